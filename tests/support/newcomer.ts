import { createDatabase } from "#drizzle/client";
import { accounts, users } from "#drizzle/schema";
import { ingestNotices } from "~/features/ingest/ingest-notices.server";
import type { Services } from "~/lib/services";
import { startSession } from "~/lib/session.server";
import type { startApp } from "./app";
import { noticeOf, placeIn } from "./notices";

type App = Awaited<ReturnType<typeof startApp>>;

type NewProfile = Partial<typeof users.$inferInsert> & { passwordHash?: string | null };

/** A user who has just come for the first time, signed in: their id and their session's cookie. */
export async function signInNewcomer(app: App, { passwordHash = null, ...profile }: NewProfile = {}) {
  const db = createDatabase(app.db);
  const id = crypto.randomUUID();
  const email = `${id}@contractor.example`;
  await db.insert(accounts).values({ id, email, passwordHash, verifiedAt: new Date() });
  await db.insert(users).values({ id, email, companyName: "Northyard", ...profile });
  const config = { origin: app.origin } as Services["config"];
  const header = await startSession({ db, config, now: () => new Date() }, id, null);
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
  return { id, email, cookie: { name, value, url: app.origin } };
}

export async function findUser(app: App, id: string) {
  const user = await app.db.prepare("select * from users where id = ?").bind(id).first();
  return {
    regions: JSON.parse(String(user?.["regions"])) as Array<string>,
    serviceTypes: JSON.parse(String(user?.["service_types"])) as Array<string>,
    onboardedAt: user?.["onboarded_at"] as number | null,
  };
}

/** Open snow-clearing notices in a place: seven in Peel, say. */
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
  await ingestNotices(createDatabase(app.db), { id: "canadabuys", name: "CanadaBuys" }, notices, now);
}
