/** Where the reader corrects or adds a date of a bid. */
export const correctionPath = (bidId: number) => `/bids/${bidId}/dates`;
