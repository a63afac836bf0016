import { type FoldedText, stem, type Token } from "~/domain/classification/folded-text";
import { TERMS_WORDS } from "~/domain/classification/notice-words";
import { organisationWords } from "~/domain/classification/organisation-names";
import { LINK_WORDS, PhraseIndex, type PhraseMatch } from "~/domain/classification/phrase-index";
import { isOnlyAddress } from "~/domain/classification/street-names";
import {
  PREMISES_NOUNS,
  PRODUCT_NOUNS,
  TRADES_WITH_EQUIPMENT,
  TRAP_PHRASES,
} from "~/domain/classification/trap-phrases";
import { PHRASE_RULES } from "~/domain/classification/vocabulary/index";
import type { PhraseRule } from "~/domain/classification/vocabulary/phrase-rule";
import { namesWork, type WorkRole } from "~/domain/classification/work-words";

/** `beside`: a word for work is next to the thing. `near`: it is further off. */
export type Closeness = "named" | "beside" | "near" | "none";

export type PhraseEvidence = {
  rule: PhraseRule;
  /** The phrase alone, for counting it once. */
  phrase: string;
  /** Quoted from the notice, with the word for work if that is beside it. */
  text: string;
  start: number;
  /** Whether the phrase itself names work, or how close a word for work is. */
  work: Closeness;
  /** Whether that work makes the thing anew or larger. */
  isRebuilt: boolean;
  /** Whether its sentence states terms ("the contractor shall …"). */
  inTerms: boolean;
};

type Entry = PhraseRule | "trap";

const tradeIndex = new PhraseIndex<Entry>([
  ...TRAP_PHRASES.map((phrase) => [phrase, "trap"] as const),
  ...PHRASE_RULES.toSorted((a, b) => Number(b.strength === "work") - Number(a.strength === "work")).flatMap(
    (rule) => rule.phrases.map((phrase) => [phrase, rule] as const),
  ),
]);

const termsWords = new Set(TERMS_WORDS.map(stem));
const productNouns = new Set(PRODUCT_NOUNS.map(stem));
const premisesNouns = new Set(PREMISES_NOUNS.map(stem));

/** How many words away from a thing a word for work may be; words such as "of" and "and" do not count. */
const REACH = 7;
/** The same for everyday words, and for the work to count as beside the thing. */
const BESIDE = 2;
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
export function phraseEvidence(
  text: FoldedText,
  buyer: FoldedText | null,
  { isTitle = false }: { isTitle?: boolean } = {},
): Array<PhraseEvidence> {
  const { tokens } = text;
  const found: Array<PhraseEvidence> = [];
  const trapped = new Set<number>();
  const names = organisationWords(text, buyer);
  const matches = sentencesOf(tokens).map((sentence) => ({
    sentence,
    phrases: matchesIn(tokens, sentence, names, trapped),
  }));
  const hasOperator = tokens.some(({ stem: word }) => OPERATORS.has(word));
  for (const { sentence, phrases } of matches) {
    for (const match of phrases) {
      if (isOnlyAddress(text, match.first, match.last)) continue;
      for (const rule of match.rules) {
        if (rule === "trap") continue;
        const work = workAt({ tokens, sentence, trapped, hasOperator, isTitle }, rule, match);
        if (work) found.push(evidenceOf(text, sentence, rule, match, work));
      }
    }
  }
  return found;
}

/** Equipment that comes with its operator is a service, not a product. */
const OPERATORS = new Set(["operator", "operateur", "operated", "chauffeur"]);

function matchesIn(
  tokens: ReadonlyArray<Token>,
  { from, to }: Sentence,
  names: ReadonlySet<number>,
  trapped: Set<number>,
): Array<PhraseMatch<Entry>> {
  const matches: Array<PhraseMatch<Entry>> = [];
  for (let at = from; at < to; at += 1) {
    const match = names.has(at) ? null : tradeIndex.matchAt(tokens, at);
    if (!match) continue;
    if (match.rules[0] === "trap") for (let word = at; word <= match.last; word += 1) trapped.add(word);
    else matches.push(match);
    at = match.last;
  }
  return matches;
}

const unlessWords = new Map(
  PHRASE_RULES.flatMap((rule) => (rule.unless ? [[rule, new Set(rule.unless.map(stem))] as const] : [])),
);

/** Whether a word near the phrase says that it means something else. */
function isExcepted({ tokens, sentence }: Surroundings, rule: PhraseRule, first: number, last: number) {
  const words = unlessWords.get(rule);
  if (!words) return false;
  const from = Math.max(sentence.from, first - REACH);
  const to = Math.min(sentence.to, last + 1 + REACH);
  return tokens.slice(from, to).some(({ stem: word }) => words.has(word));
}

type Work = { closeness: Closeness; at: number | null };

function evidenceOf(
  { tokens, raw }: FoldedText,
  { inTerms }: Sentence,
  rule: PhraseRule,
  { first, last }: { first: number; last: number },
  { closeness, at }: Work,
): PhraseEvidence {
  const start = tokens[first]?.start ?? 0;
  const end = tokens[last]?.end ?? 0;
  const beside = closeness === "beside" && at !== null ? tokens[at] : undefined;
  return {
    rule,
    phrase: raw.slice(start, end),
    text: raw.slice(Math.min(start, beside?.start ?? start), Math.max(end, beside?.end ?? end)),
    start,
    work: closeness,
    isRebuilt: at !== null && namesWork("rebuild", tokens[at]?.stem ?? ""),
    inTerms,
  };
}

