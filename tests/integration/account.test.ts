import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#drizzle/client";
import { accounts, accountTokens, attempts, consents, emails, usageLogs, users } from "#drizzle/schema";
import { TRIAL_MS } from "~/domain/billing/entitlement";
import { deliverAccountMail } from "~/features/account/account-mail.server";
import { deleteAccount, exportAccount } from "~/features/account/accounts.server";
import {
  confirmEmailChange,
  requestEmailChange,
  undoEmailChange,
} from "~/features/account/email-change.server";
import { requireProfile } from "~/features/account/guard.server";
import { changePassword, requestPasswordReset, resetPassword } from "~/features/account/passwords.server";
import { createProfile } from "~/features/account/profile.server";
import { findSignedIn, findSignedInWithProfile, startSession } from "~/features/account/session.server";
import { endOtherSessions, endSession, listSessions } from "~/features/account/sessions.server";
import { findConfirmation, signUp, verifyEmail } from "~/features/account/sign-up.server";
import { keepSmall } from "~/features/retention/delete-old-rows.server";
import type { Services } from "~/lib/services";
import { countRows, emptyDatabase, insertUser, servicesAround } from "../support/database";
import { signIn } from "../support/sign-in";

const NOW = new Date("2026-11-21T15:00:00Z");
const MINUTE_MS = 60 * 1000;
const EMAIL = "dana@northline-plowing.example";
const PASSWORD = "gravel before breakfast";
const OTHER_PASSWORD = "salt trucks at midnight";

const SIGN_UP = {
  email: EMAIL,
  password: PASSWORD,
  companyName: "Northline Plowing",
  next: "onboarding",
  ip: "203.0.113.7",
} as const;

/** Services whose hasher counts its calls, at a given time. */
function servicesAt(db: Database, at = NOW) {
  const work: Array<"hash" | "verify"> = [];
  const { services, sent } = servicesAround(db, at, {
    passwordHasher: {
      hash: (password) => {
        work.push("hash");
        return Promise.resolve(`plain:${password}`);
      },
      verify: (password, stored) => {
        work.push("verify");
        return Promise.resolve(stored === `plain:${password}`);
      },
      isOutdated: (stored) => stored.startsWith("old:"),
    },
  });
  return { services, sent, work };
}

async function secretsMailedTo(db: Database, recipient: string) {
  const rows = await db
    .select()
    .from(emails)
    .where(eq(emails.recipient, recipient))
    .orderBy(emails.createdAt);
  return rows.flatMap(({ text }) => /token=([0-9a-f]{64})/.exec(text)?.[1] ?? []);
}

async function signedUp(db: Database) {
  const { services } = servicesAt(db);
  await signUp(services, SIGN_UP);
  const [secret = ""] = await secretsMailedTo(db, EMAIL);
  const verified = await verifyEmail(services, secret);
  if (typeof verified === "string") throw new Error("The link does not work");
  return { services, accountId: verified.proof.accountId };
}

const signInRequest = (email: string, password: string, headers: Record<string, string> = {}) =>
  new Request("https://bids.example/sign-in", {
    method: "POST",
    headers,
    body: new URLSearchParams({ email, password }),
  });

const cookieRequest = (header: string) =>
  new Request("https://bids.example/dashboard", { headers: { Cookie: header.split(";")[0] ?? "" } });

test("SU-06 SU-07 SU-08 SU-10 SI-09 CA-01 an account is of no use before its link's button is pressed, then it has a trial", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAt(db);

  expect(await signUp(services, SIGN_UP)).toBe("created");
  expect(await signIn(services, signInRequest(EMAIL, PASSWORD))).toEqual({ outcome: "not-confirmed" });
  expect(await countRows(db, "users")).toBe(0);

  const [secret = ""] = await secretsMailedTo(db, EMAIL);
  expect(await verifyEmail(services, secret)).toMatchObject({ next: "/onboarding" });
  const [profile] = await db.select().from(users);
  expect(profile).toMatchObject({
    email: EMAIL,
    companyName: "Northline Plowing",
    role: "trial",
    subscriptionStatus: "trialing",
    subscriptionEndDate: new Date(NOW.getTime() + TRIAL_MS),
    onboardedAt: null,
    regions: ["CA-ON"],
  });
  expect(await signIn(services, signInRequest(EMAIL, PASSWORD))).toMatchObject({ outcome: "signed-in" });
  expect(await verifyEmail(services, secret)).toBe("bad-link");
});

