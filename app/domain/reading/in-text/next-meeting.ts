import type { Found } from "../in-sentence/dates-in-sentence";
import type { Reading } from "../record";
import type { Sentence } from "../sentences/sentence";

const SEVERAL =
  /(?:visits|meetings|tours|throughs|conferences|inspections|sessions|briefings|showings|viewings|visites|reunions|rencontres|seances)(?![a-z])/;
/** A list's line begins with its day, and has nothing else to read. */
const START_OF_LINE = 16;
const LONGEST_LINE = 120;
const MOST_LINES = 12;

/** "Site visits:", and a day on each of the lines below */
export function nextMeeting({ sentences, index, sentence }: Reading): Array<Found> {
  const isLine = (one: Sentence | undefined) =>
    one?.moments.length === 1 &&
    one.cues.length === 0 &&
    (one.moments[0]?.start ?? 0) <= START_OF_LINE &&
    one.folded.length <= LONGEST_LINE;
  let first = index;
  while (isLine(sentences[first]) && index - first < MOST_LINES) first -= 1;
  const head = sentences[first];
  const [moment] = sentence.moments;
  if (first === index || !moment || !head || head.moments.length === 0) return [];
  if (head.cues.at(-1)?.kind !== "site_meeting" || !SEVERAL.test(head.folded)) return [];
  return [{ kind: "site_meeting", rule: "site_meeting/next line", moment, cue: null }];
}
