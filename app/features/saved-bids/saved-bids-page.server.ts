import { and, count, eq, gte } from "drizzle-orm";
import type { RowsOf } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { type Profile, userBidViews } from "#drizzle/schema";
import { limitsFor } from "~/domain/billing/roles";
import { formatCount } from "~/domain/format-count";
import { formatDay } from "~/domain/local-time";
import { effectivePreferences } from "~/domain/matching/effective-preferences";
import { noticeStatusLabel } from "~/domain/opportunities/notice";
import { MOST_CARDS, PAGE_SIZE } from "~/domain/opportunities/opportunity";
import {
  isSavedBidStatus,
  OUTCOMES,
  SAVED_BID_STATUSES,
  type SavedBidStatus,
  statusLabel,
  successRate,
} from "~/domain/opportunities/saved-bid";
import { startOfDay, TORONTO } from "~/domain/zoned-time";
import { withArchivedText } from "~/features/archive/with-archived-text.server";
import { cardView } from "~/features/opportunities/card-view.server";
import { hrefsOfBids, hrefWith, readBidId, readPaging } from "~/features/opportunities/filters";
import {
  listControls,
  type ListSettings,
  readListSettings,
} from "~/features/opportunities/list-settings.server";
import { neighboursOf } from "~/features/opportunities/neighbours";
import { findOpenBid, readOpenBid } from "~/features/opportunities/open-bid.server";
import type { NeighboursView, OpenBidView } from "~/features/opportunities/opportunity-view";
import { FIELDS, readBidLanguage } from "~/features/opportunities/query-fields";
import type { GroupsOf } from "~/lib/run-groups.server";
import type { Services } from "~/lib/services";
import { countByStatus, listSavedBids } from "./saved-bids.sql.server";
import type { SavedBidsView, SavedBidView } from "./saved-bids-view";

export type SavedBidsPage = {
  /** `null` if reading the list failed. */
  view: SavedBidsView | null;
  bid: OpenBidView;
  neighbours: NeighboursView | null;
};

const PATH = "/dashboard/saved-bids";

/** The address and the time of a request for the page. */
type Asked = { url: URL; at: Date };

/** What the page reads: figures, which read only an index, and a page of bids. */
export function savedBidsParts(db: Database, profile: Profile, { url, at }: Asked) {
  const { filter, page, settings } = chosenIn(url, profile);
  return {
    list: [
      countByStatus(profile.id),
      listSavedBids(profile.id, { filter, sort: settings.sort, limit: page * PAGE_SIZE + 1, now: at }),
      countViewsToday(db, profile, at),
    ],
    bid: findOpenBid(db, readBidId(url), profile, at),
  } as const;
}

const chosenIn = (url: URL, profile: Profile) => ({
  filter: readFilter(url),
  page: readPaging(url).page,
  settings: readListSettings(url, profile, "closing-soon"),
});

/** The saved bids, made of the parts that have been read. */
export async function savedBidsPage(
  services: Services,
  profile: Profile,
  { url, at }: Asked,
  { list, bid }: GroupsOf<ReturnType<typeof savedBidsParts>>,
): Promise<SavedBidsPage> {
  const chosen = chosenIn(url, profile);
  const { page, settings } = chosen;
  const bidId = readBidId(url);
  const view = list && viewOf(list, { profile, url, at, ...chosen });
  return {
    view,
    bid: readOpenBid(bidId, await withArchivedText(services, bid), profile, at, readBidLanguage(url)),
    neighbours:
      list && view && neighboursOf(url, bidId, neighbourList(list[1], view, page, ORDERS[settings.sort](at))),
  };
}

/** The rows in the page's order, of which the last may be on the next page. */
function neighbourList(
  rows: ReadonlyArray<BidRow>,
  view: SavedBidsView,
  page: number,
  order: (a: BidRow, b: BidRow) => number,
) {
  const counts = { all: view.total, withdrawn: view.withdrawn?.count ?? 0 };
  const { filter } = view;
  const found =
    filter === "all" || filter === "withdrawn"
      ? counts[filter]
      : (view.stages.find(({ status }) => status === filter)?.count ?? 0);
  const ids = [...rows].sort(order).map(({ id }) => id);
  return { ids, shown: view.bids.length, page, asOf: null, foundLabel: formatCount(found) };
}

function readFilter(url: URL): SavedBidsView["filter"] {
  const text = url.searchParams.get("status");
  return isSavedBidStatus(text) ? text : text === "withdrawn" ? "withdrawn" : "all";
}

