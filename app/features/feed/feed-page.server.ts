import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Profile } from "#drizzle/schema";
import { regionName } from "~/domain/geography/index";
import { formatTime } from "~/domain/local-time";
import { effectivePreferences } from "~/domain/matching/effective-preferences";
import { compactMoney, type UsdRate } from "~/domain/money";
import { PAGE_SIZE } from "~/domain/opportunities/opportunity";
import { followedTradeLabel } from "~/domain/trade-parts";
import { TORONTO } from "~/domain/zoned-time";
import { findUsdRate, usdRateOf } from "~/features/exchange-rate/usd-rate.server";
import { cardView, totalValue } from "~/features/opportunities/card-view.server";
import { hrefWith, nextPageHref, readBidId, readPaging } from "~/features/opportunities/filters";
import { findOpenBid, readOpenBid } from "~/features/opportunities/open-bid.server";
import type { OpenBidView } from "~/features/opportunities/opportunity-view";
import { FIELDS } from "~/features/opportunities/query-fields";
import { findSavedCount, savedCountLabel } from "~/features/opportunities/saved-count.server";
import {
  EVERYTHING,
  findOpportunities,
  foundLabel,
  keepSharedCount,
  readFound,
} from "~/features/search/find-opportunities.server";
import { runGroups } from "~/lib/run-groups.server";
import { closingsView } from "./closings-view.server";
import type { FeedFiguresView, FeedPageView } from "./feed-view";

export type FeedPage = { view: FeedPageView; bid: OpenBidView };

/** Loads the dashboard's feed in one batch. */
export async function loadFeedPage(context: AppLoadContext, profile: Profile, url: URL): Promise<FeedPage> {
  const { db, now } = context.services;
  const at = now();
  const { page, asOf } = readPaging(url);
  const preferences = effectivePreferences(profile);
  const query = { ...EVERYTHING, readerId: profile.id, profile: preferences, asOf, limit: page * PAGE_SIZE };
  const bidId = readBidId(url);
  const { list, around, bid } = await runGroups(db, {
    list: findOpportunities(query, at),
    around: [findUsdRate(db), findSavedCount(profile)],
    bid: findOpenBid(db, bidId, profile, at),
  });
  if (!list) throw new Error("The feed could not be read");
  const [rates, saved] = around ?? [[], []];
  context.waitUntil(keepSharedCount(db, query, list[1], at));
  const found = readFound(query, list);
  const href = (id: number) => hrefWith(url, { [FIELDS.bid]: id });
  const cards = found.rows.map((row) =>
    cardView(row, { profile: preferences, role: profile.role, now: at, href }),
  );

  return {
    view: {
      greetingName: profile.companyName ?? profile.email,
      found: {
        label: `${foundLabel(found.count)} open ${found.count === 1 ? "bid fits" : "bids fit"} your feed`,
      },
      figures: figuresOf(
        found.rows,
        cards.filter(({ deadline }) => deadline.urgent).length,
        usdRateOf(rates),
      ),
      closings: closingsView(found.rows, at),
      regions: preferences.regions.map(regionName),
      serviceTypes: preferences.serviceTypes.map((trade) => followedTradeLabel(trade, preferences.partsOff)),
      cards,
      // Spec section 9: after a full page, another page is assumed.
      loadMoreHref: cards.length === query.limit ? nextPageHref(url, page, asOf ?? at) : null,
      updated: `Last updated ${formatTime(at, TORONTO)}`,
      asOf: (asOf ?? at).getTime(),
      refreshHref: hrefWith(url, {}),
      savedCount: savedCountLabel(saved),
    },
    bid: readOpenBid(bidId, bid, profile, at),
  };
}

function figuresOf(rows: Parameters<typeof totalValue>[0], urgent: number, rate: UsdRate): FeedFiguresView {
  const total = totalValue(rows, rate);
  return {
    activeOpportunities: String(rows.length),
    totalContractValue: compactMoney(total.cad, "CAD"),
    totalNote: total.converted ? `US dollars at ${rate.cad} (${rate.publisher}, ${rate.day})` : null,
    urgentDeadlines: String(urgent),
  };
}
