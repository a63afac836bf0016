import { CONJUNCTIONS, FRENCH_OF, NUMBER } from "~/domain/classification/asked-for/requests";
import { organisationWords } from "~/domain/classification/names/organisation-names";
import { isOnlyAddress } from "~/domain/classification/names/street-names";
import { isComponentOf } from "~/domain/classification/phrases/components";
import { isPartOf } from "~/domain/classification/phrases/parts-of-things";
import { LINK_WORDS, type PhraseMatch } from "~/domain/classification/phrases/phrase-index";
import { type Entry, matchesIn } from "~/domain/classification/phrases/phrase-matches";
import { type Closeness, type Work, workAt } from "~/domain/classification/phrases/phrase-work";
import { isRebuiltBy } from "~/domain/classification/phrases/rebuilt-things";
import type { FoldedText, Token } from "~/domain/classification/text/folded-text";
import { type Sentence, sentencesOf } from "~/domain/classification/text/sentences";
import type { PhraseRule } from "~/domain/classification/vocabulary/phrase-rule";

export type PhraseEvidence = {
  rule: PhraseRule;
  /** The phrase alone, for counting it once. */
  phrase: string;
  /** Quoted from the notice, with the word for work if that is beside it. */
  text: string;
  /** The same with a word for work that is further off: what a reader is shown. */
  quote: string;
  start: number;
  /** Whether the phrase itself names work, or how close a word for work is. */
  work: Closeness;
  /** Whether the thing has no work of its own, or only work named before it in another part of the text. */
  isApart: boolean;
  /** Whether "and" joins it to what precedes it. */
  isJoined: boolean;
  /** Whether it stands alone between two commas. */
  isListed: boolean;
  /** Whether that work builds the thing or makes it larger. */
  isRebuilt: boolean;
  /** Whether that work puts it back: "restoration of asphalt". */
  isRestored: boolean;
  /** Whether its sentence states terms ("the contractor shall …"). */
  inTerms: boolean;
  /** Whether its sentence says who may bid and on what conditions. */
  inConditions: boolean;
  /** Whether it stands alone before a colon: "Snowplowing: …". */
  isItem: boolean;
};

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
    phrases: matchesIn(tokens, sentence, { names, trapped, isBody }),
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
      const next = phrases[index + 1];
      if (isPartOf(tokens, match, before) || isPartOf(tokens, match, next)) {
        isBeforeModifier = false;
        continue;
      }
      for (const rule of match.rules) {
        if (rule === "trap") continue;
        if (isParkOf(tokens, rule, match, next)) continue;
        if (isTitle && rule.service !== "hvac" && isComponentOf(tokens, match, next)) continue;
        if (isTitle && before && isParkBehind(tokens, rule, match, before)) continue;
        if (
          (isOfModifier && rule.strength === "thing") ||
          isModifier(
            tokens,
            rule,
            match,
            before && isPartOf(tokens, before, match) ? undefined : before,
            next && isPartOf(tokens, next, match) ? undefined : next,
          )
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
  match: PhraseMatch<Entry>,
  before: PhraseMatch<Entry> | undefined,
  next: PhraseMatch<Entry> | undefined,
): boolean {
  const { first, last } = match;
  if (strength === "work") return false;
  const isOthers = ({ rules }: PhraseMatch<Entry>) =>
    rules.every((rule) => rule === "trap" || (rule.service !== service && !rule.generic));
  const end = PLACES.has(service) ? behindNumber(tokens, last) : last + 1;
  if (next?.first === end && !tokens[end]?.loose && isOthers(next)) return true;
  if (before === undefined || !isLinked(tokens, before, { first }) || !isOthers(before)) return false;
  return service !== "hvac" || !isComponentOf(tokens, before, match);
}

const PLACES: ReadonlySet<string> = new Set(["construction", "paving"]);
const LEVELS = new Set(["level", "floor"]);

/** Where what follows a place and its number begins: "Pier 40 Fire Alarm", "Roof Level Generators". */
function behindNumber(tokens: ReadonlyArray<Token>, last: number): number {
  let at = last + 1;
  while (!tokens[at]?.loose && (NUMBER.test(tokens[at]?.stem ?? "") || LEVELS.has(tokens[at]?.stem ?? "")))
    at += 1;
  return at;
}

const SMALL = new Set([...LINK_WORDS, ...CONJUNCTIONS, ..."in at for with on to by from near".split(" ")]);

/** "Athletic Field Retaining Wall", "Playground Shade Structure": the park says where the structure is built. */
function isParkOf(
  tokens: ReadonlyArray<Token>,
  { also, strength, service }: PhraseRule,
  { last }: PhraseMatch<Entry>,
  next: PhraseMatch<Entry> | undefined,
): boolean {
  if (!also || strength === "work" || !next || next.first > last + 2) return false;
  // "Playground Modular Comfort Station": one word may stand between.
  if (tokens.slice(last + 1, next.first + 1).some((token) => token.loose || SMALL.has(token.stem)))
    return false;
  return next.rules.every(
    (rule) => rule !== "trap" && rule.service === service && !rule.also && !isWorkAlone(rule),
  );
}

/** "Dalle de béton des jeux d'eau", "abris de joueurs du terrain de baseball": the same in French. */
function isParkBehind(
  tokens: ReadonlyArray<Token>,
  { also, strength, service }: PhraseRule,
  match: PhraseMatch<Entry>,
  before: PhraseMatch<Entry>,
): boolean {
  if (!also || strength === "work" || service !== "construction") return false;
  return (
    isLinked(tokens, before, match) &&
    FRENCH_OF.has(tokens[before.last + 1]?.stem ?? "") &&
    before.rules.every((rule) => rule !== "trap" && !rule.also && !isWorkAlone(rule)) &&
    before.rules.some((rule) => rule !== "trap" && rule.service === service)
  );
}

/** "Construction", "réfection": says nothing of what is built. */
const isWorkAlone = ({ generic, strength }: PhraseRule) => generic === true && strength === "work";

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

/** "Et d'éclairage" is joined as "et éclairage" is. */
function isJoined(tokens: ReadonlyArray<Token>, first: number): boolean {
  let at = first;
  while (tokens[at]?.loose === false && LINK_WORDS.has(tokens[at - 1]?.stem ?? "")) at -= 1;
  return tokens[at]?.loose === false && CONJUNCTIONS.has(tokens[at - 1]?.stem ?? "");
}

/** The words around a place, up to the next comma or dash: "Maple Street Library" says more than "Library". */
function partOf({ tokens, raw }: FoldedText, first: number, last: number): string {
  const start = (at: number) => tokens[at]?.start ?? 0;
  const end = (at: number) => tokens[at]?.end ?? 0;
  const isInside = (at: number) => (tokens[at]?.stem ?? "") !== "";
  const isLoose = (at: number) => tokens[at]?.loose !== false;
  let [from, to] = [first, last];
  while (isInside(from - 1) && !isLoose(from) && end(to) - start(from - 1) <= LONGEST_QUOTE) from -= 1;
  while (isInside(to + 1) && !isLoose(to + 1) && end(to + 1) - start(from) <= LONGEST_QUOTE) to += 1;
  while (from < first && LINK_WORDS.has(tokens[from]?.stem ?? "")) from += 1;
  while (to > last && LINK_WORDS.has(tokens[to]?.stem ?? "")) to -= 1;
  return raw.slice(start(from), end(to));
}

/** ", éclairage", ", de l'éclairage". */
function isBehindComma({ tokens, raw }: FoldedText, first: number): boolean {
  let at = first;
  while (tokens[at]?.loose === false && LINK_WORDS.has(tokens[at - 1]?.stem ?? "")) at -= 1;
  return raw[tokens[at - 1]?.end ?? -1] === ",";
}

/** "Nettoyage de tapis et": the vocabulary's phrases may end in the air, what a reader is shown may not. */
const UNFINISHED = /(?:\s+(?:et|ou|and|or|de|du|des|d['’]|la|le|les|à|aux?|of|the|for|pour|&))+$/i;
const withoutEnd = (quote: string) => quote.replace(UNFINISHED, "");

const RESTORED = /^(?:restor|reinstat)/;
/** "Rénovation du secteur B de l'école" says more than "école", up to so many letters. */
const LONGEST_QUOTE = 60;

function evidenceOf(
  { tokens, raw }: FoldedText,
  sentence: Sentence,
  rule: PhraseRule,
  { first, last }: { first: number; last: number },
  { closeness, at, crosses, names }: Work,
): PhraseEvidence {
  const start = tokens[first]?.start ?? 0;
  const end = tokens[last]?.end ?? 0;
  const joined = isJoined(tokens, first);
  const shown = names ?? at;
  const named = closeness === "none" || shown === null ? undefined : tokens[shown];
  const from = Math.min(start, named?.start ?? start);
  const to = Math.max(end, named?.end ?? end);
  const isShort = !crosses && to - from <= LONGEST_QUOTE;
  const text = closeness === "beside" ? raw.slice(from, to) : raw.slice(start, end);
  // "Library": of a place that is named apart from the work, the work tells more.
  const isPlace = rule.generic && rule.strength === "thing" && PLACES.has(rule.service);
  const apart = isPlace && named ? raw.slice(named.start, named.end) : text;
  return {
    rule,
    phrase: raw.slice(start, end),
    text,
    quote: withoutEnd(
      closeness === "none" ? partOf({ tokens, raw }, first, last) : isShort ? raw.slice(from, to) : apart,
    ),
    start,
    work: closeness,
    isJoined: joined,
    isListed: raw[end] === "," && isBehindComma({ tokens, raw }, first),
    isApart: closeness === "none" || (crosses === true && at !== null && at < first),
    isRestored: tokens.slice(at ?? first, (at ?? last) + 1).some(({ stem }) => RESTORED.test(stem)),
    isRebuilt:
      at !== null && isRebuiltBy(tokens[at]?.stem ?? "", tokens[first]?.stem ?? "", { isJoined: joined }),
    inTerms: sentence.inTerms,
    inConditions: sentence.inConditions,
    isItem:
      first === sentence.from && last === sentence.to - 1 && raw[tokens[sentence.to]?.start ?? 0] === ":",
  };
}
