import { ChevronDown } from "lucide-react";
import { Card } from "~/ui/card";
import { classes } from "~/ui/classes";
import type { ClosingsView } from "./feed-view";

const HEIGHT = 40;
const STEP = 10;
const BAR = 7;

/** A chart of when the listed bids close, one bar for each day, this week's in amber; also as text and a table. */
export function ClosingStrip({ closings }: { closings: ClosingsView }) {
  const { days, weeks, summary } = closings;
  const tallest = Math.max(1, ...days.map(({ count }) => count));
  const width = days.length * STEP;
  return (
    <Card className="px-4 pt-3 pb-1">
      <svg
        viewBox={`0 0 ${width} ${HEIGHT + 4}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${summary}. The numbers by week are in the table below.`}
        className="h-11 w-full"
      >
        {days.map(({ day, count, urgent }, index) => {
          const height = count === 0 ? 2 : Math.max(8, (count / tallest) * HEIGHT);
          return (
            <rect
              key={day}
              x={index * STEP + (STEP - BAR) / 2}
              y={HEIGHT - height + 2}
              width={BAR}
              height={height}
              className={classes(count === 0 ? "fill-line" : urgent ? "fill-beacon" : "fill-primary")}
            >
              <title>{`${day}: ${count}`}</title>
            </rect>
          );
        })}
      </svg>
      <div aria-hidden="true" className="flex justify-between text-sm text-muted tabular-nums">
        <span>Today</span>
        <span>in 4 weeks</span>
        <span>in 8 weeks</span>
      </div>
      <details className="group">
        <summary className="flex min-h-11 items-center gap-1.5 text-sm">
          {summary}
          <span
            className="ml-auto inline-flex shrink-0 items-center gap-1.5 font-semibold text-primary"
            data-print="hide"
          >
            By week
            <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
          </span>
        </summary>
        <table className="mb-3 text-sm">
          <thead>
            <tr className="text-left text-muted">
              <th scope="col" className="pr-6 font-normal">
                Week
              </th>
              <th scope="col" className="font-normal">
                Bids closing
              </th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ label, count }) => (
              <tr key={label}>
                <th scope="row" className="pr-6 text-left font-normal">
                  {label}
                </th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}
