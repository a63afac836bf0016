/** What one place of a sentence says of attending: required, not required, invited, or something that is not clear. */
export type AttendanceSign = "yes" | "no" | "invited" | "unclear";

/**
 * `loose`: something is required, or absent bidders are named, but the sentence does not say that attending is meant. The
 * meeting is not called mandatory for that, and an invitation beside it does not make it optional.
 */
export type AttendanceSigns = { signs: ReadonlyArray<AttendanceSign>; loose: boolean };

const MEETING =
  "(?:attendance|attending|participation|participating|presence|being present|visitation|representation|visits?|visites?|meetings?|mtgs?|conferences?|teleconferences?|tours?|walk(?:[\\s-]?(?:through|thru|around|over))?s?|showings?|inspections?|viewings?|sessions?|briefings?|reunions?|rencontres?|seances?|pre[\\s-]?(?:bid|tender|proposal)s?(?= (?:is|are|was|will|at|on|held)(?![a-z])))";
export const MEETING_WORD = new RegExp(`(?<![a-z])${MEETING}(?![a-z])`);

/** What may stand before the name of a meeting without making it something else, as "registration for" does. */
const BEFORE_NAME =
  "(?:(?:a|an|the|this|that|these|those|such|said|any|all|each|every|both|your|their|its|our|one|two|first|second|next|only|single|physical|in[\\s-]person|personal|full|strict|public|pre[\\s-]{0,2}(?:bid|tender|proposal|submission|submittal|quote|quotation|closing|award)s?|on[\\s-]?site|off[\\s-]?site|in|person|site|job|jobsite|project|field|building|facility|premises|scheduled|planned|organized|group|guided|supervised|escorted|virtual|online|zoom|video|joint|general|technical|information(?:al)?|orientation|mandatory|optional|compulsory|voluntary|required|bidders?'?s?'?|tenderers?'?s?'?|contractors?'?s?'?|vendors?'?s?'?|proponents?'?s?'?|suppliers?'?s?'?|proposers?'?s?'?|offerors?'?s?'?|firms?'?s?'?|your|walk|briefing|la|le|les|l'|une?|cette|cet|ces|sa|leur|votre|des|aux?|deux|premiere|seconde|toute|tous|chaque)[\\s/\"]{0,2})";

/** What may follow it: anything else makes it part of another name, such as "meeting minutes" or "visit registration". */
const AFTER_NAME =
  "(?=$|\\W{1,3}(?:$|\\d|[(\"'-])|\\s{0,2}[,:;|)(/-]|\\s(?:at|of|by|on|for|in|to|from|during|through|is|are|be|was|were|isn't|aren't|shall|will|would|should|can|cannot|must|may|has|have|had|held|scheduled|which|that|while|not|no|n'|ne|non|never|remains?|becomes?|and|or|itself|there|thereat|therefore|also|now|mandatory|compulsory|obligatory|required|requirement|optional|voluntary|necessary|essential|type|status|a|au|aux|de|des|du|d'|la|le|les|sur|lors|par|qui|pour|est|sont|sera|seront|etait|n'est|etant|supervisee?s?|guidee?s?|commune?s?|prevue?s?|organisee?s?|prealables?|preparatoires?|obligatoires?|facultati|optionnel|requise?|exigee?|helps|helpful|demeure|reste|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)|\\s(?:attendance|meeting|visit|tour|conference|walk|session|inspection|briefing|showing))";

