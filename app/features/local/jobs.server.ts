import { DateTime } from "luxon";
import type { Database } from "#drizzle/client";
import { jobRuns } from "#drizzle/schema";
import { formatMoment } from "~/domain/local-time";
import { TORONTO } from "~/domain/zoned-time";
import { TIMED_JOBS } from "~/features/jobs/timed-jobs.server";
import type { JobView } from "./jobs";

export async function listJobViews(db: Database): Promise<Array<JobView>> {
  const runs = await db.select().from(jobRuns);
  return TIMED_JOBS.map(({ id, name, what }) => {
    const last = runs.find(({ job }) => job === id);
    return {
      id,
      name,
      description: what,
      lastRun: last
        ? `${formatMoment(last.startedAt, TORONTO)}: ${last.outcome ?? "still running"}`
        : "Never",
    };
  });
}

/** Parses a datetime-local field as Toronto time; `null` if it is invalid. */
export function readInstant(text: string): Date | null {
  const time = DateTime.fromISO(text, { zone: TORONTO });
  return time.isValid && time.year > 2000 && time.year < 2100 ? time.toJSDate() : null;
}
