import { sought } from "../patterns/sought";

/** What comes with bids, between them and their verb. */
const PAPERS =
  "(?:bonds?|securit(?:y|ies)|deposits?|surety|che(?:cks?|ques?)|guarant(?:y|ees?)|letters? of|questionnaires?|inten[dt]|garanties?|cautionnements?|lettres? d)(?![a-z])";
const BIDS =
  "(?:bids?|tenders?|proposals?|quotations?|quotes?|offers?|submissions?|soumissions?|offres?|propositions?)";
const COMES_WITH =
  "(?:accompanied by|together with|along with|including|complete with|containing|with|accompagnee?s? (?:d'|de |du |des )|incluant|comprenant|avec|y compris)";
const VERB =
  "(?:must|shall|will|should|are|is|may|can|to|doi(?:t|vent)|devr(?:a|ont)|ser(?:a|ont)|pe(?:ut|uvent)|pourr(?:a|ont))(?![a-z])";
/** Between commas, dashes or brackets, and without a date of its own. */
const ASIDE = sought(
  new RegExp(
    `(?:,| -| \\()(?<=(?<![a-z])${BIDS}(?:,| -| \\()) ?${COMES_WITH}(?=[^;.]{0,140}${PAPERS})(?:(?!20\\d\\d)[^;.]){3,180}?(?:,| -|\\))(?= ${VERB})`,
  ),
);
/** "Must be accompanied by a bid bond and must be received by": the first of two verbs. */
const FIRST_VERB = sought(
  new RegExp(
    `((?:must|shall|will|should|are to|doi(?:t|vent)|devr(?:a|ont)) )(?<=(?<![a-z])${BIDS} [a-z ]{4,10})(?:be|etre) (?:accompanied by|accompagnee?s? d['eu])(?=[^;.]{0,140}${PAPERS})(?:(?!20\\d\\d)[^;.]){3,140}? (?:and|et) (?=((?:must|shall|will|doi(?:t|vent)|devr(?:a|ont)) )?(?:be|etre) (?:received|submitted|delivered|filed|recue|depose|remise|transmise|presente))`,
  ),
);

/** "Bids for the Visitor Centre roof must be received": a name of work with a word of another matter. */
const FOREIGN =
  "(?:meeting|conference|visit|bond (?!issue)|grant (?:writ|admin|manag|consult)|award|evaluat|regist|survey|insurance|plainte|reunion|rencontre|assurance|inscription|interview)";
const NOT_IN_NAME =
  "(?:will|must|shall|should|is|are|was|were|may|can|who|which|that|until|before|after|by|accompan\\w*|questions?|inquir\\w*|enquir\\w*|clarif\\w*|addend\\w*|withdraw\\w*|modif\\w*|amend\\w*|opening|opened|protests?|appeals?|seront|sera|doi(?:t|vent)|devr(?:a|ont)|qui|que|avant|apres|addenda)(?![a-z])";
const IS_NAMED = sought(
  new RegExp(
    ` (?:for|to|pour|visant|concernant)(?<=(?<![a-z])(?:bids?|tenders?|proposals?|quotations?|quotes?|soumissions?|propositions?|offres?) [a-z]{2,10})(?=[^.;:]{0,90}${FOREIGN})(?: (?!${NOT_IN_NAME})[\\w'&/(),-]{1,18}){1,14}(?= (?:must|shall|will|should|may|can|are to|is to|have to|need to|doi(?:t|vent)|devr(?:a|ont)|ser(?:a|ont)|pourront) (?:also |only )?(?:be |etre )?(?:received|submitted|delivered|accepted|e-?mailed|mailed|filed|uploaded|sent|returned|due|publicly|opened|recue|depose|transmis|parvenir|achemin|remis|presente|accepte|ouverte)| (?:are|is) due(?![a-z]))`,
  ),
);

const LONGEST_FILLER = 12;
/** Words without meaning, as long as those in whose place they stand. */
const filler = (length: number) =>
  Array.from({ length }, (_, index) => (index % LONGEST_FILLER === 0 ? " " : "x")).join("");

/**
 * A sentence with fillers in place of what comes with bids, or of the name of what they are for, so that "Bids, accompanied by a bond, must be received by" is
 * read as "Bids must be received by". Of the same length.
 */
export function withoutAsides(folded: string): string {
  const aside = ASIDE.exec(folded) ?? IS_NAMED.exec(folded);
  if (aside) return replaced(folded, aside.index, aside[0].length, "");
  const verb = FIRST_VERB.exec(folded);
  if (!verb) return folded;
  const [words, first = "", second] = verb;
  return replaced(folded, verb.index, words.length, second === undefined ? ` ${first}` : " ");
}

/** The filler ends in the words that are kept. */
const replaced = (folded: string, index: number, length: number, kept: string) =>
  folded.slice(0, index) + filler(length - kept.length) + kept + folded.slice(index + length);
