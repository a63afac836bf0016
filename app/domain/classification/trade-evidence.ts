import { type FoldedText, stem, type Token } from "~/domain/classification/folded-text";
import {
  ADVICE_PHRASES,
  JOB_PHRASES,
  LABOUR_SUPPLY_PHRASES,
  ORGANISATION_ENDINGS,
  ORGANISATION_OPENERS,
  PURCHASE_PHRASES,
  TERMS_WORDS,
  WORK_WORDS,
} from "~/domain/classification/notice-words";
import { PhraseIndex } from "~/domain/classification/phrase-index";
import { PHRASE_RULES, type PhraseRule } from "~/domain/classification/trade-phrases";
import {
  PREMISES_NOUNS,
  PRODUCT_NOUNS,
  STREET_NAME_NOUNS,
  TRADES_WITH_EQUIPMENT,
  TRAP_PHRASES,
} from "~/domain/classification/trap-phrases";

export type PhraseEvidence = {
  rule: PhraseRule;
  /** Quoted from the notice. */
  text: string;
  start: number;
  /** Whether the phrase itself names work, or a word for work is near it. */
  worked: boolean;
  /** Whether its sentence states terms ("the contractor shall …"). */
  inTerms: boolean;
};

type TextMark = "advice" | "job" | "purchase" | "labour-supply";
type Entry = PhraseRule | "trap";

const tradeIndex = new PhraseIndex<Entry>([
  ...TRAP_PHRASES.map((phrase) => [phrase, "trap"] as const),
  ...PHRASE_RULES.toSorted((a, b) => Number(b.strength === "work") - Number(a.strength === "work")).flatMap(
    (rule) => rule.phrases.map((phrase) => [phrase, rule] as const),
  ),
]);

const markIndex = new PhraseIndex<TextMark>([
  ...LABOUR_SUPPLY_PHRASES.map((phrase) => [phrase, "labour-supply"] as const),
  ...JOB_PHRASES.map((phrase) => [phrase, "job"] as const),
  ...ADVICE_PHRASES.map((phrase) => [phrase, "advice"] as const),
  ...PURCHASE_PHRASES.map((phrase) => [phrase, "purchase"] as const),
]);

const termsWords = new Set(TERMS_WORDS.map(stem));
const productNouns = new Set(PRODUCT_NOUNS.map(stem));
const premisesNouns = new Set(PREMISES_NOUNS.map(stem));
const streetNameNouns = new Set(STREET_NAME_NOUNS.map(stem));
const organisationOpeners = new Set(ORGANISATION_OPENERS.map(stem));
const organisationEndings = new Set(ORGANISATION_ENDINGS.map(stem));

type WordRole = keyof typeof WORK_WORDS;

const roleIndexes = Object.fromEntries(
  Object.entries(WORK_WORDS).map(([role, words]) => [role, wordMatcher(words)]),
) as Record<WordRole, (word: string) => boolean>;

function wordMatcher(words: ReadonlyArray<string>): (word: string) => boolean {
  const whole = new Set(words.filter((word) => !word.endsWith("*")).map(stem));
  const prefixes = words.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1));
  const known = new Map<string, boolean>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const found = whole.has(word) || prefixes.some((prefix) => word.startsWith(prefix));
    // Words are limited in number, but numerals are not. Clearing the cache now and then is cheap.
    if (known.size > 20_000) known.clear();
    known.set(word, found);
    return found;
  };
}

export function marksOf({ tokens }: FoldedText): ReadonlySet<TextMark> {
  const marks = new Set<TextMark>();
  for (let at = 0; at < tokens.length; at += 1) {
    const match = markIndex.matchAt(tokens, at);
    if (!match) continue;
    marks.add(match.rule);
    at = match.last;
  }
  return marks;
}

export function hasWord({ tokens }: FoldedText, role: WordRole): boolean {
  return tokens.some((token) => roleIndexes[role](token.stem));
}

