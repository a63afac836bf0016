import { inArray } from "drizzle-orm";
import { runBatch, runOne } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { reminderMornings } from "#drizzle/schema";
import { awakeZone } from "~/domain/mail/reminder-rules";
import { READER_ZONES } from "~/domain/reader-zones";
import type { Services } from "~/lib/services";
import { findLastPerson, insertMorningMails, storeMorning } from "./morning-mails.sql.server";
import {
  countBidsOfTold,
  deleteOldReminders,
  insertReminderMails,
  insertReminders,
  type StepsRun,
} from "./queue-reminders.sql.server";
import type { PartSize } from "./reminded-dates.sql.server";

/** One transaction for a part takes less than a second. */
export const PART_SIZE: PartSize = { people: 1_500, bids: 30_000 };

/** How far a run has come. `stepsDone` says that only the morning's mails are left. */
type Come = { stepsDone: boolean; toldUpto: number };
export type Part = { queued: number; isDone: boolean } & Come;
type Queued = { queued: number; isDone: boolean };

/**
 * Queues the next part of what is due where it is day: dates that are 24 hours or a week ahead, or were moved or found, and
 * then the morning's mails. The work queue continues. The messages of a part and what marks them as told are one
 * transaction.
 */
export async function queueReminders(
  services: Services,
  { size = PART_SIZE, stepsDone = false, toldUpto = 0 }: { size?: PartSize } & Partial<Come> = {},
): Promise<Part> {
  const { db, workQueue } = services;
  const now = services.now();
  const zones = READER_ZONES.flatMap(({ value }) => awakeZone(value, now) ?? []);
  if (zones.length === 0) return { queued: 0, isDone: true, stepsDone: true, toldUpto };
  const part = await queuePart(db, { now, zones, size, toldUpto }, stepsDone);
  if (!part.isDone) {
    const come = { stepsDone: part.stepsDone, toldUpto: part.toldUpto };
    await workQueue.push([{ task: "reminders", at: now.toISOString(), ...come }]);
  }
  return part;
}

async function queuePart(db: Database, run: StepsRun, stepsDone: boolean): Promise<Part> {
  if (stepsDone) return { ...(await queueMornings(db, run)), stepsDone, toldUpto: run.toldUpto };
  const steps = await queueSteps(db, run);
  // The mornings have parts of their own, because finding out what is due takes as long as one of them.
  const isDone = steps.isDone && (await listOpenMornings(db, run)).length === 0;
  return { ...steps, isDone, stepsDone: steps.isDone };
}

async function queueSteps(db: Database, run: StepsRun): Promise<Queued & Pick<Come, "toldUpto">> {
  const [, mails, [told]] = await runBatch(db, [
    insertReminders(run),
    insertReminderMails(run.now),
    countBidsOfTold(run.now),
    deleteOldReminders(run.now),
  ]);
  // The bids are those of all marks of this instant, which may be of an earlier part.
  const isFull = mails.length > 0 && (mails.length >= run.size.people || told!.bids >= run.size.bids);
  return { queued: mails.length, isDone: !isFull, toldUpto: Math.max(run.toldUpto, told!.upto) };
}

/** One part of the first zone whose morning's mails are not all queued. */
async function queueMornings(db: Database, run: StepsRun): Promise<Queued> {
  const open = await listOpenMornings(db, run);
  const [next] = open;
  if (!next) return { queued: 0, isDone: true };
  const [last] = await runOne(db, findLastPerson(next.zone.zone, next.after, run.size));
  const part = { now: run.now, ...next, upto: last?.id ?? null };
  const [mails] = await runBatch(db, [insertMorningMails(part), storeMorning(part)]);
  const isLast = last === undefined && open.length === 1;
  return { queued: mails.length, isDone: isLast };
}

/** The zones whose morning's mails are due and not all queued, and after which person they go on. */
async function listOpenMornings(db: Database, { now, zones }: StepsRun) {
  const due = zones.filter(({ morning }) => morning <= now);
  const days = [...new Set(due.map(({ day }) => day))];
  const stored = await db.select().from(reminderMornings).where(inArray(reminderMornings.day, days));
  return due.flatMap((zone) => {
    const row = stored.find((one) => one.zone === zone.zone && one.day === zone.day);
    return row?.completedAt ? [] : [{ zone, after: row?.doneUser ?? "" }];
  });
}
