import { eq } from "drizzle-orm";
import { portalValidators } from "#drizzle/schema";
import type { Services } from "~/lib/services";
import { type CallMeter, createPortalFetch } from "~/sources/polite-fetch";
import type { PortalFetch } from "~/sources/source";
import { userAgentOf } from "~/sources/user-agent";

/**
 * Reads portals with our User-Agent, and stores the validators (ETag, Last-Modified) after a successful run. The meter
 * counts the calls to a portal that limits them.
 */
export function createPortalReader(
  { db, portalFetch, now, sleep, config }: Services,
  meter: CallMeter | null,
): {
  fetch: PortalFetch;
  keepValidators: () => Promise<void>;
} {
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
        const row = { ...validators, storedAt: now() };
        await db
          .insert(portalValidators)
          .values({ url, ...row })
          .onConflictDoUpdate({ target: portalValidators.url, set: row });
      },
    },
  });
}
