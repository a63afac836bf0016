import type { Trade } from "~/domain/classification/vocabulary/phrase-rule";

/**
 * Nouns that turn a phrase right before them into a product: "snow removal equipment", "HVAC filters".
 */
export const PRODUCT_NOUNS: ReadonlyArray<string> = [
  "equipment",
  "equipement",
  "supply",
  "product",
  "produit",
  "part",
  "piece",
  "software",
  "logiciel",
  "vehicle",
  "vehicule",
  "truck",
  "camion",
  "machine",
  "machinery",
  "machinerie",
  "robot",
  "attachment",
  "blade",
  "lame",
  "tool",
  "outil",
  "filter",
  "filtre",
  "chemical",
  "material",
  "materiel",
  "trailer",
  "spreader",
  "carrier",
  "facility",
  "building",
  "garage",
  "depot",
  "shed",
  "storage",
  "uniform",
  "training",
  "formation",
  "student",
  "apprentice",
  "curriculum",
  "component",

  "app",
  "application",
  "tracking",
  "gps",
];

/** Buildings that house a trade or a thing: "construction of the snow and ice control facility" is construction work. */
export const PREMISES_NOUNS: ReadonlyArray<string> = [
  "facility",
  "building",
  "garage",
  "depot",
  "shed",
  "dome",
  "structure",
  "centre",
  "center",
  "batiment",
  "room",
  "house",
  "hall",
  "yard",
];

/** Trades that also install or maintain such products. For other trades, a product is bought from a supplier. */
export const TRADES_WITH_EQUIPMENT: ReadonlySet<Trade> = new Set(["electrical", "hvac", "construction"]);
