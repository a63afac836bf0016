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

/**
 * A post that repeats another within this time is the second half of one press: it gets the same answer. Removals that
 * follow each other as closely are undone together.
 */
const ONE_PRESS_MS = 10_000;

export function isOnePress(first: Date, second: Date): boolean {
  return Math.abs(second.getTime() - first.getTime()) <= ONE_PRESS_MS;
}

/** When the latest run of removals began; `times` are the removals' times, the latest first. */
export function startOfRemovals(times: ReadonlyArray<Date>): Date | null {
  let start: Date | null = null;
  for (const time of times) {
    if (start && !isOnePress(time, start)) break;
    start = time;
  }
  return start;
}

export const MAX_NOTES = 2_000;

export type StatusCounts = Readonly<Record<SavedBidStatus, number>>;

/** The share of decided bids that were won, in whole percent; 0 if none is decided. */
export function successRate({ won, lost }: Pick<StatusCounts, "won" | "lost">): number {
  return won + lost === 0 ? 0 : Math.round((won / (won + lost)) * 100);
}
