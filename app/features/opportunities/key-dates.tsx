import { Badge } from "~/ui/badge";
import type { OpportunityDetailView } from "./opportunity-view";

/** The dates that a bidder must keep, above everything that explains the bid. */
export function KeyDates({ deadline, moved }: Pick<OpportunityDetailView, "deadline" | "moved">) {
  return (
    <section>
      <h3 className="text-lg">Key dates</h3>
      <dl className="mt-2 rounded-card border border-line">
        <div className="gap-x-4 px-3 py-2 sm:flex">
          <dt className="font-semibold sm:w-28">Closing</dt>
          <dd className="min-w-0">
            {deadline.iso ? <time dateTime={deadline.iso}>{deadline.label}</time> : deadline.label}{" "}
            {deadline.daysLeft && (
              <Badge tone={deadline.urgent ? "soon" : "outline"}>{deadline.daysLeft}</Badge>
            )}
            {moved && <span className="block text-sm text-muted">{moved}</span>}
          </dd>
        </div>
      </dl>
    </section>
  );
}
