import { text } from "drizzle-orm/sqlite-core";
import { defineTable, timestamp } from "../columns";

/** When each timed job last did something, for operators. */
export const jobRuns = defineTable("job_runs", {
  job: text().primaryKey(),
  startedAt: timestamp().notNull(),
  finishedAt: timestamp(),
  outcome: text(),
});
