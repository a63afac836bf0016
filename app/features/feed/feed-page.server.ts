import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Profile } from "#drizzle/schema";
import { findDivision, regionName, resolveRegion } from "~/domain/geography";
import { formatTime } from "~/domain/local-time";
import { effectivePreferences } from "~/domain/matching/effective-preferences";
import { compactMoney, inCanadianDollars, type UsdRate } from "~/domain/money";
import { PAGE_SIZE, urgentUntil } from "~/domain/opportunities/opportunity";
import { followedTradeLabel } from "~/domain/trade-parts";
import { TORONTO } from "~/domain/zoned-time";
import { coverageAround } from "~/features/coverage/coverage-around.server";
import { findUsdRate, usdRateOf } from "~/features/exchange-rate/usd-rate.server";
import { cardView } from "~/features/opportunities/card-view.server";
import { hrefWith, nextPageHref, readBidId, readPaging } from "~/features/opportunities/filters";
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
} from "~/features/search/find-opportunities.server";
import type { FiguresRow } from "~/features/search/match-counts.sql.server";
import { runGroups } from "~/lib/run-groups.server";
import type { Figure } from "~/ui/figures";
import { closingsView } from "./closings-view.server";
import type { ClosingView, FeedPageView } from "./feed-view";

export type FeedPage = { view: FeedPageView; bid: OpenBidView; neighbours: NeighboursView | null };

/** How many of the bids that close within the week are shown above the feed. */
const CLOSING_SHOWN = 5;
const PATH = "/dashboard";
const CLOSING_HREF = `${PATH}?${FIELDS.show}=closing`;

/** Loads the dashboard's feed in one batch: what closes first, what is new, and the figures of the whole feed. */
export async function loadFeedPage(context: AppLoadContext, profile: Profile, url: URL): Promise<FeedPage> {
  const { db, now } = context.services;
  const at = now();
  const { page, asOf } = readPaging(url);
  const settings = readListSettings(url, profile);
  rememberListSettings(context, url, profile);
  const preferences = effectivePreferences(profile);
  const parts = partsOf(url, settings.sort, page * PAGE_SIZE);
  const query = {
    ...EVERYTHING,
    readerId: profile.id,
    profile: preferences,
    asOf,
    sort: settings.sort,
    limit: parts.list,
  };
  const bidId = readBidId(url);
  const { list, around, bid } = await runGroups(db, {
    list: findFeed(query, { until: urgentUntil(at), limit: parts.closing }, at),
    around: [findUsdRate(db), findSavedCount(profile)],
    bid: findOpenBid(db, bidId, profile, at),
  });
  if (!list) throw new Error("The feed could not be read");
  const [closing, newest, figures] = list;
  const [rates, saved] = around ?? [[], []];
  context.waitUntil(keepSharedFigures(db, query, figures, at));

  const soonest = closing.slice(0, parts.closing);
  const shown = new Set(soonest.map(({ id }) => id));
  const others = newest.filter(({ id }) => !shown.has(id));
  const toCard = (row: (typeof newest)[number]) =>
    cardView(row, {
      profile: preferences,
      role: profile.role,
      now: at,
      href: (id) => hrefWith(url, { [FIELDS.bid]: id }),
    });
  const row = figures[0] ?? NO_FIGURES;
  // The two lists together have 20 rows a page.
  const cards = others.slice(0, Math.max(parts.list - soonest.length, 0));
  const hasMore = parts.list === 0 ? closing.length > parts.closing : others.length > cards.length;
  // Spec section 9: after a full page, another page is assumed.
  const isFull = soonest.length + cards.length === page * PAGE_SIZE;

  return {
    view: {
      greetingName: profile.companyName ?? profile.email,
      ...figuresOf(row, usdRateOf(rates)),
      closings: closingsView(row.closingHours, foundLabel(row.found), at),
      regions: preferences.regions.map(regionName),
      serviceTypes: preferences.serviceTypes.map((trade) => followedTradeLabel(trade, preferences.partsOff)),
      coverage: coverageAround(context.services, preferences.regions),
      around: aroundOf(preferences.regions),
      closing: closingOf(soonest.map(toCard), row, parts.list === 0),
      list:
        parts.list === 0
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
    bid: readOpenBid(bidId, bid, profile, at, readBidLanguage(url)),
    neighbours: neighboursOf(url, bidId, {
      ids: (parts.list === 0 ? closing : [...soonest, ...others]).map(({ id }) => id),
      shown: soonest.length + cards.length,
      page,
      asOf: asOf ?? at,
      foundLabel: foundLabel(parts.list === 0 ? row.urgent : row.found),
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

function closingOf(
  cards: ClosingView["cards"],
  { urgent }: FiguresRow,
  isWholePage: boolean,
): ClosingView | null {
  if (!isWholePage && cards.length === 0) return null;
  const all = { label: `See all ${foundLabel(urgent)}`, href: CLOSING_HREF };
  const link = isWholePage ? { label: "Show my whole feed", href: PATH } : urgent > cards.length ? all : null;
  return { count: foundLabel(urgent), cards, link };
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
