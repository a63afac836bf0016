import type { SavedBidsView } from "./saved-bids-view";
import { STATUS_COLOURS } from "./status-colours";

/** One segment for each status, as wide as its count; the tabs below name the colours. */
export function PipelineBar({ stages, total }: Pick<SavedBidsView, "stages" | "total">) {
  if (total === 0) return null;
  return (
    <figure>
      <figcaption className="sr-only">
        {stages.map(({ label, count }) => `${label}: ${count}`).join(", ")}
      </figcaption>
      <div aria-hidden="true" className="h-3 overflow-hidden rounded-full">
        {/* The widths are attributes, because the Content-Security-Policy allows no style attributes. */}
        <svg viewBox={`0 0 ${BAR_WIDTH} 1`} preserveAspectRatio="none" className="block size-full">
          {segmentsOf(stages).map(({ status, x, width }) => (
            <rect key={status} x={x} width={width} height="1" className={STATUS_COLOURS[status].bar} />
          ))}
        </svg>
      </div>
    </figure>
  );
}

const BAR_WIDTH = 1_000;
const GAP = 4;
/** Wide enough to be seen, however few bids there are of one status. */
const MIN_WIDTH = 16;

type Stage = SavedBidsView["stages"][number];

function segmentsOf(stages: ReadonlyArray<Stage>) {
  const filled = stages.filter(({ count }) => count > 0);
  const total = filled.reduce((sum, { count }) => sum + count, 0);
  const shared = BAR_WIDTH - (GAP + MIN_WIDTH) * filled.length + GAP;
  let x = 0;
  return filled.map(({ status, count }) => {
    const segment = { status, x, width: MIN_WIDTH + (shared * count) / total };
    x += segment.width + GAP;
    return segment;
  });
}
