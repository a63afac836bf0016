import { index, integer, primaryKey, text } from "drizzle-orm/sqlite-core";
import { REMINDER_STEPS } from "../../app/domain/mail/reminder-rules";
import { defineKeyedTable, timestamp } from "../columns";
import { users } from "./profiles";

/**
 * What a person has been reminded of, and in which mail: the one of the same `plannedAt`. A date that moves has another
 * instant and so is told again. The morning's mail is not in here.
 */
export const reminders = defineKeyedTable(
  "reminders",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    opportunityId: integer().notNull(),
    /** A key date's ID, that of a person's own date, or `CLOSING`. */
    dateId: text().notNull(),
    step: text({ enum: REMINDER_STEPS }).notNull(),
    at: timestamp().notNull(),
    plannedAt: timestamp().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.opportunityId, table.dateId, table.step, table.at] }),
    index("reminders_planned").on(table.plannedAt),
  ],
);

/** How far the morning's mails of a zone have come: after which person. */
export const reminderMornings = defineKeyedTable(
  "reminder_mornings",
  {
    zone: text().notNull(),
    /** 2026-11-23, in the zone. */
    day: text().notNull(),
    doneUser: text().notNull(),
    at: timestamp().notNull(),
    completedAt: timestamp(),
  },
  (table) => [primaryKey({ columns: [table.zone, table.day] })],
);
