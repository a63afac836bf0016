import { clauseBefore, COPULA, DENIES, DENIES_SUBJECT } from "./clauses";
import {
  ATTRIBUTIVE,
  ENDS_OTHERWISE,
  isBareName,
  isOfMeeting,
  MEETING_WORD,
  OTHER_THING,
  PRE_BID,
  type Scope,
  scopeOfPhrase,
} from "./meeting-names";

/** "It is mandatory", "which is mandatory": what is meant is said before. */
const PRONOUN =
  /^[\s"'*(•-]{0,6}(?:please note(?: that)? |note(?: that)? )?(?:it|this|that|which|and|but|or|elle|celle-ci|cela|ceci|c'|qui|mais|et|however|instead|rather|ce)?(?:,| |$)/;

const DOUBTS =
  /(?<![a-z])(?:may be|might be|could be|may become|whether|if|unless|si|peut etre|pourrait etre|previously|originally|formerly|earlier|was|were|initialement|d'abord|auparavant|etait|etaient)(?![a-z])/;

/** "Inscription obligatoire a la visite" */
const GOES_ELSEWHERE =
  /^\s(?:an?|aux?|des?|du|pour|lors|for|at|to|on(?!-| site pre)|in (?!person)|by)(?![a-z-])/;

const DENIED_NOUN =
  /(?<![a-z])(?:no|not|never|non|without|neither|nor|rather than|instead of|n't|pas|aucune|sans)(?: be)?(?: an?| any| the| une?| de| la)?(?: longer)?(?: a)?(?: strictly| formally)?\s{1,2}$|n't (?:be )?an?\s$/;

/** "The mandatory visit has been waived", "will not hold a mandatory visit": not the absence of bidders is denied. */
export const UNDONE =
  /(?<![a-z])(?:waived|removed|cancel\w*|replaced|lifted|dropped|withdrawn|annulee?|retiree?|remplacee?|no longer)(?![a-z])/;

const OF_ABSENCE =
  /(?<![a-z])(?:attend\w*|present|represented|visit\w*|sign|absent|(?:was|were|is|are)(?: not|n't) at|fail\w*|assist\w*|particip\w*)(?![a-z])/;

/** "Assister à une visite non obligatoire": a French adjective right behind its noun is the noun's. */
const BEFORE_ADJECTIVE =
  /(?<![a-z])(?:l'|(?:une?|la|cette|les|des|deux|de|premiere|seule) )(?:visites?|reunions?|rencontres?|seances?)(?: (?:des lieux|du (?:site|chantier|batiment)|de chantier|d'information|sur (?:place|les lieux)|en personne|guidee?s?|supervisee?s?|commune?s?|virtuelle?s?|preparatoires?|techniques?|pre-?soumission)){0,3} $/;
export const isBehindNoun = (before: string) => {
  const noun = BEFORE_ADJECTIVE.exec(before);
  return noun !== null && !OTHER_THING.test(clauseBefore(before.slice(0, noun.index)).subject);
};

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

/** "Mandatory safety boots at the site visit" */
const OF_THING = new RegExp(
  `^[\\s"]{1,3}(?:(?!(?:for|to|in|and|or|at|on|of|by|as|with|that|if|pour|de|a)(?![a-z]))[a-z'-]{2,14} ){0,3}?${OTHER_THING.source}(?= (?:at|on|during|for|must|shall|should|are|is|will|when|worn|lors|sur|pendant)(?![a-z])|\\s?[.,;:)]|\\s*$)`,
);

export function scopeOf(
  before: string,
  after: string,
  previous: string,
): { scope: Scope; denied: boolean; doubted: boolean } {
  const { subject, verb, earlier, mark } = clauseBefore(before);
  if (isBehindNoun(before)) return attributed(before, after);
  if (!GOES_ELSEWHERE.test(after) && (ATTRIBUTIVE.test(after) || PRE_BID.test(after)))
    return attributed(before, after);
  const clause = verb ?? "";
  if (verb === null && subject.trim() === "" && OF_THING.test(after))
    return { scope: "other", denied: false, doubted: false };
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
    // "Though not a requirement"
    const isConceded = CONCEDES.test(mark) && /^(?:an?|une?)$/.test(plain);
    if (plain === "" || plain === '"' || isConceded)
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

/** "While not mandatory, bidders are encouraged to attend" */
const CONCEDES = /^(?:while|although|though|bien que)$/;
const ATTENDS_NEXT =
  /^(?: (?:of|to|for) (?:an? |the )?(?:bidding|bid|submi\w+|tender\w*|award|eligibility|qualif\w+))?,? (?:[a-z'-]{1,14},? ){0,6}?(?:attend(?:ance|ing)?|visit|take part|participat(?:e|ion)|presence|participer|assister)(?![a-z])/;
/** "(mandatory)", "- mandatory", "MANDATORY:": what stands before the mark is meant, or the sentence itself. */
function scopeOfBare(earlier: string, mark: string, previous: string, after: string): Scope {
  if (CONCEDES.test(mark) && ATTENDS_NEXT.test(after) && !OTHER_THING.test(after.slice(0, 80)))
    return "meeting";
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
