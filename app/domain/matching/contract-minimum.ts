import { minimumInDollars, wholeDollars } from "../money";

export const ANY_MINIMUM = "any";

/** The settings page's choices (spec section 2). Section 3 says how they differ from the profile page's. */
export const SETTINGS_MINIMUMS = [ANY_MINIMUM, "50000", "100000", "250000", "500000", "1000000"] as const;

/** The settings page's choices, plus the stored minimum if it was chosen elsewhere, so that saving keeps it. */
export function settingsMinimums(stored: string): ReadonlyArray<string> {
  return [...new Set<string>([...SETTINGS_MINIMUMS, stored])];
}

/** The profile page's choices, before Other (Custom). */
export const PROFILE_MINIMUMS = [ANY_MINIMUM, "10000", "50000", "100000", "500000", "1000000"] as const;

const andOver = (amount: number) => `${wholeDollars(amount)} and over`;

const PLAIN_AMOUNT = /^\d{1,12}$/;

/** "Any value", "$50,000 and over"; text that is not a plain amount is returned unchanged. */
export function contractMinimumLabel(minimum: string): string {
  if (minimum === ANY_MINIMUM) return "Any value";
  return PLAIN_AMOUNT.test(minimum) ? andOver(minimumInDollars(minimum)) : minimum;
}

/** Tells the user how we understood a typed minimum: "Read as $75,000 and over." */
export function interpretedMinimum(text: string): string {
  const amount = minimumInDollars(text);
  return amount > 0 ? `Read as ${andOver(amount)}.` : "Read as any value, because there is no amount in it.";
}
