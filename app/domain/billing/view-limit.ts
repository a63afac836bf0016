import { limitsFor, type Role } from "./roles";

/** How many more bids can be opened today; `null` means any number. */
export function viewsLeft(role: Role, viewsToday: number): number | null {
  const limit = limitsFor(role).dailyDetailViews;
  return limit === null ? null : Math.max(0, limit - viewsToday);
}
