import { clauseBefore } from "./clauses";

const words = (list: string) => new Set(list.split(" "));

/** Words between "is" and "mandatory" that change nothing, or deny it in a way that is understood. */
const KNOWN = words(
  "is are was were be been being will shall would must has have isn't aren't wasn't won't " +
    "not no longer never also now hereby therefore thus strictly absolutely fully entirely completely totally purely " +
    "both always still only highly strongly very a an the made deemed considered regarded merely just simply in any way " +
    "by means circumstances under case nor neither either none hereafter again required mandatory optional recommended " +
    "encouraged but and it this that which requirement condition precedent pre-condition strict formal firm legal material minimum essential key basic express " +
    "attendance visit meeting conference tour presence participation helpful useful rather than utile desirable " +
    "etre exigee requise recommandee obligatoire facultative suggeree sans " +
    "should far from can cannot could as more sense case cases nevertheless still now " +
    "remains remain becomes become constitutes all however of anything except hardly held scheduled at on " +
    "est n'est sont ne sera seront etait soit etant pas point plus aussi donc strictement absolument formellement " +
    "entierement purement jamais nullement aucunement fortement egalement toutefois cependant desormais maintenant " +
    "dorenavant une un la le de d caractere aucun aucune n a n'a n'ont en rien reste demeure constitue et mais c'est " +
    "n'etait cas guere loin d'etre ni dite vivement tres totalement",
);
const DATE =
  /^(?:\d.*|[ap]m|at|on|from|to|in|a|le|h|et|est|edt|noon|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|janv|fev|avr|mai|juin|juil|aou|lun|mer|jeu|ven|sam|dim)[a-z]*)$/;

/** "All but mandatory", "quasi obligatoire" */
const HARDLY =
  /(?<![a-z])(?:quasi|quasiment|hardly|scarcely|barely|sort of|kind of|almost|nearly|virtually|practically|all but|semi|presque|pratiquement|essentially|normally|usually|generally|typically|sometimes|normalement|generalement|parfois|effectively|other than|near|possibly|likely|theoriquement|(?:moins|plus) que)[\s-]{1,2}$/;

export const isHardly = (before: string) => HARDLY.test(before);

