import { count, eq, inArray, isNull, max, min, type SQL, sql } from "drizzle-orm";
import { runOne } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { inJson } from "#drizzle/json-rows";
import { digestRuns, emails, jobRuns, setAsideRecords, sourceRuns } from "#drizzle/schema";
import { byKind } from "~/domain/operations/given-up";
import { type Figures, type Problem, problemsOf, type SourceFigures } from "~/domain/operations/health";
import { listUnfinished } from "~/features/source-runs/source-pieces.server";
import { listLastRuns } from "~/features/source-runs/source-runs.server";
import { listForReview } from "~/features/subscriptions/review.server";
import type { Services } from "~/lib/services";
import { SOURCES } from "~/sources";
import { findLastMigration } from "./last-migration.sql.server";
import { listLetterShapes } from "./letter-shapes.sql.server";

/** The figures of the service with these timed jobs, and what is broken. */
export async function readHealth(
  services: Services,
  jobIds: ReadonlyArray<string>,
): Promise<{ problems: Array<Problem>; figures: Figures }> {
  const { db, archive, now } = services;
  const [lastRuns, jobs, outbox, openSources, openRuns, letters, review, ...sizes] = await Promise.all([
    listLastRuns(db),
    db.select().from(jobRuns),
    readOutbox(services),
    listUnfinished(db),
    db
      .select({ runs: count(), oldest: min(digestRuns.startedAt) })
      .from(digestRuns)
      .where(isNull(digestRuns.completedAt)),
    runOne(db, listLetterShapes()),
    listForReview(services),
    sizeOf(db),
    sizeOf(archive),
  ]);
  const figures: Figures = {
    sources: await readSourceFigures(services, lastRuns),
    jobs: jobIds.map((id) => {
      const { startedAt = null, outcome = null, failures = 0 } = jobs.find(({ job }) => job === id) ?? {};
      return { id, lastRunAt: startedAt, outcome, failures };
    }),
    outbox,
    unfinished: {
      sources: openSources.length,
      runs: openRuns[0]!.runs,
      oldest: earliest([openRuns[0]!.oldest, ...openSources.map(({ startedAt }) => startedAt)]),
    },
    deadLetters: byKind(letters),
    setAside: await countSetAside(services, lastRuns),
    payments: Object.values(review).reduce((sum, list) => sum + list.length, 0),
    databaseBytes: sizes[0],
    archiveBytes: sizes[1],
    newSince: jobs.length === 0 ? await findMigratedAt(db) : null,
  };
  return { problems: problemsOf(figures, now()), figures };
}

const sizeOf = async (db: Database) => (await db.$client.prepare("select 1").run()).meta.size_after;

/** When the last migration was applied, to a new database the only time; `null` if it does not say. */
async function findMigratedAt(db: Database): Promise<Date | null> {
  const { results } = await db.$client.prepare("pragma table_list('d1_migrations')").all();
  return results.length === 0 ? null : (await runOne(db, findLastMigration()))[0]!.at;
}

export async function readOutbox({ db }: Services): Promise<Figures["outbox"]> {
  const [waiting] = await db
    .select({ waiting: count(), oldest: min(emails.createdAt) })
    .from(emails)
    .where(inArray(emails.status, ["queued", "sending"]));
  return waiting!;
}

type LastRuns = Awaited<ReturnType<typeof listLastRuns>>;

/**
 * Each source with the last time that it answered in full, or when it was first asked. What was before it was last switched
 * off does not count, so that it is not late as soon as it is on again.
 */
export async function readSourceFigures(
  { db, config }: Pick<Services, "db" | "config">,
  lastRuns: LastRuns,
): Promise<Array<SourceFigures>> {
  const rows = await readRuns(db);
  return SOURCES.map((source) => {
    const { id, everyMinutes } = source;
    const found = rows.find((row) => row.source === id);
    const outcome = lastRuns.find(({ source }) => source === id)?.outcome ?? null;
    const isOff = outcome === "off" || source.offBecause(config.sourceKeys) !== null;
    const answeredAt = (isOff ? found?.everAnsweredAt : found?.answeredAt) ?? null;
    return {
      id,
      everyMinutes,
      outcome: isOff ? "off" : outcome,
      answeredAt: answeredAt ?? found?.askedAt ?? null,
      hasAnswered: answeredAt !== null,
    };
  });
}

function readRuns(db: Database) {
  const { source, startedAt, outcome } = sourceRuns;
  const off = db
    .select({ source, at: max(startedAt).as("off_at") })
    .from(sourceRuns)
    .where(eq(outcome, "off"))
    .groupBy(source)
    .as("off");
  const isSince = sql`(${off.at} is null or ${startedAt} > ${off.at})`;
  const hasAnswered = sql`${outcome} in ('complete', 'unchanged')`;
  const at = (which: SQL) => which.mapWith(startedAt) as SQL<Date | null>;
  return db
    .select({
      source,
      everAnsweredAt: at(sql`max(case when ${hasAnswered} then ${startedAt} end)`).as("ever_answered_at"),
      answeredAt: at(sql`max(case when ${hasAnswered} and ${isSince} then ${startedAt} end)`).as(
        "answered_at",
      ),
      askedAt: at(sql`min(case when ${isSince} then ${startedAt} end)`).as("asked_at"),
    })
    .from(sourceRuns)
    .leftJoin(off, eq(off.source, source))
    .groupBy(source);
}

async function countSetAside({ db }: Services, lastRuns: LastRuns): Promise<number> {
  const ids = lastRuns.map(({ id }) => id);
  const [row] = await db
    .select({ n: count() })
    .from(setAsideRecords)
    .where(inJson(setAsideRecords.runId, ids));
  return row!.n;
}

function earliest(instants: ReadonlyArray<Date | null>): Date | null {
  const known = instants.flatMap((instant) => instant?.getTime() ?? []);
  return known.length === 0 ? null : new Date(Math.min(...known));
}
