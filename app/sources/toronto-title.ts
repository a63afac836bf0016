import { shorten } from "~/domain/shorten";
import { nameFrom } from "./plain-text";

const MIN_TITLE_LENGTH = 8;
/** How much of a description is read. The subject comes after a few sentences of boilerplate at most. */
const READ_LENGTH = 4_000;
/** A longer title is the start of a description, and is cut after its first sentence and then at the end of a clause. */
const COMFORTABLE_LENGTH = 120;
/** A cut title says at least this much. */
const LEAST_CLAUSE = 40;
const LONGEST_TITLE = 160;

/** Sentences about the call and its documents, and bare numbers. The subject may come after them. */
const SAYS_NOTHING =
  /^(?:(?:see|please|refer|ariba|n\/?a|if|all (?:interested|prospective)|suppliers?|respondents?|proponents?|bidders?|only)\b|requests? for \w+s?(?:\s+doc\s?\d+)?$|(?=\S*\d)[\w-]+$|this (?:tender|solicitation|call|rf[a-z]{1,3}) (?:has been|is|was) cancel|(?:the )?following is (?:a )?general|the (?:list|works?|contract|project) (?:below|listed|described)|as (?:further )?described|the city has)/i;
/** How many sentences are tried. */
const MAX_SENTENCES = 6;

const CALL =
  "(?:\\(?n?i?rfs?[pqt]o?\\)?|rfsq|reoi|noip|negotiated requests? for proposals?|requests? for (?:proposals?|quotations?|tenders?|supplier qualifications?|information|expressions? of interest)|notice of intended procurement)";
const CALL_WITH_ABBREVIATION = `${CALL}(?:\\s*\\((?:the )?["“'?]?[^)]{2,12}["”'?]?\\))?`;
const THE_CITY = "the city(?: of toronto)?(?:\\s*\\((?:the )?[^)]{2,10}\\))?";
const BIDDERS =
  "(?:the following )?(?:pre-?qualified |prospective |interested |eligible )*(?:suppliers|respondents|proponents|bidders)";

