import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { tagged } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { distinctBidTypes, filterStates, type Profile } from "#drizzle/schema";
import { limitsFor } from "~/domain/billing/roles";
import { CATEGORY_NAMES } from "~/domain/classification/index";
import { formatCount } from "~/domain/format-count";
import { findDivision, listSubregions, regionName, resolveRegion } from "~/domain/geography/index";
import { formatTime } from "~/domain/local-time";
import { effectivePreferences } from "~/domain/matching/effective-preferences";
import type { FilterCounts } from "~/domain/matching/filter-counts";
import {
  bidTypeKey,
  categoryKey,
  type MatchKey,
  type MatchProfile,
  withinKey,
} from "~/domain/matching/match-profile";
import { isEmptySearch, parseSearch } from "~/domain/matching/search-language";
import { categoryLabel, PAGE_SIZE } from "~/domain/opportunities/opportunity";
import { localDay, TORONTO } from "~/domain/zoned-time";
import { withArchivedText } from "~/features/archive/with-archived-text.server";
import { cardView } from "~/features/opportunities/card-view.server";
import {
  type Filters,
  hrefsOfBids,
  hrefWith,
  hrefWithout,
  nextPageHref,
  readBidId,
  readFilters,
} from "~/features/opportunities/filters";
import {
  listControls,
  readListSettings,
  rememberListSettings,
} from "~/features/opportunities/list-settings.server";
import { neighboursOf } from "~/features/opportunities/neighbours";
import { findOpenBid, readOpenBid } from "~/features/opportunities/open-bid.server";
import type { NeighboursView, OpenBidView } from "~/features/opportunities/opportunity-view";
import { FIELDS, readBidLanguage } from "~/features/opportunities/query-fields";
import { findSavedCount, savedCountLabel } from "~/features/opportunities/saved-count.server";
import {
  listFilterCounts,
  readFilterCounts,
  renewFilterCounts,
} from "~/features/search/filter-counts.server";
import {
  FIND_NOTHING,
  findOpportunities,
  foundLabel,
  keepSharedCount,
  type OpportunityQuery,
  readFound,
} from "~/features/search/find-opportunities.server";
import { hidingOf } from "~/features/search/hidden.sql.server";
import { logFailure } from "~/lib/log.server";
import { runGroups } from "~/lib/run-groups.server";
import type { BrowsePageView, FilterOption, NearSearch } from "./browse-view";
import { findNearest } from "./nearest-searches.server";
import { searchSuggestions } from "./search-suggestions";

export type BrowsePage = { view: BrowsePageView; bid: OpenBidView; neighbours: NeighboursView | null };

