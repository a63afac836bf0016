import { eq } from "drizzle-orm";
import { runBatch, runOne } from "#drizzle/batch";
import { insertRows } from "#drizzle/json-rows";
import { setAsideRecords, type SOURCE_RUN_OUTCOMES, sourceRuns } from "#drizzle/schema";
import type { Notice } from "~/domain/opportunities/notice";
import { recountBidTypes } from "~/features/search/search-index.sql.server";
import { log, logFailure, reasonOf } from "~/lib/log.server";
import type { Services } from "~/lib/services";
import { withoutContactDetails } from "~/sources/contact-details";
import { withOwnLinks } from "~/sources/own-links";
import { isPortalFault, type Source, type SourceItem } from "~/sources/source";
import { judgeAnswer } from "./completeness.server";
import { ingestNotices } from "./ingest-notices.server";
import { readKeyless } from "./keyless-records.server";
import { hashOf, isTooLongToStore, TOO_LONG } from "./notice-content.server";
import { isStorableKey } from "./notice-key";
import { listMeter } from "./portal-calls.server";
import { createPortalReader } from "./portal-reader.server";
import { type Missing, withdrawMissing } from "./withdraw-missing.server";

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
/** More of those without a key are kept, because the next answers' are compared with them. */
const MAX_KEYLESS_KEPT = 2_000;

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
  const listed: Listed = { keys: new Set(), withoutKey: [] };
  try {
    const items = file
      ? source.parse(file, startedAt)
      : source.read(reader.fetch, config.sourceKeys, startedAt);
    const unchanged = await storeItems(services, { source, runId, items, listed, result });
    Object.assign(
      result,
      unchanged ? { outcome: "unchanged" } : await closeRun(services, source, listed, result, startedAt),
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

/** What an answer lists. */
type Listed = {
  /** The keys of the notices that are open, also of those that could not be read. */
  keys: Set<string>;
  /** The records that have no key, which could be notices that have lost it. */
  withoutKey: Array<string | null>;
};

type Run = {
  source: Source;
  runId: string;
  items: AsyncIterable<SourceItem | "unchanged">;
  listed: Listed;
  result: SourceRunResult;
};

/** Returns whether the portal answered that nothing has changed. */
async function storeItems(
  services: Services,
  { source, runId, items, listed, result }: Run,
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
    result.ignored += stored.outdated + stored.repeated;
    notices = [];
    text = 0;
  };

  for await (const found of items) {
    if (found === "unchanged") {
      unchanged = true;
      continue;
    }
    position++;
    const item = setAsideIfUnstorable(found);
    switch (item.kind) {
      case "notice":
        // A notice counts once: a file that repeats a few rows may lack all the others.
        if (!listed.keys.has(item.notice.key)) result.read++;
        listed.keys.add(item.notice.key);
        notices.push(withOwnLinks(item.notice, source.hosts).notice);
        text += textLength(item.notice);
        if (notices.length === NOTICES_AT_ONCE || text > TEXT_AT_ONCE) await store();
        break;
      case "ignored":
        result.ignored++;
        break;
      case "set-aside": {
        result.setAside++;
        const contentHash = item.record === undefined ? null : await hashOf(item.record);
        // The portal still lists it, so it must not be withdrawn.
        if (item.key !== null) listed.keys.add(item.key);
        else listed.withoutKey.push(contentHash);
        if (setAside.length < (item.key === null ? MAX_KEYLESS_KEPT : MAX_SET_ASIDE_KEPT))
          setAside.push({
            ...{ runId, position, contentHash },
            key: item.key,
            reason: withoutContactDetails(item.reason),
          });
        break;
      }
    }
  }
  if (notices.length > 0) await store();
  if (setAside.length > 0) await runOne(db, insertRows(setAsideRecords, setAside, "ignore"));
  return unchanged && position === 0;
}

const textLength = ({ sections, translation }: Notice) =>
  [...Object.values(sections), ...Object.values(translation?.sections ?? {})].join("").length;

function setAsideIfUnstorable(item: SourceItem): SourceItem {
  if (item.kind !== "notice") return item;
  const { key } = item.notice;
  if (!isStorableKey(key)) {
    const reason = "The key has invisible or broken characters";
    return { kind: "set-aside", key: null, reason, record: JSON.stringify(item.notice) };
  }
  return isTooLongToStore(item.notice) ? { kind: "set-aside", key, reason: TOO_LONG } : item;
}

type Ending = Pick<SourceRunResult, "outcome" | "reason" | "withdrawn">;

/** Decides whether the answer is complete; if so, withdraws the notices that it lacks. */
async function closeRun(
  services: Services,
  source: Source,
  listed: Listed,
  { read }: SourceRunResult,
  now: Date,
): Promise<Ending> {
  if (source.completeness === "delta") return { outcome: "complete", reason: null, withdrawn: 0 };

  const verdict = await judgeAnswer(services.db, source, read, now);
  if (verdict.outcome === "shrunken") return { ...verdict, withdrawn: 0 };
  const couldBeListed = await readKeyless(services.db, source.id, listed.withoutKey, now);
  const missing = await withdrawMissing(
    services,
    source.portal,
    { present: listed.keys, couldBeListed },
    now,
  );
  const { withdrawn } = missing;
  if (listed.withoutKey.length === 0) return { ...verdict, withdrawn };
  const records = listed.withoutKey.length;
  log("warn", "A source has records without a key", { source: source.id, records, open: missing.doubtful });
  return { ...verdict, reason: reasonWithoutKey(records, missing), withdrawn };
}

function reasonWithoutKey(records: number, { doubtful }: Missing): string {
  const consequence =
    doubtful > 0
      ? `${doubtful} missing notices could be one of them, so none of these was closed.`
      : "No missing notice could be one of them.";
  return `Records without a key: ${records}. ${consequence}`;
}
