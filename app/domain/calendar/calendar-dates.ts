import { withPointers } from "~/domain/opportunities/cut-details";
import { dayWithoutHour } from "~/domain/reading/kept/closing-day";
import { hourOfClosingIn } from "~/domain/reading/kept/closing-hour";
import {
  type CountedDate,
  countedDates,
  openingsLast,
  type OwnDate,
} from "~/domain/reading/kept/counted-dates";
import type { KeptKeyDate } from "~/domain/reading/kept/keep-key-dates";
import { wallClockOf } from "~/domain/reading/kept/noted-date";
import { countsAsClosing, whoseClosing } from "~/domain/reading/kept/whose-closing";
import type { Attendance, KeyDateKind } from "~/domain/reading/key-date";
import { TORONTO } from "~/domain/zoned-time";

/** A date that may stand in a calendar: one that is sure, the reader's own, or the portal's closing date. */
export type CalendarDate = {
  /** By which calendars know it: the key date's ID, also after its reader has corrected it. */
  uid: string;
  kind: KeyDateKind;
  /** `null` for a day without an hour. */
  at: Date | null;
  /** The day and the hour on the clocks of `zone`. */
  day: string;
  time: string | null;
  zone: string;
  mandatory: Attendance;
  place: string | null;
  /** The notice's own words; empty for what a field of the portal or the reader states. */
  sentence: string;
  origin: "text" | "portal" | "hour in text" | "corrected" | "added";
  /** By which it was read; `null` for what nobody read. */
  rule: string | null;
  /** How often it has changed, as far as its records tell. */
  sequence: number;
  changedAt: Date;
  /** The portal's closing date, if its reader's own counts in its place. */
  portalDeadline?: Date | null;
};

type ReadDate = Omit<KeptKeyDate, "doubts">;
type NotedDate = OwnDate & { createdAt: Date };

export type ClosingOfBid = {
  /** For the closing date, which has no record of its own. */
  closingUid: string;
  deadline: Date | null;
  /** The zone of the place of work. */
  zone: string;
  version: number;
  updatedAt: Date;
};

/** The dates of one bid that stand in its reader's calendar, in their order. */
export function calendarDates(
  bid: ClosingOfBid,
  read: ReadonlyArray<ReadDate>,
  own: ReadonlyArray<NotedDate>,
): Array<CalendarDate> {
  const whose = whoseClosing(bid, own);
  const dates = countedDates(read, own)
    .filter((line) => countsAsClosing(whose, line.kind, line.own !== null))
    .flatMap((line) => dateOf(line, own))
    .map((date) => (date.kind === "closing" && whose === "reader" ? inPlaceOfPortals(date, bid) : date));
  return [...dates, ...(whose === "portal" ? closingOf(bid, hourOfClosingIn(read)) : [])].sort(inOrder);
}

/** Days without an hour come after the hours of their day, and an opening after the closing at its instant. */
export function inOrder(a: CalendarDate, b: CalendarDate): number {
  if (a.day !== b.day || a.at === null || b.at === null)
    return `${a.day} ${a.time ?? "24"}`.localeCompare(`${b.day} ${b.time ?? "24"}`) || openingsLast(a, b);
  return a.at.getTime() - b.at.getTime() || openingsLast(a, b);
}

function dateOf(line: CountedDate<ReadDate>, noted: ReadonlyArray<NotedDate>): Array<CalendarDate> {
  const { read, own, kind, at, localDay, localTime, zone, mandatory, place } = line;
  if (localDay === null || !(own || isSure(read))) return [];
  const notedAt = noted.find(({ id }) => id === own?.id)?.createdAt;
  return [
    {
      uid: read?.id ?? own?.keyDateId ?? own?.id ?? "",
      kind,
      at,
      day: localDay,
      time: at === null ? null : localTime,
      zone: zone ?? TORONTO,
      mandatory,
      place,
      sentence: own || !read ? "" : withPointers(read.sentence, read.language),
      rule: read?.rule ?? null,
      origin: own ? (own.keyDateId === null ? "added" : "corrected") : (read?.origin ?? "text"),
      sequence: (read?.sequence ?? 0) + (own ? 1 : 0),
      changedAt: notedAt ?? read?.changedAt ?? new Date(0),
    },
  ];
}

/** Calendars know the reader's own closing date as the one whose place it takes. */
const inPlaceOfPortals = (
  date: CalendarDate,
  { closingUid, deadline, version }: ClosingOfBid,
): CalendarDate => ({
  ...date,
  ...(date.origin === "added" ? { uid: closingUid, sequence: date.sequence + Math.max(0, version - 1) } : {}),
  portalDeadline: deadline,
});

/** "About the 5th" is no day to be somewhere. */
function isSure(read: ReadDate | null): boolean {
  return (
    read !== null && read.standing === "sure" && (read.precision === "instant" || read.precision === "day")
  );
}

/** `hour` is the date in the text that gives the closing its hour. */
function closingOf(
  { closingUid, deadline, zone, version, updatedAt }: ClosingOfBid,
  hour: ReadDate | null,
): Array<CalendarDate> {
  if (deadline === null) return [];
  const wholeDay = dayWithoutHour(deadline, zone);
  const { day, time } = wallClockOf(deadline, zone);
  return [
    {
      uid: closingUid,
      kind: "closing",
      day: wholeDay ?? day,
      zone,
      mandatory: "unsaid",
      place: null,
      sentence: hour?.sentence ?? "",
      at: wholeDay === null ? deadline : null,
      time: wholeDay === null ? time : null,
      origin: hour === null ? "portal" : "hour in text",
      rule: hour?.rule ?? null,
      sequence: Math.max(0, version - 1),
      changedAt: updatedAt,
    },
  ];
}
