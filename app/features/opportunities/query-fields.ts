/** The names of the fields in the form and in the URL. */
export const FIELDS = {
  mode: "mode",
  term: "q",
  sort: "sort",
  bidTypes: "type",
  states: "state",
  subregions: "subregion",
  includeExpired: "expired",
  categories: "category",
  agencies: "agency",
  closingFrom: "from",
  closingTo: "to",
  page: "page",
  asOf: "asof",
  bid: "bid",
} as const;

/** A bid's id as it stands in an address; `null` for what is no id. */
export function readBidPath(text = ""): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
