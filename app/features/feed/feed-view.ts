import type { FoundView, OpportunityCardView } from "~/features/opportunities/opportunity-view";

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
  /** When the list was read, in milliseconds; later arrivals wait behind "3 new – show". */
  asOf: number;
  /** The page's first part, with later arrivals. */
  refreshHref: string;
  /** Counts of the listed bids by closing day. */
  closings: ClosingsView;
  /** Number of saved bids, for plans that have the link to them here; null for others. */
  savedCount: string | null;
};

/** A chart of closing dates: one bar for each day of the coming weeks. */
export type ClosingsView = {
  /** "12 of these 20 bids close in the next 8 weeks." */
  summary: string;
  days: ReadonlyArray<{ day: string; count: number; urgent: boolean }>;
  /** The same counts by week. */
  weeks: ReadonlyArray<{ label: string; count: number }>;
};
