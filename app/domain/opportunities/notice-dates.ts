/** Open-ended notices have dates such as 2065, 2099 or 2040-12-31. */
const ONGOING_AFTER_YEARS = 2;

/** Whether a closing date is so far ahead that it means "no closing date". */
function isSentinel(closing: Date, now: Date): boolean {
  const horizon = new Date(now);
  horizon.setUTCFullYear(horizon.getUTCFullYear() + ONGOING_AFTER_YEARS);
  return closing > horizon;
}

/** A stated closing date as a notice holds it: one that is so far ahead means none, and is kept apart. */
export function closingOf(
  closing: Date | null,
  now: Date,
): { deadline: Date | null; farDeadline: Date | null } {
  const isFar = closing !== null && isSentinel(closing, now);
  return isFar ? { deadline: null, farDeadline: closing } : { deadline: closing, farDeadline: null };
}

/** The publication date as it is stored: one in the future would keep its notice at the top of every list. */
export function storedPublished(published: Date | null, now: Date): Date | null {
  return published !== null && published > now ? now : published;
}
