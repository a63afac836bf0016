import { drizzle } from "drizzle-orm/d1";
import * as schema from "./schema";

const connect = (d1: D1Database) => drizzle(d1, { schema, casing: "snake_case" });

export type Database = ReturnType<typeof connect>;

/** Cached by binding, because setting up the schema takes longer than most requests. */
const databases = new WeakMap<D1Database, Database>();

export function createDatabase(d1: D1Database): Database {
  const known = databases.get(d1);
  if (known) return known;
  const database = connect(d1);
  databases.set(d1, database);
  return database;
}
