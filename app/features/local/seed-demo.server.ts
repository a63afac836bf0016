import { insertRows } from "#drizzle/json-rows";
import { accounts, users } from "#drizzle/schema";
import { demoPushedNotices } from "#drizzle/seed/portal-files/demo";
import { ingestNotices } from "~/features/ingest/ingest-notices.server";
import { noticeOfPushed, pushSchema } from "~/features/ingest/push-schema";
import { readDueSources } from "~/features/ingest/read-due-sources.server";
import { readExchangeRate } from "~/features/exchange-rate/usd-rate.server";
import { recountBidTypes } from "~/features/opportunities/search-index.server";
import { runBatch } from "#drizzle/batch";
import type { Services } from "~/lib/services";
import { DEMO_PROFILES } from "./demo-profiles";

const DAY_MS = 24 * 60 * 60 * 1000;
const ONBOARDED_DAYS_AGO = 21;
const NOTICES_AT_ONCE = 100;
const PUSHING_PORTAL = { id: "ontario-municipal-demo", name: "Ontario municipal bids (demo)" };

/** Fills an empty local database: the demo accounts, the sources' notices and those that portals push. Repeatable. */
export async function seedDemo(services: Services): Promise<"seeded" | "already seeded"> {
  const { db, now } = services;
  const [anybody] = await db.select({ id: users.id }).from(users).limit(1);
  if (anybody) return "already seeded";

  const startedAt = now();
  await readDueSources(services, { all: true });
  await readExchangeRate(services);
  const { notices } = pushSchema.parse({ notices: demoPushedNotices(startedAt) });
  for (let start = 0; start < notices.length; start += NOTICES_AT_ONCE) {
    const piece = notices.slice(start, start + NOTICES_AT_ONCE).map(noticeOfPushed);
    await ingestNotices(db, PUSHING_PORTAL, piece, startedAt);
  }
  const onboardedAt = new Date(startedAt.getTime() - ONBOARDED_DAYS_AGO * DAY_MS);
  await runBatch(db, [
    ...recountBidTypes(),
    // Last, so that a seeding that died starts anew.
    insertRows(
      accounts,
      Object.values(DEMO_PROFILES).map(({ id, email, companyName }) => ({
        id,
        email,
        companyName,
        verifiedAt: onboardedAt,
        createdAt: onboardedAt,
      })),
    ),
    insertRows(
      users,
      Object.values(DEMO_PROFILES).map((profile) => ({
        ...profile,
        regions: [...profile.regions],
        serviceTypes: [...profile.serviceTypes],
        createdAt: onboardedAt,
        onboardedAt,
      })),
    ),
  ]);
  return "seeded";
}
