import type { OpportunityCardView } from "~/features/opportunities/opportunity-view";

/**
 * What the button beside a bid changes; empty fields change nothing. `was` is the region that Undo brings back, and
 * `words` are those that are left out no longer, separated by semicolons.
 */
export type IncludeFields = Record<"region" | "was" | "trade" | "parts" | "minimum" | "words", string>;

export type MissedBidView = Pick<
  OpportunityCardView,
  "id" | "title" | "language" | "location" | "buyer" | "deadline" | "summary"
> & {
  href: string;
  /** Bid type, category, stated value. */
  details: Array<string | null>;
  /** "In Halton Region; you follow Peel Region" */
  reasons: Array<string>;
  include: { label: string; fields: IncludeFields; needsPro: boolean };
};

export type MissedPageView = {
  days: number;
  bids: Array<MissedBidView>;
  /** The plan has limits. */
  isLimited: boolean;
};
