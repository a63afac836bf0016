import { sought } from "../patterns/sought";
import { matchesOf } from "../sentences/matches";
import { UNDONE } from "./attendance-scope";
import type { AttendanceSign } from "./attendance-words";
import { isOfElse } from "./other-events";
import { isConditional, isUnlimited } from "./plain-claims";

const ATTEND =
  "(?:attend(?!ed to)(?! to(?! (?:the )?(?:site|bid)))|be present|be represented|be in attendance|have (?:attended|visited|participated|been (?:present|represented))|take part in|visit|participate|send (?:an?|one|at least one|their|its)(?= )|join (?:the|this) (?:\\w+ )?(?:call|meeting|conference)|be (?:on|at|in|part of) (?:the|this) (?:call|meeting|visit|site visit|walk[ -]?through|tour|conference)|have (?:(?:a|an|one|at least one) )?(?:\\w+ )?(?:representative|person|employee) (?:present|in attendance|attend|sign in|(?:at|on) (?:the|this|each)(?= (?:[\\w,-]{1,14} ){0,6}(?:meeting|visit|conference|tour|walk|inspection|session|showing|briefing)))|tour the (?:facility|site|building)|(?:y )?assister|avoir (?:assiste|visite|participe|ete presente?s?)|(?:etre|y etre) (?:presente?s?|represente?s?)|se presenter|participer|prendre part|visiter|y assister|y participer)";
const ADVERBS =
  "(?:(?:also|all|each|therefore|physically|personally|personnellement|obligatoirement|imperativement|both|either|in person|be able to|plan to|y|then|tous|toutes|have a representative|necessarily|necessairement) ){0,3}";
const DUTY = sought(
  new RegExp(
    `(?<![a-z])(must|shall|have to|has to|need to|needs to|needn't|need not|need|(?:is|are|be|isn't|aren't|wasn't|weren't) (?:\\w{1,14} ){0,2}?(?:required|obliged|obligated|asked|compelled) to|(?:required|obliged|obligated|compelled) to|doi(?:t|vent)|devr(?:a|ont)|tenu(?:e|s|es)? d[e'] ?|oblige(?:e|s|es)? d[e'] ?|obligations? d[e'] ?|(?:obligation|requirement|need|necessity) to|il faut|n'ont pas a|n'a pas a|requis d[e'] ?|cannot mandate) ?((?:pas |not |never )?)${ADVERBS}((?:pas |not )?)${ADVERBS}${ATTEND}(?![a-z])`,
    "g",
  ),
);

const MAY_OBLIGE = sought(
  /must|shall|(?:have|has|need|required|obliged|obligated|asked|compelled|obligation|requirement|necessity)s? to|need|aren't|isn't|requis|n'ont pas|n'a pas|doit|doivent|devr|tenu|oblig|il faut|mandate|requires? |exige|requiert/,
);

