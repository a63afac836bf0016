import { and, eq, isNull } from "drizzle-orm";
import { users } from "#drizzle/schema";
import type { Services } from "~/lib/services";

/** Keeps the first time. May be repeated. */
export async function closeProSetUp({ db, now }: Pick<Services, "db" | "now">, userId: string) {
  await db
    .update(users)
    .set({ proSetUpClosedAt: now() })
    .where(and(eq(users.id, userId), isNull(users.proSetUpClosedAt)));
}
