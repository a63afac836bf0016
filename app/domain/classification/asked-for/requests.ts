import { INTRODUCTIONS } from "~/domain/classification/asked-for/introductions";
import { namesWork } from "~/domain/classification/phrases/work-words";
import { type FoldedText, stem, type Token } from "~/domain/classification/text/folded-text";

export type Span = { from: number; to: number };

const introductions = new Set(INTRODUCTIONS.map(stem));

/** A noun phrase ends before one of these. */
export const PREPOSITIONS = new Set(
  [
    ..."of for at in on to with by from within along between including near under related regarding as by after before following prior per using".split(
      " ",
    ),
    ..."the a an that this which is are de du des d pour au aux en durant pendant dans sur avec par sous lor relatif relative".split(
      " ",
    ),
  ].map(stem),
);
export const CONJUNCTIONS = new Set(["and", "et", "or", "ou"]);

export const FRENCH_OF = new Set(["d", "de", "du", "des"]);

/** The title's parts between commas, dashes, brackets and full stops. Short parts of a list are joined. */
export function segmentsOf(tokens: ReadonlyArray<Token>): Array<Span> {
  const spans: Array<Span> = [];
  let from = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    const token = tokens[at];
    if (token && token.stem !== "" && !(token.loose && at > from)) continue;
    if (at > from) spans.push({ from, to: at });
    from = token?.stem === "" ? at + 1 : at;
  }
  return joinLists(tokens, spans);
}

const LONGEST_LIST_ITEM = 2;
/** "Security Alarm System Monitoring, Maintenance, Repair and Installation" */
const LONGEST_LIST_HEAD = 6;

/** "Design, Supply and Installation of …" is one request, and so is "Inspection, Testing, Maintenance and Repair". */
function joinLists(tokens: ReadonlyArray<Token>, spans: ReadonlyArray<Span>): Array<Span> {
  const joined: Array<Span> = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const phrase = nounPhrase(tokens, span);
    const isListEnd = tokens.slice(phrase.from, phrase.to).some(({ stem: word }) => CONJUNCTIONS.has(word));
    if (last && isListEnd && last.to - last.from <= LONGEST_LIST_ITEM * 2 && isListed(tokens, last, span)) {
      last.to = span.to;
      if (isLabour(tokens, phrase)) joinItems(tokens, joined);
    } else joined.push({ ...span });
  }
  return joined;
}

/** Joins the short parts before a list's end to it. */
function joinItems(tokens: ReadonlyArray<Token>, joined: Array<Span>) {
  for (;;) {
    const [before, list] = joined.slice(-2);
    if (!before || !list || !isListed(tokens, before, list)) return;
    const length = before.to - before.from;
    if (length > LONGEST_LIST_HEAD) return;
    list.from = before.from;
    joined.splice(-2, 1);
    if (length > LONGEST_LIST_ITEM) return;
  }
}

/** ", " separates the items of a list, " - " does not. */
const LONGEST_COMMA = 2;

function isListed(tokens: ReadonlyArray<Token>, before: Span, { from }: Span): boolean {
  const gap = (tokens[from]?.start ?? 0) - (tokens[before.to - 1]?.end ?? 0);
  return before.to === from && gap <= LONGEST_COMMA;
}

/** "Maintenance and Repair": work on either side of the conjunction. */
function isLabour(tokens: ReadonlyArray<Token>, { from, to }: Span): boolean {
  const names = (at: number) => at >= from && at < to && namesWork("labour", tokens[at]?.stem ?? "");
  for (let at = from; at < to; at += 1) {
    if (CONJUNCTIONS.has(tokens[at]?.stem ?? "") && (names(at - 1) || names(at + 1))) return true;
  }
  return false;
}

/** The words up to the first preposition. "Inspection et d'entretien" is one phrase. */
export function nounPhrase(tokens: ReadonlyArray<Token>, { from, to }: Span): Span {
  let end = from;
  while (end < to && !endsNounPhrase(tokens, end)) end += 1;
  return { from, to: end };
}

function endsNounPhrase(tokens: ReadonlyArray<Token>, at: number): boolean {
  const word = tokens[at]?.stem ?? "";
  if (!PREPOSITIONS.has(word)) return false;
  return !(FRENCH_OF.has(word) && CONJUNCTIONS.has(tokens[at - 1]?.stem ?? ""));
}

/** Numbers and references. */
export const NUMBER = /\d/;
/** "All labour, materials, equipment and supervision for" introduces the job. */
const INPUTS = new Set(["labour", "labor", "material"]);

function introduces(tokens: ReadonlyArray<Token>, { from, to }: Span): boolean {
  const words = tokens.slice(from, to);
  return (
    words.some(({ stem: word }) => INPUTS.has(word)) ||
    words.every(({ stem: word }) => introductions.has(word) || NUMBER.test(word))
  );
}

const LONGEST_REFERENCE = 4;

/** A short word alone, such as a site's letters, "MSJ -". Not what "of" or "for" follows: "jeux d'eau". */
function isReference(tokens: ReadonlyArray<Token>, { from, to }: Span): boolean {
  const next = tokens[to];
  if (next && next.stem !== "" && !next.loose) return false;
  return to - from === 1 && (tokens[from]?.stem ?? "").length <= LONGEST_REFERENCE;
}

/** The positions of the words that the title asks for first. */
export function firstRequest({ tokens }: FoldedText): Span | null {
  return (
    requestsIn(tokens).find((phrase) => !introduces(tokens, phrase) && !isReference(tokens, phrase)) ?? null
  );
}

/** In each part, the first noun phrase that says more than "request for" or "provision of". */
export function requestsIn(tokens: ReadonlyArray<Token>): Array<Span> {
  const requests: Array<Span> = [];
  for (const { from, to } of segmentsOf(tokens)) {
    let phrase = nounPhrase(tokens, { from, to });
    while (phrase.to < to && introduces(tokens, phrase))
      phrase = nounPhrase(tokens, { from: phrase.to + 1, to });
    if (phrase.to > phrase.from) requests.push(phrase);
  }
  return requests;
}
