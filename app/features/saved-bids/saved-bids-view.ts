import type { SavedBidStatus } from "~/domain/opportunities/saved-bid";
import type { ListControlsView, OpportunityCardView } from "~/features/opportunities/opportunity-view";

export type SavedBidView = {
  card: OpportunityCardView;
  status: SavedBidStatus;
  notes: string;
  /** "Saved 14 Aug 2026" */
  savedOn: string;
  /** "Withdrawn by its source", "Awarded by its source"; null while it is active. */
  gone: string | null;
};

export type SavedBidsView = {
  /** "pipeline" has statuses and figures; "interested" is the shorter list of smaller plans. */
  look: "pipeline" | "interested";
  /** Which bids are listed: one status, all, or those that have left the list because their sources closed them. */
  filter: SavedBidStatus | "all" | "withdrawn";
  tabs: ReadonlyArray<{
    label: string;
    href: string;
    isCurrent: boolean;
    count: number;
    status: SavedBidStatus | null;
  }>;
  figures: ReadonlyArray<{ label: string; value: string }>;
  /** How the success rate is computed. */
  successHint: string;
  stages: ReadonlyArray<{ status: SavedBidStatus; label: string; count: number }>;
  bids: ReadonlyArray<SavedBidView>;
  controls: ListControlsView;
  /** Bids in the list, before paging. */
  total: number;
  loadMoreHref: string | null;
  /** For the plans with a limit. */
  views: { used: number; aDay: number } | null;
  withdrawn: { count: number; href: string } | null;
};
