import { classes } from "./classes";
import { PageLink } from "./row-link";

export type Figure = {
  label: string;
  value: string;
  /** After the label: "CAD". */
  unit?: string;
  /** The list of what is counted. */
  href: string;
};

/** Counts in one line; each leads to what it counts. */
export function FigureLine({ figures }: { figures: ReadonlyArray<Figure> }) {
  return (
    <ul
      aria-label="Your feed in figures"
      role="list"
      className="grid grid-cols-3 gap-x-2 sm:flex sm:flex-wrap sm:items-baseline sm:gap-x-6"
    >
      {figures.map(({ label, value, unit, href }) => (
        <li key={label} className="min-w-0">
          <PageLink
            href={href}
            className="block min-h-11 text-sm leading-4 underline-offset-4 hover:underline sm:flex sm:min-h-8 sm:items-baseline sm:gap-1.5"
          >
            <strong className="block text-lg leading-6 font-semibold whitespace-nowrap tabular-nums">
              {value}
            </strong>{" "}
            <span className="text-muted">
              {label}
              {unit && ` (${unit})`}
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** Counts in one line, with a fixed height. */
export function Figures({
  figures,
  note,
  isLow = false,
}: {
  figures: ReadonlyArray<Pick<Figure, "label" | "value">>;
  note?: string;
  /** Labels of a phone's width take one line, above a list. */
  isLow?: boolean;
}) {
  return (
    <div className="@container">
      <dl className="flex justify-between gap-2 rounded-card border border-line bg-surface px-2 min-[22rem]:px-3 sm:gap-0 sm:divide-x sm:divide-line sm:px-0">
        {figures.map(({ label, value }) => (
          <div
            key={label}
            className={classes(
              "flex h-28 flex-col-reverse justify-end sm:flex-1 sm:px-5 @xl:h-20",
              isLow
                ? "py-1.5 min-[22rem]:max-sm:h-16 min-[22rem]:max-sm:whitespace-nowrap sm:h-24 sm:py-3"
                : "py-3 min-[22rem]:h-24",
            )}
          >
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-xl font-semibold whitespace-nowrap tabular-nums sm:text-2xl">{value}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="mt-1.5 text-sm text-muted">{note}</p>}
    </div>
  );
}
