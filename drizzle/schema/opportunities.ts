import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteView, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { NOTICE_STATUSES, type NoticeDocument, type SectionKey } from "../../app/domain/opportunities/notice";
import type { MatchReason } from "../../app/domain/opportunities/opportunity";
import type { FieldChange } from "../../app/domain/opportunities/opportunity-changes";
import type { ServiceKey } from "../../app/domain/service-types";
import { boolean, createdAt, defineKeyedTable, defineTable, timestamp } from "../columns";

/**
 * One solicitation, whatever number of portals carry it.
 * `id` is a number because the full-text index and the match keys are joined by numbers.
 */
export const opportunities = defineTable(
  "opportunities",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    title: text().notNull(),
    summary: text(),
    /** The code of its place when it has one place, the code that holds them all when it has several, or the source's text. */
    region: text(),
    city: text(),
    status: text({ enum: NOTICE_STATUSES }).notNull().default("active"),
    portalSource: text().notNull(),
    portalUrl: text(),
    bidType: text(),
    category: text(),
    tags: text({ mode: "json" }).$type<Array<string>>().notNull().default([]),
    createdAt: createdAt(),
    published: timestamp(),
    deadline: timestamp(),

    reference: text(),
    buyer: text(),
    language: text({ enum: ["en", "fr"] })
      .notNull()
      .default("en"),
    places: text({ mode: "json" }).$type<Array<string>>().notNull().default([]),
    services: text({ mode: "json" }).$type<Array<ServiceKey>>().notNull().default([]),
    /** Why it is in each of its trades: shown as "why this matched". */
    reasons: text({ mode: "json" }).$type<Array<MatchReason>>().notNull().default([]),
    documents: text({ mode: "json" }).$type<Array<NoticeDocument>>().notNull().default([]),
    updatedAt: createdAt(),
    version: integer().notNull().default(1),
    /**
     * The feed's order as one number, and the row's id in the full-text index: newest published, then nearest closing,
     * then first come. Beyond what JavaScript counts exactly, so it stays in SQL.
     */
    sortKey: integer(),
    /** Whether it stands in the index of open opportunities; one that has just closed may until the next sweep. */
    listed: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex("opportunities_sort_key").on(table.sortKey),
    // The sweep, the counts and "closing soon" read the listed ones by closing date.
    index("opportunities_listed_deadline")
      .on(table.deadline)
      .where(sql`${table.listed} = 1`),
    // Few are withdrawn: a saved bid is asked here, which costs nothing when it is not.
    index("opportunities_inactive")
      .on(table.id)
      .where(sql`${table.status} <> 'active'`),
    index("opportunities_listed_bid_type")
      .on(table.bidType)
      .where(sql`${table.listed} = 1`),
  ],
);

const opportunityId = () =>
  integer()
    .notNull()
    .references(() => opportunities.id, { onDelete: "cascade" });

/** The spec's table of dates: an opportunity's own two, under its names. */
export const opportunityDates = sqliteView("opportunity_dates").as((query) =>
  query
    .select({
      opportunityId: sql<number>`${opportunities.id}`.as("opportunity_id"),
      submissionDue: sql<Date | null>`${opportunities.deadline}`.as("submission_due"),
      published: opportunities.published,
    })
    .from(opportunities),
);

/** Amounts in units of `currency`. */
export const opportunityValues = defineTable("opportunity_values", {
  opportunityId: opportunityId().primaryKey(),
  contractValue: real(),
  estimatedValue: real(),
  budgetMin: real(),
  budgetMax: real(),
  currency: text({ enum: ["CAD", "USD"] }),
});

/** The spec's table of contacts: the buyer alone. No name, address or number of a person is stored. */
export const opportunityContacts = sqliteView("opportunity_contacts").as((query) =>
  query
    .select({
      opportunityId: sql<number>`${opportunities.id}`.as("opportunity_id"),
      organization: sql<string | null>`${opportunities.buyer}`.as("organization"),
    })
    .from(opportunities),
);

export const opportunityDetails = defineTable("opportunity_details", {
  opportunityId: opportunityId().primaryKey(),
  sections: text({ mode: "json" }).$type<Partial<Record<SectionKey, string>>>().notNull().default({}),
});

/** What changed in a notice after we first saw it. Version 1 is the first and has no row. */
export const opportunityVersions = defineTable(
  "opportunity_versions",
  {
    opportunityId: opportunityId(),
    version: integer().notNull(),
    at: timestamp().notNull(),
    portal: text().notNull(),
    changes: text({ mode: "json" }).$type<Array<FieldChange>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.opportunityId, table.version] })],
);

/** A portal's own record of a solicitation: several portals' records of one solicitation share one opportunity. */
export const notices = defineTable(
  "notices",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** The portal whose key it is; two feeds of one portal share their keys. */
    portal: text().notNull(),
    key: text().notNull(),
    opportunityId: opportunityId(),
    /** The one whose words the opportunity carries. */
    leads: boolean().notNull().default(true),
    url: text(),
    reference: text(),
    contentHash: text().notNull(),
    /** The normalised notice, to classify anew or to take a merge apart. */
    content: text().notNull(),
    /** Set when it first failed to appear in a complete answer of its portal. */
    missingSince: timestamp(),
    firstSeenAt: timestamp().notNull(),
  },
  (table) => [
    uniqueIndex("notices_portal_key").on(table.portal, table.key),
    index("notices_opportunity").on(table.opportunityId),
  ],
);

/** How the same solicitation is recognised on another portal: buyer and number, or title and closing date. */
export const opportunityFingerprints = defineKeyedTable(
  "opportunity_fingerprints",
  { fingerprint: text().notNull(), opportunityId: opportunityId() },
  (table) => [
    primaryKey({ columns: [table.fingerprint, table.opportunityId] }),
    index("opportunity_fingerprints_opportunity").on(table.opportunityId),
  ],
);

/** A merge that was undone: this notice never joins that opportunity again. */
export const undoneMerges = defineKeyedTable(
  "undone_merges",
  {
    portal: text().notNull(),
    key: text().notNull(),
    opportunityId: opportunityId(),
    at: timestamp().notNull(),
  },
  (table) => [primaryKey({ columns: [table.portal, table.key, table.opportunityId] })],
);
