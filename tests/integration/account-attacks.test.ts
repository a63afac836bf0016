import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createDatabase, type Database } from "#drizzle/client";
import { accounts, accountTokens, emails } from "#drizzle/schema";
import { deleteAccount } from "~/features/account/accounts.server";
import { destinationAfterSignIn } from "~/features/account/destination-after-sign-in.server";
import {
  confirmEmailChange,
  requestEmailChange,
  undoEmailChange,
} from "~/features/account/email-change.server";
import { findPasswordReset, requestPasswordReset, resetPassword } from "~/features/account/passwords.server";
import { findConfirmation, signUp, signUpSchema, verifyEmail } from "~/features/account/sign-up.server";
import { findMailReader } from "~/features/mail/mail-choices.server";
import { bulkLinks } from "~/features/outbox/mail-links.server";
import type { OutboxRow, Services } from "~/lib/services";
import { action as oneClickAction } from "~/routes/one-click.$token";
import { action as unsubscribeAction } from "~/routes/unsubscribe.$token";
import { CONFIG, countRows, emptyDatabase, insertUser, servicesAround } from "../support/database";
import { meteredD1 } from "../support/metered-d1";
import { signIn } from "../support/sign-in";

const NOW = new Date("2026-11-21T15:00:00Z");
const EMAIL = "mike@northline.example";
const UNCONFIRMED = "unconfirmed@northline.example";
const NOBODY = "nobody@elsewhere.example";
const NEW_ADDRESS = "mike@home.example";
const PASSWORD = "gravel before breakfast";
const NEXT = "salt trucks at midnight";

const signUpOf = (email: string, password = PASSWORD) =>
  ({ email, password, companyName: null, next: "onboarding", ip: null }) as const;

/** A confirmed account and one that is not confirmed. Mail stays in the outbox. */
async function withAccounts() {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW, { db, email: null });
  const { id } = await insertUser(db, { email: EMAIL });
  await db.update(accounts).set({ passwordHash: `plain:${PASSWORD}` });
  await signUp(services, signUpOf(UNCONFIRMED));
  return { db, services, id };
}

const signInRequest = (email: string, password: string, headers: Record<string, string> = {}) =>
  new Request("https://bids.example/sign-in", {
    method: "POST",
    headers,
    body: new URLSearchParams({ email, password }),
  });

async function linkTo(db: Database, recipient: string, path: string) {
  const rows = await db.select().from(emails).where(eq(emails.recipient, recipient));
  return (
    rows.map(({ text }) => new RegExp(`${path}\\S*token=([0-9a-f]{64})`).exec(text)?.[1]).find(Boolean) ?? ""
  );
}

/** One link of each purpose. */
async function everyLink(db: Database, services: Services, accountId: string) {
  await requestPasswordReset(services, { email: EMAIL, ip: null });
  await requestEmailChange(services, { accountId, newEmail: NEW_ADDRESS });
  return {
    "verify-email": await linkTo(db, UNCONFIRMED, "verify-email"),
    "reset-password": await linkTo(db, EMAIL, "reset=true"),
    "change-email": await linkTo(db, NEW_ADDRESS, "verify-email"),
    "undo-email-change": await linkTo(db, EMAIL, "undo-email-change"),
  };
}

const DOORS = {
  "verify-email": (services: Services, secret: string) => verifyEmail(services, secret),
  "reset-password": (services: Services, secret: string) => resetPassword(services, { secret, next: NEXT }),
  "change-email": confirmEmailChange,
  "undo-email-change": undoEmailChange,
};

test("a link opens its own door only, and no other door uses it up", async () => {
  const { db, services, id } = await withAccounts();
  const links = await everyLink(db, services, id);
  const before = await db.select().from(accounts);
  for (const [purpose, secret] of Object.entries(links)) {
    expect(secret, purpose).toMatch(/^[0-9a-f]{64}$/);
    for (const [door, open] of Object.entries(DOORS))
      if (door !== purpose) expect(await open(services, secret), `${purpose} at ${door}`).toBe("bad-link");
    if (purpose !== "verify-email") expect(await findConfirmation(services, secret)).toBeNull();
    if (purpose !== "reset-password") expect(await findPasswordReset(services, secret)).toBeNull();
  }
  expect(await db.select().from(accounts)).toEqual(before);
  const used = (await db.select().from(accountTokens)).filter(({ usedAt }) => usedAt !== null);
  expect(used).toEqual([]);
});

test("variants of a link's secret open nothing", async () => {
  const { db, services, id } = await withAccounts();
  const links = await everyLink(db, services, id);
  for (const [purpose, secret] of Object.entries(links)) {
    const door = DOORS[purpose as keyof typeof DOORS];
    for (const variant of [
      secret.toUpperCase(),
      `${secret} `,
      ` ${secret}`,
      `${secret}\0`,
      secret.slice(1),
      "",
    ])
      if (variant !== secret) expect(await door(services, variant), purpose).toBe("bad-link");
  }
});

