import type { Doubt, KeyDateKind } from "../key-date";
import type { Moment } from "../moments/moments";
import { MONTH, WEEKDAY } from "../moments/month-names";
import { sought } from "../patterns/sought";
import type { Sentence } from "../sentences/sentence";
import { isCalledOff, isTentative } from "./called-off";
import { isOnlyToSee } from "./wished-registrations";

const CONDITIONAL = sought(
  /(?<![a-z])(?:if (?:a|an|any|required|necessary|needed|requested|the (?:city|owner|town))|should (?:a|any|there) |(?<!questions(?: [\w,]{1,14}){0,6} )may be (?:required|held|scheduled|asked)|might be|in (?:the event|case) of|weather permitting|at the (?:sole )?discretion|en cas de|si necessaire|s'il y a lieu|le cas echeant)(?![a-z])/,
);
/** What may come to pass, and is not for bidders to choose: weather, a closed office, too few bids. */
const MAY_COME =
  "(?:snow|storm|weather|rain|impassab|flood|clos(?:ed|ure)|cancel|postpone|emergency|power|holiday|demand|necess|need|fewer|insufficient|too (?:few|many)|unable|not (?:possible|held|available)|tempete|neige|pluie|intemperie|ferm(?:e|ee|ees|es|eture)(?![a-z])|annul|mauvais temps|besoin|requise|impossib|insuffisan)";
/** "If it snows the site visit will be on March 5", "Should City Hall be closed, bids are due March 6", "au besoin" */
const IF_IT_COMES = sought(
  new RegExp(
    `(?:(?<![a-z])(?:if|unless|in case|si|advenant|en cas)(?![a-z])|(?:^|[.;:,-] )(?:should|when|where|lorsque|quand|s'il))(?! (?:you|your|bidders?|interested|any|necessary|required|needed|applicable))[^.;\\d]{0,70}?(?<![a-z])${MAY_COME}|(?:^|[.;:,] )(?:au besoin|advenant)(?![a-z])`,
  ),
);
/** "If the tender closes on March 5, the award follows": the day itself is of the condition. */
const IS_CONDITION = sought(
  /(?:^|[.;:,(] )(?:if|si) (?!you|your|bidders?|any|interested|applicable|votre|vous)[^,.;]{0,60}$/,
);
/** "For illustration only: bids close March 5" */
const IS_EXAMPLE = sought(
  /^\W{0,4}(?:for (?:illustration|example)|as an example|e\.g\.|example|sample|par exemple|exemple|a titre d'exemple)(?![a-z])/,
);
const IS_QUESTION = sought(/\?\W{0,2}$/);
const isUnderCondition = (folded: string, start: number) => {
  const before = folded.slice(Math.max(0, start - BEFORE_CLAUSE), start);
  return IF_IT_COMES.test(before, folded) || IS_CONDITION.test(before, folded) || IS_EXAMPLE.test(folded);
};

const PAST = sought(
  /(?<![a-z])(?:tenders?|bids?|competitions?|solicitations?|calls?|rf[pqt]s?) closed (?:on|at|last)(?![a-z])|(?<![a-z])(?:was|were|took place|had been|has been held|a eu lieu|ont eu lieu|s'est tenue?|avait ete|etait|(?<!ne )devai(?:en)?t(?= (?:initialement )?(?:debuter|commencer|se terminer|prendre fin|etre termine))|se terminait|prenait fin) ?(?:held|received|opened|conducted|attended|fixee?)?(?![a-z])|(?<![a-z])(?:cancell?ed|annulee?|postponed|reportee?|superseded?s?|no longer|originally|previously(?! (?:posted|published|issued|advertised) (?:tender |bid )?(?:notice|solicitation|rf[pqt]))|registered for|in response to (?:a|the) notice|initialement|au depart)(?![a-z])/,
);
/** "Le 26 septembre dernier" */
const IS_GONE = sought(/^ (?:dernier|passe)(?![a-z])/);
/** "This amendment was issued to extend the closing date to March 5, 2026" */
const AMENDING = /(?<![a-z])(?:was|were|has been) (?:issued|posted|prepared) to (?:extend|change)(?![a-z])/;
/** What happened to a building or a document says nothing about a date. */
const HISTORY =
  /(?<![a-z])(?:(?:which|that|who) (?:was|were|had been)|(?:was|were) (?:originally |previously )?(?:built|constructed|established|designed|developed|adopted|prepared|installed|created|issued with|published|advertised)|(?:was|were)(?: not|n't)? (?:represented|in attendance|present|at the (?=(?:[a-z-]{2,12} ){0,3}(?:visit|meeting|tour|conference|walk))))(?![a-z])/g;
/** "Postponed until March 5, 2026", "was extended to March 5, 2026": that is the date which holds. */
const MOVED =
  /(?<![a-z])(?:(?:was|were|had been) (?:hereby |further |now )?)?(?:postponed|extended|rescheduled|moved|changed|revised|amended|pushed(?: back)?|reportee?s?) (?:to|until|till|au|a|jusqu'au)(?![a-z])(?: read)?/g;
const MOVED_HERE = new RegExp(`${MOVED.source} ?:?(?: (?:${WEEKDAY}),?)?(?: the| le)? ?$`);
const isMovedHere = (folded: string, start: number) =>
  MOVED_HERE.test(folded.slice(0, start)) && !PAST.pattern.test(folded.replace(MOVED, " "));
const ABOUT = sought(
  /(?<![a-z])(?:on or (?:about|around)|or so|approximately|approx\.|environ|aux environs|vers le|around|target(?:ed)?)(?![a-z])/,
);
/** "Bids are due by 6:00 p.m. and will be opened at approximately 7:00 p.m." */
const ABOUT_OPENING =
  /(?<![a-z])(?:opened|opening|ouvertes?|ouverture)(?![a-z])[^.;]{0,60}?(?:approximately|about|around|environ|vers) (?=\d|noon|midi)/;
/** "Approximately 20,000 square feet" is no time. */
const ABOUT_QUANTITY = new RegExp(
  `(?<![a-z])(?:approximately|approx\\.?|around|environ) (?:\\$ ?\\d[\\d,.]*|\\d[\\d,.]*[ -]?(?!(?:[ap]\\.?m|h|heures?|o'clock|noon|midi|st|nd|rd|th|${MONTH})(?![a-z]))[a-z%]|(?:[a-z]{3,6}[ -]){1,2}(?:\\(\\d{1,3}\\) )?(?:weeks?|months?|years?|days?|feet|miles?|acres?|semaines|mois|ans|metres))`,
  "g",
);
const NOT_FIXED = sought(
  /(?<![a-z])(?:tentative(?:ly)?|the later of|later of|the earlier of|proposed (?:date|start|schedule|timeline)|subject to change|provisoire)(?![a-z])/,
);
/** Between two dates of which one is meant. Visits at two hours are both held, and bidders choose. */
const OR = sought(/^\s?,?\s?(?:or|ou)\s(?:on |at |by |le |the )?(?:[a-z]{3,9},? )?$/);
/** "The week of March 2, 2026" */
const WEEK_OF = sought(
  /(?<![a-z])(?:week|month|semaine) (?:of|du|beginning|starting)(?: on)?(?: the| le)? $/,
);
const EXPECTED = sought(
  /(?<![a-z])(?:anticipated|expected|estimated|prevue?|previsionnelle?|estimee?)(?![a-z])/,
);
/** Words further before a date are of another clause. */
const BEFORE_CLAUSE = 280;
/** Words this far before a date, or after it, are about another matter: "estimated contract value". */
const NEAR_DATE = 160;
const COST =
  /(?<![a-z])(?:anticipated|expected|estimated) (?:\w{3,14} ){0,2}(?:value|cost|price|amount|budget|quantit\w+|award|start|commencement|completion|delivery|duration)(?![a-z])/g;
/** "La visite est prévue le 3 mars": it is held then. */
const IS_PLANNED =
  /(?:(?:est|sont|sera) prevue?s?(?: pour)? (?:le|a)|(?<=(?:lieux|sites?|visite|chantier|reunion|rencontre|seance|information|ouverture|soumissions),? )prevue?s? (?:pour )?le) (?=.{0,12}\d)/g;

/** "Delete: site visit on March 3", "Old closing date: March 3" */
const DELETED = sought(
  /(?:^|[^a-z\s]\s{0,2})(?:(?:deleted?|strike(?: out)?|supprime[rz]?|biffe[rz]?|raye[rz]?)(?![a-z])|(?:remove|omit|retire[rz]?|enleve[rz]?|au lieu de|instead of)\s?[:"']|(?:was|from)\s?:|(?:old|former|obsolete|incorrect|superseded|ancienne?s?) (?:\w{2,14} ){0,3}(?:date|day|time|deadline|closing|heure|cloture|echeance)s?(?![a-z]))/,
);
const REPLACED_WITH =
  /(?<![a-z])(?:replace[ds]?|insert(?:ed)?|substitute[d]?|with|add|now|new|revised|to read|reads?|to|remplace[rz]?|par|lire|inscrire|insere[rz]?|nouvelles?)(?![a-z])/;
function isDeleted(folded: string, start: number): boolean {
  const found = DELETED.exec(folded.slice(0, start), folded);
  return found !== null && !REPLACED_WITH.test(folded.slice(found.index + found[0].length, start));
}

/** "The last addendum, if any, is issued on March 3": by then bidders know. */
const IF_ANY =
  /(?<![a-z])(?:if (?:any|required|necessary|needed|applicable)|s'il y a lieu|le cas echeant|au besoin)(?![a-z])/;

function isExpectedNear(folded: string, start: number, end: number): boolean {
  const around = folded.slice(Math.max(0, start - NEAR_DATE), end + NEAR_DATE);
  return (
    EXPECTED.test(around, folded) && EXPECTED.pattern.test(around.replace(COST, " ").replace(IS_PLANNED, " "))
  );
}

/** Kinds whose day may be expected rather than fixed. */
const OF_WORK: ReadonlyArray<KeyDateKind> = ["start", "end"];

export type SentenceDoubts = { doubts: Array<Doubt>; isExpected: boolean };

/** Work begins "on or about" a day, of which people see the day with "about". */
const BEFORE_DAY = 40;

/** What a sentence says that makes one of its dates doubtful. */
export function doubtsOf(
  { folded, moments }: Sentence,
  kind: KeyDateKind,
  moment: Moment,
  isMoved = false,
): SentenceDoubts {
  const { start, end, hour } = moment;
  const doubts: Array<Doubt> = [];
  const ofWork = OF_WORK.includes(kind);
  const isAbout = ofWork
    ? ABOUT.test(folded.slice(Math.max(0, start - BEFORE_DAY), start), folded)
    : ABOUT.test(folded) &&
      ABOUT.pattern.test(
        folded.replace(ABOUT_QUANTITY, " ").replace(kind === "closing" ? ABOUT_OPENING : "", " "),
      );
  const isExpected = isAbout || (ofWork ? EXPECTED.test(folded) : isExpectedNear(folded, start, end));
  const clause = folded.slice(Math.max(0, start - BEFORE_CLAUSE), end + NEAR_DATE);
  const said = kind === "addenda" || kind === "questions" ? clause.replace(IF_ANY, " ") : clause;
  const isConditional = () =>
    (CONDITIONAL.mayBeIn(folded) && CONDITIONAL.pattern.test(said)) || isUnderCondition(folded, start);
  if (IS_QUESTION.test(folded) || (!ofWork && isConditional())) doubts.push("conditional");
  if (
    !isMoved &&
    (isDeleted(folded, start) ||
      isCalledOff(folded, moment) ||
      IS_GONE.test(folded.slice(end, end + 12), folded) ||
      (PAST.test(clause, folded) &&
        PAST.pattern.test(clause.replace(AMENDING, " ").replace(HISTORY, " ")) &&
        !isMovedHere(folded, start)))
  )
    doubts.push("replaced");
  const areBothHeld = kind === "site_meeting" && hour !== null;
  const isSomeDayOf = !ofWork && WEEK_OF.test(folded.slice(Math.max(0, start - 24), start), folded);
  const isOneOf =
    !areBothHeld &&
    moments.some(
      (other) =>
        (other.start > end && OR.test(folded.slice(end, other.start), folded)) ||
        (other.end < start && OR.test(folded.slice(other.end, start), folded)),
    );
  const isUnsettled = NOT_FIXED.test(clause, folded) || (!ofWork && isTentative(folded, moment));
  const isToSee = kind === "intent" && isOnlyToSee(folded, moment);
  if (isOneOf || isSomeDayOf || isUnsettled || isToSee || (isExpected && !ofWork)) doubts.push("not fixed");
  return { doubts, isExpected };
}
