import { formatCount } from "~/domain/format-count";

/** What a list says of itself while it is open. */
export const LIVE_TEXTS = {
  live: "Live",
  newCount: (count: number) => `${formatCount(count)} new – show`,
  newUncounted: "New notices – show",
};
