import type { FoldedText } from "~/domain/classification/folded-text";
import { isJoined, isLinked, isModifier, isParkOf } from "~/domain/classification/neighbouring-things";
import { organisationWords } from "~/domain/classification/organisation-names";
import { type Sentence, sentencesOf } from "~/domain/classification/sentences";
import { isOnlyAddress } from "~/domain/classification/street-names";
import { matchesIn } from "~/domain/classification/trade-index";
import type { PhraseRule } from "~/domain/classification/vocabulary/phrase-rule";
import { type Closeness, hasOperator, type Work, workAt } from "~/domain/classification/work-of-phrase";
import { namesWork } from "~/domain/classification/work-words";

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
  const isOperated = hasOperator(tokens);
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
        const work = workAt({ tokens, sentence, trapped, hasOperator: isOperated, isTitle }, rule, match);
        if (work) found.push(evidenceOf(text, sentence, rule, match, work));
      }
    }
  }
  return found;
}

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
