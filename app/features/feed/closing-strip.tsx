import { classes } from "~/ui/classes";
import type { ClosingsView } from "./feed-view";

const HEIGHT = 26;
const STEP = 10;
const BAR = 7;

/**
 * A chart of when the feed's bids close, one bar for each day, this week's in amber; the weeks' numbers are in a table
 * for screen readers. From 1024 px: on smaller screens the bids themselves come first.
 */
export function ClosingStrip({ closings }: { closings: ClosingsView }) {
  const { days, weeks, summary } = closings;
  const tallest = Math.max(1, ...days.map(({ count }) => count));
  const width = days.length * STEP;
  return (
    <figure className="relative hidden min-w-0 flex-1 lg:block">
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summary}
        className="h-7 w-full"
      >
        {days.map(({ day, count, urgent }, index) => {
          const height = count === 0 ? 2 : Math.max(5, (count / tallest) * HEIGHT);
          return (
            <rect
              key={day}
              x={index * STEP + (STEP - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              className={classes(count === 0 ? "fill-line" : urgent ? "fill-beacon" : "fill-primary")}
            >
              <title>{`${day}: ${count}`}</title>
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
