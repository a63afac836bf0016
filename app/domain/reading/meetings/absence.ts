import { sought } from "../patterns/sought";
import type { AttendanceSign, AttendanceSigns } from "./attendance-words";
import { outcomeOf } from "./outcomes";

const anyPhrase = (phrases: ReadonlyArray<string>) => `(?<![a-z])(?:${phrases.join("|")})(?![a-z])`;

const ATTENDED =
  "(?:attend\\w*|be(?:en)? (?:present|represented|in attendance)|visit(?:ed)?|participated?|appear|show(?: up)?(?! (?:a|an|the|proof))|come|came|go|sign(?:ed)?(?: in)?|tour(?:ed)?|(?:be|been|have) (?:there|on site)|send (?:someone|anyone|a representative)|show up|take part|took part)";
const MEETING = "(?:meeting|visit|tour|conference|walk(?:[ -]?through)?|session|showing|inspection|briefing)";
const SHEET =
  "(?:sign[ -]?in (?:sheet|list|form)|attendance (?:list|sheet|register|record)|register|list of attendees)";

/** Words that name those who do not attend. */
const ABSENCES = [
  `(?:if |when |where |should )?(?:(?:its|their|the|your|any|a) )?(?:who|that|which|bidders?|contractors?|vendors?|proponents?|suppliers?|firms?|they|you|it|companies|company|representatives?|and|those|anyone)(?: (?:who|that|which))? (?:\\w{1,12} )?(?:fail(?:s|ed)? to|(?:do|does|did|has|have|had|could|can|will) ?(?:not|n't)|don't|doesn't|didn't|hasn't|haven't|cannot|can't)(?: (?!need|have|requir|oblig)\\w{1,14}){0,2} ${ATTENDED}`,
  "(?:if |when |where )?(?:(?:its|their|the|your|a) )?(?:who|that|which|bidders?|contractors?|vendors?|firms?|they|you|it|representatives?|and|those|company|companies)(?: (?:who|that|which))? (?:(?:is|are|was|were) (?:not|un)[ -]?|(?:isn't|aren't|wasn't|weren't) )(?:present|represented|in attendance|attending|there|signed in)",
  "(?:failing|unable) to (?:attend|be present|be represented|visit|participate|appear|send)",
  "failures? (?:of .{1,40} |by .{1,40} |on .{1,40} )?(?:to (?:so )?(?:attend|be present|be represented|sign|register at|visit|participate|appear|send someone)|in attending)",
  "not (?:having )?(?:be |been |being |so )?(?:represented|in attendance|attend\\w*|present(?! (?:a|the|their|one|any)(?![a-z]))|visit(?:ed|ing)|signed in)",
  `not (?:\\w{1,12} ){0,3}(?:on|in|at) the ${SHEET}`,
  "non[ -]?attend\\w*|un-?represented|absentees?|no[ -]shows?|non[ -](?:participation|presence|participants?)",
  "absente?s? (?:a|lors de) (?:la |cette |une |l')?(?:visite|reunion|rencontre|seance)",
  "absente?s?(?! (?:a|an|any|written|such|specific|special|express|evidence|other)(?![a-z]))",
  "absence(?: (?:of|by) (?:a |the |any )?(?:bidder|contractor|vendor|proponent|attendance|representative)\\w*)?(?: (?:from|at) (?:the|this) (?:\\w{1,12} ){0,2}" +
    `${MEETING})?(?! (?:of|d[eu']|des)(?![a-z]))`,
  "absence d(?:e |'|u )(?:presence|participation|un soumissionnaire|soumissionnaire|representant|fournisseur)",
  "without (?:attending|having attended|visiting|being present|having visited|having been present|attendance)",
  "(?:unless|until) .{0,60}?(?:attend\\w*|present|represented|visited|took part|participated|came)",
  `(?:miss|skip)(?:es|s|ed|ped|ing|ping)? (?:it|(?:the|this) (?:\\w{1,14},?[ -]){0,5}${MEETING})`,
  `representatives? (?:is|are|was|were) missing|(?:are|is|were|was) not there|(?:not|n't) at the (?:\\w{1,14},?[ -]){0,6}${MEETING}|stay(?:s|ed|ing)? (?:away|home|at home)`,
  "(?:those|bidders|firms|contractors|vendors|proponents|anyone|any bidder) (?:who|that|which) (?:don't|(?:do|does|did|choose) not(?= (?:will|shall|may|cannot|to attend)))",
  "n(?:e |')(?:s'y |y |se )?(?:assist|particip|present|visit|(?<=s[e'] ?y? ?)rend)\\w* (?:pas|point)",
  "defaut (?:de |d')(?:.{0,30}?)?(?:assister|participer|presence|etre present|se presenter|visiter)",
  "sans (?:presence|representant|avoir (?:assiste|visite|participe)|visiter|visite|assister|participer|participation)",
  "n(?:e |')[^.;]{0,24}?(?:pas|point)(?! (?:tenu|oblig|requis|necess|a |d'|l'oblig|l'exig))[^.;]{0,24}?(?:assiste|present|participe|visite|represent)\\w*",
  "n'(?:y )?(?:assiste(?:nt|ra|ront)? pas|(?:a pas ete|est pas|etait pas) (?:present|represent)\\w*)|non-participants?|non[ -]?(?:represent|present)e?e?s?",
];
const ABSENT = new RegExp(anyPhrase(ABSENCES), "g");

