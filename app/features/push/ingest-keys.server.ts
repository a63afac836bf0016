import { and, desc, eq, isNull } from "drizzle-orm";
import type { RowsOf } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { ingestKeys } from "#drizzle/schema";
import type { Notice } from "~/domain/opportunities/notice";
import { hashOfSecret, newSecret } from "~/lib/hash.server";

type Registration = { portal: string; hosts: ReadonlyArray<string>; home: string | null };

/**
 * Creates a bearer secret for a portal that sends us its notices, with links to its own hosts only, and registers the
 * country, province or state that it covers. The secret is shown once; only its hash is stored.
 */
export async function issueIngestKey(
  db: Database,
  { portal, hosts, home }: Registration,
  now: Date,
): Promise<string> {
  const secret = newSecret();
  const secretHash = await hashOfSecret(secret);
  await db.insert(ingestKeys).values({ secretHash, portal, hosts: [...hosts], home, createdAt: now });
  return secret;
}

/** Revokes every key of a portal; returns how many there were. */
export async function revokeIngestKeys(db: Database, portal: string, now: Date): Promise<number> {
  const revoked = await db
    .update(ingestKeys)
    .set({ revokedAt: now })
    .where(and(eq(ingestKeys.portal, portal), isNull(ingestKeys.revokedAt)))
    .returning();
  return revoked.length;
}

/** The keys that were issued, newest first, without the secrets' hashes. */
export function listKeys(db: Database, limit: number) {
  const { portal, hosts, home, createdAt, revokedAt } = ingestKeys;
  return db
    .select({ portal, hosts, home, createdAt, revokedAt })
    .from(ingestKeys)
    .orderBy(desc(createdAt))
    .limit(limit);
}

/** What each portal is registered with, the newest key first. */
export function listHomes(db: Database) {
  const { portal, home, createdAt } = ingestKeys;
  return db.select({ portal, home }).from(ingestKeys).orderBy(desc(createdAt));
}

/**
 * The home of each portal that is registered with one. A portal's newest key counts, whichever key it sends with; revoking
 * keys changes nothing, because its notices stay.
 */
export function homesOf(keys: RowsOf<ReturnType<typeof listHomes>>): Map<string, string> {
  const newest = new Map([...keys].reverse().map(({ portal, home }) => [portal, home]));
  return new Map([...newest].flatMap(([portal, home]) => (home === null ? [] : [[portal, home] as const])));
}

/** The notice with the home that its portal is registered with now. */
export function withHome(notice: Notice, home: string | undefined): Notice {
  const { home: _, ...place } = notice.place;
  return { ...notice, place: home === undefined ? place : { ...place, home } };
}
