import { eq } from "drizzle-orm";
import type { Database } from "#drizzle/client";
import { opportunities, type Profile } from "#drizzle/schema";
import { effectivePreferences } from "~/domain/matching/effective-preferences";
import { tradeThatFits } from "~/domain/matching/match-profile";
import type { Brought } from "./hidden-bids.sql.server";

/** Everything about a bid that says why it came. */
export async function findBid(db: Database, id: number) {
  const { title, language, status, region, city, places, services, reasons } = opportunities;
  const [bid] = await db
    .select({ id: opportunities.id, title, language, status, region, city, places, services, reasons })
    .from(opportunities)
    .where(eq(opportunities.id, id));
  return bid ?? null;
}

export type Bid = NonNullable<Awaited<ReturnType<typeof findBid>>>;

/** The reasons of the trade that fits the person; of every trade if none does. */
export function reasonsFor(bid: Bid, profile: Profile) {
  const trade = tradeThatFits(effectivePreferences(profile), bid);
  return trade === null ? bid.reasons : bid.reasons.filter(({ service }) => service === trade);
}

/**
 * The trade and the rule that brought a bid to a person; `null` if none of ours did. What people typed is theirs, so it is
 * not counted.
 */
export function broughtBy(bid: Bid, profile: Profile): Brought | null {
  const trade = tradeThatFits(effectivePreferences(profile), bid);
  if (trade === null) return null;
  const reasons = bid.reasons.filter(({ service }) => service === trade);
  const reason = reasons.find(({ kind }) => kind === "phrase") ?? reasons[0];
  return { trade, rule: reason ? `${reason.kind}: ${reason.text.toLowerCase()}` : "unknown" };
}
