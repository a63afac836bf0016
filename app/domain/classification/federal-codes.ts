import {
  both,
  CLEANING,
  type CodeRule,
  CONCRETE,
  CONSTRUCTION,
  CONTRACTOR,
  ELECTRICAL,
  FACILITIES,
  GROUNDS,
  HEATING,
  JANITORIAL,
  LANDSCAPING,
  own,
  PAVING,
  PLUMBING,
  shared,
  SNOW,
} from "~/domain/classification/code-rule";

/**
 * How far the codes of the United States' federal buyers decide. A code that is `own` decides where the title names no
 * trade; a `shared` one only helps words. The first letter of a product or service code (PSC) says what kind of order
 * it is, and says so better than the industry (NAICS): see `order-kinds.ts`.
 */
export const FEDERAL_CODE_RULES: Readonly<Record<"NAICS" | "PSC", ReadonlyArray<CodeRule>>> = {
  NAICS: [
    ...shared("561790", SNOW, CLEANING),
    ...shared("561730", LANDSCAPING, SNOW),
    ...shared("488490", SNOW),
    ...own(JANITORIAL, "561720"),
    ...own(CLEANING, "561740"),
    ...shared("561210", FACILITIES, CONSTRUCTION),
    ...own(CONTRACTOR, "236220", "236210", "236115", "236116", "236118"),
    ...own(CONSTRUCTION, "237110", "237990", "238160", "238140", "238120", "238130", "238150"),
    ...own(CONSTRUCTION, "238170", "238190", "238310", "238320", "238330", "238340", "238350", "238390"),
    ...own(CONSTRUCTION, "236117", "237120"),
    // Sites are cleared of buildings, and of trees.
    ...shared("238910", CONSTRUCTION, LANDSCAPING),
    ...own(ELECTRICAL, "237130"),
    ...own(LANDSCAPING, "115310"),
    ...shared("113310", LANDSCAPING),
    ...shared("115112", LANDSCAPING),
    ...shared("238110", CONCRETE, CONSTRUCTION),
    ...own(ELECTRICAL, "238210", "561621"),
    ...shared("238220", PLUMBING, HEATING),
    // Lifts, doors, boilers' insulation.
    ...shared("238290", HEATING, CONSTRUCTION),
    ...shared("237310", PAVING, CONSTRUCTION),
    ...shared("238990", PAVING, CONSTRUCTION),
    ...shared("562910", CONSTRUCTION),
  ],
  PSC: [
    ...own(SNOW, "S218"),
    ...own(GROUNDS, "S208", "S217"),
    ...own(JANITORIAL, "S201"),
    ...own(CLEANING, "S214"),
    ...shared("S216", CONSTRUCTION, FACILITIES),
    ...shared("S299", FACILITIES, GROUNDS),
    ...own(CONTRACTOR, "Y1"),
    ...shared("Z1", CONSTRUCTION),
    ...own(CONSTRUCTION, "Z2"),
    ...both("Y1LB", PAVING, CONSTRUCTION),
    ...own(PAVING, "Z1LB", "Z2LB", "Z1BD", "Z2BD"),
    // Runways and car parks.
    ...shared("Y1BD", PAVING, CONSTRUCTION),
    ...shared("Y1LZ", PAVING, CONSTRUCTION),
    ...shared("Z1LZ", PAVING, CONSTRUCTION),
    ...shared("Z2LZ", PAVING, CONSTRUCTION),
    // Heating and cooling plants.
    ...shared("Y1NB", CONSTRUCTION, HEATING),
    ...shared("Z1NB", CONSTRUCTION, HEATING),
    ...shared("Z2NB", CONSTRUCTION, HEATING),
    ...own(HEATING, "J041", "K041", "N041", "J044", "K044", "N044"),
    ...["J045", "K045", "N045"].flatMap((prefix) => shared(prefix, PLUMBING, HEATING)),
    ...own(
      ELECTRICAL,
      "J061",
      "J062",
      "J063",
      "K061",
      "K062",
      "K063",
      "N060",
      "N061",
      "N062",
      "N063",
      "N059",
    ),
    // Fire control is meant for weapons, and used for fire alarms; the others hold pumps, generators and batteries.
    ...["J012", "N012", "J030", "J042", "N042", "J043", "N043", "J059", "J060"].flatMap((prefix) =>
      shared(prefix, ELECTRICAL),
    ),
    ...["J054", "N054", "J056", "N056"].flatMap((prefix) => shared(prefix, CONSTRUCTION)),
    // Alarms, cameras and public address: American buyers file them under goods but have them installed.
    ...own(ELECTRICAL, "6350", "5830"),
    ...own(LANDSCAPING, "F005", "F014"),
    ...shared("F0", LANDSCAPING),
    ...shared("F108", CONSTRUCTION),
    ...own(CONSTRUCTION, "P4", "P5"),
  ],
};
