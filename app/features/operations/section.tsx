import type { ReactNode } from "react";
import { Button } from "~/ui/button";

export function Section({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="space-y-3">
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      {children}
    </section>
  );
}

type ActionProps = {
  /** What the action's schema knows. */
  intent: string;
  fields?: Readonly<Record<string, string>>;
  label: string;
  /** What it is about, for those who hear the button alone. */
  about: string;
};

/** A form that is one button. */
export function ActionButton({ intent, fields = {}, label, about }: ActionProps) {
  return (
    <form method="post" action="/internal/operations" className="inline-block">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button look="secondary" name="intent" value={intent} className="whitespace-nowrap">
        {label}
        <span className="sr-only"> {about}</span>
      </Button>
    </form>
  );
}
