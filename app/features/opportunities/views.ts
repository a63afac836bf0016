import type { SavedBidStatus } from "~/domain/opportunities/saved-bid";

/** What pages print: every text is final, made on the server with an explicit time zone. */

export type DeadlineView = {
  /** "Thu 14 Aug 2026, 2:00 pm ET"; "TBD" when there is none. */
  label: string;
  /** "Expired", "Due today", "1 day left", "N days left", or null without a deadline. */
  daysLeft: string | null;
  urgent: boolean;
  expired: boolean;
  iso: string | null;
};

export type OpportunityCardView = {
  id: number;
  title: string;
  /** The notice's own language, for the lang attribute of its words. */
  language?: "en" | "fr";
  summary: string | null;
  buyer: string | null;
  /** City, else region name, else "Location TBD". */
  location: string;
  bidType: string | null;
  /** "Snow Removal". */
  category: string | null;
  deadline: DeadlineView;
  /** "Matched: ‘snow clearing’ in Peel Region", or null when there is nothing to say. */
  why: string | null;
  /** Keeps every filter of the page and adds `bid=<id>`. */
  href: string;
  saved: SavedBidStatus | null;
  /** How its details open: at once, by a post that spends one of today's views, or after a question. */
  opens: "at-once" | "by-a-view" | "after-a-question";
};

type AskedAbout = { id: number; title: string; language?: "en" | "fr" };

/** What a page shows of the bid in its URL. Of the details, only the first kind has anything. */
export type OpenBidView =
  | { kind: "none" }
  /** It could not be read: the page stands without it and says so. */
  | { kind: "failed" }
  | {
      kind: "detail";
      detail: OpportunityDetailView;
      savedStatus: SavedBidStatus | null;
      maySaveToPipeline: boolean;
    }
  | ({ kind: "save-first" | "confirm"; viewsLeft: number; viewsADay: number } & AskedAbout)
  | ({ kind: "limit"; viewsADay: number } & AskedAbout);

export type PortalLinkView = { sourceName: string; reference: string | null; url: string | null };

export type OpportunityChangeView = {
  /** "21 Nov 2026, 9:14 am ET". */
  at: string;
  /** "Closing date", "Title", "Value", "Documents", "Status". */
  field: string;
  from: string;
  to: string;
};

export type OpportunityDetailView = {
  id: number;
  title: string;
  /** The notice's own language, for the lang attribute of its words. */
  language?: "en" | "fr";
  /** Agency, or the portal's name when the buyer is unknown. */
  agency: string;
  region: string;
  /** As on the card, but "Not specified" when there is no deadline. */
  deadline: DeadlineView;
  /** "18 Nov 2026"; "Not specified" when the source does not say. */
  published: string;
  /** "$1.3M" or "Not stated"; names the currency when it is not CAD ("US$1.3M"). */
  contractValue: string;
  status: string;
  reference: string;
  bidType: string | null;
  category: string | null;
  tags: ReadonlyArray<string>;
  why: string | null;
  links: ReadonlyArray<PortalLinkView>;
  documents: ReadonlyArray<{ title: string; url: string }>;
  /** The spec's five sections, in order, each with at least one paragraph or item. */
  sections: ReadonlyArray<{
    heading: string;
    paragraphs: ReadonlyArray<string>;
    items: ReadonlyArray<string>;
  }>;
  changes: ReadonlyArray<OpportunityChangeView>;
};

/** "N Opportunities Found": exact to 1,000, "1,000+" beyond. */
export type FoundView = { label: string };

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

export type FilterOption = { value: string; label: string; selected: boolean; group?: string };

export type BrowsePageView = {
  mode: "my-feed" | "browse-all";
  term: string;
  sort: "best-match" | "newest" | "closing-soon";
  includeExpired: boolean;
  bidTypes: ReadonlyArray<FilterOption>;
  /** Grouped by country name. */
  states: ReadonlyArray<FilterOption>;
  /** Grouped by state; empty until a state is chosen. */
  subregions: ReadonlyArray<FilterOption>;
  advanced: AdvancedFiltersView;
  /** The search itself broke: the list is empty for that reason. */
  failed: boolean;
  /** Saved bids, for the plans whose link to them is here; null for the others. */
  savedCount: string | null;
  /** One removable chip an active filter: its label and the URL without it. */
  chips: ReadonlyArray<{ label: string; removeHref: string }>;
  found: FoundView;
  cards: ReadonlyArray<OpportunityCardView>;
  loadMoreHref: string | null;
  clearHref: string;
  updated: string;
  /** The instant of the list, in milliseconds: what came later waits behind "3 new – show". */
  asOf: number;
  /** The page from its beginning, with what came later. */
  refreshHref: string;
};

/** Pro's further filters; the others see them locked. */
export type AdvancedFiltersView = {
  locked: boolean;
  categories: ReadonlyArray<FilterOption>;
  /** As typed: names, separated by commas. */
  agencies: string;
  closingFrom: string;
  closingTo: string;
};
