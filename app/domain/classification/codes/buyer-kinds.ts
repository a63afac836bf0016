import { PhraseIndex } from "~/domain/classification/phrases/phrase-index";
import type { FoldedText } from "~/domain/classification/text/folded-text";
import type { Trade } from "~/domain/classification/vocabulary/phrase-rule";

/** Which trade a buyer of this kind mostly orders. It strengthens words a little and is no evidence alone. */
const BUYER_KINDS: ReadonlyArray<readonly [phrase: string, trade: Trade]> = [
  ["{park|parks|forestry|horticulture|cemetery|cemeteries}", "landscaping"],
  ["{parcs|espaces verts|foresterie|cimetiere}", "landscaping"],
  ["{highway|highways|roads|transportation|transport}", "paving"],
  ["{voirie|routes|transports}", "paving"],
  ["{housing|real estate|school construction|infrastructure|facilities development}", "construction"],
  ["{habitation|immobilier|immobiliere|infrastructures}", "construction"],
  ["{water|wastewater|sewer}", "construction"],
];

/** Buyers that run a city's parks: what they rebuild without naming it is a park. */
const PARK_KEEPERS: ReadonlyArray<string> = [
  "{park|parks} {and|} recreation",
  "parks forestry and recreation",
  "{park|parks} department",
  "department parks",
];

const parkKeepers = new PhraseIndex<true>(PARK_KEEPERS.map((phrase) => [phrase, true] as const));

export function keepsParks({ tokens }: FoldedText): boolean {
  return tokens.some((_, at) => parkKeepers.matchAt(tokens, at) !== null);
}

const index = new PhraseIndex<Trade>(BUYER_KINDS);

export function tradesOfBuyer({ tokens }: FoldedText): ReadonlySet<Trade> {
  const trades = new Set<Trade>();
  for (let at = 0; at < tokens.length; at += 1) {
    const match = index.matchAt(tokens, at);
    for (const trade of match?.rules ?? []) trades.add(trade);
  }
  return trades;
}