test("after an account is deleted, none of its links opens anything, also not of a new account with its address", async () => {
  const { db, services, id } = await withAccounts();
  const links = await everyLink(db, services, id);
  await deleteAccount(services, id);
  await signUp(services, signUpOf(EMAIL, NEXT));
  const before = await db.select().from(accounts);
  for (const door of Object.values(DOORS))
    for (const secret of [links["reset-password"], links["change-email"], links["undo-email-change"]])
      expect(await door(services, secret)).toBe("bad-link");
  expect(await db.select().from(accounts)).toEqual(before);
});

test("no spelling of an address reaches another account: it is refused, or it is the same address", () => {
  const read = (email: string) => {
    const parsed = signUpSchema.safeParse({ email, password: PASSWORD });
    return parsed.success ? parsed.data.email : null;
  };
  // A Turkish dotted I, a dotless one, sharp s, ligatures, full-width and Cyrillic letters, other dots and at signs.
  for (const spelling of [
    ...["mİke@northline.example", "mıke@northline.example", "mike@ﬁrm.example", "ｍike@northline.example"],
    ...[
      "mіke@northline.example",
      "mike@northline。example",
      "mike＠northline.example",
      "mike﹫northline.example",
    ],
    ...[
      "mike@northline.example.",
      "mike@.northline.example",
      "mike.@northline.example",
      ".mike@northline.example",
    ],
    ...["mi..ke@northline.example", "mike@northline", "mike@[127.0.0.1]", '"mike"@northline.example'],
    ...["mike@straße.example", "mi\u0301ke@northline.example", "mi\u200bke@northline.example"],
    ...[
      "mike@northline.example\nBcc: all@elsewhere.example",
      "mike@northline.example\r\nX: y",
      "mike@north\0line.example",
    ],
    ...[
      "mike@northline.example,other@elsewhere.example",
      "Mike <mike@northline.example>",
      "mike@elsewhere@northline.example",
    ],
  ])
    expect(read(spelling), JSON.stringify(spelling)).toBeNull();
  // The Kelvin sign is the letter K, and so it is stored.
  for (const spelling of [EMAIL.toUpperCase(), ` ${EMAIL}\t`, "mi\u212Ae@northline.example"])
    expect(read(spelling), JSON.stringify(spelling)).toBe(EMAIL);
  expect(read("mike+bids@northline.example")).toBe("mike+bids@northline.example");
});

test("whatever address is read, it is one line of ASCII and reads as itself", () => {
  const piece = fc.oneof(
    fc.string({ unit: "binary", maxLength: 6 }),
    fc.constantFrom("a", "İ", "K", "ß", ".", "+", "-", "\r\n", "\0", "ａ"),
  );
  const address = fc
    .tuple(fc.array(piece, { maxLength: 4 }), fc.array(piece, { maxLength: 4 }))
    .map(([local, domain]) => `a${local.join("")}@b${domain.join("")}.example`);
  fc.assert(
    fc.property(address, (typed) => {
      const parsed = signUpSchema.shape.email.safeParse(typed);
      if (!parsed.success) return;
      expect(parsed.data).toMatch(/^[\x21-\x7e]+@[a-z0-9.-]+$/);
      expect(signUpSchema.shape.email.parse(parsed.data)).toBe(parsed.data);
    }),
    { numRuns: 2_000 },
  );
});

test("signing in leads to a page of ours, whatever `next` says", () => {
  const piece = fc.oneof(
    fc.constantFrom("/", "\\", "//", "%2f", "%5c", "\t", "\n", "\r", " ", ".", "..", "@", ":", "?", "#"),
    fc.constantFrom(
      "evil.example",
      "https:",
      "javascript:alert(1)",
      "data:",
      "sign-out",
      "dashboard",
      "\u2028",
    ),
    fc.string({ unit: "binary", maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      for (const next of [pieces.join(""), `/${pieces.join("")}`]) {
        const to = destinationAfterSignIn({ onboardedAt: NOW }, next);
        expect(to).toMatch(/^\/(?![/\\])/);
        expect(new URL(to, CONFIG.origin).origin).toBe(CONFIG.origin);
        expect(to).not.toMatch(/[\s\u0000-\u001f]/);
      }
    }),
    { numRuns: 5_000 },
  );
});

/** The statements and round trips of an action, and how often it hashed or checked a password. */
async function costOf(db: Database, work: (services: Services) => Promise<unknown>) {
  const { d1, meter } = meteredD1(db.$client);
  const hashing: Array<string> = [];
  const { services } = servicesAround(db, NOW, { email: null, db: createDatabase(d1) });
  const { passwordHasher } = services;
  await work({
    ...services,
    passwordHasher: {
      ...passwordHasher,
      hash: (password) => (hashing.push("hash"), passwordHasher.hash(password)),
      verify: (password, stored) => (hashing.push("verify"), passwordHasher.verify(password, stored)),
    },
  });
  return { statements: meter.statements, roundTrips: meter.roundTrips, hashing };
}

