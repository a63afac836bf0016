import { sql } from "drizzle-orm";
import { runBatch, type Statement, statement } from "#drizzle/batch";
import { DAY_MS, HOUR_MS } from "~/domain/duration";
import { RETENTION } from "~/domain/retention";
import type { Services } from "~/lib/services";

const UNVERIFIED_KEPT_MS = RETENTION.unconfirmedAccountDays * DAY_MS;
const ATTEMPTS_KEPT_MS = RETENTION.attemptsHours * HOUR_MS;
/** Of each kind in one run; the next one takes the rest. */
const MOST_AT_ONCE = 500;

export type Swept = { accounts: number; sessions: number; tokens: number; attempts: number };

type Found = { one: number };

/**
 * Removes what has no use any more: accounts that nobody has confirmed, sessions and links that have ended, counted
 * tries. An account that is verified, has a profile or has a link that still works is never touched.
 */
export async function sweepAccounts({ db, now }: Services): Promise<Swept> {
  const at = now().getTime();
  const unverified = sql`
    select id from accounts
    where verified_at is null and created_at < ${at - UNVERIFIED_KEPT_MS}
      and not exists (select 1 from users where users.id = accounts.id)
      and not exists (
        select 1 from account_tokens
        where account_id = accounts.id and used_at is null and expires_at > ${at}
      )
    order by id limit ${MOST_AT_ONCE}`;
  const ended = (query: ReturnType<typeof sql>): Statement<Found> => statement(query);
  const [, , accounts, sessions, tokens, attempts] = await runBatch(db, [
    // Consent of somebody who never proved to be the one with that address proves nothing.
    statement(sql`delete from consents where account_id in (${unverified})`),
    statement(sql`
      delete from emails
      where status in ('sent', 'failed') and kind = 'account' and user_id is null
        and recipient in (select email from accounts where id in (${unverified}))`),
    ended(sql`delete from accounts where id in (${unverified}) returning 1 as one`),
    ended(sql`
      delete from sessions where id_hash in (
        select id_hash from sessions where expires_at <= ${at} limit ${MOST_AT_ONCE}
      ) returning 1 as one`),
    ended(sql`
      delete from account_tokens where token_hash in (
        select token_hash from account_tokens
        where expires_at <= ${at} or used_at is not null limit ${MOST_AT_ONCE}
      ) returning 1 as one`),
    ended(sql`
      delete from attempts where (key, window_start) in (
        select key, window_start from attempts where window_start < ${at - ATTEMPTS_KEPT_MS} limit ${MOST_AT_ONCE}
      ) returning 1 as one`),
  ]);
  return {
    accounts: accounts.length,
    sessions: sessions.length,
    tokens: tokens.length,
    attempts: attempts.length,
  };
}
