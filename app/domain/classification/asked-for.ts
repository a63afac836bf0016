import { type FoldedText, stem, type Token } from "~/domain/classification/folded-text";
import {
  ADVICE_PHRASES,
  ALWAYS_ADVICE,
  BARE_RENTAL_PHRASES,
  CONSULTANT_WANTED,
  FRENCH_GOODS,
  GOODS_NOUNS,
  INTRODUCTIONS,
  JOB_PHRASES,
  LABOUR_SUPPLY_PHRASES,
  PURCHASE_OPENERS,
  PURCHASE_PHRASES,
  WEAK_ADVICE_PHRASES,
} from "~/domain/classification/notice-words";
import { LINK_WORDS, PhraseIndex } from "~/domain/classification/phrase-index";
import { namesWork } from "~/domain/classification/work-words";

/**
 * What a text asks for, apart from the trade. A `job` is work by the words themselves, such as "design-build"; `work`
 * is what is left if nothing tells.
 */
export type Asked = "advice" | "goods" | "job" | "work";

type Mark = "job" | "purchase" | "labour-supply" | "bare-rental" | "always-advice";

const markIndex = new PhraseIndex<Mark>([
  ...ALWAYS_ADVICE.map((phrase) => [phrase, "always-advice"] as const),
  ...BARE_RENTAL_PHRASES.map((phrase) => [phrase, "bare-rental"] as const),
  ...LABOUR_SUPPLY_PHRASES.map((phrase) => [phrase, "labour-supply"] as const),
  ...JOB_PHRASES.map((phrase) => [phrase, "job"] as const),
  ...PURCHASE_PHRASES.map((phrase) => [phrase, "purchase"] as const),
]);
type Advice = "advice" | "weak-advice";
const adviceIndex = new PhraseIndex<Advice>([
  ...ADVICE_PHRASES.map((phrase) => [phrase, "advice"] as const),
  ...WEAK_ADVICE_PHRASES.map((phrase) => [phrase, "weak-advice"] as const),
]);

const consultantIndex = new PhraseIndex<true>(CONSULTANT_WANTED.map((phrase) => [phrase, true] as const));

const introductions = new Set(INTRODUCTIONS.map(stem));
const goodsNouns = new Set(GOODS_NOUNS.map(stem));
const frenchGoods = new Set(FRENCH_GOODS.map(stem));
const purchaseOpeners = new Set(PURCHASE_OPENERS.map(stem));

/** A noun phrase ends before one of these. */
const PREPOSITIONS = new Set(
  [
    ..."of for at in on to with by from within along between including near under related regarding as by after before following prior per using".split(
      " ",
    ),
    ..."the a an that this which is are de du des d pour au aux en dans sur avec par sous lor relatif relative".split(
      " ",
    ),
  ].map(stem),
);
const CONJUNCTIONS = new Set(["and", "et", "or", "ou"]);
/** Words that may follow the one that says what is asked for: "consulting services", "study phase 2". */
const TRAILERS = new Set(
  "service work program programme project firm contract support assistance report phase team year rfp rfq rft roster package assignment mandate update".split(
    " ",
  ),
);

type Span = { from: number; to: number };

/** What the title asks for. Words in names of sites and buyers do not count. */
export function askedIn({ raw, tokens }: FoldedText): Asked {
  const marks = marksIn(tokens);
  if (marks.has("always-advice") || endsInAdvice(tokens)) return "advice";
  if (isGoods(tokens, marks, raw)) return "goods";
  if (marks.has("job")) return "job";
  const requests = requestsIn(tokens);
  const kinds = requests.map((phrase) => adviceOf(tokens, phrase));
  if (kinds.includes("advice")) return "advice";
  const worked = requests.some((phrase, index) => kinds[index] === null && namesBuilding(tokens, phrase));
  return kinds.includes("weak-advice") && !worked ? "advice" : "work";
}

/** Whether a description's first sentences say that a consultant is wanted. */
export function wantsConsultant({ tokens }: FoldedText): boolean {
  return tokens.some((_, at) => consultantIndex.matchAt(tokens, at) !== null);
}

/** Whether goods are bought together with work. */
export function hasLabour({ tokens }: FoldedText): boolean {
  return marksIn(tokens).has("labour-supply") || tokens.some(({ stem: word }) => namesWork("labour", word));
}

function namesBuilding(tokens: ReadonlyArray<Token>, { from, to }: Span): boolean {
  return tokens
    .slice(from, to)
    .some(({ stem: word }) => namesWork("build", word) || namesWork("serve", word));
}

function marksIn(tokens: ReadonlyArray<Token>): ReadonlySet<Mark> {
  const marks = new Set<Mark>();
  for (let at = 0; at < tokens.length; at += 1) {
    const match = markIndex.matchAt(tokens, at);
    if (!match) continue;
    marks.add(match.rules[0]);
    at = match.last;
  }
  return marks;
}

