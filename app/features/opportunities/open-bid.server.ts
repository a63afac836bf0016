import type { RowsOfEach } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import type { Profile } from "#drizzle/schema";
import { BID_IS_GONE } from "~/content/error-pages";
import { limitsFor } from "~/domain/billing/roles";
import { viewsLeft } from "~/domain/billing/view-limit";
import { effectivePreferences } from "~/domain/matching/effective-preferences";
import { plainDates } from "~/features/key-dates/key-dates-view.server";
import { portalName } from "~/sources/portal-name";
import { detailView } from "./detail-view.server";
import { hrefWith, readBidId } from "./filters";
import { findOpportunity } from "./find-opportunity.server";
import { redirectIfJoined } from "./joined-bid.server";
import { findAccess } from "./open-bid.sql.server";
import type { OpenBidView, PortalLinkView } from "./opportunity-view";
import { type BidLanguage, FIELDS } from "./query-fields";

/** The statements for the page's open bid, for its batch; none with `null`. */
export function findOpenBid(db: Database, id: number | null, profile: Profile, now: Date) {
  return id === null
    ? NO_STATEMENTS
    : ([...findOpportunity(db, id, profile.id), findAccess(profile.id, id, now)] as const);
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
  const [found, links, versions, keyDates, ownDates, [access]] = rows;
  const opportunity = found[0];
  const savedStatus = access?.savedStatus ?? null;
  if (!opportunity || (opportunity.status !== "active" && savedStatus === null)) return { kind: "gone" };

  const left = viewsLeft(profile.role, access?.viewsToday ?? 0);
  const detail = detailView([found, links, versions, keyDates, ownDates], {
    profile: effectivePreferences(profile),
    now,
    sourceName: portalName,
    language,
  })!;
  if (left === null || access?.viewed || !opportunity.hasText) {
    return {
      kind: "detail",
      detail,
      savedStatus,
      isHidden: access?.hidden ?? false,
      maySaveToPipeline: limitsFor(profile.role).pipeline,
    };
  }
  const viewsADay = limitsFor(profile.role).dailyDetailViews ?? 0;
  const { title, language: titleLanguage } = opportunity;
  const listing = listingOf(found, links);
  const dates = [
    ...(detail.keyDates.isClosingADate ? [] : [`Closing: ${detail.deadline.label}`]),
    ...plainDates(opportunity, keyDates, ownDates),
  ];
  const where = `${detail.agency} · ${detail.region}`;
  const asked = { id, title, language: titleLanguage, where, listing, dates, viewsADay };
  if (left === 0) return { kind: "limit", ...asked, isSaved: savedStatus !== null };
  return {
    kind: savedStatus === null ? "save-first" : "confirm",
    viewsLeft: left,
    ...asked,
  };
}

/** The first link to a portal's own page. */
function listingOf([opportunity]: Found[0], links: Found[1]): PortalLinkView | null {
  if (!opportunity) return null;
  const { portalSource, portalUrl: url, reference } = opportunity;
  const link = links.find((one) => one.url !== null);
  if (link) return { sourceName: portalName(link.portal), url: link.url, reference: link.reference };
  return url === null ? null : { sourceName: portalSource, url, reference };
}

/** The answer's status for a list in which this bid was to be open. */
export const statusFor = ({ kind }: OpenBidView) => (kind === "gone" ? 404 : 200);

/** If the bid that a list was to open is gone because it has joined another, opens that one. */
export async function requireNotJoined(db: Database, url: URL, { kind }: OpenBidView): Promise<void> {
  if (kind !== "gone") return;
  const hrefOf = (id: number) => hrefWith(url, { [FIELDS.bid]: id });
  await redirectIfJoined(db, { id: readBidId(url), hrefOf });
}

export function bidIsGone() {
  return new Response(BID_IS_GONE, { status: 404 });
}
