import type { FoundView, OpportunityCardView } from "~/features/opportunities/views";

export type FeedFiguresView = {
  activeOpportunities: string;
  totalContractValue: string;
  /** "US dollars at 1.3712 (Bank of Canada, 20 Nov 2026)", when any were converted. */
  totalNote: string | null;
  urgentDeadlines: string;
};

export type FeedPageView = {
  greetingName: string;
  found: FoundView;
  figures: FeedFiguresView;
  regions: ReadonlyArray<string>;
  serviceTypes: ReadonlyArray<string>;
  cards: ReadonlyArray<OpportunityCardView>;
  /** The URL of the same page with 20 more, or null at the end. */
  loadMoreHref: string | null;
  /** "Last updated 9:14 am ET". */
  updated: string;
  /** The instant of the list, in milliseconds: what came later waits behind "3 new – show". */
  asOf: number;
  /** The page from its beginning, with what came later. */
  refreshHref: string;
  /** How many of the listed bids close on which of the coming days. */
  closings: ClosingsView;
  /** Saved bids, for the plans whose link to them is here; null for the others. */
  savedCount: string | null;
};

/** A picture of closing dates: one bar a day over the coming weeks. */
export type ClosingsView = {
  /** "12 of these 20 bids close in the next 8 weeks." */
  summary: string;
  days: ReadonlyArray<{ day: string; count: number; urgent: boolean }>;
  /** The same as numbers, by week. */
  weeks: ReadonlyArray<{ label: string; count: number }>;
};
