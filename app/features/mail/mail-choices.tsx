import { Form } from "@remix-run/react";
import { ALERT_THRESHOLD } from "~/domain/mail/alert-rules";
import { BULK_KINDS, type BulkKind } from "~/domain/mail/mail";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";

export type MailChoicesView = {
  /** The list whose mail the link came with: it is shown first. */
  list: BulkKind;
  email: string;
  digest: boolean;
  alert: boolean;
  "same-day": boolean;
  reminder: boolean;
  /** Alerts are part of Pro; others can only switch them off. */
  mayHaveAlerts: boolean;
  /** "21 Dec 2026" */
  pausedUntil: string | null;
};

const LISTS: Record<BulkKind, { name: string; what: string }> = {
  digest: { name: "Weekly digest", what: "New bids that fit you, once a week." },
  alert: { name: "Instant alerts", what: `New contracts over ${ALERT_THRESHOLD}, as they come in.` },
  "same-day": { name: "Same-day email", what: "New bids that state no value, once a day at 4:00 pm." },
  reminder: { name: "Reminders", what: "The dates of bids that you have saved, before they pass." },
};

const isAlert = (kind: BulkKind) => kind === "alert" || kind === "same-day";

/** One button for each thing that can be done; nothing is done by looking. */
export function MailChoices({ view }: { view: MailChoicesView }) {
  const { list, pausedUntil } = view;
  const lists = [list, ...BULK_KINDS.filter((kind) => kind !== list)];
  const isLocked = (kind: BulkKind) => isAlert(kind) && !view.mayHaveAlerts;
  return (
    <Form method="post" className="space-y-4">
      {lists.map((kind) => (
        <Card key={kind} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
          <div className="min-w-0">
            <h2 className="text-lg">{LISTS[kind].name}</h2>
            <p className="text-sm text-muted">
              {LISTS[kind].what} {isLocked(kind) ? "Part of Pro: you get none." : view[kind] ? "On." : "Off."}
            </p>
          </div>
          {view[kind] ? (
            <Button name="choice" value={`stop-${kind}`} look={kind === list ? "primary" : "secondary"}>
              Stop<span className="sr-only"> the {LISTS[kind].name.toLowerCase()}</span>
            </Button>
          ) : isLocked(kind) ? null : (
            <Button name="choice" value={`start-${kind}`} look="secondary">
              Switch on<span className="sr-only"> the {LISTS[kind].name.toLowerCase()}</span>
            </Button>
          )}
        </Card>
      ))}
      {pausedUntil !== null && (
        <p>
          Paused until <strong className="font-semibold">{pausedUntil}</strong>.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {pausedUntil === null ? (
          <Button name="choice" value="pause" look="secondary">
            Pause everything for four weeks
          </Button>
        ) : (
          <Button name="choice" value="resume" look="secondary">
            End the pause
          </Button>
        )}
        {BULK_KINDS.some((kind) => view[kind]) && (
          <Button name="choice" value="stop-all" look="secondary">
            Stop everything
          </Button>
        )}
      </div>
      <p className="text-sm text-muted">
        You still get the account emails you ask for, such as a password reset link.
      </p>
    </Form>
  );
}
