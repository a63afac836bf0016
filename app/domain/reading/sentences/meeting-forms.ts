import type { Sentence } from "./sentence-type";

/** "Event type: Conference", with lines about the event below. */
const EVENT = /^\W{0,4}event(?: type)?(?:\s?:|$| (?:conference|site|meeting|tour|visit|walk|information))/;
/** The form's line for the day: "Event date: 2026/03/26 10:00:00 AM" */
const DAY_LINE =
  /^\W{0,4}(?:(?:yes|no|oui|non) )?(?:(?:event|meeting|visit|conference|pre-?bid|site (?:visit|meeting)|pre-?bid (?:meeting|conference)) )?(?:start )?date(?: (?:and|&|\/) ?(?:start )?time)?(?:\s?:|\s{0,2}$|\s(?=\d|[a-z]{3,9}\.? \d))/;
/** A meeting that is not held, or was. */
const NONE =
  /(?<![a-z])(?:none|n\/a|not (?:required|applicable|scheduled)|by appointment|aucune|sans objet|cancell?ed|annulee?|prior|previous|past)(?![a-z])/;
const LONGEST_LINE = 70;
const MOST_LINES = 8;

const hasNoWhen = ({ moments, loneHours }: Sentence) => moments.length + loneHours.length === 0;
/** "Date:" is no date of publication here. */
const isLine = ({ folded, cues }: Sentence) =>
  folded.length <= LONGEST_LINE &&
  !/[.;]$/.test(folded) &&
  !NONE.test(folded) &&
  cues.every(({ kind, rule }) => kind === "site_meeting" || rule === "other/publication");
const namesMeeting = ({ folded, cues }: Sentence) =>
  EVENT.test(folded) || cues.some(({ kind }) => kind === "site_meeting");

/**
 * How many of the lines after this one are a meeting's form up to its day: "Event type: Site visit", "Attendance:
 * Mandatory", "Event date: March 3, 2026". 0 where it is no such form.
 */
export function linesOfMeetingForm(read: ReadonlyArray<Sentence>, index: number): number {
  const first = read[index];
  if (!first || !hasNoWhen(first) || !namesMeeting(first) || !isLine(first)) return 0;
  for (let lines = 1; lines <= MOST_LINES; lines += 1) {
    const line = read[index + lines];
    if (!line || !isLine(line) || EVENT.test(line.folded)) return 0;
    if (DAY_LINE.test(line.folded)) {
      if (line.moments.length === 1) return lines;
      const value = read[index + lines + 1];
      return hasNoWhen(line) && value?.moments.length === 1 && value.cues.length === 0 ? lines + 1 : 0;
    }
    if (!hasNoWhen(line)) return 0;
  }
  return 0;
}
