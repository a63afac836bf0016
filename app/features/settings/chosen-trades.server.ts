import type { Profile } from "#drizzle/schema";
import { limitsFor } from "~/domain/billing/roles";
import { isServiceTypeId } from "~/domain/service-types";
import { OTHER_SERVICE } from "~/features/profile/selection";
import { storedServiceType } from "~/features/profile/selections.server";

type Stored = Pick<Profile, "role" | "serviceTypes">;

const HAS_WORDS = /[\p{L}\p{N}]/u;

/**
 * The service types to store for what is ticked and typed: known ones, those stored in the person's own words, and a new
 * one in their own words. `null` stands for one that is not on the list.
 */
export function tradesToStore(
  ticked: ReadonlyArray<string>,
  typed: string,
  { serviceTypes: stored }: Stored,
): Array<string | null> {
  const trades = ticked.map((trade) => {
    if (trade === OTHER_SERVICE && HAS_WORDS.test(typed))
      return storedServiceType({ selected: trade, custom: typed });
    return isServiceTypeId(trade) || stored.includes(trade) ? trade : null;
  });
  return [...new Set(trades)];
}

/** Those of the ticked service types that the person may choose, up to the plan's limit. */
export function listSelectableTrades(
  ticked: ReadonlyArray<string>,
  typed: string,
  stored: Stored,
): Array<string> {
  const known = tradesToStore(ticked, typed, stored).filter((trade) => trade !== null);
  return known.slice(0, limitsFor(stored.role).serviceTypes ?? undefined);
}
