import { listStates, STATIC_REGIONS } from "../geography/index";
import type { ServiceTypeId } from "../service-types";

/** A region with a public page of open bids: /bids-in/peel-region. */
export type BidRegion = { slug: string; code: string; name: string; country: "CA" | "US" };

export type BidTrade = {
  slug: string;
  id: ServiceTypeId;
  /** As written inside a sentence: "snow removal". */
  name: string;
};

export const BID_TRADES: ReadonlyArray<BidTrade> = [
  { slug: "snow-removal", id: "snow-removal-seasonal", name: "snow removal" },
  { slug: "landscaping", id: "landscaping-grounds", name: "landscaping" },
  { slug: "janitorial", id: "janitorial-facilities", name: "janitorial" },
  { slug: "construction", id: "construction-general", name: "construction" },
  {
    slug: "electrical-mechanical-plumbing",
    id: "electrical-mep",
    name: "electrical, mechanical and plumbing",
  },
  { slug: "hvac", id: "hvac-technical", name: "HVAC" },
  { slug: "paving", id: "paving-asphalt", name: "paving" },
];

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The regions of the profile page, then the remaining provinces and states. */
export const BID_REGIONS: ReadonlyArray<BidRegion> = [
  ...new Map([...STATIC_REGIONS, ...listStates()].map(({ code, name }) => [code, name])),
].map(([code, name]) => ({ slug: slugOf(name), code, name, country: code.startsWith("CA") ? "CA" : "US" }));

export function findBidRegion(slug: string | undefined): BidRegion | null {
  return BID_REGIONS.find((region) => region.slug === slug) ?? null;
}

export function findBidTrade(slug: string | undefined): BidTrade | null {
  return BID_TRADES.find((trade) => trade.slug === slug) ?? null;
}

export function bidPagePath(region: BidRegion, trade: BidTrade | null): string {
  return `/bids-in/${region.slug}${trade ? `/${trade.slug}` : ""}`;
}
