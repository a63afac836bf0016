import { CONSTRUCTION } from "./construction";
import { DEVICES } from "./devices";
import { DISCIPLINES } from "./disciplines";
import { ELECTRICAL } from "./electrical";
import { FIRE_AND_SECURITY } from "./fire-and-security";
import { FORESTRY } from "./forestry";
import { FRENCH_BARE } from "./french-bare";
import { FRENCH_BUILDINGS } from "./french-buildings";
import { FRENCH_CIVIL } from "./french-civil";
import { FRENCH_GROUNDS } from "./french-grounds";
import { FRENCH_PARTS } from "./french-parts";
import { FRENCH_ROADS } from "./french-roads";
import { FRENCH_SYSTEMS } from "./french-systems";
import { GROUNDS_CARE } from "./grounds";
import { HVAC } from "./hvac";
import { JANITORIAL } from "./janitorial";
import { LANDSCAPING } from "./landscaping";
import { LIFTS } from "./lifts";
import { MECHANICAL } from "./mechanical";
import { PAVING } from "./paving";
import type { PhraseRule } from "./phrase-rule";
import { PLUMBING } from "./plumbing";
import { ROAD_SURFACES } from "./road-surfaces";
import { SNOW } from "./snow";
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
  ...FRENCH_PARTS,
  ...FRENCH_BARE,
  ...FRENCH_BUILDINGS,
  ...FRENCH_CIVIL,
  ...FRENCH_ROADS,
  ...FRENCH_SYSTEMS,
  ...FRENCH_GROUNDS,
];
