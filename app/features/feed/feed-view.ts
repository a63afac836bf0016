import type { CoverageAroundView } from "~/features/coverage/coverage-view";
import { cardsOfTable, type CardTable, tableOfCards } from "~/features/opportunities/card-table";
import type { ListControlsView, OpportunityCardView } from "~/features/opportunities/opportunity-view";
import type { Figure } from "~/ui/figures";

export type FeedPageView = {
  greetingName: string;
  /** What could not be read, in words. */
  missing: ReadonlyArray<string>;
  /** Of everything that fits the feed, not only of what is listed; none if it could not be counted. */
  figures: ReadonlyArray<Figure>;
  /** "US dollars at 1.3712 (Bank of Canada, 20 Nov 2026)", when any were converted. */
  figuresNote: string | null;
  closings: ClosingsView | null;
  /** The reader has left out bids or words, so the feed may lack some that fit. */
  leavesOut: boolean;
  regions: ReadonlyArray<string>;
  serviceTypes: ReadonlyArray<string>;
  /** Regions and trades that the plan does not cover now. */
  paused: ReadonlyArray<string>;
  /** Which portals around the reader are read and which are not. */
  coverage: CoverageAroundView | null;
  /** The open bids of the whole province or state, for a feed without a bid; null for a reader who has all of it. */
  around: { name: string; href: string } | null;
  /** "Closing in the next 7 days": the first five, or all of them; null in a list that is sorted by closing date. */
  closing: ClosingView | null;
  /** The list below; null when the page shows only what closes within the week, or if it could not be read. */
  list: ListView | null;
  controls: ListControlsView;
  /** The URL of the same page with 20 more, or null at the end. */
  loadMoreHref: string | null;
  /** "Last updated 9:14 am ET". */
  updated: string;
  /** When the list was read, in milliseconds; later arrivals wait behind "3 new – show". */
  asOf: number;
  /** The page's first part, with later arrivals. */
  refreshHref: string;
  /** Number of saved bids, for plans that have the link to them here; null for others. */
  savedCount: string | null;
};

export type ListView = { heading: string; cards: ReadonlyArray<OpportunityCardView> };

export type ClosingView = {
  /** "7", "1,000+" */
  count: string | null;
  cards: ReadonlyArray<OpportunityCardView>;
  /** To all of them, or back to the whole feed; null if all are shown. */
  link: { label: string; href: string } | null;
};

/** A chart of closing dates: one bar for each day of the coming weeks on which something closes. */
export type ClosingsView = {
  /** "12 of your 39 bids close in the next 8 weeks" */
  summary: string;
  /** In days. */
  length: number;
  /** `at` is the day's position, today being 0; "24 Nov 2026: 3" is the label. */
  bars: ReadonlyArray<{ at: number; label: string; count: number; urgent: boolean }>;
  /** The same counts by week. */
  weeks: ReadonlyArray<{ label: string; count: number }>;
};

type Sent<List extends { cards: unknown }> = Omit<List, "cards"> & { cards: CardTable };

/** The page as its data sends it. */
export type SentFeedView = Omit<FeedPageView, "closing" | "list"> & {
  closing: Sent<ClosingView> | null;
  list: Sent<ListView> | null;
};

export function sendFeed({ closing, list, ...rest }: FeedPageView): SentFeedView {
  return {
    ...rest,
    closing: closing && { ...closing, cards: tableOfCards(closing.cards) },
    list: list && { ...list, cards: tableOfCards(list.cards) },
  };
}

export function receiveFeed({ closing, list, ...rest }: SentFeedView): FeedPageView {
  return {
    ...rest,
    closing: closing && { ...closing, cards: cardsOfTable(closing.cards) },
    list: list && { ...list, cards: cardsOfTable(list.cards) },
  };
}