test("SU-09 the checkout choice is stored with the link, and the link's secret only as a hash", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAt(db);
  await signUp(services, { ...SIGN_UP, next: "checkout" });
  const [secret = ""] = await secretsMailedTo(db, EMAIL);
  const [token] = await db.select().from(accountTokens);
  expect(JSON.stringify(token)).not.toContain(secret);
  expect(await verifyEmail(services, secret)).toMatchObject({ next: "/checkout-redirect" });
});

test("SU-11 known and unknown addresses get the same answer for the same work; the owner gets a mail", async () => {
  const db = await emptyDatabase();
  await signedUp(db);
  const known = servicesAt(db);
  const unknown = servicesAt(db);

  expect(await signUp(known.services, { ...SIGN_UP, password: OTHER_PASSWORD })).toBe("created");
  expect(await signUp(unknown.services, { ...SIGN_UP, email: "new@elsewhere.example" })).toBe("created");
  expect(known.work).toEqual(unknown.work);
  expect(await signIn(known.services, signInRequest(EMAIL, OTHER_PASSWORD))).toEqual({
    outcome: "invalid",
  });
  const mails = await db.select().from(emails).where(eq(emails.recipient, EMAIL));
  expect(mails.map(({ subject }) => subject)).toContain("You already have an account");
});

test("after several sign-ups with an address, a link needs the password of its own sign-up, and only one counts", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAt(db);
  await signUp(services, SIGN_UP);
  const [own = ""] = await secretsMailedTo(db, EMAIL);
  expect(await findConfirmation(services, own)).toEqual({ asksPassword: false });
  await signUp(services, { ...SIGN_UP, password: OTHER_PASSWORD, companyName: "Stranger" });
  const others = (await secretsMailedTo(db, EMAIL)).find((secret) => secret !== own) ?? "";

  const press = (secret: string, password: string) => verifyEmail(services, secret, { password, ip: null });
  expect(await findConfirmation(services, others)).toEqual({ asksPassword: true });
  expect(await press(others, "")).toBe("no-password");
  // The owner opens the stranger's link.
  expect(await press(others, PASSWORD)).toBe("wrong-password");
  expect(await press(own, OTHER_PASSWORD)).toBe("wrong-password");
  expect(await countRows(db, "users")).toBe(0);
  expect(await press(own, PASSWORD)).toMatchObject({ next: "/onboarding" });

  expect(await signIn(services, signInRequest(EMAIL, PASSWORD))).toMatchObject({ outcome: "signed-in" });
  expect(await signIn(services, signInRequest(EMAIL, OTHER_PASSWORD))).toEqual({ outcome: "invalid" });
  expect(await press(others, OTHER_PASSWORD)).toBe("bad-link");
  expect((await db.select().from(users))[0]?.companyName).toBe("Northline Plowing");
});

test("a stranger's sign-up keeps asking for the password when the owner's own link has expired", async () => {
  const db = await emptyDatabase();
  await signUp(servicesAt(db).services, SIGN_UP);
  const later = servicesAt(db, new Date(NOW.getTime() + 25 * 60 * MINUTE_MS)).services;
  await signUp(later, { ...SIGN_UP, password: OTHER_PASSWORD });
  const newest = (await secretsMailedTo(db, EMAIL)).at(-1) ?? "";
  expect(await verifyEmail(later, newest)).toBe("no-password");
  expect(await verifyEmail(later, newest, { password: PASSWORD, ip: null })).toBe("wrong-password");
});

test("guessing the password of a sign-up through its link is slowed down", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAt(db);
  await signUp(services, SIGN_UP);
  await signUp(services, SIGN_UP);
  const [secret = ""] = await secretsMailedTo(db, EMAIL);
  const guess = () => verifyEmail(services, secret, { password: "wrong", ip: "203.0.113.7" });
  for (let tries = 0; tries < 10; tries++) expect(await guess()).toBe("wrong-password");
  expect(await guess()).toBe("too-many");
});

