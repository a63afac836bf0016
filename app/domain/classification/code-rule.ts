import type { Trade } from "~/domain/classification/vocabulary/phrase-rule";

/** A code that is for one trade alone, or that several trades or broader work share. */
export type CodeReach = "own" | "shared";
export type TaggedTrade = readonly [Trade, tag: string];
export type CodeRule = { prefix: string; trades: ReadonlyArray<TaggedTrade>; reach: CodeReach };

export const own = ([trade, tag]: TaggedTrade, ...prefixes: ReadonlyArray<string>): Array<CodeRule> =>
  prefixes.map((prefix) => ({ prefix, trades: [[trade, tag]], reach: "own" }));

export const shared = (prefix: string, ...trades: ReadonlyArray<TaggedTrade>): Array<CodeRule> => [
  { prefix, trades, reach: "shared" },
];

export const both = (prefix: string, ...trades: ReadonlyArray<TaggedTrade>): Array<CodeRule> => [
  { prefix, trades, reach: "own" },
];

export const SNOW = ["snow", "Snow Removal"] as const;
export const LANDSCAPING = ["landscaping", "Landscaping"] as const;
export const GROUNDS = ["landscaping", "Grounds"] as const;
export const JANITORIAL = ["janitorial", "Janitorial"] as const;
export const CLEANING = ["janitorial", "Cleaning"] as const;
export const FACILITIES = ["janitorial", "Facilities"] as const;
export const CONSTRUCTION = ["construction", "Construction"] as const;
export const CONTRACTOR = ["construction", "General Contractor"] as const;
export const ELECTRICAL = ["electrical", "Electrical"] as const;
export const PLUMBING = ["electrical", "Plumbing"] as const;
export const HEATING = ["hvac", "HVAC"] as const;
export const PAVING = ["paving", "Paving"] as const;
export const CONCRETE = ["paving", "Concrete"] as const;
