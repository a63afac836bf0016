import { sql } from "drizzle-orm";
import { statement } from "#drizzle/batch";
import { BID_IS_GONE } from "~/content/error-pages";
import { limitsFor } from "~/domain/billing/roles";
import type { SavedBidStatus } from "~/domain/opportunities/saved-bid";
import { viewsLeft } from "~/domain/billing/view-limit";
import { startOfDay, TORONTO } from "~/domain/zoned-time";
import type { Profile } from "~/lib/session.server";
import { detailView, findOpportunity } from "./detail-view.server";
import { portalName } from "~/sources/portal-name";
import type { OpenBidView } from "./views";

type AccessRow = { savedStatus: SavedBidStatus | null; viewed: 0 | 1; viewsToday: number };

/** The statements behind the bid that a page shows in full, for the page's one batch; `null` asks for none. */
export function findOpenBid(id: number | null, profile: Profile, now: Date) {
  return [...findOpportunity(id ?? 0), findAccess(id ?? 0, profile, now)] as const;
}

function findAccess(id: number, { id: userId }: Profile, now: Date) {
  return statement<AccessRow>(sql`
    select
      (select status from user_bids where user_id = ${userId} and bid_id = ${id}) as savedStatus,
      exists (select 1 from user_bid_views where user_id = ${userId} and bid_id = ${id}) as viewed,
      (select count(*) from user_bid_views
        where user_id = ${userId} and viewed_at >= ${startOfDay(now, TORONTO).getTime()}) as viewsToday
  `);
}

type Rows = [...Parameters<typeof detailView>[0], Array<AccessRow>];

/**
 * What of the bid this reader may see (spec section 4, daily view limit). Pro opens it; trial and basic open what they
 * have viewed before, and are asked first otherwise: then nothing of the detail leaves the server.
 * Throws a 404 for a bid that is not there, or that its source has taken back and the reader has not saved.
 */
export function readOpenBid(id: number | null, rows: Rows | null, profile: Profile, now: Date): OpenBidView {
  if (id === null) return { kind: "none" };
  if (!rows) return { kind: "failed" };
  const [found, links, versions, [access]] = rows;
  const opportunity = found[0];
  const savedStatus = access?.savedStatus ?? null;
  if (!opportunity || (opportunity.status !== "active" && savedStatus === null)) throw bidIsGone();

  const left = viewsLeft(profile.role, access?.viewsToday ?? 0);
  if (left === null || access?.viewed === 1) {
    const detail = detailView([found, links, versions], { profile, now, sourceName: portalName });
    return { kind: "detail", detail: detail!, savedStatus, maySaveToPipeline: left === null };
  }
  const viewsADay = limitsFor(profile.role).dailyDetailViews ?? 0;
  const asked = { id, title: opportunity.title, language: opportunity.language, viewsADay };
  if (left === 0) return { kind: "limit", ...asked };
  return {
    kind: savedStatus === null ? "save-first" : "confirm",
    viewsLeft: left,
    ...asked,
  };
}

export function bidIsGone() {
  return new Response(BID_IS_GONE, { status: 404 });
}