test("ER-04 an address is confirmed even if its profile cannot be created, and the caller is told", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAt(db);
  await signUp(services, SIGN_UP);
  const { id } = await insertUser(db, { email: "taken@elsewhere.example" });
  await db.update(users).set({ email: EMAIL }).where(eq(users.id, id));
  const [secret = ""] = await secretsMailedTo(db, EMAIL);
  expect(await verifyEmail(services, secret)).toMatchObject({ hasProfile: false });
});

test("SU-12 ER-06 a weak password is refused with its reasons, and nothing is written", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAt(db);
  const outcome = await signUp(services, { ...SIGN_UP, password: "Password1" });
  expect(outcome).toMatchObject({ weak: [expect.stringContaining("leaked passwords")] });
  expect(await countRows(db, "accounts")).toBe(0);
});

test("consent is recorded with its words, version, time and network address, and outlives the account", async () => {
  const db = await emptyDatabase();
  const { services, accountId } = await signedUp(db);
  await deleteAccount(services, accountId);
  const kept = await db.select().from(consents).where(eq(consents.accountId, accountId));
  expect(kept.map(({ kind }) => kind).sort()).toEqual(["service-email", "terms"]);
  expect(kept[0]).toMatchObject({ granted: true, ip: "203.0.113.7", at: NOW, email: EMAIL });
  for (const table of ["accounts", "users", "sessions", "account_tokens", "emails"])
    expect(await countRows(db, table), table).toBe(0);
});

test("SI-03 ER-06 an unknown address, a wrong password and an account without one cost the same work", async () => {
  const db = await emptyDatabase();
  await signedUp(db);
  await insertUser(db, { email: "demo@northline.example" });
  for (const email of [EMAIL, "nobody@elsewhere.example", "demo@northline.example"]) {
    const { services, work } = servicesAt(db);
    expect(await signIn(services, signInRequest(email, "wrong password"))).toEqual({ outcome: "invalid" });
    expect(work, email).toEqual(["verify"]);
  }
});

test("a password that was hashed with other parameters is hashed again at sign-in", async () => {
  const db = await emptyDatabase();
  const { services, accountId } = await signedUp(db);
  await db.update(accounts).set({ passwordHash: `old:${PASSWORD}` });
  const passwordHasher = {
    ...services.passwordHasher,
    verify: (password: string, stored: string | null) =>
      Promise.resolve(stored?.endsWith(`:${password}`) ?? false),
  };
  await signIn({ ...services, passwordHasher }, signInRequest(EMAIL, PASSWORD));
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  expect(account?.passwordHash).toBe(`plain:${PASSWORD}`);
});

test("SN-12 guessing is slowed down for known and unknown addresses alike, and the slow-down expires", async () => {
  const db = await emptyDatabase();
  await signedUp(db);
  const headers = { "CF-Connecting-IP": "203.0.113.7" };
  for (const email of [EMAIL, "nobody@elsewhere.example"]) {
    const { services } = servicesAt(db);
    for (let tries = 0; tries < 10; tries++) await signIn(services, signInRequest(email, "wrong", headers));
    expect(await signIn(services, signInRequest(email, PASSWORD, headers))).toEqual({
      outcome: "too-many",
    });
  }
  // Another network, and the next quarter of an hour, are not slowed down.
  const { services } = servicesAt(db);
  const elsewhere = signInRequest(EMAIL, PASSWORD, { "CF-Connecting-IP": "198.51.100.9" });
  expect(await signIn(services, elsewhere)).toMatchObject({ outcome: "signed-in" });
  const later = servicesAt(db, new Date(NOW.getTime() + 16 * MINUTE_MS)).services;
  expect(await signIn(later, signInRequest(EMAIL, PASSWORD, headers))).toMatchObject({
    outcome: "signed-in",
  });
  expect(JSON.stringify(await db.select().from(attempts))).not.toContain("@");
});

test("SI-10 many first sign-ins at once create one profile", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAt(db);
  const [account] = await db.insert(accounts).values({ email: EMAIL, verifiedAt: NOW }).returning();
  const profiles = await Promise.all(Array.from({ length: 8 }, () => createProfile(services, account!)));
  expect(new Set(profiles.map((profile) => profile?.id))).toEqual(new Set([account?.id]));
  expect(await countRows(db, "users")).toBe(1);
});

