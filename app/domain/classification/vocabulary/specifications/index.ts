import type { PhraseRule } from "../phrase-rule";
import { BUILDING_SERVICES } from "./building-services";
import { CLIMATE_SYSTEMS } from "./climate-systems";
import { CONTRACTORS_JOBS } from "./contractors-jobs";
import { GROUNDS_FEATURES } from "./grounds-features";
import { MUNICIPAL_JOBS } from "./municipal-jobs";
import { PLANTS } from "./plants";
import { SAID_BY_CREWS } from "./said-by-crews";
import { SITE_STRUCTURES } from "./site-structures";
import { SPECIALTIES } from "./specialties";
import { STRUCTURE_PARTS } from "./structure-parts";

/** The entries of English specifications and indexes of industries, and how agencies and contractors call their jobs. */
export const SPECIFICATIONS: ReadonlyArray<PhraseRule> = [
  ...STRUCTURE_PARTS,
  ...SPECIALTIES,
  ...SITE_STRUCTURES,
  ...PLANTS,
  ...MUNICIPAL_JOBS,
  ...CONTRACTORS_JOBS,
  ...GROUNDS_FEATURES,
  ...CLIMATE_SYSTEMS,
  ...BUILDING_SERVICES,
  ...SAID_BY_CREWS,
];
