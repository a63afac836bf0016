import { sql } from "drizzle-orm";
import {
  check,
  customType,
  index,
  integer,
  primaryKey,
  real,
  sqliteView,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { MatchableOpportunity } from "../../app/domain/matching/match-profile";
import {
  NOTICE_STATUSES,
  type NoticeDocument,
  type SectionKey,
  type Translation,
} from "../../app/domain/opportunities/notice";
import type { MatchReason, PlaceReason } from "../../app/domain/opportunities/opportunity";
import type { FieldChange } from "../../app/domain/opportunities/opportunity-changes";
import { reasonsFromStored, reasonsToStore } from "../../app/domain/opportunities/stored-reasons";
import type { RowDate } from "../../app/domain/reading/kept/listed-dates";
import type { ServiceKey } from "../../app/domain/service-types";
import type { TradePartId } from "../../app/domain/trade-parts";
import { boolean, createdAt, defineKeyedTable, defineTable, timestamp } from "../columns";

const matchReasons = customType<{ data: Array<MatchReason>; driverData: string }>({
  dataType: () => "text",
  toDriver: (reasons) => JSON.stringify(reasonsToStore(reasons)),
  fromDriver: (stored) => reasonsFromStored(JSON.parse(stored) as Parameters<typeof reasonsFromStored>[0]),
});

/**
 * One solicitation, however many portals list it.
 * `id` is a number because the full-text index is joined by number.
 */
export const opportunities = defineTable(
  "opportunities",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    title: text().notNull(),
    summary: text(),
    /** The code of its place; the smallest region that contains all its places; or the source's text if no code is known. */
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
    /** Of a bid without one, the closing that its notice's text states, until the next sweep after it. */
    textClosing: timestamp(),

    reference: text(),
    buyer: text(),
    language: text({ enum: ["en", "fr"] })
      .notNull()
      .default("en"),
    places: text({ mode: "json" }).$type<Array<string>>().notNull().default([]),
    services: text({ mode: "json" }).$type<Array<ServiceKey>>().notNull().default([]),
    /** The parts of its trades that its words show: see `domain/trade-parts.ts`. */
    parts: text({ mode: "json" }).$type<Array<TradePartId>>().notNull().default([]),
    /** Why it was assigned to each of its trades. Shown as "why this matched". */
    reasons: matchReasons().notNull().default([]),
    /** Empty, except in rows that were written while documents were kept here: see `features/archive/stored-documents`. */
    documents: text({ mode: "json" }).$type<Array<NoticeDocument>>().notNull().default([]),
    /** Whether its source gives a text. Without one it is a headline only, which opens without a view. */
    hasText: boolean().notNull().default(true),
    /** What lists say of its dates: see `domain/reading/kept/listed-dates.ts`. */
    keyDates: text({ mode: "json" }).$type<Array<RowDate>>().notNull().default([]),
    updatedAt: createdAt(),
    version: integer().notNull().default(1),
    /** The version of the rules for places, trades and texts that the row was derived with. */
    rulesVersion: text().notNull().default(""),
    /**
     * The feed's order as one number, which is also the row's id in the full-text index: newest published, then nearest
     * deadline, then lowest id. It exceeds JavaScript's safe integers, so do not read it outside SQL.
     */
    sortKey: integer(),
    /** Whether it is in the index of open opportunities. One that has just closed stays there until the next sweep. */
    listed: boolean().notNull().default(false),
    /** From when its long texts may move to the archive; `null` if it does not close. They are packed long before. */
    archiveAt: timestamp(),
    /** When its long texts were packed; `null` while they are in their own tables: see `features/archive`. */
    archivedAt: timestamp(),
    /** The block with its packed texts, here or in the archive. */
    textBlock: integer(),
  },
  (table) => [
    check("opportunities_reasons", sql.raw(`json_valid("reasons")`)),
    uniqueIndex("opportunities_sort_key").on(table.sortKey),
    index("opportunities_to_archive")
      .on(table.archiveAt)
      .where(sql`${table.archivedAt} is null`),
    // The sweep, the counts and the order "closing soon" read listed opportunities by closing date.
    index("opportunities_listed_closing")
      .on(sql`coalesce(${table.deadline}, ${table.textClosing})`)
      .where(sql`${table.listed} = 1`),
    // Few opportunities are inactive, so looking up a saved bid here is cheap.
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

/** The spec's table of dates, as a view of the opportunity's own two columns. */
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
export const opportunityValues = defineTable(
  "opportunity_values",
  {
    opportunityId: opportunityId().primaryKey(),
    contractValue: real(),
    estimatedValue: real(),
    budgetMin: real(),
    budgetMax: real(),
    currency: text({ enum: ["CAD", "USD"] }),
  },
  (table) => [
    // For counting those that state a value: the others, which are most, then cost no row.
    index("opportunity_values_stated")
      .on(table.opportunityId)
      .where(
        sql`coalesce(${table.contractValue}, ${table.estimatedValue}, ${table.budgetMax}, ${table.budgetMin}) is not null`,
      ),
  ],
);

/** The spec's table of contacts, as a view of the buyer. No person's name, address or number is stored. */
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
  /** The part of the notice that decided its places, for operators. */
  placeReason: text({ mode: "json" }).$type<PlaceReason>(),
  /** The same notice in the source's other language. */
  translation: text({ mode: "json" }).$type<Translation>(),
  /** Here and not with what lists show, because these rows are deleted when a bid is packed. `null`: not yet here. */
  documents: text({ mode: "json" }).$type<Array<NoticeDocument>>(),
});

