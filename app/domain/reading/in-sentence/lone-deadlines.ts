import type { KeyDate } from "../key-date";
import { sought } from "../patterns/sought";
import type { Sentence } from "../sentences/sentence";
import type { Found } from "./found-date";

/** The rule of "Deadline: March 5, 2026", which does not say of what. */
export const LONE_DEADLINE = "closing/lone deadline";

/** What a deadline may be for, if the sentences around it speak of it. */
const OTHER_MATTER =
  /question|inquir|enquir|clarif|addend|regist|rsvp|intent|(?:letter|expression|notice)s? of interest|attend|meeting|conference|visit|tour|walk|complet|deliver|install|award|appeal|protest|complaint|comment|permit|grant|pay|tax|subvention|permis|sale|invoice|substantial|inscri|inscrip|visite|reunion|seance|renseign|precision|plainte|livr|travaux|pre-?qualif/;
const BEFORE = 2;

/** "All bids must be in a sealed envelope." right before a deadline */
const OF_BIDS =
  /(?<![a-z])(?:(?:all|sealed|the|your) )?(?:bids?|tenders?|proposals?|quotes?|quotations?) (?:must|shall|should|will|are to|may) be (?:in|sealed|submitted|sent|placed|enclosed|marked|received|delivered|mailed)(?![a-z])/;
const AFTER_DAY = 40;

/** Whether a deadline that does not say of what is the one for bids: nothing near it speaks of another. */
export function isForBids(sentences: ReadonlyArray<Sentence>, index: number): boolean {
  const [before, own] = [sentences[index - 1], sentences[index]];
  const near = own?.folded.slice(0, (own.moments.at(-1)?.end ?? 0) + AFTER_DAY) ?? "";
  if (before && OF_BIDS.test(before.folded) && !OTHER_MATTER.test(before.folded) && !OTHER_MATTER.test(near))
    return true;
  return sentences
    .slice(Math.max(0, index - BEFORE), index + 1)
    .every(({ folded }) => !OTHER_MATTER.test(folded));
}

/** The rule of "And shall be delivered to the Clerk by …" */
export const GOES_ON = "closing/goes on";
const NAMES_BIDS =
  /(?<![a-z])(?<!pre-)(?:bids?|tenders?|proposals?|quotes?|quotations?|offers?|submissions?)(?![a-z])/;
const SENTENCES_BACK = 3;

/** Whether a sentence that goes on with another one goes on with bids. */
export const goesOnWithBids = (sentences: ReadonlyArray<Sentence>, index: number): boolean =>
  sentences
    .slice(Math.max(0, index - SENTENCES_BACK), index)
    .some(({ folded }) => NAMES_BIDS.test(folded) && !OTHER_MATTER.test(folded));

const SUB_BIDS = /(?<![a-z])(?:fsb|filed sub|sub-?bids?)(?![a-z])/;
const DUE_ALONE = /^\W{0,4}due(?![a-z])/;
const LONGEST_HEADING = 60;

/** "Written questions", and "Due: March 5, 2026" on the next line: the heading says of what. */
export function isDueUnderHeading(sentences: ReadonlyArray<Sentence>, index: number): boolean {
  const [heading, due] = sentences.slice(Math.max(0, index - 1), index + 1);
  if (!heading || !due || !DUE_ALONE.test(due.folded)) return false;
  const isHeading = heading.folded.length <= LONGEST_HEADING && heading.moments.length === 0;
  return isHeading && OTHER_MATTER.test(heading.folded) && !SUB_BIDS.test(heading.folded);
}

/** "Filed sub-bids – roof", and "Due: March 5, 2026" on the next line; "Filed sub-bids for …", and "Sealed bids will be received …". */
export function isDueForSubBids(sentences: ReadonlyArray<Sentence>, index: number): boolean {
  const [heading, due] = sentences.slice(Math.max(0, index - 1), index + 1);
  if (!heading || !due || heading.moments.length > 0) return false;
  if (DUE_ALONE.test(due.folded)) return SUB_BIDS.test(heading.folded);
  return (
    HEADS_SUB_BIDS.test(heading.folded) &&
    !GENERAL.test(heading.folded) &&
    !GENERAL.test(due.folded) &&
    sentences.some(({ folded, moments }) => moments.length > 0 && GENERAL.test(folded))
  );
}
const HEADS_SUB_BIDS = sought(/^\W{0,4}(?:sealed |filed ){0,2}(?:filed sub-? ?|sub-? ?)bids?(?![a-z])/);
const GENERAL = sought(/(?<![a-z])general (?:contractors?'? )?(?:bid|contract)/);

const ENDS_IN_SUB_BIDS = /(?<![a-z])(?:filed )?sub[\s-]{0,2}(?:contractors?'? )?bids?\W{0,2}$/;
/** "The town will receive sealed lump sum filed sub-bids until …" */
export const namesSubBids = (folded: string, { cue }: Pick<Found, "cue">): boolean =>
  cue !== null && ENDS_IN_SUB_BIDS.test(folded.slice(cue.start, cue.end));

/** A closing date that is said in full counts before a deadline that does not say of what. */
export function withoutNeedlessDeadlines(dates: ReadonlyArray<KeyDate>): ReadonlyArray<KeyDate> {
  const isClosing = dates.some(({ kind, rule }) => kind === "closing" && rule !== LONE_DEADLINE);
  return isClosing ? dates.filter(({ rule }) => rule !== LONE_DEADLINE) : dates;
}
