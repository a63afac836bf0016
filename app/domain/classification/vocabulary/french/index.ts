import type { PhraseRule } from "../phrase-rule";
import { FRENCH_BARE } from "./bare";
import { FRENCH_BUILDINGS } from "./buildings";
import { FRENCH_CIVIL } from "./civil";
import { FRENCH_CLEANING } from "./cleaning";
import { FRENCH_GROUNDS } from "./grounds";
import { FRENCH_MACHINERY } from "./machinery";
import { FRENCH_PARTS } from "./parts";
import { FRENCH_PAVEMENTS } from "./pavements";
import { FRENCH_PLANTS } from "./plants";
import { FRENCH_ROADS } from "./roads";
import { FRENCH_SYSTEMS } from "./systems";
import { FRENCH_WINTER } from "./winter";

/** What French calls name, by whole specifications, licences and lists of works. */
export const FRENCH: ReadonlyArray<PhraseRule> = [
  ...FRENCH_PARTS,
  ...FRENCH_BARE,
  ...FRENCH_BUILDINGS,
  ...FRENCH_CIVIL,
  ...FRENCH_ROADS,
  ...FRENCH_PAVEMENTS,
  ...FRENCH_SYSTEMS,
  ...FRENCH_MACHINERY,
  ...FRENCH_GROUNDS,
  ...FRENCH_PLANTS,
  ...FRENCH_CLEANING,
  ...FRENCH_WINTER,
];
