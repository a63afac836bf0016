import { BUILDING_PARTS } from "./building-parts";
import { CIVIL_WORKS } from "./civil-works";
import { BUILDING_JOBS, WORKS_IN_FRENCH } from "./construction-jobs";
import { PARKS } from "./parks";
import type { PhraseRule } from "./phrase-rule";

export const CONSTRUCTION: ReadonlyArray<PhraseRule> = [
  ...BUILDING_JOBS,
  ...CIVIL_WORKS,
  ...PARKS,
  ...BUILDING_PARTS,
  WORKS_IN_FRENCH,
];
