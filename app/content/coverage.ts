/** Which portals are read around a reader, and which are not. */
export const COVERAGE = {
  heading: "What we read around you",
  read: "We read",
  notRead: (place: string) => `Not read in ${place}, so look there yourself:`,
  more: (places: number) => (places === 1 ? "And one more place." : `And ${places} more places.`),
  everyPlace: "What we read, place by place",
  /** Beside My Feed; opens the rest. */
  inShort: "Not covered",
} as const;
