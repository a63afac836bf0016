import { inArray } from "drizzle-orm";
import { runBatch, runOne } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { reminderMornings } from "#drizzle/schema";
import { type AwakeZone, awakeZone } from "~/domain/mail/reminder-rules";
import { READER_ZONES } from "~/domain/reader-zones";
import type { Services } from "~/lib/services";
import {
  deleteOldReminders,
  findLastPerson,
  insertMorningMails,
  insertReminderMails,
  insertReminders,
  storeMorning,
} from "./queue-reminders.sql.server";

/** One transaction for so many people takes less than a second. */
export const PEOPLE_AT_ONCE = 2_000;

export type Part = { queued: number; isDone: boolean };

/**
 * Queues the next part of what is due where it is day: dates that are 24 hours or a week ahead, or were moved or found, and
 * the morning's mails. The work queue continues. The messages of a part and what marks them as told are one transaction.
 */
export async function queueReminders(
  services: Services,
  { peopleAtOnce = PEOPLE_AT_ONCE }: { peopleAtOnce?: number } = {},
): Promise<Part> {
  const { db, workQueue } = services;
  const now = services.now();
  const zones = READER_ZONES.flatMap(({ value }) => awakeZone(value, now) ?? []);
  if (zones.length === 0) return { queued: 0, isDone: true };
  const steps = await queueSteps(db, { now, zones, people: peopleAtOnce });
  const part = steps.isDone
    ? await queueMornings(db, now, zones, peopleAtOnce)
    : { queued: 0, isDone: false };
  if (!part.isDone) await workQueue.push([{ task: "reminders", at: now.toISOString() }]);
  return { queued: steps.queued + part.queued, isDone: part.isDone };
}

async function queueSteps(db: Database, run: Parameters<typeof insertReminders>[0]): Promise<Part> {
  const [, mails] = await runBatch(db, [
    insertReminders(run),
    insertReminderMails(run.now),
    deleteOldReminders(run.now),
  ]);
  return { queued: mails.length, isDone: mails.length < run.people };
}

/** One part of the first zone whose morning's mails are not all queued. */
async function queueMornings(
  db: Database,
  now: Date,
  zones: ReadonlyArray<AwakeZone>,
  people: number,
): Promise<Part> {
  const due = zones.filter(({ morning }) => morning <= now);
  const days = [...new Set(due.map(({ day }) => day))];
  const stored = await db.select().from(reminderMornings).where(inArray(reminderMornings.day, days));
  const open = due.flatMap((zone) => {
    const row = stored.find((one) => one.zone === zone.zone && one.day === zone.day);
    return row?.completedAt ? [] : [{ zone, after: row?.doneUser ?? "" }];
  });
  const [next] = open;
  if (!next) return { queued: 0, isDone: true };
  const [last] = await runOne(db, findLastPerson(next.zone.zone, next.after, people));
  const part = { now, ...next, upto: last?.id ?? null };
  const [mails] = await runBatch(db, [insertMorningMails(part), storeMorning(part)]);
  const isLast = last === undefined && open.length === 1;
  return { queued: mails.length, isDone: isLast };
}
