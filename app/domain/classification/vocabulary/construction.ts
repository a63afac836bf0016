import { BUILDING_PARTS } from "./building-parts";
import { BUILDING_TRADES } from "./building-trades";
import { BUILDINGS } from "./buildings";
import { CIVIL_STRUCTURES } from "./civil-structures";
import { CIVIL_WORKS } from "./civil-works";
import { BUILDING_JOBS } from "./construction-jobs";
import { GENERAL_WORKS, WORKS_IN_FRENCH } from "./general-works";
import { PARKS } from "./parks";
import type { PhraseRule } from "./phrase-rule";

export const CONSTRUCTION: ReadonlyArray<PhraseRule> = [
  ...BUILDING_JOBS,
  ...GENERAL_WORKS,
  ...BUILDING_TRADES,
  ...CIVIL_WORKS,
  ...CIVIL_STRUCTURES,
  ...PARKS,
  ...BUILDING_PARTS,
  ...BUILDINGS,
  WORKS_IN_FRENCH,
];
