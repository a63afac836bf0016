import { and, desc, eq } from "drizzle-orm";
import { runBatch, runOne } from "#drizzle/batch";
import { insertRows } from "#drizzle/json-rows";
import { setAsideRecords, type SOURCE_RUN_OUTCOMES, sourceRuns } from "#drizzle/schema";
import type { Notice } from "~/domain/opportunities/notice";
import { recountBidTypes } from "~/features/search/search-index.sql.server";
import { logFailure, reasonOf } from "~/lib/log.server";
import type { Services } from "~/lib/services";
import { isPortalFault, type Source, type SourceItem } from "~/sources/source";
import { ingestNotices } from "./ingest-notices.server";
import { listMeter } from "./portal-calls.server";
import { createPortalReader } from "./portal-reader.server";
import { withdrawMissing } from "./withdraw-missing.server";

export type SourceRunOutcome = (typeof SOURCE_RUN_OUTCOMES)[number];

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
 * Notices are stored in pieces of this many, or of this much text if that comes first. A piece takes about 20 statements,
 * of which one invocation may run 1,000: enough for a source with 10,000 notices.
 */
const NOTICES_AT_ONCE = 250;
const TEXT_AT_ONCE = 1_000_000;
const MAX_SET_ASIDE_KEPT = 200;
/** A row may have 2 MB, and a character three bytes. */
const MAX_TEXT = 500_000;
/** An answer with less than half of the last complete one's notices is treated as a fault of the portal. */
const SHRUNKEN_SHARE = 0.5;
const SHRUNKEN_FROM = 20;

/**
 * Reads a source once, over the network or from the bytes of a file. Always ends with a row in `source_runs` that says
 * what happened; never throws for a fault of the portal. Notices stored before a fault remain, and none are closed.
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
  const present = new Set<string>();
  try {
    const items = file
      ? source.parse(file, startedAt)
      : source.read(reader.fetch, config.sourceKeys, startedAt);
    const unchanged = await storeItems(services, { source, runId, items, present, result });
    Object.assign(
      result,
      unchanged ? { outcome: "unchanged" } : await closeRun(services, source, present, result, startedAt),
    );
    // Without validators, a shrunken answer is requested in full again.
    if (result.outcome === "complete") await reader.keepValidators();
  } catch (error) {
    result.outcome = "failed";
    result.reason = isPortalFault(error) ? error.message : `Unexpected: ${reasonOf(error)}`;
    if (!isPortalFault(error)) logFailure("A source could not be read", error, { source: source.id, runId });
  }
  await runBatch(db, [
    db
      .update(sourceRuns)
      .set({ ...result, finishedAt: services.now() })
      .where(eq(sourceRuns.id, runId)),
    ...(result.created + result.changed + result.withdrawn > 0 ? recountBidTypes() : []),
  ]);
  return result;
}

type Run = {
  source: Source;
  runId: string;
  items: AsyncIterable<SourceItem | "unchanged">;
  present: Set<string>;
  result: SourceRunResult;
};

/** Returns whether the portal answered that nothing has changed. */
async function storeItems(
  services: Services,
  { source, runId, items, present, result }: Run,
): Promise<boolean> {
  const { db, now } = services;
  let unchanged = false;
  let notices: Array<Notice> = [];
  let text = 0;
  let position = 0;
  const setAside: Array<typeof setAsideRecords.$inferInsert> = [];

  const store = async () => {
    const stored = await ingestNotices(services, { id: source.portal, name: source.name }, notices, now());
    result.created += stored.created;
    result.changed += stored.changed;
    result.unchanged += stored.unchanged;
    notices = [];
    text = 0;
  };

  for await (const found of items) {
    if (found === "unchanged") {
      unchanged = true;
      continue;
    }
    position++;
    const item = setAsideIfTooLong(found);
    switch (item.kind) {
      case "notice":
        result.read++;
        present.add(item.notice.key);
        notices.push(item.notice);
        text += textLength(item.notice);
        if (notices.length === NOTICES_AT_ONCE || text > TEXT_AT_ONCE) await store();
        break;
      case "ignored":
        result.ignored++;
        break;
      case "set-aside":
        result.setAside++;
        // The portal still lists it, so it must not be withdrawn.
        if (item.key !== null) present.add(item.key);
        if (setAside.length < MAX_SET_ASIDE_KEPT)
          setAside.push({ runId, position, key: item.key, reason: item.reason });
        break;
    }
  }
  if (notices.length > 0) await store();
  if (setAside.length > 0) await runOne(db, insertRows(setAsideRecords, setAside, "ignore"));
  return unchanged && position === 0;
}

const textLength = ({ sections, translation }: Notice) =>
  [...Object.values(sections), ...Object.values(translation?.sections ?? {})].join("").length;

function setAsideIfTooLong(item: SourceItem): SourceItem {
  if (item.kind !== "notice" || textLength(item.notice) <= MAX_TEXT) return item;
  return { kind: "set-aside", key: item.notice.key, reason: "Longer than a record may be" };
}

type Ending = Pick<SourceRunResult, "outcome" | "reason" | "withdrawn">;

/** Decides whether the answer is complete; if so, withdraws the notices that it lacks. */
async function closeRun(
  services: Services,
  source: Source,
  present: ReadonlySet<string>,
  { read }: SourceRunResult,
  now: Date,
): Promise<Ending> {
  const { db } = services;
  if (source.completeness === "delta") return { outcome: "complete", reason: null, withdrawn: 0 };

  const [last] = await db
    .select({ read: sourceRuns.read })
    .from(sourceRuns)
    .where(and(eq(sourceRuns.source, source.id), eq(sourceRuns.outcome, "complete")))
    .orderBy(desc(sourceRuns.startedAt))
    .limit(1);
  const before = last?.read ?? 0;
  if (read === 0 || (before >= SHRUNKEN_FROM && read < before * SHRUNKEN_SHARE)) {
    const reason = `${read} notices, after ${before} the last time: treated as a fault, nothing was closed.`;
    return { outcome: "shrunken", reason, withdrawn: 0 };
  }
  return {
    outcome: "complete",
    reason: null,
    withdrawn: await withdrawMissing(services, source.portal, present, now),
  };
}
