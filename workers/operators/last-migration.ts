import { readFileSync } from "node:fs";

const JOURNAL = new URL("../../drizzle/migrations/meta/_journal.json", import.meta.url);

/** The name of the project's newest migration. */
export function lastMigration(): string {
  const { entries } = JSON.parse(readFileSync(JOURNAL, "utf8")) as { entries: Array<{ tag: string }> };
  return entries.at(-1)!.tag;
}