test("ER-04 a profile that cannot be created is null, without an error", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAt(db);
  await insertUser(db, { email: EMAIL });
  expect(await createProfile(services, { id: "somebody-else", email: EMAIL, companyName: null })).toBe(null);
});

/** The same database with failing reads. */
function failing(services: Services, ...messages: Array<string>): Services {
  const db = new Proxy(services.db, {
    get(target, property, receiver) {
      const message = property === "$client" ? messages.shift() : undefined;
      if (message !== undefined) throw new Error("Failed query", { cause: new Error(message) });
      return Reflect.get(target, property, receiver) as unknown;
    },
  });
  return { ...services, db };
}

test("ER-01 ER-02 ER-03 LM-13 a failure of the network is tried once more after a second; any other is logged", async () => {
  const db = await emptyDatabase();
  const { services, accountId } = await signedUp(db);
  const request = cookieRequest(await startSession(services, accountId, null));
  const pauses: Array<number> = [];
  const patient = { ...services, sleep: (ms: number) => Promise.resolve(void pauses.push(ms)) };

  expect(await findSignedIn(failing(patient, "Network connection lost"), request)).toMatchObject({
    profile: { id: accountId },
  });
  expect(pauses).toEqual([1000]);
  expect(await countRows(db, "usage_logs")).toBe(0);

  expect(await findSignedIn(failing(patient, "timeout", "timeout"), request)).toBe(null);
  expect(await findSignedIn(failing(patient, "disk I/O error"), request)).toBe(null);
  expect(pauses).toEqual([1000, 1000]);
  const logs = await db.select().from(usageLogs);
  expect(
    logs.map(({ eventType, metadata }) => [eventType, metadata["error"], metadata["retry_count"]]),
  ).toEqual([
    ["profile_fetch_error", "timeout", 1],
    ["profile_fetch_error", "disk I/O error", 0],
  ]);
});

test("DC-15 SN-14 a session cookie with a wrong or missing signature is signed out without a database read", async () => {
  const db = await emptyDatabase();
  const { services, accountId } = await signedUp(db);
  const header = await startSession(services, accountId, null);
  expect(await findSignedIn(services, cookieRequest(header))).not.toBeNull();
  const [cookie = ""] = header.split(";");
  const [signed = "", signature = ""] = decodeURIComponent(cookie).split(/\.(?=[^.]*$)/);
  expect(signature).toMatch(/^[\w+/]{43}=?$/);

  const deaf = failing(services, "nobody was to ask");
  const unsigned = { ...services, config: { ...services.config, sessionSecret: null } };
  const forged = {
    ...services,
    config: { ...services.config, sessionSecret: "another secret" },
  };
  for (const sent of [
    signed,
    `${signed}.not base64`,
    `${signed}.%`,
    `${signed}.${signature.replace(/^./, (first) => (first === "A" ? "B" : "A"))}`,
    await startSession(unsigned, accountId, null),
    await startSession(forged, accountId, null),
  ])
    expect(await findSignedIn(deaf, cookieRequest(sent))).toBeNull();
  expect(await countRows(db, "usage_logs")).toBe(0);
});

test("SI-14 EN-31 TR-01 visits extend a session; it ends when idle, and at its maximum age", async () => {
  const db = await emptyDatabase();
  const { services, accountId } = await signedUp(db);
  const request = cookieRequest(await startSession(services, accountId, "Firefox"));
  const after = (days: number) =>
    findSignedInWithProfile(
      servicesAt(db, new Date(NOW.getTime() + days * 24 * 60 * MINUTE_MS)).services,
      request,
    );

  for (const day of [20, 45, 70, 89]) expect(await after(day), `day ${day}`).not.toBe(null);
  expect(await after(91)).toBe(null);
  const idle = cookieRequest(await startSession(services, accountId, null));
  expect(
    await findSignedIn(servicesAt(db, new Date(NOW.getTime() + 31 * 24 * 60 * MINUTE_MS)).services, idle),
  ).toBe(null);
});

