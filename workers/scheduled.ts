import { runJob, TIMED_JOBS } from "~/features/jobs/timed-jobs.server";
import type { Services } from "~/lib/services";

/** Runs every 15 minutes. Each job reads from the database what is due, and one that fails does not stop the others. */
export async function runTimedJobs(services: Services) {
  for (const job of TIMED_JOBS) await runJob(services, job);
}
