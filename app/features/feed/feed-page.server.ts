import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Database } from "#drizzle/client";
import type { Profile } from "#drizzle/schema";
import { FEED_PARTS } from "~/content/feed";
import { findDivision, regionName, resolveRegion } from "~/domain/geography";
import { formatTime } from "~/domain/local-time";
import { effectivePreferences } from "~/domain/matching/effective-preferences";
import { pausedNames } from "~/domain/matching/paused-names";
import { compactMoney, inCanadianDollars, type UsdRate } from "~/domain/money";
import { PAGE_SIZE, urgentUntil } from "~/domain/opportunities/opportunity";
import { followedTradeLabel } from "~/domain/trade-parts";
import { TORONTO } from "~/domain/zoned-time";
import { withArchivedText } from "~/features/archive/with-archived-text.server";
import { coverageAround } from "~/features/coverage/coverage-around.server";
import { usdRateOf } from "~/features/exchange-rate/usd-rate.server";
import { findUsdRate } from "~/features/exchange-rate/usd-rate.sql.server";
import { cardView } from "~/features/opportunities/card-view.server";
import { hrefsOfBids, hrefWith, nextPageHref, readBidId, readPaging } from "~/features/opportunities/filters";
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
  COUNT_CAP,
  EVERYTHING,
  findFeed,
  foundLabel,
  keepSharedFigures,
  type OpportunityQuery,
} from "~/features/search/find-opportunities.server";
import { hidingOf } from "~/features/search/hidden.sql.server";
import type { FiguresRow } from "~/features/search/match-counts.sql.server";
import type { GroupsOf } from "~/lib/run-groups.server";
import type { Figure } from "~/ui/figures";
import { closingsView } from "./closings-view.server";
import type { ClosingView, FeedPageView } from "./feed-view";

export type FeedPage = { view: FeedPageView; bid: OpenBidView; neighbours: NeighboursView | null };

/** How many of the bids that close within the week are shown above the feed. */
const CLOSING_SHOWN = 5;
const PATH = "/dashboard";
const CLOSING_HREF = `${PATH}?${FIELDS.show}=closing`;

/** The address and the time of a request for the page. */
type Asked = { url: URL; at: Date };

/** What the page reads: what closes first, what is new, and the figures of the whole feed. */
export function feedParts(db: Database, profile: Profile, { url, at }: Asked) {
  const { query, parts } = queryFor(profile, url);
  return {
    ...findFeed(query, { until: urgentUntil(at), limit: parts.closing }, at),
    around: [findUsdRate(), findSavedCount(profile)],
    bid: findOpenBid(db, readBidId(url), profile, at),
  } as const;
}

function queryFor(profile: Profile, url: URL) {
  const { page, asOf } = readPaging(url);
  const settings = readListSettings(url, profile);
  const preferences = effectivePreferences(profile);
  const parts = partsOf(url, settings.sort, page * PAGE_SIZE);
  const query: OpportunityQuery = {
    ...EVERYTHING,
    readerId: profile.id,
    profile: preferences,
    hiding: hidingOf(profile),
    asOf,
    sort: settings.sort,
    limit: parts.list,
  };
  return { query, preferences, parts, settings, page };
}

/** The dashboard's feed, made of the parts that have been read. */
export async function feedPage(
  context: AppLoadContext,
  profile: Profile,
  { url, at }: Asked,
  { around, bid, ...read }: GroupsOf<ReturnType<typeof feedParts>>,
): Promise<FeedPage> {
  const { db } = context.services;
  const { query, preferences, parts, settings, page } = queryFor(profile, url);
  const { asOf } = query;
  const bidId = readBidId(url);
  rememberListSettings(context, url, profile);
  const missing = missingOf(read, parts);
  const closing = read.closing?.[0] ?? [];
  const newest = read.newest?.[0] ?? [];
  const row = read.figures && (read.figures[0][0] ?? NO_FIGURES);
  const [rates, saved] = around ?? [[], []];
  if (read.figures) context.waitUntil(keepSharedFigures(db, query, read.figures[0], at));

  const soonest = closing.slice(0, parts.closing);
  const shown = new Set(soonest.map(({ id }) => id));
  const others = newest.filter(({ id }) => !shown.has(id));
  const inRow = { profile: preferences, role: profile.role, now: at, href: hrefsOfBids(url) };
  const toCard = (row: (typeof newest)[number]) => cardView(row, inRow);
  // The two lists together have 20 rows a page.
  const cards = others.slice(0, Math.max(parts.list - soonest.length, 0));
  const hasMore = parts.list === 0 ? closing.length > parts.closing : others.length > cards.length;
  // Spec section 9: after a full page, another page is assumed.
  const isFull = soonest.length + cards.length === page * PAGE_SIZE;
  const found = row && foundLabel(row.found);
  const urgent = row && foundLabel(row.urgent);

  return {
    view: {
      greetingName: profile.companyName ?? profile.email,
      ...(row ? figuresOf(row, usdRateOf(rates)) : { figures: [], figuresNote: null }),
      missing,
      closings: row && closingsView(row.closingHours, row.found, at),
      leavesOut: profile.hiddenRevision > 0 || profile.excluded.length > 0,
      regions: preferences.regions.map(regionName),
      serviceTypes: preferences.serviceTypes.map((trade) => followedTradeLabel(trade, preferences.partsOff)),
      paused: pausedNames(profile),
      coverage: coverageAround(context.services, preferences.regions),
      around: aroundOf(preferences.regions),
      closing: closingOf(soonest.map(toCard), urgent, {
        isWholePage: parts.list === 0,
        hasMore: closing.length > soonest.length,
      }),
      list:
        parts.list === 0 || read.newest === null
          ? null
          : {
              heading: settings.sort === "newest" ? "New" : "Closing soon",
              cards: cards.map(toCard),
            },
      controls: listControls(url, settings),
      loadMoreHref: hasMore || isFull ? nextPageHref(url, page, asOf ?? at) : null,
      updated: `Last updated ${formatTime(at, TORONTO)}`,
      asOf: (asOf ?? at).getTime(),
      refreshHref: hrefWith(url, {}),
      savedCount: savedCountLabel(saved),
    },
    bid: readOpenBid(bidId, await withArchivedText(context.services, bid), profile, at, readBidLanguage(url)),
    neighbours: neighboursOf(url, bidId, {
      ids: (parts.list === 0 ? closing : [...soonest, ...others]).map(({ id }) => id),
      shown: soonest.length + cards.length,
      page,
      asOf: asOf ?? at,
      ...(found && urgent && { foundLabel: parts.list === 0 ? urgent : found }),
    }),
  };
}