test("a user lists and ends only their own sessions", async () => {
  const db = await emptyDatabase();
  const { services, accountId } = await signedUp(db);
  const stranger = await insertUser(db);
  await startSession(services, stranger.id, "Stranger");
  await startSession(services, accountId, "Phone");
  await startSession(services, accountId, "Laptop");
  const listed = await listSessions(services, accountId, "none");
  expect(listed.map(({ device }) => device).sort()).toEqual(["Laptop", "Phone"]);

  const [strangers] = await listSessions(services, stranger.id, "none");
  expect(await endSession(services, accountId, strangers?.hash ?? "")).toBe(false);
  expect(await listSessions(services, stranger.id, "none")).toHaveLength(1);
  await endOtherSessions(services, accountId, listed[0]?.hash ?? "");
  expect(await listSessions(services, accountId, listed[0]?.hash ?? "")).toMatchObject([{ isCurrent: true }]);
});

test("SI-06 SI-07 SI-08 a reset link works once within an hour, ends every session and sends a notification", async () => {
  const db = await emptyDatabase();
  const { services, accountId } = await signedUp(db);
  await startSession(services, accountId, null);
  const ask = async () => {
    await requestPasswordReset(services, { email: EMAIL, ip: null });
    return (await secretsMailedTo(db, EMAIL)).at(-1) ?? "";
  };
  const late = servicesAt(db, new Date(NOW.getTime() + 61 * MINUTE_MS)).services;
  const old = await ask();
  expect(await resetPassword(late, { secret: old, next: OTHER_PASSWORD })).toBe("bad-link");
  expect(await resetPassword(services, { secret: old, next: "password" })).toMatchObject({
    weak: [expect.any(String)],
  });

  const [first, second] = await Promise.all([
    resetPassword(services, { secret: old, next: OTHER_PASSWORD }),
    resetPassword(services, { secret: old, next: OTHER_PASSWORD }),
  ]);
  const changed = { passwordHash: `plain:${OTHER_PASSWORD}` };
  expect([first, second]).toEqual(expect.arrayContaining(["bad-link", changed]));
  expect(await countRows(db, "sessions")).toBe(0);
  expect(await signIn(services, signInRequest(EMAIL, OTHER_PASSWORD))).toMatchObject({
    outcome: "signed-in",
  });
  const subjects = (await db.select().from(emails)).map(({ subject }) => subject);
  expect(subjects).toContain("Your password was changed");
});

test("ER-15 a reset request gets the same answer with and without an account; only confirmed ones get mail", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAt(db);
  await signUp(services, SIGN_UP);
  for (const email of ["nobody@elsewhere.example", EMAIL])
    expect(await requestPasswordReset(services, { email, ip: null })).toBe("asked");
  expect((await db.select().from(emails)).map(({ subject }) => subject)).toEqual([
    "Confirm your email address",
  ]);
});

test("changing a password needs the current one, ends every session and sends a notification", async () => {
  const db = await emptyDatabase();
  const { services, accountId } = await signedUp(db);
  await startSession(services, accountId, "Phone");
  await startSession(services, accountId, "Laptop");
  const change = (current: string, next: string) => changePassword(services, { accountId, current, next });

  expect(await change("wrong", OTHER_PASSWORD)).toBe("wrong-current");
  expect(await change(PASSWORD, "tenderlight")).toMatchObject({ weak: [expect.any(String)] });
  expect(await countRows(db, "sessions")).toBe(2);
  expect(await change(PASSWORD, OTHER_PASSWORD)).toEqual({ passwordHash: `plain:${OTHER_PASSWORD}` });
  expect(await countRows(db, "sessions")).toBe(0);
  expect((await db.select().from(emails)).map(({ subject }) => subject)).toContain(
    "Your password was changed",
  );
});

/** Mail is stored with its text only until it is sent, so these tests have no provider. */
const withoutProvider = (services: Services): Services => ({ ...services, email: null });

