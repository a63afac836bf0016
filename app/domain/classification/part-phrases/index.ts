import type { TradeWithParts } from "~/domain/trade-parts";
import { CONSTRUCTION_PARTS } from "./construction";
import { ELECTRICAL_PARTS } from "./electrical";
import { HVAC_PARTS } from "./hvac";
import { JANITORIAL_PARTS } from "./janitorial";
import { LANDSCAPING_PARTS } from "./landscaping";
import type { PartPhrases } from "./part-phrases";
import { PAVING_PARTS } from "./paving";
import { SNOW_PARTS } from "./snow";

/**
 * Which words show which part of a trade. They are only looked for in notices of that trade, so "road" alone shows that
 * snow is removed from roads. If two entries have the same phrase, the first one counts.
 */
export const PART_PHRASES: Readonly<Record<TradeWithParts, ReadonlyArray<PartPhrases>>> = {
  snow: SNOW_PARTS,
  landscaping: LANDSCAPING_PARTS,
  janitorial: JANITORIAL_PARTS,
  construction: CONSTRUCTION_PARTS,
  electrical: ELECTRICAL_PARTS,
  hvac: HVAC_PARTS,
  paving: PAVING_PARTS,
};
