import { DAY_MS } from "../duration";
import { addDays, atHour, localDay, TORONTO, weekdayOf } from "../zoned-time";

export const DIGEST_KINDS = ["first", "weekly"] as const;
export type DigestKind = (typeof DIGEST_KINDS)[number];

/** A digest run that is due: its kind, the local day it is for, and the instant at which it became due. */
export type DueDigest = { kind: DigestKind; period: string; dueAt: Date };

/** Digests are due at 8:00 Toronto time, all year. */
const DUE_HOUR = 8;
/** A missed run is still sent within this many days. */
const MAKE_UP_DAYS = 7;
/** A subscriber never gets two weekly digests within this many days. */
export const MIN_DAYS_BETWEEN_DIGESTS = 6;

const SUNDAY = 0;
const MONDAY = 1;
const KIND_BY_WEEKDAY: Partial<Record<number, DigestKind>> = { [SUNDAY]: "first", [MONDAY]: "weekly" };

const dueOn = (day: string) => atHour(day, DUE_HOUR, TORONTO);

/** Every run that became due in the last seven days, oldest first, whether or not it has been sent already. */
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

/** The first Sunday at 8:00 after onboarding. */
export function firstDigestDueAt(onboardedAt: Date): Date {
  const today = localDay(onboardedAt, TORONTO);
  for (let days = 0; ; days++) {
    const day = addDays(today, days);
    const dueAt = dueOn(day);
    if (weekdayOf(day) === SUNDAY && dueAt > onboardedAt) return dueAt;
  }
}

/**
 * The onboarding times whose users get this run. Users get the first digest on the Sunday after onboarding and the
 * weekly one every Monday after that.
 */
export function onboardingWindowOf({ kind, period }: DueDigest): {
  onboardedFrom: Date;
  onboardedBefore: Date;
} {
  if (kind === "weekly") return { onboardedFrom: new Date(0), onboardedBefore: dueOn(addDays(period, -1)) };
  return {
    onboardedFrom: dueOn(addDays(period, -7)),
    onboardedBefore: dueOn(period),
  };
}

/** A subscriber may get another digest if the last one was sent at or before this instant. */
export function lastDigestCutoff(now: Date): Date {
  return new Date(now.getTime() - MIN_DAYS_BETWEEN_DIGESTS * DAY_MS);
}

/** The next Monday at 8:00 that is at least six days after the user's last digest. */
export function nextWeeklyDueAt(now: Date, lastDigestAt: Date | null): Date {
  const today = localDay(now, TORONTO);
  for (let days = 0; ; days++) {
    const day = addDays(today, days);
    const dueAt = dueOn(day);
    const isLongEnoughAgo = lastDigestAt === null || lastDigestAt <= lastDigestCutoff(dueAt);
    if (weekdayOf(day) === MONDAY && dueAt > now && isLongEnoughAgo) return dueAt;
  }
}

/** A user's first digest lists the bids that appeared after this instant. */
export function firstDigestSince(dueAt: Date): Date {
  return new Date(dueAt.getTime() - 7 * DAY_MS);
}
