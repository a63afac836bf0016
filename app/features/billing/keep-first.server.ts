import { eq, sql } from "drizzle-orm";
import { runOne, tagged } from "#drizzle/batch";
import { type Profile, users } from "#drizzle/schema";
import { keepPausedSql } from "~/features/subscriptions/entitlement.sql.server";
import type { Services } from "~/lib/services";

/** The only entries that a smaller plan covers. */
const ONE = sql`1`;

/** Puts a region and a trade of the person's own first, which are the ones that count under a smaller plan. */
export async function keepFirst(
  { db }: Pick<Services, "db">,
  { id, regions, serviceTypes }: Pick<Profile, "id" | "regions" | "serviceTypes">,
  kept: { region: string; trade: string },
): Promise<void> {
  const changes = {
    ...(regions.includes(kept.region) && { regions: keepPausedSql(users.regions, [kept.region], ONE) }),
    ...(serviceTypes.includes(kept.trade) && {
      serviceTypes: keepPausedSql(users.serviceTypes, [kept.trade], ONE),
    }),
  };
  if (Object.keys(changes).length === 0) return;
  await runOne(db, tagged("billing.keepFirst", db.update(users).set(changes).where(eq(users.id, id))));
}
