import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#drizzle/client";
import { accounts, attempts, emails } from "#drizzle/schema";
import { undoEmailChange } from "~/features/account/email-change.server";
import { rememberBrowser } from "~/features/account/known-browser.server";
import { provePassword, requestPasswordReset, resetPassword } from "~/features/account/passwords.server";
import { startSession } from "~/features/account/session.server";
import { signUp } from "~/features/account/sign-up.server";
import type { Services } from "~/lib/services";
import { countRows, emptyDatabase, insertUser, servicesAround } from "../support/database";
import { signIn } from "../support/sign-in";

const NOW = new Date("2026-11-21T15:00:00Z");
const EMAIL = "dana@northline-plowing.example";
const PASSWORD = "gravel before breakfast";
const NEW_PASSWORD = "salt trucks at midnight";
const OFFICE = "203.0.113.7";
const ELSEWHERE = "198.51.100.9";
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; rv:131.0) Gecko/20100101 Firefox/131.0";

/** A confirmed account, and services that record their pauses and send no mail. */
async function withAccount() {
  const db = await emptyDatabase();
  const pauses: Array<number> = [];
  const { services } = servicesAround(db, NOW, {
    // Each try is an invocation of its own, so they have no common limit of statements.
    db,
    email: null,
    sleep: (ms) => Promise.resolve(void pauses.push(ms)),
  });
  const { id } = await insertUser(db, { email: EMAIL });
  await db.update(accounts).set({ passwordHash: `plain:${PASSWORD}` });
  return { db, services, id, pauses };
}

function signInFrom(network: string, cookie = "", password = PASSWORD, email = EMAIL) {
  return new Request("https://bids.example/sign-in", {
    method: "POST",
    headers: { "CF-Connecting-IP": network, Cookie: cookie, "User-Agent": FIREFOX },
    body: new URLSearchParams({ email, password }),
  });
}

/** The cookie of a browser that has just signed in. */
async function knownBrowser(services: Services, password = PASSWORD, cookie = "") {
  const headers = new Headers();
  await rememberBrowser(services, signInFrom(OFFICE, cookie), `plain:${password}`, headers);
  return headers.get("Set-Cookie")?.split(";")[0] ?? "";
}

const mailTo = (db: Database) => db.select().from(emails).where(eq(emails.recipient, EMAIL));

/** Their tries are thousands of queries, one after another on a busy computer. */
const GUESSING = { timeout: 120_000 };

test(
  "a thousand wrong sign-ins, and more resets and sign-ups than any limit, from one network lock out neither the owner elsewhere nor the owner's own browser there",
  GUESSING,
  async () => {
    const { db, services } = await withAccount();
    const cookie = await knownBrowser(services);
    const rounds = (count: number, attempt: () => Promise<unknown>) =>
      Promise.all(Array.from({ length: count }, attempt));
    await rounds(1_001, () => signIn(services, signInFrom(OFFICE, "", "wrong")));
    await rounds(60, () => requestPasswordReset(services, { email: EMAIL, ip: OFFICE }));
    await rounds(60, () =>
      signUp(services, {
        email: EMAIL,
        password: NEW_PASSWORD,
        companyName: null,
        next: "onboarding",
        ip: OFFICE,
      }),
    );
    expect((await mailTo(db)).length).toBeLessThanOrEqual(10);
    expect(await signIn(services, signInFrom(OFFICE))).toEqual({ outcome: "too-many" });
    expect(await signIn(services, signInFrom(OFFICE, cookie))).toMatchObject({ outcome: "signed-in" });
    expect(await signIn(services, signInFrom(ELSEWHERE))).toMatchObject({ outcome: "signed-in" });
    expect(await requestPasswordReset(services, { email: EMAIL, ip: ELSEWHERE })).toBe("asked");
    const request = signInFrom(OFFICE, cookie);
    expect(await requestPasswordReset(services, { email: EMAIL, ip: OFFICE, request })).toBe("asked");
    const signedUp = await signUp(services, {
      email: EMAIL,
      password: NEW_PASSWORD,
      companyName: null,
      next: "onboarding",
      ip: ELSEWHERE,
    });
    expect(signedUp).toBe("created");
  },
);