test("SN-13 PF-20 an address changes when its link's button is pressed, and the old one can undo it", async () => {
  const db = await emptyDatabase();
  const { services: around, accountId } = await signedUp(db);
  const services = withoutProvider(around);
  await startSession(services, accountId, null);
  const newEmail = "office@northline.example";
  expect(await requestEmailChange(services, { accountId, newEmail: EMAIL.toUpperCase() })).toBe("same");
  expect(await requestEmailChange(services, { accountId, newEmail: "nonsense" })).toBe("invalid");
  expect(await requestEmailChange(services, { accountId, newEmail })).toBe("sent");
  const addresses = async () => [
    (await db.select().from(accounts))[0]?.email,
    (await db.select().from(users))[0]?.email,
  ];
  expect(await addresses()).toEqual([EMAIL, EMAIL]);

  const [confirm = ""] = await secretsMailedTo(db, newEmail);
  expect(await confirmEmailChange(services, confirm)).toBe("changed");
  expect(await confirmEmailChange(services, confirm)).toBe("bad-link");
  expect(await addresses()).toEqual([newEmail, newEmail]);

  const undo = (await secretsMailedTo(db, EMAIL)).at(1) ?? "";
  const inSixDays = { ...services, now: () => new Date(NOW.getTime() + 6 * 24 * 60 * MINUTE_MS) };
  expect(await undoEmailChange(inSixDays, undo)).toBe("undone");
  expect(await undoEmailChange(inSixDays, undo)).toBe("bad-link");
  expect(await addresses()).toEqual([EMAIL, EMAIL]);
  expect(await countRows(db, "sessions")).toBe(0);
  expect((await db.select().from(emails)).map(({ subject }) => subject)).toContain("Choose a new password");
});

test.each(["reset", "change"])("a %s of the password ends a pending change of address", async (way) => {
  const db = await emptyDatabase();
  const { services: around, accountId } = await signedUp(db);
  const services = withoutProvider(around);
  // An intruder who knows the password asks for the change.
  await requestEmailChange(services, { accountId, newEmail: "intruder@elsewhere.example" });
  const [confirm = ""] = await secretsMailedTo(db, "intruder@elsewhere.example");
  const undo = (await secretsMailedTo(db, EMAIL)).at(-1) ?? "";

  if (way === "reset") {
    await requestPasswordReset(services, { email: EMAIL, ip: null });
    const mailed = await secretsMailedTo(db, EMAIL);
    for (const secret of mailed) await resetPassword(services, { secret, next: OTHER_PASSWORD });
  } else await changePassword(services, { accountId, current: PASSWORD, next: OTHER_PASSWORD });

  expect(await signIn(services, signInRequest(EMAIL, OTHER_PASSWORD))).toMatchObject({
    outcome: "signed-in",
  });
  expect(await confirmEmailChange(services, confirm)).toBe("bad-link");
  expect((await db.select().from(accounts))[0]?.email).toBe(EMAIL);
  // The owner's link to undo stays.
  expect(await undoEmailChange(services, undo)).toBe("undone");
});

test("an intruder who moves the account away and back keeps no link to take it again", async () => {
  const db = await emptyDatabase();
  const { services: around, accountId } = await signedUp(db);
  const at = (minutes: number) => ({
    ...withoutProvider(around),
    now: () => new Date(NOW.getTime() + minutes * MINUTE_MS),
  });
  const intruder = "intruder@elsewhere.example";
  await requestEmailChange(at(1), { accountId, newEmail: intruder });
  const [away = ""] = await secretsMailedTo(db, intruder);
  expect(await confirmEmailChange(at(2), away)).toBe("changed");
  const ownersUndo = (await secretsMailedTo(db, EMAIL)).at(-1) ?? "";
  await requestEmailChange(at(3), { accountId, newEmail: EMAIL });
  const back = (await secretsMailedTo(db, EMAIL)).at(-1) ?? "";
  expect(await confirmEmailChange(at(4), back)).toBe("changed");

  for (const secret of await secretsMailedTo(db, intruder))
    expect(await undoEmailChange(at(5), secret)).toBe("bad-link");
  expect((await db.select().from(accounts))[0]?.email).toBe(EMAIL);
  expect(ownersUndo).not.toBe("");
});

test("nobody else gets an address that an account can still go back to", async () => {
  const db = await emptyDatabase();
  const { services: around, accountId } = await signedUp(db);
  const services = withoutProvider(around);
  const intruder = "intruder@elsewhere.example";
  await requestEmailChange(services, { accountId, newEmail: intruder });
  const [away = ""] = await secretsMailedTo(db, intruder);
  expect(await confirmEmailChange(services, away)).toBe("changed");
  const undo = (await secretsMailedTo(db, EMAIL)).at(-1) ?? "";

  // The intruder has read the owner's mail once: as a sign-up, and as another account's new address.
  await signUp(services, { ...SIGN_UP, password: OTHER_PASSWORD });
  const { id: other } = await insertUser(db);
  await requestEmailChange(services, { accountId: other, newEmail: EMAIL });
  const secrets = (await secretsMailedTo(db, EMAIL)).filter((secret) => secret !== undo);
  for (const secret of secrets) {
    expect(await verifyEmail(services, secret)).toBe("bad-link");
    expect(await confirmEmailChange(services, secret)).toBe("bad-link");
  }
  expect(await undoEmailChange(services, undo)).toBe("undone");
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  expect(account?.email).toBe(EMAIL);
});

