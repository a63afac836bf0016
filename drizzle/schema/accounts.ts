import { index, integer, primaryKey, text } from "drizzle-orm/sqlite-core";
import { boolean, createdAt, defineKeyedTable, defineTable, randomId, timestamp } from "../columns";

/** Who may sign in: an address that is proved, and a password. The profile is made at the first sign-in. */
export const accounts = defineTable("accounts", {
  id: randomId(),
  /** As it is compared and written to: trimmed, in small letters. */
  email: text().notNull().unique(),
  /** An Argon2id string that carries its own parameters; `null` where there is none yet. */
  passwordHash: text(),
  /** From the sign-up form, for the profile to come. */
  companyName: text(),
  verifiedAt: timestamp(),
  createdAt: createdAt(),
});

export const ACCOUNT_TOKEN_PURPOSES = [
  "verify-email",
  "reset-password",
  "change-email",
  "undo-email-change",
] as const;

export type AccountTokenData = {
  /** Where to go on to. */
  next?: string;
  /** The address to change to, or back to. */
  email?: string;
  /** What the sign-up that the link belongs to asked for: whoever proves the address gets their own, not another's. */
  passwordHash?: string;
  companyName?: string | null;
};

/** Links that were sent by mail: single use, short-lived; only hashes are stored. */
export const accountTokens = defineKeyedTable(
  "account_tokens",
  {
    tokenHash: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    purpose: text({ enum: ACCOUNT_TOKEN_PURPOSES }).notNull(),
    /** What the link will do. */
    data: text({ mode: "json" }).$type<AccountTokenData>().notNull().default({}),
    createdAt: timestamp().notNull(),
    expiresAt: timestamp().notNull(),
    usedAt: timestamp(),
  },
  (table) => [index("account_tokens_account").on(table.accountId, table.purpose)],
);

/** Proof of consent, kept after the account is gone: what was agreed to, when, from where. */
export const consents = defineTable(
  "consents",
  {
    id: randomId(),
    /** No reference: the proof outlives the account. */
    accountId: text().notNull(),
    email: text().notNull(),
    kind: text({ enum: ["service-email", "terms"] }).notNull(),
    granted: boolean().notNull(),
    /** The words that were agreed to, and their version. */
    wording: text().notNull(),
    version: text().notNull(),
    at: timestamp().notNull(),
    /** The address that the request came from. */
    ip: text(),
  },
  (table) => [index("consents_account").on(table.accountId)],
);

/** How often something was tried in a stretch of time, to slow down guessing. */
export const attempts = defineKeyedTable(
  "attempts",
  {
    /** What and who: "sign-in:address:…", never a plain address. */
    key: text().notNull(),
    windowStart: timestamp().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.windowStart] }),
    index("attempts_old").on(table.windowStart),
  ],
);

/** One row a signed-in browser. The cookie holds the id; the database holds its hash. */
export const sessions = defineKeyedTable(
  "sessions",
  {
    idHash: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    createdAt: timestamp().notNull(),
    lastSeenAt: timestamp().notNull(),
    expiresAt: timestamp().notNull(),
    device: text(),
  },
  (table) => [index("sessions_account").on(table.accountId)],
);
