import { desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Database } from "#drizzle/client";
import { sourceRuns } from "#drizzle/schema";

/** The last run of each source. SQLite takes the other columns from the row with the maximum. */
export function listLastRuns(db: Database) {
  const startedAt = sql`max(${sourceRuns.startedAt})`.mapWith(sourceRuns.startedAt);
  return db
    .select({ ...getTableColumns(sourceRuns), startedAt })
    .from(sourceRuns)
    .groupBy(sourceRuns.source);
}

export type LastRun = Pick<typeof sourceRuns.$inferSelect, "outcome" | "startedAt">;

/** For operators, who wait until it has ended. */
export async function findRun(db: Database, id: string) {
  const [run] = await db.select().from(sourceRuns).where(eq(sourceRuns.id, id));
  return run ?? null;
}

export async function findLastRun(db: Database, source: string): Promise<LastRun | undefined> {
  const [last] = await db
    .select()
    .from(sourceRuns)
    .where(eq(sourceRuns.source, source))
    .orderBy(desc(sourceRuns.startedAt))
    .limit(1);
  return last;
}
