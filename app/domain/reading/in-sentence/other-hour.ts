import type { KeyDateKind } from "../key-date";
import type { Moment } from "../moments/moments";
import type { Sentence } from "../sentences/sentence";

/** "2:00 p.m. or 3:00 p.m.", "2:00 p.m. (15:00)", "2:00 p.m. for Part A and at 3:00 p.m. for Part B" */
const OR =
  /^\s?(?:\(\s?|(?:[a-z ]{0,24}time\s?)?,?\s?(?:or|ou)\s?(?:at |a |by )?|(?:\([^()]{2,40}\)|(?:for|pour) (?:the |le |la )?(?:parts?|lots?|sections?|phases?|hard|paper|electronic|on-?line|mail|part[iy]e|volet)[^.;:]{0,24}?),? ?(?:or|and|ou|et|;) ?(?:at |a |by )?)$/;

/** "2:00 p.m. EST / 2:00 p.m. CST": the same hour of the clock in two zones, of which one is a slip. */
const TWO_ZONES = /^\s?[ecmpan][sd]?t,?\s?(?:[/(;]|or|and)\s?$/;

export const hasTwinInZone = ({ folded, loneHours }: Sentence, { hour }: Moment): boolean =>
  hour !== null &&
  loneHours.some(
    (other) =>
      other.start >= hour.end &&
      other.hour === hour.hour &&
      other.minute === hour.minute &&
      TWO_ZONES.test(folded.slice(hour.end, other.start)),
  );

/** Whether the sentence has another hour for a date that has one hour alone. */
export function hasOtherHour(
  { folded, loneHours }: Sentence,
  { hour, end }: Moment,
  kind: KeyDateKind,
): boolean {
  if (hour === null || kind === "site_meeting") return false;
  return loneHours.some(
    (other) =>
      other.start >= hour.end &&
      (other.hour !== hour.hour || other.minute !== hour.minute) &&
      (OR.test(folded.slice(hour.end, other.start)) || OR.test(folded.slice(end, other.start))),
  );
}

/** A sentence with one day and an hour that belongs to no day: the hour may be the day's. */
export const hasUnreadHour = ({ moments, loneHours }: Sentence, { hour }: Moment, kind: KeyDateKind) =>
  hour === null && moments.length === 1 && loneHours.length > 0 && kind !== "start" && kind !== "end";
