import { sql } from "drizzle-orm";
import { integer, text } from "drizzle-orm/sqlite-core";

/** A random id that says nothing about its row. */
export const randomId = () =>
  text()
    .primaryKey()
    .$defaultFn(() => crypto.randomUUID());

/** Milliseconds since 1970 in the database, a `Date` in code. */
export const timestamp = () => integer({ mode: "timestamp_ms" });

export const createdAt = () =>
  timestamp()
    .notNull()
    .default(sql`(unixepoch() * 1000)`);

export const boolean = () => integer({ mode: "boolean" });
