import { STATUS_COLOURS } from "./status-colours";
import type { SavedBidsView } from "./views";

/** One segment for each status, as wide as its count; the tabs below name the colours. */
export function PipelineBar({ stages, total }: Pick<SavedBidsView, "stages" | "total">) {
  if (total === 0) return null;
  return (
    <figure>
      <figcaption className="sr-only">
        {stages.map(({ label, count }) => `${label}: ${count}`).join(", ")}
      </figcaption>
      <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full">
        {stages
          .filter(({ count }) => count > 0)
          .map(({ status, count }) => (
            <div
              key={status}
              style={{ flexGrow: count }}
              className={`min-w-2 ${STATUS_COLOURS[status].fill}`}
            />
          ))}
      </div>
    </figure>
  );
}
