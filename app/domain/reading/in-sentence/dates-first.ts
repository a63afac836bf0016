import type { Cue } from "../cues";
import type { Moment } from "../moments/moments";
import type { Sentence } from "../sentences/sentence";

/** The first date begins the sentence, or follows a bullet. */
const FIRST = 4;
/** The words for a date follow it at once: "March 3, 2026 – mandatory site visit". */
const FARTHEST_LABEL = 24;
/** Words before a date that tie it to what is said before. */
const TIED =
  /(?<![a-z])(?:on|by|until|before|after|from|to|through|and|or|is|are|at|than|the|le|au|avant|jusqu'au|plus tard|du|et)\s{0,2}$|:\s{0,2}$/;

/** The words for each date of a list that has its dates first: "March 3, 2026 – site visit, March 9, 2026 – bids due". */
export function labelsAfterDates(
  { cues, folded }: Sentence,
  moments: ReadonlyArray<Moment>,
): ReadonlyArray<{ moment: Moment; cue: Cue }> | null {
  const [first, second] = moments;
  if (!first || !second || first.start > FIRST) return null;
  const labels = moments.map((moment, index) => {
    const until = moments[index + 1]?.start ?? folded.length;
    return cues.find(({ start, end }) => start >= moment.end && end <= until);
  });
  const isList = moments.every((moment, index) => {
    const [label, next] = [labels[index], moments[index + 1]];
    if (!label || label.start - moment.end > FARTHEST_LABEL) return false;
    return !next || !TIED.test(folded.slice(label.end, next.start));
  });
  return isList
    ? moments.flatMap((moment, index) => (labels[index] ? [{ moment, cue: labels[index] }] : []))
    : null;
}
