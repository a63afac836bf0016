import { count, eq } from "drizzle-orm";
import { emails } from "#drizzle/schema";
import { performMailTask } from "~/features/jobs/mail-tasks.server";
import { runJob, type TimedJob } from "~/features/jobs/timed-jobs.server";
import { performWorkTask } from "~/features/jobs/work-tasks.server";
import { queueSources } from "~/features/source-runs/due-sources.server";
import { listLastRuns } from "~/features/source-runs/source-runs.server";
import type { Services } from "~/lib/services";
import type { MailLane, MailTask } from "~/ports/mail-queue";
import type { WorkTask } from "~/ports/work-queue";

/** Runs a job and performs the tasks that it queues, so that its outcome says what became of them. */
export async function runJobAtOnce(given: Services, job: TimedJob): Promise<string> {
  const { services, waiting } = withQueuesInMemory(given);
  const before = await countMails(services);
  const outcome = await runJob(services, job);

  const sources = waiting.work.flatMap((task) => (task.task === "source" ? [task.source] : []));
  // Mail stays in the outbox until the button that delivers it is pressed.
  await performAll({ ...services, email: job.id === "mail" ? given.email : null }, waiting);
  const after = await countMails(services);
  switch (job.id) {
    case "sources":
      return sources.length === 0 ? outcome : outcomesOf(services, sources);
    case "mail":
      return `${outcome}: ${after.sent - before.sent} sent`;
    case "digests":
      return `${outcome}: ${after.stored - before.stored} queued`;
    default:
      return outcome;
  }
}

/** Reads a source to its end, if it is due. */
export async function readSourceAtOnce(given: Services, source: string): Promise<void> {
  const { services, waiting } = withQueuesInMemory(given);
  await queueSources(services, [source]);
  await performAll(services, waiting);
}

type Waiting = { work: Array<WorkTask>; mail: Array<{ lane: MailLane; task: MailTask }> };

function withQueuesInMemory(given: Services) {
  const waiting: Waiting = { work: [], mail: [] };
  const queues: Pick<Services, "mailQueue" | "workQueue"> = {
    workQueue: {
      push(tasks) {
        // Each job has its own button.
        waiting.work.push(...tasks.filter(({ task }) => task !== "job"));
        return Promise.resolve();
      },
    },
    mailQueue: {
      push(lane, tasks, delaySeconds = 0) {
        // A delayed task comes back by itself: the next delivery finds its batch overdue.
        if (delaySeconds === 0) waiting.mail.push(...tasks.map((task) => ({ lane, task })));
        return Promise.resolve();
      },
      bury: (letter) => given.mailQueue.bury(letter),
    },
  };
  return { services: { ...given, ...queues }, waiting };
}

async function performAll(services: Services, { work, mail }: Waiting) {
  for (let task = work.shift(); task; task = work.shift()) {
    const sentAt = "at" in task ? new Date(task.at) : services.now();
    await performWorkTask(services, task, { message: crypto.randomUUID(), attempt: 1, sentAt });
  }
  for (let next = mail.shift(); next; next = mail.shift())
    await performMailTask(services, next.lane, next.task);
}

async function outcomesOf({ db }: Services, sources: ReadonlyArray<string>) {
  const runs = await listLastRuns(db);
  const outcomeOf = (id: string) => runs.find(({ source }) => source === id)?.outcome ?? "not read";
  return [...new Set(sources)].map((id) => `${id}: ${outcomeOf(id)}`).join(", ");
}

async function countMails({ db }: Services) {
  const [[all], [sent]] = await Promise.all([
    db.select({ n: count() }).from(emails),
    db.select({ n: count() }).from(emails).where(eq(emails.status, "sent")),
  ]);
  return { stored: all?.n ?? 0, sent: sent?.n ?? 0 };
}
