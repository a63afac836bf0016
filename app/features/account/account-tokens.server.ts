import { and, eq, gt, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { AnyStatement } from "#drizzle/batch";
import { type ACCOUNT_TOKEN_PURPOSES, accounts, type AccountTokenData, accountTokens } from "#drizzle/schema";
import { DAY_MS, HOUR_MS } from "~/domain/duration";
import { RETENTION } from "~/domain/retention";
import { hashOfSecret, newSecret } from "~/lib/hash.server";
import type { Services } from "~/lib/services";
import { hasPassword } from "./has-password.server";

type Purpose = (typeof ACCOUNT_TOKEN_PURPOSES)[number];
export type AccountToken = typeof accountTokens.$inferSelect;

const LIFETIMES: Record<Purpose, number> = {
  "verify-email": RETENTION.verifyLinkHours * HOUR_MS,
  "reset-password": RETENTION.resetLinkHours * HOUR_MS,
  "change-email": RETENTION.changeEmailLinkHours * HOUR_MS,
  "undo-email-change": RETENTION.undoEmailChangeDays * DAY_MS,
};

/** The account as it was read, with its password's hash if the link depends on that. */
export type Holder = Pick<typeof accounts.$inferSelect, "id" | "email"> & { passwordHash?: string | null };

type NewToken = { account: Holder; purpose: Purpose; data?: AccountTokenData };

/**
 * A secret for a link, with the statements that store its hash and delete the account's expired tokens. The hash is
 * stored only if the account is still as it was read: an undo or a new password ends the links of the one who had the account
 * before, and a request that was under way must not add another one.
 */
export async function newToken(
  { db, now }: Services,
  { account, purpose, data = {} }: NewToken,
): Promise<{ secret: string; statements: readonly [deleteOld: AnyStatement, insertNew: AnyStatement] }> {
  const secret = newSecret();
  const createdAt = now().getTime();
  const old = and(eq(accountTokens.accountId, account.id), lte(accountTokens.expiresAt, now()));
  const row = db
    .select({
      tokenHash: sql`${await hashOfSecret(secret)}`.as("token_hash"),
      accountId: accounts.id,
      purpose: sql`${purpose}`.as("purpose"),
      data: sql`${JSON.stringify(data)}`.as("data"),
      createdAt: sql`${createdAt}`.as("created_at"),
      expiresAt: sql`${createdAt + LIFETIMES[purpose]}`.as("expires_at"),
      usedAt: sql`null`.as("used_at"),
    })
    .from(accounts)
    .where(isStill(account));
  return { secret, statements: [db.delete(accountTokens).where(old), db.insert(accountTokens).select(row)] };
}

/** Whether an account still has the address that was read, and the password if one is given. */
function isStill({ id, email, passwordHash }: Holder) {
  return and(
    eq(accounts.id, id),
    eq(accounts.email, email),
    passwordHash === undefined ? undefined : hasPassword(passwordHash),
  );
}

async function usable({ now }: Services, secret: string, purposes: ReadonlyArray<Purpose>) {
  return and(
    eq(accountTokens.tokenHash, await hashOfSecret(secret)),
    or(...purposes.map((purpose) => eq(accountTokens.purpose, purpose))),
    isNull(accountTokens.usedAt),
    gt(accountTokens.expiresAt, now()),
  );
}

/** Finds a valid token without using it up. */
export async function findToken(
  services: Services,
  secret: string,
  ...purposes: ReadonlyArray<Purpose>
): Promise<AccountToken | null> {
  const [token] = await services.db
    .select()
    .from(accountTokens)
    .where(await usable(services, secret, purposes));
  return token ?? null;
}

/** Uses a token up. If two requests race, one gets the token and the other gets `null`. */
export async function spendToken(
  services: Services,
  secret: string,
  ...purposes: ReadonlyArray<Purpose>
): Promise<AccountToken | null> {
  const [token] = await services.db
    .update(accountTokens)
    .set({ usedAt: services.now() })
    .where(await usable(services, secret, purposes))
    .returning();
  return token ?? null;
}

/** The account's valid tokens for a purpose, oldest first. */
export async function listTokens(
  { db, now }: Services,
  accountId: string,
  purpose: Purpose,
): Promise<Array<AccountToken>> {
  return db
    .select()
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.accountId, accountId),
        eq(accountTokens.purpose, purpose),
        isNull(accountTokens.usedAt),
        gt(accountTokens.expiresAt, now()),
      ),
    )
    .orderBy(accountTokens.createdAt);
}

/**
 * Whether another account can still go back to this address. Until then nobody else gets it, or its owner could not undo
 * a change that a stranger made.
 */
export async function isReservedAddress(
  { db, now }: Services,
  email: string,
  accountId: string,
): Promise<boolean> {
  const [reserved] = await db
    .select({ accountId: accountTokens.accountId })
    .from(accountTokens)
    .innerJoin(accounts, eq(accounts.id, accountTokens.accountId))
    .where(
      and(
        eq(accountTokens.purpose, "undo-email-change"),
        isNull(accountTokens.usedAt),
        gt(accountTokens.expiresAt, now()),
        ne(accountTokens.accountId, accountId),
        ne(accounts.email, email),
        eq(sql`json_extract(${accountTokens.data}, '$.email')`, email),
      ),
    )
    .limit(1);
  return reserved !== undefined;
}

/** Deletes all of the account's tokens for these purposes. */
export function endTokens({ db }: Services, accountId: string, ...purposes: ReadonlyArray<Purpose>) {
  return db
    .delete(accountTokens)
    .where(
      and(
        eq(accountTokens.accountId, accountId),
        or(...purposes.map((purpose) => eq(accountTokens.purpose, purpose))),
      ),
    );
}