function endsInGoods(tokens: ReadonlyArray<Token>): boolean {
  const [request] = requestsIn(tokens);
  return request !== undefined && goodsNouns.has(tokens[request.to - 1]?.stem ?? "");
}

/** What goods are for: "produits d'entretien". */
const PURPOSES = new Set(["entretien", "nettoyage"]);

function beginsInFrenchGoods(tokens: ReadonlyArray<Token>): boolean {
  const [request] = requestsIn(tokens);
  return (
    request !== undefined &&
    frenchGoods.has(tokens[request.from]?.stem ?? "") &&
    !tokens.some(({ stem: word }) => namesWork("labour", word) && !PURPOSES.has(word))
  );
}

const FRENCH_OF = new Set(["d", "de", "du", "des"]);

/** "Location d'une pelle": hire. English locations have no such word behind them. */
function isFrenchHire(tokens: ReadonlyArray<Token>, at: number): boolean {
  return tokens[at]?.stem === "location" && FRENCH_OF.has(tokens[at + 1]?.stem ?? "");
}

/** Whether the title only buys goods, without any work of its own. */
function isGoods(tokens: ReadonlyArray<Token>, marks: ReadonlySet<Mark>, raw: string): boolean {
  if (marks.has("bare-rental")) return true;
  const hires = tokens.some((_, at) => isFrenchHire(tokens, at));
  const isLabour = marks.has("labour-supply") || tokens.some(({ stem: word }) => namesWork("install", word));
  if (!isLabour && (endsInGoods(tokens) || beginsInFrenchGoods(tokens))) return true;
  if (marks.has("labour-supply") || !(marks.has("purchase") || hires)) return false;
  if (buysServices(tokens, raw)) return false;
  const [first] = segmentsOf(tokens);
  const opening = first ? nounPhrase(tokens, first) : { from: 0, to: 0 };
  const opens =
    isFrenchHire(tokens, opening.from) ||
    tokens.slice(opening.from, opening.to).some(({ stem: word }) => purchaseOpeners.has(word));
  if (!opens) return !tokens.some(({ stem: word }) => namesWork("labour", word));
  const workBeside =
    tokens.slice(opening.from, opening.to).some(({ stem: word }) => namesWork("labour", word)) ||
    (first !== undefined && suppliesWork(tokens, opening, first.to));
  return !workBeside && !tokens.some(({ stem: word }) => namesWork("install", word));
}

const RECIPIENTS = new Set(["to", "for", "pour", "at"]);

/** "Supply of cleaning services", not "supply of coffee to Housing Services". */
function buysServices(tokens: ReadonlyArray<Token>, raw: string): boolean {
  let isBought = false;
  let isFor = false;
  for (const { stem: word, end } of tokens) {
    if (word === "service" && !isFor && raw.charAt(end - 1).toLowerCase() === "s") return true;
    isFor ||= isBought && RECIPIENTS.has(word);
    isBought ||= purchaseOpeners.has(word);
  }
  return false;
}

/** What is supplied is work: "Supply of Planned Maintenance for Air Conditioning". */
function suppliesWork(tokens: ReadonlyArray<Token>, { to }: Span, end: number): boolean {
  const supplied = nounPhrase(tokens, { from: to + 1, to: end });
  return namesWork("labour", tokens[supplied.to - 1]?.stem ?? "") || tokens[supplied.to - 1]?.stem === "work";
}

/** The title's parts between commas, dashes, brackets and full stops. Short parts of a list are joined. */
function segmentsOf(tokens: ReadonlyArray<Token>): Array<Span> {
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

/** "Design, Supply and Installation of …" is one request. */
function joinLists(tokens: ReadonlyArray<Token>, spans: ReadonlyArray<Span>): Array<Span> {
  const joined: Array<Span> = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const phrase = nounPhrase(tokens, span);
    const isListEnd = tokens.slice(phrase.from, phrase.to).some(({ stem: word }) => CONJUNCTIONS.has(word));
    if (last && isListEnd && last.to - last.from <= LONGEST_LIST_ITEM * 2 && last.to === span.from)
      last.to = span.to;
    else joined.push({ ...span });
  }
  return joined;
}

