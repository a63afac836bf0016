import type { Stated } from "~/domain/classification/description/description-parts";
import type { PhraseEvidence } from "~/domain/classification/phrases/trade-evidence";
import type { FoldedText } from "~/domain/classification/text/folded-text";
import { sentencesOf } from "~/domain/classification/text/sentences";
import { startOfDetails } from "~/domain/classification/title/title-parts";
import type { Trade } from "~/domain/classification/vocabulary/phrase-rule";

const SURFACES: ReadonlySet<Trade> = new Set(["paving", "landscaping"]);

/** "Replacement of the watermain and restoration of asphalt and sod": what was dug up is put back. */
export function isPutBack(
  { rule, isRestored, start }: PhraseEvidence,
  phrases: ReadonlyArray<PhraseEvidence>,
): boolean {
  if (!SURFACES.has(rule.service) || !isRestored) return false;
  return phrases.some(
    (other) => other.start < start && !SURFACES.has(other.rule.service) && !other.rule.generic,
  );
}

function namesTrade(phrases: ReadonlyArray<PhraseEvidence>, from: number, to: number): boolean {
  return phrases.some(({ start, rule }) => start >= from && start < to && !rule.generic);
}

/**
 * "Complete parkette improvements, which includes paths and lighting": where a request names a trade, it ends before what
 * comes with it.
 */
export function requestsWithoutDetails(
  { tokens }: FoldedText,
  requests: ReadonlyArray<Stated>,
  phrases: ReadonlyArray<PhraseEvidence>,
): Array<Stated> {
  return requests.map(({ start, end }) => {
    const details = startOfDetails({
      tokens: tokens.filter((token) => token.start >= start && token.start < end),
    });
    return details < end && namesTrade(phrases, start, details) ? { start, end: details } : { start, end };
  });
}

/** What a sentence says is included in a trade that it names before: "Replace air handlers, including abatement". */
export function detailsIn({ tokens }: FoldedText, phrases: ReadonlyArray<PhraseEvidence>): Array<Stated> {
  return sentencesOf(tokens).flatMap(({ from, to }) => {
    const words = tokens.slice(from, to);
    const start = startOfDetails({ tokens: words });
    const isNamed = start !== Infinity && namesTrade(phrases, words[0]?.start ?? 0, start);
    return isNamed ? [{ start, end: words.at(-1)?.end ?? 0 }] : [];
  });
}
