import { expect, vi } from "vitest";
import { TIMED_JOBS } from "~/features/jobs/timed-jobs.server";
import type { App } from "../support/app";
import { mailSettled } from "./mail-settled";

/** Fires the cron trigger as the platform does, which only fills the queue. */
export async function fireCron({ server }: App, at: string | Date) {
  const worker = await server.getWorker();
  const { outcome } = await worker.scheduled({ cron: "*/15 * * * *", scheduledTime: new Date(at) });
  expect(outcome).toBe("ok");
}

/** Fires the cron trigger and waits until every job, each source that was due, and the mail are done. */
export async function tick(app: App, at: string | Date) {
  await app.db.prepare("update job_runs set outcome = null").run();
  const before = await app.db.prepare("select id from source_runs").all<{ id: string }>();
  const known = new Set(before.results.map(({ id }) => id));
  await fireCron(app, at);
  await vi.waitFor(
    async () => {
      const jobs = await outcomesOf(app);
      const waiting = TIMED_JOBS.filter(({ id }) => !jobs.has(id)).map(({ id }) => id);
      if (waiting.length > 0) throw new Error(`Jobs that have not ended: ${waiting.join(", ")}`);
      const unread = (await unreadSources(app, known, jobs.get("sources")!)).join(", ");
      if (unread) throw new Error(`Sources that have not been read: ${unread}`);
    },
    { timeout: 90_000, interval: 50 },
  );
  await mailSettled(app);
}

/** How each job ended. */
export async function outcomesOf({ db }: App): Promise<Map<string, string>> {
  const { results } = await db
    .prepare("select job, outcome from job_runs where outcome is not null")
    .all<{ job: string; outcome: string }>();
  return new Map(results.map(({ job, outcome }) => [job, outcome]));
}

/** Of the sources that the job has sent to the queue, those without a new run that has ended. */
async function unreadSources({ db }: App, known: ReadonlySet<string>, outcome: string) {
  if (!outcome.endsWith(" sent to the queue")) return [];
  const queued = outcome.replace(" sent to the queue", "").split(", ");
  const { results } = await db
    .prepare("select id, source from source_runs where outcome <> 'running'")
    .all<{ id: string; source: string }>();
  const read = results.filter(({ id }) => !known.has(id)).map(({ source }) => source);
  return queued.filter((source) => !read.includes(source));
}