/** What changed in each version after the first, which has no row. */
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

/** For notices whose text has an address of its own: not read yet; stored; nothing there, or given up. */
export const TEXT_STATES = ["waiting", "stored", "none"] as const;

/** A portal's record of a solicitation. Several portals' records of the same solicitation share one opportunity. */
export const notices = defineTable(
  "notices",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** The portal that assigned the key. Two feeds of one portal share their keys. */
    portal: text().notNull(),
    key: text().notNull(),
    opportunityId: opportunityId(),
    /** Whether the opportunity shows this notice's text. One of its notices does. */
    leads: boolean().notNull().default(true),
    url: text(),
    reference: text(),
    contentHash: text().notNull(),
    /** Where the portal's stored version stands among its others: an older one that arrives later is not stored. */
    revision: text().notNull().default(""),
    /** The normalized notice as JSON, needed to reclassify it or to undo a merge. */
    content: text().notNull(),
    /** `null` if the notice came with its text. A stored text is in `content`, which `contentHash` does not cover. */
    textState: text({ enum: TEXT_STATES }),
    /** How often reading the text has failed since the notice last changed. */
    textTries: integer().notNull().default(0),
    /** The first complete answer of its portal that lacked it, since it was last listed. */
    unlistedSince: timestamp(),
    /** The same, of answers in which no record without a key could be it. */
    missingSince: timestamp(),
    firstSeenAt: timestamp().notNull(),
  },
  (table) => [
    uniqueIndex("notices_portal_key").on(table.portal, table.key),
    index("notices_opportunity").on(table.opportunityId),
    index("notices_waiting_for_text")
      .on(table.portal)
      .where(sql`${table.textState} = 'waiting'`),
  ],
);

/** Identifies the same solicitation on other portals: by buyer and number, or by title and closing time (`fingerprintsOf`). */
export const opportunityFingerprints = defineKeyedTable(
  "opportunity_fingerprints",
  { fingerprint: text().notNull(), opportunityId: opportunityId() },
  (table) => [
    primaryKey({ columns: [table.fingerprint, table.opportunityId] }),
    index("opportunity_fingerprints_opportunity").on(table.opportunityId),
  ],
);

/**
 * Bids that were part of a joined bid until their places contradicted. Whoever was told of the joined bid, as it was
 * shown then, is not told again of its part.
 */
export const separations = defineKeyedTable(
  "separations",
  {
    opportunityId: opportunityId(),
    joinedId: opportunityId(),
    shown: text({ mode: "json" }).$type<MatchableOpportunity & { title: string }>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.opportunityId, table.joinedId] })],
);

/** Bids whose only notice has joined another bid. They are withdrawn; their addresses lead to the other one. */
export const joinedOpportunities = defineTable(
  "joined_opportunities",
  {
    opportunityId: integer()
      .primaryKey()
      .references(() => opportunities.id, { onDelete: "cascade" }),
    intoId: opportunityId(),
  },
  (table) => [index("joined_opportunities_into").on(table.intoId)],
);

/** Merges that were undone. The notice never joins that opportunity again. */
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
