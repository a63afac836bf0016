import { desc } from "drizzle-orm";
import { runBatch, runOne } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { sameDayRuns } from "#drizzle/schema";
import { DAY_MS } from "~/domain/duration";
import { sameDayDue } from "~/domain/mail/same-day-schedule";
import { indexStems } from "~/domain/matching/index-words";
import type { Services } from "~/lib/services";
import { cellNamesOf, indexNewPreferences } from "./alert-preferences.server";
import { deleteUnusedPreferences } from "./alert-preferences.sql.server";
import { findMarksAt } from "./queue-alerts.sql.server";
import {
  insertSameDayMails,
  insertSameDayRun,
  listUnvaluedBetween,
  type SameDayRun,
} from "./queue-same-day.sql.server";

const ROWS_AT_ONCE = 500;

/**
 * From 16:00 in Toronto, queues one message for each subscriber with new bids that state no value. The messages and the
 * day's mark are one transaction, so a day has one run, however often it is started. Returns how many messages were
 * queued; `null` when nothing is due.
 */
export async function queueSameDayMails(services: Services): Promise<number | null> {
  const { db } = services;
  const now = services.now();
  const day = sameDayDue(now);
  if (day === null) return null;
  const { lastDay, from, uptoOpportunity } = await readMarks(db, now);
  if (lastDay !== null && lastDay >= day) return null;
  await indexNewPreferences(db);

  const stretch = { after: from.opportunity, upto: uptoOpportunity, now };
  const run = { day, now, from, uptoOpportunity, ...(await listCandidates(db, stretch)) };
  const [queued] = await runBatch(db, [
    insertSameDayMails(run),
    insertSameDayRun(run),
    deleteUnusedPreferences(),
  ]);
  return queued.length;
}

/** Where the last run ended, or a day ago for the very first one, and the newest opportunity. */
async function readMarks(db: Database, now: Date) {
  const aDayAgo = new Date(now.getTime() - DAY_MS);
  const [[last], [before], [upto]] = await runBatch(db, [
    db.select().from(sameDayRuns).orderBy(desc(sameDayRuns.day)).limit(1),
    findMarksAt(aDayAgo),
    findMarksAt(now),
  ]);
  const from = last
    ? { opportunity: last.uptoOpportunity, at: last.at }
    : { opportunity: before!.opportunity, at: aDayAgo };
  return { lastDay: last?.day ?? null, from, uptoOpportunity: upto!.opportunity };
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
