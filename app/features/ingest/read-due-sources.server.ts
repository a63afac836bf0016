import { MINUTE_MS } from "~/domain/duration";
import type { Services } from "~/lib/services";
import { SOURCES } from "~/sources";
import { runSource } from "./run-source.server";
import { listLastRuns } from "./source-runs.server";

/** After a failure the portal is read again sooner than usual, but not at once. */
const RETRY_MINUTES = 60;

/**
 * After storing this many notices, the next timed job reads the other sources: one invocation may run 1,000 statements,
 * and a piece of up to 250 notices takes 20.
 */
const STORED_AT_ONCE = 2_000;

/** Reads the sources that are due, one after another. A run that never finished counts as failed. */
export async function readDueSources(
  services: Services,
  options: { all?: boolean; storedAtOnce?: number } = {},
) {
  const { db, now } = services;
  const { all = false, storedAtOnce = STORED_AT_ONCE } = options;
  const lastRuns = await listLastRuns(db);
  const results: Record<string, string> = {};
  let stored = 0;
  for (const source of SOURCES) {
    const last = lastRuns.find((run) => run.source === source.id);
    const troubled = last !== undefined && (last.outcome === "failed" || last.outcome === "running");
    const rest = (troubled ? Math.min(RETRY_MINUTES, source.everyMinutes) : source.everyMinutes) * MINUTE_MS;
    if (!all && last && now().getTime() - last.startedAt.getTime() < rest) continue;
    if (!all && stored >= storedAtOnce) break;
    const { outcome, created, changed, withdrawn } = await runSource(services, source);
    results[source.id] = outcome;
    stored += created + changed + withdrawn;
  }
  return results;
}
