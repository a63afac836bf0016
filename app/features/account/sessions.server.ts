import { and, desc, eq, gt, ne } from "drizzle-orm";
import { sessions } from "#drizzle/schema";
import { closeSockets } from "~/lib/close-sockets.server";
import { logSecurityEvent } from "~/lib/security-log.server";
import type { Services } from "~/lib/services";

export type SessionEntry = {
  hash: string;
  device: string | null;
  createdAt: Date;
  lastSeenAt: Date;
  isCurrent: boolean;
};

/** The account's sessions, most recently used first. */
export async function listSessions(
  { db, now }: Services,
  accountId: string,
  currentHash: string,
): Promise<Array<SessionEntry>> {
  const rows = await db
    .select({
      hash: sessions.idHash,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, now())))
    .orderBy(desc(sessions.lastSeenAt));
  return rows.map((row) => ({ ...row, isCurrent: row.hash === currentHash }));
}

/** Ends one of the account's own sessions; another account's hash does nothing. */
export async function endSession(services: Services, accountId: string, hash: string): Promise<void> {
  const ended = await services.db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.idHash, hash)))
    .returning({ hash: sessions.idHash });
  await logSecurityEvent(services, "session-ended", { accountId });
  if (ended.length > 0) await closeSockets(services, { sessionHash: hash });
}

export async function endOtherSessions(
  services: Services,
  accountId: string,
  keepHash: string,
): Promise<void> {
  await services.db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), ne(sessions.idHash, keepHash)));
  await logSecurityEvent(services, "other-sessions-ended", { accountId });
  await closeSockets(services, { accountId, exceptSession: keepHash });
}
