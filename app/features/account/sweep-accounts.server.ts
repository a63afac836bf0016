import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, notExists, or, sql } from "drizzle-orm";
import { runBatch } from "#drizzle/batch";
import { accounts, accountTokens, attempts, consents, emails, sessions, users } from "#drizzle/schema";
import { DAY_MS, HOUR_MS } from "~/domain/duration";
import { RETENTION } from "~/domain/retention";
import type { Services } from "~/lib/services";

const UNVERIFIED_KEPT_MS = RETENTION.unconfirmedAccountDays * DAY_MS;
const ATTEMPTS_KEPT_MS = RETENTION.attemptsHours * HOUR_MS;
/** The limit for each kind in one run; the next run takes the rest. */
const MOST_AT_ONCE = 500;

export type Swept = { accounts: number; sessions: number; tokens: number; attempts: number };

/**
 * Deletes unverified accounts, expired sessions and tokens, and old attempt counters. Never deletes an account that is
 * verified, has a profile or has a valid link.
 */
export async function sweepAccounts({ db, now }: Services): Promise<Swept> {
  const at = now();
  const before = (ms: number) => new Date(at.getTime() - ms);
  const unverified = db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        isNull(accounts.verifiedAt),
        lt(accounts.createdAt, before(UNVERIFIED_KEPT_MS)),
        notExists(db.select({ id: users.id }).from(users).where(eq(users.id, accounts.id))),
        notExists(
          db
            .select({ hash: accountTokens.tokenHash })
            .from(accountTokens)
            .where(
              and(
                eq(accountTokens.accountId, accounts.id),
                isNull(accountTokens.usedAt),
                gt(accountTokens.expiresAt, at),
              ),
            ),
        ),
      ),
    )
    .orderBy(accounts.id)
    .limit(MOST_AT_ONCE);
  const [, , sweptAccounts, sweptSessions, sweptTokens, sweptAttempts] = await runBatch(db, [
    // Consent from an address that was never verified proves nothing.
    db.delete(consents).where(inArray(consents.accountId, unverified)),
    db
      .delete(emails)
      .where(
        and(
          inArray(emails.status, ["sent", "failed"]),
          eq(emails.kind, "account"),
          isNull(emails.userId),
          inArray(
            emails.recipient,
            db.select({ email: accounts.email }).from(accounts).where(inArray(accounts.id, unverified)),
          ),
        ),
      ),
    db.delete(accounts).where(inArray(accounts.id, unverified)).returning({ id: accounts.id }),
    db
      .delete(sessions)
      .where(
        inArray(
          sessions.idHash,
          db
            .select({ hash: sessions.idHash })
            .from(sessions)
            .where(lte(sessions.expiresAt, at))
            .limit(MOST_AT_ONCE),
        ),
      )
      .returning({ hash: sessions.idHash }),
    db
      .delete(accountTokens)
      .where(
        inArray(
          accountTokens.tokenHash,
          db
            .select({ hash: accountTokens.tokenHash })
            .from(accountTokens)
            .where(or(lte(accountTokens.expiresAt, at), isNotNull(accountTokens.usedAt)))
            .limit(MOST_AT_ONCE),
        ),
      )
      .returning({ hash: accountTokens.tokenHash }),
    db
      .delete(attempts)
      .where(
        sql`(${attempts.key}, ${attempts.windowStart}) in ${db
          .select({ key: attempts.key, windowStart: attempts.windowStart })
          .from(attempts)
          .where(lt(attempts.windowStart, before(ATTEMPTS_KEPT_MS)))
          .limit(MOST_AT_ONCE)}`,
      )
      .returning({ key: attempts.key }),
  ]);
  return {
    accounts: sweptAccounts.length,
    sessions: sweptSessions.length,
    tokens: sweptTokens.length,
    attempts: sweptAttempts.length,
  };
}
