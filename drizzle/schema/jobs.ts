import { integer, text } from "drizzle-orm/sqlite-core";
import { defineTable, timestamp } from "../columns";

/** The last run of each timed job, for operators. */
export const jobRuns = defineTable("job_runs", {
  job: text().primaryKey(),
  startedAt: timestamp().notNull(),
  finishedAt: timestamp(),
  outcome: text(),
  /** How many runs in a row have failed. */
  failures: integer().notNull().default(0),
});
