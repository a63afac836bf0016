import { BUILDING_SERVICES } from "./building-services";
import { CLIMATE_SYSTEMS } from "./climate-systems";
import { CONSTRUCTION } from "./construction";
import { CONTRACTORS_JOBS } from "./contractors-jobs";
import { DEVICES } from "./devices";
import { DISCIPLINES } from "./disciplines";
import { ELECTRICAL } from "./electrical";
import { FIRE_AND_SECURITY } from "./fire-and-security";
import { FORESTRY } from "./forestry";
import { GROUNDS_CARE } from "./grounds";
import { GROUNDS_FEATURES } from "./grounds-features";
import { HVAC } from "./hvac";
import { JANITORIAL } from "./janitorial";
import { LANDSCAPING } from "./landscaping";
import { LIFTS } from "./lifts";
import { MECHANICAL } from "./mechanical";
import { MUNICIPAL_JOBS } from "./municipal-jobs";
import { PAVING } from "./paving";
import type { PhraseRule } from "./phrase-rule";
import { PLANTS } from "./plants";
import { PLUMBING } from "./plumbing";
import { ROAD_SURFACES } from "./road-surfaces";
import { SITE_STRUCTURES } from "./site-structures";
import { SNOW } from "./snow";
import { SPECIALTIES } from "./specialties";
import { STRUCTURE_PARTS } from "./structure-parts";
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
  ...DISCIPLINES,
  ...SYSTEMS,
  ...STRUCTURE_PARTS,
  ...SPECIALTIES,
  ...SITE_STRUCTURES,
  ...PLANTS,
  ...MUNICIPAL_JOBS,
  ...CONTRACTORS_JOBS,
  ...GROUNDS_FEATURES,
  ...CLIMATE_SYSTEMS,
  ...BUILDING_SERVICES,
];