test("a password that was changed while another change was on its way is not overwritten", async () => {
  const db = await emptyDatabase();
  const { services, accountId } = await signedUp(db);
  const slow = {
    ...services,
    passwordHasher: {
      ...services.passwordHasher,
      hash: async (password: string) => {
        await db.update(accounts).set({ passwordHash: `plain:${OTHER_PASSWORD}` });
        await startSession(services, accountId, "The owner's");
        return `plain:${password}`;
      },
    },
  };
  const change = { accountId, current: PASSWORD, next: "the intruder's next password" };
  expect(await changePassword(slow, change)).toBe("wrong-current");
  expect((await db.select().from(accounts))[0]?.passwordHash).toBe(`plain:${OTHER_PASSWORD}`);
  expect(await countRows(db, "sessions")).toBe(1);
});

test("the sixth change of address in an hour says that nothing was sent", async () => {
  const db = await emptyDatabase();
  const { services: around, accountId } = await signedUp(db);
  const services = withoutProvider(around);
  for (let n = 1; n <= 5; n++)
    expect(await requestEmailChange(services, { accountId, newEmail: `new-${n}@northline.example` })).toBe(
      "sent",
    );
  expect(await requestEmailChange(services, { accountId, newEmail: "new-6@northline.example" })).toBe(
    "too-many",
  );
  expect(await secretsMailedTo(db, "new-6@northline.example")).toEqual([]);
});

test("a taken address gets the same answer, no link, and is never moved", async () => {
  const db = await emptyDatabase();
  const { services: around, accountId } = await signedUp(db);
  const services = withoutProvider(around);
  await insertUser(db, { email: "taken@elsewhere.example" });
  expect(await requestEmailChange(services, { accountId, newEmail: "taken@elsewhere.example" })).toBe("sent");
  expect(await secretsMailedTo(db, "taken@elsewhere.example")).toEqual([]);

  // The address is taken between the mail and the click.
  await requestEmailChange(services, { accountId, newEmail: "free@elsewhere.example" });
  const [confirm = ""] = await secretsMailedTo(db, "free@elsewhere.example");
  await insertUser(db, { email: "free@elsewhere.example" });
  expect(await confirmEmailChange(services, confirm)).toBe("bad-link");
});

test("account mail leaves first, and its links do not stay in the outbox", async () => {
  const db = await emptyDatabase();
  const { services, sent } = servicesAt(db);
  const waiting = { subject: "Digest", html: "", text: "", recipient: "a@b.example" };
  await db.insert(emails).values(
    Array.from({ length: 5 }, (_, i) => ({
      ...waiting,
      dedupeKey: `digest:${i}`,
      kind: "digest" as const,
      createdAt: new Date(0),
    })),
  );
  await signUp(services, SIGN_UP);
  await deliverAccountMail(services);
  expect(sent.map(({ subject }) => subject)).toEqual(["Confirm your email address"]);
  expect(sent[0]?.text).toContain("https://bids.example/verify-email?token=");
  const [stored] = await db.select().from(emails).where(eq(emails.kind, "account"));
  expect(stored).toMatchObject({ status: "sent", html: "", text: "" });
});

test("the export has the user's own data and no secret", async () => {
  const db = await emptyDatabase();
  const { services, accountId } = await signedUp(db);
  await startSession(services, accountId, "Phone");
  await insertUser(db, { email: "stranger@elsewhere.example" });
  const text = JSON.stringify(await exportAccount(services, accountId));
  expect(text).toContain(EMAIL);
  expect(text).toContain("Phone");
  expect(text).not.toMatch(/plain:|stranger|idHash|passwordHash|tokenHash/);
});