/** Every pattern for absence has one of these words. */
const MAY_BE_ABSENT = sought(
  /not|n't|fail|absen|unless|until|without|miss|skip|stay|unable|no[ -]show|sans|defaut|n[e'] ?|non|unrep/,
);

/** What else those who were absent may lose. */
const OTHER_LOSS =
  /(?<![a-z])(?:claims?|extras?|compensation|payment|allowances?|excuses?|relie\w*|ignorance|knowledge|responsib\w*|minutes|recording|photos|mailing|(?:e-?mail|contact|distribution) list|another (?:date|day|time|visit|tour|opportunity)|second (?:visit|tour)|reclamations?|supplement\w*|indemnit\w*|conditions of the site|site conditions|site photos|admitted|entry|awards? hearing|protests?|deemed to have (?!declin|waiv|forf|with|aband))(?![a-z])/;
/** Absence from something else: a program, the work's meetings, a list, a trial. */
const OF_ELSE =
  /(?<![a-z])(?:program\w*|progress|weekly|job meetings?|pre-?construction|kick-?off|hearing|training|counsel|box|opening|clerk's office|addend\w+|vendor list|approved list|bonds?|signature|price|website|web site|portal|default|ouverture|demarrage|cautionnement|debarred)(?![a-z])/;
const OF_BIDS =
  /(?<![a-z])(?:bids?|bidding|tenders?|tendering|proposals?|propose|submissions?|submit\w*|offers?|quotes?|quotations?|award\w*|contract|disqualif\w*|ineligib\w*|eligib\w*|non-?responsive|non-?complian\w*|soumission\w*|offres?|deposer|propositions?)(?![a-z])/;

const BIDDERS =
  /(?<![a-z])(?:bidders?|contractors?|vendors?|proponents?|suppliers?|tenderers?|offerors?|proposers?|firms?|compan(?:y|ies)|soumissionnaires?|entrepreneurs?|fournisseurs?|entreprises?)(?![a-z])/;
const OF_BIDDERS =
  /(?<![a-z])(?:bidders'? list|list of bidders|forms?|packages?|documents?|points|list|formulaires?)(?![a-z])/;

const ONLY = sought(
  /(?<![a-z])(?:only(?! (?:to|for) the minutes)|solely|exclusively|limited to|restricted to|(?:nobody|no one|none) (?:but|except)|seul(?:e|s|es)?|uniquement|exclusivement|reservee?s? aux)(?![a-z])[^.;]{0,110}(?<![a-z])(?:attend(?:ed|ees?|ing|s)?|(?:present|presente?s?|represented)(?! (?:in(?! person)|on|by|an?(?! (?:la|l'|cette)))(?![a-z]))|in attendance|visited|toured|(?:ont|aura|auront|ayant) visite|assiste|participe|participants)(?![a-z])|(?<![a-z])(?:accept|consider|open|receiv|evaluat)\w*[^.;]{0,40}only[^.;]{0,80}(?:attend|present(?! on)|represented(?! by)|visited)/,
);
const MAY_BE_ONLY = sought(
  /only|solely|exclusiv|limited|restricted|nobody|no one|none|seul|uniquement|reserve/,
);
const TO_BID =
  /(?<![a-z])(?:bids?|bidding|tenders?|proposals?|propose|submit\w*|submissions?|offers?|quotes?|eligib\w*|considered|accepted|opened|evaluated|qualif\w*|allowed to|permitted to|soumissionner|soumissions?|deposer|admissibles?|eligibles?|recevables?|acceptees?|considerees?|offres?)(?![a-z])/;
const RECEIVES =
  /(?<![a-z])(?:minutes|copies|copy of|notes|handouts?|addend\w+|answers|slides|recording|presentation|attendance list|lunch|parking|access|proces-verbal|compte rendu)(?![a-z])/;
const DENIES_LIMIT =
  /(?<![a-z])(?:not|n't|never|nor|pas|non|whether|(?<!only )if|unless|removed|waived|except(?! from))(?![a-z])/;

const signs = (sign: AttendanceSign | null, loose: boolean): AttendanceSigns => ({
  signs: sign === null ? [] : [sign],
  loose,
});

/** "Only bidders who attend may bid" */
function limitSigns(text: string): AttendanceSigns {
  const isForBids = TO_BID.test(text.replace(/(?<![a-z])(?:bidders?|tenderers?)(?![a-z])/g, " "));
  if (RECEIVES.test(text)) return signs(null, false);
  if (!isForBids || OF_ELSE.test(text)) return signs(null, isForBids);
  const rest = text.replace(/(?:may|will|shall|can) not (?:be )?\w+|no other \w+|cannot (?:be )?\w+/g, " ");
  return signs(DENIES_LIMIT.test(rest) ? "unclear" : "yes", true);
}

/** "No attendance, no bid" */
const NO_BID = sought(
  /(?<![a-z])no (?:attendance|show|visit),? ?(?:means|equals|=|-)? ?no (?:bid|tender|proposal|submission)|sans visite,? (?:pas|aucune) (?:de )?soumission/,
);

const AT_RISK = sought(
  /sous peine d(?:e |')(?:rejet|nullite|disqualif|exclusion|irrecevab|elimination|refus)/,
);
const OF_ATTENDING = /(?:assist|presen|particip|visit)/;
const OF_CLOTHES = /(?:port(?:er|ez)|apporter|casque|inscri)/;

/** What a sentence says of the meeting, not of bids. */
const NOT_OPTIONAL =
  /(?:not|n't|never|no longer|pas) (?:\w+ )?(?:optional|mandatory|required|compulsory|obligat\w+|facultati\w+)(?![a-z])/g;

/** What becomes of the bids of those who are absent, and of those alone who attend. */
export function consequenceSigns(text: string): AttendanceSigns {
  if (NO_BID.test(text)) return signs("yes", true);
  if (AT_RISK.test(text) && OF_ATTENDING.test(text) && !OF_CLOTHES.test(text))
    return signs(/(?<![a-z])(?:pas|sans|aucun\w*|jamais)(?![a-z])/.test(text) ? "unclear" : "yes", true);
  const rest = MAY_BE_ABSENT.test(text) ? text.replace(ABSENT, " gone ") : text;
  if (rest === text) return MAY_BE_ONLY.test(text) && ONLY.test(text) ? limitSigns(text) : signs(null, false);
  if (OF_ELSE.test(text)) return signs(null, false);
  const outcome = outcomeOf(rest.replace(NOT_OPTIONAL, " "));
  const isOfBids =
    OF_BIDS.test(rest) || BIDDERS.test(text) || /(?<![a-z])(?:rejet|reject\w*)(?![a-z])/.test(rest);
  if (OTHER_LOSS.test(text)) {
    const isAlsoOfBids =
      outcome !== null &&
      /(?<![a-z])(?:bids?|tenders?|proposals?|disqualif\w*|soumissions?)(?![a-z])/.test(rest);
    return signs(isAlsoOfBids ? "unclear" : null, false);
  }
  if (outcome === null)
    return signs(null, (OF_BIDS.test(rest) || OF_BIDDERS.test(rest)) && !RECEIVES.test(rest));
  if (outcome === "good")
    return signs(/(?<![a-z])(?:only|seuls?|seulement)(?![a-z])/.test(rest) ? "unclear" : "no", false);
  if (outcome === "unclear") return signs("unclear", true);
  return signs(isOfBids ? "yes" : "unclear", true);
}