/** "Not always mandatory" */
const NOT_QUITE =
  /(?:not|n't|never|pas) (?:\w+ ){0,2}?(?:always|both|only|highly|very|strongly|entirely|fully|completely|totally|purely|merely|just|simply|toujours|entierement|totalement|tres)(?![a-z])/;

/** Whether every word that joins a subject and what is said of it is known. */
export function isPlainBefore(before: string): boolean {
  const { verb } = clauseBefore(before);
  if (verb === null) return true;
  if (NOT_QUITE.test(verb)) return false;
  const unknown = verb
    .replace(/["'*(),:]+(?=\s|$)/g, " ")
    .split(/[\s]+/)
    .filter((word) => word !== "" && !KNOWN.has(word) && !DATE.test(word));
  return unknown.length === 0 || (/\d/.test(verb) && !/(?:not|n't|never|but|only)/.test(verb));
}

const PERSONS =
  "(?:(?:all|any|every|each|the|both|those|anyone|everyone|your|one|at least|les|tous|toutes|tout|toute|chaque|chacun|des|l'|la|le) ){0,4}(?:(?:interested|prospective|potential|prime|general|eligible|qualified|intending|responding|individual|invited|pre-?qualified|prospectifs?|eventuels?|interesses?) ){0,3}(?:bidders?|contractors?|vendors?|proponents?|suppliers?|tenderers?|offerors?|proposers?|respondents?|firms?|compan(?:y|ies)|parties|attend\\w*|anyone|everyone|(?:those )?(?:who|wishing|intending|planning|interested)|bidding|submi\\w+|this|soumissionnaires?|entrepreneurs?|fournisseurs?|entreprises?|participants?|soumissionner|soumission|deposer|presenter|etre|toute?s?|tous)";
const OF_WHAT =
  "(?:(?:this|the|any|all|a|an|your|each|both|la|le|les|l'|cette|une?) ?){0,2}(?:bids?|bidding|award|tender\\w*|proposals?|rf[pqt]\\w*|contract|submission|submit\\w*|consideration|eligib\\w*|qualif\\w*|information|participat\\w*|invitation|pouvoir|attend\\w*|meeting|visit|project|work|procurement|solicitation|quot\\w*|anyone|those|everyone|reasons?|appel|soumission\\w*|march\\w*|offre|depot|accept\\w*|admissib\\w*|projet|visite)";
const FOLLOWS = new RegExp(
  `^(?: d'|[\\s"'*)]{0,3}(?:$|[.,;:!?|(\\[\\n/"'*-])|\\s(?:-|and|et|but|mais|as|since|because|so|with|or|ou|though|although|bien|however|prior|before|avant|when bidding|condition|conditions|precedent|prealable|requirement|requirements|prerequisite|precondition|element|step|part|exigence|character|caractere|at|on|this|that|which|due|il|who|per|if|ni|nor|than|rather|sans|est|sont|sera|seront|aura|auront|se tiendra|in order|in person|en personne|from|by (?:all|each|every|the|any|a|bidder|contractor|firm)|a (?:la|l'|cette|tous|toute)|au|aux|afin|par|lors|le (?!cas)|sous|du|des|de|attendance|meeting|pre-?bid|site|job|visit|virtual|in-person|zoom|tour|walk|conference|before|held|\\d|to|(?:for|of|pour|from|de|des|du) (?:${OF_WHAT}|${PERSONS})|${PERSONS})(?![a-z]))`,
);
/** A limit to some bidders, some cases or some opinions. */
const LIMITS =
  /^[^.;,]{0,60}?(?<![a-z])(?:in (?:principle|theory|practice|most|some|many|certain|that case)|in (?:the )?(?:event|case)|where|unless|except(?! (?:as|where) (?:noted|stated))|if(?! .{0,30}(?:wish|want|intend|bid|submi|plan|interest))|by some|(?:bidders|contractors|vendors|firms) (?:new|not|without|outside|unfamiliar|located|from)|for some|for those|(?:bidders|contractors|vendors|firms|companies|those|any(?:one)?) (?:who|that|which)(?! (?:wish|want|intend|plan|are (?:interested|planning|intending)|is (?:interested|planning)|submit|bid|would|will|propos|desire))|en principe|en theorie|dans certains|sauf|lorsque|(?:one|two) of|at least one|either|alternat\w+|l'un\w? (?:ou|des)|pour (?:ceux|celles) qui|only(?! (?:to|for) (?:all|information))|seulement|uniquement|for (?!information only)(?:new|first|out|lot|part(?!i)|phase|sub(?!mi)|certain|some|prime|general|electrical|mechanical|foreign|non)|pour (?:les nouv|les sous|le lot|certain))(?![a-z])/;
const UNLIMITED =
  /(?<![a-z])(?:information only|only (?:to|for|be|by|one|those|bids|bidders|contractors|if all)|(?:no|without) except|only$|only \w+ (?:who|that))/;

/** Whether nothing after a word limits it, so that it holds for every bidder. */
export function isUnlimited(after: string): boolean {
  return !LIMITS.test(after) || UNLIMITED.test(after.slice(0, 80));
}

export const isPlainAfter = (after: string) => FOLLOWS.test(after);

/** Conditions anywhere before a word: "if it rains, attendance is optional". */
const CONDITION =
  /(?<![a-z])(?:if|unless|whether|should (?:it|the|there)|in (?:the )?(?:event|case)|only in|provided that|(?:under|being) (?:review|discussion|consideration)|considering|one of (?:the|two|these)|at least one of (?:the|these)|either(?! (?:in[ -]person|virtual\w*|by|form|way|on-?site|remotely|online))|si|a moins|advenant|l'une? des|une des|at the (?:sole )?discretion of(?! (?:the |each |all )?(?:bidder|contractor|vendor|proponent))|insofar|selon (?:le|les)|exceptions? (?:may|can|might|will)|may be (?:excused|exempt\w*|waived)|(?:this|the|one) [^.;]{0,30} or (?:the|another|one|a) (?:\w+ )?(?:visit|meeting|tour|session|one|other)|au moins une de|en cas|dans le cas)(?![a-z])/;
const WISHES =
  /(?<![a-z])(?:if|si) (?:you|they|bidders|contractors|vendors|a (?:bidder|contractor|vendor)|a firm|any \w+|vous) ?(?:wish|want|intend|plan|are (?:interested|planning)|would like|is interested|desire|souhaite|voule|desir)\w*/g;

export const isConditional = (sentence: string) => CONDITION.test(sentence.replace(WISHES, " "));
