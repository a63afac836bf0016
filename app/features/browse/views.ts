import type { FoundView, OpportunityCardView } from "~/features/opportunities/views";

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