test.each([
  ["sign-in", (services: Services, email: string) => signIn(services, signInRequest(email, "wrong"))],
  [
    "reset",
    (services: Services, email: string) => requestPasswordReset(services, { email, ip: "192.0.2.1" }),
  ],
  ["sign-up", (services: Services, email: string) => signUp(services, signUpOf(email, NEXT))],
])(
  "a %s costs as many statements for a known address as for an unknown or unconfirmed one",
  async (_name, act) => {
    const { db } = await withAccounts();
    const known = await costOf(db, (services) => act(services, EMAIL));
    expect(known.statements).toBeGreaterThan(1);
    expect(await costOf(db, (services) => act(services, UNCONFIRMED))).toEqual(known);
    expect(await costOf(db, (services) => act(services, NOBODY))).toEqual(known);
  },
);

test("a sign-up with the address of an account leaves nothing but the notice to its owner", async () => {
  const { db, services } = await withAccounts();
  const tables = ["accounts", "account_tokens", "consents", "users", "sessions"];
  const rows = () => Promise.all(tables.map((table) => countRows(db, table)));
  const [before, account] = [await rows(), await db.select().from(accounts)];
  expect(await signUp(services, { ...signUpOf(EMAIL, NEXT), companyName: "Somebody else" })).toBe("created");
  expect(await rows()).toEqual(before);
  expect(await db.select().from(accounts)).toEqual(account);
  const told = await db.select().from(emails).where(eq(emails.recipient, EMAIL));
  expect(told.map(({ text }) => text.includes("token="))).toEqual([false]);
});

test.each(["X-Forwarded-For", "X-Real-IP", "True-Client-IP", "Forwarded", "X-Client-IP", "Fastly-Client-IP"])(
  "another %s with each try gives no more tries",
  async (header) => {
    const { services } = await withAccounts();
    const tryFrom = (ip: string) =>
      signIn(services, signInRequest(EMAIL, "wrong", { "CF-Connecting-IP": "203.0.113.7", [header]: ip }));
    for (let tries = 0; tries < 10; tries++)
      expect(await tryFrom(`198.51.100.${tries}`)).toEqual({ outcome: "invalid" });
    expect(await tryFrom("198.51.100.200")).toEqual({ outcome: "too-many" });
  },
);

test("the addresses of one IPv6 network count as one, however they are written", async () => {
  const { services } = await withAccounts();
  const spellings = [
    "2001:db8:0:7::1",
    "2001:DB8:0:7::2",
    "2001:0db8:0000:0007:0:0:0:3",
    "2001:db8:0:7:ffff::",
  ];
  const tryFrom = (ip: string) => signIn(services, signInRequest(EMAIL, "wrong", { "CF-Connecting-IP": ip }));
  for (let tries = 0; tries < 10; tries++)
    expect(await tryFrom(spellings[tries % spellings.length]!)).toEqual({ outcome: "invalid" });
  for (const ip of spellings) expect(await tryFrom(ip)).toEqual({ outcome: "too-many" });
  expect(await tryFrom("2001:db8:0:8::1")).toEqual({ outcome: "invalid" });
});

const digestFor = (userId: string) => ({ id: "mail-1", kind: "digest", userId, createdAt: NOW }) as OutboxRow;

/** Posts to a link of a mail. Answers with the status, also of an answer that was thrown. */
async function postTo(
  services: Services,
  action: typeof oneClickAction,
  token: string,
  fields: Record<string, string>,
) {
  const request = new Request(`${CONFIG.origin}/`, { method: "POST", body: new URLSearchParams(fields) });
  const context = { services, waitUntil: () => undefined };
  const answer = await action({ request, params: { token }, context } as never);
  return answer.status;
}

test("the mail links of a deleted account answer, and bring nothing of it back", async () => {
  const { db, services, id } = await withAccounts();
  const { stop } = await bulkLinks(services, digestFor(id));
  const token = stop.split("/").at(-1)!;
  await deleteAccount(services, id);
  for (const choice of ["stop-digest", "stop-all", "pause", "resume", "start-alert"])
    expect(await postTo(services, unsubscribeAction, token, { choice }), choice).toBe(302);
  expect(await postTo(services, oneClickAction, token, { "List-Unsubscribe": "One-Click" })).toBeLessThan(
    500,
  );
  expect(await countRows(db, "mail_pauses")).toBe(0);
  expect(await countRows(db, "users")).toBe(0);
});

test("a mail link made for one account, purpose or message serves no other", async () => {
  const { db, services, id } = await withAccounts();
  const other = await insertUser(db);
  const { stop, copy } = await bulkLinks(services, digestFor(id));
  const [mine, day, signature] = stop.split("/").at(-1)!.split(".");
  const [theirs] = (await bulkLinks(services, digestFor(other.id))).stop.split("/").at(-1)!.split(".");
  expect(await findMailReader(services, [mine, day, signature].join("."))).toEqual({
    userId: id,
    list: "digest",
  });
  for (const token of [
    [theirs, day, signature].join("."),
    [mine, "zzzz", signature].join("."),
    [mine, day].join("."),
    [mine, day, signature, ""].join("."),
    [mine, day, ""].join("."),
    copy.split("/").at(-1)!,
  ])
    expect(await findMailReader(services, token), token).toBeNull();
});
