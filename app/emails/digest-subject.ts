import { formatClosing, formatWeekday } from "~/domain/local-time";
import { URGENT_WITHIN_DAYS } from "~/domain/opportunities/opportunity";
import { addDays, atHour, daysBetween, localDay, TORONTO } from "~/domain/zoned-time";

/** What a digest lists: how many bids in each part, and when the first of them closes. */
export type DigestListed = { closing: number; fresh: number; firstCloses: number | null };

const NOON = 12;

/** "Mon 30 Nov": the last day of the week in which the closing bids close. */
export function lastClosingDay(asOf: Date): string {
  return formatWeekday(atHour(addDays(localDay(asOf, TORONTO), URGENT_WITHIN_DAYS), NOON, TORONTO), TORONTO);
}

/** "12 new bids · 7 close by Mon 30 Nov, the first today at 2:00 pm". The two display zones have the same clock. */
export function digestSubject({ closing, fresh, firstCloses }: DigestListed, asOf: Date): string {
  const isNew = fresh === 1 ? "1 new bid" : `${fresh} new bids`;
  // Only a digest without a closing list can have no closing date at all.
  if (firstCloses === null) return `${isNew} this week`;
  const first = new Date(firstCloses);
  if (closing === 0)
    return `${isNew} this week · ${fresh === 1 ? "closes" : "the first closes"} ${formatWeekday(first, TORONTO)}`;
  const when = whenItCloses(first, asOf);
  const noun = fresh > 0 ? "" : closing === 1 ? " bid" : " bids";
  const closes =
    closing === 1
      ? `1${noun} closes ${when}`
      : `${closing}${noun} close by ${lastClosingDay(asOf)}, the first ${when}`;
  return fresh > 0 ? `${isNew} · ${closes}` : closes;
}

/** "today at 2:00 pm", "tomorrow", "Thu 26 Nov at 2:00 pm" */
function whenItCloses(first: Date, asOf: Date): string {
  const days = daysBetween(localDay(asOf, TORONTO), localDay(first, TORONTO));
  const day = days === 0 ? "today" : days === 1 ? "tomorrow" : formatWeekday(first, TORONTO);
  const time = formatClosing(first, TORONTO);
  return time === null ? day : `${day} at ${time}`;
}
