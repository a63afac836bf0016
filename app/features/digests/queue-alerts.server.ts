import { and, desc, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import { type RowsOf, runBatch, runOne } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { digestRuns } from "#drizzle/schema";
import { HOUR_MS } from "~/domain/duration";
import { indexStems } from "~/domain/matching/index-words";
import { inCanadianDollars, type UsdRate } from "~/domain/money";
import { usdRateOf } from "~/features/exchange-rate/usd-rate.server";
import { findUsdRate } from "~/features/exchange-rate/usd-rate.sql.server";
import type { Services } from "~/lib/services";
import { cellNamesOf, indexNewPreferences } from "./alert-preferences.server";
import { deleteUnusedPreferences } from "./alert-preferences.sql.server";
import { findLastReader, NOBODY, type Reader } from "./alert-readers.sql.server";
import {
  type AlertCandidate,
  type AlertRun,
  continueAlertRun,
  findMarksAt,
  insertAlertRun,
  insertAlerts,
  listChangedContracts,
  type Marks,
} from "./queue-alerts.sql.server";

/** How far the very first run looks back. Every other run starts where the last one ended. */
const FIRST_LOOK_BACK_MS = 48 * HOUR_MS;
const CANDIDATES_AT_ONCE = 500;
/** One transaction for so many readers takes a fraction of a second, however many contracts are new. */
export const READERS_AT_ONCE = 600;

/**
 * Queues one alert for each subscriber with matching contracts that are new or have materially changed since the last
 * run. A run of many readers goes in parts, which the work queue continues; the messages of a part and how far it came
 * are one transaction. The stored messages also record which opportunities a subscriber was alerted to, so that none is
 * announced twice. Returns how many messages this part has queued.
 */
export async function queueAlerts(
  services: Services,
  { readersAtOnce = READERS_AT_ONCE }: { readersAtOnce?: number } = {},
): Promise<{ queued: number; isDone: boolean }> {
  const { db, now, workQueue } = services;
  const { isFirst, from, upto, open } = await readMarks(db, now());
  // The very first run always stores a mark, because the later ones start from it.
  if (!open && !isFirst && upto.opportunity <= from.opportunity && upto.version <= from.version)
    return { queued: 0, isDone: true };
  // Also between parts: who has changed their wishes meanwhile would be in none of them.
  await indexNewPreferences(db);

  const after = open ? doneOf(open) : NOBODY;
  const [last] = await runOne(db, findLastReader(after, readersAtOnce));
  const tick = now().toISOString();
  const run: AlertRun = {
    ...(open ? { runId: open.id, tick: open.period } : { runId: `alert:${tick}`, tick }),
    now: now(),
    from,
    upto,
    readers: { after, upto: last ?? null },
    candidates: await listAlertCandidates(services, from, upto),
  };
  const isDone = last === undefined;
  const [queued] = await runBatch(db, [
    insertAlerts(run),
    open ? continueAlertRun(run) : insertAlertRun(run),
    ...(isDone ? [deleteUnusedPreferences()] : []),
  ]);
  if (!isDone) await workQueue.push([{ task: "alerts", at: tick }]);
  return { queued: queued.length, isDone };
}

type StoredRun = typeof digestRuns.$inferSelect;

const doneOf = ({ donePreferences, doneReader }: StoredRun): Reader => ({
  preferences: donePreferences,
  reader: doneReader,
});

/** Where the last run ended, or the start of the first look back, up to where this one goes, and the run if it is open. */
async function readMarks(db: Database, now: Date) {
  const alerts = eq(digestRuns.kind, "alert");
  const listLast = (state: SQL) =>
    db.select().from(digestRuns).where(and(alerts, state)).orderBy(desc(digestRuns.startedAt)).limit(1);
  const [[last], [open], [newest]] = await runBatch(db, [
    listLast(isNotNull(digestRuns.completedAt)),
    listLast(isNull(digestRuns.completedAt)),
    findMarksAt(now),
  ]);
  const upto = open ? marksOf(open) : newest!;
  if (last) return { isFirst: false, from: marksOf(last), upto, open };
  const since = new Date((open?.startedAt ?? now).getTime() - FIRST_LOOK_BACK_MS);
  const [lookBack] = await runOne(db, findMarksAt(since));
  return { isFirst: true, from: lookBack!, upto, open };
}

const marksOf = ({ uptoOpportunity, uptoVersion }: StoredRun): Marks => ({
  opportunity: uptoOpportunity,
  version: uptoVersion,
});

export async function listAlertCandidates({ db, now }: Services, from: Marks, upto: Marks) {
  const candidates: Array<AlertCandidate> = [];
  const rate = usdRateOf(await runOne(db, findUsdRate()));
  for (let after = 0; ;) {
    const rows = await runOne(
      db,
      listChangedContracts({ from, upto, after, now: now(), limit: CANDIDATES_AT_ONCE }),
    );
    candidates.push(...rows.map((row) => candidateOf(row, rate)));
    const last = rows.at(-1);
    if (!last || rows.length < CANDIDATES_AT_ONCE) return candidates;
    after = last.id;
  }
}

function candidateOf(
  row: RowsOf<ReturnType<typeof listChangedContracts>>[number],
  rate: UsdRate,
): AlertCandidate {
  return {
    id: row.id,
    cad: inCanadianDollars(row.amount, row.currency, rate),
    cells: cellNamesOf(row),
    titleStems: indexStems(row.title),
  };
}
