import { sql } from "drizzle-orm";
import { asDate, orNull, raw } from "#drizzle/batch";

/** When the newest migration was applied, from the list that wrangler keeps. */
export function findLastMigration() {
  return raw(sql`select unixepoch(max(applied_at)) * 1000 as at from d1_migrations`, { at: orNull(asDate) });
}
