export type PortalLink = { name: string; url: string };

/** What is read around a reader, and what is not. */
export type CoverageAroundView = {
  read: ReadonlyArray<PortalLink>;
  places: ReadonlyArray<{
    name: string;
    /** The portals that are not read, each with the reason. */
    portals: ReadonlyArray<PortalLink & { why: string }>;
    /** What else is not read, in words. */
    others: string;
  }>;
  /** How many of the reader's places are not in the list. */
  more: number;
};