/** Loads the browse page in one batch: search, filters with their choices, and the open bid. */
export async function loadBrowsePage(
  context: AppLoadContext,
  profile: Profile,
  url: URL,
): Promise<BrowsePage> {
  const { db, now } = context.services;
  const at = now();
  const { advancedFilters } = limitsFor(profile.role);
  const filters = readFilters(url, { advanced: advancedFilters, lastSort: profile.listSort });
  const { density } = listControls(url, readListSettings(url, profile));
  rememberListSettings(context, url, profile);
  const preferences = effectivePreferences(profile);
  const query = queryOf(filters, profile, preferences, at);
  const bidId = readBidId(url);
  const { found, choices, counted, saved, bid } = await runGroups(db, {
    found: isWordless(filters.term) ? FIND_NOTHING : findOpportunities(query, at),
    choices: listChoices(db),
    counted: [listFilterCounts(at)],
    saved: [findSavedCount(profile)],
    bid: findOpenBid(db, bidId, profile, at),
  });
  const [bidTypes, states] = choices ?? [[], []];
  // Some states have several hundred, so they come from the static list that also fills the table.
  const subregions = listSubregions(filters.states);
  redirectForAllOrNone(url, { bidTypes, states, subregions });
  redirectFromDead(url, filters);
  if (counted) context.waitUntil(renewFilterCounts(db, counted[0], at));
  if (found) context.waitUntil(keepSharedCount(db, query, found[1], at));

  const list = readFound(query, found ?? [[], [], []]);
  const href = hrefsOfBids(url);
  const option = optionsWith(counted && readFilterCounts(counted[0]), preferences.regions);
  const isEmpty = found !== null && list.rows.length === 0 && !isWordless(filters.term);
  return {
    view: {
      mode: filters.mode,
      term: filters.term,
      sort: filters.sort,
      usualSort: profile.listSort ?? "newest",
      includeExpired: filters.includeExpired,
      meetingAhead: filters.meetingAhead,
      bidTypes: bidTypes.map(({ bidType }) =>
        option.of(bidType, bidType, filters.bidTypes, bidTypeKey(bidType)),
      ),
      states: option.ownFirst(
        states.map(({ code, name, country }) => ({
          ...option.of(code, name, filters.states, withinKey(code)),
          group: country === "CA" ? "Canada" : "United States",
        })),
      ),
      subregions: option.ownFirst(
        subregions.map(({ code, name, parentCode }) => ({
          ...option.of(code, name, filters.subregions, withinKey(code)),
          group: regionName(parentCode ?? ""),
        })),
      ),
      finding: {
        state: url.searchParams.get(FIELDS.findState)?.slice(0, MAX_FINDING) ?? "",
        subregion: url.searchParams.get(FIELDS.findSubregion)?.slice(0, MAX_FINDING) ?? "",
      },
      advanced: {
        locked: !advancedFilters,
        categories: CATEGORY_NAMES.map((name) =>
          option.of(name, categoryLabel(name), filters.categories, categoryKey(name)),
        ),
        agencies: filters.agencies.join(", "),
        closingFrom: filters.closing.from ?? "",
        closingTo: filters.closing.to ?? "",
      },
      chips: chipsOf(url, filters),
      found: { label: headingOf(found === null ? null : list.count) },
      showLabel: found === null ? "Show bids" : `Show ${bidsLabel(list.count)}`,
      nearest: isEmpty ? await nearestOf(db, query, url, at) : [],
      suggestions: searchSuggestions(preferences.regions),
      density,
      cards: list.rows.map((row) =>
        cardView(row, {
          profile: preferences,
          role: profile.role,
          now: at,
          href,
        }),
      ),
      loadMoreHref: list.hasMore ? nextPageHref(url, filters.page, filters.asOf ?? at) : null,
      clearHref: filters.mode === "my-feed" ? `${url.pathname}?${FIELDS.mode}=my-feed` : url.pathname,
      updated: `Last updated ${formatTime(at, TORONTO)}`,
      asOf: (filters.asOf ?? at).getTime(),
      refreshHref: hrefWith(url, {}),
      savedCount: savedCountLabel(saved?.[0] ?? []),
      choicesFailed: choices === null,
      wordless: isWordless(filters.term),
      failed: found === null,
    },
    bid: readOpenBid(bidId, await withArchivedText(context.services, bid), profile, at, readBidLanguage(url)),
    neighbours: neighboursOf(url, bidId, {
      ids: [...(found?.[0] ?? []), ...(found?.[2] ?? [])].map(({ id }) => id),
      shown: list.rows.length,
      page: filters.page,
      asOf: filters.asOf ?? at,
      foundLabel: foundLabel(list.count),
    }),
  };
}

/** The page's heading; `null` for a search that failed. */
function headingOf(count: number | null): string {
  if (count === null) return "Search failed";
  return `${foundLabel(count)} ${count === 1 ? "Opportunity" : "Opportunities"} Found`;
}

/** Whether something was typed that has no word to search for, such as an emoji. */
function isWordless(term: string): boolean {
  return term !== "" && isEmptySearch(parseSearch(term));
}

function queryOf(filters: Filters, profile: Profile, preferences: MatchProfile, now: Date): OpportunityQuery {
  const { mode, page, meetingAhead, ...narrowing } = filters;
  return {
    ...narrowing,
    meetingFrom: meetingAhead ? localDay(now, TORONTO) : null,
    readerId: profile.id,
    profile: mode === "my-feed" ? preferences : null,
    hiding: mode === "my-feed" ? hidingOf(profile) : null,
    limit: page * PAGE_SIZE,
  };
}

