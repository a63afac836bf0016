import { and, eq, isNull, notExists, sql } from "drizzle-orm";
import { asJson, runBatch, runOne } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { insertRows } from "#drizzle/json-rows";
import { digestDeliveries, digestRuns, digestSelections } from "#drizzle/schema";
import type { DigestContent, DigestPreferences, SourceReading } from "~/domain/mail/digest";
import { createDigestSelector } from "~/domain/mail/digest-selection";
import type { Exclusion } from "~/domain/matching/exclusions";
import { criteriaOf } from "~/domain/matching/match-profile";
import { urgentUntil } from "~/domain/opportunities/opportunity";
import { type DigestListed, subjectsOf } from "~/emails/digest-subject";
import { usdRateOf } from "~/features/exchange-rate/usd-rate.server";
import { findUsdRate } from "~/features/exchange-rate/usd-rate.sql.server";
import { hashOfSecret } from "~/lib/hash.server";
import type { Services } from "~/lib/services";
import {
  dropRepeatedDeliveries,
  type GroupSelection,
  listGroups,
  queueDigests,
  setLastDigest,
  settleDeliveries,
} from "./build-digest.sql.server";
import { listDigestCandidates } from "./new-opportunities.server";
import { type DigestRun, findRun } from "./plan-digests.server";
import { findSourceReadings } from "./source-readings.sql.server";

/** One transaction queues the mail of so many sets of preferences, however many readers have them. */
const SETS_AT_ONCE = 100;
/** Alerts seldom differ among readers with the same preferences. If there are more groups, another call continues. */
const GROUPS_AT_ONCE = 300;
/**
 * What is new or closes soon is read once for so many transactions. With fewer, a run would read them many times over; with
 * more, one message of the queue would compute for many seconds.
 */
export const STEPS_AT_ONCE = 16;

/**
 * Stored preferences: regions, trades, minimum, summaries, since, changes since, whether it is the first digest, parts
 * off, words left out, bids left out. Runs planned by an earlier version lack the last two.
 */
type PlannedPreferences = [
  Array<string>,
  Array<string>,
  string,
  number,
  number,
  number,
  0 | 1,
  Array<string>,
  Array<Exclusion>?,
  Array<number>?,
];

type WaitingPreferences = {
  text: string;
  preferences: DigestPreferences;
  changesSince: number;
  isFirst: boolean;
};

/**
 * Queues a part of a run. Each transaction stores the mail and the outcomes of some sets of preferences. The selected bids
 * are stored once for each group of readers and not for each reader: a message names its selection, and the selection its bids. Stops
 * when the run is complete or after `steps` transactions; another call continues. Returns how many messages were queued.
 */
export async function buildDigest(
  services: Services,
  runId: string,
  { steps = STEPS_AT_ONCE }: { steps?: number } = {},
): Promise<{ queued: number; isDone: boolean }> {
  const run = await findRun(services, runId);
  if (run?.completedAt !== null) return { queued: 0, isDone: true };
  const waiting = await listWaiting(services.db, run.id, steps * SETS_AT_ONCE);
  const content = await readContent(services, run, waiting, services.now());

  let queued = 0;
  for (let from = 0; from < waiting.length; from += SETS_AT_ONCE) {
    const sets = waiting.slice(from, from + SETS_AT_ONCE);
    queued += await queueDigestsFor(services, run, sets, content);
  }
  return { queued, isDone: await completeRun(services, run.id) };
}

async function listWaiting(db: Database, runId: string, limit: number): Promise<Array<WaitingPreferences>> {
  const { preferences } = digestDeliveries;
  const rows = await db
    .select({
      text: preferences,
      planned: sql`${preferences}`.mapWith(asJson<PlannedPreferences>()).as("planned"),
    })
    .from(digestDeliveries)
    .where(isWaiting(runId))
    .groupBy(preferences)
    .orderBy(preferences)
    .limit(limit);
  return rows.map(({ text, planned }) => {
    const [
      regions,
      serviceTypes,
      contractValueMin,
      summaries,
      since,
      changesSince,
      first,
      partsOff,
      ...left
    ] = planned;
    const [excluded = [], hidden = []] = left;
    const preferences = {
      regions,
      serviceTypes,
      partsOff,
      excluded,
      hidden,
      contractValueMin,
      summaries,
      since,
    };
    return { text, preferences, changesSince, isFirst: first === 1 };
  });
}

