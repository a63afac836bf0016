import { Link } from "@remix-run/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "~/ui/classes";
import type { CalendarItem, MonthCell, MonthView } from "./calendar-view";

const WEEKDAYS = [
  ["Sun", "Sunday"],
  ["Mon", "Monday"],
  ["Tue", "Tuesday"],
  ["Wed", "Wednesday"],
  ["Thu", "Thursday"],
  ["Fri", "Friday"],
  ["Sat", "Saturday"],
] as const;

/** A month as a table, where there is room for seven columns. Narrower pages have the list. */
export function MonthGrid({ month }: { month: MonthView }) {
  const { label, previous, next, weeks } = month;
  return (
    <section id="month" aria-labelledby="month-heading" className="hidden md:block">
      <div className="mb-2 flex items-center justify-between gap-4">
        <h2 id="month-heading" className="text-lg">
          {label}
        </h2>
        <nav aria-label="Months" data-print="hide" className="flex gap-4">
          <Step to={previous} icon={<ChevronLeft aria-hidden="true" className="size-5" />} isBefore />
          <Step to={next} icon={<ChevronRight aria-hidden="true" className="size-5" />} />
        </nav>
      </div>
      <table aria-labelledby="month-heading" className="w-full table-fixed border-collapse bg-surface">
        <thead>
          <tr>
            {WEEKDAYS.map(([short, long]) => (
              <th key={short} scope="col" className="border border-line px-1 py-1 text-left text-sm">
                <abbr title={long} className="no-underline">
                  {short}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.day}>
              {week.map((cell) => (
                <Cell key={cell.day} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type StepProps = { to: MonthView["next"]; icon: ReactNode; isBefore?: boolean };

function Step({ to, icon, isBefore = false }: StepProps) {
  if (to === null) return null;
  return (
    <Link
      to={to.href}
      preventScrollReset
      className="inline-flex min-h-11 items-center gap-1 font-semibold text-primary"
    >
      {isBefore && icon}
      {to.label}
      {!isBefore && icon}
    </Link>
  );
}

function Cell({ cell }: { cell: MonthCell }) {
  const { day, number, isInMonth, isToday, items, more } = cell;
  return (
    <td
      aria-current={isToday ? "date" : undefined}
      className={classes("h-20 border border-line p-1 align-top", !isInMonth && "bg-wash")}
    >
      <time
        dateTime={day}
        className={classes(
          "inline-block min-w-6 rounded-control px-1 text-sm",
          isToday ? "bg-primary text-center font-semibold text-on-primary" : "text-muted",
        )}
      >
        {number}
        {isToday && <span className="sr-only"> (today)</span>}
      </time>
      {items.length > 0 && (
        <ul role="list" className="space-y-1">
          {items.map((item) => (
            <li key={item.key}>
              <Entry item={item} />
            </li>
          ))}
          {more > 0 && <li className="px-1 text-sm text-muted">and {more} more</li>}
        </ul>
      )}
    </td>
  );
}

function Entry({ item }: { item: CalendarItem }) {
  const { shortWhat, hour, whatAndHour, isOver, isMandatory, title, language, href } = item;
  return (
    <Link
      to={href}
      title={`${whatAndHour}: ${title}`}
      className="block rounded-control px-1 py-0.5 text-sm leading-tight hover:bg-wash"
    >
      <span
        className={classes(
          "block font-semibold wrap-anywhere",
          isOver ? "text-muted" : isMandatory ? "text-urgent" : "text-ink",
        )}
      >
        {shortWhat} <span className="font-normal">{hour}</span>
      </span>
      <span lang={language} className="line-clamp-2 hyphens-auto wrap-anywhere text-link">
        {title}
      </span>
    </Link>
  );
}