/** Browse, with the province or state of the reader's first region. */
function aroundOf([first]: ReadonlyArray<string>): FeedPageView["around"] {
  const code = first === undefined ? null : resolveRegion(first);
  const state = code?.split("-").slice(0, 2).join("-") ?? "";
  if (code === state || findDivision(state) === null) return null;
  const query = new URLSearchParams({ [FIELDS.mode]: "browse-all", [FIELDS.states]: state });
  return { name: regionName(state), href: `/opportunities?${query.toString()}` };
}

/** How many rows each part of the page may show. Sorted by closing date, the list begins with what the block would show. */
function partsOf(url: URL, sort: "newest" | "closing-soon", rows: number) {
  if (url.searchParams.get(FIELDS.show) === "closing") return { closing: rows, list: 0 };
  return { closing: sort === "closing-soon" ? 0 : CLOSING_SHOWN, list: rows };
}

/** What could not be read, in words. Without any list there is nothing to show beside it. */
function missingOf(
  read: Record<"closing" | "newest" | "figures", unknown>,
  parts: { closing: number; list: number },
): Array<string> {
  const lacksClosing = parts.closing > 0 && read.closing === null;
  const lacksList = parts.list > 0 && read.newest === null;
  if ((lacksClosing || parts.closing === 0) && (lacksList || parts.list === 0))
    throw new Error("The feed could not be read");
  return [
    ...(lacksClosing ? [FEED_PARTS.closing] : []),
    ...(lacksList ? [FEED_PARTS.list] : []),
    ...(read.figures === null ? [FEED_PARTS.figures] : []),
  ];
}

/** `count` is `null` if it could not be counted. */
function closingOf(
  cards: ClosingView["cards"],
  count: string | null,
  { isWholePage, hasMore }: { isWholePage: boolean; hasMore: boolean },
): ClosingView | null {
  if (!isWholePage && cards.length === 0) return null;
  const all = { label: count === null ? "See all" : `See all ${count}`, href: CLOSING_HREF };
  const link = isWholePage ? { label: "Show my whole feed", href: PATH } : hasMore ? all : null;
  return { count, cards, link };
}

const NO_FIGURES: FiguresRow = {
  found: 0,
  urgent: 0,
  cad: null,
  usd: null,
  closingHours: [],
  kept: true,
  version: 0,
};

/** Each figure leads to the list of what it counts. */
function figuresOf({ found, urgent, cad, usd }: FiguresRow, rate: UsdRate) {
  const feedHref = "/opportunities?mode=my-feed";
  const total = (cad ?? 0) + inCanadianDollars(usd ?? 0, "USD", rate);
  const sum = `${found > COUNT_CAP ? "more than " : ""}${compactMoney(total, "CAD")}`;
  const figures: Array<Figure> = [
    { label: "Active Opportunities", value: foundLabel(found), href: feedHref },
    {
      label: "Total Contract Value",
      unit: "CAD",
      value: cad === null && usd === null ? "Not stated" : sum,
      href: feedHref,
    },
    { label: "Urgent Deadlines", value: foundLabel(urgent), href: CLOSING_HREF },
  ];
  return {
    figures,
    figuresNote: usd === null ? null : `US dollars at ${rate.cad} (${rate.publisher}, ${rate.day})`,
  };
}
