import type { Services } from "~/lib/services";
import { runJob, TIMED_JOBS } from "~/features/jobs/timed-jobs.server";

/** One trigger every 15 minutes; each job asks the database what is due. One that fails does not hold up the others. */
export async function runTimedJobs(services: Services) {
  for (const job of TIMED_JOBS) await runJob(services, job);
}
