import { AMERICAN_NAMES } from "./american-names";
import { CLIMATE_PARTS } from "./climate-parts";
import { CONSTRUCTION } from "./construction";
import { DEVICES } from "./devices";
import { DISCIPLINES } from "./disciplines";
import { ELECTRICAL } from "./electrical";
import { FIRE_AND_SECURITY } from "./fire-and-security";
import { FORESTRY } from "./forestry";
import { FRENCH } from "./french";
import { GROUNDS_CARE } from "./grounds";
import { HVAC } from "./hvac";
import { JANITORIAL } from "./janitorial";
import { LANDSCAPING } from "./landscaping";
import { LIFTS } from "./lifts";
import { MECHANICAL } from "./mechanical";
import { PARK_PARTS } from "./park-parts";
import { PAVING } from "./paving";
import type { PhraseRule } from "./phrase-rule";
import { PLANT_CARE } from "./plant-care";
import { PLUMBING } from "./plumbing";
import { POWER_PARTS } from "./power-parts";
import { ROAD_SURFACES } from "./road-surfaces";
import { SINGLE_PARTS } from "./single-parts";
import { SNOW } from "./snow";
import { SPECIFICATIONS } from "./specifications";
import { SYSTEMS } from "./systems";

export const PHRASE_RULES: ReadonlyArray<PhraseRule> = [
  ...SNOW,
  ...LANDSCAPING,
  ...FORESTRY,
  ...GROUNDS_CARE,
  ...JANITORIAL,
  ...CONSTRUCTION,
  ...ELECTRICAL,
  ...FIRE_AND_SECURITY,
  ...MECHANICAL,
  ...PLUMBING,
  ...HVAC,
  ...LIFTS,
  ...PAVING,
  ...ROAD_SURFACES,
  ...DEVICES,
  ...PARK_PARTS,
  ...PLANT_CARE,
  ...POWER_PARTS,
  ...CLIMATE_PARTS,
  ...DISCIPLINES,
  ...SYSTEMS,
  ...SINGLE_PARTS,
  ...AMERICAN_NAMES,
  ...FRENCH,
  ...SPECIFICATIONS,
];
