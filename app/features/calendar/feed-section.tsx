import { Form } from "@remix-run/react";
import { CALENDAR_PATH } from "~/features/calendar-feeds/calendar-links";
import { Button } from "~/ui/button";
import { OwnerField } from "~/ui/owner-field";
import type { FeedView } from "./calendar-view";
import type { NewFeed } from "./feed-action.server";

/** The answer to its forms shows this part of the page. */
const SECTION_ID = "subscribe";

type FeedSectionProps = { feed: FeedView | null; address: NewFeed | null };

/** The private address that calendar programs read, and what it is good for. */
export function FeedSection({ feed, address }: FeedSectionProps) {
  const hasFeed = address !== null || (feed !== null && feed.since !== null);
  return (
    <section
      id={SECTION_ID}
      aria-labelledby="subscribe-heading"
      className="max-w-measure space-y-3"
      data-print="hide"
    >
      <h2 id="subscribe-heading" className="text-lg">
        In your own calendar
      </h2>
      <p>
        Google Calendar, Outlook and Apple Calendar can read these dates from a private address. A date that
        moves then moves there too, but late: Google looks every 8 to 24 hours, whatever we ask for.
      </p>
      {address && <Address address={address} />}
      {!address && feed?.since && <Known since={feed.since} reads={feed.reads} />}
      <div className="flex flex-wrap gap-3">
        <FeedButton
          intent="issue"
          label={hasFeed ? "Make a new address" : "Make a private address"}
          isQuiet={hasFeed}
        />
        {hasFeed && <FeedButton intent="revoke" label="Stop this address" isQuiet />}
      </div>
    </section>
  );
}

function Address({ address: { webcal, https } }: { address: NewFeed }) {
  return (
    <div role="status" className="space-y-2 rounded-card border border-edge bg-wash p-4">
      <p className="font-semibold">Your private address</p>
      <p>
        <a href={webcal} className="inline-flex min-h-11 items-center text-link">
          Open it in your calendar
        </a>
      </p>
      <p>Or copy it, and add it in Google Calendar under “From URL”:</p>
      <p>
        <code className="block text-sm select-all wrap-anywhere">{https}</code>
      </p>
      <p>
        It is shown only now. Anyone with it sees your saved bids and their dates, so treat it like a
        password.
      </p>
    </div>
  );
}

function Known({ since, reads }: { since: string; reads: ReadonlyArray<string> }) {
  return (
    <>
      <p>
        You have had a private address since {since}. It cannot be shown again. A new one replaces it, and
        calendars that have the old one stop finding it.
      </p>
      {reads.length === 0 ? (
        <p className="text-muted">No calendar has read it yet.</p>
      ) : (
        <ul role="list" className="text-muted">
          {reads.map((read) => (
            <li key={read}>{read}</li>
          ))}
        </ul>
      )}
    </>
  );
}

type FeedButtonProps = { intent: "issue" | "revoke"; label: string; isQuiet: boolean };

function FeedButton({ intent, label, isQuiet }: FeedButtonProps) {
  return (
    <Form method="post" action={`${CALENDAR_PATH}#${SECTION_ID}`}>
      <OwnerField />
      <input type="hidden" name="intent" value={intent} />
      <Button look={isQuiet ? "secondary" : "primary"}>{label}</Button>
    </Form>
  );
}
