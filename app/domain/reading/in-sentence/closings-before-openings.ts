import type { Sentence } from "../sentences/sentence";
import type { Found } from "./found-date";

/** What follows a closing's hour: "and publicly opened" */
const AND_OPENED =
  /^[\s,]{0,3}(?:(?:(?:local|eastern|prevailing|standard|daylight|[ecmpan][sd]?t)\.? ?){1,3}(?:time)?[\s,]{0,2})?(?:and|et|puis)\s(?:(?:will|shall|to|be|then|publicly|seront|ensuite) ){0,4}(?:opened|ouvertes)(?![a-z])/;
const FARTHEST_HOUR = 40;
const LONGEST_WAIT_MINUTES = 180;

/** "Bids are received until 10:30 a.m. and opened at 10:45 a.m. on March 12, 2026": the opening's day is the closing's. */
export function closingsBeforeOpenings(
  { cues, folded, loneHours }: Sentence,
  found: ReadonlyArray<Found>,
): Array<Found> {
  const opening = found.findLast(({ kind }) => kind === "opening");
  if (!opening?.cue || !opening.moment.hour || found.some(({ kind }) => kind === "closing")) return [];
  const opened = opening.cue.start;
  const cue = cues.findLast(({ kind, end }) => kind === "closing" && end <= opened);
  const hour = loneHours.findLast(({ end }) => end <= opened);
  if (!cue || !hour?.clear || hour.isRange || hour.start < cue.start) return [];
  if (hour.start - cue.end > FARTHEST_HOUR || !AND_OPENED.test(folded.slice(hour.end, opening.cue.end)))
    return [];
  const wait = minutesOf(opening.moment.hour) - minutesOf(hour);
  if (wait < 0 || wait > LONGEST_WAIT_MINUTES) return [];
  return [
    { kind: "closing", rule: "closing/opened later that day", moment: { ...opening.moment, hour }, cue },
  ];
}

const minutesOf = ({ hour, minute }: { hour: number; minute: number }) => hour * 60 + minute;
