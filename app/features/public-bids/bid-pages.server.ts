import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { runBatch } from "#drizzle/batch";
import { inFrench } from "~/content/language";
import { formatTime } from "~/domain/local-time";
import {
  BID_REGIONS,
  BID_TRADES,
  bidPagePath,
  type BidRegion,
  type BidTrade,
  findBidRegion,
  findBidTrade,
} from "~/domain/matching/bid-pages";
import { tradeKey, withinKey } from "~/domain/matching/match-profile";
import { categoryLabel, urgentUntil } from "~/domain/opportunities/opportunity";
import { countedClosing } from "~/domain/reading/kept/text-closing";
import { serviceKeyOf } from "~/domain/service-types";
import { TORONTO } from "~/domain/zoned-time";
import { rowClosingView } from "~/features/opportunities/card-view.server";
import { homeOf, locationFrom } from "~/features/opportunities/location-label.server";
import { loadPublicPage } from "~/features/public-site/public-page";
import type { OpportunityRow } from "~/features/search/card-row.sql.server";
import { countEach } from "~/features/search/count-each.sql.server";
import {
  EVERYTHING,
  findOpportunities,
  foundLabel,
  type OpportunityQuery,
  readFound,
} from "~/features/search/find-opportunities.server";
import type { Services } from "~/lib/services";
import { SOURCES } from "~/sources";
import type { BidIndexView, BidPageView } from "./bid-pages";
import type { OpenNowView } from "./open-now";
import type { PublicBid } from "./public-bids";

/** A page lists the first bids to close; the feed has the rest. */
const SHOWN = 12;
/** The index shows "100+" above this. */
const INDEX_CAP = 101;

const ALL_TRADES = BID_TRADES.map(({ id }) => id);
const keyOfTrade = ({ id }: BidTrade) => tradeKey(serviceKeyOf(id));
const ANY_TRADE = BID_TRADES.map(keyOfTrade);

/** Open bids with work in a region. Province-wide bids are on the province's own page. */
function queryOf(region: BidRegion, trade: BidTrade | null, limit: number): OpportunityQuery {
  return {
    ...EVERYTHING,
    profile: { regions: [], serviceTypes: trade ? [trade.id] : ALL_TRADES },
    subregions: [region.code],
    sort: "closing-soon",
    limit,
  };
}

export async function loadBidPage(
  { db, now }: Services,
  region: BidRegion,
  trade: BidTrade | null,
): Promise<BidPageView> {
  const at = now();
  const query = queryOf(region, trade, SHOWN);
  const found = findOpportunities(query, at);
  const [rows, count, expired, trades] = await runBatch(db, [
    ...found,
    countEach(
      BID_TRADES.map((one) => [[withinKey(region.code)], [keyOfTrade(one)]]),
      at,
      INDEX_CAP,
    ),
  ]);
  const { rows: shown, count: total } = readFound(query, [rows, count, expired]);
  return {
    regionName: region.name,
    trade: trade ? { slug: trade.slug, name: trade.name } : null,
    path: bidPagePath(region, trade),
    regionPath: bidPagePath(region, null),
    found: total,
    foundLabel: foundLabel(total),
    bids: shown.map((row) => publicBid(row, at, homeOf([region.code]))),
    trades: trades
      .map(({ position, found: n }) => ({ trade: BID_TRADES[position]!, n }))
      .filter(({ n }) => n > 0)
      .map(({ trade: { slug, name }, n }) => ({
        name,
        href: `${bidPagePath(region, null)}/${slug}`,
        count: indexLabel(n),
      })),
    attributions: attributionsOf(shown),
    asOf: `As of ${formatTime(at, TORONTO)}`,
  };
}

export async function loadBidIndex(services: Services): Promise<BidIndexView> {
  const counts = await countPages(services);
  const regions = BID_REGIONS.map((region) => ({
    name: region.name,
    country: region.country,
    href: bidPagePath(region, null),
    count: counts.get(bidPagePath(region, null)) ?? 0,
    trades: BID_TRADES.flatMap((trade) => {
      const n = counts.get(bidPagePath(region, trade)) ?? 0;
      return n > 0 ? [{ name: trade.name, href: bidPagePath(region, trade), count: indexLabel(n) }] : [];
    }),
  }))
    .filter(({ count }) => count > 0)
    .map((region) => ({ ...region, count: indexLabel(region.count) }));
  return {
    canada: regions.filter(({ country }) => country === "CA"),
    unitedStates: regions.filter(({ country }) => country === "US"),
    asOf: `As of ${formatTime(services.now(), TORONTO)}`,
  };
}

