import { foldedLetters } from "~/domain/folding";

/*
 * Whether a notice says of itself that it is cancelled, for a portal without a field for that. A notice that only
 * mentions another one's cancellation, or what would follow from one, stays open: of the two mistakes, a live notice that
 * is shown as cancelled loses a bid.
 */

type Words = {
  title: string;
  description: string;
  /** The notice's own numbers. A sentence about another number is about another notice. */
  numbers: ReadonlyArray<string>;
};

export function isCancelledInWords({ title, description, numbers }: Words): boolean {
  if (isMarked(title) || isStated(title, numbers)) return true;
  if (!/cancel|withdr|rescind/i.test(description)) return false;
  const sentences = sentencesIn(description);
  return HEADING.test(sentences[0] ?? "") || sentences.some((sentence) => isStated(sentence, numbers));
}

const DONE = "(?:cancell?ed|withdrawn)";
const MARK = `(?:(?:notice of )?(?:${DONE}|cancellation|withdrawal)(?: notice)?)`;
/** A hyphen without a space joins words: "cancelled-check imaging". */
const MARKS: ReadonlyArray<RegExp> = [
  new RegExp(`^\\s*${MARK}\\s*(?:[:–—]|\\s-|-+\\s|$)`, "i"),
  /^\s*notice of (?:cancellation|withdrawal) (?:of|for)\s/i,
  new RegExp(`^\\s*[[(*]+\\s*${MARK}\\s*[\\])*]`, "i"),
  /^\s*(?:CANCELL?ED|WITHDRAWN)-/,
  // In capitals before a title that is not: "CANCELED Playground reconstruction".
  /^\s*(?:CANCELL?ED|WITHDRAWN) (?=[A-Z]?[a-z]|[^a-z]*[a-z]{3})/,
  /^\s*(?:cancell?ed|withdrawn) (?:solicitation|procurement|rf[pqb]|bid|tender)s?\s*[:–—-]/i,
  /^\s*(?:(?:solicitation|procurement|rf[pqbi]|rfei|ifb|bid|tender) )?(?:cancellation|withdrawal)(?: notice)?\s*[:–—-]\s/i,
  /[\s/–—-]\s*(?:notice of (?:cancellation|withdrawal)|(?:cancellation|withdrawal) notice)[\s.!]*$/i,
  /\/\s*cancell?ed[\s.!]*$/i,
  new RegExp(`(?:\\s[–—-]+\\s?|[–—-]\\s|[:–—]\\s*)${DONE}(?: (?:on )?[\\d/.-]{5,10})?[\\s.!*]*$`, "i"),
  new RegExp(`[[(*]\\s*${DONE}\\s*[\\])*]+\\s*$`, "i"),
  /[a-z].*\sCANCELL?ED[\s.!]*$/,
];

const isMarked = (title: string) => MARKS.some((mark) => mark.test(title));

/** "This notice cancels the solicitation published on November 1, 2026" */
const BY_THIS_NOTICE =
  /^(?:this|the present) notice (?:hereby )?(?:cancels|withdraws) (?:the|this) (?:solicitation|procurement|rf[pqb]|bid|tender)\b/i;

/** Alone at the top of a text. Farther down it may be the heading of a clause about insurance. */
const HEADING =
  /^(?:notice of (?:cancellation|withdrawal)|(?:cancellation|withdrawal) notice|(?:(?:solicitation|procurement|bid|rf[pqb]) )?cancell?ed|withdrawn|cancellation of (?:the |this )?(?:solicitation|procurement|bid|tender|rf[pqb]))(?: [–—-] .*)?$/i;

const LONGEST_SENTENCE = 500;

