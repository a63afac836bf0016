import { BID_TYPES, CATEGORY_NAMES } from "~/domain/classification";
import { findDivision } from "~/domain/geography";
import { type ClosingRange, parseRangeDay } from "~/domain/matching/closing-keys";
import { MOST_CARDS, PAGE_SIZE } from "~/domain/opportunities/opportunity";
import { isSort, type Sort, type StoredSort } from "~/domain/opportunities/opportunity-sort";
import { SHEET_FIELD } from "~/features/shortcuts/sheet-href";
import { FIELDS, readBidPath } from "./query-fields";

export type FeedMode = "my-feed" | "browse-all";

export type Filters = {
  mode: FeedMode;
  term: string;
  sort: Sort;
  bidTypes: ReadonlyArray<string>;
  states: ReadonlyArray<string>;
  subregions: ReadonlyArray<string>;
  includeExpired: boolean;
  /** Only bids whose notice states a site meeting that is today or later. */
  meetingAhead: boolean;
  /** The advanced filters: empty if the reader's plan lacks them, even if the URL has them. */
  categories: ReadonlyArray<string>;
  agencies: ReadonlyArray<string>;
  closing: ClosingRange;
  /** Page n shows the first n × 20. */
  page: number;
  /** When the reader loaded page 1; later arrivals are left out. */
  asOf: Date | null;
};

const MAX_PAGE = MOST_CARDS / PAGE_SIZE;
const MAX_TERM = 200;
const MAX_AGENCIES = 10;

const isBidType = (text: string) => BID_TYPES.some((type) => type === text);

/** The distinct valid values; a URL may contain anything. */
const known = (values: ReadonlyArray<string>, isKnown: (value: string) => boolean) =>
  [...new Set(values)].filter(isKnown);

type ReaderSettings = {
  /** Whether the reader's plan has the advanced filters. */
  advanced: boolean;
  /** How the reader sorted a list last. */
  lastSort?: StoredSort | null;
};

/** Filters are stored in the URL only, so links, the form without JavaScript and Back all agree. */
export function readFilters(url: URL, { advanced, lastSort = null }: ReaderSettings): Filters {
  const query = url.searchParams;
  const states = known(query.getAll(FIELDS.states), (code) => findDivision(code)?.level === "state_province");
  const term = (query.get(FIELDS.term) ?? "").trim().slice(0, MAX_TERM);
  const sort = query.get(FIELDS.sort) ?? "";
  return {
    mode: query.get(FIELDS.mode) === "my-feed" ? "my-feed" : "browse-all",
    term,
    sort: isSort(sort) ? sort : term === "" ? (lastSort ?? "newest") : "best-match",
    bidTypes: known(query.getAll(FIELDS.bidTypes), isBidType),
    states,
    // Clearing every state clears the sub-regions chosen under them.
    subregions: known(query.getAll(FIELDS.subregions), (code) => {
      const division = findDivision(code);
      return division?.level === "subregion" && states.includes(division.parentCode ?? "");
    }),
    includeExpired: query.get(FIELDS.includeExpired) === "include",
    meetingAhead: query.get(FIELDS.meetingAhead) === "ahead",
    ...(advanced ? readAdvanced(query) : NOT_ADVANCED),
    ...readPaging(url),
  };
}

type Advanced = Pick<Filters, "categories" | "agencies" | "closing">;

const NOT_ADVANCED: Advanced = { categories: [], agencies: [], closing: { from: null, to: null } };

function readAdvanced(query: URLSearchParams): Advanced {
  const agencies = query
    .getAll(FIELDS.agencies)
    .join(",")
    .slice(0, MAX_TERM)
    .split(",")
    .map((name) => name.trim());
  const days = [
    parseRangeDay(query.get(FIELDS.closingFrom)),
    parseRangeDay(query.get(FIELDS.closingTo)),
  ] as const;
  const [from, to] = days[0] !== null && days[1] !== null && days[0] > days[1] ? [days[1], days[0]] : days;
  return {
    categories: known(query.getAll(FIELDS.categories), (name) => CATEGORY_NAMES.includes(name)),
    agencies: known(agencies, (name) => /[\p{L}\p{N}]/u.test(name)).slice(0, MAX_AGENCIES),
    closing: { from, to },
  };
}

export function readPaging(url: URL): Pick<Filters, "page" | "asOf"> {
  const page = Number.parseInt(url.searchParams.get(FIELDS.page) ?? "1", 10);
  const asOf = Number(url.searchParams.get(FIELDS.asOf) ?? Number.NaN);
  return {
    // No link leads beyond the last page, so a larger number was typed.
    page: page >= 1 && page <= MAX_PAGE ? page : 1,
    asOf: Number.isSafeInteger(asOf) && asOf > 0 && asOf < 8.64e15 ? new Date(asOf) : null,
  };
}

/** The id of the open bid; `null` without one or with an invalid id. */
export function readBidId(url: URL): number | null {
  return readBidPath(url.searchParams.get(FIELDS.bid) ?? "");
}

/** The same page with other parameters; `null` removes one. Paging restarts unless the page is what changes. */
export function hrefWith(url: URL, changes: Readonly<Record<string, string | number | null>>): string {
  const query = new URLSearchParams(url.search);
  const pages = FIELDS.page in changes || FIELDS.bid in changes;
  for (const name of [FIELDS.findState, FIELDS.findSubregion, SHEET_FIELD]) query.delete(name);
  if (!pages) for (const name of [FIELDS.page, FIELDS.asOf, FIELDS.bid, FIELDS.language]) query.delete(name);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name);
    else query.set(name, String(value));
  }
  const search = query.toString();
  return search === "" ? url.pathname : `${url.pathname}?${search}`;
}

/** The addresses that open a bid on this page. They differ in the id alone, so the query is written once for all rows. */
export function hrefsOfBids(url: URL): (id: number) => string {
  const page = hrefWith(url, { [FIELDS.bid]: null });
  const start = `${page}${page.includes("?") ? "&" : "?"}${FIELDS.bid}=`;
  return (id) => `${start}${id}`;
}

/** `null` after the last page. */
export function nextPageHref(url: URL, page: number, asOf: Date): string | null {
  if (page >= MAX_PAGE) return null;
  return hrefWith(url, { [FIELDS.page]: page + 1, [FIELDS.asOf]: asOf.getTime(), [FIELDS.bid]: null });
}

/** The same page without one of a filter's values. */
export function hrefWithout(url: URL, name: string, value: string): string {
  const query = new URLSearchParams(url.search);
  const kept = query.getAll(name).filter((other) => other !== value);
  query.delete(name);
  for (const other of kept) query.append(name, other);
  return hrefWith(new URL(`${url.pathname}?${query.toString()}`, url), {});
}
