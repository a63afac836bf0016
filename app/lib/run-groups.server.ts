import { type AnyStatement, type RowsOfEach, runBatch } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { logFailure } from "./log.server";

type Group = ReadonlyArray<AnyStatement>;

export type GroupsOf<Groups extends Readonly<Record<string, Group>>> = {
  -readonly [Name in keyof Groups]: RowsOfEach<Groups[Name]> | null;
};

/**
 * Reads the parts of a page in one batch. If the batch fails, each part is read by itself, so that one broken part does
 * not take the others with it. A part that fails is logged and is `null`.
 */
export async function runGroups<const Groups extends Readonly<Record<string, Group>>>(
  db: Database,
  groups: Groups,
): Promise<GroupsOf<Groups>> {
  const parts = Object.entries(groups);
  try {
    const rows = await runBatch(
      db,
      parts.flatMap(([, statements]) => statements),
    );
    let taken = 0;
    return Object.fromEntries(
      parts.map(([name, { length }]) => [name, rows.slice(taken, (taken += length))]),
    ) as GroupsOf<Groups>;
  } catch (error) {
    logFailure("A page's batch failed", error);
  }
  const read = parts.map(async ([name, statements]) => {
    const rows = await runBatch(db, statements).catch((error: unknown) => {
      logFailure("A page's part could not be read", error, { part: name });
      return null;
    });
    return [name, rows] as const;
  });
  return Object.fromEntries(await Promise.all(read)) as GroupsOf<Groups>;
}
