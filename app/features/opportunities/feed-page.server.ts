import { runBatch } from "#drizzle/batch";
import { regionName } from "~/domain/geography";
import { formatTime } from "~/domain/local-time";
import { compactMoney, type UsdRate } from "~/domain/money";
import { PAGE_SIZE } from "~/domain/opportunity";
import { serviceTypeLabel } from "~/domain/service-types";
import { findUsdRate, usdRateOf } from "~/features/exchange-rate/usd-rate.server";
import type { Services } from "~/lib/services";
import type { Profile } from "~/lib/session.server";
import { findSource } from "~/sources";
import { cardView, totalValue } from "./card-view.server";
import { detailView, findOpportunity } from "./detail-view.server";
import { FIELDS, hrefWith, readBidId, readPaging } from "./filters";
import { EVERYTHING, findOpportunities, foundLabel, readFound } from "./find-opportunities.server";
import type { FeedFiguresView, FeedPageView, OpportunityDetailView } from "./views";

export type FeedPage = { view: FeedPageView; detail: OpportunityDetailView | null; closeHref: string };

/** The dashboard's feed: one batch, whatever the table's size. */
export async function loadFeedPage({ db, now }: Services, profile: Profile, url: URL): Promise<FeedPage> {
  const at = now();
  const { page, asOf } = readPaging(url);
  const query = { ...EVERYTHING, profile, asOf, limit: page * PAGE_SIZE };
  const [open, count, expired, rates, ...detail] = await runBatch(db, [
    ...findOpportunities(query, at),
    findUsdRate(),
    ...findOpportunity(readBidId(url) ?? 0),
  ]);
  const found = readFound(query, [open, count, expired]);
  const href = (id: number) => hrefWith(url, { [FIELDS.bid]: id });
  const cards = found.rows.map((row) => cardView(row, { profile, now: at, href }));

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
      regions: profile.regions.map(regionName),
      serviceTypes: profile.serviceTypes.map(serviceTypeLabel),
      cards,
      loadMoreHref: found.hasMore ? nextPageHref(url, page, asOf ?? at) : null,
      updated: `Last updated ${formatTime(at, "America/Toronto")}`,
      asOf: (asOf ?? at).getTime(),
      refreshHref: hrefWith(url, {}),
    },
    detail: detailView(detail, { profile, now: at, sourceName: portalName }),
    closeHref: hrefWith(url, { [FIELDS.bid]: null }),
  };
}

export function nextPageHref(url: URL, page: number, asOf: Date): string {
  return hrefWith(url, { [FIELDS.page]: page + 1, [FIELDS.asOf]: asOf.getTime(), [FIELDS.bid]: null });
}

/** The portal's name for users; the id itself for one that pushes to us. */
export function portalName(portal: string): string {
  return findSource(portal)?.name ?? portal;
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
