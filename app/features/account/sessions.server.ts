import { and, desc, eq, gt, ne } from "drizzle-orm";
import { sessions } from "#drizzle/schema";
import { closeSockets } from "~/features/sockets/close-sockets.server";
import type { Services } from "~/lib/services";
import { logSecurityEvent } from "./security-log.server";

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

/** Ends one of the account's own sessions; returns false for an unknown one or another account's. */
export async function endSession(services: Services, accountId: string, hash: string): Promise<boolean> {
  const ended = await services.db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.idHash, hash)))
    .returning({ hash: sessions.idHash });
  if (ended.length === 0) return false;
  await logSecurityEvent(services, "session-ended", { accountId });
  await closeSockets(services, { sessionHash: hash });
  return true;
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
