import { runBatch } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import type { Profile } from "#drizzle/schema";
import { NOT_MY_KIND_PAGE } from "~/content/not-my-kind";
import { effectivePreferences } from "~/domain/matching/effective-preferences";
import { type Exclusion, wordsToOffer } from "~/domain/matching/exclusions";
import { COUNT_CAP, findMatchCount } from "~/features/search/find-opportunities.server";
import { hidingOf } from "~/features/search/hidden.sql.server";
import type { Services } from "~/lib/services";
import { listHiddenIds } from "./hidden-bids.server";
import { type Bid, findBid, reasonsFor } from "./why-it-came.server";

export type NotMyKindView = {
  id: number;
  title: string;
  language: string;
  isHidden: boolean;
  /** Words of the title that are not left out yet, and what leaving them out would take from the feed. */
  offered: Array<{ words: string; effect: string | null }>;
};

/** A bid and, once it is left out, the words of its title that a person may leave out too; `null` if there is none. */
export async function loadNotMyKind(
  services: Services,
  profile: Profile,
  bidId: number,
): Promise<NotMyKindView | null> {
  const { db } = services;
  const bid = await findActiveBid(db, bidId);
  if (!bid) return null;
  const { id, title, language } = bid;
  const isHidden = (await listHiddenIds(db, profile)).includes(id);
  const offered = isHidden ? await withEffects(services, profile, wordsOf(bid, profile)) : [];
  return { id, title, language, isHidden, offered };
}

/** The words of a bid's title that a person may leave out; `null` if there is no such bid. */
export async function listOfferedWords(
  { db }: Services,
  profile: Profile,
  bidId: number,
): Promise<Array<string> | null> {
  const bid = await findActiveBid(db, bidId);
  return bid && wordsOf(bid, profile).map(({ words }) => words);
}

async function findActiveBid(db: Database, id: number) {
  const bid = await findBid(db, id);
  return bid?.status === "active" ? bid : null;
}

function wordsOf(bid: Bid, profile: Profile): Array<Exclusion> {
  const { serviceTypes } = effectivePreferences(profile);
  const stored = new Set(profile.excluded.map(({ stems }) => stems));
  return wordsToOffer({ title: bid.title, reasons: reasonsFor(bid, profile), serviceTypes }).filter(
    ({ stems }) => !stored.has(stems),
  );
}

/** Counts what the feed would lose. Above the cap of counts nobody knows, so nothing is said. */
async function withEffects(
  { db, now }: Services,
  profile: Profile,
  offered: ReadonlyArray<Exclusion>,
): Promise<NotMyKindView["offered"]> {
  const preferences = effectivePreferences(profile);
  const { excluded } = profile;
  const wanted = [excluded, ...offered.map((each) => [...excluded, each])];
  const [all = 0, ...left] = (
    await runBatch(
      db,
      wanted.map((words) => findMatchCount({ ...preferences, excluded: words }, now(), hidingOf(profile))),
    )
  ).map(([row]) => row?.found ?? 0);
  return offered.map(({ words }, index) => ({
    words,
    effect: all > COUNT_CAP ? null : NOT_MY_KIND_PAGE.effect(all - (left[index] ?? 0), all),
  }));
}
