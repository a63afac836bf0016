import type { ReactNode } from "react";
import { classes } from "./classes";

export type Fact = { term: string; value: ReactNode };

type FactsProps = {
  facts: ReadonlyArray<Fact>;
  /** Across the page, and not beside its text. */
  isWide?: boolean;
};

/** Terms and values of one thing, each term above its value. */
export function Facts({ facts, isWide = false }: FactsProps) {
  return (
    <dl
      className={classes(
        "grid gap-x-4 gap-y-4 min-[22rem]:grid-cols-2",
        isWide ? "sm:grid-cols-3" : "lg:grid-cols-1",
      )}
    >
      {facts.map(({ term, value }) => (
        <div key={term} className="min-w-0">
          <dt className="text-sm text-muted">{term}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
