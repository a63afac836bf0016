import { createCookie } from "@remix-run/cloudflare";
import { and, eq, lte, sql } from "drizzle-orm";
import { runBatch, runOne, tagged } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { accounts, type Profile, sessions } from "#drizzle/schema";
import { DAY_MS, HOUR_MS } from "~/domain/duration";
import { RETENTION } from "~/domain/retention";
import { closeSockets } from "~/features/sockets/close-sockets.server";
import { hashOfSecret, newSecret } from "~/lib/hash.server";
import type { Config, Services } from "~/lib/services";
import { hasPassword } from "./has-password.server";
import { createProfile, readProfile } from "./profile.server";
import { type ReadAhead, rememberReader } from "./read-ahead.server";
import { findSessionsOwner } from "./session.sql.server";

/** A session ends after this long without a visit. */
export const IDLE_MS = RETENTION.sessionIdleDays * DAY_MS;
/** A session ends after this long even with visits. */
export const ABSOLUTE_MS = RETENTION.sessionMaxDays * DAY_MS;
/** `lastSeenAt` is updated at most this often. */
const TOUCH_MS = HOUR_MS;
const MAX_DEVICE_LENGTH = 200;

/** The session of a signed-in browser, with its account and its profile if there is one. */
export type SignedIn = {
  sessionHash: string;
  /** Each visit moves it later. */
  expiresAt: Date;
  account: typeof accounts.$inferSelect;
  profile: Profile | null;
};

/** What a browser proved before it gets a session: the password with this hash. Demo accounts have none. */
export type Proof = { accountId: string; passwordHash: string | null };

/** Whether a request has a session cookie, valid or not. Without one, its answer is the same for everyone. */
export function sendsSession(request: Request): boolean {
  return /(?:^|;)\s*(?:__Host-)?session=/.test(request.headers.get("Cookie") ?? "");
}

/** The prefix `__Host-` binds the cookie to this host and to https. Only the local build runs on plain http. */
function sessionCookie({ origin, sessionSecret }: Config) {
  const secure = origin.startsWith("https:");
  return createCookie(secure ? "__Host-session" : "session", {
    httpOnly: true,
    secure,
    secrets: sessionSecret === null ? [] : [sessionSecret],
    sameSite: "lax",
    path: "/",
    // The server ends an idle session earlier.
    maxAge: ABSOLUTE_MS / 1000,
  });
}

/**
 * Starts a session with a new id and returns its Set-Cookie header.
 * `device` is the browser's User-Agent.
 */
export async function startSession(
  services: Pick<Services, "db" | "config" | "now">,
  accountId: string,
  device: string | null,
): Promise<string> {
  const { db, config } = services;
  const id = newSecret();
  await runBatch(db, [
    endExpired(services, accountId),
    tagged("session.start", db.insert(sessions).values(await newSession(services, id, accountId, device))),
  ]);
  return sessionCookie(config).serialize(id);
}

/**
 * Starts a session and ends the one that the browser had, even if it belonged to another account. Returns `null` and
 * starts none if the password is no longer the one that was proved: checking it takes so long that another request may
 * change it meanwhile, and a new password ends every session.
 */
export async function replaceSession(
  services: Services,
  { accountId, passwordHash }: Proof,
  request: Request,
): Promise<string | null> {
  const { db, config } = services;
  const replaced = await sentSessionHash(services, request);
  const id = newSecret();
  const session = await newSession(services, id, accountId, request.headers.get("User-Agent"));
  const isProved = and(eq(accounts.id, accountId), hasPassword(passwordHash));
  const [, , started] = await runBatch(db, [
    endExpired(services, accountId),
    db.delete(sessions).where(eq(sessions.idHash, replaced ?? "")),
    tagged(
      "session.start",
      db
        .insert(sessions)
        .select(
          db
            .select({
              idHash: sql`${session.idHash}`.as("id_hash"),
              accountId: accounts.id,
              createdAt: sql`${session.createdAt.getTime()}`.as("created_at"),
              lastSeenAt: sql`${session.lastSeenAt.getTime()}`.as("last_seen_at"),
              expiresAt: sql`${session.expiresAt.getTime()}`.as("expires_at"),
              device: sql`${session.device}`.as("device"),
            })
            .from(accounts)
            .where(isProved),
        )
        .returning({ idHash: sessions.idHash }),
    ),
  ]);
  if (replaced !== null) await closeSockets(services, { sessionHash: replaced });
  return started.length === 0 ? null : sessionCookie(config).serialize(id);
}

