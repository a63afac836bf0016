/** The field names in forms and URLs. */
export const FIELDS = {
  mode: "mode",
  term: "q",
  sort: "sort",
  bidTypes: "type",
  states: "state",
  subregions: "subregion",
  includeExpired: "expired",
  meetingAhead: "meeting",
  categories: "category",
  agencies: "agency",
  closingFrom: "from",
  closingTo: "to",
  page: "page",
  asOf: "asof",
  bid: "bid",
  /** "closing": only what closes within the week. */
  show: "show",
  /** What was typed to find a choice in a long list, where scripts are off. */
  findState: "find-state",
  findSubregion: "find-subregion",
  density: "rows",
  language: "lang",
} as const;

export type BidLanguage = "en" | "fr";

/** The language in which the reader wants the open bid; `null` for its first. */
export function readBidLanguage({ searchParams }: URL): BidLanguage | null {
  const language = searchParams.get(FIELDS.language);
  return language === "en" || language === "fr" ? language : null;
}

/** A bid's id from a URL; `null` if it is not one. */
export function readBidPath(text = ""): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
