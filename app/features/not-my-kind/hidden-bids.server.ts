import { eq } from "drizzle-orm";
import { runBatch, runOne } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { hiddenBids, opportunities, type Profile } from "#drizzle/schema";
import { effectivePreferences } from "~/domain/matching/effective-preferences";
import { type Exclusion, exclusionOf, MAX_EXCLUSIONS, wordsToOffer } from "~/domain/matching/exclusions";
import { tradeThatFits } from "~/domain/matching/match-profile";
import { closeSockets } from "~/features/sockets/close-sockets.server";
import type { Services } from "~/lib/services";
import {
  addExclusions,
  type Brought,
  countUnwanted,
  deleteHiddenBid,
  dropOldestHidden,
  insertHiddenBid,
  listUnwanted,
  removeExclusion,
  touchHidden,
  uncountUnwanted,
} from "./hidden-bids.sql.server";

const RULES_LISTED = 500;

/** Everything about a bid that says why it came. */
async function findBid(db: Database, id: number) {
  const { title, language, status, region, city, places, services, reasons } = opportunities;
  const [bid] = await db
    .select({ id: opportunities.id, title, language, status, region, city, places, services, reasons })
    .from(opportunities)
    .where(eq(opportunities.id, id));
  return bid ?? null;
}

type Bid = NonNullable<Awaited<ReturnType<typeof findBid>>>;

/** The trade and the rule that brought a bid to a person. What people typed is theirs, so it is not counted by its words. */
function broughtBy(bid: Bid, profile: Profile): Brought {
  const trade = tradeThatFits(effectivePreferences(profile), bid);
  if (trade === null) return { trade: bid.services[0] ?? "none", rule: "own words" };
  const reasons = bid.reasons.filter(({ service }) => service === trade);
  const reason = reasons.find(({ kind }) => kind === "phrase") ?? reasons[0];
  return { trade, rule: reason ? `${reason.kind}: ${reason.text.toLowerCase()}` : "unknown" };
}

/** Leaves a bid out for a person. Leaving it out twice changes nothing. Returns false if there is no such bid. */
export async function hideBid(services: Services, profile: Profile, bidId: number): Promise<boolean> {
  const { db, now } = services;
  const bid = await findBid(db, bidId);
  if (!bid) return false;
  const own = { userId: profile.id, bidId };
  const brought = broughtBy(bid, profile);
  await runBatch(db, [
    countUnwanted(own, brought),
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

/** Leaves out titles with these words. Words that are left out already do not count again. */
export async function excludeWords(
  services: Services,
  profile: Profile,
  words: ReadonlyArray<string>,
): Promise<"excluded" | "none" | "too-many"> {
  const stored = new Set(profile.excluded.map(({ stems }) => stems));
  const given = words.map(exclusionOf).filter((each): each is Exclusion => each !== null);
  const added = [...new Map(given.map((each) => [each.stems, each])).values()].filter(
    ({ stems }) => !stored.has(stems),
  );
  if (added.length === 0) return "none";
  if (stored.size + added.length > MAX_EXCLUSIONS) return "too-many";
  await runOne(services.db, addExclusions(profile.id, added));
  await closeSockets(services, { accountId: profile.id }, "stale");
  return "excluded";
}

export async function allowWords(services: Services, profile: Profile, words: string): Promise<void> {
  const exclusion = exclusionOf(words);
  if (exclusion === null) return;
  await runOne(services.db, removeExclusion(profile.id, exclusion.stems));
  await closeSockets(services, { accountId: profile.id }, "stale");
}

export type NotMyKindView = {
  id: number;
  title: string;
  language: string;
  isHidden: boolean;
  /** Words of the title that are not left out yet. */
  offered: Array<string>;
};

/** A bid and the words of its title that a person may leave out; `null` if there is none. */
export async function loadNotMyKind(
  { db }: Services,
  profile: Profile,
  bidId: number,
): Promise<NotMyKindView | null> {
  const bid = await findBid(db, bidId);
  if (bid?.status !== "active") return null;
  const hidden = await listHiddenIds(db, profile);
  const { serviceTypes } = effectivePreferences(profile);
  const stored = new Set(profile.excluded.map(({ stems }) => stems));
  return {
    ...{ id: bid.id, title: bid.title, language: bid.language, isHidden: hidden.includes(bid.id) },
    offered: wordsToOffer({ title: bid.title, reasons: reasonsFor(bid, profile), serviceTypes })
      .filter(({ stems }) => !stored.has(stems))
      .map(({ words }) => words),
  };
}

/** The reasons of the trade that fits the person; of every trade if none does. */
function reasonsFor(bid: Bid, profile: Profile) {
  const trade = tradeThatFits(effectivePreferences(profile), bid);
  return trade === null ? bid.reasons : bid.reasons.filter(({ service }) => service === trade);
}

export function listUnwantedRules(db: Database) {
  return runOne(db, listUnwanted(RULES_LISTED));
}
