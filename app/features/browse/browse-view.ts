import type {
  FoundView,
  ListControlsView,
  OpportunityCardView,
} from "~/features/opportunities/opportunity-view";

export type FilterOption = { value: string; label: string; selected: boolean; group?: string };

export type BrowsePageView = {
  mode: "my-feed" | "browse-all";
  term: string;
  sort: "best-match" | "newest" | "closing-soon";
  /** The order without a search or a choice: the reader's last one. */
  usualSort: "newest" | "closing-soon";
  includeExpired: boolean;
  bidTypes: ReadonlyArray<FilterOption>;
  /** Grouped by country name. */
  states: ReadonlyArray<FilterOption>;
  /** Grouped by state; empty until a state is chosen. */
  subregions: ReadonlyArray<FilterOption>;
  advanced: AdvancedFiltersView;
  /** The search has no letter or digit, so nothing was searched. */
  wordless: boolean;
  /** The search failed, so the list is empty. */
  failed: boolean;
  /** Number of saved bids, for plans that have the link to them here; null for others. */
  savedCount: string | null;
  /** One removable chip for each active filter: its label and the URL without it. */
  chips: ReadonlyArray<{ label: string; removeHref: string }>;
  found: FoundView;
  density: ListControlsView["density"];
  cards: ReadonlyArray<OpportunityCardView>;
  loadMoreHref: string | null;
  clearHref: string;
  updated: string;
  /** When the list was read, in milliseconds; later arrivals wait behind "3 new – show". */
  asOf: number;
  /** The page's first part, with later arrivals. */
  refreshHref: string;
};

/** Pro's additional filters; other plans see them locked. */
export type AdvancedFiltersView = {
  locked: boolean;
  categories: ReadonlyArray<FilterOption>;
  /** As typed: names, separated by commas. */
  agencies: string;
  closingFrom: string;
  closingTo: string;
};