/** The words up to the first preposition. "Inspection et d'entretien" is one phrase. */
function nounPhrase(tokens: ReadonlyArray<Token>, { from, to }: Span): Span {
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
const NUMBER = /\d/;
/** "All labour, materials, equipment and supervision for" introduces the job. */
const INPUTS = new Set(["labour", "labor", "material"]);

function introduces(tokens: ReadonlyArray<Token>, { from, to }: Span): boolean {
  const words = tokens.slice(from, to);
  return (
    words.some(({ stem: word }) => INPUTS.has(word)) ||
    words.every(({ stem: word }) => introductions.has(word) || NUMBER.test(word))
  );
}

const FINAL_ADVICE = new Set(["design", "study", "assessment", "feasibility"]);

/** "Port of Entry Redevelopment Design": a part of the title that ends like this asks for advice, whatever precedes. */
function endsInAdvice(tokens: ReadonlyArray<Token>): boolean {
  return segmentsOf(tokens).some(({ from, to }) => {
    const before = tokens[to - 2]?.stem ?? "";
    return (
      to - from > 2 &&
      FINAL_ADVICE.has(tokens[to - 1]?.stem ?? "") &&
      !CONJUNCTIONS.has(before) &&
      !PREPOSITIONS.has(before)
    );
  });
}

const LONGEST_REFERENCE = 4;

/** A short word alone, such as a site's letters, "MSJ". */
function isReference(tokens: ReadonlyArray<Token>, { from, to }: Span): boolean {
  return to - from === 1 && (tokens[from]?.stem ?? "").length <= LONGEST_REFERENCE;
}

/** The positions of the words that the title asks for first. */
export function firstRequest({ tokens }: FoldedText): Span | null {
  return (
    requestsIn(tokens).find((phrase) => !introduces(tokens, phrase) && !isReference(tokens, phrase)) ?? null
  );
}

/** In each part, the first noun phrase that says more than "request for" or "provision of". */
function requestsIn(tokens: ReadonlyArray<Token>): Array<Span> {
  const requests: Array<Span> = [];
  for (const { from, to } of segmentsOf(tokens)) {
    let phrase = nounPhrase(tokens, { from, to });
    while (phrase.to < to && introduces(tokens, phrase))
      phrase = nounPhrase(tokens, { from: phrase.to + 1, to });
    if (phrase.to > phrase.from) requests.push(phrase);
  }
  return requests;
}

/**
 * Whether a noun phrase asks for advice: English puts the word last ("bridge design services"), French first ("étude de
 * …", "services professionnels"). Work beside it with "and" makes it a job: "design and construction".
 */
function adviceOf(tokens: ReadonlyArray<Token>, { from, to }: Span): Advice | null {
  if (worksToo(tokens, { from, to }) || tokens[from]?.stem === "direction") return null;
  let found: Advice | null = null;
  for (let at = from; at < to; at += 1) {
    const match = adviceIndex.matchAt(tokens, at);
    if (!match) continue;
    const isLast = restIsTrailing(tokens, match.last + 1, to);
    // "Education Centre" is not French.
    const isFirst =
      at === from &&
      isFrench(tokens, match.last, to) &&
      (match.rules[0] === "advice" || LINK_WORDS.has(tokens[to]?.stem ?? ""));
    if (isLast || isFirst) {
      if (match.rules[0] === "advice") return "advice";
      found = match.rules[0];
    }
    at = Math.max(at, Math.min(match.last, to - 1));
  }
  return found;
}

function restIsTrailing(tokens: ReadonlyArray<Token>, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const word = tokens[at]?.stem ?? "";
    if (TRAILERS.has(word) || NUMBER.test(word)) continue;
    if (CONJUNCTIONS.has(word) || FRENCH_OF.has(word)) continue;
    const match = adviceIndex.matchAt(tokens, at);
    if (!match) return false;
    at = match.last;
  }
  return true;
}

/** French adjectives and second nouns follow: a French link word after the phrase, or a French ending, tells. */
const FRENCH_ADJECTIVE = /(?:ique|elle|iel|ale|al|aire|ee|e|ant|ante)$/;

function isFrench(tokens: ReadonlyArray<Token>, last: number, to: number): boolean {
  const next = tokens[last + 1]?.stem ?? "";
  const after = tokens[to]?.loose ? "" : (tokens[to]?.stem ?? "");
  return (
    FRENCH_ADJECTIVE.test(next) &&
    (after === "" || LINK_WORDS.has(after) || after === "pour") &&
    after !== "of"
  );
}

const TRIAL_OR_UPDATE = new Set(["essai", "jour"]);

/** "Mise à l'essai", "mise à jour". */
function isTrialOrUpdate(tokens: ReadonlyArray<Token>, at: number): boolean {
  if (tokens[at]?.stem !== "mise") return false;
  return tokens.slice(at + 1, at + 4).some(({ stem: word }) => TRIAL_OR_UPDATE.has(word));
}

const UPKEEP = new Set(["maintenance", "entretien", "servicing"]);

/** Whether the noun phrase names building work beside the advice: "inspection and repair". */
function worksToo(tokens: ReadonlyArray<Token>, { from, to }: Span): boolean {
  for (let at = from; at < to; at += 1) {
    const word = tokens[at]?.stem ?? "";
    const isWork = namesWork("build", word) || namesWork("clean", word) || UPKEEP.has(word);
    if (!isWork) continue;
    if (isTrialOrUpdate(tokens, at)) continue;
    const before = tokens[at - 1]?.stem ?? "";
    const next = tokens[at + 1]?.stem ?? "";
    if (at === to - 1 || CONJUNCTIONS.has(next) || tokens[at + 1]?.loose) return true;
    if (at > from && CONJUNCTIONS.has(before) && restIsTrailing(tokens, at + 1, to)) return true;
  }
  return false;
}