test(
  "guessing from many networks is slowed down, in the end refused, and never refuses a known browser",
  GUESSING,
  async () => {
    const { services, pauses } = await withAccount();
    const cookie = await knownBrowser(services);
    const guessFrom = async (networks: number) => {
      for (let network = 0; network < networks; network++)
        for (let tries = 0; tries < 10; tries++)
          await signIn(
            services,
            signInFrom(`10.0.${Math.floor(network / 200)}.${network % 200}`, "", "wrong"),
          );
    };
    await guessFrom(5);
    expect(pauses).toEqual([]);
    await guessFrom(6);
    expect(await signIn(services, signInFrom("192.0.2.1", "", "wrong"))).toEqual({ outcome: "invalid" });
    expect(pauses.length).toBeGreaterThan(0);
    await guessFrom(110);
    expect(await signIn(services, signInFrom(ELSEWHERE))).toEqual({ outcome: "too-many" });
    const before = pauses.length;
    expect(await signIn(services, signInFrom(ELSEWHERE, cookie))).toMatchObject({ outcome: "signed-in" });
    expect(pauses).toHaveLength(before);
  },
);

test("a known browser guesses no more than any other", async () => {
  const { services } = await withAccount();
  const cookie = await knownBrowser(services);
  for (let tries = 0; tries < 10; tries++)
    expect(await signIn(services, signInFrom(`10.0.0.${tries}`, cookie, "wrong"))).toEqual({
      outcome: "invalid",
    });
  expect(await signIn(services, signInFrom(ELSEWHERE, cookie))).toEqual({ outcome: "too-many" });
});

test("refused tries of one network do not use up the network's limit for its other people", async () => {
  const { db, services } = await withAccount();
  const { id } = await insertUser(db, { email: "kim@northline.example" });
  await db
    .update(accounts)
    .set({ passwordHash: `plain:${PASSWORD}` })
    .where(eq(accounts.id, id));
  for (let tries = 0; tries < 300; tries++) await signIn(services, signInFrom(OFFICE, "", "wrong"));
  const kim = signInFrom(OFFICE, "", PASSWORD, "kim@northline.example");
  expect(await signIn(services, kim)).toMatchObject({ outcome: "signed-in" });
});

test("a signed-in browser can prove its password while others guess from its network", async () => {
  const { db, services } = await withAccount();
  for (let tries = 0; tries < 50; tries++) await signIn(services, signInFrom(OFFICE, "", "wrong"));
  const [account] = await db.select().from(accounts);
  const proof = { password: PASSWORD, ip: OFFICE, sessionHash: "the owner's" };
  expect(await provePassword(services, account!, proof)).toBe("right");
});

test("resets from many networks send no more mail, and say nothing about it", async () => {
  const { db, services } = await withAccount();
  for (let network = 0; network < 30; network++)
    expect(await requestPasswordReset(services, { email: EMAIL, ip: `10.0.0.${network}` })).toBe("asked");
  expect(await mailTo(db)).toHaveLength(10);
});

test("a network that asks for resets of many addresses is refused, and told so", async () => {
  const { services } = await withAccount();
  const ask = (email: string) => requestPasswordReset(services, { email, ip: OFFICE });
  for (let n = 0; n < 50; n++) expect(await ask(`nobody-${n}@elsewhere.example`)).toBe("asked");
  expect(await ask(EMAIL)).toBe("too-many");
});

test("a mark made for one account, without a signature or before a new password makes no browser known", async () => {
  const { db, services, id } = await withAccount();
  const { id: other } = await insertUser(db, { email: "kim@northline.example" });
  await db.update(accounts).set({ passwordHash: "plain:another one" }).where(eq(accounts.id, other));
  const cookie = await knownBrowser(services);
  const strangers = await knownBrowser(services, "another one");
  for (let tries = 0; tries < 11; tries++) await signIn(services, signInFrom(OFFICE, "", "wrong"));
  const isKnown = async (sent: string) =>
    (await signIn(services, signInFrom(OFFICE, sent))).outcome === "signed-in";
  expect(await isKnown(strangers)).toBe(false);
  expect(await isKnown(cookie.replace(/\.[^.]*$/, ""))).toBe(false);
  expect(await isKnown(`${cookie.slice(0, -6)}AAAA%3D`)).toBe(false);
  expect(await isKnown("__Host-browser=%%%")).toBe(false);
  expect(await isKnown(cookie)).toBe(true);
  // One cookie holds the marks of several accounts.
  expect(await isKnown(await knownBrowser(services, PASSWORD, strangers))).toBe(true);

  await db
    .update(accounts)
    .set({ passwordHash: `plain:${NEW_PASSWORD}` })
    .where(eq(accounts.id, id));
  const request = signInFrom(OFFICE, cookie, NEW_PASSWORD);
  for (let tries = 0; tries < 11; tries++) await signIn(services, signInFrom(OFFICE, "", "wrong"));
  expect(await signIn(services, request)).toEqual({ outcome: "too-many" });
});

