import { z } from "zod";
import { buildDigest } from "~/features/digests/build-digest.server";
import { queueAlerts } from "~/features/digests/queue-alerts.server";
import { queueSameDayMails } from "~/features/digests/queue-same-day.server";
import { enqueueOutbox } from "~/features/outbox/batches.server";
import { queueReminders } from "~/features/reminders/queue-reminders.server";
import { checkIndexAfter } from "~/features/search/check-index.server";
import { queueSources } from "~/features/source-runs/due-sources.server";
import { giveUpPart } from "~/features/source-runs/give-up-source.server";
import { readSource } from "~/features/source-runs/read-source.server";
import type { Services } from "~/lib/services";
import type { Delivery } from "~/ports/work-queue";
import { findSource } from "~/sources";
import { runJobOrThrow, TIMED_JOBS } from "./timed-jobs.server";

/** Messages that earlier deployments have queued may lack it: they count as of when they were sent. */
const at = z.iso.datetime().optional();
const bidId = z.number().int().nonnegative();
export const taskSchema = z.discriminatedUnion("task", [
  z.object({ task: z.literal("job"), job: z.string().min(1), at }),
  z.object({ task: z.literal("source"), source: z.string().min(1), at }),
  z.object({ task: z.literal("alerts"), at }),
  z.object({ task: z.literal("same-day"), at }),
  z.object({
    task: z.literal("reminders"),
    at,
    stepsDone: z.boolean().optional(),
    toldUpto: bidId.optional(),
  }),
  z.object({ task: z.literal("index"), after: bidId, start: bidId, at }),
  z.object({ task: z.literal("build"), run: z.string().min(1), at }),
]);

/** Queues every timed job, one message for each. Whether it has something to do, each asks the database itself. */
export async function queueTimedJobs(services: Services): Promise<void> {
  await queueJobs(
    services,
    TIMED_JOBS.map(({ id }) => id),
  );
}

/** Queues jobs by their ids, to run as of now. */
export async function queueJobs({ workQueue, now }: Services, jobs: ReadonlyArray<string>) {
  const at = now().toISOString();
  await workQueue.push(jobs.map((job) => ({ task: "job", job, at })));
}

/** Performs one task of the work queue, or a part of it and queues the rest. Throws if it must be tried again. */
export async function performWorkTask(given: Services, body: unknown, delivery: Delivery): Promise<void> {
  const task = taskSchema.parse(body);
  const services = withClock(given, task.at, delivery);
  switch (task.task) {
    case "job":
      return performJob(services, task.job);
    case "source":
      return performSource(services, task.source, delivery);
    case "alerts":
      await queueAlerts(services);
      return queueJobs(services, ["mail"]);
    case "same-day":
      await queueSameDayMails(services);
      return queueJobs(services, ["mail"]);
    case "reminders":
      await queueReminders(services, { stepsDone: task.stepsDone, toldUpto: task.toldUpto });
      return queueJobs(services, ["mail"]);
    case "index":
      await checkIndexAfter(services, task);
      return;
    case "build":
      return performBuild(services, task.run);
  }
}

/** The time that the task counts as, with what has passed since it was sent. */
function withClock(services: Services, at: string | undefined, { sentAt }: Delivery): Services {
  if (at === undefined) return services;
  const ahead = Date.parse(at) - sentAt.getTime();
  return { ...services, now: () => new Date(services.now().getTime() + ahead) };
}

async function performJob(services: Services, id: string) {
  const job = TIMED_JOBS.find((known) => known.id === id);
  // An earlier deployment may have queued a job that no longer exists.
  if (!job) return;
  await runJobOrThrow(services, job);
  await queueJobs(services, job.next ?? []);
}

async function performSource(services: Services, id: string, delivery: Delivery) {
  const source = findSource(id);
  if (!source) return;
  const { isDone, stored } = await readSource(services, source, delivery);
  services.counters.add("notices", id, stored);
  if (!isDone) await queueSources(services, [id]);
  // Alerts about what is new need not wait for the next tick.
  else if (stored > 0) await queueJobs(services, ["alerts"]);
}

async function performBuild(services: Services, run: string) {
  const { isDone } = await buildDigest(services, run);
  await enqueueOutbox(services);
  if (!isDone) await services.workQueue.push([{ task: "build", run, at: services.now().toISOString() }]);
}

/** After a task has failed as often as the queue allows: what it held up goes on without it. */
export async function giveUpTask(services: Services, body: unknown): Promise<void> {
  const task = taskSchema.safeParse(body);
  if (!task.success || task.data.task !== "source") return;
  const { source } = task.data;
  if (await giveUpPart(services, source)) await queueSources(services, [source]);
}
