/** Spec section 4: any status can change to any other. */
export const SAVED_BID_STATUSES = ["interested", "saved", "submitted", "won", "lost"] as const;
export type SavedBidStatus = (typeof SAVED_BID_STATUSES)[number];
