import { eq } from "drizzle-orm";
import { runBatch, runOne } from "#drizzle/batch";
import { sourceRuns } from "#drizzle/schema";
import { ingestNotices } from "~/features/ingest/ingest-notices.server";
import { recountBidTypes } from "~/features/search/search-index.sql.server";
import { logFailure, reasonOf } from "~/lib/log.server";
import type { Services } from "~/lib/services";
import { isPortalFault, type Source } from "~/sources/source";
import { closeRun, type SourceRunOutcome } from "./close-run.server";
import { listMeter } from "./portal-calls.server";
import { createPortalReader } from "./portal-reader.server";
import { insertSetAside, nothingRead, readItems } from "./read-items.server";

export type SourceRunResult = {
  outcome: SourceRunOutcome;
  reason: string | null;
  read: number;
  created: number;
  changed: number;
  unchanged: number;
  ignored: number;
  setAside: number;
  withdrawn: number;
};

/**
 * Reads a source in one go, over the network or from the bytes of a file: for operators and the demo. Always ends with a
 * row in `source_runs` that says what happened; never throws for a fault of the portal. Notices stored before a fault
 * remain, and none are closed.
 */
export async function runSource(
  services: Services,
  source: Source,
  file?: ReadableStream<Uint8Array>,
): Promise<SourceRunResult> {
  const { db, config } = services;
  const runId = crypto.randomUUID();
  const startedAt = services.now();
  const result: SourceRunResult = {
    outcome: "running",
    reason: null,
    read: 0,
    created: 0,
    changed: 0,
    unchanged: 0,
    ignored: 0,
    setAside: 0,
    withdrawn: 0,
  };
  const off = file ? null : source.offBecause(config.sourceKeys);
  if (off !== null) {
    Object.assign(result, { outcome: "off", reason: off });
    await db
      .insert(sourceRuns)
      .values({ id: runId, source: source.id, startedAt, finishedAt: startedAt, ...result });
    return result;
  }

  await db.insert(sourceRuns).values({ id: runId, source: source.id, startedAt, outcome: "running" });
  const reader = createPortalReader(services, listMeter(services, source));
  const found = nothingRead();
  const keep = async (notices: Parameters<typeof ingestNotices>[2]) => {
    const stored = await ingestNotices(
      services,
      { id: source.portal, name: source.name },
      notices,
      services.now(),
    );
    result.created += stored.created;
    result.changed += stored.changed;
    result.unchanged += stored.unchanged;
    result.ignored += stored.outdated + stored.repeated;
  };
  try {
    const items = file
      ? source.parse(file, startedAt)
      : source.read(reader.fetch, config.sourceKeys, startedAt);
    await readItems({ source, runId, items, keep }, found);
    if (found.setAside.length > 0) await runOne(db, insertSetAside(found));
    Object.assign(
      result,
      found.isUnchanged
        ? { outcome: "unchanged" }
        : await closeRun(services, source, found.listed, found.counts.read, startedAt),
    );
    // Without validators, a shrunken answer is requested in full again.
    if (result.outcome === "complete") await reader.keepValidators();
  } catch (error) {
    result.outcome = "failed";
    result.reason = isPortalFault(error) ? error.message : `Unexpected: ${reasonOf(error)}`;
    if (!isPortalFault(error)) logFailure("A source could not be read", error, { source: source.id, runId });
  }
  result.read = found.counts.read;
  result.setAside = found.counts.setAside;
  result.ignored += found.counts.ignored;
  await runBatch(db, [
    db
      .update(sourceRuns)
      .set({ ...result, finishedAt: services.now() })
      .where(eq(sourceRuns.id, runId)),
    ...(result.created + result.changed + result.withdrawn > 0 ? recountBidTypes() : []),
  ]);
  return result;
}
