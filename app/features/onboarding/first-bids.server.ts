import { isWithin } from "~/domain/geography";
import type { MatchProfile } from "~/domain/matching/match-profile";
import { placeAndBuyer } from "~/domain/opportunities/place-and-buyer";
import { rowClosingView, whyListed } from "~/features/opportunities/card-view.server";
import { homeOf, locationFrom } from "~/features/opportunities/location-label.server";
import type { OpportunityRow } from "~/features/search/card-row.sql.server";
import type { FoundBid } from "./wizard-view";

/** How many bids the second step lists, and from how many of the newest they are chosen. */
const SHOWN = 3;
export const CHOSEN_FROM = 20;

/**
 * The first bids that a new user sees: those whose words name the trade before those that only a code points to, and
 * those in the chosen place before those for a larger one around it. Otherwise the newest first.
 */
export function firstBids(
  rows: ReadonlyArray<OpportunityRow>,
  profile: MatchProfile,
  now: Date,
): Array<FoundBid> {
  const rankOf = (row: OpportunityRow) =>
    (namesTheTrade(row, profile) ? 0 : 2) + (isInside(row, profile) ? 0 : 1);
  return rows
    .map((row) => ({ row, rank: rankOf(row) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, SHOWN)
    .map(({ row }) => foundBid(row, profile, now));
}

/** A trade in the reader's own words was found by words. */
function namesTheTrade({ reasons, services }: OpportunityRow, { serviceTypes }: MatchProfile): boolean {
  return (
    !services.some((service) => serviceTypes.includes(service)) ||
    reasons.some(({ service, kind }) => kind === "phrase" && serviceTypes.includes(service))
  );
}

function isInside({ region }: OpportunityRow, { regions }: MatchProfile): boolean {
  return region !== null && regions.some((chosen) => isWithin(region, chosen));
}

function foundBid(row: OpportunityRow, profile: MatchProfile, now: Date): FoundBid {
  const { id, title, buyer, language } = row;
  return {
    id,
    title,
    language,
    from: placeAndBuyer({ location: locationFrom(row, homeOf(profile.regions)), buyer }),
    why: whyListed(row, profile),
    deadline: rowClosingView(row, now, "TBD"),
  };
}
