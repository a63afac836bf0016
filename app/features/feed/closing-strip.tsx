import type { ClosingsView } from "./feed-view";

const HEIGHT = 26;
const STEP = 10;
const BAR = 7;
const GAP = STEP - BAR;

/**
 * A chart of when the feed's bids close: one bar for each day with any, this week's in amber. Screen readers get the
 * weeks' numbers in a table. Shown from 1024 px, because on smaller screens the bids come first.
 */
export function ClosingStrip({ closings }: { closings: ClosingsView }) {
  const { length, bars, weeks, summary } = closings;
  const tallest = Math.max(1, ...bars.map(({ count }) => count));
  const width = length * STEP;
  return (
    <figure className="relative hidden min-w-0 flex-1 lg:block">
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summary}
        className="h-7 w-full"
      >
        <path
          d={`M${GAP / 2} ${HEIGHT - 1}H${width}`}
          strokeDasharray={`${BAR} ${GAP}`}
          strokeWidth={2}
          className="stroke-line"
        />
        {bars.map(({ at, label, count, urgent }) => {
          const height = Math.max(5, (count / tallest) * HEIGHT);
          return (
            <rect
              key={at}
              x={at * STEP + GAP / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              className={urgent ? "fill-beacon" : "fill-primary"}
            >
              <title>{label}</title>
            </rect>
          );
        })}
      </svg>
      <div className="sr-only">
        <table>
          <caption>{summary}</caption>
          <thead>
            <tr>
              <th scope="col">Week</th>
              <th scope="col">Bids closing</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ label, count }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
