import type { ServiceKey } from "../service-types";
import { addDays, atHour, daysBetween, localDay, TORONTO } from "../zoned-time";

/** Why an opportunity was assigned to a trade: words, a code or a tag from the notice itself. */
export type MatchReason = { service: ServiceKey; kind: "code" | "phrase" | "tag"; text: string };

/** Why an opportunity was given its places: the part of the notice that decided, and its words. */
export type PlaceReason = { why: string; words: string | null };

export const URGENT_WITHIN_DAYS = 7;
export const PAGE_SIZE = 20;
/** A page with more cards would be too large for a phone. The list then says that it ends. */
export const MOST_CARDS = 500;

/** Calendar days from today to the deadline, in the given time zone; -1 once the deadline has passed. */
export function daysLeft(deadline: Date, now: Date, timeZone: string): number {
  if (deadline.getTime() <= now.getTime()) return -1;
  return daysBetween(localDay(now, timeZone), localDay(deadline, timeZone));
}

export function daysLeftLabel(days: number): string {
  if (days < 0) return "Expired";
  if (days === 0) return "Due today";
  return days === 1 ? "1 day left" : `${days} days left`;
}

export function isUrgent(days: number): boolean {
  return days >= 0 && days <= URGENT_WITHIN_DAYS;
}

/**
 * The end of the week in which an open bid is urgent: it is if it closes before. One instant for every place, because
 * the two zones in which dates are shown, Toronto's and New York's, have the same clock.
 */
export function urgentUntil(now: Date): Date {
  return startOfDayAfter(now, URGENT_WITHIN_DAYS + 1);
}

/** Midnight at the start of the day that many days from today, in Toronto. */
export function startOfDayAfter(now: Date, days: number): Date {
  return atHour(addDays(localDay(now, TORONTO), days), 0, TORONTO);
}

/** Feeds, counts, digests and alerts show open opportunities: active, and not past the closing date if there is one. */
export function isOpen(opportunity: { status: string; deadline: Date | null }, now: Date): boolean {
  return opportunity.status === "active" && (opportunity.deadline === null || opportunity.deadline > now);
}

export type OpportunityAmounts = Partial<
  Record<"contractValue" | "estimatedValue" | "budgetMax" | "budgetMin", number | null>
>;

/** The amount to show for an opportunity: the first of these that the source stated, or `null`. */
export function statedValue(amounts: OpportunityAmounts): number | null {
  return amounts.contractValue ?? amounts.estimatedValue ?? amounts.budgetMax ?? amounts.budgetMin ?? null;
}

const ACRONYMS: ReadonlySet<string> = new Set(["hvac"]);

/** "snow-removal" reads "Snow Removal". */
export function categoryLabel(category: string): string {
  return category
    .split("-")
    .map((word) => (ACRONYMS.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(" ");
}