type BidRow = RowsOf<ReturnType<typeof listSavedBids>>[number];

/** The orders in which `listSavedBids` chooses a page's bids. */
const ORDERS = {
  newest: () => (a: BidRow, b: BidRow) => b.savedAt.getTime() - a.savedAt.getTime() || b.place - a.place,
  "closing-soon": byClosingDate,
} as const;

/** Open bids first, the next to close at the top; then those without a closing date; then those that closed last. */
function byClosingDate(now: Date) {
  const part = ({ closesAt }: BidRow) => (closesAt === null ? 1 : closesAt > now ? 0 : 2);
  return (a: BidRow, b: BidRow) => {
    const order = Number(a.closesAt) - Number(b.closesAt) || a.place - b.place;
    return part(a) - part(b) || (part(a) === 2 ? -order : order);
  };
}

function countViewsToday(db: Database, { id }: Profile, now: Date) {
  return db
    .select({ used: count() })
    .from(userBidViews)
    .where(
      and(
        eq(userBidViews.userId, id),
        eq(userBidViews.spent, true),
        gte(userBidViews.viewedAt, startOfDay(now, TORONTO)),
      ),
    );
}

type Shown = {
  profile: Profile;
  url: URL;
  filter: SavedBidsView["filter"];
  settings: ListSettings;
  page: number;
  at: Date;
};

function viewOf(
  [counts, rows, [views]]: [
    RowsOf<ReturnType<typeof countByStatus>>,
    Array<BidRow>,
    RowsOf<ReturnType<typeof countViewsToday>>,
  ],
  { profile, url, filter, settings, page, at }: Shown,
): SavedBidsView {
  const countOf = (status: SavedBidStatus) => {
    const row = counts.find((other) => other.status === status);
    return row ? row.bids - row.gone : 0;
  };
  const stages = SAVED_BID_STATUSES.map((status) => ({
    status,
    label: statusLabel(status),
    count: countOf(status),
  }));
  const total = stages.reduce((sum, { count }) => sum + count, 0);
  const withdrawn = counts.reduce((sum, row) => sum + row.gone, 0);
  const [won, lost] = [countOf("won"), countOf("lost")];
  const { pipeline, dailyDetailViews } = limitsFor(profile.role);
  const hasMoved = total > countOf("interested");

  const isPaged = rows.length > page * PAGE_SIZE;
  const href = hrefsOfBids(url);
  return {
    look: pipeline || hasMoved ? "pipeline" : "interested",
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
    successHint: "Success rate: won out of bids won or lost.",
    stages,
    bids: rows
      .sort(ORDERS[settings.sort](at))
      .slice(0, page * PAGE_SIZE)
      .map((row) => bidView(row, { profile, at, href })),
    controls: listControls(url, settings, { newest: "Newest saved" }),
    total,
    loadMoreHref:
      isPaged && page * PAGE_SIZE < MOST_CARDS
        ? hrefWith(url, { [FIELDS.page]: page + 1, [FIELDS.bid]: null })
        : null,
    views: dailyDetailViews === null ? null : { used: views?.used ?? 0, aDay: dailyDetailViews },
    withdrawn: withdrawn === 0 ? null : { count: withdrawn, href: `${PATH}?status=withdrawn` },
  };
}

function bidView(
  row: BidRow,
  { profile, at, href }: { profile: Profile; at: Date; href: (id: number) => string },
): SavedBidView {
  const card = cardView(row, { profile: effectivePreferences(profile), role: profile.role, now: at, href });
  const status = row.savedStatus ?? "interested";
  const gone = sourceSays(row.status, status);
  return {
    // What its source has closed early is neither urgent nor has days left.
    card: gone === null ? card : { ...card, deadline: { ...card.deadline, daysLeft: null, urgent: false } },
    status,
    notes: row.notes ?? "",
    savedOn: `Saved ${formatDay(row.savedAt, TORONTO)}`,
    gone,
  };
}

/**
 * What the source says of a bid that is no longer active. Sources take notices off their lists after an award, so for
 * a bid with an outcome that is no withdrawal.
 */
function sourceSays(notice: string, status: SavedBidStatus): string | null {
  if (notice === "active") return null;
  if (notice === "withdrawn" && OUTCOMES.some((outcome) => outcome === status))
    return "No longer listed by its source";
  return `${noticeStatusLabel(notice)} by its source`;
}
