export type PortalLink = { name: string; url: string };

/** What is read around a reader, and what is not. */
export type CoverageAroundView = {
  read: ReadonlyArray<PortalLink>;
  places: ReadonlyArray<{
    name: string;
    portals: ReadonlyArray<PortalLink>;
    /** In words, with the reasons. */
    notRead: string;
  }>;
  /** How many of the reader's places are not in the list. */
  more: number;
};
