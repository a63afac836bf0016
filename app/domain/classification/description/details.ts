import type { Stated } from "~/domain/classification/description/description-parts";
import type { PhraseEvidence } from "~/domain/classification/phrases/trade-evidence";
import type { FoldedText } from "~/domain/classification/text/folded-text";
import { beginsDetails, startOfDetails } from "~/domain/classification/title/title-parts";
import type { Trade } from "~/domain/classification/vocabulary/phrase-rule";

const SURFACES: ReadonlySet<Trade> = new Set(["paving", "landscaping"]);

/** What grows again on what was dug up for a road or a pipe. */
const COVER = /\bsod|top ?soil|seed|gazon|ensemenc|terre (?:v[ée]g[ée]tale|arable)|boulevard/i;
const DUG_FOR = /sewer|water ?main|[ée]gout|aqueduc|conduite|culvert|ponceau/i;

/** "Watermain, sewers, asphalt paving, topsoil and sod". */
function isCover({ rule, phrase, start }: PhraseEvidence, phrases: ReadonlyArray<PhraseEvidence>): boolean {
  if (rule.service !== "landscaping" || !COVER.test(phrase)) return false;
  return phrases.some(
    (other) =>
      other.start < start &&
      !other.rule.generic &&
      (other.rule.service === "paving" ||
        (other.rule.service === "construction" && DUG_FOR.test(other.phrase))),
  );
}

/** "Replacement of the watermain and restoration of asphalt and sod": what was dug up is put back. */
export function isPutBack(evidence: PhraseEvidence, phrases: ReadonlyArray<PhraseEvidence>): boolean {
  const { rule, isRestored, start } = evidence;
  if (isCover(evidence, phrases)) return true;
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
  if (phrases.length === 0) return [...requests];
  return requests.map(({ start, end }) => {
    const details = startOfDetails({
      tokens: tokens.filter((token) => token.start >= start && token.start < end),
    });
    return details < end && namesTrade(phrases, start, details) ? { start, end: details } : { start, end };
  });
}

/** What a sentence says is included in a trade that it names before: "Replace air handlers, including abatement". */
export function detailsIn({ tokens }: FoldedText, phrases: ReadonlyArray<PhraseEvidence>): Array<Stated> {
  const details: Array<Stated> = [];
  if (phrases.length === 0) return details;
  let from = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const { stem = "", start = 0 } = tokens[at] ?? {};
    if (stem === "") from = at + 1;
    else if (beginsDetails(stem) && namesTrade(phrases, tokens[from]?.start ?? 0, start)) {
      while (at + 1 < tokens.length && tokens[at + 1]?.stem !== "") at += 1;
      details.push({ start, end: tokens[at]?.end ?? 0 });
    }
  }
  return details;
}
