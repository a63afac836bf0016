import type { EvidenceByTrade } from "~/domain/classification/evidence-by-trade";
import { WEIGHTS } from "~/domain/classification/evidence-weights";
import type { FoldedText } from "~/domain/classification/folded-text";
import type { Texts } from "~/domain/classification/notice-parts";
import { LEAD_LENGTH } from "~/domain/classification/notice-text";
import { addPhrase } from "~/domain/classification/title-evidence";
import { startOfDetails } from "~/domain/classification/title-parts";
import { type PhraseEvidence, phraseEvidence } from "~/domain/classification/trade-evidence";
import type { Trade } from "~/domain/classification/vocabulary/phrase-rule";

/** The paths, lights and taps of a park are details of it. */
const PARK_TRADES: ReadonlySet<Trade> = new Set(["construction", "landscaping"]);

export function addBodyEvidence(found: EvidenceByTrade, texts: Texts) {
  const { isTitleSilent, isTitleUnclear, opening, body, buyer } = texts;
  const from = opening.tokens[0]?.start ?? 0;
  const phrases = phraseEvidence(body, buyer, { isBody: !isTitleSilent });
  const to = endOfRequest(opening, phrases);
  const isIn = ({ start }: PhraseEvidence) => isTitleSilent && start >= from && start < to;
  const buildsPark = phrases.some((each) => isIn(each) && each.rule.also?.service === "landscaping");
  for (const evidence of phrases) {
    const { rule, start, work, inTerms } = evidence;
    const isClear = !isTitleUnclear || (!rule.generic && !rule.titleOnly && !inTerms);
    const opens = isIn(evidence) && isClear && (!buildsPark || PARK_TRADES.has(rule.service));
    if (work === "none" || (rule.titleOnly && !opens)) continue;
    if (opens) {
      const weight = work === "near" ? WEIGHTS.openingThing : WEIGHTS.openingWork;
      addPhrase(found, evidence, "title", weight - start / 10_000);
    } else {
      const weight = bodyWeight(work === "near" ? "thing" : "work", start < LEAD_LENGTH, inTerms);
      if (weight > 0) addPhrase(found, evidence, "body", weight);
    }
  }
}

/** Where the opening stops saying what the job is. */
function endOfRequest({ tokens }: FoldedText, phrases: ReadonlyArray<PhraseEvidence>): number {
  const from = tokens[0]?.start ?? 0;
  const details = startOfDetails({ tokens });
  const isNamed = phrases.some(
    ({ start, work, rule }) => start >= from && start < details && work !== "none" && !rule.generic,
  );
  const end = tokens.at(-1)?.end ?? 0;
  return isNamed ? Math.min(details, end) : end;
}

function bodyWeight(strength: "work" | "thing", inLead: boolean, inTerms: boolean): number {
  if (inTerms) return strength === "work" ? WEIGHTS.termsWork : 0;
  if (strength === "work") return inLead ? WEIGHTS.leadWork : WEIGHTS.bodyWork;
  return inLead ? WEIGHTS.leadThing : WEIGHTS.bodyThing;
}
