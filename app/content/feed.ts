/** What the dashboard says of a part that could not be read, while it shows the others. */
export const FEED_PARTS = {
  heading: "A part of this page is missing",
  closing: "We couldn’t load what closes in the next 7 days.",
  list: "We couldn’t load your feed’s list.",
  figures: "We couldn’t count your feed.",
  tryAgain: "Try again",
} as const;

export const pausedInFeed = (names: ReadonlyArray<string>) =>
  `Paused, because your plan does not cover them: ${names.join("; ")}.`;
