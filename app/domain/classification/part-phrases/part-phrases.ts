import type { TradePartId } from "~/domain/trade-parts";

/** Phrases as `phrase-index.ts` reads them. A phrase without parts stands for something else and hides its words. */
export type PartPhrases = { parts: ReadonlyArray<TradePartId>; phrases: ReadonlyArray<string> };
