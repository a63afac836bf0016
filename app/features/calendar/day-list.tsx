import { Link } from "@remix-run/react";
import { Badge } from "~/ui/badge";
import { classes } from "~/ui/classes";
import type { CalendarDay, CalendarItem } from "./calendar-view";

/** Days with their dates, one line each. */
export function DayList({ days }: { days: ReadonlyArray<CalendarDay> }) {
  return (
    <ul role="list" className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface">
      {days.map(({ day, label, near, items }) => (
        <li key={day} className="gap-x-4 px-3 py-2 sm:max-xl:flex">
          <h3 className="text-base font-semibold sm:max-xl:w-36 sm:max-xl:shrink-0 sm:max-xl:py-1">
            <time dateTime={day}>{label}</time>
            {near && (
              <>
                {" "}
                <Badge tone="soon">{near}</Badge>
              </>
            )}
          </h3>
          <ul role="list" className="min-w-0 flex-1">
            {items.map((item) => (
              <li key={item.key}>
                <Item item={item} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Item({ item }: { item: CalendarItem }) {
  const { what, hour, note, where, isMandatory, isOver, title, language, href } = item;
  return (
    <div className="py-1">
      <p className={classes(isOver && "text-muted")}>
        <span className={classes("font-semibold", isMandatory && !isOver && "text-urgent")}>{what}</span>{" "}
        {hour}
        {note && `; ${note}`} {isOver && <Badge tone="outline">over</Badge>}
      </p>
      <Link to={href} lang={language} className="inline-block min-h-6 py-0.5 text-link wrap-anywhere">
        {title}
      </Link>
      {where && <p className="text-sm text-muted wrap-anywhere">{where}</p>}
    </div>
  );
}
