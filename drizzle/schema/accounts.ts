import { index, integer, primaryKey, text } from "drizzle-orm/sqlite-core";
import { boolean, createdAt, defineKeyedTable, defineTable, randomId, timestamp } from "../columns";

/** A sign-in: an email address and a password. The profile is created at the first sign-in. */
export const accounts = defineTable("accounts", {
  id: randomId(),
  /** Trimmed and in lower case. */
  email: text().notNull().unique(),
  /** An Argon2id string with its parameters; `null` until a password is set. */
  passwordHash: text(),
  /** From the sign-up form; copied to the profile when it is created. */
  companyName: text(),
  verifiedAt: timestamp(),
  createdAt: createdAt(),
});

/**
 * "undo-email-change" gives the account back to the address it was mailed to and ends every session. The emails about a
 * change of address have such a link, and those about a sign-in from a new browser.
 */
export const ACCOUNT_TOKEN_PURPOSES = [
  "verify-email",
  "reset-password",
  "change-email",
  "undo-email-change",
] as const;

export type AccountTokenData = {
  /** The path to continue to. */
  next?: string;
  /** The address to change to, or to change back to. */
  email?: string;
  /**
   * What was entered in the sign-up that sent this link. It is stored with the link because someone else may sign up
   * with the same address; the person who opens the link gets the password that belongs to it.
   */
  passwordHash?: string;
  companyName?: string | null;
  /** Tells the links of one sign-up from those of others with the same address. */
  signUpId?: string;
};

/** Tokens of links sent by email: short-lived, for single use, and stored only as hashes. */
export const accountTokens = defineKeyedTable(
  "account_tokens",
  {
    tokenHash: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    purpose: text({ enum: ACCOUNT_TOKEN_PURPOSES }).notNull(),
    /** What the link needs to do its work. */
    data: text({ mode: "json" }).$type<AccountTokenData>().notNull().default({}),
    createdAt: timestamp().notNull(),
    expiresAt: timestamp().notNull(),
    usedAt: timestamp(),
  },
  (table) => [index("account_tokens_account").on(table.accountId, table.purpose)],
);

/** Proof of consent: what was agreed to, when and from where. Kept after the account is deleted. */
export const consents = defineTable(
  "consents",
  {
    id: randomId(),
    /** Not a foreign key, because the proof outlives the account. */
    accountId: text().notNull(),
    email: text().notNull(),
    kind: text({ enum: ["service-email", "terms"] }).notNull(),
    granted: boolean().notNull(),
    /** The text that was agreed to, and its version. */
    wording: text().notNull(),
    version: text().notNull(),
    at: timestamp().notNull(),
    /** The IP address of the request. */
    ip: text(),
  },
  (table) => [index("consents_account").on(table.accountId)],
);

/** Counts of attempts per time window, for rate limits. */
export const attempts = defineKeyedTable(
  "attempts",
  {
    /** What is limited, and for whom: "sign-in:address:…" with a hash, never a plain address. */
    key: text().notNull(),
    windowStart: timestamp().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.windowStart] }),
    index("attempts_old").on(table.windowStart),
  ],
);

/** One row per signed-in browser. The cookie holds the session's id; the database holds its hash. */
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
