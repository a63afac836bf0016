import type { Attendance } from "../key-date";
import { actSigns } from "./attendance-acts";
import { type AttendanceSign, wordSigns } from "./attendance-words";

export type AttendanceReading = {
  mandatory: Attendance;
  contradictory: boolean;
  /** Optional only because bidders are invited: a sentence elsewhere may still require it. */
  isInvitation: boolean;
};

/** A sentence with those beside it, which may hold what "it" means, or the answer to what it asks. */
export type SentenceBeside = { folded: string; previous: string; next: string };

export type SentenceSigns = { signs: ReadonlySet<AttendanceSign>; loose: boolean };

export const NO_SIGNS: SentenceSigns = { signs: new Set(), loose: false };
/** A longer sentence is a list of matters. */
const MOST_READ = 1_500;

/** What one sentence says of attending. */
export function signsIn({ folded, previous, next }: SentenceBeside): SentenceSigns {
  const text = folded.slice(0, MOST_READ);
  const words = wordSigns(text, previous, next.slice(0, 60));
  const acts = actSigns(text);
  return { signs: new Set([...words.signs, ...acts.signs]), loose: words.loose || acts.loose };
}

/**
 * What sentences about a meeting say about attending it. Words that require it outweigh an invitation; where one sentence
 * requires it and another does not, none is believed.
 */
export function attendanceOf(sentences: ReadonlyArray<SentenceSigns>): AttendanceReading {
  const has = (sign: AttendanceSign) => sentences.some(({ signs }) => signs.has(sign));
  const isInvitation = has("invited") && !has("yes") && !has("no");
  const isLoose = sentences.some(({ loose }) => loose);
  const contradictory = (has("yes") && has("no")) || has("unclear") || (isInvitation && isLoose);
  if (contradictory) return { mandatory: "unsaid", contradictory, isInvitation };
  const mandatory = has("yes") ? "yes" : has("no") || isInvitation ? "no" : "unsaid";
  return { mandatory, contradictory, isInvitation };
}

/** By their first letters, since every sentence is searched. */
const ABOUT_ATTENDING =
  /a(?:ttend|bsen|ssist| defaut)|c(?:ompulsory|ondition|ette exigence)|do(?:es)? so|e(?:ligib|xigee)|f(?:acultati|ailing which|aute de)|la(?: reunion|te arrivals)|mandatory|no(?:t there|[- ]?show)|o(?:ption(?:al|nel)|bligat|nly at the)|p(?:articip|resen[ct]|our soumissionner)|qui ne|re(?:present|quired|quise|tardataire)|s(?:ite visit|ous peine|ign-?in|kip|how(?:ing)? dates)|th(?:e (?:visit|meeting)|is (?:visit|requirement))|v(?:isite|oluntary)|who d(?:o|id) not/;

/** Whether a sentence is about attending, so that it can belong to the meeting of a sentence beside it. */
export function isAboutAttending(folded: string): boolean {
  return ABOUT_ATTENDING.test(folded);
}
