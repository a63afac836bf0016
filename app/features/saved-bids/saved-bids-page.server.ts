import { sql } from "drizzle-orm";
import { statement } from "#drizzle/batch";
import { formatDay } from "~/domain/local-time";
import { noticeStatusLabel } from "~/domain/opportunities/notice";
import { startOfDay, TORONTO } from "~/domain/zoned-time";
import { PAGE_SIZE } from "~/domain/opportunities/opportunity";
import { limitsFor } from "~/domain/billing/roles";
import {
  isSavedBidStatus,
  SAVED_BID_STATUSES,
  type SavedBidStatus,
  statusLabel,
  successRate,
} from "~/domain/opportunities/saved-bid";
import { cardView } from "~/features/opportunities/card-view.server";
import { hrefWith, readBidId, readPaging } from "~/features/opportunities/filters";
import { CARD_COLUMNS, JOINED } from "~/features/search/find-opportunities.server";
import { findOpenBid, readOpenBid } from "~/features/opportunities/open-bid.server";
import type { OpportunityRow } from "~/features/search/opportunity-row";
import { FIELDS } from "~/features/opportunities/query-fields";
import { isWithdrawn } from "~/features/opportunities/saved-count.server";
import type { OpenBidView } from "~/features/opportunities/views";
import { runGroups } from "~/lib/run-groups.server";
import type { Services } from "~/lib/services";
import type { Profile } from "~/lib/session.server";
import type { SavedBidsView, SavedBidView } from "./views";

export type SavedBidsPage = {
  /** `null` when the list could not be read. */
  view: SavedBidsView | null;
  bid: OpenBidView;
};

const PATH = "/dashboard/saved-bids";

type CountRow = { status: SavedBidStatus; bids: number; withdrawn: number };
type BidRow = OpportunityRow & { notes: string | null; savedAt: number; place: number };

/** The pipeline: figures from the index alone, and a page of the bids, in one batch. */
export async function loadSavedBidsPage(
  { db, now }: Services,
  profile: Profile,
  url: URL,
): Promise<SavedBidsPage> {
  const at = now();
  const filter = readFilter(url);
  const { page } = readPaging(url);
  const bidId = readBidId(url);
  const { list, bid } = await runGroups(db, {
    list: [
      findCounts(profile.id),
      findBids(profile.id, filter, page * PAGE_SIZE),
      findViewsToday(profile, at),
    ],
    bid: findOpenBid(bidId, profile, at),
  });
  return {
    view: list && viewOf(list, { profile, url, filter, page, at }),
    bid: readOpenBid(bidId, bid, profile, at),
  };
}

function readFilter(url: URL): SavedBidsView["filter"] {
  const text = url.searchParams.get("status");
  return isSavedBidStatus(text) ? text : text === "withdrawn" ? "withdrawn" : "all";
}

function findCounts(userId: string) {
  return statement<CountRow>(sql`
    select ub.status, count(*) as bids, sum(${isWithdrawn}) as withdrawn
    from user_bids ub indexed by user_bids_user_status where ub.user_id = ${userId} group by ub.status
  `);
}

function findBids(userId: string, filter: SavedBidsView["filter"], limit: number) {
  const ofStatus = filter === "all" || filter === "withdrawn" ? sql`` : sql`and ub.status = ${filter}`;
  const taken = filter === "withdrawn" ? sql`${isWithdrawn}` : sql`not ${isWithdrawn}`;
  return statement<BidRow>(sql`
    select ${CARD_COLUMNS}, ub.status as savedStatus, ub.notes, ub.created_at as savedAt, ub.place,
      exists (select 1 from user_bid_views where user_id = ${userId} and bid_id = o.id) as viewed
    from (
      select ub.*, ub.rowid as place from user_bids ub where ub.user_id = ${userId} and ${taken} ${ofStatus}
      order by ub.created_at desc, ub.rowid desc limit ${limit + 1}
    ) ub cross join opportunities o on o.id = ub.bid_id ${JOINED}
  `);
}

/** Sorted here: in SQL it would read every row once more. */
const newestFirst = (a: BidRow, b: BidRow) => b.savedAt - a.savedAt || b.place - a.place;

function findViewsToday({ id }: Profile, now: Date) {
  return statement<{ used: number }>(sql`
    select count(*) as used from user_bid_views
    where user_id = ${id} and viewed_at >= ${startOfDay(now, TORONTO).getTime()}
  `);
}

type Shown = { profile: Profile; url: URL; filter: SavedBidsView["filter"]; page: number; at: Date };

function viewOf(
  [counts, rows, [views]]: [Array<CountRow>, Array<BidRow>, Array<{ used: number }>],
  { profile, url, filter, page, at }: Shown,
): SavedBidsView {
  const countOf = (status: SavedBidStatus) => {
    const row = counts.find((other) => other.status === status);
    return row ? row.bids - row.withdrawn : 0;
  };
  const stages = SAVED_BID_STATUSES.map((status) => ({
    status,
    label: statusLabel(status),
    count: countOf(status),
  }));
  const total = stages.reduce((sum, { count }) => sum + count, 0);
  const withdrawn = counts.reduce((sum, row) => sum + row.withdrawn, 0);
  const [won, lost] = [countOf("won"), countOf("lost")];
  const { dailyDetailViews } = limitsFor(profile.role);
  const hasMoved = total > countOf("interested");

  const isPaged = rows.length > page * PAGE_SIZE;
  const href = (id: number) => hrefWith(url, { [FIELDS.bid]: id });
  return {
    look: dailyDetailViews === null || hasMoved ? "pipeline" : "interested",
    filter,
    tabs: [
      { label: "All Statuses", href: PATH, isCurrent: filter === "all", count: total, status: null },
      ...stages.map(({ status, label, count }) => ({
        label,
        href: `${PATH}?status=${status}`,
        isCurrent: filter === status,
        count,
        status,
      })),
    ],
    figures: [
      { label: "Total Saved", value: String(total) },
      { label: "Interested", value: String(countOf("interested")) },
      { label: "Won", value: String(won) },
      { label: "Success Rate", value: `${successRate({ won, lost })}%` },
    ],
    successHint: "Success rate: won out of the bids that are won or lost.",
    stages,
    bids: rows
      .sort(newestFirst)
      .slice(0, page * PAGE_SIZE)
      .map((row) => bidView(row, { profile, at, href })),
    total,
    loadMoreHref: isPaged ? hrefWith(url, { [FIELDS.page]: page + 1, [FIELDS.bid]: null }) : null,
    views: dailyDetailViews === null ? null : { used: views?.used ?? 0, aDay: dailyDetailViews },
    withdrawn: withdrawn === 0 ? null : { count: withdrawn, href: `${PATH}?status=withdrawn` },
  };
}

function bidView(
  row: BidRow,
  { profile, at, href }: { profile: Profile; at: Date; href: (id: number) => string },
): SavedBidView {
  return {
    card: cardView(row, { profile, role: profile.role, now: at, href }),
    status: row.savedStatus ?? "interested",
    notes: row.notes ?? "",
    savedOn: `Saved ${formatDay(new Date(row.savedAt), TORONTO)}`,
    gone: row.status === "active" ? null : noticeStatusLabel(row.status),
  };
}
