import type { Trade } from "~/domain/classification/vocabulary/phrase-rule";
import { SERVICE_TYPES } from "~/domain/service-types";

/** A service's tag if no phrase or code supplies one. */
const DEFAULT_TAGS: Readonly<Record<Trade, string>> = {
  snow: "Snow Removal",
  landscaping: "Landscaping",
  janitorial: "Janitorial",
  construction: "Construction",
  electrical: "MEP",
  hvac: "HVAC",
  paving: "Paving",
};

/** A tag that a service always has, before more specific ones. */
const LEADING_TAGS: Readonly<Partial<Record<Trade, string>>> = {
  snow: "Snow Removal",
  landscaping: "Landscaping",
  construction: "Construction",
  paving: "Paving",
};

const MEP_PARTS: ReadonlyArray<string> = ["Electrical", "Mechanical", "Plumbing"];

const CATEGORIES: Readonly<Record<Trade, string>> = {
  snow: "snow-removal",
  landscaping: "landscaping",
  janitorial: "janitorial",
  construction: "construction",
  electrical: "electrical",
  hvac: "hvac",
  paving: "paving",
};

const CATEGORIES_BY_TAG: Readonly<Record<string, string>> = {
  Mechanical: "mechanical",
  Plumbing: "plumbing",
};

const OTHER_CATEGORY = "other";

/** Every category that an opportunity may have, in the order of the trades. */
export const CATEGORY_NAMES: ReadonlyArray<string> = [
  ...new Set([...Object.values(CATEGORIES), ...Object.values(CATEGORIES_BY_TAG), OTHER_CATEGORY]),
];

const TAGS: ReadonlyArray<string> = SERVICE_TYPES.flatMap(({ tags }) => [...tags]);

/** A sender's tag in the spelling of `SERVICE_TYPES`; `null` if it is not one of those tags. */
export function knownTag(text: string): string | null {
  return TAGS.find((tag) => tag.toLowerCase() === text.toLowerCase()) ?? null;
}

export type TradeTags = { trade: Trade; tags: ReadonlyArray<string> };

function tagsOfTrade({ trade, tags }: TradeTags): Array<string> {
  const leading = LEADING_TAGS[trade];
  const all = [...(leading ? [leading] : []), ...tags];
  if (all.length === 0) all.push(DEFAULT_TAGS[trade]);
  if (trade === "electrical" && MEP_PARTS.filter((part) => all.includes(part)).length > 1) all.push("MEP");
  return all;
}

/** The sender's tags, then the trades' tags, without repeats (ignoring case). "Other" if there is no trade. */
export function tagsFor(senderTags: ReadonlyArray<string>, trades: ReadonlyArray<TradeTags>): Array<string> {
  const wanted = [...senderTags, ...(trades.length > 0 ? trades.flatMap(tagsOfTrade) : ["Other"])];
  const byFoldedName = new Map<string, string>();
  for (const tag of wanted.map((text) => text.trim())) {
    const name = tag.toLowerCase();
    if (tag !== "" && !byFoldedName.has(name)) byFoldedName.set(name, tag);
  }
  return [...byFoldedName.values()];
}

export function categoryFor(primary: TradeTags | null): string {
  if (!primary) return OTHER_CATEGORY;
  return CATEGORIES_BY_TAG[primary.tags[0] ?? ""] ?? CATEGORIES[primary.trade];
}
