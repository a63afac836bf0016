import { MINUTE_MS } from "~/domain/duration";
import { SOURCES } from "~/sources";
import type { Services } from "~/lib/services";
import { runSource } from "./run-source.server";
import { listLastRuns } from "./source-runs.server";

/** After a failure the portal is read again sooner than usual, but not at once. */
const RETRY_MINUTES = 60;

/** Reads every source that is due, one after another. A run that never finished counts as failed. */
export async function readDueSources(services: Services, options: { all?: boolean } = {}) {
  const { db, now } = services;
  const lastRuns = await listLastRuns(db);
  const results: Record<string, string> = {};
  for (const source of SOURCES) {
    const last = lastRuns.find((run) => run.source === source.id);
    const troubled = last !== undefined && (last.outcome === "failed" || last.outcome === "running");
    const rest = (troubled ? Math.min(RETRY_MINUTES, source.everyMinutes) : source.everyMinutes) * MINUTE_MS;
    if (!options.all && last && now().getTime() - last.startedAt.getTime() < rest) continue;
    results[source.id] = (await runSource(services, source)).outcome;
  }
  return results;
}
