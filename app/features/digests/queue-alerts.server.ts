import { desc, eq } from "drizzle-orm";
import { type RowsOf, runBatch, runOne } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { digestRuns } from "#drizzle/schema";
import { HOUR_MS } from "~/domain/duration";
import { indexStems } from "~/domain/matching/index-words";
import { inCanadianDollars, type UsdRate } from "~/domain/money";
import { findUsdRate, usdRateOf } from "~/features/exchange-rate/usd-rate.server";
import type { Services } from "~/lib/services";
import { cellNamesOf, indexNewPreferences } from "./alert-preferences.server";
import { deleteUnusedPreferences } from "./alert-preferences.sql.server";
import {
  type AlertCandidate,
  findMarksAt,
  insertAlertRun,
  insertAlerts,
  listChangedContracts,
  type Marks,
} from "./queue-alerts.sql.server";

/** How far the very first run looks back. Every other run starts where the last one ended. */
const FIRST_LOOK_BACK_MS = 48 * HOUR_MS;
const CANDIDATES_AT_ONCE = 500;

/**
 * Queues one alert for each subscriber with matching contracts that are new or have materially changed since the last
 * run. The messages and the run's mark are one transaction. The stored messages also record which opportunities a
 * subscriber was alerted to, so that none is announced twice. Returns how many messages were queued.
 */
export async function queueInstantAlerts(services: Services): Promise<number> {
  const { db, now } = services;
  const { isFirst, from, upto } = await readMarks(db, now());
  // The very first run always stores a mark, because the later ones start from it.
  if (!isFirst && upto.opportunity <= from.opportunity && upto.version <= from.version) return 0;
  await indexNewPreferences(db);

  const candidates = await listAlertCandidates(services, from, upto);
  const tick = now().toISOString();
  const run = { runId: `alert:${tick}`, tick, now: now(), from, upto, candidates };
  const [queued] = await runBatch(db, [insertAlerts(run), insertAlertRun(run), deleteUnusedPreferences()]);
  return queued.length;
}

/** Where the last run ended, or the start of the first look back, and the newest opportunity and change. */
async function readMarks(db: Database, now: Date) {
  const [[last], [lookBack], [upto]] = await runBatch(db, [
    db
      .select({ opportunity: digestRuns.uptoOpportunity, version: digestRuns.uptoVersion })
      .from(digestRuns)
      .where(eq(digestRuns.kind, "alert"))
      .orderBy(desc(digestRuns.startedAt))
      .limit(1),
    findMarksAt(new Date(now.getTime() - FIRST_LOOK_BACK_MS)),
    findMarksAt(now),
  ]);
  return { isFirst: last === undefined, from: last ?? lookBack!, upto: upto! };
}

export async function listAlertCandidates({ db, now }: Services, from: Marks, upto: Marks) {
  const candidates: Array<AlertCandidate> = [];
  const rate = usdRateOf(await findUsdRate(db));
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
