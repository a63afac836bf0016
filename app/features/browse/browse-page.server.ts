import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Profile } from "#drizzle/schema";
import { limitsFor } from "~/domain/billing/roles";
import { CATEGORY_NAMES } from "~/domain/classification/index";
import { areaNamesOf, listSubregions, regionName } from "~/domain/geography/index";
import { formatTime } from "~/domain/local-time";
import { effectivePreferences } from "~/domain/matching/effective-preferences";
import { bidTypeKey, categoryKey, type MatchProfile, withinKey } from "~/domain/matching/match-profile";
import { isEmptySearch, parseSearch } from "~/domain/matching/search-language";
import { categoryLabel, PAGE_SIZE } from "~/domain/opportunities/opportunity";
import { localDay, TORONTO } from "~/domain/zoned-time";
import { withArchivedText } from "~/features/archive/with-archived-text.server";
import { cardView } from "~/features/opportunities/card-view.server";
import {
  type Filters,
  hrefsOfBids,
  hrefWith,
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
import { redirectForAllOrNone, redirectFromDead } from "./address-redirects.server";
import type { BrowsePageView, NearSearch } from "./browse-view";
import { chipsOf } from "./chips";
import { listChoices, optionsWith } from "./filter-choices.server";
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
        subregions.map(({ code, parentCode }) => ({
          ...option.of(code, regionName(code), filters.subregions, withinKey(code)),
          also: areaNamesOf(code),
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
