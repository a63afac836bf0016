import { DAY_MS, HOUR_MS } from "../duration";
import type { SavedBidStatus } from "../opportunities/saved-bid";
import { wallClockOf } from "../reading/kept/noted-date";
import { addDays, atHour } from "../zoned-time";

/** Why a date of a saved bid is told apart from the morning's mail. */
export const REMINDER_STEPS = ["day", "week", "changed", "found", "dropped"] as const;
export type ReminderStep = (typeof REMINDER_STEPS)[number];

/** Stands in the place of a key date's ID for the closing date in the portal's own field. */
export const CLOSING = "closing";
/** Stands there for the whole notice, which its source has cancelled, awarded or withdrawn before it closed. */
export const NOTICE = "notice";

/** Somebody who has bid, won or lost needs no reminder. */
export const REMINDED_STATUSES = ["interested", "saved"] as const satisfies ReadonlyArray<SavedBidStatus>;

/** Nothing leaves between these, on the clock where the person is. */
const NIGHT = { from: "21:00", to: "06:30" };
/** Dates before the next morning's mail that today's did not name are told from this hour on. */
const EVENING = "20:00";
export const MORNING_HOUR = 7;

/** The morning's mail names what falls within this time of seven o'clock. */
export const MORNING_REACH_MS = 72 * HOUR_MS;
/** A mandatory meeting that new rules find so near is told at once, and one that a notice adds at any distance. */
export const FOUND_NEAR_MS = 5 * DAY_MS;
/** How late each may be: a night longer, but for the mail 24 hours before, which night leaves to the morning. */
export const DAY_LATE_MS = 2 * HOUR_MS;
export const WEEK_LATE_MS = 12 * HOUR_MS;
export const CHANGE_LATE_MS = 2 * DAY_MS;
export const WEEK_MS = 7 * DAY_MS;

/**
 * A day without an hour counts as this hour in UTC, which is in the night everywhere here: so the mails of the three
 * mornings before name it, and that of the day itself until `ALL_DAY_MS` later.
 */
export const ALL_DAY_UTC_HOUR = 8;
export const ALL_DAY_MS = 16 * HOUR_MS;

/** The instant by which a date is reminded of. */
export function remindedAt({ at, localDay }: { at: Date | null; localDay: string }): Date {
  return at ?? new Date(Date.parse(`${localDay}T00:00:00Z`) + ALL_DAY_UTC_HOUR * HOUR_MS);
}

/** A zone in which mail may leave now, with the hours of its day that the rules ask for. */
export type AwakeZone = {
  zone: string;
  day: string;
  /** Seven o'clock, when the morning's mail is due; it may be in the future. */
  morning: Date;
  noon: Date;
  /** The next morning's mail; `null` before the evening. */
  eveningUpto: Date | null;
};

/** `null` at night. */
export function awakeZone(zone: string, now: Date): AwakeZone | null {
  const { day, time } = wallClockOf(now, zone);
  if (time >= NIGHT.from || time < NIGHT.to) return null;
  return {
    zone,
    day,
    morning: atHour(day, MORNING_HOUR, zone),
    noon: atHour(day, 12, zone),
    eveningUpto: time < EVENING ? null : atHour(addDays(day, 1), MORNING_HOUR, zone),
  };
}

export type SavedDate = {
  at: Date;
  /** When the bid was saved or, if that is later, its reader noted the date. */
  savedAt: Date;
  /** When the date was found or last changed. */
  changedAt: Date | null;
};

/**
 * Whether the mail 24 hours before a date is due. It is left to the morning's mail if its time is before noon, unless that
 * mail did not know the date. What falls before the next morning's mail is told in the evening if no mail has named it.
 */
export function isDayStepDue(
  { at, savedAt, changedAt }: SavedDate,
  { morning, noon, eveningUpto }: AwakeZone,
  now: Date,
): boolean {
  const due = at.getTime() - DAY_MS;
  const isUnknownToMorning = savedAt > morning || (changedAt !== null && changedAt > morning);
  const isDue = due <= now.getTime() && due > now.getTime() - DAY_LATE_MS && savedAt.getTime() <= due;
  const isBeforeNextMorning = eveningUpto !== null && at > now && at <= eveningUpto;
  return (
    (isDue && (due >= noon.getTime() || isUnknownToMorning)) || (isBeforeNextMorning && isUnknownToMorning)
  );
}

/** Whether the mail 7 days before is due. Its time may be at night. */
export function isWeekStepDue({ at, savedAt }: SavedDate, now: Date): boolean {
  const due = at.getTime() - WEEK_MS;
  return due <= now.getTime() && due > now.getTime() - WEEK_LATE_MS && savedAt.getTime() <= due;
}