/** Stock openings of the City's forms, before the subject. They are removed in turn until none matches. */
const OPENINGS: ReadonlyArray<RegExp> = [
  /^[\s.,:;*•–-]+/,
  /^(?:important )?(?:notice|attention|update)\s*\*{2,}\s*/,
  /^(?:the )?(?:deadline|closing)(?: date)?(?: has been| is)? (?:now )?extended(?: to [^.*]{3,40}?)?\s*(?:\*{2,}|[.;:])\s*/,
  /^addend(?:um|a) (?:#\s*|no\.?\s*|number )?\d+(?: (?:has been|is|was) (?:issued|posted))?\s*[.:;–-]*\s*(?:closing (?:date )?extended[.:;–-]*\s*)?/,
  /^\d{1,2}[.)]?\s+(?=this |the city|for )/,
  /^(?:ariba )?doc\s?\d{6,}\s*[-–:]\s*/,
  new RegExp(
    `^this ${CALL_WITH_ABBREVIATION} is (?:an invitation by|to notify|issued by)[^.]{0,120}?(?:to (?:submit|provide) (?:bids?|proposals?|responses?|quotations?|their qualifications)|to (?:pre-?)?qualify)(?: for(?: future eligibility)?)?(?: to| for)?\\s*:?\\s*`,
  ),
  new RegExp(`^an invitation by ${THE_CITY} to ${BIDDERS}(?: to){1,2}\\s*`),
  new RegExp(
    `^this ${CALL_WITH_ABBREVIATION} is to notify ${BIDDERS}(?: of| that)?(?: ${THE_CITY}(?:['’]s)?)?(?: (?:intends?|intention|plans?|wishes|will be))?(?: to)?(?: (?:issue|issuing|release|procure))?\\s*`,
  ),
  new RegExp(`^this ${CALL_WITH_ABBREVIATION} (?:is|relates|pertains)(?: to)?(?: for)?\\s*:?\\s*`),
  new RegExp(
    `^the purpose of (?:this|the) ${CALL_WITH_ABBREVIATION}(?: process)? is (?:for ${THE_CITY} )?to\\s*`,
  ),
  new RegExp(
    `^${THE_CITY}(?: planning division)?(?: is)? (?:issuing|seeking|inviting|requesting|requires?|requests?|invites?|seeks?)\\s*(?:proposals?|bids?|quotations?|tenders?)?\\s*(?:from ${BIDDERS})?\\s*(?:for)?\\s*`,
  ),
  /^(?:bids|quotations|tenders|proposals) are (?:invited|requested) for\s*/,
  new RegExp(
    `^(?:to )?${BIDDERS} to (?:submit (?:bids?|proposals?|responses?)\\s*(?:for|to)?|(?:pre-?)?qualify for future eligibility(?: to(?: provide)?| for)?)\\s*:?\\s*`,
  ),
  new RegExp(`^(?:a |an |the )?${CALL_WITH_ABBREVIATION}\\s*(?:for|to|[-–:])\\s*`),
  /^(?:to )?(?:select|retain|procure|engage)(?: and retain)? (?:a |an |one or more )?(?:qualified |professional )*(?:team of )?(?:consulting |engineering )?(?:suppliers?|vendors?|consultants?|firms?)(?:,? led by [^,]{3,60}?)? (?:to provide|for|to)\s*/,
  /^(?:a |an )?(?:qualified |experienced |licen[cs]ed )+(?:suppliers?|vendors?|contractors?|consultants?|firms?)(?: to (?:provide|perform|undertake|complete)?| for)\s+(?:the )?/,
  /^(?:pre-?qualify|prequalify) for future eligibility (?:to provide|for)\s*/,
  /^(?:provide|perform) (?=(?:professional|technical|construction|general))/,
  /^(?:for )?(?:the )?(?:non-?exclusive )?(?:provision|supply|performance) of (?:all )?(?:the )?(?:labour|work),?[^.:]{0,80}? (?:necessary|required) (?:to|for) (?:perform|provide|complete|the)?\s*/,
  /^for\s+(?:the\s+)?(?:provision of (?:the )?)?/,
  /^(?:the )?(?:general )?(?:scope of )?work (?:in|of|under) this contract includes,?(?: but (?:is|are) not limited to,?)?\s*:?\s*/,
  /^the general scope of work includes,?(?: but (?:is )?not limited to,?)?\s*:?\s*/,
  /^the deliverables included in this scope of work are\s*/,
  /^this (?:project|contract) (?:involves|includes|is for)\s*/,
  /^(?:submit )?(?:bids?|tenders?|proposals?) for\s*:?\s*/,
  /^(?:the )?(?:provision|performance) of (?:the )?/,
  /^(?:the )?contractor(?:['’]s)? (?:shall|will|is to) (?:provide|supply|furnish) (?:all )?(?:the )?(?:labour|materials?|equipment)[^.:]{0,120}? (?:necessary |required )?(?:for|to)\s+(?:the\s+)?/,
  /^contractor['’]s scope of work (?:generally )?includes(?: but is not limited to)?\s*:?\s*(?:1\.\s*)?/,
  /^(?:the )?(?:contractor to )?(?:supply|provide) all (?:materials|labour|products|equipment)[^.:]{0,100}? to (?:complete|perform)\s+(?:the\s+)?/,
  /^the (?:scope|purpose) of this (?:rf[a-z]{1,3}|project|contract|tender) is (?:for |to (?:provide |perform )?)?(?:the )?/,
  /^(?:the )?works? (?:of|under|in) this contract (?:generally )?(?:comprises?|consists?|includes?)(?: of)?(?: but (?:is|are) not limited to)?,?\s*:?\s*(?:the )?/,
  /^the works? includes?,?(?: but (?:is|are) not limited to,?)?(?: the following)?\s*:\s*/,
  /^the project (?:involves|includes|consists of)\s*(?:the )?/,
  /^this contract includes (?:the )?/,
  /^performing\s+/,
  new RegExp(`^an invitation by ${THE_CITY}\\s*:\\s*(?:for )?`),
  /^an invitation to submit (?:bids?|proposals?|quotations?) for\s*/,
  /^(?:pre-?)?qualify for the provision of\s*/,
  /^prequalify (?=general contractor)/,
  /^work for (?=[a-z])/,
  /^procurement (?:for )?(?:the )?(?=local|major|road|\d)/,
  /^the scope of this rf[a-z]{1,3} includes\s*(?:furnishing all labour,[^.:]{0,60}? for )?(?:the )?/,
  /^all works? (?:required to complete|associated with)\s*/,
  /^the supplier is required to (?:provide )?(?:full )?/,
  new RegExp(`^${THE_CITY} is accepting offers for the\\s*`),
  /^(?:exclusive )?provision of (?:the )?/,
  /^the(?=non-exclusive)/,
  /^a contract to procure and support\s*/,
  /^non-exclusive supply and delivery of the (?=non-exclusive)/,
  /^vendors to provide\s*/,
  /^procure\s+(?=professional)/,
  /^an? (?:[a-z]+ ){0,3}firm to undertake (?:an? )?(?:comprehensive )?/,
  /^(?:procure|retain|provide|carry out) (?=[a-z]*\s*(?:services|regeneration|beare|property|security|professional))/,
  /^the (?=non-?exclusive|exclusive|supply)/,
].map((opening) => new RegExp(opening.source, "i"));

/** Boilerplate after the subject. */
const CLOSINGS: ReadonlyArray<RegExp> = [
  /,?\s*(?:all )?(?:as (?:further )?described|in accordance with|as (?:listed|set out|outlined|detailed)|as and when required).*$/i,
  /\s*(?:the term of (?:the|this) contract|the successful supplier|there will be a maximum|if you do not have|please (?:see|refer|contact)|for details|link to public|public posting|all (?:relevant|required|interested)|suppliers (?:should|are to) review|ariba access|\*\*).*$/i,
  /\s*https?:\/\/\S+.*$/i,
  /[.,;]?\s*(?:details|for more information|link)\s*:?\s*$/i,
  /,?\s*for (?:a |an )?(?:period|term) of .*$/i,
  /,?\s+for (?:the )?city of toronto(?:['’]s)? (?:various |multiple )?(?:divisions?|[A-Z][^.]*?divisions?).*$/i,
  /[\s,.;:]*(?:rf[qpt] response deadline|refer ariba call|sap ariba link|offers are invited for|this request for [a-z ]{3,40}(?:\s*\([^)]{2,20}\))? is (?:an )?invitation).*$/i,
  /[\s,.;:]*(?:the (?:general )?(?:scope of )?(?:work|contract)s?(?: (?:in|of|under) this contract)? (?:includes?|comprises?|consists?)|works? includes?|there are (?:the )?following works?|the updates to)\b.*$/i,
  /\s*(?:are|is) the following\b.*$/i,
  /\s*to (?:the following )?(?:pre-?qualified |prospective )*(?:suppliers|bidders) to submit (?:bids|proposals).*$/i,
  /,?\s*(?:commencing |starting )?from (?:the )?date of award.*$/i,
  /[\s,.;:-]*(?:service area \d|this rf[a-z]{1,3} (?:would|will|is)|request for quotations? for the).*$/i,
  /\s+for\s*$/i,
  /(?<![\s,.;:*–-])[\s,.;:*–-]+$/,
];

/** Derives a title from the description, as rows have none. `null` if the description is all boilerplate. */
export function torontoTitle(description: string): string | null {
  let rest = withoutSlips(description.slice(0, READ_LENGTH)).replace(/\s+/g, " ").trim();
  for (let tried = 0; tried < MAX_SENTENCES && rest !== ""; tried += 1) {
    const text = withoutOpenings(rest);
    const subject = withoutClosings(firstSentence(text));
    if (subject.length >= MIN_TITLE_LENGTH && !SAYS_NOTHING.test(subject))
      return inSentenceCase(upToClause(subject.charAt(0).toUpperCase() + subject.slice(1)));
    rest = afterSentence(text);
  }
  return null;
}

/** Words that have run together, a dash that has become an apostrophe, and a text that stands twice. */
function withoutSlips(text: string): string {
  return text
    .replace(/Â(?!\p{L})/gu, " ")
    .replace(/(?<=[\p{L}\d]) ['’] (?=\p{Lu})/gu, " – ")
    .replace(/^(.{12,80}?)\1/, "$1 ")
    .replace(/(?<=\b(?:at|from|of|to|on))(?=\d{2,5} \p{Lu})/gu, " ")
    .replace(/(?<=\p{Ll}{3})(?=(?:The|This|Offers|Request) \p{L})/gu, ". ");
}

/** Where the subject ends and its details begin. A comma may stand in a list of works, all of which count. */
const CLAUSE_END =
  /\s*(?:;|:|(?<=[\p{L})\d]{4})\.(?=\s+\p{Lu})|,? (?:which|that (?:includes?|is|are)|including|includes|complete with|located at|in support of|on behalf of|on an?[ -](?:as|retainer)|by installing|with the option|as (?:required|directed|identified)|to various locations|(?:at|in|within|for) (?:various|multiple) (?:locations|facilities|wards)|for (?:the )?(?:city of toronto|various city)|within the city of toronto|and (?:any|may|also|associated))\b|,? wards? ?:? ?\d)/giu;

/** A long title up to where its details begin, or else to the end of a word. */
function upToClause(title: string): string {
  if (title.length <= COMFORTABLE_LENGTH) return title;
  const ends = [...title.matchAll(CLAUSE_END)]
    .map(({ index }) => index)
    .filter((end) => end >= LEAST_CLAUSE && end <= LONGEST_TITLE && isOpenless(title.slice(0, end)));
  const end = ends.findLast((at) => at <= COMFORTABLE_LENGTH) ?? ends[0];
  return end === undefined
    ? shorten(title, LONGEST_TITLE)
    : title.slice(0, end).replace(/(?:,? (?:which|in|at|and|within|from|for|of|that))?[\s,;:–-]*$/i, "");
}

/** Whether no bracket is open. */
const isOpenless = (text: string) => text.split("(").length === text.split(")").length;

/** "MOBILIZATION, REMOVALS AND RESTORATION" in small letters; shorter capitals may be abbreviations. */
function inSentenceCase(title: string): string {
  const words = title.match(/\p{L}+/gu) ?? [];
  const isShouted = words.length > 2 && words.every((word) => word === word.toUpperCase());
  if (!isShouted || !words.some((word) => word.length > 6)) return title;
  const small = title.replace(/\p{Lu}{2,}/gu, (word) =>
    word.length > 4 || SMALL_WORDS.has(word) ? word.toLowerCase() : word,
  );
  return small.charAt(0).toUpperCase() + small.slice(1);
}

const SMALL_WORDS = new Set("AND FOR OF THE TO IN ON AT BY WITH FROM OR".split(" "));

function afterSentence(text: string) {
  const end = /[.;:](?=\s|[A-Z*])/.exec(text);
  return end ? text.slice(end.index + 1).trim() : "";
}

function withoutOpenings(text: string) {
  let rest = text;
  for (;;) {
    const shorter = OPENINGS.reduce((current, opening) => current.replace(opening, ""), rest);
    if (shorter === rest) return rest;
    rest = shorter;
  }
}

function withoutClosings(text: string) {
  return CLOSINGS.reduce((current, closing) => current.replace(closing, ""), text).trim();
}

function firstSentence(text: string) {
  if (text.length <= COMFORTABLE_LENGTH) return text;
  const end = /(?<=[a-z)]{3})[.;](?=\s|[A-Z*])|\s[•*]\s|:\s?[•-]/.exec(text.slice(30));
  return end ? text.slice(0, 30 + end.index) : text;
}

/** "Construction Services for Toronto Water (Request for Tender 5672751291)" */
export function fallbackTitle(
  type: string | null,
  number: string,
  { category, division }: { category: string | null; division: string | null },
) {
  const call = `${type ?? "Solicitation"} ${number}`;
  const what = nameFrom(category);
  return what
    ? `${what} for ${division ?? "the City of Toronto"} (${call})`
    : [call, division].filter(Boolean).join(", ");
}
