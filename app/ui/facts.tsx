import type { ReactNode } from "react";

export type Fact = { term: string; value: ReactNode };

/** Terms and values of one thing, each term above its value. */
export function Facts({ facts }: { facts: ReadonlyArray<Fact> }) {
  return (
    <dl className="grid gap-x-4 gap-y-4 min-[22rem]:grid-cols-2 lg:grid-cols-1">
      {facts.map(({ term, value }) => (
        <div key={term} className="min-w-0">
          <dt className="text-sm text-muted">{term}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