async function newSession(
  { now }: Pick<Services, "now">,
  id: string,
  accountId: string,
  device: string | null,
) {
  return {
    idHash: await hashOfSecret(id),
    accountId,
    createdAt: now(),
    lastSeenAt: now(),
    expiresAt: new Date(now().getTime() + IDLE_MS),
    device: device?.slice(0, MAX_DEVICE_LENGTH) ?? null,
  };
}

function endExpired({ db, now }: Pick<Services, "db" | "now">, accountId: string) {
  return db.delete(sessions).where(and(eq(sessions.accountId, accountId), lte(sessions.expiresAt, now())));
}

async function sentSessionHash({ config }: Pick<Services, "config">, request: Request) {
  // `atob` throws on malformed base64. Treat it as an invalid signature.
  const id: unknown = await sessionCookie(config)
    .parse(request.headers.get("Cookie"))
    .catch(() => null);
  return typeof id === "string" && id !== "" ? hashOfSecret(id) : null;
}

/** The session, account and profile behind a request; `null` if it is not signed in. */
export async function findSignedIn(
  services: Services,
  request: Request,
  ahead?: Pick<ReadAhead, "ownerOf">,
): Promise<SignedIn | null> {
  const { db, now } = services;
  const sessionHash = await sentSessionHash(services, request);
  if (sessionHash === null) return null;
  const found =
    (await ahead?.ownerOf(sessionHash, findSessionsOwner(sessionHash, now()))) ??
    (await readProfile(services, sessionHash, () => runBatch(db, findSessionsOwner(sessionHash, now()))));
  const [[session] = [], [account] = [], [profile = null] = []] = found ?? [];
  rememberReader(sessionHash, session && account ? profile : null);
  if (!session || !account) return null;
  if (now().getTime() - session.lastSeenAt.getTime() > TOUCH_MS) await touchSession(db, session, now());
  return { sessionHash, expiresAt: session.expiresAt, account, profile };
}

/** `findSignedIn`, but creates a missing profile. Also `null` if that fails. */
export async function findSignedInWithProfile(
  services: Services,
  request: Request,
  ahead?: Pick<ReadAhead, "ownerOf">,
): Promise<(SignedIn & { profile: Profile }) | null> {
  const signedIn = await findSignedIn(services, request, ahead);
  if (!signedIn) return null;
  const profile = signedIn.profile ?? (await createProfile(services, signedIn.account));
  return profile && { ...signedIn, profile };
}

/** The profile behind a request; `null` if it is not signed in or has no profile yet. */
export async function findProfile(services: Services, request: Request): Promise<Profile | null> {
  return (await findSignedIn(services, request))?.profile ?? null;
}

async function touchSession(db: Database, session: typeof sessions.$inferSelect, now: Date) {
  const expiresAt = Math.min(now.getTime() + IDLE_MS, session.createdAt.getTime() + ABSOLUTE_MS);
  await db
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt: new Date(expiresAt) })
    .where(eq(sessions.idHash, session.idHash));
}

/** Ends every session of the account and returns the Set-Cookie header that clears the cookie. */
export async function endSessions(services: Services, accountId: string): Promise<string> {
  const { db } = services;
  await runOne(db, tagged("session.end-all", db.delete(sessions).where(eq(sessions.accountId, accountId))));
  await closeSockets(services, { accountId });
  return clearedSessionCookie(services.config);
}

export function clearedSessionCookie(config: Config): Promise<string> {
  return sessionCookie(config).serialize("", { maxAge: 0 });
}