const PAST = new Date(NOW.getTime() - MINUTE_MS);
const FUTURE = new Date(NOW.getTime() + MINUTE_MS);

test.each([
  ["GD-05", "/dashboard/billing", { onboardedAt: null }, null],
  ["GD-08", "/dashboard/billing", { onboardedAt: null, subscriptionStatus: "canceled" }, "/reactivate"],
  ["GD-08", "/dashboard", { onboardedAt: null, subscriptionStatus: "canceled" }, "/onboarding"],
  [
    "GD-06",
    "/dashboard/billing",
    { subscriptionStatus: "canceled", subscriptionEndDate: PAST },
    "/reactivate",
  ],
  ["GD-07", "/dashboard", { subscriptionStatus: "canceled", subscriptionEndDate: FUTURE }, null],
] as const)("%s %s for %o leads to %s", async (_id, path, profile, to) => {
  const db = await emptyDatabase();
  const { services } = servicesAt(db);
  const user = await insertUser(db, profile);
  const cookie = (await startSession(services, user.id, null)).split(";")[0] ?? "";
  const request = new Request(`https://bids.example${path}`, { headers: { Cookie: cookie } });
  const context = { services, waitUntil: () => undefined };
  const answer = await requireProfile({ request, context }).catch((thrown: unknown) => thrown as Response);
  expect(answer instanceof Response ? answer.headers.get("Location") : null).toBe(to);
});

test("GD-03 a session whose profile cannot be created leads to the sign-in page", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAt(db);
  await insertUser(db, { email: "taken@elsewhere.example" });
  await db.update(accounts).set({ email: "moved@elsewhere.example" });
  const [account] = await db.insert(accounts).values({ email: "taken@elsewhere.example" }).returning();
  const cookie = (await startSession(services, account!.id, null)).split(";")[0] ?? "";
  const request = new Request("https://bids.example/dashboard", { headers: { Cookie: cookie } });
  const context = { services, waitUntil: () => undefined };
  const answer = await requireProfile({ request, context }).catch((thrown: unknown) => thrown as Response);
  expect(answer instanceof Response && answer.headers.get("Location")).toBe("/sign-in");
});

test("ER-07 requiring a profile without a session throws", async () => {
  const { services } = servicesAt(await emptyDatabase());
  const request = new Request("https://bids.example/dashboard", { headers: { Cookie: "session=made-up" } });
  const asked = requireProfile({ request, context: { services, waitUntil: () => undefined } });
  await expect(asked).rejects.toMatchObject({ status: 302 });
});

test("an address gets one trial: after deletion, and after it was given up, it starts without one", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAt(db);
  const start = async (email: string) => {
    const [account] = await db.insert(accounts).values({ email, verifiedAt: NOW }).returning();
    return (await createProfile(services, account!))!;
  };
  const first = await start(EMAIL);
  expect(first).toMatchObject({ subscriptionStatus: "trialing" });
  // Creating it again, as a second tab may, changes nothing.
  expect(await createProfile(services, first)).toEqual(first);
  await db.update(accounts).set({ email: "new@northline.example" });
  await db.update(users).set({ email: "new@northline.example" });
  await deleteAccount(services, first.id);

  for (const email of [EMAIL, "new@northline.example"]) {
    expect(await start(email), email).toMatchObject({
      role: "trial",
      subscriptionStatus: "canceled",
      subscriptionEndDate: NOW,
      billingTold: "trial-ended",
    });
  }
  expect(await start("other@northline.example")).toMatchObject({ subscriptionStatus: "trialing" });
  const rows = await db.$client.prepare("select * from used_trials").all();
  expect(rows.results).toHaveLength(3);
  expect(JSON.stringify(rows.results)).not.toContain("northline");
});

test("that a trial was used is forgotten after two years", async () => {
  const db = await emptyDatabase();
  const { services, accountId } = await signedUp(db);
  await deleteAccount(services, accountId);
  const in2Years = (days: number) =>
    servicesAt(db, new Date(NOW.getTime() + (730 + days) * 24 * 60 * MINUTE_MS));
  await keepSmall(in2Years(-1).services);
  expect(await countRows(db, "used_trials")).toBe(1);
  await keepSmall(in2Years(1).services);
  expect(await countRows(db, "used_trials")).toBe(0);
});
