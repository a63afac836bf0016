import { eq } from "drizzle-orm";
import type { Database } from "#drizzle/client";
import { portalValidators } from "#drizzle/schema";
import type { Services } from "~/lib/services";
import { type CallMeter, createPortalFetch, type Validators } from "~/sources/polite-fetch";
import { userAgentOf } from "~/sources/user-agent";

/**
 * Reads portals with our User-Agent, and with the validators (ETag, Last-Modified) of their last good answers. The meter
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
    async findValidators(url) {
      const [known] = await db.select().from(portalValidators).where(eq(portalValidators.url, url));
      return known ?? null;
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
