import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#drizzle/client";
import { accounts, accountTokens, attempts, consents, emails, sessions } from "#drizzle/schema";
import { signUp, verifyEmail } from "~/features/account/sign-up.server";
import { sweepAccounts } from "~/features/account/sweep-accounts.server";
import { TIMED_JOBS } from "~/features/jobs/timed-jobs.server";
import { countRows, emptyDatabase, insertUser, servicesAround } from "../support/database";

const NOW = new Date("2026-11-21T15:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

const SIGN_UP = {
  password: "gravel before breakfast",
  companyName: null,
  next: "onboarding",
  ip: null,
} as const;

const sweepAt = (db: Database, at = NOW) => sweepAccounts(servicesAround(db, at).services);
const addresses = async (db: Database) => (await db.select().from(accounts)).map(({ email }) => email).sort();

test("an unconfirmed account is deleted with its data after seven days, a verified one never", async () => {
  const db = await emptyDatabase();
  const longAgo = servicesAround(db, daysAgo(8));
  await signUp(longAgo.services, { ...SIGN_UP, email: "never@northline.example" });
  await signUp(servicesAround(db, daysAgo(6)).services, { ...SIGN_UP, email: "lately@northline.example" });
  await db.update(emails).set({ status: "sent" });

  await signUp(longAgo.services, { ...SIGN_UP, email: "verified@northline.example" });
  const [mail] = await db.select().from(emails).where(eq(emails.recipient, "verified@northline.example"));
  const secret = /token=([0-9a-f]{64})/.exec(mail?.text ?? "")?.[1] ?? "";
  await verifyEmail(longAgo.services, secret);
  // An account with a profile is never deleted, even if marked unverified.
  const { id } = await insertUser(db, { email: "profile@northline.example" });
  await db
    .update(accounts)
    .set({ verifiedAt: null, createdAt: daysAgo(400) })
    .where(eq(accounts.id, id));

  expect(await sweepAt(db)).toMatchObject({ accounts: 1 });
  expect(await addresses(db)).toEqual([
    "lately@northline.example",
    "profile@northline.example",
    "verified@northline.example",
  ]);
  const left = await db.select().from(consents);
  expect(left.map(({ email }) => email)).not.toContain("never@northline.example");
  expect(left).toHaveLength(4);
  expect((await db.select().from(emails)).map(({ recipient }) => recipient)).not.toContain(
    "never@northline.example",
  );
  expect(await sweepAt(db)).toMatchObject({ accounts: 0 });
});

test("a new link for an old sign-up is good until it ends", async () => {
  const db = await emptyDatabase();
  await signUp(servicesAround(db, daysAgo(8)).services, { ...SIGN_UP, email: "late@northline.example" });
  await signUp(servicesAround(db, NOW).services, { ...SIGN_UP, email: "late@northline.example" });
  expect(await sweepAt(db)).toMatchObject({ accounts: 0 });
  expect(await sweepAt(db, new Date(NOW.getTime() + 2 * DAY_MS))).toMatchObject({ accounts: 1 });
});

test("ended sessions, used and expired links and old attempts are deleted; those in use stay", async () => {
  const db = await emptyDatabase();
  const { id: accountId } = await insertUser(db);
  const future = new Date(NOW.getTime() + DAY_MS);
  const session = { accountId, createdAt: daysAgo(40), lastSeenAt: daysAgo(40) };
  await db.insert(sessions).values([
    { ...session, idHash: "ended", expiresAt: daysAgo(1) },
    { ...session, idHash: "open", expiresAt: future },
  ]);
  const token = { accountId, purpose: "reset-password", createdAt: daysAgo(2) } as const;
  await db.insert(accountTokens).values([
    { ...token, tokenHash: "expired", expiresAt: daysAgo(1) },
    { ...token, tokenHash: "used", expiresAt: future, usedAt: daysAgo(1) },
    { ...token, tokenHash: "good", expiresAt: future },
  ]);
  await db.insert(attempts).values([
    { key: "sign-in:a", windowStart: daysAgo(2), count: 3 },
    { key: "sign-in:a", windowStart: NOW, count: 3 },
  ]);

  expect(await sweepAt(db)).toEqual({ accounts: 0, sessions: 1, tokens: 2, attempts: 1 });
  expect((await db.select().from(sessions)).map(({ idHash }) => idHash)).toEqual(["open"]);
  expect((await db.select().from(accountTokens)).map(({ tokenHash }) => tokenHash)).toEqual(["good"]);
  expect(await countRows(db, "attempts")).toBe(1);
});

test("a run deletes a limited number, and the next runs delete the rest", async () => {
  const db = await emptyDatabase();
  const rows = Array.from({ length: 1_100 }, (_, i) => ({ key: `k${i}`, at: daysAgo(3).getTime() }));
  await db.$client
    .prepare(
      "insert into attempts (key, window_start, count) select value ->> 'key', value ->> 'at', 1 from json_each(?)",
    )
    .bind(JSON.stringify(rows))
    .run();
  const taken = [];
  for (let run = 0; run < 3; run++) taken.push((await sweepAt(db)).attempts);
  expect(taken).toEqual([500, 500, 100]);
});

test("the clock runs it", async () => {
  const db = await emptyDatabase();
  const job = TIMED_JOBS.find(({ id }) => id === "sweep-accounts");
  expect(await job?.run(servicesAround(db, NOW).services)).toBe(
    "0 accounts, 0 sessions, 0 links, 0 attempt counters deleted",
  );
});
