import { ALWAYS_ADVICE, JOB_PHRASES } from "~/domain/classification/asked-for/advice-words";
import {
  ARRANGEMENT_PHRASES,
  BARE_RENTAL_PHRASES,
  LABOUR_SUPPLY_PHRASES,
  PURCHASE_PHRASES,
} from "~/domain/classification/asked-for/purchase-words";
import { PhraseIndex } from "~/domain/classification/phrases/phrase-index";
import type { Token } from "~/domain/classification/text/folded-text";

export type Mark = "job" | "purchase" | "labour-supply" | "bare-rental" | "arrangement" | "always-advice";

const markIndex = new PhraseIndex<Mark>([
  ...ALWAYS_ADVICE.map((phrase) => [phrase, "always-advice"] as const),
  ...ARRANGEMENT_PHRASES.map((phrase) => [phrase, "arrangement"] as const),
  ...BARE_RENTAL_PHRASES.map((phrase) => [phrase, "bare-rental"] as const),
  ...LABOUR_SUPPLY_PHRASES.map((phrase) => [phrase, "labour-supply"] as const),
  ...JOB_PHRASES.map((phrase) => [phrase, "job"] as const),
  ...PURCHASE_PHRASES.map((phrase) => [phrase, "purchase"] as const),
]);

export function marksIn(tokens: ReadonlyArray<Token>): ReadonlySet<Mark> {
  const marks = new Set<Mark>();
  for (let at = 0; at < tokens.length; at += 1) {
    const match = markIndex.matchAt(tokens, at);
    if (!match) continue;
    marks.add(match.rules[0]);
    at = match.last;
  }
  return marks;
}
