import { KEY_DATE_WORDS } from "~/content/key-dates";
import { HOUR_MS } from "~/domain/duration";
import { formatClosing } from "~/domain/local-time";
import { comesBeforeClosing, lastMomentOf } from "~/domain/reading/kept/around-closing";
import { type CountedDate, countedDates } from "~/domain/reading/kept/counted-dates";
import {
  dateNameOf,
  dayLabel,
  type LocalMoment,
  missingHour,
  momentLabel,
} from "~/domain/reading/kept/key-date-label";
import { wallClockOf } from "~/domain/reading/kept/noted-date";
import { countsAsClosing, type WhoseClosing, whoseClosing } from "~/domain/reading/kept/whose-closing";
import { dayBefore, timeBeforeClosing } from "~/domain/reading/lengths/before-closing";
import { termInWords } from "~/domain/reading/lengths/term-in-words";
import { timeInWords } from "~/domain/reading/lengths/time-in-words";
import type { KeyDateRow, OwnDateRow } from "./find-key-dates.server";

/** A date of a bid as its reader has it: read, corrected or added. */
export type Line = CountedDate<KeyDateRow>;

/** A closing in the text only confirms the one that counts, or contradicts it, which is told apart. */
export function counts({ read, own, kind }: Line, whose: WhoseClosing): boolean {
  if (own) return own.localDay !== null && countsAsClosing(whose, kind, true);
  const isSure = read !== null && read.standing === "sure" && read.precision !== "none";
  return isSure && countsAsClosing(whose, kind, false);
}

type Closing = { deadline: Date | null };

/** The dates of a bid that count for one reader. */
export function countedLines(
  bid: Closing,
  read: ReadonlyArray<KeyDateRow>,
  own: ReadonlyArray<OwnDateRow>,
): Array<Line> {
  const whose = whoseClosing(bid, own);
  return countedDates(read, own).filter((line) => counts(line, whose));
}

/** The last moment of the closing that counts: the reader's own, the portal's, or the text's. */
export function closesAt({ deadline }: Closing, counted: ReadonlyArray<Line>): Date | null {
  const closing = counted.find(({ kind }) => kind === "closing");
  return closing ? lastMomentOf(closing) : deadline;
}

export const nameOf = ({ kind, read, own }: Pick<Line, "kind" | "read" | "own">): string =>
  dateNameOf({ kind, rule: read?.rule ?? null, isOwn: own !== null });

export function momentOf({
  at,
  localDay,
  localTime,
  zone,
}: Pick<Line, "at" | "localDay" | "localTime" | "zone">) {
  return localDay === null ? null : { at, day: localDay, time: localTime, zone };
}

/** "Tue 24 Nov 2026, 10:00 am ET", "60 days", or what the sentence says. */
export function whenOf({ kind, read, own }: Line, moment: LocalMoment | null, zone: string): string {
  if (moment) {
    const label = momentLabel(moment, zone);
    const about = !own && read?.precision === "approximate" ? "about " : "";
    return moment.at === null ? `${about}${dayLabel(moment.day)}${missingHour(kind)}` : `${about}${label}`;
  }
  if (read?.days) return read.days === 1 ? "1 day" : `${read.days} days`;
  const time = read === null ? null : timeInWords(read.sentence);
  if (read?.kind === "term") return termInWords(read.sentence) ?? time ?? KEY_DATE_WORDS.asStated;
  if (read?.precision !== "relative") return KEY_DATE_WORDS.asStated;
  return time === null ? KEY_DATE_WORDS.counted : KEY_DATE_WORDS.countedFrom(time);
}

/** "Tue 8 Dec 2026, 6 days before the closing": the day that a sentence counts back from the closing. */
export function beforeClosing(
  { kind, read, own }: Line,
  closesAt: Date | null,
  zone: string,
): { day: string; label: string } | null {
  if (own || read?.precision !== "relative" || closesAt === null || !comesBeforeClosing(kind)) return null;
  const time = timeBeforeClosing(read.sentence);
  if (time === null) return null;
  if (time.unit === "hour") {
    if (formatClosing(closesAt, zone) === null) return null;
    const at = new Date(closesAt.getTime() - time.count * HOUR_MS);
    const { day, time: clock } = wallClockOf(at, zone);
    const moment = momentLabel({ at, day, time: clock, zone }, zone);
    return { day, label: `${moment}, ${KEY_DATE_WORDS.beforeClosing(time)}` };
  }
  const day = dayBefore(wallClockOf(closesAt, zone).day, time);
  const orEarlier = time.unit === "working day" ? KEY_DATE_WORDS.orEarlier : "";
  return { day, label: `${dayLabel(day)}${orEarlier}, ${KEY_DATE_WORDS.beforeClosing(time)}` };
}
