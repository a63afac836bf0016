import { and, eq, inArray } from "drizzle-orm";
import { runBatch, runOne } from "#drizzle/batch";
import { sourcePieces, sourceRuns } from "#drizzle/schema";
import type { Notice } from "~/domain/opportunities/notice";
import { logFailure, reasonOf } from "~/lib/log.server";
import type { Services } from "~/lib/services";
import { isPortalFault, type Source } from "~/sources/source";
import { findFresh } from "./ingest-notices.server";
import { listMeter } from "./portal-calls.server";
import { createPortalReader } from "./portal-reader.server";
import { insertSetAside, nothingRead, readItems } from "./read-items.server";
import { insertEnd, insertListed, insertNotices, type UnfinishedRun } from "./source-pieces.server";

export const STOPPED = "The reading stopped halfway.";

/**
 * Reads a portal's answer to its end, and keeps the notices that are new or changed as pieces to be stored. A fault of
 * the portal ends the answer. Returns the run, or `null` if the source is off.
 */
export async function readAnswer(services: Services, source: Source): Promise<UnfinishedRun | null> {
  const { db, now, config } = services;
  const startedAt = now();
  const id = crypto.randomUUID();
  const off = source.offBecause(config.sourceKeys);
  const run = { id, source: source.id, startedAt };
  if (off !== null) {
    await db.insert(sourceRuns).values({ ...run, outcome: "off", reason: off, finishedAt: startedAt });
    return null;
  }
  await runBatch(db, [
    ...failRuns(services, source.id, STOPPED),
    db.insert(sourceRuns).values({ ...run, outcome: "running" }),
  ]);
  const reader = createPortalReader(services, listMeter(services, source));
  const pieces = pieceWriter(services, source, id);
  const found = nothingRead();
  let fault: string | null = null;
  try {
    const items = source.read(reader.fetch, config.sourceKeys, startedAt);
    const keep = (notices: ReadonlyArray<Notice>) => pieces.keep(notices);
    await readItems({ source, runId: id, items, keep }, found);
  } catch (error) {
    if (pieces.hasFailed()) throw error;
    fault = isPortalFault(error) ? error.message : `Unexpected: ${reasonOf(error)}`;
    if (!isPortalFault(error))
      logFailure("A source could not be read", error, { source: source.id, runId: id });
  }
  const { unchanged, ignored } = pieces.counts;
  const counts = { ...found.counts, unchanged, ignored: found.counts.ignored + ignored };
  const [, , , stored] = await runBatch(db, [
    insertListed(id, found.listed),
    insertSetAside(found),
    insertEnd(id, { fault, isUnchanged: found.isUnchanged, validators: reader.validators() }),
    db.update(sourceRuns).set(counts).where(eq(sourceRuns.id, id)).returning(),
  ]);
  return stored[0]!;
}

/** Keeps what is new or changed, and counts the rest. */
function pieceWriter({ db }: Services, source: Source, runId: string) {
  const kept = new Set<string>();
  const counts = { unchanged: 0, ignored: 0 };
  let number = 0;
  let isStoring = false;
  return {
    counts,
    hasFailed: () => isStoring,
    async keep(notices: ReadonlyArray<Notice>) {
      isStoring = true;
      const { fresh, unchanged, outdated, repeated } = await findFresh(db, source.portal, notices, kept);
      counts.unchanged += unchanged;
      counts.ignored += outdated + repeated;
      for (const { key } of fresh) kept.add(key);
      if (fresh.length > 0) {
        const { count, statement } = insertNotices(runId, number, fresh);
        number += count;
        await runOne(db, statement);
      }
      isStoring = false;
    },
  };
}

/** Ends the runs of a source that are not done, and forgets what they have read. */
export function failRuns({ db, now }: Services, source: string, reason: string) {
  const open = and(eq(sourceRuns.source, source), eq(sourceRuns.outcome, "running"));
  const openIds = db.select({ id: sourceRuns.id }).from(sourceRuns).where(open);
  return [
    db.delete(sourcePieces).where(inArray(sourcePieces.runId, openIds)),
    db.update(sourceRuns).set({ outcome: "failed", reason, finishedAt: now() }).where(open),
  ];
}