type Surroundings = {
  tokens: ReadonlyArray<Token>;
  sentence: Sentence;
  trapped: ReadonlySet<number>;
  hasOperator: boolean;
  isTitle: boolean;
};

/** How the phrase is about work; `null` if it is about a product or a building instead. */
function workAt(
  around: Surroundings,
  rule: PhraseRule,
  { first, last }: { first: number; last: number },
): Work | null {
  const { tokens, sentence, hasOperator, isTitle } = around;
  if (isExcepted(around, rule, first, last)) return null;
  const product =
    !hasOperator && (namesProduct(tokens, sentence, last) || followsProduct(tokens, sentence, first));
  if (!TRADES_WITH_EQUIPMENT.has(rule.service) && (product || buildsPremises(tokens, sentence, first, last)))
    return null;
  if (rule.strength === "thing" && housesThing(tokens, rule, last)) return null;
  if (rule.strength === "work" && !product) return { closeness: "named", at: null };
  const nearest = nearestWork(around, rule.works ?? ["build", "serve"], first, last);
  if (!nearest && isTitle && isOfProject(around, first, last)) return { closeness: "near", at: null };
  if (!nearest || (rule.near && nearest.distance > BESIDE))
    return rule.near ? null : { closeness: "none", at: null };
  const isBeside = nearest.distance <= BESIDE && !nearest.crosses;
  return { closeness: isBeside ? "beside" : "near", at: nearest.at };
}

function isOfProject(around: Surroundings, first: number, last: number): boolean {
  const project = nearestWork(around, ["project"], first, last);
  return project !== null && project.distance <= BESIDE;
}

/** "Boiler room", "generator building": a place, not the thing. */
function housesThing(tokens: ReadonlyArray<Token>, { generic, service }: PhraseRule, last: number): boolean {
  const next = tokens[last + 1];
  if (!next || next.loose || generic || service === "construction" || service === "janitorial") return false;
  return premisesNouns.has(next.stem);
}

/** What a contractor brings along, named in a list: "labour, equipment for snow removal". */
const INPUTS = new Set(["labour", "labor", "material", "oeuvre"]);
const GENITIVES = new Set(["d", "de", "du", "des", "pour", "for"]);

/**
 * Whether the phrase describes a product: "équipement de déneigement". Not if the product is one of a list, as in
 * "labour, materials and equipment for snow removal".
 */
function followsProduct(tokens: ReadonlyArray<Token>, sentence: Sentence, first: number): boolean {
  const link = tokens[first - 1];
  const noun = tokens[first - 2];
  if (first - 2 < sentence.from || !link || !noun) return false;
  if (!GENITIVES.has(link.stem) || !productNouns.has(noun.stem)) return false;
  if (tokens.slice(sentence.from, first).some(({ stem: word }) => INPUTS.has(word))) return false;
  const before = tokens[first - 3]?.stem ?? "";
  return first - 3 < sentence.from || !(before === "and" || before === "et" || before === "l");
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

const SMALL_WORDS = new Set(
  "and or as for of in at to on with by from is are be will that service et ou pour dans avec est sont".split(
    " ",
  ),
);

function namesProduct(tokens: ReadonlyArray<Token>, sentence: Sentence, last: number): boolean {
  for (let at = last + 1; at <= last + PRODUCT_REACH && at < sentence.to; at += 1) {
    const token = tokens[at];
    if (!token || (at === last + 1 && token.loose)) return false;
    if (productNouns.has(token.stem)) return !isInstalled(tokens, at);
    if (token.loose || SMALL_WORDS.has(token.stem)) return false;
    if (namesWork("serve", token.stem) || namesWork("build", token.stem)) return false;
  }
  return false;
}

/** "Sod supply and installation" is work. */
function isInstalled(tokens: ReadonlyArray<Token>, product: number): boolean {
  const [link, work] = [tokens[product + 1]?.stem ?? "", tokens[product + 2]?.stem ?? ""];
  return (link === "and" || link === "et") && namesWork("install", work);
}

/** Words that do not add to the distance between a thing and its work. */
const isLink = (word: string) => LINK_WORDS.has(word) || word === "and" || word === "et";

/** After one of these a thing says where the work is: "tree removal along trails". */
const LOCATIVES = new Set(
  "at in along under over near within between beside inside throughout dans sous entre".split(" "),
);

type Nearest = { at: number; distance: number; crosses: boolean };

function nearestWork(
  around: Surroundings,
  roles: ReadonlyArray<WorkRole>,
  first: number,
  last: number,
): Nearest | null {
  const ahead = workInDirection(around, roles, last, 1);
  const behind = workInDirection(around, roles, first, -1);
  if (!ahead || !behind) return ahead ?? behind;
  if (ahead.crosses !== behind.crosses) return ahead.crosses ? behind : ahead;
  return ahead.distance <= behind.distance ? ahead : behind;
}

function workInDirection(
  { tokens, sentence, trapped }: Surroundings,
  roles: ReadonlyArray<WorkRole>,
  start: number,
  step: 1 | -1,
): Nearest | null {
  let distance = 0;
  let crosses = false;
  for (let at = start + step; distance <= REACH && Math.abs(at - start) <= 2 * REACH; at += step) {
    const token = tokens[at];
    if (!token || at < sentence.from || at >= sentence.to) return null;
    if (step === -1 && LOCATIVES.has(token.stem)) return null;
    crosses ||= (step === 1 ? token : tokens[at + 1])?.loose ?? false;
    if (!isLink(token.stem)) distance += 1;
    if (!trapped.has(at) && roles.some((role) => namesWork(role, token.stem)))
      return { at, distance, crosses };
  }
  return null;
}
