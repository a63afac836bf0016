import { sought } from "../patterns/sought";
import { consequenceSigns } from "./absence";
import { dutySigns } from "./attendance-duties";

const anyWord = (words: string) => new RegExp(`(?<![a-z])(?:${words})(?![a-z])`);

/** Words for those who attend or do not, and for what shows it. */
const ATTENDERS = sought(
  anyWord(
    "attend(?:s|ed|ees?|ing|ance)?|absent(?:s|ees?)?|" +
      "absences?(?! (?:of|d[eu'])(?! (?:a|the|any) bidder))|" +
      "(?:not|those|firms|bidders|were|was|being) present|present at|signed?[ -]?in|missed|came|" +
      "participants?|not there|no[ -]shows?|stay(?:ed)? (?:away|home)|" +
      "(?:at|from|during) the (?:\\w+[ -]){0,2}(?:visit|meeting|tour|conference|walk\\w*|session|showing)|" +
      "(?:site|pre-?bid) (?:visit|meeting) (?:form|certificate|stamp)|visited|represented at|" +
      "presen(?:ts|ces?|tes?)|assist(?!an)\\w*|participa\\w*|registre|(?:a|de) la visite|certificat de visite",
  ),
);

/** Bids, and what a bidder needs or hopes for. */
const BIDS = sought(
  anyWord(
    "bids?|bidding|tender(?:s|ing)?|proposals?|propose|offers?|quot(?:es?|ations?)|submissions?|" +
      "submit(?! (?:the|an?|their|its) (?!bid|tender|proposal|offer|quot))|award(?:s|ed)?|eligib\\w*|" +
      "qualif\\w*|disqualif\\w*|ineligib\\w*|pass[ /-]fail|points|scor\\w*|non-?responsive|responsive|" +
      "bid (?:forms?|packages?|documents?)|bidders' list|envelopes?|job|lowest|" +
      "(?:bidders|plan ?holders|vendors?) list|running|contract|plans|tender forms?|criteri(?:on|a)|" +
      "soumission\\w*|offres?|propositions?|deposer|admissib\\w*|contrat|formulaires?",
  ),
);

