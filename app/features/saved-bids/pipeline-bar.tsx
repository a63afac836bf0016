import type { SavedBidStatus } from "~/domain/saved-bid";
import type { SavedBidsView } from "./views";

const FILLS: Record<SavedBidStatus, string> = {
  interested: "bg-interested",
  saved: "bg-saved",
  submitted: "bg-submitted",
  won: "bg-won",
  lost: "bg-lost",
};

/** From interested to won, as wide as their numbers; the same in words below. */
export function PipelineBar({ stages, total }: Pick<SavedBidsView, "stages" | "total">) {
  if (total === 0) return null;
  return (
    <figure>
      <figcaption className="sr-only">Saved bids by status</figcaption>
      <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full">
        {stages
          .filter(({ count }) => count > 0)
          .map(({ status, count }) => (
            <div key={status} style={{ flexGrow: count }} className={`min-w-2 ${FILLS[status]}`} />
          ))}
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {stages.map(({ status, label, count }) => (
          <li key={status} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`size-2.5 rounded-full ${FILLS[status]}`} />
            <span>{label}</span> <span className="font-semibold tabular-nums">{count}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
