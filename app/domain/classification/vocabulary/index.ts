import { CONSTRUCTION } from "./construction";
import { ELECTRICAL } from "./electrical";
import { HVAC } from "./hvac";
import { JANITORIAL } from "./janitorial";
import { LANDSCAPING } from "./landscaping";
import { PAVING } from "./paving";
import type { PhraseRule } from "./phrase-rule";
import { SNOW } from "./snow";

export const PHRASE_RULES: ReadonlyArray<PhraseRule> = [
  ...SNOW,
  ...LANDSCAPING,
  ...JANITORIAL,
  ...CONSTRUCTION,
  ...ELECTRICAL,
  ...HVAC,
  ...PAVING,
];
