import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { PlainTable } from "~/features/public-site/article";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { errorsOf, textProps } from "~/ui/conform-fields";
import { ErrorSummary } from "~/ui/error-summary";
import { TextField } from "~/ui/field";
import type { OperationsView } from "./operations-view.server";
import { ActionButton, Section } from "./section";

export type KeyAnswer = {
  /** The refused form. */
  answer: SubmissionResult | null;
  /** The new key, which is shown this once. */
  issued: { portal: string; secret: string } | null;
};

type KeysProps = Pick<OperationsView, "keys"> & { answered: KeyAnswer | null };

export function KeysSection({ keys, answered }: KeysProps) {
  return (
    <Section id="keys" heading="Portals' keys">
      {answered?.issued && <Issued {...answered.issued} />}
      {keys.length === 0 ? (
        <p>None.</p>
      ) : (
        <PlainTable
          label="Portals' keys"
          heads={["Portal", "Hosts", "Home", "Issued", "Revoked"]}
          rows={keys.map(({ portal, hosts, home, issued, revoked }) => [
            portal,
            hosts,
            home,
            issued,
            revoked ?? (
              <ActionButton
                key={portal}
                intent="revoke-keys"
                fields={{ portal }}
                label="Revoke"
                about={`every key of ${portal}`}
              />
            ),
          ])}
        />
      )}
      <IssueForm answer={answered?.answer ?? null} />
    </Section>
  );
}

function Issued({ portal, secret }: NonNullable<KeyAnswer["issued"]>) {
  return (
    <Card role="status" className="space-y-2 border-won p-4">
      <p className="font-semibold">The key of {portal}. Copy it now: it is not shown again.</p>
      <code className="block wrap-anywhere">{secret}</code>
    </Card>
  );
}

type Fields = { portal: string; hosts: string; home: string };

function IssueForm({ answer }: { answer: SubmissionResult | null }) {
  const [form, fields] = useForm<Fields>({ id: "issue-key", lastResult: answer });
  return (
    <form
      method="post"
      action="/internal/operations"
      {...getFormProps(form)}
      aria-label="Issue a key"
      className="max-w-xl space-y-4"
    >
      <h3 className="text-lg">Issue a key</h3>
      <ErrorSummary errors={errorsOf(form)} />
      <TextField {...textProps(fields.portal, "text", { hint: "Such as peel-bids." })} label="Portal" />
      <TextField
        {...textProps(fields.hosts, "text", {
          hint: "Where its links lead, such as bids.example.ca. Several with spaces between them.",
        })}
        label="Hosts"
      />
      <TextField
        {...textProps(fields.home, "text", { hint: "What it covers, such as CA-ON. May stay empty." })}
        label="Home"
      />
      <Button name="intent" value="issue-key">
        Issue a key
      </Button>
    </form>
  );
}