const CAPITAL = /\p{Lu}/u;
const SMALL = /\p{Ll}/u;
const NAME_LINKS = new Set(["and", "of", "de", "du", "des", "la", "et", "the", "l", "d"]);
const LONGEST_NAME = 8;

/** Positions of words in an organization's name, which are not evidence: many agencies are named after a trade. */
function organisationWords(text: FoldedText, buyer: FoldedText | null): ReadonlySet<number> {
  const words = new Set<number>();
  const { tokens, raw } = text;
  if (buyer) markBuyer(tokens, buyer.tokens, words);
  if (!SMALL.test(raw)) return words;

  const isCapital = (token: Token) => CAPITAL.test(raw.charAt(token.start));
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || !isCapital(token)) continue;
    if (organisationOpeners.has(token.stem) && NAME_LINKS.has(tokens[at + 1]?.stem ?? "")) {
      for (let next = at; next < at + LONGEST_NAME; next += 1) {
        const word = tokens[next];
        if (!word || word.stem === "" || !(isCapital(word) || NAME_LINKS.has(word.stem))) break;
        words.add(next);
      }
    }
    if (organisationEndings.has(token.stem)) {
      for (let previous = at; previous > at - LONGEST_NAME && previous >= 0; previous -= 1) {
        const word = tokens[previous];
        if (!word || word.stem === "" || !(isCapital(word) || word.stem === "and")) break;
        words.add(previous);
        if (word.loose) break;
      }
    }
  }
  return words;
}

function markBuyer(tokens: ReadonlyArray<Token>, buyer: ReadonlyArray<Token>, words: Set<number>) {
  const head = buyer[0]?.stem;
  if (!head || buyer.length < 2) return;
  for (let at = 0; at + buyer.length <= tokens.length; at += 1) {
    if (tokens[at]?.stem !== head) continue;
    if (!buyer.every((token, offset) => tokens[at + offset]?.stem === token.stem)) continue;
    for (let offset = 0; offset < buyer.length; offset += 1) words.add(at + offset);
  }
}

/** How many words away from a thing a word for work may be. */
const REACH = 7;
const PRODUCT_REACH = 2;

type Sentence = { from: number; to: number; inTerms: boolean };

function sentencesOf(tokens: ReadonlyArray<Token>): Array<Sentence> {
  const sentences: Array<Sentence> = [];
  let from = 0;
  let inTerms = false;
  for (let at = 0; at <= tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || token.stem === "") {
      if (at > from) sentences.push({ from, to: at, inTerms });
      from = at + 1;
      inTerms = false;
    } else if (!inTerms) inTerms = termsWords.has(token.stem);
  }
  return sentences;
}

/** Every trade phrase in a text, except traps and parts of organizations' names. */
export function phraseEvidence(text: FoldedText, buyer: FoldedText | null): Array<PhraseEvidence> {
  const { tokens, raw } = text;
  const found: Array<PhraseEvidence> = [];
  let names: ReadonlySet<number> | null = null;
  for (const sentence of sentencesOf(tokens)) {
    for (let at = sentence.from; at < sentence.to; at += 1) {
      const match = tradeIndex.matchAt(tokens, at);
      if (!match) continue;
      at = match.last;
      if (match.rule === "trap") continue;
      names ??= organisationWords(text, buyer);
      if (names.has(match.first) || isStreetName(text, match.first, match.last)) continue;
      const evidence = evidenceAt(tokens, sentence, match.rule, match.first, match.last);
      const start = tokens[match.first]?.start ?? 0;
      if (evidence) {
        found.push({
          ...evidence,
          start,
          text: raw.slice(start, tokens[match.last]?.end),
          inTerms: sentence.inTerms,
        });
      }
    }
  }
  return found;
}