const isWaiting = (runId: string) => and(eq(digestDeliveries.runId, runId), isNull(digestDeliveries.outcome));

type Content = {
  select: ReturnType<typeof createDigestSelector>;
  subjectOf: (listed: DigestListed) => string;
  coverage: ReadonlyArray<SourceReading>;
  /** The instant at which the listed bids are open. A run that stopped halfway may be built days after it was planned. */
  asOf: Date;
};

/** Loads what is new for these sets of preferences or closes soon, sorted into cells, and when each source was last read. */
async function readContent(
  { db }: Services,
  run: DigestRun,
  waiting: ReadonlyArray<WaitingPreferences>,
  asOf: Date,
): Promise<Content> {
  const [rates, coverage] = await runBatch(db, [findUsdRate(), findSourceReadings()]);
  const texts = new Set(waiting.flatMap(({ preferences }) => criteriaOf(preferences).anyTradeText));
  const window = { upto: run.uptoOpportunity, closingUntil: urgentUntil(asOf) };
  const found = await listDigestCandidates(db, {
    ...window,
    after: waiting.reduce(
      (after, { preferences }) => Math.min(after, preferences.since),
      run.uptoOpportunity,
    ),
    now: asOf,
    rate: usdRateOf(rates),
    texts: [...texts],
  });
  return { select: createDigestSelector(found, window), subjectOf: subjectsOf(asOf), coverage, asOf };
}

async function queueDigestsFor(
  { db, now }: Services,
  run: DigestRun,
  sets: ReadonlyArray<WaitingPreferences>,
  { select, subjectOf, coverage, asOf }: Content,
): Promise<number> {
  const part = { runId: run.id, upto: run.uptoOpportunity, sets: sets.map(({ text }) => text) };
  const groups: Array<GroupSelection> = [];
  const selections: Array<typeof digestSelections.$inferInsert> = [];
  for (const { readers, place, told } of await runOne(db, listGroups(part, GROUPS_AT_ONCE))) {
    const { text, preferences, changesSince, isFirst } = sets[place]!;
    const { closing, fresh, found, firstCloses } = select(preferences, new Set(told));
    if (closing.length + fresh.length === 0) {
      groups.push({ readers, selection: null, subject: null });
      continue;
    }
    const content: DigestContent = {
      preferences,
      closing,
      ids: fresh,
      found,
      isFirst,
      coverage,
      asOf: asOf.getTime(),
      changesSince,
      changesUpto: run.startedAt.getTime(),
    };
    const id = (await hashOfSecret(`${run.id} ${text} ${told.join()}`)).slice(0, 32);
    selections.push({ id, content, createdAt: run.startedAt });
    const subject = subjectOf({ closing: closing.length, fresh: fresh.length, firstCloses });
    groups.push({ readers, selection: id, subject });
  }

  const [, , queued] = await runBatch(db, [
    dropRepeatedDeliveries(part, now()),
    insertRows(digestSelections, selections, "ignore"),
    queueDigests(part, groups, now()),
    setLastDigest(part, groups, run.startedAt),
    settleDeliveries(part, groups, now()),
  ]);
  return queued.length;
}

/** Marks the run as complete when no delivery of it waits any more. */
async function completeRun({ db, now }: Services, runId: string): Promise<boolean> {
  const waiting = db.select({ runId: digestDeliveries.runId }).from(digestDeliveries).where(isWaiting(runId));
  const done = await db
    .update(digestRuns)
    .set({ completedAt: now() })
    .where(and(eq(digestRuns.id, runId), notExists(waiting)))
    .returning({ id: digestRuns.id });
  return done.length > 0;
}
