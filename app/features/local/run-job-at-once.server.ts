import { count, eq } from "drizzle-orm";
import { emails } from "#drizzle/schema";
import { performMailTask } from "~/features/jobs/mail-tasks.server";
import { runJob, type TimedJob } from "~/features/jobs/timed-jobs.server";
import type { Services } from "~/lib/services";
import type { MailLane, MailTask } from "~/ports/mail-queue";

/** Runs a job and performs the mail tasks that it queues, so that its outcome says what became of them. */
export async function runJobAtOnce(services: Services, job: TimedJob): Promise<string> {
  const waiting: Array<{ lane: MailLane; task: MailTask }> = [];
  const mailQueue: Services["mailQueue"] = {
    push(lane, tasks, delaySeconds = 0) {
      // A delayed task comes back by itself: the next delivery finds its batch overdue.
      if (delaySeconds === 0) waiting.push(...tasks.map((task) => ({ lane, task })));
      return Promise.resolve();
    },
    bury: (letter) => services.mailQueue.bury(letter),
  };
  const before = await countMails(services);
  const outcome = await runJob({ ...services, mailQueue }, job);
  if (!["digests", "mail"].includes(job.id)) return outcome;

  // Digests stay in the outbox until the button that delivers it is pressed.
  const email = job.id === "mail" ? services.email : null;
  for (let next = waiting.shift(); next; next = waiting.shift())
    await performMailTask({ ...services, mailQueue, email }, next.lane, next.task);
  const after = await countMails(services);
  return job.id === "mail"
    ? `${outcome}: ${after.sent - before.sent} sent`
    : `${outcome}: ${after.stored - before.stored} queued`;
}

async function countMails({ db }: Services) {
  const [[all], [sent]] = await Promise.all([
    db.select({ n: count() }).from(emails),
    db.select({ n: count() }).from(emails).where(eq(emails.status, "sent")),
  ]);
  return { stored: all?.n ?? 0, sent: sent?.n ?? 0 };
}