/** In "pre-bid meeting" no bid is meant. */
const PRE_BID = /(?<![a-z])pre[\s-]?(?:bid|tender|proposal|submission|quot\w*)(?:ders'?)?(?![a-z])/;
const EVERY_PRE_BID = new RegExp(PRE_BID, "g");

/** Words that may take something from some bidders, or give it to some alone. */
const LIMITS = sought(
  anyWord(
    "only|solely|exclusively|not|no|never|none|nobody|nowhere|cannot|without|unless|must|required?|" +
      "requires|shall|reject\\w*|refus\\w*|void|removed|excluded?|barred|disqualif\\w*|ineligib\\w*|" +
      "non-?responsive|discard\\w*|thrown|aside|determin\\w*|decid\\w*|award\\w*|points|scor\\w*|" +
      "eligib\\w*|qualif\\w*|given (?:out|to)|limited|restricted|closed|reserved|gets?|reservee?s?|else|others|last|lose|bottom|" +
      "left off|out of|good|goes|bin|accompany|included|attached|seule?s?|pas|aucune?|nul(?:le)?|sans|" +
      "autres?|ne|rejet\\w*|ecarte\\w*|irrecevab\\w*|cote|determin\\w*|doi(?:t|vent)|exige\\w*|joindre|" +
      "jointe|uniquement|perd\\w*|ira|n'auront",
  ),
);

/** People who are told apart from those that attend, without a word for attending: "others", "no one else". */
const OTHERS = sought(
  anyWord(
    "others?|anyone else|no one else|nobody(?: else)?|everyone else|" +
      "no other (?:firm|bidder|contractor)s?|those (?:who|that)|those firms|do(?:es)? not come|don't come|" +
      "do not do so|does not do so|do so|not (?:been )?on[ -]site|otherwise|who (?:come|came)|criterion|" +
      "failing which|elsewhere|(?:without|misses|missed|miss) it|who(?:ever)? (?:does|do|did) not|whoever|" +
      "other (?:bids|offers|tenders|proposals)|saw|seen|there|" +
      "(?:a|the|any) (?:firm|bidder|company|contractor) (?:that|who)|sans elle|sans quoi|sinon|qui n'?y?|" +
      "y etai\\w+|y etre|(?:une?|l') ?(?:entreprise|soumissionnaire) qui|nowhere else|" +
      "who (?:may|can) (?:bid|submit|tender)|pass[ /-]fail|sign[ -]?in (?:sheet|list|form)|list|" +
      "the (?:visit|meeting|tour|conference)|ceux qui|nul autre|(?:les|des|aux) autres|autrement|a defaut|celles",
  ),
);

/** What a notice says of every bid. */
const OF_EVERY_BID =
  /(?<![a-z])(?:any (?:and|or|&) all|any,? all|right to (?:accept|reject)|waive|lowest|bonds?|sureties|security|insurance|fax\w*|e-?mail\w*|late|after (?:the|that|this)|withdraw\w*|addend\w+|prevailing|wages?|taxes|discriminat\w*|received (?:until|by|at|after)|due|deadline|unit price|lump sum|garantie|cautionnement|addenda|retard|plus basse)(?![a-z])/;

/** What those who attend may get beside their bids. */
const HANDED_OUT =
  /(?<![a-z])(?:minutes|copies|copy of|notes|handouts?|answers|questions?|slides|recording|presentation|parking|access to|lunch|claims?|extras?|compensation|responsib\w*|relie\w*|addend\w+|proces-verbal|reclamations?)(?![a-z])/;
/** Meetings of another time or people. */
const OF_ELSE =
  /(?<![a-z])(?:program\w*|progress|weekly|pre-?construction|kick-?off|training|(?:the|bid|public) opening|council|hearing|interviews?|mbe|wbe|dbe|minority|women|apprentice\w*|successful|awarded|adjudicataire|ouverture|demarrage|conseil)(?![a-z])/;

const FREES =
  /(?<![a-z])(?:optional|voluntary|facultati\w+|non-?mandatory|encouraged|recommended|urged|invited?|welcome|suggested|advised|not (?:a |be |an )?(?:\w+ )?(?:mandatory|required|compulsory|obligat\w+|necessary|requirement|condition)|n'est pas|non[ -]obligatoire|recommande\w*|suggere\w*|invites?|may attend|should attend|is not|need not|not (?:have|need) to|pas tenu\w*|n't (?:have|need) to|aucune obligation|no obligation)(?![a-z])/;

const isNoDuty = (text: string) => {
  const signs = dutySigns(text);
  return signs.length > 0 && signs.every((sign) => sign === "no");
};

const PARTS = /[;.:]|, |(?<![a-z])(?:but|however|although|though|mais|toutefois|cependant)(?![a-z])/;

/** The parts of a sentence that do not themselves leave a meeting open. */
const partsOf = (text: string) =>
  text
    .split(PARTS)
    .filter((part) => !FREES.test(part) && !isNoDuty(part))
    .join(" ; ");

/** "Those who are absent may bid": what becomes of them is harmless. What else the sentence says is looked at. */
const isHarmless = (text: string) => {
  const { signs, loose } = consequenceSigns(text);
  return !loose && signs.length === 1 && signs[0] === "no";
};

/** "Only the names on the attendance record go forward" */
const ONLY_ATTENDERS = sought(
  /(?<![a-z])(?:(?<!appointment )only(?! (?:and|time|opportunity|one|two|chance|visit|meeting))|seule?s?)(?![a-z])[^.;,]{0,40}(?:attend|present at|sign-?in|vue?s? a|presente?s? a|participants)/,
);

/** Whether words anywhere in a notice may give those who attend, or take from the others, a chance to win. */
export function mayRestrict(text: string): boolean {
  if (ONLY_ATTENDERS.test(text) && ATTENDERS.test(text) && !HANDED_OUT.test(text) && !OF_ELSE.test(text))
    return true;
  if (!ATTENDERS.test(text) || !BIDS.test(text)) return false;
  const rest = partsOf(text);
  if (isHarmless(text)) {
    const others = text.split(PARTS).filter((part) => !isHarmless(part));
    return (
      others.length < text.split(PARTS).length && others.some((part) => BIDS.test(part) && LIMITS.test(part))
    );
  }
  return (
    ATTENDERS.test(rest) &&
    BIDS.test(rest) &&
    LIMITS.test(rest) &&
    !HANDED_OUT.test(rest) &&
    !OF_ELSE.test(rest)
  );
}

/** Words about attending wherever they stand beside a meeting. */
const ALONE = sought(
  /(?<![a-z])(?:no exceptions?|aucune exception|retardataires|cette exigence|this requirement|failing which|(?:late|tardy) (?:arrivals?|comers?)[^.;]{0,40}(?:disqualif\w*|reject\w*|absent|not be)|who skip|sans visite|pass[ /-]fail|(?:absent|not there|does not|do not)[^.;]{0,20} (?:is|are) out|no option but)(?![a-z])/,
);

/**
 * The same of words right after a meeting, which need not name it again. Beside one that is called optional (`isFreed`)
 * more is doubted.
 */
export const mayRestrictBeside = (text: string, isFreed: boolean): boolean =>
  restrictsBeside(text) &&
  (isFreed || !PRE_BID.test(text) || restrictsBeside(text.replaceAll(EVERY_PRE_BID, "early")));

function restrictsBeside(text: string): boolean {
  if (mayRestrict(text) || ALONE.test(text)) return true;
  if (isHarmless(text)) return false;
  const rest = partsOf(text);
  return (
    OTHERS.test(rest) &&
    (BIDS.test(rest) || /criterion|pass[ /-]fail/.test(rest)) &&
    LIMITS.test(rest) &&
    !OF_EVERY_BID.test(rest) &&
    !HANDED_OUT.test(rest) &&
    !OF_ELSE.test(rest)
  );
}
