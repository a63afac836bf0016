import { desc, isNotNull, isNull, type SQL } from "drizzle-orm";
import { runBatch, runOne } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { sameDayRuns } from "#drizzle/schema";
import { DAY_MS } from "~/domain/duration";
import { sameDayDue } from "~/domain/mail/same-day-schedule";
import { indexStems } from "~/domain/matching/index-words";
import type { Services } from "~/lib/services";
import { cellNamesOf, indexNewPreferences } from "./alert-preferences.server";
import { deleteUnusedPreferences } from "./alert-preferences.sql.server";
import { findLastReader, NOBODY, type Reader } from "./alert-readers.sql.server";
import { findMarksAt } from "./queue-alerts.sql.server";
import {
  insertSameDayMails,
  listUnvaluedBetween,
  type SameDayRun,
  storeSameDayRun,
} from "./queue-same-day.sql.server";

const ROWS_AT_ONCE = 500;
/** One transaction for so many readers takes a fraction of a second. */
const READERS_AT_ONCE = 2_000;

/**
 * From 16:00 in Toronto, queues one message for each subscriber with new bids that state no value. A run of many readers
 * goes in parts, which the work queue continues, at any hour; the messages of a part and how far it came are one
 * transaction, so a day has one run, however often it is started. Returns how many messages this part has queued;
 * `null` when nothing is due.
 */
export async function queueSameDayMails(
  services: Services,
  { readersAtOnce = READERS_AT_ONCE }: { readersAtOnce?: number } = {},
): Promise<{ queued: number; isDone: boolean } | null> {
  const { db, workQueue } = services;
  const now = services.now();
  const found = await findRun(db, now);
  if (found === null) return null;
  await indexNewPreferences(db);

  const { after, ...marks } = found;
  const [last] = await runOne(db, findLastReader(after, readersAtOnce));
  const stretch = { after: marks.from.opportunity, upto: marks.uptoOpportunity, now };
  const run: SameDayRun = {
    ...marks,
    now,
    readers: { after, upto: last ?? null },
    ...(await listCandidates(db, stretch)),
  };
  const isDone = last === undefined;
  const [queued] = await runBatch(db, [
    insertSameDayMails(run),
    storeSameDayRun(run),
    ...(isDone ? [deleteUnusedPreferences()] : []),
  ]);
  if (!isDone) await workQueue.push([{ task: "same-day", at: now.toISOString() }]);
  return { queued: queued.length, isDone };
}

/** A run's day and marks, and the last reader whose mail is queued. */
type Found = Pick<SameDayRun, "day" | "from" | "uptoOpportunity"> & { after: Reader };

/** The run that has parts left, or else the one that is due. */
async function findRun(db: Database, now: Date): Promise<Found | null> {
  const listLast = (state: SQL) =>
    db.select().from(sameDayRuns).where(state).orderBy(desc(sameDayRuns.day)).limit(1);
  const [[last], [open], [newest]] = await runBatch(db, [
    listLast(isNotNull(sameDayRuns.completedAt)),
    listLast(isNull(sameDayRuns.completedAt)),
    findMarksAt(now),
  ]);
  const day = open?.day ?? sameDayDue(now);
  if (day === null || (!open && last && last.day >= day)) return null;
  const from = last
    ? { opportunity: last.uptoOpportunity, at: last.at }
    : await dayBefore(db, open?.at ?? now);
  if (!open) return { day, from, uptoOpportunity: newest!.opportunity, after: NOBODY };
  const after = { preferences: open.donePreferences, reader: open.doneReader };
  return { day, from, uptoOpportunity: open.uptoOpportunity, after };
}

/** Where the very first run starts. */
async function dayBefore(db: Database, start: Date): Promise<SameDayRun["from"]> {
  const at = new Date(start.getTime() - DAY_MS);
  const [marks] = await runOne(db, findMarksAt(at));
  return { opportunity: marks!.opportunity, at };
}

type Stretch = { after: number; upto: number; now: Date };

/** The new opportunities without a stated value, sorted into their cells, and the stems of their titles. */
async function listCandidates(
  db: Database,
  { after, upto, now }: Stretch,
): Promise<Pick<SameDayRun, "cells" | "titles">> {
  const cells = new Map<string, Array<number>>();
  const titles: Array<SameDayRun["titles"][number]> = [];
  for (let read = after; ;) {
    const rows = await runOne(db, listUnvaluedBetween({ after: read, upto, now, limit: ROWS_AT_ONCE }));
    for (const row of rows) {
      titles.push([row.id, indexStems(row.title)]);
      for (const cell of cellNamesOf(row)) {
        const ids = cells.get(cell);
        if (ids) ids.push(row.id);
        else cells.set(cell, [row.id]);
      }
    }
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return { cells: [...cells], titles };
    read = last.id;
  }
}
