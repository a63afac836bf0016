import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#drizzle/client";
import { ingestKeys } from "#drizzle/schema";
import { hashOfSecret, newSecret } from "~/lib/hash.server";

/**
 * Creates a bearer secret for a portal that sends us its notices, with links to its own hosts only. The secret is shown
 * once; only its hash is stored.
 */
export async function issueIngestKey(
  db: Database,
  { portal, hosts }: { portal: string; hosts: ReadonlyArray<string> },
  now: Date,
): Promise<string> {
  const secret = newSecret();
  const secretHash = await hashOfSecret(secret);
  await db.insert(ingestKeys).values({ secretHash, portal, hosts: [...hosts], createdAt: now });
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
