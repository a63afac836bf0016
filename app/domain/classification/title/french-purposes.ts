import { firstRequest } from "~/domain/classification/asked-for/requests";
import { LINK_WORDS } from "~/domain/classification/phrases/phrase-index";
import type { PhraseEvidence } from "~/domain/classification/phrases/trade-evidence";
import { namesWork } from "~/domain/classification/phrases/work-words";
import { type FoldedText, stem } from "~/domain/classification/text/folded-text";

const SERVING: ReadonlySet<string> = new Set(["snow", "landscaping", "janitorial"]);
const WORKS = stem("travaux");
/** "Services d'entretien ménager": so many words may stand before the work that a title opens with. */
const OPENING = 3;

/** "Fauchage des sentiers et de la digue", "entretien ménager du quai": what is mowed or cleaned is not built. */
export function isPlaceOfCare(
  title: FoldedText,
  { rule, start }: PhraseEvidence,
  phrases: ReadonlyArray<PhraseEvidence>,
): boolean {
  if (rule.service !== "construction" || rule.strength !== "thing") return false;
  const { tokens } = title;
  const from = firstRequest(title)?.from ?? 0;
  const opens = (at: number) => {
    const position = tokens.findIndex((token) => token.start === at);
    return position >= from && position <= from + OPENING;
  };
  const care = phrases.find(
    (other) =>
      SERVING.has(other.rule.service) &&
      other.rule.strength === "work" &&
      other.start < start &&
      opens(other.start),
  );
  if (!care) return false;
  const builds = tokens.some(
    ({ stem: word, start: at }) => at < start && word !== WORKS && namesWork("build", word),
  );
  return !builds;
}

const HOUSE_FOR =
  /\b(?:bâtiments?|abris?|enclos|enceintes?|local|locaux|dalles?|bases?|socles?)(?: (?:de|en) (?:béton|bois|acier))? pour (?:une |un |la |les |le |l['’]|deux )?$/i;

/** "Construction d'un bâtiment pour la génératrice": what stands in it is not put in. */
export function isHoused({ raw }: FoldedText, { rule, start }: PhraseEvidence): boolean {
  return rule.strength === "thing" && rule.service !== "construction" && HOUSE_FOR.test(raw.slice(0, start));
}

/** "Déplacement de lampadaires pour la construction du trottoir": that is what it is for. */
export function isPurpose(
  { tokens }: FoldedText,
  { rule, start, phrase }: PhraseEvidence,
  phrases: ReadonlyArray<PhraseEvidence>,
): boolean {
  const end = start + phrase.length;
  const pour = tokens.findLastIndex((token) => token.stem === "pour" && token.start < start);
  if (pour < 0) return false;
  let at = pour + 1;
  while (LINK_WORDS.has(tokens[at]?.stem ?? "")) at += 1;
  const word = tokens[at];
  if (!word || word.start >= end || !PURPOSES.has(word.stem)) return false;
  if (
    tokens
      .slice(
        pour,
        tokens.findIndex((token) => token.start >= start),
      )
      .some(({ loose }) => loose)
  )
    return false;
  return phrases.some(
    (other) =>
      other.start < (tokens[pour]?.start ?? 0) &&
      other.rule.service !== rule.service &&
      !other.rule.generic &&
      (other.work === "named" || other.work === "beside"),
  );
}

const PURPOSES = new Set(
  "construction reconstruction agrandissement refection renovation".split(" ").map(stem),
);
