import { type AnyStatement, type RowsOfEach, runBatch } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { logFailure } from "./log.server";

type Group = ReadonlyArray<AnyStatement>;

/** The parts of a page, each with the statements that read it. */
export type Groups = Readonly<Record<string, Group>>;

export type RowsOfGroups<G extends Groups> = { -readonly [Name in keyof G]: RowsOfEach<G[Name]> };

/** A part that could not be read is `null`. */
export type GroupsOf<G extends Groups> = { -readonly [Name in keyof G]: RowsOfEach<G[Name]> | null };

/** Reads all parts of a page in one batch. */
export async function runTogether<const G extends Groups>(db: Database, groups: G): Promise<RowsOfGroups<G>> {
  const parts = Object.entries(groups);
  const rows = await runBatch(
    db,
    parts.flatMap(([, statements]) => statements),
  );
  let taken = 0;
  return Object.fromEntries(
    parts.map(([name, { length }]) => [name, rows.slice(taken, (taken += length))]),
  ) as RowsOfGroups<G>;
}

/**
 * Reads the parts of a page in one batch. If the batch fails, each part is read by itself, so that one broken part does
 * not take the others with it. A part that fails is logged and is `null`.
 */
export async function runGroups<const G extends Groups>(db: Database, groups: G): Promise<GroupsOf<G>> {
  try {
    return await runTogether(db, groups);
  } catch (error) {
    logFailure("A page's batch failed", error);
  }
  const read = Object.entries(groups).map(async ([name, statements]) => {
    const rows = await runBatch(db, statements).catch((error: unknown) => {
      logFailure("A page's part could not be read", error, { part: name });
      return null;
    });
    return [name, rows] as const;
  });
  return Object.fromEntries(await Promise.all(read)) as GroupsOf<G>;
}
