import { ArrowRight } from "lucide-react";
import type { OpportunityDetailView } from "./opportunity-view";

/** What has changed since the notice was first published, newest first. */
export function BidHistory({ changes }: Pick<OpportunityDetailView, "changes">) {
  if (changes.length === 0) return null;
  return (
    <section>
      <h3 className="text-lg">Changes to this notice</h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {changes.map((change, index) => (
          <li key={index} className="py-2.5">
            <p className="text-sm text-muted">
              {change.field} · {change.at}
            </p>
            <p className="mt-0.5 flex flex-wrap items-center gap-x-2 wrap-anywhere tabular-nums">
              <del className="text-muted">{change.from}</del>
              <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
              <span className="sr-only">changed to</span>
              <ins className="font-semibold no-underline">{change.to}</ins>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