/** The spec's section 7 lists that are in the database: bid types in order, states by country and name. */
function listChoices(db: Database) {
  const bidTypes = db.select({ bidType: distinctBidTypes.bidType }).from(distinctBidTypes);
  const states = db.select().from(filterStates);
  return [
    tagged("browse.bid-types", bidTypes.orderBy(distinctBidTypes.bidType)),
    tagged("browse.states", states.orderBy(filterStates.country, filterStates.name)),
  ] as const;
}

/** Of what was typed to find a choice. */
const MAX_FINDING = 60;

const bidsLabel = (count: number) => (count === 1 ? "1 bid" : `${foundLabel(count)} bids`);

/** Without the offers, the page still says that nothing was found. */
async function nearestOf(...search: Parameters<typeof findNearest>): Promise<Array<NearSearch>> {
  try {
    return await findNearest(...search);
  } catch (error) {
    logFailure("The nearest searches could not be counted", error);
    return [];
  }
}

/** The choices of a filter, with counts once they have been counted. */
function optionsWith(counts: FilterCounts | null, regions: ReadonlyArray<string>) {
  const codes = regions.flatMap((region) => resolveRegion(region) ?? []);
  const own = new Set(codes.flatMap((code) => [code, findDivision(code)?.parentCode ?? code]));
  return {
    of: (value: string, label: string, selected: ReadonlyArray<string>, key: MatchKey): FilterOption => ({
      value,
      label,
      selected: selected.includes(value),
      ...(counts && { count: formatCount(counts[key] ?? 0) }),
    }),
    ownFirst: (options: ReadonlyArray<FilterOption>): Array<FilterOption> => [
      ...options.filter(({ value }) => own.has(value)).map((each) => ({ ...each, group: "Your regions" })),
      ...options.filter(({ value }) => !own.has(value)),
    ],
  };
}

/** A sub-region whose province was cleared narrows nothing, so it leaves the address too. */
function redirectFromDead(url: URL, { subregions }: Filters) {
  const asked = url.searchParams.getAll(FIELDS.subregions);
  if (asked.every((code) => subregions.includes(code))) return;
  const query = new URLSearchParams(url.search);
  query.delete(FIELDS.subregions);
  for (const code of subregions) query.append(FIELDS.subregions, code);
  throw redirect(query.size === 0 ? url.pathname : `${url.pathname}?${query.toString()}`);
}

/** The All and None buttons submit the filter form; the answer is the page with the boxes checked or cleared. */
function redirectForAllOrNone(
  url: URL,
  choices: {
    bidTypes: ReadonlyArray<{ bidType: string }>;
    states: ReadonlyArray<{ code: string }>;
    subregions: ReadonlyArray<{ code: string }>;
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

/** More values of one filter than this share one chip, because each chip's link repeats all the others. */
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
    ...chips(FIELDS.categories, filters.categories, "categories", categoryLabel),
    ...(filters.agencies.length === 0
      ? []
      : [
          {
            label: `Agency: ${filters.agencies.join(", ")}`,
            removeHref: hrefWith(url, { [FIELDS.agencies]: null }),
          },
        ]),
    ...(filters.closing.from === null && filters.closing.to === null
      ? []
      : [
          {
            label: closingLabel(filters.closing),
            removeHref: hrefWith(url, { [FIELDS.closingFrom]: null, [FIELDS.closingTo]: null }),
          },
        ]),
    ...(filters.meetingAhead
      ? [{ label: "Meeting still ahead", removeHref: hrefWith(url, { [FIELDS.meetingAhead]: null }) }]
      : []),
    ...(filters.includeExpired
      ? [{ label: "Expired included", removeHref: hrefWith(url, { [FIELDS.includeExpired]: null }) }]
      : []),
  ];
}

function closingLabel({ from, to }: Filters["closing"]): string {
  if (from === null) return `Closing by ${to ?? ""}`;
  return to === null ? `Closing from ${from}` : `Closing ${from} to ${to}`;
}
