import { addDays, daysBetween, localDay, TORONTO } from "~/domain/zoned-time";
import { type Attendance, type KeyDate, type KeyDateKind, WISHED_REGISTRATION } from "../key-date";
import { isAnswerTo, type OwnDate, statedMoment } from "./counted-dates";
import { type EarlierClosing, earlierClosingOf } from "./earlier-closing";
import { countsAsClosing, whoseClosing } from "./whose-closing";

/**
 * The kinds that a row of a list names: what a bidder must do before the closing date, and the text's closing date of a
 * bid whose portal states none.
 */
export const LISTED_KINDS = ["site_meeting", "questions", "intent", "sub_bid_closing", "closing"] as const;

/** A sure date as an opportunity's own row has it, so that a list reads no other row. */
export type ListedDate = {
  /** The key date's own; of a date that a reader added, that reader's. */
  id: string;
  kind: (typeof LISTED_KINDS)[number];
  /** In milliseconds; `null` for a day without an hour. */
  at: number | null;
  day: string;
  time: string | null;
  zone: string | null;
  mandatory: Attendance;
};

/** What rows say beside their dates. */
export type ListedNote =
  /** A site meeting must be attended, and its date is doubtful. */
  | { kind: "doubtful_meeting" }
  /** The portal's closing date is years ahead, as those of source lists are. */
  | { kind: "open_until"; at: number }
  | EarlierClosing;

/** What an opportunity's own row has of its dates, so that a list reads no other row. */
export type RowDate = ListedDate | ListedNote;

const isNote = (date: RowDate): date is ListedNote => NOTES.some((note) => note === date.kind);

const NOTES = ["doubtful_meeting", "open_until", "earlier_closing"] as const satisfies ReadonlyArray<
  ListedNote["kind"]
>;

/** The dates without the notes. */
export const datesInRow = (row: ReadonlyArray<RowDate>): Array<ListedDate> =>
  row.filter((date): date is ListedDate => !isNote(date));

const MOST_LISTED = 8;

const isListedKind = (kind: KeyDateKind): kind is ListedDate["kind"] =>
  LISTED_KINDS.some((listed) => listed === kind);

type Kept = Pick<
  KeyDate,
  | "kind"
  | "at"
  | "localDay"
  | "localTime"
  | "zone"
  | "mandatory"
  | "precision"
  | "doubts"
  | "rule"
  | "conflictsWith"
> & {
  id: string;
  standing: string;
};

type Closing = { deadline: Date | null };

/** A meeting that one sentence calls mandatory and another does not is not told as such. */
export const mustAttend = ({
  kind,
  mandatory,
  doubts,
}: {
  kind: string;
  mandatory: string;
  doubts: ReadonlyArray<string>;
}) => kind === "site_meeting" && mandatory === "yes" && !doubts.includes("mandatory and optional");

/** What rows say: the sure dates in their order, and the notes. `earlier` are the portal's closings before it moved them. */
export function rowDatesOf(
  dates: ReadonlyArray<Kept>,
  bid: Closing & { farDeadline: Date | null },
  earlier: ReadonlyArray<Date> = [],
): Array<RowDate> {
  const listed = listedDatesOf(dates, bid);
  const isMeetingSure = listed.some(({ kind }) => kind === "site_meeting");
  const isDoubtful = dates.some((date) => date.standing === "check" && mustAttend(date));
  const closing = earlierClosingOf(dates, bid, earlier);
  const notes: Array<ListedNote> = [
    ...(closing ? [closing] : []),
    ...(isDoubtful && !isMeetingSure ? [{ kind: "doubtful_meeting" } as const] : []),
    ...(bid.farDeadline ? [{ kind: "open_until", at: bid.farDeadline.getTime() } as const] : []),
  ];
  return [...listed, ...notes];
}

function listedDatesOf(dates: ReadonlyArray<Kept>, bid: Closing): Array<ListedDate> {
  const whose = whoseClosing(bid, []);
  return dates
    .filter(({ kind, rule }) => countsAsClosing(whose, kind, false) && rule !== WISHED_REGISTRATION)
    .flatMap(({ id, kind, at, localDay: day, localTime: time, zone, mandatory, precision, standing }) =>
      isListedKind(kind) && standing === "sure" && day !== null && precision !== "approximate"
        ? { id, kind, at: at?.getTime() ?? null, day, time: at === null ? null : time, zone, mandatory }
        : [],
    )
    .sort(inOrder)
    .slice(0, MOST_LISTED);
}

