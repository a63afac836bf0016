import { CONJUNCTIONS, PREPOSITIONS } from "~/domain/classification/asked-for/requests";
import { BUILDERS } from "~/domain/classification/names/sites";
import type { PhraseEvidence } from "~/domain/classification/phrases/trade-evidence";
import { type FoldedText, stem, type Token } from "~/domain/classification/text/folded-text";
import { isJoinedToOtherWork } from "~/domain/classification/title/conjuncts";
import { startOfDetails } from "~/domain/classification/title/title-parts";
import { EVERYDAY_PARTS } from "~/domain/classification/vocabulary/everyday-parts";
import { FRENCH_BUILDING_PARTS } from "~/domain/classification/vocabulary/french/parts";

const LIGHTING = /^éclairage/i;

/**
 * Whether a list or "et" makes a job of its own of words that otherwise only say where or how another trade works:
 * "pavage, bordures et éclairage public", "remplacement des gicleurs et réaménagement de l'aile B".
 */
export function isJobOfItsOwn(
  title: FoldedText,
  evidence: PhraseEvidence,
  phrases: ReadonlyArray<PhraseEvidence>,
): boolean {
  const isBareLight = evidence.work === "none" && LIGHTING.test(evidence.phrase);
  if (!evidence.rule.generic && !isBareLight) return false;
  const others = phrases.filter(({ start, rule }) => start < evidence.start && !rule.generic);
  if (evidence.rule.service === "electrical")
    return (
      evidence.start < startOfDetails(title) &&
      others.some(({ rule }) => BUILDERS.has(rule.service)) &&
      isListed(title, evidence)
    );
  return (
    evidence.rule.service === "construction" &&
    (isJoinedToOtherWork(title, evidence, phrases) ||
      (others.some(({ work }) => work !== "none") &&
        ((isSecondWork(title, evidence) && !isOnOthersThing(title, evidence, phrases)) ||
          isSecondPart(title, evidence, others))))
  );
}

export function ofItsOwn(evidence: PhraseEvidence): PhraseEvidence {
  const { generic: _, ...rule } = evidence.rule;
  return { ...evidence, rule, work: evidence.work === "none" ? "near" : evidence.work, isApart: false };
}

/** What may stand between a list's comma or "et" and its last item: "et d'éclairage". */
const ARTICLES = new Set(["d", "de", "l", "la", "le", "les", "des"]);

/** Lights that a list names beside road work. */
function isListed({ tokens }: FoldedText, { start, isJoined }: PhraseEvidence): boolean {
  const at = beforeArticles(
    tokens,
    tokens.findIndex((token) => token.start === start),
  );
  return isJoined || tokens[at]?.loose === true || CONJUNCTIONS.has(tokens[at - 1]?.stem ?? "");
}

/** The position of the first article before a word, or of the word. */
function beforeArticles(tokens: ReadonlyArray<Token>, word: number): number {
  let at = word;
  while (at > 0 && !tokens[at]?.loose && ARTICLES.has(tokens[at - 1]?.stem ?? "")) at -= 1;
  return at;
}

/** Work that makes a part of a building new. */
const SECOND_WORK = new Set(
  "reamenagement refection renovation agrandissement amenagement construction ajout rehabilitation".split(
    " ",
  ),
);
const ENGLISH_SECOND_WORK = new Set(
  "renovation refurbishment redevelopment rehabilitation reconfiguration addition".split(" ").map(stem),
);
/** Words of other trades that "réfection" has behind it: what is done is theirs. */
function isOnOthersThing(
  title: FoldedText,
  { start, phrase }: PhraseEvidence,
  phrases: ReadonlyArray<PhraseEvidence>,
): boolean {
  const end = start + phrase.length;
  const thing = phrases.find((other) => other.start >= end && other.rule.service !== "construction");
  if (!thing || thing.isApart) return false;
  const first = title.tokens.findIndex((token) => token.start === thing.start);
  const from = title.tokens.findIndex((token) => token.start >= end);
  return title.tokens.slice(from, first).every((token) => !token.loose && ARTICLES.has(token.stem));
}

/** "Et aménagements connexes" comes with the job. */
const ATTENDING = new Set("connexe associe complementaire mineur divers".split(" ").map(stem));

const PARTS: ReadonlySet<ReadonlyArray<string>> = new Set([EVERYDAY_PARTS, FRENCH_BUILDING_PARTS]);

/** "Remplacement du système de ventilation et des portes": a part of a building that "et des" joins to another thing. */
function isSecondPart(
  { tokens }: FoldedText,
  { start, rule }: PhraseEvidence,
  others: ReadonlyArray<PhraseEvidence>,
): boolean {
  if (!PARTS.has(rule.phrases)) return false;
  const at = tokens.findIndex((token) => token.start === start);
  const first = beforeArticles(tokens, at);
  const isFrench = first < at && tokens[first - 1]?.stem === "et" && !tokens[first]?.loose;
  if (!isFrench && !isEnglishPart(tokens, at)) return false;
  return others.some(({ work, isApart }) => work !== "none" && !isApart);
}

/** "Replacement of the ventilation system and exterior doors": an adjective may stand before the part. */
function isEnglishPart(tokens: ReadonlyArray<Token>, at: number): boolean {
  const isJoinedAt = (word: number) => tokens[word - 1]?.stem === "and" && !tokens[word]?.loose;
  const joint = isJoinedAt(at) ? at : at - 1;
  if (tokens[at]?.loose || !isJoinedAt(joint)) return false;
  const before = tokens
    .slice(0, joint)
    .findLast(({ stem: word }) => PREPOSITIONS.has(word) && word !== "the");
  return before?.stem === "of";
}

const TRAVAUX = stem("travaux");

/** "Et réaménagement de l'aile B", "et ajout de bureaux": building work behind "et". */
function isSecondWork({ tokens }: FoldedText, { start, phrase, text }: PhraseEvidence): boolean {
  // The quoted text begins with the word for work if that precedes the phrase.
  const begin = text.endsWith(phrase) ? start + phrase.length - text.length : start;
  const at = tokens.findIndex((token) => token.start === begin);
  if (ENGLISH_SECOND_WORK.has(tokens[at]?.stem ?? "") && tokens[at - 1]?.stem === "and")
    return !tokens[at]?.loose && tokens[at + 1]?.stem === "of";
  if (!SECOND_WORK.has(tokens[at]?.stem ?? "") || ATTENDING.has(tokens[at + 1]?.stem ?? "")) return false;
  const first = beforeArticles(tokens, at);
  const isTravaux = tokens[first - 1]?.stem === TRAVAUX;
  return tokens[first + 1] !== undefined && tokens[first - (isTravaux ? 2 : 1)]?.stem === "et";
}
