type Figure = { label: string; value: string };

/** Counts in one line, with a fixed height. */
export function Figures({ figures, note }: { figures: ReadonlyArray<Figure>; note?: string | null }) {
  return (
    <div className="@container">
      <dl className="flex justify-between gap-2 rounded-card border border-line bg-surface px-2 min-[22rem]:gap-4 min-[22rem]:px-3 sm:gap-0 sm:divide-x sm:divide-line sm:px-0">
        {figures.map(({ label, value }) => (
          <div
            key={label}
            className="flex h-28 flex-col-reverse justify-end py-3 min-[22rem]:h-24 sm:flex-1 @xl:h-20 sm:px-5"
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
