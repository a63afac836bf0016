import { type FoldedText, stem, type Token } from "~/domain/classification/folded-text";
import { isOfMachine } from "~/domain/classification/machines";
import {
  BESIDE,
  isUpdate,
  nearestWork,
  REACH,
  type Surroundings,
} from "~/domain/classification/nearest-work";
import { organisationWords } from "~/domain/classification/organisation-names";
import { hasOtherObject } from "~/domain/classification/other-objects";
import { LINK_WORDS, PhraseIndex, type PhraseMatch } from "~/domain/classification/phrase-index";
import { TRADES_WITH_EQUIPMENT } from "~/domain/classification/product-nouns";
import { buildsPremises, followsProduct, housesThing, namesProduct } from "~/domain/classification/products";
import { CONJUNCTIONS } from "~/domain/classification/requests";
import { type Sentence, sentencesOf } from "~/domain/classification/sentences";
import { isOnlyAddress } from "~/domain/classification/street-names";
import { TRAP_PHRASES } from "~/domain/classification/traps/index";
import { PHRASE_RULES } from "~/domain/classification/vocabulary/index";
import type { PhraseRule } from "~/domain/classification/vocabulary/phrase-rule";
import { namesWork } from "~/domain/classification/work-words";

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
  /** Whether the thing has no work of its own, or only work named before it in another part of the text. */
  isApart: boolean;
  /** Whether "and" joins it to what precedes it. */
  isJoined: boolean;
  /** Whether that work builds the thing or makes it larger. */
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

/** Every trade phrase in a text, except traps and parts of organizations' names. */
export function phraseEvidence(
  text: FoldedText,
  buyer: FoldedText | null,
  { isTitle = false, isBody = false }: { isTitle?: boolean; isBody?: boolean } = {},
): Array<PhraseEvidence> {
  const { tokens } = text;
  const found: Array<PhraseEvidence> = [];
  const names = organisationWords(text, buyer);
  // "Department of Public Works": no word of a name is work.
  const trapped = new Set(names);
  const matches = sentencesOf(tokens).map((sentence) => ({
    sentence,
    phrases: matchesIn(tokens, sentence, names, trapped),
  }));
  const hasOperator = tokens.some(({ stem: word }) => OPERATORS.has(word));
  for (const { sentence, phrases } of matches) {
    let isBeforeModifier = false;
    for (const [index, match] of phrases.entries()) {
      const before = phrases[index - 1];
      const isOfModifier: boolean =
        isBeforeModifier && before !== undefined && isLinked(tokens, before, match);
      isBeforeModifier = isOfModifier;
      if (isOnlyAddress(text, match.first, match.last)) continue;
      for (const rule of match.rules) {
        if (rule === "trap") continue;
        if (isParkOf(tokens, rule, match, phrases[index + 1])) continue;
        if (
          (isOfModifier && rule.strength === "thing") ||
          isModifier(tokens, rule, match, before, phrases[index + 1])
        ) {
          isBeforeModifier = true;
          continue;
        }
        // Such a phrase counts nowhere in a description, so its work need not be looked for.
        if (isBody && rule.titleOnly) continue;
        const work = workAt({ tokens, sentence, trapped, hasOperator, isTitle }, rule, match);
        if (work) found.push(evidenceOf(text, sentence, rule, match, work));
      }
    }
  }
  return found;
}

/**
 * A thing right before another trade's thing says where that is: "Parking Lot Lighting Replacement". So does one that
 * a link word joins to it from behind: "remplacement de l'éclairage du stationnement".
 */
function isModifier(
  tokens: ReadonlyArray<Token>,
  { strength, service }: PhraseRule,
  { first, last }: PhraseMatch<Entry>,
  before: PhraseMatch<Entry> | undefined,
  next: PhraseMatch<Entry> | undefined,
): boolean {
  if (strength === "work") return false;
  const isOthers = (match: PhraseMatch<Entry>) =>
    match.rules.every((rule) => rule === "trap" || (rule.service !== service && !rule.generic));
  if (next?.first === last + 1 && !tokens[next.first]?.loose && isOthers(next)) return true;
  return before !== undefined && isLinked(tokens, before, { first }) && isOthers(before);
}

/** "Athletic Field Retaining Wall", "Playground Shade Structure": the park says where the structure is built. */
function isParkOf(
  tokens: ReadonlyArray<Token>,
  { also, strength, service }: PhraseRule,
  { last }: PhraseMatch<Entry>,
  next: PhraseMatch<Entry> | undefined,
): boolean {
  if (!also || strength === "work" || next?.first !== last + 1 || tokens[next.first]?.loose) return false;
  return next.rules.every(
    (rule) => rule !== "trap" && rule.service === service && !rule.also && !rule.generic,
  );
}

/** Whether only link words stand between two phrases: "l'éclairage du stationnement". */
function isLinked(
  tokens: ReadonlyArray<Token>,
  { last }: Pick<PhraseMatch<Entry>, "last">,
  { first }: Pick<PhraseMatch<Entry>, "first">,
): boolean {
  if (last + 1 >= first || tokens[first]?.loose) return false;
  return tokens.slice(last + 1, first).every((token) => !token.loose && LINK_WORDS.has(token.stem));
}

/** Equipment that comes with its operator, or stands by, is a service, not a product. */
const OPERATORS = new Set([
  "hired",
  "operator",
  "operateur",
  "operated",
  "chauffeur",
  "standby",
  "disponibilite",
]);

