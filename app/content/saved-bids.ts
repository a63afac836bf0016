/** Notices about saving and opening bids, from the spec's sections 2, 4 and 8. */

/** The page that a bid was saved from decides the wording. */
export const SAVE_NOTICES = {
  dashboard: {
    added: () => ({ title: "Added to your list" }),
    updated: () => ({ title: "Updated", text: "Bid status changed to interested." }),
    already: () => ({ title: "Already added" }),
    failed: { title: "Error: Failed to add opportunity to your list.", tone: "destructive" as const },
  },
  browse: {
    added: (title: string) => ({
      title: "Opportunity saved",
      text: `${title} has been saved to your list.`,
    }),
    already: (title: string) => ({ title: "Already saved", text: `${title} is already in your pipeline.` }),
    failed: { title: "Error", text: "Failed to save opportunity.", tone: "destructive" as const },
  },
  detail: {
    added: () => ({ title: "Bid saved to your pipeline!" }),
    already: () => ({ title: "Bid is already in your pipeline!" }),
    failed: { title: "Error: Could not save bid to pipeline.", tone: "destructive" as const },
  },
} as const;

export const BID_NOTICES = {
  statusChanged: (status: string) => ({ title: "Status updated", text: `Bid status changed to ${status}.` }),
  statusFailed: { title: "Error: Failed to update bid status.", tone: "destructive" as const },
  notesSaved: { title: "Updated", text: "Your notes have been saved." },
  notesFailed: { title: "Error: Failed to save your notes.", tone: "destructive" as const },
  removed: (count: number) => ({
    title: "Removed",
    text: `Bid removed from your list.${count > 1 ? ` Undo brings back all ${count}.` : ""}`,
  }),
  removeFailed: { title: "Error: Failed to remove bid from list.", tone: "destructive" as const },
  restored: (count: number) => ({
    title: "Added to your list",
    text:
      count > 1
        ? `${count} bids are back, with their status and notes.`
        : "The bid is back, with its status and notes.",
  }),
  nothingToRestore: {
    title: "Nothing to undo",
    text: "The bid can no longer be restored.",
    tone: "info" as const,
  },
  pdf: { title: "Coming soon", text: "Downloading a bid as a PDF is coming soon.", tone: "info" as const },
  refreshed: { title: "Refreshed", text: "Opportunity list has been updated with the latest data." },
  detailFailed: { title: "Error: Could not load full bid details.", tone: "destructive" as const },
  browseDetailFailed: { title: "Error: Failed to load opportunity details.", tone: "destructive" as const },
  listFailed: { title: "Error: Failed to load your saved bids.", tone: "destructive" as const },
} as const;

export const BID_ERRORS = {
  status: "Choose a status from the list.",
  notes: "Notes must be 2,000 characters or fewer.",
  /** Why an action failed: another tab or the source was faster. */
  gone: "The bid is no longer available.",
  notSaved: "The bid is no longer in your list.",
  unknownAction: "Choose what to do with the bid.",
} as const;