/** Lines that go on in the next one are joined. */
function sentencesIn(text: string): Array<string> {
  return text
    .replace(/\s*\n\s*(?=[a-z(])/g, " ")
    .split(/\n|(?<=[.!?])(?<!\bno\.)\s+(?=\S)/i)
    .map((sentence) => sentence.replace(/^[\s*•·–—-]+|[\s*.!;]+$/g, ""))
    .filter((sentence) => sentence !== "" && sentence.length <= LONGEST_SENTENCE);
}

const NOTICE =
  "(?:solicitation|procurement|rf[pqbix]|rfei|ifb|itb|invitation (?:for|to) (?:bids?|bid)|" +
  "request for (?:proposals?|qualifications?|quotes?|quotations?|bids?|expressions? of interest|information)|tender|notice|bid)";
const OURS =
  "(?:this|the (?:above|present|current|subject|aforementioned|referenced)(?:[- ](?:referenced|mentioned|listed|captioned|named|noted|numbered))?)";
const KIND = "(?:(?:competitive|sealed|open|public|formal|entire|construction|bid|procurement) ){0,2}";
const NUMBER = "(?:(?:no|number|e?-?pin|id)?\\.?[ :#]{0,3}((?=[\\w-]*\\d)[a-z0-9][\\w-]{2,30}))";
/** "for snow removal", "(PIN 85026B0001)" */
const MORE =
  "(?: ?\\([^()]{1,80}\\)|,? (?:for|titled|entitled|dated|listed above|posted on|published on|advertised on)(?: (?!that |which |who |is |are |was |were |has |have |will |may |if |not )[^ .;]{1,40}){0,14})";
const BEING = "(?:has (?:now )?been|is|is being)(?: (?:hereby|now|officially|formally|therefore))?";
/** "Please note that", "Pursuant to the rules, " */
const LEAD =
  "(?:(?:please |kindly )?(?:be )?(?:note|advised|aware|informed)(?: that)?[:,]? |(?:important )?(?:notice|note|update|attention) ?[:!-] ?|notice is hereby given that |" +
  "(?:all )?(?:bidders|vendors|proposers|contractors|respondents) are (?:hereby )?(?:advised|notified|informed)(?: that)?[:,]? |" +
  "(?:this|the purpose of this notice) is to (?:notify|advise|inform)(?: (?:all )?(?:bidders|vendors|proposers|you))?(?: that)?[:,]? |" +
  "all (?:bids|proposals|responses)(?: received)? (?:have been|were|are) rejected and |" +
  "(?:pursuant to|in accordance with|due to|because of|effective|as of|on) [^.;]{3,120}?, )?";

const OF_ITSELF = new RegExp(
  `^(${LEAD})${OURS} ${KIND}(?:${NOTICE}|project|opportunity)(?:,? ${NUMBER})?${MORE}{0,2},? (?:${BEING}|was(?: hereby)?) (?:cancell?ed|withdrawn|rescinded)\\b(.*)$`,
  "i",
);
/** "The bid" of a bidder may be withdrawn. */
const OF_THE_ONE = new RegExp(
  `^(${LEAD})(?:the )?${KIND}(?:${NOTICE} ?(?:,? ${NUMBER})?${MORE}{0,2},? ${BEING} (?:cancell?ed|rescinded)|(?!bid)${NOTICE}(?:,? ${NUMBER})?${MORE}{0,2},? ${BEING} withdrawn)\\b(.*)$`,
  "i",
);
const BY_THE_BUYER = new RegExp(
  `^(${LEAD}(?!bidders?\\b|proposers?\\b|vendors?\\b|any\\b|no\\b)[\\w .&'(),-]{2,80}? (?:has|have|is|hereby|does hereby|has hereby))(?: hereby| now)? (?:cancell?ed|cancels?|cancell?ing|withdrawn|withdraws?|withdrawing|rescinded|rescinds)()() ${OURS} ${KIND}(?:${NOTICE}|project)\\b(.*)$`,
  "i",
);

/** "DDC has decided to cancel this procurement", "This solicitation will be cancelled effective immediately" */
const DECIDED = new RegExp(
  `^(${LEAD}(?!bidders?\\b|proposers?\\b|vendors?\\b|any\\b|no\\b)[\\w .&'(),-]{2,80}? (?:has|have) (?:decided|elected|determined|chosen|opted)) to (?:cancel|withdraw|rescind) ${OURS} ${KIND}(?:${NOTICE}|project)\\b(.*)$`,
  "i",
);
const FROM_NOW = new RegExp(
  `^(${LEAD})${OURS} ${KIND}(?:${NOTICE}|project)${MORE}{0,2},? will be (?:cancell?ed|withdrawn),? (?:effective|as of|immediately)\\b(.*)$`,
  "i",
);
/** "The Competitive Sealed Bid for the playground is withdrawn": no bidder's own. */
const SEALED_BID = new RegExp(
  `^(${LEAD})(?:the|this) competitive sealed (?:bid|proposal)${MORE}{0,2},? ${BEING} withdrawn\\b(.*)$`,
  "i",
);
/** "PIN 84626B0099 has been cancelled", "Parks cancels RFP PIN 84626B0099" */
const WITH_NUMBER: ReadonlyArray<RegExp> = [
  new RegExp(`^(${LEAD})((?:the )?[^.;]{3,160}?),? ${BEING} (?:cancell?ed|withdrawn|rescinded)\\b(.*)$`, "i"),
  /^((?:the )?[\w &'-]{3,80}? (?:hereby )?(?:cancels|withdraws|rescinds)) ((?:the )?(?:solicitation|procurement|rf[pqbi]|bid|tender|e?-?pin)[^.;]{3,80}?)(?:,? (?:for|titled|entitled) .*)?()$/i,
  /^(the following (?:solicitation|procurement|rf[pqb]|bid) has been (?:cancell?ed|withdrawn)): ?([^.;]{3,160})()$/i,
];
/** What else a notice's number stands beside: "The site visit for PIN 84626B0099 is cancelled". */
const OTHER_EVENT =
  /\b(?:conference|meeting|visit|walk-?through|opening|hearing|session|addend\w+|amendment|award|contract|registration|bond|insurance|lot|item|group|part)s?\b/i;

function isOfOwnNumber(sentence: string, own: ReadonlySet<string>): boolean {
  return WITH_NUMBER.some((form) => {
    const match = form.exec(sentence);
    const subject = match?.[2] ?? "";
    const numbers = subject.match(/(?=[\w-]*\d)[a-z0-9][\w-]{4,30}/gi) ?? [];
    const named = numbers.map(foldedLetters).filter((number) => /\d{4}/.test(number));
    const isOwn = named.length > 0 && named.every((number) => own.has(number));
    return isOwn && !OTHER_EVENT.test(subject) && !UNREAL.test(subject) && isFact(match);
  });
}

/** A sentence whose subject is this notice, and which states its cancellation as a fact. */
function isStated(sentence: string, numbers: ReadonlyArray<string>): boolean {
  const own = new Set(numbers.map(foldedLetters));
  if (BY_THIS_NOTICE.test(sentence)) return !OF_ANOTHER.test(sentence);
  if (isFact(OF_ITSELF.exec(sentence)) || isFact(BY_THE_BUYER.exec(sentence))) return true;
  if ([DECIDED, FROM_NOW, SEALED_BID].some((form) => isFact(form.exec(sentence)))) return true;
  if (isOfOwnNumber(sentence, own)) return true;
  const other = OF_THE_ONE.exec(sentence);
  const number = other?.[2] ?? other?.[3];
  return isFact(other) && (number === undefined || own.has(foldedLetters(number)));
}

const UNREAL = /\b(?:if|unless|when|once|should|prior|earlier|previous|until|may|not|never|provided)\b/i;
const CONDITIONAL = /\b(?:if|unless|when|once|until|before|after|in the event|in case|provided)\b/i;
/** "by the bidder", "in error", "for Lot 2 only", "in 2024" */
const OF_ANOTHER =
  /\bby (?:the|a|any|its) (?:bidder|proposer|vendor|contractor)|\b(?:in error|erroneous|mistaken)|\b(?:only|partial|in part|items?|lots?|lines?|groups?|class)\b|\b(?:in|last|back in) (?:(?:19|20)\d\d|year|month)\b/i;
const OPEN_AGAIN =
  /\b(?:is|was|are|has|have|been|now|hereby|and|but)\s+(?:(?:now|hereby|being|since|been|again)\s+)*(?:reinstated|re-?opened|re-?issued|re-?advertised|re-?solicited|re-?posted|re-?published|re-?bid|open|active)\b/i;

function isFact(match: RegExpExecArray | null): boolean {
  if (match === null) return false;
  const [lead, rest] = [match[1] ?? "", match.at(-1) ?? ""];
  return !UNREAL.test(lead) && !CONDITIONAL.test(rest) && !OF_ANOTHER.test(rest) && !OPEN_AGAIN.test(rest);
}
