/** What a list says of itself while it is open. */
export const LIVE_TEXTS = {
  live: "Live",
  newCount: (count: number) => `${new Intl.NumberFormat("en-CA").format(count)} new – show`,
  newUncounted: "New notices – show",
};
