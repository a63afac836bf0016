import { sql } from "drizzle-orm";
import { MINUTE_MS } from "~/domain/duration";
import { SOURCES } from "~/sources";
import type { Services } from "~/lib/services";
import { runSource } from "./run-source.server";

/** After a fault the portal is asked again sooner than its own rhythm, but not at once. */
const RETRY_MINUTES = 60;

type LastRun = { source: string; startedAt: number; outcome: string };

/** Reads every source whose time has come, one after the other. A run that died counts as one that failed. */
export async function readDueSources(services: Services, options: { all?: boolean } = {}) {
  const { db, now } = services;
  const lastRuns = await db.all<LastRun>(sql`
    select source, max(started_at) as startedAt, outcome from source_runs group by source
  `);
  const results: Record<string, string> = {};
  for (const source of SOURCES) {
    const last = lastRuns.find((run) => run.source === source.id);
    const troubled = last !== undefined && (last.outcome === "failed" || last.outcome === "running");
    const rest = (troubled ? Math.min(RETRY_MINUTES, source.everyMinutes) : source.everyMinutes) * MINUTE_MS;
    if (!options.all && last && now().getTime() - last.startedAt < rest) continue;
    results[source.id] = (await runSource(services, source)).outcome;
  }
  return results;
}
