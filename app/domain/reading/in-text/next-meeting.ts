import type { Found } from "../in-sentence/dates-in-sentence";
import { placeOf } from "../meetings/meeting-place";
import type { Reading } from "../record";
import type { Sentence } from "../sentences/sentence";

const SEVERAL =
  /(?:visits|meetings|tours|throughs|conferences|inspections|sessions|briefings|showings|viewings|visites|reunions|rencontres|seances)(?![a-z])/;
/** A list's line begins with its day, and has nothing else to read. */
const START_OF_LINE = 16;
const LONGEST_LINE = 120;
const MOST_LINES = 12;

/** The rule of a day on a line below "Site visits:" */
export const NEXT_LINE = "site_meeting/next line";
const LONGEST_HEAD = 100;
/** "School A: March 3, 2026" */
const NAMED =
  /^\W{0,4}(?:school|site|lot|building|location|group|zone|area|session|visit|tour|meeting|ecole|batiment|secteur|groupe|visite|seance)(?![a-z])/;

const isLine = (one: Sentence | undefined) =>
  one?.moments.length === 1 &&
  one.cues.length === 0 &&
  (NAMED.test(one.folded) || (one.moments[0]?.start ?? 0) <= START_OF_LINE) &&
  one.folded.length <= LONGEST_LINE;

/** Where the line stands that says of which meetings the days of the lines below it are; `null` if none does. */
export function headOfMeetings(sentences: ReadonlyArray<Sentence>, index: number): number | null {
  let first = index;
  while (isLine(sentences[first]) && index - first < MOST_LINES) first -= 1;
  const head = sentences[first];
  if (first === index || !head) return null;
  if (head.cues.at(-1)?.kind !== "site_meeting") return null;
  if (!SEVERAL.test(head.folded) && !isNextStop(head, sentences[index])) return null;
  if (head.moments.length > 0) return first;
  const isHeading =
    head.folded.length <= LONGEST_HEAD && head.loneHours.length === 0 && !/[.;]$/.test(head.folded);
  const areNamed = isLine(sentences[first + 2]) && NAMED.test(sentences[first + 1]?.folded ?? "");
  return isHeading && areNamed ? first : null;
}

/** "Walk-through: March 3, 9:00 a.m., Lincoln School; March 4, 9:00 a.m., Adams School": another day, hour and place. */
function isNextStop(head: Sentence, line: Sentence | undefined): boolean {
  const [moment] = line?.moments ?? [];
  if (!line || !moment?.hour || head.moments.length === 0 || !head.folded.trimEnd().endsWith(";"))
    return false;
  return placeOf(head, head.moments[0]!) !== null && placeOf(line, moment) !== null;
}

/** "Site visits:", and a day on each of the lines below */
export function nextMeeting({ sentences, index, sentence }: Reading): Array<Found> {
  const [moment] = sentence.moments;
  if (!moment || headOfMeetings(sentences, index) === null) return [];
  return [{ kind: "site_meeting", rule: NEXT_LINE, moment, cue: null }];
}