const NAME = new RegExp(
  `^[\\s"'*(•-]{0,6}(?:(?:please )?note(?: that)?,? |that |que |whether |if |si |however,? |also,? |therefore,? |de plus,? |in addition,? |as |since |because |but |mais |car )?${BEFORE_NAME}{0,7}${MEETING}(?:s\\b|\\(s\\))?${AFTER_NAME}`,
);
/** "It is mandatory", "which is mandatory": what is meant is said before. */
const PRONOUN =
  /^[\s"'*(•-]{0,6}(?:please note(?: that)? |note(?: that)? )?(?:it|this|that|which|and|but|or|elle|celle-ci|cela|ceci|c'|qui|mais|et|however|instead|rather|ce)?(?:,| |$)/;

const COPULA =
  /(?<![a-z])(?:is|are|was|were|isn't|aren't|wasn't|be|been|being|will|shall|would|won't|should|can|cannot|must|may|has|have|remains?|becomes?|constitutes?|est|n'est|n'a|sont|sera|seront|soit|etait|etant|etre|demeure|reste|constitue|ne|c'est|deemed|considered|made|helps|helpful)(?![a-z])/;

const DENIES =
  /(?<![a-z])(?:not(?! (?:only|merely|just|simply|solely)(?![a-z]))|never|no longer|by no means|in no (?:way|case)|(?:under|in) no circumstances?|neither|nor|no|none|nobody|rather than|instead of|without|hardly|cannot|far from|anything but|(?<!il n'y a )pas(?! (?:seulement|uniquement)(?![a-z]))|nullement|aucunement|jamais|guere|en rien|ni|non(?! seulement)|sans|aucune?|loin d'etre|rien|n'est (?:plus|point)|ne sont (?:plus|point)|ne sera (?:plus|point))(?![a-z])|n't(?![a-z])/;

const DENIES_SUBJECT = /^\W{0,4}(?:no|none of|neither of|neither|aucune)(?![a-z])(?: des?(?![a-z]))?/;

const DOUBTS =
  /(?<![a-z])(?:may be|might be|could be|may become|whether|if|unless|si|peut etre|pourrait etre|previously|originally|formerly|earlier|was|were|initialement|d'abord|auparavant|etait|etaient)(?![a-z])/;

/** A limit to some bidders or some cases. */
const LIMITED =
  /^[,\s(]{0,3}(?:(?:only(?! (?:to|for) (?:all|bidders))|if(?! .{0,30}(?:wish|want|intend|bid|submi))|unless|except|seulement|uniquement|sauf|si(?! .{0,30}(?:desir|souhait|soumission))|in (?:the event|case)|(?:for|pour) (?:no|none|nobody|aucune?))(?![a-z])|(?:for|pour)(?: the| les| des)? (?:new|nouveaux|first|certain|some|sub-?(?:contract|trade|s )|sous-trait|suppliers|prime|general|electrical|mechanical|those (?:who|that) (?:have|did) not|out[\s-]of|foreign|phase|lot|part))/;

const REQUIRES =
  "mandatory|compulsory|obligatory|obligatoires?|obligation|pre-?condition|required|requises?|requirement|exigees?|exigence|pre-?requisite|prerequis|condition(?= (?:of|to|for|precedent|de|du|pour)(?![a-z])| d')|necessary|necessaires?|essential|essentielles?|a must|imperative|imperatif|imperati(?:ve|ves)";
const FREES = "optional|voluntary|facultati(?:ve|f)s?|optionnel(?:le)?s?|discretionary";
const WORD = new RegExp(
  `(?<![a-z])(non[\\s-]{0,3}|not(?=mandatory|optional|compulsory|required))?(?:(${REQUIRES})|(${FREES}))(?![a-z])`,
  "g",
);
const MAY_HAVE_WORD =
  /mandator|compuls|oblig|condition|requi|exige|necess|essenti|a must|imperati|option|volunt|facult|discretion/;
/** Words that oblige in any sentence, so that they are worth a second look. */
const OBLIGES =
  /mandatory|precondition|pre-condition|compulsory|obligat|prerequis|pre-requis|condition|imperati|\ba must/;

/** Things that are often mandatory around a meeting and are not the meeting. */
const OTHER_THING =
  /(?<![a-z])(?:bidding|bonds?|bid forms?|forms?|submissions?|id|identification|passport|ppe|equipment|hats?|helmets?|boots?|shoes?|footwear|toes?|vests?|glasses|goggles|masks?|clothing|casques?|bottes|chaussures|lunettes|gilets?|masques?|carte|piece|registrations?|pre-?registrations?|registering|rsvp|bookings?|reservations?|inscriptions?|insurance|assurances?|certificat\w*|licen[cs]es?|permits?|passes|parking|deposits?|security|surety|cautionnement|documents?|addend\w+|acknowledg\w+|requirements?|criteri\w+|exigences|criteres|specifications?|qualifications?|forms?|wages?|goals?|subcontract\w*|vaccin\w+|training|orientation|sign[\s-]?in|sign(?:ing|ature)s?|sheet|questionnaires?|references|samples?|pricing|prices?|delivery|warrant\w+|completion|extensions?|option years?|renewals?|items?|depot|dossier|soumission|formulaires?|securite)(?![a-z])/;

const ANSWER_NO =
  /^[\s)"\]]{0,3}(?:\((?:y(?:es)?\/no?|o(?:ui)?\/n(?:on)?)\))?\s{0,2}[?:|=-]{1,2}[\s|"[(]{0,4}(?:(?:a|r|answer|reponse)\s?[:.)-]\s{0,2})?(?:no|n|non|false|faux|n\/a|na|none|nil|not applicable|non applicable|sans objet|s\.?o\.?|aucune?|it is not|it's not|not required|not mandatory|0)(?=$|[\s"\])]{0,3}(?:$|[.,;|)\]\n]|but |mais |- |site |date|visit))/;
const ANSWER_YES =
  /^[\s)"\]]{0,3}(?:\((?:y(?:es)?\/no?|o(?:ui)?\/n(?:on)?)\))?\s{0,2}[?:|=-]{1,2}[\s|"[(]{0,4}(?:(?:a|r|answer|reponse)\s?[:.)-]\s{0,2})?(?:yes|y|oui|true|vrai|it is)(?![a-z])/;

/** Boxes of a form, and both words at once: which holds is not told. */
const CHOICE =
  /(?:mandatory|obligatoires?|compulsory)\s?(?:\/|or|ou|\W{1,5})\s?(?:optional|facultati\w+|voluntary|non[\s-]?(?:mandatory|obligatoire))(?!\w)|(?:optional|facultati\w+|voluntary|non[\s-]?(?:mandatory|obligatoire))\s?(?:\/|or|ou)\s?(?:mandatory|obligatoires?)|[☐☒☑✓✔□■]|\[[ x]?\]/;

const LONGEST_SUBJECT = 220;
const BOUNDARY =
  /[.;!?\n|(),]|:(?!\d)|\s-\s|(?<![a-z])(?:and|et|but|mais|while|whereas|because|since|car|that|que|where|ou|however|as|so)(?![a-z])/g;

/** Points and commas within hours and dates part no clauses. */
const withoutInnerMarks = (text: string) =>
  text
    .replace(/(?:anything but)(?![a-z])/g, "not at all")
    .replace(/ to be (?=held|conducted|scheduled|offered)/g, " ")
    .replace(/(?<=(?:regarded|considered|treated|seen|viewed|deemed)) as(?![a-z])/g, "")
    .replace(/(?<=\d ?[ap])\.\s?m\.?/g, "m")
    .replace(/(?<=day),/g, "")
    .replace(/,(?= ?20\d\d)/g, "")
    .replace(/(?<=20\d\d),(?= (?:at|from|in|is|shall|will|has|a|est|sera|n'est)(?![a-z]))/g, "")
    .replace(/(?<=\d ?[ap]m),(?= (?:is|shall|will|est|sera|n'est)(?![a-z]))/g, "")
    .replace(/,? (?:however|therefore|furthermore|also|cependant|toutefois|donc),? /g, " ");

type Clause = { subject: string; verb: string | null; earlier: string; mark: string };

/** The clause before a word: its subject, the words from its verb on, and what stands before the clause. */
function clauseBefore(before: string): Clause {
  const near = before.slice(-LONGEST_SUBJECT);
  let last: RegExpExecArray | undefined;
  for (const found of near.matchAll(BOUNDARY)) last = found;
  const from = last ? last.index + last[0].length : 0;
  const clause = near.slice(from);
  const verb = COPULA.exec(clause);
  return {
    subject: verb ? clause.slice(0, verb.index) : clause,
    verb: verb ? clause.slice(verb.index) : null,
    earlier: before.slice(0, before.length - clause.length - (last?.[0].length ?? 0)),
    mark: last?.[0].trim() ?? "",
  };
}

type Scope = "meeting" | "other" | "unknown";

const isOfMeeting = (words: string) => NAME.test(words);

/** "Site visit, 10 a.m. Prevailing wages" */
const ENDS_OTHERWISE = new RegExp(`${OTHER_THING.source}\\s*$`);

function scopeOfPhrase(words: string): Scope {
  if (isOfMeeting(words)) return "meeting";
  return OTHER_THING.test(words) ? "other" : "unknown";
}

/** What a pronoun means: the phrase before it, or the sentence before. */
function scopeBefore(earlier: string, previous: string): Scope {
  const { subject, verb } = clauseBefore(earlier);
  const words =
    earlier.trim() === ""
      ? previous
      : `${subject}${verb ?? ""}`.trim() === ""
        ? earlier
        : `${subject}${verb ?? ""}`;
  if (/(?:wear|bring|register|inscri|port(?:er|ez)|rsvp|apporter|sign)/.test(words)) return "other";
  const first = scopeOfPhrase(words);
  if (first !== "unknown") return first;
  return MEETING_WORD.test(words) || /attend|assister/.test(words)
    ? OTHER_THING.test(words)
      ? "other"
      : "meeting"
    : "unknown";
}

/** A word before its noun: "mandatory pre-bid meeting". */
const ATTRIBUTIVE = new RegExp(
  `^[\\s"*]{1,3}(?:${BEFORE_NAME}|(?:all|and|or|contractor)[\\s/-]){0,6}${MEETING}${AFTER_NAME}`,
);
/** "Inscription obligatoire a la visite" */
const GOES_ELSEWHERE = /^\s(?:an?|aux?|des?|du|pour|lors|for|at|to|on(?!-)|in (?!person)|by)(?![a-z-])/;
const PRE_BID = /^[\s"*]{1,3}pre[\s-]?(?:bid|tender|proposal)(?=$|\W{0,2}$|\s?[:(-])/;
const DENIED_NOUN =
  /(?<![a-z])(?:no|not|never|non|without|neither|nor|rather than|instead of|n't|pas|aucune|sans)(?: be)?(?: an?| any| the| une?| de| la)?(?: longer)?(?: a)?(?: strictly| formally)?\s{1,2}$|n't (?:be )?an?\s$/;

/** "The mandatory visit has been waived", "will not hold a mandatory visit": not the absence of bidders is denied. */
export const UNDONE =
  /(?<![a-z])(?:waived|removed|cancel\w*|replaced|lifted|dropped|withdrawn|annulee?|retiree?|remplacee?|no longer)(?![a-z])/;
const OF_ABSENCE =
  /(?<![a-z])(?:attend\w*|present|represented|visit\w*|sign|fail\w*|assist\w*|particip\w*)(?![a-z])/;

function attributed(before: string, after: string) {
  const denied = DENIED_NOUN.test(before);
  const { subject, verb } = clauseBefore(before);
  const near = `${subject}${verb ?? ""}`.slice(-60);
  const isElse = (DENIES.test(near) || /(?<![a-z])against(?![a-z])/.test(near)) && !OF_ABSENCE.test(near);
  return {
    scope: "meeting" as const,
    denied,
    doubted: UNDONE.test(after.slice(0, 90)) || (isElse && !denied),
  };
}

function scopeOf(
  before: string,
  after: string,
  previous: string,
): { scope: Scope; denied: boolean; doubted: boolean } {
  const { subject, verb, earlier, mark } = clauseBefore(before);
  if (!GOES_ELSEWHERE.test(after) && (ATTRIBUTIVE.test(after) || PRE_BID.test(after)))
    return attributed(before, after);
  const clause = verb ?? "";
  const expletive = /^ (?:that|to|for|que|de|d'|pour) ?(.{0,120})/.exec(after);
  if (
    verb !== null &&
    /^[\s"]{0,3}(?:please note that )?(?:it|il)\s{0,2}$/.test(subject) &&
    expletive &&
    !/^ (?:for|pour) (?:all|tous|every|each)\b(?!.{0,80}(?: to | that ))/.test(after)
  ) {
    const said = expletive[1] ?? "";
    const isAttending =
      /(?<![a-z])(?:attend|be present|be represented|visit|assist(?:er|ent|e)|particip\w+|presen\w+)(?![a-z])/.test(
        said,
      ) && !/(?<![a-z])(?:wear|bring|register|sign|porter?|apporter|inscri\w*)(?![a-z])/.test(said);
    const isBidding = /^(?:bid|submi|be (?:eligible|considered)|soumission|deposer|presenter)/.test(said);
    if (!isBidding)
      return {
        scope: isAttending ? "meeting" : "other",
        denied: DENIES.test(clause),
        doubted: DOUBTS.test(clause),
      };
  }
  const doubted = DOUBTS.test(`${subject}${clause}`) && !/(?<![a-z])(?:will|shall) be/.test(clause);
  const denied =
    verb === null ? DENIES.test(subject.slice(-30)) : DENIES.test(clause) || DENIES_SUBJECT.test(subject);
  if (verb === null) {
    const plain = subject
      .replace(DENIES, " ")
      .replace(/\b(?:now|is|also|donc|again)\b/g, " ")
      .trim();
    if (plain === "" || plain === '"')
      return {
        scope: scopeOfBare(earlier, mark, previous, after),
        denied,
        doubted: doubted || (/[a-z]/.test(mark) && DENIES.test(earlier.slice(-60))),
      };
    if (/^(?:it|elle|this|cela)$/.test(plain))
      return { scope: scopeBefore(earlier, previous), denied, doubted };
    const ofEarlier =
      /^(?:and|or|but|et|ou|mais)$/.test(mark) &&
      /(?:optional|mandatory|recommended|encouraged|required|helpful|utile|obligatoire|facultative)\s*$/.test(
        earlier,
      );
    if (ofEarlier) return { scope: scopeOf(earlier, "", previous).scope, denied, doubted };
    return {
      scope:
        isOfMeeting(plain) && isBareName(plain)
          ? "meeting"
          : scopeOfPhrase(plain) === "meeting"
            ? "unknown"
            : scopeOfPhrase(plain),
      denied,
      doubted,
    };
  }
  const inverted = subject.trim() === "" ? clause.replace(COPULA, "") : "";
  if (isOfMeeting(subject) && ENDS_OTHERWISE.test(subject)) return { scope: "other", denied, doubted };
  if (isOfMeeting(subject) || isOfMeeting(inverted)) {
    const isDeniedWithin = DENIES.test(subject) && !DENIES_SUBJECT.test(subject);
    const again = COPULA.test(
      clause.slice(Math.min((COPULA.exec(clause)?.[0].length ?? 0) + 60, clause.search(/\d|$/))),
    );
    return { scope: again ? "unknown" : "meeting", denied, doubted: doubted || isDeniedWithin };
  }
  if (subject.replace(DENIES, " ").trim() === "" && subject.trim() !== "")
    return { scope: scopeBefore(firstClause(earlier), previous), denied: true, doubted };
  if (subject.trim() === "" || (PRONOUN.test(`${subject.trim()} `) && subject.trim().split(" ").length <= 3))
    return {
      scope: scopeBefore(subject.trim() === "" && mark === "," ? firstClause(earlier) : earlier, previous),
      denied,
      doubted,
    };
  if (DENIES_SUBJECT.test(subject))
    return {
      scope: isOfMeeting(subject.replace(DENIES_SUBJECT, "")) ? "meeting" : scopeOfPhrase(subject),
      denied,
      doubted,
    };
  return { scope: scopeOfPhrase(subject), denied, doubted };
}

/** "The site visit, which will be held on Friday, is mandatory": what the sentence begins with. */
const firstClause = (earlier: string) => earlier.slice(earlier.search(/[^.;\n]*$/)).split(/,/)[0] ?? "";

/** "Visite supervisee des lieux obligatoire", "attendance at the site visit required": no other noun can be meant. */
const BARE_NAME = new RegExp(
  `^\\W{0,4}${BEFORE_NAME}{0,7}${MEETING}(?:s\\b|\\(s\\))?(?: (?:is|at|of|by|for|to|a|au|aux|de|des|du|d'|la|le|les|l'|sur|et|the|a|an|all|this|attendance|type|status|visit|meeting|tour|conference|session|site|pre-?bid|job|project|mandatory|bidders?|contractors?|date|lieux|lieu|chantier|place|information|supervisee?s?|guidee?s?|commune|prealable|preparatoire|des soumissionnaires|soumissionnaires|fournisseurs|batiments?|edifices?|installations?|ecoles?|now|therefore|also)(?![a-z]))*[\\s"']{0,3}$`,
);
const isBareName = (words: string) => BARE_NAME.test(words);

/** "(mandatory)", "- mandatory", "MANDATORY:": what stands before the mark is meant, or the sentence itself. */
function scopeOfBare(earlier: string, mark: string, previous: string, after: string): Scope {
  if (earlier.trim() === "") {
    if (/^\W{0,3}$/.test(after))
      return MEETING_WORD.test(previous) && !OTHER_THING.test(previous) ? "meeting" : "unknown";
    return /^\W{1,4}(?:no|n|non|yes|y|oui|true|false|n\/a|none)(?![a-z])/.test(after) ||
      MEETING_WORD.test(after.slice(0, 60))
      ? "meeting"
      : "unknown";
  }
  if (/[.!?\n]/.test(mark)) {
    if (/^\W{0,3}$|^\W{0,3}(?:attend|no\b|n\b|non\b|yes|oui|true|false|n\/a)/.test(after))
      return MEETING_WORD.test(earlier) ? "meeting" : "unknown";
    return "unknown";
  }
  const { subject, verb } = clauseBefore(earlier);
  const words = `${subject}${verb ?? ""}`.trim();
  if (isOfMeeting(words)) return "meeting";
  if (OTHER_THING.test(words)) return "other";
  return /\d/.test(words) && MEETING_WORD.test(earlier) ? "meeting" : "unknown";
}

/** What a sentence calls mandatory or optional. `previous` is the sentence before, `next` the one after. */
export function wordSigns(sentence: string, previous: string, next: string): AttendanceSigns {
  const signs: Array<AttendanceSign> = [];
  let loose = false;
  if (!MAY_HAVE_WORD.test(sentence)) return { signs, loose };
  const text = withoutInnerMarks(sentence);
  for (const found of text.matchAll(WORD)) {
    const [word, non, requires] = found;
    const before = text.slice(0, found.index);
    const rest = text.slice(found.index + word.length);
    if (requires === "required" && /^ to(?![a-z])/.test(rest)) continue;
    const { scope, denied, doubted } = scopeOf(before, rest, previous);
    if (scope === "other") continue;
    if (
      scope === "unknown" &&
      requires === undefined &&
      DENIES.test(before.slice(-60)) &&
      MEETING_WORD.test(text)
    )
      signs.push("unclear");
    if (scope === "unknown") {
      loose ||= requires !== undefined && OBLIGES.test(word);
      continue;
    }
    if (CHOICE.test(text.slice(Math.max(0, found.index - 14), found.index + word.length + 18))) {
      signs.push("unclear");
      continue;
    }
    const isLabel = /[?:|=]\s{0,3}$|^[^.;,\n]{0,60}[?:|=]|^ - (?:no|n|non|yes)(?![a-z])/.test(rest);
    const value = isLabel ? rest.replace(/^[^?:|=\n.,;]{0,60}(?=[?:|=])/, "") : rest;
    const answer =
      /^\W{0,3}$/.test(value) || /\?\W{0,3}$/.test(value)
        ? `${value.trim() === "" ? "?" : value} ${next}`
        : value;
    const isDeniedAfter = isLabel && ANSWER_NO.test(answer);
    const notApplied =
      /^(?: \w{1,14}){0,4} (?:does|do|shall|will) not apply|^(?: \w{1,14}){0,4} ne s'applique/.test(rest);
    if (
      !isDeniedAfter &&
      !ANSWER_YES.test(answer) &&
      (doubted ||
        UNDONE.test(rest.slice(0, 60)) ||
        LIMITED.test(rest) ||
        rest.slice(0, 80).includes("?") ||
        /\?\W{0,3}$/.test(text))
    ) {
      signs.push("unclear");
      continue;
    }
    const isDenied = [non !== undefined, denied, isDeniedAfter || notApplied].filter(Boolean).length;
    signs.push(isDenied > 1 ? "unclear" : (requires !== undefined) !== (isDenied === 1) ? "yes" : "no");
  }
  return { signs, loose };
}
