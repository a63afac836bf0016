import { formatCount } from "~/domain/format-count";

/** Labels of a list that updates live. */
export const LIVE_TEXTS = {
  live: "Live",
  newCount: (count: number) => `${formatCount(count)} new – show`,
  newUncounted: "New notices – show",
};
