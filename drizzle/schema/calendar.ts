import { integer, primaryKey, text } from "drizzle-orm/sqlite-core";
import { CALENDAR_READERS } from "../../app/domain/calendar/calendar-readers";
import { createdAt, defineKeyedTable, timestamp } from "../columns";
import { users } from "./profiles";

const userId = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** The private feeds with the dates of people's saved bids. A person has one or none. */
export const calendarFeeds = defineKeyedTable("calendar_feeds", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  tokenHash: text().notNull().unique(),
  /** Counts the writes that may have changed what the feed says, so that an unchanged one is answered without reading it. */
  revision: integer().notNull().default(0),
  createdAt: createdAt(),
});

/** When each kind of program last read a feed, to the hour. */
export const calendarReads = defineKeyedTable(
  "calendar_reads",
  { userId: userId(), reader: text({ enum: CALENDAR_READERS }).notNull(), readAt: timestamp().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.reader] })],
);

/** What a feed has last said of each date: for its sequence, and for the dates that have left it. */
export const calendarEntries = defineKeyedTable(
  "calendar_entries",
  {
    userId: userId(),
    uid: text().notNull(),
    summary: text().notNull(),
    /** A whole day; otherwise the event has instants. */
    day: text(),
    startsAt: timestamp(),
    endsAt: timestamp(),
    place: text(),
    sequence: integer().notNull(),
    changedAt: timestamp().notNull(),
    /** When it left the feed; null while it is in it. */
    cancelledAt: timestamp(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.uid] })],
);
