import { sql } from "drizzle-orm";
import { index, integer, text } from "drizzle-orm/sqlite-core";
import { STORED_STANDINGS } from "../../app/domain/reading/kept/keep-key-dates";
import { NOTED_KINDS } from "../../app/domain/reading/kept/noted-date";
import { KEY_DATE_ORIGINS } from "../../app/domain/reading/kept/stated-dates";
import {
  type Doubt,
  KEY_DATE_ATTENDANCES,
  KEY_DATE_KINDS,
  KEY_DATE_PRECISIONS,
  ZONE_BASES,
} from "../../app/domain/reading/key-date";
import { createdAt, defineTable, randomId, timestamp } from "../columns";
import { opportunities } from "./opportunities";
import { users } from "./profiles";

const opportunityId = () =>
  integer()
    .notNull()
    .references(() => opportunities.id, { onDelete: "cascade" });

/** The dates that an opportunity's notice states, with the sentence of each. Calendars know a date by its ID. */
export const opportunityKeyDates = defineTable(
  "opportunity_key_dates",
  {
    id: randomId(),
    opportunityId: opportunityId(),
    kind: text({ enum: KEY_DATE_KINDS }).notNull(),
    at: timestamp(),
    localDay: text(),
    localTime: text(),
    zone: text(),
    zoneBasis: text({ enum: ZONE_BASES }),
    precision: text({ enum: KEY_DATE_PRECISIONS }).notNull(),
    mandatory: text({ enum: KEY_DATE_ATTENDANCES }).notNull(),
    place: text(),
    days: integer(),
    /** Empty for a date of the portal's own field that no sentence states. */
    sentence: text().notNull(),
    start: integer().notNull(),
    end: integer().notNull(),
    section: text().notNull(),
    language: text({ enum: ["en", "fr"] }).notNull(),
    rule: text().notNull(),
    ruleVersion: integer().notNull(),
    standing: text({ enum: STORED_STANDINGS }).notNull(),
    doubts: text({ mode: "json" }).$type<ReadonlyArray<Doubt>>().notNull(),
    conflictsWith: timestamp(),
    origin: text({ enum: KEY_DATE_ORIGINS }).notNull(),
    /** Whose notice states it, if not the one whose text the bid shows but another portal's of the same solicitation. */
    portal: text(),
    /** How often it has changed in a way that calendars have to read again. */
    sequence: integer().notNull().default(0),
    changedAt: createdAt(),
  },
  (table) => [
    index("opportunity_key_dates_opportunity").on(table.opportunityId),
    // Reminders read what is due in the next days.
    index("opportunity_key_dates_day")
      .on(table.localDay)
      .where(sql`${table.standing} = 'sure'`),
  ],
);

/** Dates that a reader has corrected or added for themselves. They count before what was read, for that reader alone. */
export const userKeyDates = defineTable(
  "user_key_dates",
  {
    id: randomId(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    opportunityId: opportunityId(),
    kind: text({ enum: NOTED_KINDS }).notNull(),
    /** The date that it corrects; `null` for one that the reader added. */
    keyDateId: text(),
    at: timestamp(),
    /** `null` if the reader says that there is no such date. */
    localDay: text(),
    localTime: text(),
    zone: text().notNull(),
    mandatory: text({ enum: KEY_DATE_ATTENDANCES }).notNull(),
    place: text(),
    /** Of "there is no such date": when the notice said it was, for the answer stands while it says so. `statedMoment` */
    deniedMoment: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index("user_key_dates_user_bid").on(table.userId, table.opportunityId),
    index("user_key_dates_day").on(table.localDay),
  ],
);
