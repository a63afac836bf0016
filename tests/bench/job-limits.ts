import { sql } from "drizzle-orm";
import type { Database } from "#drizzle/client";
import { sweepAccounts } from "~/features/account/sweep-accounts.server";
import { readBackupPage } from "~/features/backup/read-backup.server";
import { queueSameDayMails } from "~/features/digests/queue-same-day.server";
import { JOB_IDS } from "~/features/jobs/timed-jobs.server";
import { enqueueOutbox } from "~/features/outbox/batches.server";
import { queueReminders } from "~/features/reminders/queue-reminders.server";
import { keepSmall } from "~/features/retention/delete-old-rows.server";
import { rebuildIndex } from "~/features/search/rebuild-index.server";
import { sweepClosed } from "~/features/search/sweep-closed.server";
import { watch } from "~/features/watch/watch.server";
import type { Services } from "~/lib/services";
import { heaviest, type Measure, measureParts, type Used } from "./counted-services";
import { NOW } from "./mail";
import { addDates, moveDates, saveBids } from "./reminders";

const DAY_MS = 24 * 60 * 60_000;
/** The steps are alike. */
const STEPS = 30;
const LETTERS = 500;
const SEVEN_IN_THE_MORNING = new Date(NOW.getTime() - DAY_MS / 24);
/** At half past four in Toronto, when the same-day mails are due. */
const AFTERNOON = new Date("2026-11-23T21:30:00Z");
/** Every bid has closed, and none is old enough to move. */
const CLOSED = new Date(NOW.getTime() + 120 * DAY_MS);
const OLD = new Date(NOW.getTime() + 5 * 365 * DAY_MS);

type Given = {
  db: Database;
  services: Services;
  measure: Measure;
  add: (name: string, used: Used) => void;
};

/** The timed jobs that have something to do for a message of their own, and the operators' commands that go in steps. */
export async function measureJobs({ db, services, measure, add }: Given): Promise<void> {
  const at = (now: Date): Services => ({ ...services, now: () => now });
  const addParts = (name: string, parts: ReadonlyArray<Used>) => {
    add(`${name}, the heaviest of ${parts.length}`, heaviest(parts));
  };
  const once = async (name: string, work: () => Promise<unknown>) => {
    add(
      name,
      await measure(async () => {
        await work();
      }),
    );
  };

  await once("queueing the waiting mails' batches", () => enqueueOutbox(services));
  addParts(
    "a part of the same-day mails",
    await measureParts(measure, async () => (await queueSameDayMails(at(AFTERNOON)))!),
  );
  await once("deleting what accounts have left", () => sweepAccounts(services));
  await giveUp(db);
  await once(`the watch, with ${LETTERS} letters`, () => watch(services, JOB_IDS));

  await saveBids(db);
  await addDates(db);
  addParts("a part of the morning's reminders", await measureReminders(SEVEN_IN_THE_MORNING));
  await moveDates(db, AFTERNOON);
  addParts("a part of the reminders of 500 moved closings", await measureReminders(AFTERNOON));

  addParts("a page of the backup", await measureBackup());
  addParts("a step of the new index", await measureIndex());
  addParts(
    "sweeping closed bids",
    await measureParts(measure, async () => ({ isDone: (await sweepClosed(db, CLOSED)) === 0 }), 5),
  );
  await db.run(sql`update emails set status = 'sent', created_at = 0`);
  addParts("a step of deleting and packing", await measureParts(measure, () => keepSmall(at(CLOSED)), STEPS));
  await db.run(sql`delete from user_bids`);
  await db.run(sql`update text_blocks set move_at = 0`);
  addParts("a step that moves texts too", await measureParts(measure, () => keepSmall(at(OLD)), STEPS));

  function measureReminders(now: Date) {
    let ms = 0;
    let come = {};
    return measureParts(measure, async () => {
      // Each message counts as of a later instant.
      const part = await queueReminders(at(new Date(now.getTime() + ms++)), come);
      come = { stepsDone: part.stepsDone, toldUpto: part.toldUpto };
      return part;
    });
  }

  function measureBackup() {
    let after: NonNullable<Awaited<ReturnType<typeof readBackupPage>>>["next"] = null;
    return measureParts(
      measure,
      async () => {
        after = (await readBackupPage(services, "opportunities", after))!.next;
        return { isDone: after === null };
      },
      STEPS,
    );
  }

  function measureIndex() {
    let after: number | null = 0;
    return measureParts(
      measure,
      async () => {
        after = await rebuildIndex(services.db, after ?? 0, NOW);
        return { isDone: after === null };
      },
      STEPS,
    );
  }
}

/** Tasks of many kinds that failed for good. */
const giveUp = (db: Database) =>
  db.run(sql`
    with recursive n (i) as (select 1 union all select i + 1 from n where i < ${LETTERS})
    insert into dead_letters (id, body, reason, at)
    select 'letter-' || i, json_object('task', 'source', 'source', 'source-' || (i % 20)), 'Tried often', ${NOW.getTime()}
    from n
  `);
