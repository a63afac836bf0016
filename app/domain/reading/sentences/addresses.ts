import { sought } from "../patterns/sought";
import type { Sentence } from "./sentence-type";

/** "Submit three copies in a sealed envelope to:", "Proposals should be addressed to" */
const SENT_TO = sought(
  /(?<![a-z])(?:submit|send|sent|mail|deliver|return|forward|address|receiv|direct|submission)\w{0,5}(?![a-z])[^.;]{0,160}(?<![a-z])(?:to|at|by)\s?:?$/,
);
/** "no later than 2:00 p.m. on …", "and be received by …", "will be received until …" */
const UP_TO =
  /^(?:(?:and|to|must|shall|should|will|be|received|submitted|delivered|arrive|it|all|bids|proposals) ){0,5}(?:by|before|until|no later than|not later than|on or before|prior to|up to)(?![a-z])/;
/** "… will receive sealed bids for:", the name of the work, and "at the Town Hall until 2:00 p.m. on …" */
const BIDS_FOR =
  /(?<![a-z])(?:receiv\w{0,3}|accept\w{0,3}|open|read|bids|proposals|tenders)(?![a-z])[^.;]{0,120}(?<![a-z])for(?: the)?(?: following)?(?: (?:project|contract|work)s?)?\s?:?$/;
const GOES_ON =
  /^(?:at(?: the| :|:)|in the|until|up to|by|no later than|(?:will|shall) be (?:received|accepted|opened)|on or before|prior to)(?![a-z])/;
const MOST_LINES = 8;
const LONGEST_LINE = 100;

/** "Bids are due at the Town Office, 4 Main Road, Monterey, MA." */
const DUE_AT = sought(
  /(?<![a-z])(?:bids?|tenders?|proposals?|quotes?|quotations?|submissions?|soumissions?|offres?|propositions?)(?![a-z])[^.;]{0,160}(?<![a-z])(?:due|received|submitted|delivered|returned|filed|accepted|recues?|deposees?|remises?|transmises?)(?![a-z])/,
);
/** "No later than 9:00 a.m. on …": a full stop before it parts one sentence in two. */
const LIMIT =
  /^(?:no later than|not later than|on or before|prior to|by no later than|au plus tard|avant le|avant \d)(?![a-z])/;

function endsInLimit(first: Sentence, next: Sentence | undefined): boolean {
  const [moment, another] = next?.moments ?? [];
  if (!next || !moment || another || next.cues.length > 0 || next.folded.length > LONGEST_LINE) return false;
  return LIMIT.test(next.folded) && first.loneHours.length === 0 && DUE_AT.test(first.folded);
}

/** How many of the lines after it are an address and the end of the sentence; 0 where it is no such sentence. */
export function linesOfAddress(read: ReadonlyArray<Sentence>, index: number): number {
  const first = read[index];
  if (!first || first.moments.length > 0) return 0;
  if (endsInLimit(first, read[index + 1])) return 1;
  const isNamed = BIDS_FOR.test(first.folded);
  if (!isNamed && !SENT_TO.test(first.folded)) return 0;
  for (let lines = 1; lines <= MOST_LINES; lines += 1) {
    const line = read[index + lines];
    if (!line || line.folded.length > LONGEST_LINE * (isNamed ? 4 : 2)) return 0;
    if (line.moments.length > 0 && isEnd(line, isNamed)) return lines;
    if (line.folded.length > LONGEST_LINE || line.moments.length > 0 || /[.;]$/.test(line.folded)) return 0;
  }
  return 0;
}

const isEnd = (line: Sentence, isNamed: boolean) =>
  UP_TO.test(lastLineOf(line)) || (isNamed && (GOES_ON.test(line.folded) || GOES_ON.test(lastLineOf(line))));

/** A line that begins with a small letter is already one piece with the line before. */
const lastLineOf = ({ text }: Sentence) => text.slice(text.lastIndexOf("\n") + 1).toLowerCase();
