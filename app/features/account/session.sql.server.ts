import { getTableColumns, sql } from "drizzle-orm";
import { raw, tagged } from "#drizzle/batch";
import { accounts, sessions, users } from "#drizzle/schema";

const SESSION_SHAPE = getTableColumns(sessions);
const ACCOUNT_SHAPE = getTableColumns(accounts);
const PROFILE_SHAPE = getTableColumns(users);

/**
 * The session with its account and profile, which every signed-in page reads first. Written by hand because the builder
 * takes longer to write and to decode these three than the database to answer them.
 */
export function findSessionsOwner(sessionHash: string, now: Date) {
  const current = sql`from sessions where id_hash = ${sessionHash} and expires_at > ${now.getTime()}`;
  return [
    tagged("profile.read", raw(sql`select * ${current}`, SESSION_SHAPE)),
    raw(sql`select * from accounts where id = (select account_id ${current})`, ACCOUNT_SHAPE),
    raw(sql`select * from users where id = (select account_id ${current})`, PROFILE_SHAPE),
  ] as const;
}
