import { eq } from "drizzle-orm";
import { runBatch, runOne } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { hiddenBids, type Profile } from "#drizzle/schema";
import { closeSockets } from "~/features/sockets/close-sockets.server";
import type { Services } from "~/lib/services";
import {
  countUnwanted,
  deleteHiddenBid,
  dropOldestHidden,
  insertHiddenBid,
  listUnwanted,
  touchHidden,
  uncountUnwanted,
} from "./hidden-bids.sql.server";
import { broughtBy, findBid } from "./why-it-came.server";

const RULES_LISTED = 500;

/** Leaves a bid out for a person. Leaving it out twice changes nothing. Returns false if there is no such bid. */
export async function hideBid(services: Services, profile: Profile, bidId: number): Promise<boolean> {
  const { db, now } = services;
  const bid = await findBid(db, bidId);
  if (!bid) return false;
  const own = { userId: profile.id, bidId };
  const brought = broughtBy(bid, profile);
  await runBatch(db, [
    ...(brought === null ? [] : [countUnwanted(own, brought)]),
    insertHiddenBid(own, brought, now()),
    dropOldestHidden(profile.id),
    touchHidden(profile.id),
  ]);
  await closeSockets(services, { accountId: profile.id }, "stale");
  return true;
}

export async function showBid(services: Services, profile: Profile, bidId: number): Promise<void> {
  const own = { userId: profile.id, bidId };
  await runBatch(services.db, [uncountUnwanted(own), deleteHiddenBid(own), touchHidden(profile.id)]);
  await closeSockets(services, { accountId: profile.id }, "stale");
}

/** The ids of the bids that a person leaves out. */
export async function listHiddenIds(
  db: Database,
  { id, hiddenRevision }: Pick<Profile, "id" | "hiddenRevision">,
): Promise<Array<number>> {
  if (hiddenRevision === 0) return [];
  const rows = await db
    .select({ bidId: hiddenBids.bidId })
    .from(hiddenBids)
    .where(eq(hiddenBids.userId, id))
    .orderBy(hiddenBids.bidId);
  return rows.map(({ bidId }) => bidId);
}

export function listUnwantedRules(db: Database) {
  return runOne(db, listUnwanted(RULES_LISTED));
}
