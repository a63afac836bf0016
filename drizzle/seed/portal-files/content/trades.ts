import type { ServiceKey } from "~/domain/service-types";
import { CONSTRUCTION } from "./construction";
import { ELECTRICAL, PLUMBING } from "./electrical";
import { HVAC } from "./hvac";
import { JANITORIAL } from "./janitorial";
import { LANDSCAPING } from "./landscaping";
import { CONSULTING, GOODS, TECHNOLOGY } from "./other";
import { PAVING } from "./paving";
import { SNOW } from "./snow";
import type { TradeContent } from "./trade-content";

/** A service type may include several trades: electrical work and plumbing share one. */
export const TRADES: Record<ServiceKey, ReadonlyArray<TradeContent>> = {
  snow: [SNOW],
  landscaping: [LANDSCAPING],
  janitorial: [JANITORIAL],
  construction: [CONSTRUCTION],
  electrical: [ELECTRICAL, PLUMBING],
  hvac: [HVAC],
  paving: [PAVING],
  other: [TECHNOLOGY, GOODS, CONSULTING],
};

export const SERVICE_KEYS = Object.keys(TRADES) as ReadonlyArray<ServiceKey>;
