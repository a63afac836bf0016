import { redirect } from "@remix-run/cloudflare";
import { sql } from "drizzle-orm";
import { runBatch, statement } from "#drizzle/batch";
import { regionName } from "~/domain/geography";
import { formatTime } from "~/domain/local-time";
import { PAGE_SIZE } from "~/domain/opportunity";
import type { Services } from "~/lib/services";
import type { Profile } from "~/lib/session.server";
import { cardView } from "./card-view.server";
import { detailView, findOpportunity } from "./detail-view.server";
import { nextPageHref, portalName } from "./feed-page.server";
import { FIELDS, type Filters, hrefWith, hrefWithout, readBidId, readFilters } from "./filters";
import { findOpportunities, foundLabel, type OpportunityQuery, readFound } from "./find-opportunities.server";
import type { BrowsePageView, FilterOption, OpportunityDetailView } from "./views";

export type BrowsePage = { view: BrowsePageView; detail: OpportunityDetailView | null; closeHref: string };

type BidTypeRow = { bidType: string };
type DivisionRow = { code: string; name: string; country: string; parentCode: string };

/** The browse page: search, filters with their choices, and an opened bid, in one batch. */
export async function loadBrowsePage({ db, now }: Services, profile: Profile, url: URL): Promise<BrowsePage> {
  const at = now();
  const filters = readFilters(url);
  const query = queryOf(filters, profile);
  const [open, count, expired, bidTypes, states, subregions, ...detail] = await runBatch(db, [
    ...findOpportunities(query, at),
    ...listChoices(filters.states),
    ...findOpportunity(readBidId(url) ?? 0),
  ]);
  redirectForAllOrNone(url, { bidTypes, states, subregions });

  const found = readFound(query, [open, count, expired]);
  const href = (id: number) => hrefWith(url, { [FIELDS.bid]: id });
  return {
    view: {
      mode: filters.mode,
      term: filters.term,
      sort: filters.sort,
      includeExpired: filters.includeExpired,
      bidTypes: bidTypes.map(({ bidType }) => option(bidType, bidType, filters.bidTypes)),
      states: states.map(({ code, name, country }) => ({
        ...option(code, name, filters.states),
        group: country === "CA" ? "Canada" : "United States",
      })),
      subregions: subregions.map(({ code, name, parentCode }) => ({
        ...option(code, name, filters.subregions),
        group: regionName(parentCode),
      })),
      chips: chipsOf(url, filters),
      found: { label: `${foundLabel(found.count)} Opportunities Found` },
      cards: found.rows.map((row) =>
        cardView(row, { profile: filters.mode === "my-feed" ? profile : null, now: at, href }),
      ),
      loadMoreHref: found.hasMore ? nextPageHref(url, filters.page, filters.asOf ?? at) : null,
      clearHref: filters.mode === "my-feed" ? `${url.pathname}?${FIELDS.mode}=my-feed` : url.pathname,
      updated: `Last updated ${formatTime(at, "America/Toronto")}`,
      asOf: (filters.asOf ?? at).getTime(),
      refreshHref: hrefWith(url, {}),
    },
    detail: detailView(detail, { profile, now: at, sourceName: portalName }),
    closeHref: hrefWith(url, { [FIELDS.bid]: null }),
  };
}

function queryOf(filters: Filters, profile: Profile): OpportunityQuery {
  const { term, sort, bidTypes, states, subregions, includeExpired, page, asOf } = filters;
  return {
    profile: filters.mode === "my-feed" ? profile : null,
    term,
    sort,
    bidTypes,
    states,
    subregions,
    includeExpired,
    asOf,
    limit: page * PAGE_SIZE,
  };
}

/** The lists of the spec's section 7: bid types in order, states by country and name, sub-regions of the chosen states. */
function listChoices(states: ReadonlyArray<string>) {
  return [
    statement<BidTypeRow>(sql`select bid_type as bidType from distinct_bid_types order by bid_type`),
    statement<Omit<DivisionRow, "parentCode">>(
      sql`select code, name, country from filter_states order by country, name`,
    ),
    statement<DivisionRow>(sql`
      select code, name, country, parent_code as parentCode from geo_divisions
      where parent_code in (select value from json_each(${JSON.stringify(states)})) and level = 'subregion'
      order by parent_code, sort, name
    `),
  ] as const;
}

const option = (value: string, label: string, selected: ReadonlyArray<string>): FilterOption => ({
  value,
  label,
  selected: selected.includes(value),
});

/** The pickers' All and None are buttons of the same form; their answer is the page with the boxes ticked or not. */
function redirectForAllOrNone(
  url: URL,
  choices: {
    bidTypes: Array<BidTypeRow>;
    states: Array<{ code: string }>;
    subregions: Array<{ code: string }>;
  },
) {
  const all = url.searchParams.get("all");
  const none = url.searchParams.get("none");
  if (all === null && none === null) return;
  const values: Partial<Record<string, Array<string>>> = {
    [FIELDS.bidTypes]: choices.bidTypes.map(({ bidType }) => bidType),
    [FIELDS.states]: choices.states.map(({ code }) => code),
    [FIELDS.subregions]: choices.subregions.map(({ code }) => code),
  };
  const query = new URLSearchParams(url.search);
  for (const name of ["all", "none", FIELDS.page, FIELDS.asOf, FIELDS.bid]) query.delete(name);
  const name = all ?? none ?? "";
  if (!Object.hasOwn(values, name)) throw redirect(`${url.pathname}?${query.toString()}`);
  query.delete(name);
  if (none === FIELDS.states) query.delete(FIELDS.subregions);
  if (all !== null) for (const value of values[name] ?? []) query.append(name, value);
  throw redirect(`${url.pathname}?${query.toString()}`);
}

/** More values of one filter than this are one chip: each chip's link carries all the others. */
const MAX_CHIPS = 12;

function chipsOf(url: URL, filters: Filters): BrowsePageView["chips"] {
  const chips = (
    name: string,
    values: ReadonlyArray<string>,
    many: string,
    labelOf: (value: string) => string,
  ) =>
    values.length > MAX_CHIPS
      ? [{ label: `${values.length} ${many}`, removeHref: hrefWith(url, { [name]: null }) }]
      : values.map((value) => ({ label: labelOf(value), removeHref: hrefWithout(url, name, value) }));
  return [
    ...(filters.term === ""
      ? []
      : [{ label: `“${filters.term}”`, removeHref: hrefWith(url, { [FIELDS.term]: null }) }]),
    ...chips(FIELDS.bidTypes, filters.bidTypes, "bid types", (type) => type),
    ...chips(FIELDS.states, filters.states, "provinces and states", regionName),
    ...chips(FIELDS.subregions, filters.subregions, "sub-regions", regionName),
    ...(filters.includeExpired
      ? [{ label: "Expired included", removeHref: hrefWith(url, { [FIELDS.includeExpired]: null }) }]
      : []),
  ];
}
