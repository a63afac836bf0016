import { and, desc, eq, isNull, lt } from "drizzle-orm";
import type { Database } from "#drizzle/client";
import { inJson } from "#drizzle/json-rows";
import { setAsideRecords, sourceRuns } from "#drizzle/schema";

/** The records of an answer that have no key, each by its hash; `null` for one that cannot be recognized. */
export type KeylessRecords = ReadonlyArray<string | null>;

/** How many complete answers back a record is looked for. */
const ANSWERS_COMPARED = 100;

/**
 * Finds out for which notices a record without a key could stand. A record that came in the same form while a notice was
 * still listed is not that notice, because an answer lists a notice once. Any other record could be it.
 */
export async function readKeyless(
  db: Database,
  source: string,
  today: KeylessRecords,
  now: Date,
): Promise<(unlistedSince: Date) => boolean> {
  if (today.length === 0) return () => false;
  const answers = await listAnswers(db, source, now);
  return (unlistedSince) => {
    const lastWith = answers.find(({ startedAt }) => startedAt < unlistedSince);
    return !areAmong(today, lastWith?.records ?? []);
  };
}

/** The last complete answers, newest first, with their records without a key. */
async function listAnswers(db: Database, source: string, now: Date) {
  const runs = await db
    .select({ id: sourceRuns.id, startedAt: sourceRuns.startedAt })
    .from(sourceRuns)
    .where(
      and(eq(sourceRuns.source, source), eq(sourceRuns.outcome, "complete"), lt(sourceRuns.startedAt, now)),
    )
    .orderBy(desc(sourceRuns.startedAt))
    .limit(ANSWERS_COMPARED);
  const records = await db
    .select({ runId: setAsideRecords.runId, contentHash: setAsideRecords.contentHash })
    .from(setAsideRecords)
    .where(
      and(
        inJson(
          setAsideRecords.runId,
          runs.map(({ id }) => id),
        ),
        isNull(setAsideRecords.key),
      ),
    );
  return runs.map(({ id, startedAt }) => ({
    startedAt,
    records: records.filter(({ runId }) => runId === id).map(({ contentHash }) => contentHash),
  }));
}

/** Whether each of these is one of those, counted as often as it comes. */
function areAmong(some: KeylessRecords, all: KeylessRecords): boolean {
  const left = new Map<string, number>();
  for (const hash of all) if (hash !== null) left.set(hash, (left.get(hash) ?? 0) + 1);
  return some.every((hash) => {
    const count = hash === null ? 0 : (left.get(hash) ?? 0);
    if (hash !== null) left.set(hash, count - 1);
    return count > 0;
  });
}
