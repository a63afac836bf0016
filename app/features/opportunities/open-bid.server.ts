import type { RowsOfEach } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import type { Profile } from "#drizzle/schema";
import { BID_IS_GONE } from "~/content/error-pages";
import { limitsFor } from "~/domain/billing/roles";
import { viewsLeft } from "~/domain/billing/view-limit";
import { effectivePreferences } from "~/domain/matching/effective-preferences";
import { portalName } from "~/sources/portal-name";
import { detailView, findOpportunity } from "./detail-view.server";
import { findAccess } from "./open-bid.sql.server";
import type { ListingView, OpenBidView } from "./opportunity-view";
import type { BidLanguage } from "./query-fields";

/** The statements for the page's open bid, for its batch; none with `null`. */
export function findOpenBid(db: Database, id: number | null, profile: Profile, now: Date) {
  return id === null
    ? NO_STATEMENTS
    : ([...findOpportunity(db, id), findAccess(profile.id, id, now)] as const);
}

const NO_STATEMENTS = [] as const;

type Rows = RowsOfEach<ReturnType<typeof findOpenBid>>;
type Found = RowsOfEach<ReturnType<typeof findOpportunity>>;

/**
 * What this reader may see of the bid (spec section 4, daily view limit). Pro sees its details. Trial and basic see the
 * details of bids they have viewed before and of bids without a text; for others they are asked first, and the response
 * contains no details.
 * "gone" is an unknown bid, or a withdrawn one that the reader has not saved.
 */
export function readOpenBid(
  id: number | null,
  rows: Rows | null,
  profile: Profile,
  now: Date,
  language: BidLanguage | null = null,
): OpenBidView {
  if (id === null) return { kind: "none" };
  if (!rows || rows.length === 0) return { kind: "failed" };
  const [found, links, versions, [access]] = rows;
  const opportunity = found[0];
  const savedStatus = access?.savedStatus ?? null;
  if (!opportunity || (opportunity.status !== "active" && savedStatus === null)) return { kind: "gone" };

  const left = viewsLeft(profile.role, access?.viewsToday ?? 0);
  if (left === null || access?.viewed || !opportunity.hasText) {
    const detail = detailView([found, links, versions], {
      profile: effectivePreferences(profile),
      now,
      sourceName: portalName,
      language,
    });
    return {
      kind: "detail",
      detail: detail!,
      savedStatus,
      isHidden: access?.hidden ?? false,
      maySaveToPipeline: limitsFor(profile.role).pipeline,
    };
  }
  const viewsADay = limitsFor(profile.role).dailyDetailViews ?? 0;
  const asked = { id, title: opportunity.title, language: opportunity.language, viewsADay };
  if (left === 0)
    return {
      kind: "limit",
      ...asked,
      isSaved: savedStatus !== null,
      listing: listingOf(opportunity, links),
    };
  return {
    kind: savedStatus === null ? "save-first" : "confirm",
    viewsLeft: left,
    ...asked,
  };
}

/** The answer's status for a list in which this bid was to be open. */
export const statusFor = ({ kind }: OpenBidView) => (kind === "gone" ? 404 : 200);

/** The page of the leading notice that has one. */
function listingOf({ portalSource, portalUrl }: Found[0][number], links: Found[1]): ListingView | null {
  const linked = links.find(({ url }) => url !== null);
  const url = linked?.url ?? portalUrl;
  return url === null ? null : { sourceName: linked ? portalName(linked.portal) : portalSource, url };
}

export function bidIsGone() {
  return new Response(BID_IS_GONE, { status: 404 });
}
