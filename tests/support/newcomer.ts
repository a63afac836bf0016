import { createDatabase } from "#drizzle/client";
import { accounts, users } from "#drizzle/schema";
import type { Notice } from "~/domain/opportunities/notice";
import { startSession } from "~/features/account/session.server";
import { ingestNotices } from "~/features/ingest/ingest-notices.server";
import type { Services } from "~/lib/services";
import { type App, startApp } from "./app";
import { NO_PAGES } from "./no-pages";
import { noticeOf, placeIn } from "./notices";

/** The local build's value in wrangler.toml. */
export const LOCAL_SESSION_SECRET = "local-session-secret";

export type NewProfile = Partial<typeof users.$inferInsert> & { passwordHash?: string | null };

/** Creates a new, signed-in user; returns their ID and session cookie. */
export async function signInNewcomer(app: App, { passwordHash = null, ...profile }: NewProfile = {}) {
  const db = createDatabase(app.db);
  const id = crypto.randomUUID();
  const email = `${id}@contractor.example`;
  await db.insert(accounts).values({ id, email, passwordHash, verifiedAt: new Date() });
  await db.insert(users).values({ id, email, companyName: "Northyard", ...profile });
  return { id, email, cookie: await newSession(app, id) };
}

/** A completed onboarding, for most tests. */
export const ONBOARDED = {
  regions: ["CA-ON-PEL"],
  serviceTypes: ["snow-removal-seasonal"],
  onboardedAt: new Date("2026-11-01T12:00:00Z"),
} satisfies NewProfile;

/** Signs the same user in, in another browser. */
export async function signInAgain<P extends { id: string }>(app: App, person: P) {
  return { ...person, cookie: await newSession(app, person.id) };
}

async function newSession(app: App, id: string) {
  const config = { origin: app.origin, sessionSecret: LOCAL_SESSION_SECRET } as Services["config"];
  const services = { db: createDatabase(app.db), config, now: () => new Date() };
  const header = await startSession(services, id, null);
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
  return { name, value, url: app.origin };
}

/** A user's session cookie, for a request's headers. */
export function cookieOf({ cookie }: { cookie: { name: string; value: string } }) {
  return { Cookie: `${cookie.name}=${cookie.value}` };
}

export async function findUser(app: App, id: string) {
  const user = await app.db.prepare("select * from users where id = ?").bind(id).first();
  return {
    regions: JSON.parse(String(user?.["regions"])) as Array<string>,
    serviceTypes: JSON.parse(String(user?.["service_types"])) as Array<string>,
    partsOff: JSON.parse(String(user?.["parts_off"])) as Array<string>,
    onboardedAt: user?.["onboarded_at"] as number | null,
  };
}

/** Publishes this many open snow-clearing notices in a place. */
export async function publishSnowNotices(app: App, place: string, count: number) {
  const now = new Date();
  const notices = Array.from({ length: count }, (_, index) =>
    noticeOf({
      key: `${place} ${index}`,
      reference: null,
      title: `Snow clearing in ${place}, lot ${index + 1}`,
      place: placeIn(place),
      published: now,
      deadline: new Date(now.getTime() + (index + 3) * 24 * 60 * 60 * 1000),
    }),
  );
  await publish(app, notices);
}

/** Publishes notices on one portal now. */
export async function publish(app: App, notices: ReadonlyArray<Notice>) {
  const db = createDatabase(app.db);
  const services = { db, archive: createDatabase(app.archive), broadcaster: NO_PAGES };
  await ingestNotices(services, { id: "canadabuys", name: "CanadaBuys" }, notices, new Date());
}

/** Starts a server with snow notices in three places. */
export async function startWithNotices() {
  const app = await startApp();
  await publishSnowNotices(app, "Peel Region", 3);
  await publishSnowNotices(app, "Ottawa", 1);
  await publishSnowNotices(app, "Hamilton", 7);
  return app;
}
