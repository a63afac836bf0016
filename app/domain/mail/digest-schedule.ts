import { DAY_MS, HOUR_MS } from "../duration";

export const DIGEST_KINDS = ["first", "weekly"] as const;
export type DigestKind = (typeof DIGEST_KINDS)[number];

/** A mailing that is due: its kind, the local day it belongs to, and the instant it was due. */
export type DueDigest = { kind: DigestKind; period: string; dueAt: Date };

const TIME_ZONE = "America/Toronto";
const DUE_HOUR = 8;
/** A run that was missed is made up for as long as this. */
const MAKE_UP_DAYS = 7;
/** Nobody gets two weekly digests within this many days. */
export const MIN_DAYS_BETWEEN_DIGESTS = 6;

const SUNDAY = 0;
const MONDAY = 1;
const KIND_BY_WEEKDAY: Partial<Record<number, DigestKind>> = { [SUNDAY]: "first", [MONDAY]: "weekly" };

const localParts = new Intl.DateTimeFormat("en-CA", {
  timeZone: TIME_ZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  hourCycle: "h23",
});

function localDayAndHour(instant: Date): { day: string; hour: number } {
  const parts = Object.fromEntries(localParts.formatToParts(instant).map(({ type, value }) => [type, value]));
  return { day: `${parts["year"]}-${parts["month"]}-${parts["day"]}`, hour: Number(parts["hour"]) };
}

/** The instant at which it is eight in the morning in Toronto on that day, summer or winter. */
function eightInTheMorning(day: string): Date {
  const noonUtc = new Date(`${day}T12:00:00Z`);
  const offsetHours = localDayAndHour(noonUtc).hour - 12;
  return new Date(noonUtc.getTime() + (DUE_HOUR - 12 - offsetHours) * HOUR_MS);
}

/** Days are counted on the calendar, not in hours: a day may have 23 or 25. */
function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Every mailing that has fallen due in the last seven days, oldest first; which are done is for the ledger to say. */
export function digestsDue(now: Date): Array<DueDigest> {
  const due: Array<DueDigest> = [];
  const today = localDayAndHour(now).day;
  for (let daysAgo = MAKE_UP_DAYS; daysAgo >= 0; daysAgo--) {
    const day = dayAfter(today, -daysAgo);
    const kind = KIND_BY_WEEKDAY[weekdayOf(day)];
    if (!kind) continue;
    const dueAt = eightInTheMorning(day);
    if (dueAt <= now && dueAt.getTime() > now.getTime() - MAKE_UP_DAYS * DAY_MS)
      due.push({ kind, period: day, dueAt });
  }
  return due;
}

/** The first Sunday at eight after onboarding. */
export function firstDigestDueAt(onboardedAt: Date): Date {
  const today = localDayAndHour(onboardedAt).day;
  for (let days = 0; ; days++) {
    const day = dayAfter(today, days);
    const dueAt = eightInTheMorning(day);
    if (weekdayOf(day) === SUNDAY && dueAt > onboardedAt) return dueAt;
  }
}

/** Whose turn a mailing is, by when they were onboarded: the first one on their first Sunday, Mondays from then on. */
export function turnOf({ kind, period }: DueDigest): { onboardedFrom: Date; onboardedBefore: Date } {
  if (kind === "weekly")
    return { onboardedFrom: new Date(0), onboardedBefore: eightInTheMorning(dayAfter(period, -1)) };
  return {
    onboardedFrom: eightInTheMorning(dayAfter(period, -7)),
    onboardedBefore: eightInTheMorning(period),
  };
}

/** A last digest up to then is long enough ago for another one. */
export function restedSince(now: Date): Date {
  return new Date(now.getTime() - MIN_DAYS_BETWEEN_DIGESTS * DAY_MS);
}

/** The next Monday at eight that comes six days or more after somebody's last digest. */
export function nextWeeklyDueAt(now: Date, lastDigestAt: Date | null): Date {
  const today = localDayAndHour(now).day;
  for (let days = 0; ; days++) {
    const day = dayAfter(today, days);
    const dueAt = eightInTheMorning(day);
    const isRested = lastDigestAt === null || lastDigestAt <= restedSince(dueAt);
    if (weekdayOf(day) === MONDAY && dueAt > now && isRested) return dueAt;
  }
}

/** What is new for somebody who never had a digest. */
export function firstDigestSince(dueAt: Date): Date {
  return new Date(dueAt.getTime() - 7 * DAY_MS);
}
