import { formatClock } from "~/domain/local-time";
import { displayTimeZone, localDay, TORONTO } from "~/domain/zoned-time";
import { lastMomentOf } from "./around-closing";
import type { KeptKeyDate } from "./keep-key-dates";
import { dayLabel, timeLabel } from "./key-date-label";

/** The notice's text states an earlier closing than the portal, whose own counts. */
export type EarlierClosing = {
  kind: "earlier_closing";
  /** In milliseconds; `null` for a day without an hour. */
  at: number | null;
  day: string;
  time: string | null;
  zone: string | null;
};

type Read = Pick<
  KeptKeyDate,
  "kind" | "at" | "localDay" | "localTime" | "zone" | "precision" | "doubts" | "conflictsWith"
> & { standing: string };

/**
 * The earlier closing that the text states, with no other doubt than that the portal's is another. `earlier` are the
 * portal's closings before it moved them: a text that still states such a day is older than the portal's date. So is
 * nothing told of a text that states the portal's too, since its closings may be of several lots.
 */
export function earlierClosingOf(
  dates: ReadonlyArray<Read>,
  { deadline }: { deadline: Date | null },
  earlier: ReadonlyArray<Date>,
): EarlierClosing | null {
  const closings = dates.filter(({ kind }) => kind === "closing");
  if (deadline === null || closings.some(({ standing }) => standing === "sure")) return null;
  const [first] = closings
    .flatMap((date) => {
      const { localDay: day, zone } = date;
      const end = lastMomentOf(date);
      if (day === null || end === null || end >= deadline || !isSureButForPortal(date)) return [];
      const isOlder = earlier.some((was) => localDay(was, zone ?? TORONTO) === day);
      return isOlder ? [] : [{ date, day, end }];
    })
    .sort((a, b) => a.end.getTime() - b.end.getTime());
  if (!first) return null;
  const { at, localTime, zone } = first.date;
  return {
    kind: "earlier_closing",
    at: at?.getTime() ?? null,
    day: first.day,
    time: at === null ? null : localTime,
    zone,
  };
}

const isSureButForPortal = ({ standing, conflictsWith, doubts, precision }: Read): boolean =>
  standing === "check" &&
  conflictsWith !== null &&
  (precision === "instant" || precision === "day") &&
  doubts.every((doubt) => doubt === "differs from the portal");

type Bid = {
  deadline: Date | null;
  region: string | null;
  keyDates: ReadonlyArray<EarlierClosing | { kind: string }>;
};

const isEarlierClosing = (date: EarlierClosing | { kind: string }): date is EarlierClosing =>
  date.kind === "earlier_closing";

/** "the notice’s text says 11:00 am", of the portal's own day, or "… says Mon 7 Dec, 11:00 am ET". */
export function earlierClosingLabel({ deadline, region, keyDates }: Bid): string | null {
  const date = keyDates.find(isEarlierClosing);
  if (!date || deadline === null) return null;
  const shownIn = displayTimeZone(region);
  const at = date.at === null ? null : new Date(date.at);
  if (at !== null && localDay(at, shownIn) === localDay(deadline, shownIn))
    return `the notice’s text says ${formatClock(at, shownIn)}`;
  // Within a list the year goes without saying.
  const day = dayLabel(date.day).slice(0, -5);
  const time = timeLabel({ at, day: date.day, time: date.time, zone: date.zone }, shownIn);
  return `the notice’s text says ${time === null ? day : `${day}, ${time}`}`;
}