function matchesIn(
  tokens: ReadonlyArray<Token>,
  { from, to }: Sentence,
  names: ReadonlySet<number>,
  trapped: Set<number>,
): Array<PhraseMatch<Entry>> {
  const matches: Array<PhraseMatch<Entry>> = [];
  for (let at = from; at < to; at += 1) {
    const match = names.has(at) ? null : tradeIndex.matchAt(tokens, at);
    if (!match || isCutShort(tokens, match)) continue;
    if (match.rules[0] === "trap") for (let word = at; word <= match.last; word += 1) trapped.add(word);
    else matches.push(match);
    at = match.last;
  }
  return matches;
}

const isOthers = ({ service }: PhraseRule, rules: ReadonlyArray<Entry>) =>
  service === "hvac" && rules.every((rule) => rule !== "trap" && rule.service !== service);
const isThing = (rule: Entry) => rule === "trap" || rule.strength === "thing";

/**
 * Whether a trap or what heats or cools begins inside a phrase and ends behind it: "Remplacement du pont" in
 * "Remplacement du pont élévateur", "remplacement des pompes" in "remplacement des pompes à chaleur".
 */
function isCutShort(tokens: ReadonlyArray<Token>, { rules, first, last }: PhraseMatch<Entry>): boolean {
  if (rules[0] === "trap" || rules[0].strength === "thing") return false;
  for (let at = first + 1; at <= last; at += 1) {
    const inner = tradeIndex.matchAt(tokens, at);
    if (
      inner &&
      inner.last > last &&
      inner.rules.some(isThing) &&
      inner.rules.every((rule) => rule === "trap" || isOthers(rule, rules))
    )
      return true;
  }
  return false;
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
  for (let at = from; at < to; at += 1) {
    // Behind a dash or comma only the site's name follows: "nettoyage – Peace Bridge".
    if (at > last && tokens[at]?.loose) return false;
    if (words.has(tokens[at]?.stem ?? "")) return true;
  }
  return false;
}

/** "Et d'éclairage" is joined as "et éclairage" is. */
function isJoined(tokens: ReadonlyArray<Token>, first: number): boolean {
  let at = first;
  while (tokens[at]?.loose === false && LINK_WORDS.has(tokens[at - 1]?.stem ?? "")) at -= 1;
  return tokens[at]?.loose === false && CONJUNCTIONS.has(tokens[at - 1]?.stem ?? "");
}

type Work = { closeness: Closeness; at: number | null; crosses?: boolean };

function evidenceOf(
  { tokens, raw }: FoldedText,
  { inTerms }: Sentence,
  rule: PhraseRule,
  { first, last }: { first: number; last: number },
  { closeness, at, crosses }: Work,
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
    isJoined: isJoined(tokens, first),
    isApart: closeness === "none" || (crosses === true && at !== null && at < first),
    isRebuilt: at !== null && namesWork("rebuild", tokens[at]?.stem ?? ""),
    inTerms,
  };
}

type Text = Surroundings & Readonly<{ hasOperator: boolean; isTitle: boolean }>;

/** How the phrase is about work; `null` if it is about a product or a building instead. */
function workAt(
  around: Text,
  rule: PhraseRule,
  { first, last }: { first: number; last: number },
): Work | null {
  const { tokens, sentence, hasOperator, isTitle } = around;
  if (isExcepted(around, rule, first, last) || (isTitle && isOfMachine(tokens, rule, first, last)))
    return null;
  const product =
    !hasOperator && (namesProduct(tokens, sentence, last) || followsProduct(tokens, sentence, first));
  if (!TRADES_WITH_EQUIPMENT.has(rule.service) && (product || buildsPremises(tokens, sentence, first, last)))
    return null;
  if (rule.strength === "thing" && housesThing(tokens, rule, last)) return null;
  if (rule.strength === "work" && !product) return { closeness: "named", at: null };
  // "Remplacement du contrôle d'accès" stands among the things too.
  if (isTitle && beginsInWork(tokens, first, last)) return { closeness: "beside", at: first };
  const found = nearestWork(around, rule.works ?? ["build", "serve"], first, last);
  const nearest = found && rule.service === "construction" && isUpdate(tokens, found.at) ? null : found;
  if (!nearest && isTitle && isBuilt(rule) && isOfProject(around, rule, first, last))
    return { closeness: "near", at: null };
  if (!nearest || (rule.near && (nearest.distance > BESIDE || nearest.crosses)))
    return rule.near ? null : { closeness: "none", at: null };
  if (isTitle && isPlace(rule) && hasOtherObject(around, nearest.at, first))
    return { closeness: "none", at: null };
  const isBeside = nearest.distance <= BESIDE && !nearest.crosses;
  return { closeness: isBeside ? "beside" : "near", at: nearest.at, crosses: nearest.crosses };
}

function beginsInWork(tokens: ReadonlyArray<Token>, first: number, last: number): boolean {
  return (
    LINK_WORDS.has(tokens[first + 1]?.stem ?? "") &&
    first < last &&
    namesWork("build", tokens[first]?.stem ?? "")
  );
}

/** A place that work may be done to or at. */
function isPlace({ service, strength, generic }: PhraseRule): boolean {
  return strength === "thing" && (service === "paving" || (service === "construction" && generic === true));
}

/** Something new is built, not cleaned or planted. */
function isBuilt({ works }: PhraseRule): boolean {
  return works?.includes("build") ?? true;
}

function isOfProject(around: Surroundings, { also }: PhraseRule, first: number, last: number): boolean {
  const project = nearestWork(around, ["project"], first, last);
  // "Data Cabling Project - Memorial Park": the project has an object of its own.
  return project !== null && project.distance <= BESIDE && !(also && project.crosses && project.at < first);
}
