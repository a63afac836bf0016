import { addDays, daysBetween, localDay, TORONTO } from "~/domain/zoned-time";
import type { Attendance, KeyDate, KeyDateKind } from "./key-date";

/** The kinds that a row of a list names: what a bidder must do before the closing date. */
export const LISTED_KINDS = ["site_meeting", "questions", "intent", "sub_bid_closing"] as const;

/** A sure date as an opportunity's own row has it, so that a list reads no other row. */
export type ListedDate = {
  kind: (typeof LISTED_KINDS)[number];
  /** In milliseconds; `null` for a day without an hour. */
  at: number | null;
  day: string;
  time: string | null;
  zone: string | null;
  mandatory: Attendance;
};

const MOST_LISTED = 8;

const isListedKind = (kind: KeyDateKind): kind is ListedDate["kind"] =>
  LISTED_KINDS.some((listed) => listed === kind);

type Found = Pick<KeyDate, "kind" | "at" | "localDay" | "localTime" | "zone" | "mandatory" | "precision"> & {
  standing: string;
};

/** The sure dates that rows name, in their order. */
export function listedDatesOf(dates: ReadonlyArray<Found>): Array<ListedDate> {
  return dates
    .flatMap(({ kind, at, localDay: day, localTime: time, zone, mandatory, precision, standing }) =>
      isListedKind(kind) && standing === "sure" && day !== null && precision !== "approximate"
        ? { kind, at: at?.getTime() ?? null, day, time: at === null ? null : time, zone, mandatory }
        : [],
    )
    .sort((a, b) => `${a.day} ${a.time ?? "24"}`.localeCompare(`${b.day} ${b.time ?? "24"}`))
    .slice(0, MOST_LISTED);
}

/** Whether the date is not over: a day without an hour is until that day ends. */
export function isAhead({ at, day, zone }: Pick<ListedDate, "at" | "day" | "zone">, now: Date): boolean {
  return at === null ? day >= localDay(now, zone ?? TORONTO) : at >= now.getTime();
}

export function nextListedDate(dates: ReadonlyArray<ListedDate>, now: Date): ListedDate | null {
  return dates.find((date) => isAhead(date, now)) ?? null;
}

/** "today", "tomorrow", or `null` for a later day. */
export function nearDay({ day, zone }: Pick<ListedDate, "day" | "zone">, now: Date): string | null {
  const today = localDay(now, zone ?? TORONTO);
  if (day === today) return "today";
  return day === addDays(today, 1) ? "tomorrow" : null;
}

/** Calendar days from today, in the date's own zone. */
export const daysUntil = ({ day, zone }: Pick<ListedDate, "day" | "zone">, now: Date) =>
  daysBetween(localDay(now, zone ?? TORONTO), day);