/** Paths of the pages that have bids. */
export async function listBidPages(services: Services): Promise<Array<string>> {
  return [...(await countPages(services)).keys()];
}

async function countPages({ db, now }: Services): Promise<Map<string, number>> {
  const pages = BID_REGIONS.flatMap((region) => [
    { path: bidPagePath(region, null), keys: [[withinKey(region.code)], ANY_TRADE] },
    ...BID_TRADES.map((trade) => ({
      path: bidPagePath(region, trade),
      keys: [[withinKey(region.code)], [keyOfTrade(trade)]],
    })),
  ]);
  const [counts] = await runBatch(db, [
    countEach(
      pages.map(({ keys }) => keys),
      now(),
      INDEX_CAP,
    ),
  ]);
  return new Map(
    counts.filter(({ found }) => found > 0).map(({ position, found }) => [pages[position]!.path, found]),
  );
}

const indexLabel = (n: number) => (n >= INDEX_CAP ? `${INDEX_CAP - 1}+` : String(n));

/** How many bids of each kind the landing page shows. */
const ON_LANDING = 3;

/** The newest bids in Ontario and those that close first, or from anywhere if Ontario has none. */
export async function findOpenNow({ db, now }: Services): Promise<OpenNowView | null> {
  const at = now();
  const anywhere: OpportunityQuery = {
    ...EVERYTHING,
    profile: { regions: [], serviceTypes: ALL_TRADES },
    limit: ON_LANDING,
  };
  const ontario = { ...anywhere, subregions: ["CA-ON"] };
  const soonest = { ...ontario, sort: "closing-soon" } as const;
  const [near, nearCount, none, all, allCount, , soon, soonCount] = await runBatch(db, [
    ...findOpportunities(ontario, at),
    ...findOpportunities(anywhere, at),
    ...findOpportunities(soonest, at),
  ]);
  const inOntario = readFound(ontario, [near, nearCount, none]);
  const found = inOntario.count > 0 ? inOntario : readFound(anywhere, [all, allCount, none]);
  if (found.count === 0) return null;
  const closing = readFound(soonest, [soon, soonCount, none]).rows.filter(
    (row) => (countedClosing(row, at) ?? urgentUntil(at)) < urgentUntil(at),
  );
  const shown = new Set(closing.map(({ id }) => id));
  const bids = found.count === 1 ? "bid" : "bids";
  const where = inOntario.count > 0 ? " in Ontario" : "";
  const home = inOntario.count > 0 ? homeOf(ontario.subregions) : null;
  return {
    heading: `${foundLabel(found.count)} ${bids} open${where} now`,
    where,
    bids: found.rows.map((row) => publicBid(row, at, home)),
    alsoNew: found.rows.filter(({ id }) => !shown.has(id)).map((row) => publicBid(row, at, home)),
    closing: closing.map((row) => publicBid(row, at, home)),
    asOf: `As of ${formatTime(at, TORONTO)}`,
  };
}

/** Copies fields one by one, so that nothing meant for subscribers leaks. */
function publicBid(row: OpportunityRow, now: Date, home: string | null): PublicBid {
  const { id, title, language, buyer, bidType, category, portalSource } = row;
  return {
    id,
    title,
    language,
    buyer,
    location: locationFrom(row, home),
    deadline: rowClosingView(row, now, "TBD"),
    details: [inFrench(language), bidType, category === null ? null : categoryLabel(category), portalSource],
  };
}

/** The attributions that the licences of these bids' sources require. */
export function attributionsOf(rows: ReadonlyArray<Pick<OpportunityRow, "portalSource">>): Array<string> {
  const shown = new Set(rows.map(({ portalSource }) => portalSource));
  return [...new Set(SOURCES.filter(({ name }) => shown.has(name)).map(({ attribution }) => attribution))];
}

/** Loads a page like /bids-in/peel-region/snow-removal; unknown regions and trades go to the 404 page. */
export async function loadBidPageOf(args: LoaderFunctionArgs) {
  const region = findBidRegion(args.params["region"]);
  const trade = findBidTrade(args.params["trade"]);
  if (!region || (args.params["trade"] !== undefined && !trade)) throw redirect("/404");
  return { ...loadPublicPage(args), view: await loadBidPage(args.context.services, region, trade) };
}
