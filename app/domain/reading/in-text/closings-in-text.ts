import type { KeyDate, KeyDateKind } from "../key-date";
import { sought } from "../patterns/sought";
import type { Sentence } from "../sentences/sentence";

const EXTENDED = sought(
  /^\W{0,4}(?:updated|revised|new|current|amended) (?:(?:bid|tender|proposal|submission) )?(?:response|closing|due|date offers|deadline)|(?<![a-z])(?:extended|extension) (?:\w{1,12} ){0,3}?(?:to|until|till)(?![a-z])|(?<![a-z])(?:(?:to |hereby )?(?:extends?|extending|extended)|(?:chang|revis|mov|push)(?:es|ed|ing)|to (?:change|revise|move)) (?:the |our )?(?:(?:bid|tender|proposal|quote|quotation|offer|submission|solicitation|rf[pqt])s? ?)?(?:response|closing|due|submission|deadline)(?![a-z])[^.;]{0,80}? (?:to|until)(?![a-z])|(?<![a-z])(?:prolongee?s?|repoussee?s?) (?:au|jusqu'au?|a)(?![a-z])/,
);

const isDated = ({ kind, localDay, doubts }: KeyDate) =>
  kind === "closing" && localDay !== null && doubts.length === 0;

/** "… extended to March 12, 2026": earlier closing dates of the text no longer hold, because an extension is later. */
export function withoutExtended(
  dates: ReadonlyArray<KeyDate>,
  sentences: ReadonlyArray<Sentence>,
): ReadonlyArray<KeyDate> {
  const closings = dates.filter(isDated);
  const last = closings
    .map(({ localDay }) => localDay ?? "")
    .sort()
    .at(-1);
  const extensions = new Set(
    sentences.filter(({ folded }) => EXTENDED.test(folded)).map(({ start }) => start),
  );
  if (!closings.some(({ localDay, start }) => localDay === last && extensions.has(start))) return dates;
  return dates.map((date) =>
    isDated(date) && date.localDay !== last
      ? { ...date, standing: "check", doubts: [...date.doubts, "replaced"] }
      : date,
  );
}

const PREQUALIFICATION = sought(
  /pre-?qualif\w{0,8} (?:of \w{1,14} )?(?:submissions?|applications?|packages?|statements?|questionnaires?|forms?|documents?|responses?|proposals?)(?![a-z])/,
);
/** A notice that asks for nothing but a prequalification closes when that is due. */
const ASKS_FOR_IT =
  /request for (?:contractor |general contractor )?(?:pre-?)?qualifications?|(?:call|invitation|notice) (?:for|of|to) (?:contractor )?pre-?qualif|pre-?qualification (?:notice|call|request)|(?<![a-z])rf?p?s?q(?![a-z])/;

/** When prequalifications are due is the closing date only of a notice that asks for them. */
export function withoutPrequalification(
  dates: ReadonlyArray<KeyDate>,
  sentences: ReadonlyArray<Sentence>,
): ReadonlyArray<KeyDate> {
  const about = new Set(
    sentences.filter(({ folded }) => PREQUALIFICATION.test(folded)).map(({ start }) => start),
  );
  if (about.size === 0) return dates;
  const isPrequalification = (date: KeyDate) => isDated(date) && about.has(date.start);
  const hasBids = dates.some((date) => isDated(date) && !about.has(date.start));
  if (!hasBids && sentences.some(({ folded }) => ASKS_FOR_IT.test(folded))) return dates;
  return dates.map((date) =>
    isPrequalification(date) ? { ...date, standing: "check", doubts: [...date.doubts, "conditional"] } : date,
  );
}

const BIDS = /(?<![a-z])(?:bid|tender|proposal|quotation|quote)s?(?![a-z])/;
const AT_OPENING = sought(
  /(?<![a-z])(?:due|received|submitted|delivered|accepted|filed)(?![a-z])[^.;]{0,80}?(?<![a-z])(?:at|by|before|prior to|until|no later than|up to) (?:the )?(?:(?:date|time|hour) (?:and (?:time|date|hour) )?(?:of|for|set for) )?(?:the )?(?:scheduled |public |said )?(?:bid |tender |proposal )?opening(?![a-z])/,
);
/** "All bids shall be presented to the clerk before this time", after the sentence with the opening */
const BEFORE_THAT = sought(
  /(?<![a-z])(?:presented|received|submitted|delivered|filed|arrive)(?![a-z])[^.;]{0,80}?(?<![a-z])(?:by|before|prior to|on or before|until|no later than) (?:(?:this|that|said|such|the (?:same|said|above|scheduled|appointed|designated|stated|specified)) (?:date and )?(?:time|hour)|the (?:date and )?(?:time|hour)(?: and date)? (?:stated|shown|indicated|specified|noted|given|listed) above)(?![a-z])/,
);
/** "Bids received after 2:00 p.m. will be returned", where they are opened at 2:00 p.m. */
const LATE =
  /(?<![a-z])(?:bids?|tenders?|proposals?|quotes?|quotations?) (?:that are |which are )?(?:received|submitted|delivered|arriving) after(?![a-z])(?=.{0,100}(?:returned|rejected|refused|disqualified|not be))/;
const isAfterOpening = ({ folded, moments, loneHours }: Sentence, { localTime }: KeyDate): boolean => {
  const [hour, another] = loneHours;
  if (moments.length > 0 || !hour?.clear || another || hour.isRange || !LATE.test(folded)) return false;
  return localTime === [hour.hour, hour.minute].map((part) => String(part).padStart(2, "0")).join(":");
};
/** "No bids will be accepted after that time" */
const NOT_AFTER_THAT = sought(
  /(?<![a-z])no (?:bids?|tenders?|proposals?|quotes?|quotations?) (?:will|shall|may) be (?:received|accepted|considered) after (?:(?:this|that|said|such|the (?:same|said|above|scheduled|appointed|designated|stated|specified)) (?:date and )?(?:time|hour)|the (?:time|hour) (?:of|set for|fixed for) (?:the )?(?:bid )?opening)(?![a-z])/,
);
const NO_BIDS =
  /(?<![a-z])(?:questions?|inquir\w+|addend\w+|withdraw\w*|modif\w+|bonds?|visit|requests?|not|after|days?)(?![a-z])/;

const isDueAtOpening = (folded: string) =>
  NOT_AFTER_THAT.test(folded) ||
  ((AT_OPENING.test(folded) || BEFORE_THAT.test(folded)) && BIDS.test(folded) && !NO_BIDS.test(folded));

/** "Bids are due at the time of opening": where nothing else says when bids close, they close when they are opened. */
export function closingAtOpening(
  dates: ReadonlyArray<KeyDate>,
  sentences: ReadonlyArray<Sentence>,
): { sentence: Sentence; opening: KeyDate } | null {
  if (dates.some(({ kind }) => kind === "closing" || kind === "sub_bid_closing")) return null;
  const [opening, another] = dates.filter(({ kind, standing }) => kind === "opening" && standing === "sure");
  if (!opening || another || opening.at === null) return null;
  const sentence = sentences.find(
    (one) => isAfterOpening(one, opening) || (one.moments.length === 0 && isDueAtOpening(one.folded)),
  );
  return sentence ? { sentence, opening } : null;
}

const AWARDED = sought(
  /(?<![a-z])(?:(?:was|were|has been|have been) (?:recently )?awarded|(?:council|board|commissioners|city|town) (?:has |have )?awarded|(?:a|ont) (?:ete )?(?:octroye|adjuge|accorde)\w{0,2})(?![a-z])/,
);

/** How long a contract runs that is already awarded is of no use to bidders. */
export function withoutAwardedTerms(
  dates: ReadonlyArray<KeyDate>,
  sentences: ReadonlyArray<Sentence>,
): ReadonlyArray<KeyDate> {
  const isAward =
    dates.some(({ kind }) => kind === "term") &&
    dates.every(({ kind }) => AFTER_AWARD.includes(kind)) &&
    sentences.some(({ folded }) => AWARDED.test(folded));
  if (!isAward) return dates;
  return dates.map((date) =>
    date.kind === "term" ? { ...date, standing: "check", doubts: [...date.doubts, "replaced"] } : date,
  );
}

const AFTER_AWARD: ReadonlyArray<KeyDateKind> = ["start", "end", "term"];