test("a sign-in from a new browser is told by mail, with a link that ends every session; a known one is not", async () => {
  const { db, services, id } = await withAccount();
  const cookie = await knownBrowser(services);
  await signIn(services, signInFrom(OFFICE, cookie));
  expect(await mailTo(db)).toEqual([]);

  await signIn(services, signInFrom(ELSEWHERE));
  const [mail] = await mailTo(db);
  expect(mail?.subject).toBe("New sign-in to your account");
  expect(mail?.text).toContain("Firefox on Windows, Sat 21 Nov 2026, 10:00 am ET");
  const secret = /secure-account\?token=([0-9a-f]{64})/.exec(mail?.text ?? "")?.[1] ?? "";

  await startSession(services, id, null);
  await startSession(services, id, null);
  expect(await undoEmailChange(services, secret)).toBe("undone");
  expect(await countRows(db, "sessions")).toBe(0);
  expect((await mailTo(db)).map(({ subject }) => subject)).toContain("Choose a new password");
  expect(await undoEmailChange(services, secret)).toBe("bad-link");
});

test("the first sign-in after sign-up is not told, the next new browser is", async () => {
  const { db, services, id } = await withAccount();
  await db.update(accounts).set({ verifiedAt: NOW });
  await startSession(services, id, "The phone that confirmed");
  await signIn(services, signInFrom(OFFICE));
  await startSession(services, id, "The desk");
  expect(await mailTo(db)).toEqual([]);
  await signIn(services, signInFrom(ELSEWHERE));
  expect(await mailTo(db)).toHaveLength(1);
});

test("a wrong password from a new browser is not told", async () => {
  const { db, services } = await withAccount();
  await signIn(services, signInFrom(ELSEWHERE, "", "wrong"));
  expect(await mailTo(db)).toEqual([]);
});

test("a reset costs as many statements with an account as without, and leaves nothing without one", async () => {
  const { db, services } = await withAccount();
  const batches: Array<number> = [];
  const client = new Proxy(db.$client, {
    get(target, property) {
      if (property === "batch")
        return (statements: Array<D1PreparedStatement>) => {
          batches.push(statements.length);
          return target.batch(statements);
        };
      const value: unknown = Reflect.get(target, property);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
  const counting = {
    ...services,
    db: new Proxy(db, {
      get: (target, property, receiver) =>
        property === "$client" ? client : (Reflect.get(target, property, receiver) as unknown),
    }),
  };
  const work = async (email: string) => {
    batches.length = 0;
    await requestPasswordReset(counting, { email, ip: OFFICE });
    return [...batches];
  };
  const known = await work(EMAIL);
  const unknown = await work("nobody@elsewhere.example");
  expect(known.length).toBeGreaterThan(1);
  expect(unknown).toEqual(known);
  expect(await countRows(db, "emails")).toBe(1);
  expect(await countRows(db, "account_tokens")).toBe(1);
});

test("a reset leaves the browser that made it known to the account", async () => {
  const { db, services } = await withAccount();
  await requestPasswordReset(services, { email: EMAIL, ip: OFFICE });
  const secret = /token=([0-9a-f]{64})/.exec((await mailTo(db))[0]?.text ?? "")?.[1] ?? "";
  const changed = await resetPassword(services, { secret, next: NEW_PASSWORD });
  expect(changed).toEqual({ passwordHash: `plain:${NEW_PASSWORD}` });
  const cookie = await knownBrowser(services, NEW_PASSWORD);
  for (let tries = 0; tries < 11; tries++) await signIn(services, signInFrom(OFFICE, "", "wrong"));
  expect(await signIn(services, signInFrom(OFFICE, cookie, NEW_PASSWORD))).toMatchObject({
    outcome: "signed-in",
  });
  expect(JSON.stringify(await db.select().from(attempts))).not.toContain("@");
});
