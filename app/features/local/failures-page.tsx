import { Form, Link } from "@remix-run/react";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { type Failure, FAILURE_GROUPS, failuresNamed } from "./failures";
import { LocalShell } from "./local-shell";

type FailuresPageProps = {
  /** The IDs of the failures that are switched on. */
  on: ReadonlyArray<string>;
  flash?: React.ReactNode;
};

export function FailuresPage({ on, flash }: FailuresPageProps) {
  return (
    <LocalShell heading="Failures" flash={flash}>
      <p className="max-w-measure text-muted">
        Checked calls fail in this browser until you switch them off: the database refuses a statement, or the
        payment provider answers with an error. The pages under /local are not affected.
      </p>
      <FailuresNote on={on} />
      <Form method="post" action="/local/failures" className="space-y-6">
        <Buttons />
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          {FAILURE_GROUPS.map(({ name, failures }) => (
            <Card key={name} className="p-4">
              <fieldset>
                <legend className="mb-2 text-lg font-semibold">{name}</legend>
                <div className="space-y-1">
                  {failures.map((failure) => (
                    <FailureBox key={failure.id} {...failure} isOn={on.includes(failure.id)} />
                  ))}
                </div>
              </fieldset>
            </Card>
          ))}
        </div>
        <Buttons />
      </Form>
    </LocalShell>
  );
}

function Buttons() {
  return (
    <div className="flex flex-wrap gap-3">
      <Button>Save</Button>
      <Button look="secondary" name="none" value="on">
        None
      </Button>
    </div>
  );
}

function FailureBox({ id, label, hint, isOn }: Failure & { isOn: boolean }) {
  return (
    <div className="flex gap-3 py-1.5">
      <input
        type="checkbox"
        id={id}
        name="failure"
        value={id}
        defaultChecked={isOn}
        aria-describedby={`${id}-hint`}
        className="mt-0.5 size-5 shrink-0"
      />
      <div className="min-w-0">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      </div>
    </div>
  );
}

/** A reminder on every page, so that a simulated failure is not mistaken for a real one. */
export function FailuresNote({ on, link = false }: { on: ReadonlyArray<string>; link?: boolean }) {
  const names = failuresNamed(on).map(({ label }) => label);
  if (names.length === 0) return null;
  return (
    <p className="rounded-card border border-urgent bg-urgent-tint px-4 py-3">
      <strong className="font-semibold">
        {names.length === 1 ? "1 failure is on" : `${names.length} failures are on`} in this browser:
      </strong>{" "}
      {names.join("; ")}.{" "}
      {link && (
        <Link to="/local/failures" className="text-link">
          Change or switch off
        </Link>
      )}
    </p>
  );
}
