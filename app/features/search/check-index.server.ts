import { asc, gt, max } from "drizzle-orm";
import { runOne } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { opportunities } from "#drizzle/schema";
import { MINUTE_MS } from "~/domain/duration";
import type { Services } from "~/lib/services";
import { indexAgain } from "./rebuild-index.server";
import { listMissing } from "./search-index.sql.server";

/** Bids that one message looks at. Looking costs four rows for each, and few lack anything. */
const BIDS_AT_ONCE = 500;
const TICK_MS = 15 * MINUTE_MS;

/**
 * Looks for bids that search should find and does not, as after a change of the index's form, and adds them. Each trigger
 * looks at the next few of all bids; where it finds some, the work queue goes on from there until there are no more.
 */
export async function checkIndex(services: Services): Promise<number> {
  const { db, now } = services;
  const [last] = await db.select({ id: max(opportunities.id) }).from(opportunities);
  const windows = Math.floor((last?.id ?? 0) / BIDS_AT_ONCE) + 1;
  const tick = Math.floor(now().getTime() / TICK_MS);
  const start = (tick % windows) * BIDS_AT_ONCE;
  return checkIndexAfter(services, { after: start, start });
}

/** `start` is where the first of these steps began. */
type Step = { after: number; start: number };

/** One step, for the bids after this one. Returns how many lacked an entry. */
export async function checkIndexAfter(
  { db, now, workQueue }: Pick<Services, "db" | "now" | "workQueue">,
  { after, start }: Step,
): Promise<number> {
  const ids = await listNext(db, after);
  const missing = (await runOne(db, listMissing(ids, now()))).map(({ id }) => id);
  if (missing.length === 0 && ids.length > 0) return 0;
  await indexAgain(db, missing, now());
  const next = ids.length < BIDS_AT_ONCE ? 0 : ids.at(-1)!;
  if (!isRoundOver({ after, start }, next))
    await workQueue.push([{ task: "index", after: next, start, at: now().toISOString() }]);
  return missing.length;
}

/** At the table's end the steps go on at its beginning, until they are back where the first began. */
const isRoundOver = ({ after, start }: Step, next: number) =>
  after < start ? next === 0 || next >= start : next === 0 && start === 0;

async function listNext(db: Database, after: number): Promise<Array<number>> {
  const { id } = opportunities;
  const rows = await db
    .select({ id })
    .from(opportunities)
    .where(gt(id, after))
    .orderBy(asc(id))
    .limit(BIDS_AT_ONCE);
  return rows.map((row) => row.id);
}
