import type {
  FoundView,
  ListControlsView,
  OpportunityCardView,
} from "~/features/opportunities/opportunity-view";

export type FilterOption = {
  value: string;
  label: string;
  selected: boolean;
  group?: string;
  /** Words that find it too. */
  also?: ReadonlyArray<string>;
  /** How many open bids it finds by itself; absent before the first count. */
  count?: string;
};

/** A search that finds something, offered when this one finds nothing. */
export type NearSearch = { label: string; count: string; href: string };

export type BrowsePageView = {
  mode: "my-feed" | "browse-all";
  term: string;
  sort: "best-match" | "newest" | "closing-soon";
  /** The order without a search or a choice: the reader's last one. */
  usualSort: "newest" | "closing-soon";
  includeExpired: boolean;
  meetingAhead: boolean;
  bidTypes: ReadonlyArray<FilterOption>;
  /** The reader's own first, the others grouped by country name. */
  states: ReadonlyArray<FilterOption>;
  /** The reader's own first, the others grouped by state; empty until a state is chosen. */
  subregions: ReadonlyArray<FilterOption>;
  /** What was typed to find a choice in a list, where scripts are off. */
  finding: { state: string; subregion: string };
  advanced: AdvancedFiltersView;
  /** The search has no letter or digit, so nothing was searched. */
  wordless: boolean;
  /** Whether the bid types and states to choose from could not be loaded. */
  choicesFailed: boolean;
  /** The search failed, so the list is empty. */
  failed: boolean;
  /** Number of saved bids, for plans that have the link to them here; null for others. */
  savedCount: string | null;
  /** One removable chip for each active filter: its label and the URL without it. */
  chips: ReadonlyArray<{ label: string; removeHref: string }>;
  found: FoundView;
  /** The button that leads from the filters to what they find. */
  showLabel: string;
  /** Only if nothing is found. */
  nearest: ReadonlyArray<NearSearch>;
  /** What the search box offers while somebody types. */
  suggestions: ReadonlyArray<string>;
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
