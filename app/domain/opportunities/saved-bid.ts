/** Spec section 4: any status can change to any other. */
export const SAVED_BID_STATUSES = ["interested", "saved", "submitted", "won", "lost"] as const;
export type SavedBidStatus = (typeof SAVED_BID_STATUSES)[number];

/** What a user did with a bid, and what came of it. Such a bid stays in the list whatever its source says. */
export const OUTCOMES = ["submitted", "won", "lost"] as const satisfies ReadonlyArray<SavedBidStatus>;

export function isSavedBidStatus(text: unknown): text is SavedBidStatus {
  return SAVED_BID_STATUSES.some((status) => status === text);
}

/** "Interested" */
export function statusLabel(status: SavedBidStatus): string {
  return `${status.charAt(0).toUpperCase()}${status.slice(1)}`;
}

export const MAX_NOTES = 2_000;

export type StatusCounts = Readonly<Record<SavedBidStatus, number>>;

/** The share of decided bids that were won, in whole percent; 0 if none is decided. */
export function successRate({ won, lost }: Pick<StatusCounts, "won" | "lost">): number {
  return won + lost === 0 ? 0 : Math.round((won / (won + lost)) * 100);
}
