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

/** "Any value", "$50,000 and over"; a person's own words with how they are read: "75k (read as $75,000 and over)". */
export function contractMinimumLabel(minimum: string): string {
  if (minimum === ANY_MINIMUM) return "Any value";
  const amount = minimumInDollars(minimum);
  if (PLAIN_AMOUNT.test(minimum)) return andOver(amount);
  return `${minimum} (read as ${amount > 0 ? andOver(amount) : "any value"})`;
}

/** Tells the user how we understood a typed minimum: "Read as $75,000 and over." */
export function interpretedMinimum(text: string): string {
  return `Read as ${reading(text)}.`;
}

/** What is said when a minimum has been saved; `null` for one of the list, which needs no reading. */
export function savedMinimum(minimum: string): string | null {
  if (PROFILE_MINIMUMS.some((listed) => listed === minimum)) return null;
  return `Your minimum contract value, “${minimum}”, is read as ${reading(minimum)}.`;
}

function reading(text: string): string {
  const amount = minimumInDollars(text);
  return amount > 0 ? andOver(amount) : "any value, because there is no amount in it";
}
