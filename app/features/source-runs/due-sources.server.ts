import { MINUTE_MS } from "~/domain/duration";
import type { Services } from "~/lib/services";
import { SOURCES } from "~/sources";
import type { Source } from "~/sources/source";
import { forgetOldAnswers } from "./answer-pieces.server";
import { endOldLeases } from "./source-leases.server";
import { listUnfinished } from "./source-pieces.server";
import { type LastRun, listLastRuns } from "./source-runs.server";

/** After a failure the portal is read again sooner than usual, but not at once. */
const RETRY_MINUTES = 60;

/** Whether the portal is to be read. A run that never finished counts as failed. */
export function isDue(source: Source, last: LastRun | undefined, now: Date): boolean {
  if (!last) return true;
  const troubled = last.outcome === "failed" || last.outcome === "running";
  const rest = (troubled ? Math.min(RETRY_MINUTES, source.everyMinutes) : source.everyMinutes) * MINUTE_MS;
  return now.getTime() - last.startedAt.getTime() >= rest;
}

/** Queues each source that is due, or whose last answer is not stored to its end. Returns their ids. */
export async function queueDueSources(services: Services): Promise<Array<string>> {
  const { db, now } = services;
  await forgetOldAnswers(db, now());
  await endOldLeases(db, now());
  const lastRuns = await listLastRuns(db);
  const unfinished = new Set((await listUnfinished(db)).map(({ source }) => source));
  const due = SOURCES.filter((source) => {
    const last = lastRuns.find((run) => run.source === source.id);
    return unfinished.has(source.id) || isDue(source, last, now());
  });
  const ids = due.map(({ id }) => id);
  await queueSources(services, ids);
  return ids;
}

export async function queueSources({ workQueue, now }: Services, sources: ReadonlyArray<string>) {
  const at = now().toISOString();
  await workQueue.push(sources.map((source) => ({ task: "source", source, at })));
}
