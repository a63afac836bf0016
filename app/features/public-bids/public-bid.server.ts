import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { and, desc, eq, gt, isNull, or } from "drizzle-orm";
import { type RowsOf, runBatch, runOne, tagged } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { notices, opportunities } from "#drizzle/schema";
import { ancestorsOf } from "~/domain/geography";
import { BID_REGIONS, BID_TRADES, bidPagePath } from "~/domain/matching/bid-pages";
import { withPointers } from "~/domain/opportunities/cut-details";
import { noticeStatusLabel } from "~/domain/opportunities/notice";
import { categoryLabel, isOpen } from "~/domain/opportunities/opportunity";
import { ATTENDANCE_LABELS, KEY_DATE_NAMES, momentLabel } from "~/domain/reading/kept/key-date-label";
import { datesInRow, isAhead, isBeforeClosing } from "~/domain/reading/kept/listed-dates";
import { serviceKeyOf, tradeName } from "~/domain/service-types";
import { displayTimeZone } from "~/domain/zoned-time";
import { NOTICE_LINK } from "~/features/archive/notice-link.sql.server";
import { closingView } from "~/features/opportunities/card-view.server";
import { redirectIfJoined } from "~/features/opportunities/joined-bid.server";
import { locationFrom } from "~/features/opportunities/location-label.server";
import { cachedFor, loadPublicPage } from "~/features/public-site/public-page";
import type { Services } from "~/lib/services";
import { portalName } from "~/sources/portal-name";
import { attributionsOf } from "./bid-pages.server";
import { publicBidPath, type PublicBidView } from "./public-bid-view";

/** More notices of one bid than this are not read. */
const MOST_LINKS = 5;

/** Reads what a row of the list shows of a bid. Never its text, value, documents or contacts. */
function findPublicBid(db: Database, id: number) {
  const bid = db
    .select({
      id: opportunities.id,
      title: opportunities.title,
      language: opportunities.language,
      region: opportunities.region,
      city: opportunities.city,
      places: opportunities.places,
      status: opportunities.status,
      portalSource: opportunities.portalSource,
      portalUrl: opportunities.portalUrl,
      buyer: opportunities.buyer,
      bidType: opportunities.bidType,
      category: opportunities.category,
      services: opportunities.services,
      deadline: opportunities.deadline,
      published: opportunities.published,
      keyDates: opportunities.keyDates,
    })
    .from(opportunities)
    .where(eq(opportunities.id, id));
  const links = db
    .select({ portal: notices.portal, url: NOTICE_LINK.url })
    .from(notices)
    .where(eq(notices.opportunityId, id))
    .orderBy(desc(notices.leads), notices.id)
    .limit(MOST_LINKS);
  return [tagged("public.bid", bid), links] as const;
}

type Row = RowsOf<ReturnType<typeof findPublicBid>[0]>[number];

/** A bid as visitors see it; `null` if there is none with this id. */
export async function loadPublicBid({ db, now }: Services, id: number): Promise<PublicBidView | null> {
  const [[row], links] = await runBatch(db, findPublicBid(db, id));
  if (!row) return null;
  const deadline = closingView(row, now(), "Not specified");
  const link = links.find(({ url }) => url !== null);
  const standing = standingOf(row, now());
  return {
    id: row.id,
    title: withPointers(row.title, row.language),
    language: row.language,
    standing,
    status: deadline.expired && row.status === "active" ? "Expired" : noticeStatusLabel(row.status),
    buyer: row.buyer,
    location: locationFrom(row, null),
    deadline,
    dates: standing === "open" ? datesAhead(row, now()) : [],
    published: row.published?.toISOString() ?? null,
    bidType: row.bidType,
    trade: tradeOf(row),
    sourceName: link ? portalName(link.portal) : row.portalSource,
    listingUrl: link?.url ?? row.portalUrl,
    attributions: attributionsOf([row]),
    more: moreLikeIt(row),
  };
}

/** The page for visitors, the same for all of them. Only a page that exists is cached. */
export async function loadBidForVisitor(args: LoaderFunctionArgs, id: number | null) {
  const view = id === null ? null : await loadPublicBid(args.context.services, id);
  if (id !== null && view?.standing === "gone") {
    const { search } = new URL(args.request.url);
    const hrefOf = (joined: number) => `${publicBidPath(joined)}${search}`;
    await redirectIfJoined(args.context.services.db, { id, hrefOf, status: 301 });
  }
  const page = { forVisitors: true, ...loadPublicPage(args), view } as const;
  const status = view === null ? 404 : view.standing === "gone" ? 410 : 200;
  return data(page, { status, headers: status === 200 ? cachedFor(CACHED_SECONDS)() : {} });
}

const CACHED_SECONDS = 900;

function standingOf(row: Row, now: Date): PublicBidView["standing"] {
  if (row.status === "withdrawn" || row.status === "cancelled") return "gone";
  return isOpen(row, now) ? "open" : "closed";
}

/** The sure dates of a row. The sentences that state them are part of the bid's details. */
function datesAhead({ keyDates, region }: Row, now: Date): PublicBidView["dates"] {
  const zone = displayTimeZone(region);
  return datesInRow(keyDates)
    .filter((date) => isBeforeClosing(date) && isAhead(date, now))
    .map(({ kind, at, day, time, zone: own, mandatory }) => ({
      name: KEY_DATE_NAMES[kind],
      label: momentLabel({ at: at === null ? null : new Date(at), day, time, zone: own }, zone),
      attendance: kind === "site_meeting" && mandatory !== "unsaid" ? ATTENDANCE_LABELS[mandatory] : null,
    }));
}

function tradeOf({ services, category }: Row): string | null {
  if (services.length > 0) return services.map(tradeName).join(", ");
  return category === null ? null : categoryLabel(category);
}

/** The list of open bids in the nearest region, for the trade if the list knows it. */
function moreLikeIt({ region, services }: Row): PublicBidView["more"] {
  const codes = region === null ? [] : [region, ...ancestorsOf(region)];
  const near = codes.flatMap((code) => BID_REGIONS.find((one) => one.code === code) ?? [])[0];
  if (!near) return { label: "Open bids by region and trade", href: "/bids-in" };
  const trade = BID_TRADES.find(({ id }) => services.includes(serviceKeyOf(id))) ?? null;
  return {
    label: `Open ${trade ? `${trade.name} ` : ""}bids in ${near.name}`,
    href: bidPagePath(near, trade),
  };
}

/** A sitemap may list 50,000 addresses; the newest of this many bids keep it small. */
const MOST_IN_SITEMAP = 10_000;

/** The paths of the newest open bids. */
export async function listPublicBids({ db, now }: Services): Promise<Array<string>> {
  const open = and(
    eq(opportunities.listed, true),
    or(isNull(opportunities.deadline), gt(opportunities.deadline, now())),
  );
  const rows = await runOne(
    db,
    tagged(
      "public.sitemap",
      db
        .select({ id: opportunities.id })
        .from(opportunities)
        .where(open)
        .orderBy(desc(opportunities.sortKey))
        .limit(MOST_IN_SITEMAP),
    ),
  );
  return rows.map(({ id }) => publicBidPath(id));
}
