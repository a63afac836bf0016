import type { KeyDateKind } from "../key-date";
import type { Sentence } from "../sentences/sentence";

/** Without a limit, a sentence about questions says whom to ask, and nothing of until when: "by e-mail" is none. */
const LIMIT =
  /(?<![a-z])(?:deadlines?|until|before|prior to|nlt|(?:no|not) later|due|cut-?off|(?:last|final|closing) (?:day|date)|within|at least|days|hours|after|periods?|up to|closes?|by(?! (?:e-?mail|phone|telephone|fax|mail|contacting|calling|writing|e-?mailing|using|way|means|submitting|sending|posting|clicking|(?:the|our|a|an) |all|any|either|both|each|bidders|vendors|\[))|by (?:the|our) (?:date|day|time|question|closing|deadline|end)|avant|au plus tard|(?:date|heure)s? limites?|jusqu\w*|d'ici|delais?|periodes?|dernier|jours|heures)(?![a-z])/;

/** "The work includes contract administration and site inspection": what the consultant does, and no meeting. */
const SERVICE =
  /(?<![a-z])(?:contract administration|construction (?:administration|supervision)|(?:engineering|consulting|design|inspection) services|design|surveillance)(?![a-z])[^.;]{0,80}?(?<![a-z])site inspections?(?![a-z])|(?<![a-z])site inspections? (?:services|and (?:contract|construction) (?:administration|supervision))(?![a-z])/;
const OF_BIDDERS =
  /(?<![a-z])(?:bidders?|proponents?|tenderers?|proposers?|offerors?|vendors?|mandatory|attend\w*|pre-?(?:bid|tender))(?![a-z])/;

/** "Firms on the list may be required to attend a site meeting": of calls that are to come, or of the work. */
const LATER_CALLS =
  /(?<![a-z])may(?: also)? be (?:required|asked|requested|invited) to (?:attend|participate in) (?!the (?:mandatory|optional|pre))|(?<![a-z])(?:pourraient|peuvent|pourra|pourrait)(?: etre)? (?:devoir |appelee?s? a |invitee?s? a |tenue?s? d')?(?:assister|participer) a (?:une|des) /;

/** "These residents registered for the site visit" */
const OF_NEIGHBOURS =
  /(?<![a-z])(?:residents?|neighbou?rs?|homeowners?) (?:\w{2,12} ){0,4}(?:registered|signed up|attended|came) (?:for |at |to )?/;

/** "Bidders must wear safety boots at the site meeting": which meeting is another sentence's to say. */
const OF_CLOTHES =
  /(?<![a-z])(?:boots?|footwear|hard ?hats?|helmets?|vests?|glasses|goggles|ppe|protective equipment|bottes|bottines|chaussures|casques?|gilets?|lunettes|epi)(?![a-z])/;
/** "The area may be measured by bidders during the site inspection" */
const OF_MEASURES =
  /(?<![a-z])(?:measured|verified|counted|mesuree?s?|verifiee?s?) by (?:the |all )?(?:bidders?|contractors?|vendors?|proponents?)(?![a-z])|(?<![a-z])(?:mesuree?s?|verifiee?s?) par (?:les? |l')(?:soumissionnaires?|entrepreneurs?|fournisseurs?)(?![a-z])/;
const MUST_BE_ATTENDED =
  /(?<![a-z])(?:mandatory|compulsory|obligatoires?|must attend|required to attend|attendance is|doivent (?:assister|participer))(?![a-z])/;

/** "Table of contents", "IP01 … IP02 … IP03 Visite des lieux", "Site Visit ........ 7", "4 VISITE … 2" */
const CONTENTS =
  /(?<![a-z])(?:table of contents|table des matieres)(?![a-z])|(?:\.{4,}|…|_{4,})\s{0,3}[\d-]{1,5}\W{0,3}$|(?<![a-z])([a-z]{2})\d{2}(?!\d)[^.;:]{3,90}?(?<![a-z])\1\d{2}(?!\d)|(?<![a-z])introduction (?:[a-z/&-]+ ){4,60}(?:glossary|appendi|attachments?|exhibits?)/;

/** Whether the sentence that mentions a meeting or questions says anything of those of this call. */
export function isOfThisCall({ folded }: Sentence, kind: KeyDateKind): boolean {
  if (kind === "questions") return LIMIT.test(folded) && !CONTENTS.test(folded);
  if (SERVICE.test(folded) && !OF_BIDDERS.test(folded)) return false;
  if (LATER_CALLS.test(folded) || OF_NEIGHBOURS.test(folded)) return false;
  // Even a heading tells of a meeting that must be attended.
  if (MUST_BE_ATTENDED.test(folded)) return true;
  return !(OF_CLOTHES.test(folded) || OF_MEASURES.test(folded) || CONTENTS.test(folded));
}
