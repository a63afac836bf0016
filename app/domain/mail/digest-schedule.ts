import { DAY_MS } from "../duration";
import { addDays, atHour, localDay, TORONTO, weekdayOf } from "../zoned-time";

export const DIGEST_KINDS = ["first", "weekly"] as const;
export type DigestKind = (typeof DIGEST_KINDS)[number];

/** A mailing that is due: its kind, the local day it belongs to, and the instant it was due. */
export type DueDigest = { kind: DigestKind; period: string; dueAt: Date };

/** Mailings are due at eight in the morning in Toronto, summer and winter. */
const DUE_HOUR = 8;
/** A run that was missed is made up for as long as this. */
const MAKE_UP_DAYS = 7;
/** Nobody gets two weekly digests within this many days. */
export const MIN_DAYS_BETWEEN_DIGESTS = 6;

const SUNDAY = 0;
const MONDAY = 1;
const KIND_BY_WEEKDAY: Partial<Record<number, DigestKind>> = { [SUNDAY]: "first", [MONDAY]: "weekly" };

const dueOn = (day: string) => atHour(day, DUE_HOUR, TORONTO);

/** Every mailing that has fallen due in the last seven days, oldest first; which are done is for the ledger to say. */
export function digestsDue(now: Date): Array<DueDigest> {
  const due: Array<DueDigest> = [];
  const today = localDay(now, TORONTO);
  for (let daysAgo = MAKE_UP_DAYS; daysAgo >= 0; daysAgo--) {
    const day = addDays(today, -daysAgo);
    const kind = KIND_BY_WEEKDAY[weekdayOf(day)];
    if (!kind) continue;
    const dueAt = dueOn(day);
    if (dueAt <= now && dueAt.getTime() > now.getTime() - MAKE_UP_DAYS * DAY_MS)
      due.push({ kind, period: day, dueAt });
  }
  return due;
}

/** The first Sunday at eight after onboarding. */
export function firstDigestDueAt(onboardedAt: Date): Date {
  const today = localDay(onboardedAt, TORONTO);
  for (let days = 0; ; days++) {
    const day = addDays(today, days);
    const dueAt = dueOn(day);
    if (weekdayOf(day) === SUNDAY && dueAt > onboardedAt) return dueAt;
  }
}

/** Whose turn a mailing is, by when they were onboarded: the first one on their first Sunday, Mondays from then on. */
export function onboardingWindowOf({ kind, period }: DueDigest): { onboardedFrom: Date; onboardedBefore: Date } {
  if (kind === "weekly") return { onboardedFrom: new Date(0), onboardedBefore: dueOn(addDays(period, -1)) };
  return {
    onboardedFrom: dueOn(addDays(period, -7)),
    onboardedBefore: dueOn(period),
  };
}

/** A last digest up to then is long enough ago for another one. */
export function lastDigestCutoff(now: Date): Date {
  return new Date(now.getTime() - MIN_DAYS_BETWEEN_DIGESTS * DAY_MS);
}

/** The next Monday at eight that comes six days or more after somebody's last digest. */
export function nextWeeklyDueAt(now: Date, lastDigestAt: Date | null): Date {
  const today = localDay(now, TORONTO);
  for (let days = 0; ; days++) {
    const day = addDays(today, days);
    const dueAt = dueOn(day);
    const isRested = lastDigestAt === null || lastDigestAt <= lastDigestCutoff(dueAt);
    if (weekdayOf(day) === MONDAY && dueAt > now && isRested) return dueAt;
  }
}

/** What is new for somebody who never had a digest. */
export function firstDigestSince(dueAt: Date): Date {
  return new Date(dueAt.getTime() - 7 * DAY_MS);
}
