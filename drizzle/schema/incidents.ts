import { sql } from "drizzle-orm";
import { index, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { INCIDENT_KINDS } from "../../app/domain/operations/incident-kinds";
import { defineTable, randomId, timestamp } from "../columns";

/** What was broken, from when to when. The watch keeps it; operators are told of each once, and once of its end. */
export const incidents = defineTable(
  "incidents",
  {
    id: randomId(),
    kind: text({ enum: INCIDENT_KINDS }).notNull(),
    /** The source, the job or what was given up; empty for what there is one of. */
    subject: text().notNull(),
    /** Since when it is broken, as far as the figures tell. */
    beganAt: timestamp().notNull(),
    /** When the watch saw it first. */
    seenAt: timestamp().notNull(),
    /** When operators were told. An incident that was over before is deleted. */
    mailedAt: timestamp(),
    /** Since when nothing is seen of it, while it may still come back. */
    quietSince: timestamp(),
    endedAt: timestamp(),
  },
  (table) => [
    uniqueIndex("incidents_open")
      .on(table.kind, table.subject)
      .where(sql`${table.endedAt} is null`),
    index("incidents_newest").on(table.beganAt),
  ],
);
