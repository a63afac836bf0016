import { sql } from "drizzle-orm";
import { jobRuns } from "#drizzle/schema";
import { ALERT_THRESHOLD } from "~/domain/mail/alert-rules";
import { sweepAccounts } from "~/features/account/sweep-accounts.server";
import { startDueDigests } from "~/features/digests/plan-digests.server";
import { queueAlerts } from "~/features/digests/queue-alerts.server";
import { queueSameDayMails } from "~/features/digests/queue-same-day.server";
import { readExchangeRate } from "~/features/exchange-rate/usd-rate.server";
import { enqueueOutbox } from "~/features/outbox/batches.server";
import { queueReminders } from "~/features/reminders/queue-reminders.server";
import { keepSmall } from "~/features/retention/delete-old-rows.server";
import { checkIndex } from "~/features/search/check-index.server";
import { joinIndexParts } from "~/features/search/join-index-parts.server";
import { sweepClosed } from "~/features/search/sweep-closed.server";
import { queueDueSources } from "~/features/source-runs/due-sources.server";
import { readTexts } from "~/features/source-runs/read-texts.server";
import { runBilling } from "~/features/subscriptions/timed-billing.server";
import { watch } from "~/features/watch/watch.server";
import { log, logFailure, reasonOf } from "~/lib/log.server";
import type { Services } from "~/lib/services";

export type TimedJob = {
  id: string;
  name: string;
  what: string;
  /** Does what is due and returns a summary. Safe to repeat, to run early or late, and to run after an interruption. */
  run(services: Services): Promise<string>;
  /** The jobs to run after it, which have something to do if it had. */
  next?: ReadonlyArray<"mail">;
};

/** In the order of the local page. A tick queues all of them, to run in any order. */
export const TIMED_JOBS: ReadonlyArray<TimedJob> = [
  {
    id: "sources",
    name: "Read the sources",
    what: "Reads every source that is due and stores new and changed notices.",
    async run(services) {
      const due = await queueDueSources(services);
      return due.length === 0 ? "none due" : `${due.join(", ")} sent to the queue`;
    },
  },
  {
    id: "texts",
    name: "Read the notices’ texts",
    what: "Reads texts that a portal publishes apart from its notices, newest and matching first, within its calls a day.",
    async run(services) {
      const results = Object.entries(await readTexts(services));
      const said = results.flatMap(([source, read]) =>
        read ? `${source}: ${read.stored} stored, ${read.none} without text, ${read.failed} failed` : [],
      );
      return said.join(", ") || "none to read";
    },
  },
  {
    id: "exchange-rate",
    name: "Read the exchange rate",
    what: "Reads the Bank of Canada's daily rate for US dollars.",
    run: (services) => readExchangeRate(services),
  },
  {
    id: "sweep",
    name: "Sweep closed bids",
    what: "Moves opportunities past their closing date out of the index of open ones.",
    async run({ db, now }) {
      return `${await sweepClosed(db, now())} moved`;
    },
  },
  {
    id: "index",
    name: "Check the search index",
    what: "Looks for bids that search should find and does not, some of all bids at a time, and adds them. Joins the parts that writes leave in the index.",
    async run(services) {
      const missing = await checkIndex(services);
      await joinIndexParts(services.db);
      return `${missing} were missing`;
    },
  },
  {
    id: "sweep-accounts",
    name: "Sweep accounts",
    what: "Deletes accounts not confirmed within 7 days, ended sessions and links, and old attempt counters.",
    async run(services) {
      const { accounts, sessions, tokens, attempts } = await sweepAccounts(services);
      return `${accounts} accounts, ${sessions} sessions, ${tokens} links, ${attempts} attempt counters deleted`;
    },
  },
  {
    id: "retention",
    name: "Delete old rows",
    what: "Deletes what has been kept for its time, packs the long texts of closed bids, and moves them to the archive later.",
    async run(services) {
      const { deleted, packed, moved, isDone } = await keepSmall(services);
      if (!isDone)
        await services.workQueue.push([{ task: "job", job: "retention", at: services.now().toISOString() }]);
      return `${deleted} rows deleted, ${packed} texts packed, ${moved} moved${isDone ? "" : "; more in another message"}`;
    },
  },
  {
    id: "billing",
    name: "Read the subscriptions",
    what: "Reads subscriptions at the payment provider, ends trials that are over, and warns before trials end.",
    run: (services) => runBilling(services),
    next: ["mail"],
  },
  {
    id: "alerts",
    name: "Queue the instant alerts",
    what: `Queues alerts about new contracts over ${ALERT_THRESHOLD} for the Pro subscribers they match.`,
    run: async (services) => `${(await queueAlerts(services)).queued} queued`,
    next: ["mail"],
  },
  {
    id: "same-day",
    name: "Queue the same-day emails",
    what: "From 4:00 p.m. Toronto time, once a day, queues new bids without a stated value for Pro subscribers.",
    async run(services) {
      const part = await queueSameDayMails(services);
      return part === null ? "not due, or already run today" : `${part.queued} queued`;
    },
    next: ["mail"],
  },
  {
    id: "reminders",
    name: "Queue the reminders",
    what: "Queues reminders of the dates of saved bids: each morning at 7:00 where the person is, and a day before a date.",
    run: async (services) => `${(await queueReminders(services)).queued} queued`,
    next: ["mail"],
  },
  {
    id: "digests",
    name: "Queue the weekly digests",
    what: "Queues first digests on Sunday and the others on Monday, at 8:00 a.m. Toronto time.",
    run: async (services) => `${await startDueDigests(services)} runs sent to the queue`,
  },
  {
    id: "watch",
    name: "Watch the service",
    what: "Tells operators once of what is broken, and once of its end.",
    run: (services) => watch(services, JOB_IDS),
    next: ["mail"],
  },
  {
    id: "mail",
    name: "Deliver the outbox",
    what: "Sends each queued message once.",
    run: async (services) => `${await enqueueOutbox(services)} batches sent to the queue`,
  },
];

export const JOB_IDS = TIMED_JOBS.map(({ id }) => id);

/** Runs one job and stores when and how it ended; never throws. */
export async function runJob(services: Services, job: TimedJob): Promise<string> {
  return runJobOrThrow(services, job).catch(failureOf);
}

const FAILED = "failed: ";
const failureOf = (error: unknown) => `${FAILED}${reasonOf(error)}`;

/** The same, and throws what the job threw, so that the queue tries it again. */
export async function runJobOrThrow(services: Services, job: TimedJob): Promise<string> {
  const startedAt = services.now();
  try {
    const outcome = await job.run(services);
    await storeRun(services, job, startedAt, outcome);
    return outcome;
  } catch (error) {
    logFailure("A timed job failed", error, { job: job.id });
    await storeRun(services, job, startedAt, failureOf(error));
    throw error;
  }
}

async function storeRun({ db, now, counters }: Services, { id }: TimedJob, startedAt: Date, outcome: string) {
  const row = { startedAt, finishedAt: now(), outcome };
  const hasFailed = outcome.startsWith(FAILED);
  counters.add("jobs", `${id} ${hasFailed ? "failed" : "done"}`);
  log("info", "A timed job ended", { job: id, ms: row.finishedAt.getTime() - startedAt.getTime() });
  await db
    .insert(jobRuns)
    .values({ job: id, ...row, failures: hasFailed ? 1 : 0 })
    .onConflictDoUpdate({
      target: jobRuns.job,
      set: { ...row, failures: hasFailed ? sql`${jobRuns.failures} + 1` : 0 },
    });
}