const inOrder = (a: ListedDate, b: ListedDate) =>
  `${a.day} ${a.time ?? "24"}`.localeCompare(`${b.day} ${b.time ?? "24"}`);

/** A reader's own date of a bid. Its day is `null` if the reader says that there is no such date. */
export type OwnListedDate = Omit<ListedDate, "kind" | "day"> & {
  kind: KeyDateKind;
  keyDateId: string | null;
  day: string | null;
  /** As in `OwnDate`. */
  deniedMoment: string | null;
};

export const listedOwnDate = ({ id, keyDateId, kind, deniedMoment, ...date }: OwnDate): OwnListedDate => ({
  id,
  keyDateId,
  kind,
  at: date.at?.getTime() ?? null,
  day: date.localDay,
  time: date.localTime,
  zone: date.zone,
  mandatory: date.mandatory,
  deniedMoment,
});

/** Whose closing date the row of a reader with these dates of their own shows. */
export const whoseClosingInRow = (bid: Closing, own: ReadonlyArray<OwnListedDate>) =>
  whoseClosing(
    bid,
    own.map(({ kind, day }) => ({ kind, localDay: day })),
  );

/** The dates that count for a reader: their own in place of what was read. */
export function withOwnDates(
  row: ReadonlyArray<RowDate>,
  own: ReadonlyArray<OwnListedDate>,
): ReadonlyArray<RowDate> {
  if (own.length === 0) return row;
  const whose = whoseClosingInRow({ deadline: null }, own);
  const dates = datesInRow(row).filter(({ kind }) => countsAsClosing(whose, kind, false));
  // A reader who has noted a meeting knows its date.
  const isLookedUp = own.some(({ kind }) => kind === "site_meeting");
  const notes = row.filter(isNote).filter(({ kind }) => kind !== "doubtful_meeting" || !isLookedUp);
  const isCorrected = ({ id, at, day }: ListedDate) =>
    own.some(
      (one) => one.keyDateId === id && (one.day !== null || isAnswerTo(one, statedMoment({ at, day }))),
    );
  const noted = own.flatMap(({ keyDateId: _, deniedMoment: _answer, kind, day, ...date }) =>
    day !== null && isListedKind(kind) ? { ...date, kind, day } : [],
  );
  return [...[...dates.filter((date) => !isCorrected(date)), ...noted].sort(inOrder), ...notes];
}

/** Whether the date is not over: a day without an hour is until that day ends. */
export function isAhead({ at, day, zone }: Pick<ListedDate, "at" | "day" | "zone">, now: Date): boolean {
  return at === null ? day >= localDay(now, zone ?? TORONTO) : at >= now.getTime();
}

/** The nearest date before the closing, which rows name in a place of its own. */
export function nextListedDate(row: ReadonlyArray<RowDate>, now: Date): DateBeforeClosing | null {
  const ahead = datesInRow(row).filter((date) => isAhead(date, now));
  return ahead.find(isBeforeClosing) ?? null;
}

export type DateBeforeClosing = ListedDate & { kind: Exclude<ListedDate["kind"], "closing"> };
export const isBeforeClosing = (date: ListedDate): date is DateBeforeClosing => date.kind !== "closing";

/** The closing date that a reader or the notice's text states: the nearest that is not over, else the last. */
export function closingInRow(row: ReadonlyArray<RowDate>, now: Date): ListedDate | null {
  const closings = datesInRow(row).filter(({ kind }) => kind === "closing");
  return closings.find((date) => isAhead(date, now)) ?? closings.at(-1) ?? null;
}

/** A list that stays open for longer than this has no end that anybody means. */
const MOST_YEARS_OPEN = 10;

/** The portal's closing date that is years ahead, unless nobody means it or it is over. */
export function openUntil(row: ReadonlyArray<RowDate>, now: Date): Date | null {
  const note = row.find((date) => date.kind === "open_until");
  const until = note ? new Date(note.at) : null;
  if (until === null || until <= now) return null;
  return until.getUTCFullYear() - now.getUTCFullYear() > MOST_YEARS_OPEN ? null : until;
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

/** "today", "tomorrow", "in 3 days" */
export function daysLabel(days: number): string {
  if (days <= 0) return "today";
  return days === 1 ? "tomorrow" : `in ${days} days`;
}
