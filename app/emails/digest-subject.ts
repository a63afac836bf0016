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

/** Writes the subjects of a run's digests: "12 new bids · 7 close by Mon 30 Nov, the first today at 2:00 pm". */
export function subjectsOf(asOf: Date): (listed: DigestListed) => string {
  const lastDay = lastClosingDay(asOf);
  const whenItCloses = onceForEach((instant) => closingMoment(instant, asOf));
  const dayOf = onceForEach((instant) => formatWeekday(instant, TORONTO));

  return ({ closing, fresh, firstCloses }) => {
    const isNew = fresh === 1 ? "1 new bid" : `${fresh} new bids`;
    // Only a digest without a closing list can have no closing date at all.
    if (firstCloses === null) return `${isNew} this week`;
    if (closing === 0)
      return `${isNew} this week · ${fresh === 1 ? "closes" : "the first closes"} ${dayOf(firstCloses)}`;
    const when = whenItCloses(firstCloses);
    const noun = fresh > 0 ? "" : closing === 1 ? " bid" : " bids";
    const closes =
      closing === 1 ? `1${noun} closes ${when}` : `${closing}${noun} close by ${lastDay}, the first ${when}`;
    return fresh > 0 ? `${isNew} · ${closes}` : closes;
  };
}

/** Dates are slow to write, and many digests of a run begin with the same bid. */
function onceForEach(write: (instant: Date) => string): (instant: number) => string {
  const written = new Map<number, string>();
  return (instant) => {
    const text = written.get(instant) ?? write(new Date(instant));
    written.set(instant, text);
    return text;
  };
}

/** "today at 2:00 pm", "tomorrow", "Thu 26 Nov at 2:00 pm". The two display zones have the same clock. */
function closingMoment(instant: Date, asOf: Date): string {
  const days = daysBetween(localDay(asOf, TORONTO), localDay(instant, TORONTO));
  const day = days === 0 ? "today" : days === 1 ? "tomorrow" : formatWeekday(instant, TORONTO);
  const time = formatClosing(instant, TORONTO);
  return time === null ? day : `${day} at ${time}`;
}