function evidenceAt(
  tokens: ReadonlyArray<Token>,
  sentence: Sentence,
  rule: PhraseRule,
  first: number,
  last: number,
) {
  const product = namesProduct(tokens, sentence, last) || followsProduct(tokens, sentence, first);
  if (!TRADES_WITH_EQUIPMENT.has(rule.service) && (product || buildsPremises(tokens, sentence, first, last)))
    return null;
  if (rule.strength === "work" && !product) return { rule, worked: true };
  const roles: ReadonlyArray<WordRole> =
    rule.service === "construction" || rule.service === "paving" ? ["build"] : ["build", "serve"];
  return { rule, worked: worksNear(tokens, sentence, first, last, roles) };
}

const GENITIVES = new Set(["d", "de", "du", "des", "pour", "for"]);

/**
 * Whether the phrase describes a product: "équipement de déneigement". Not if the product is one of a list, as in
 * "labour, materials and equipment for snow removal".
 */
function followsProduct(tokens: ReadonlyArray<Token>, sentence: Sentence, first: number): boolean {
  const link = tokens[first - 1];
  const noun = tokens[first - 2];
  if (first - 2 < sentence.from || !link || !noun) return false;
  if (!GENITIVES.has(link.stem) || !productNouns.has(noun.stem) || noun.loose) return false;
  const before = tokens[first - 3]?.stem ?? "";
  return first - 3 < sentence.from || !(before === "and" || before === "et" || before === "l");
}

/** Whether the phrase is part of a street name, as in "Allen Road". "Road" and "roads" alone are things to work on. */
function isStreetName({ tokens, raw }: FoldedText, first: number, last: number): boolean {
  const noun = tokens[first];
  const before = tokens[first - 1];
  if (first !== last || !noun || !before || noun.loose || before.stem.length < 2) return false;
  if (!streetNameNouns.has(noun.stem) || noun.end - noun.start !== noun.stem.length) return false;
  return CAPITAL.test(raw.charAt(noun.start)) && CAPITAL.test(raw.charAt(before.start));
}

/** How many words after a trade the building that houses it may be named. */
const PREMISES_REACH = 5;

function buildsPremises(
  tokens: ReadonlyArray<Token>,
  sentence: Sentence,
  first: number,
  last: number,
): boolean {
  const ahead = tokens.slice(last + 1, Math.min(sentence.to, last + 1 + PREMISES_REACH));
  if (!ahead.some(({ stem: word }) => premisesNouns.has(word))) return false;
  const behind = tokens.slice(Math.max(sentence.from, first - REACH), first);
  return behind.some(({ stem: word }) => word.startsWith("construct"));
}

const SMALL_WORDS = new Set([
  "and",
  "or",
  "as",
  "for",
  "of",
  "in",
  "at",
  "to",
  "on",
  "with",
  "by",
  "from",
  "is",
  "are",
  "be",
  "will",
  "that",
  "service",
  "et",
  "ou",
  "pour",
  "dans",
  "avec",
  "est",
  "sont",
]);

function namesProduct(tokens: ReadonlyArray<Token>, sentence: Sentence, last: number): boolean {
  for (let at = last + 1; at <= last + PRODUCT_REACH && at < sentence.to; at += 1) {
    const token = tokens[at];
    if (!token || (at === last + 1 && token.loose)) return false;
    if (productNouns.has(token.stem)) return true;
    if (token.loose || SMALL_WORDS.has(token.stem)) return false;
    if (roleIndexes.serve(token.stem) || roleIndexes.build(token.stem)) return false;
  }
  return false;
}

function worksNear(
  tokens: ReadonlyArray<Token>,
  sentence: Sentence,
  first: number,
  last: number,
  roles: ReadonlyArray<WordRole>,
): boolean {
  const from = Math.max(sentence.from, first - REACH);
  const to = Math.min(sentence.to, last + REACH + 1);
  for (let at = from; at < to; at += 1) {
    if (at >= first && at <= last) continue;
    const word = tokens[at]?.stem ?? "";
    if (roles.some((role) => roleIndexes[role](word))) return true;
  }
  return false;
}
