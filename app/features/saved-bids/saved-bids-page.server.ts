import { sql } from "drizzle-orm";
import { statement } from "#drizzle/batch";
import { formatDay } from "~/domain/local-time";
import { PAGE_SIZE } from "~/domain/opportunity";
import { limitsFor } from "~/domain/roles";
import {
  isSavedBidStatus,
  SAVED_BID_STATUSES,
  type SavedBidStatus,
  statusLabel,
  successRate,
} from "~/domain/saved-bid";
import { startOfDay } from "~/domain/view-limit";
import { cardView } from "~/features/opportunities/card-view.server";
import { STATUS_LABELS } from "~/features/opportunities/detail-view.server";
import { hrefWith, readBidId, readPaging } from "~/features/opportunities/filters";
import { CARD_COLUMNS, JOINED, readersMarks } from "~/features/opportunities/find-opportunities.server";
import { findOpenBid, readOpenBid } from "~/features/opportunities/open-bid.server";
import type { OpportunityRow } from "~/features/opportunities/opportunity-row";
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
  closeHref: string;
};

const TIME_ZONE = "America/Toronto";
const PATH = "/dashboard/saved-bids";

type CountRow = { status: SavedBidStatus; withdrawn: 0 | 1; bids: number };
type BidRow = OpportunityRow & { notes: string | null; savedAt: number };

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
    closeHref: hrefWith(url, { [FIELDS.bid]: null }),
  };
}

function readFilter(url: URL): SavedBidsView["filter"] {
  const text = url.searchParams.get("status");
  return isSavedBidStatus(text) ? text : text === "withdrawn" ? "withdrawn" : "all";
}

function findCounts(userId: string) {
  return statement<CountRow>(sql`
    select ub.status, ${isWithdrawn} as withdrawn, count(*) as bids
    from user_bids ub indexed by user_bids_user_status where ub.user_id = ${userId} group by 1, 2
  `);
}

function findBids(userId: string, filter: SavedBidsView["filter"], limit: number) {
  const ofStatus = filter === "all" || filter === "withdrawn" ? sql`` : sql`and ub.status = ${filter}`;
  const taken = filter === "withdrawn" ? sql`${isWithdrawn}` : sql`not ${isWithdrawn}`;
  return statement<BidRow>(sql`
    select ${CARD_COLUMNS}, ${readersMarks(userId)}, ub.notes, ub.created_at as savedAt
    from (
      select ub.* from user_bids ub where ub.user_id = ${userId} and ${taken} ${ofStatus}
      order by ub.created_at desc, ub.bid_id desc limit ${limit + 1}
    ) ub cross join opportunities o on o.id = ub.bid_id ${JOINED}
    order by ub.created_at desc, ub.bid_id desc
  `);
}

function findViewsToday({ id }: Profile, now: Date) {
  return statement<{ used: number }>(sql`
    select count(*) as used from user_bid_views
    where user_id = ${id} and viewed_at >= ${startOfDay(now).getTime()}
  `);
}

type Shown = { profile: Profile; url: URL; filter: SavedBidsView["filter"]; page: number; at: Date };

function viewOf(
  [counts, rows, [views]]: [Array<CountRow>, Array<BidRow>, Array<{ used: number }>],
  { profile, url, filter, page, at }: Shown,
): SavedBidsView {
  const countOf = (status: SavedBidStatus) =>
    counts.find((row) => row.status === status && row.withdrawn === 0)?.bids ?? 0;
  const stages = SAVED_BID_STATUSES.map((status) => ({
    status,
    label: statusLabel(status),
    count: countOf(status),
  }));
  const total = stages.reduce((sum, { count }) => sum + count, 0);
  const withdrawn = counts.filter((row) => row.withdrawn === 1).reduce((sum, { bids }) => sum + bids, 0);
  const [won, lost] = [countOf("won"), countOf("lost")];
  const { dailyDetailViews } = limitsFor(profile.role);
  const hasMoved = total > countOf("interested");

  const isPaged = rows.length > page * PAGE_SIZE;
  const href = (id: number) => hrefWith(url, { [FIELDS.bid]: id });
  return {
    look: dailyDetailViews === null || hasMoved ? "pipeline" : "interested",
    filter,
    tabs: [
      { label: "All Statuses", href: PATH, isCurrent: filter === "all", count: total },
      ...stages.map(({ status, label, count }) => ({
        label,
        href: `${PATH}?status=${status}`,
        isCurrent: filter === status,
        count,
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
    bids: rows.slice(0, page * PAGE_SIZE).map((row) => bidView(row, { profile, at, href })),
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
    savedOn: `Saved ${formatDay(new Date(row.savedAt), TIME_ZONE)}`,
    gone: row.status === "active" ? null : (STATUS_LABELS[row.status] ?? row.status),
  };
}