const NO_DUTY =
  /(?<![a-z])(?:not|never|no|nobody|none|n't|neither|nor|without|rather than|by no means|pas|nullement|aucunement|aucune?|nul|jamais|sans|ni)(?![a-z])[^.;:]{0,46}$|n't [^.;:]{0,30}$|(?<![a-z])(?:ne|n') ?[^.;:]{0,12}$/;
const NOT_EXEMPT = /(?:exempt|excus|dispens|except)/;
/** Those who have chosen to come, or who have won already. */
const OF_OTHERS =
  /(?<![a-z])(?:successful|selected|awarded|winning|chosen|retenue?s?|adjudicataires?|attendees?|attending|visitors?|visiteurs|participants?|wish(?:es|ing)? to(?! (?:submit|bid|propose|tender|respond|be considered))|wanting to|who (?:wish|want|plan|intend|choose|elect|do attend|attend)(?! to (?:submit|bid|propose|tender|respond))|planning to(?! (?:submit|bid))|if (?:you|they|bidders)|staff|consultants?|engineers?)(?![a-z])[^.;]{0,60}$/;
const OF_SOME =
  /(?<![a-z])(?:sub-?contractors?|sous-traitants?|suppliers only|new (?:bidders|vendors)|either)(?![a-z])[^.;]{0,40}$/;
const OTHER_EVENT =
  /^ (?:\w{0,4} )?(?:the |a |an |all |any |at |to |in |a la |la |une |aux? |l'){0,3}(?:\w{2,14}[\s-]){0,1}(?:pre-?construction|kick-?off|start-?up|training|opening|award|progress|weekly|monthly|interviews?|council|debrief\w*|hearing|web|our|www|apprentice\w*|program\w*|formation|ouverture|reunion de demarrage)(?![a-z])/;
const OF_PLACE =
  /^(?:[\s.,;)]*$|.{0,60}(?:site|place|location|building|facilit|premises|work|school|plant|lieux|chantier|edifice|batiment|installation|it\b|visit|meeting|tour|conference|session|reunion|rencontre|seance|walk))/;

/** What denies the very duty: "there is no obligation to", "aren't required to", "personne n'est tenu de". */
const DENIED_DUTY =
  /(?<![a-z])(?:(?:there (?:is|are|will be) )?(?:no|without|not an?|not any|nor any|never an?|isn't an?|n't any|n'a aucune|aucune|n'y a (?:pas|aucune)(?: d')?|pas d'|sans)(?: (?:strict|formal|such|legal|absolute))? ?|(?:not|never|n't|in no way|not be|never be|n't be|no longer)(?: (?:strictly|formally|in any way))? (?:be )?|(?:^|[.;:,] ?|(?:and|but|that|que|although|while) )(?:no|none of the|neither|aucun|nul|personne)(?: (?:\w+ ){0,2}?\w+)? (?:n'est|ne sera|n'est pas|is|are|will be|shall be|)? ?|(?:^|[.;:,] ?)(?:nobody|no one|nul|personne) (?:n'est |is |ne |)?|(?:ne|n') ?(?:sont|est|seront|sera|etes|n'est) (?:pas|point|nullement|aucunement) |n'ont pas l'|n'a pas l')$/;
const HEDGED =
  /(?<![a-z])(?:normally|usually|generally|typically|would|might|may|could|pourrai\w+|normalement|generalement|some|certains?|most|many|almost|plupart|only|seuls?)(?![a-z])[^.;:]{0,50}$/;
const WHO_BIDS =
  /(?<![a-z])(?:bidders?|contractors?|vendors?|proponents?|suppliers?|tenderers?|offerors?|proposers?|respondents?|firms?|compan(?:y|ies)|parties|you|they|everyone|one|all|il faut|those|each|representatives?|anyone|applicants?|providers?|consultants?|primes?|quoters?|holders?|soumissionnaires?|entrepreneurs?|fournisseurs?|entreprises?|vous|ils|representants?|concurrents?|il faut|is|est|of|for|candidats?|prestataires?|proposants?|individuals?|persons?|agents?|who|which|purpose|interested)(?![a-z])/;

const isPlainDuty = (before: string, duty: string, after: string) =>
  !HEDGED.test(before) &&
  WHO_BIDS.test(`${before}${duty}`) &&
  isUnlimited(after) &&
  !/^[\s,]{0,2}(?:only|if(?! .{0,30}(?:wish|want|intend|bid|submi))|unless|except|sauf)(?![a-z])/.test(after);

/** "The City requires attendance", "we do not require bidders to attend" */
const REQUIRES_IT = sought(
  /(?<![a-z])(?:(do(?:es)? not |don't |doesn't |ne |n')\s?)?(?:requires?|exigent?|exige|requiert) (?:pas )?(?:that |que )?(?:(?:les?|la|all|any|every|each|the|prospective|potential|interested|l') ?){0,3}(?:attendance|la presence|presence|participation|(?:bidders?|contractors?|vendors?|proponents?|firms?|soumissionnaires?)(?:'s?)? (?:to )?(?:attend|be present|be represented|assist\w+|participent))(?![a-z])/,
);

/** "Bidders must attend", "no bidder is required to attend". */
export function dutySigns(text: string): Array<AttendanceSign> {
  const signs: Array<AttendanceSign> = [];
  if (!MAY_OBLIGE.test(text)) return signs;
  for (const found of matchesOf(DUTY, text)) {
    const [words, duty = "", not = "", later = ""] = found;
    const before = text.slice(Math.max(0, found.index - 110), found.index);
    const after = text.slice(found.index + words.length, found.index + words.length + 90);
    const isGeneral =
      /(?:visit|participate|participer|visiter|part in|send (?:an?|one|at least one|their|its)|presenter|prendre part)$/.test(
        words,
      );
    if (isGeneral && !OF_PLACE.test(after)) continue;
    if (OTHER_EVENT.test(after) || OF_OTHERS.test(before)) continue;
    if (/^[^.;]{0,40}[?:]\s{0,2}(?:no|n|non|false|n\/a)(?![a-z])/.test(after)) {
      signs.push("no");
      continue;
    }
    if (/^[^.;]{0,80}\?/.test(after) || UNDONE.test(after.slice(0, 50))) {
      signs.push("unclear");
      continue;
    }
    if (/cannot mandate|n'(?:ont|a) pas a/.test(duty)) {
      signs.push("no");
      continue;
    }
    if (isOfElse(`${before.slice(before.search(/[^.;:]*$/))}${after.slice(0, 50)}`) === true) continue;
    const isDenied =
      not !== "" ||
      later !== "" ||
      /needn't|need not/.test(duty) ||
      /(?: not| never|n't) /.test(` ${duty} `) ||
      DENIED_DUTY.test(before);
    const isNot = isDenied || NO_DUTY.test(before);
    if (duty === "need" && !isNot) continue;
    if (/^(?:must|shall)$/.test(duty) && (not !== "" || later !== "")) continue;
    if (
      /(?<![a-z])(?:may|might|if|whether|unless|si)(?![a-z])[^.;,]{0,30}$/.test(before) ||
      OF_SOME.test(before)
    )
      signs.push("unclear");
    else if (isNot && (NOT_EXEMPT.test(before) || /fail|miss|oubli/.test(words))) signs.push("unclear");
    else if (isNot) signs.push(isDenied && !isConditional(text) ? "no" : "unclear");
    else signs.push(isPlainDuty(before, duty, after) && !isConditional(text) ? "yes" : "unclear");
  }
  if (
    /(?<![a-z])(?:must|shall|required to|are to) sign (?:(?:in )?(?:at|on) |the (?:attendance|sign[\s-]?in|register)|in(?![a-z]))/.test(
      text,
    ) &&
    !OF_OTHERS.test(text.split(/must|shall|required to|are to/)[0] ?? "")
  )
    signs.push(/not (?:be )?required to sign|need not sign/.test(text) ? "unclear" : "yes");
  const required = REQUIRES_IT.exec(text);
  if (required && isOfElse(text.slice(required.index)) === false) {
    const isOdd = isConditional(text) || NO_DUTY.test(text.slice(0, required.index));
    signs.push(isOdd ? "unclear" : required[1] === undefined ? "yes" : "no");
  }
  return signs;
}
