import type { App } from "../support/app";

/** Filled by a migration, never by a request. */
const FIXED = "geo_divisions";

/** Every row of every table, so that "nothing changed" can be one comparison. */
export async function storedRows({ db }: App): Promise<Record<string, Array<unknown>>> {
  const { results: tables } = await db
    .prepare("select name from sqlite_master where type = 'table' and name not like '\\_cf%' escape '\\'")
    .all<{ name: string }>();
  const names = tables.map(({ name }) => name).filter((name) => name !== FIXED);
  const rows = await db.batch(names.map((name) => db.prepare(`select * from "${name}"`)));
  return Object.fromEntries(names.map((name, position) => [name, rows[position]!.results]));
}
