import { eq } from "drizzle-orm";
import { runBatch } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { portalValidators } from "#drizzle/schema";
import type { Services } from "~/lib/services";
import { type CallMeter, createPortalFetch, type Validators } from "~/sources/polite-fetch";
import { userAgentOf } from "~/sources/user-agent";

/**
 * Reads portals with our User-Agent, and stores the validators (ETag, Last-Modified) after a successful run. The meter
 * counts the calls to a portal that limits them.
 */
export function createPortalReader(
  { db, portalFetch, now, sleep, config }: Services,
  meter: CallMeter | null,
) {
  return createPortalFetch({
    fetch: (url, init) => portalFetch(url, init),
    ...(meter ? { meter } : {}),
    userAgent: userAgentOf(config.origin),
    now,
    sleep,
    store: {
      async find(url) {
        const [known] = await db.select().from(portalValidators).where(eq(portalValidators.url, url));
        return known ?? null;
      },
      async keep(url, validators) {
        await runBatch(db, keepValidators(db, [{ url, ...validators }], now()));
      },
    },
  });
}

/** Stores the validators of answers that were read to their end. */
export function keepValidators(
  db: Database,
  all: ReadonlyArray<Validators & { url: string }>,
  storedAt: Date,
) {
  return all.map((validators) =>
    db
      .insert(portalValidators)
      .values({ ...validators, storedAt })
      .onConflictDoUpdate({ target: portalValidators.url, set: { ...validators, storedAt } }),
  );
}
