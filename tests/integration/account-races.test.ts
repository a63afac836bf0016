import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#drizzle/client";
import { accounts, emails, sessions, users } from "#drizzle/schema";
import {
  confirmEmailChange,
  requestEmailChange,
  undoEmailChange,
} from "~/features/account/email-change.server";
import { changePassword, requestPasswordReset, resetPassword } from "~/features/account/passwords.server";
import { startSession } from "~/features/account/session.server";
import { findConfirmation, signUp, verifyEmail } from "~/features/account/sign-up.server";
import type { Services } from "~/lib/services";
import { action as profileAction } from "~/routes/dashboard.profile";
import { action as passwordAction } from "~/routes/dashboard.profile.password";
import { action as signInAction } from "~/routes/sign-in";
import { action as verifyAction } from "~/routes/verify-email";
import { countRows, emptyDatabase, insertUser, servicesAround } from "../support/database";

const NOW = new Date("2026-11-21T15:00:00Z");
const EMAIL = "dana@northline-plowing.example";
const ELSEWHERE = "intruder@elsewhere.example";
const PASSWORD = "gravel before breakfast";
const OWNERS_NEXT = "salt trucks at midnight";
const INTRUDERS_NEXT = "somebody else's ploughs";

/** A confirmed account whose password an intruder knows. Mail stays in the outbox. */
async function withAccount() {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW, { db, email: null });
  const { id } = await insertUser(db, { email: EMAIL, subscriptionStatus: "active" });
  await db.update(accounts).set({ passwordHash: `plain:${PASSWORD}` });
  return { db, services, id };
}

async function linksTo(db: Database, recipient: string, path = "") {
  const rows = await db
    .select()
    .from(emails)
    .where(eq(emails.recipient, recipient))
    .orderBy(emails.createdAt);
  return rows.flatMap(({ text }) => new RegExp(`${path}\\S*token=([0-9a-f]{64})`).exec(text)?.[1] ?? []);
}

/** The owner asks for a reset link and chooses a new password with it. */
async function ownerResets(db: Database, services: Services) {
  await requestPasswordReset(services, { email: EMAIL, ip: null });
  const secret = (await linksTo(db, EMAIL, "reset=true")).at(-1) ?? "";
  expect(await resetPassword(services, { secret, next: OWNERS_NEXT })).toHaveProperty("passwordHash");
}

type Action = (args: ActionFunctionArgs) => Promise<unknown>;

/** Posts a form to an action. Answers with what it returned or threw, and with the cookies that it set. */
async function post(
  action: Action,
  services: Services,
  path: string,
  fields: Record<string, string>,
  cookie = "",
) {
  const request = new Request(`https://bids.example${path}`, {
    method: "POST",
    headers: { Cookie: cookie },
    body: new URLSearchParams(fields),
  });
  const context = { services, waitUntil: () => undefined };
  const answer = await action({ request, context, params: {} } as never).catch((thrown: unknown) => thrown);
  const { status, init, headers } = answer as {
    status?: number;
    init?: { status: number };
    headers?: Headers;
  };
  return {
    status: status ?? init?.status,
    cookies: (headers as Headers | undefined)?.getSetCookie?.() ?? [],
  };
}

/** Services whose hasher lets something happen while it checks the intruder's password. */
function whileChecking(services: Services, happen: () => Promise<void>): Services {
  let isFirst = true;
  return {
    ...services,
    passwordHasher: {
      ...services.passwordHasher,
      verify: async (password, stored) => {
        const isRight = await services.passwordHasher.verify(password, stored);
        if (isFirst) {
          isFirst = false;
          await happen();
        }
        return isRight;
      },
    },
  };
}

test("a sign-in that was under way when the owner chose a new password opens no session and makes no browser known", async () => {
  const { db, services } = await withAccount();
  const slow = whileChecking(services, () => ownerResets(db, services));
  const answer = await post(signInAction, slow, "/sign-in", { email: EMAIL, password: PASSWORD });
  expect(answer).toEqual({ status: 400, cookies: [] });
  expect(await countRows(db, "sessions")).toBe(0);
});

test("a sign-in with an outdated hash, which is renewed meanwhile, opens its session", async () => {
  const { db, services } = await withAccount();
  const outdated = { ...services.passwordHasher, isOutdated: () => true };
  const renewed = { ...outdated, hash: () => Promise.resolve(`newer:${PASSWORD}`) };
  const answer = await post(signInAction, { ...services, passwordHasher: renewed }, "/sign-in", {
    email: EMAIL,
    password: PASSWORD,
  });
  expect(answer.status).toBe(302);
  expect(await countRows(db, "sessions")).toBe(1);
});

test("a change of password opens no session when the owner's reset came right after it", async () => {
  const { db, services, id } = await withAccount();
  const cookie = (await startSession(services, id, null)).split(";")[0] ?? "";
  let isFirst = true;
  const slow: Services = {
    ...services,
    broadcaster: {
      ...services.broadcaster,
      // Called once the intruder's password is stored.
      disconnect: async () => {
        if (!isFirst) return;
        isFirst = false;
        await ownerResets(db, services);
      },
    },
  };
  const fields = {
    currentPassword: PASSWORD,
    newPassword: INTRUDERS_NEXT,
    confirmPassword: INTRUDERS_NEXT,
  };
  const answer = await post(passwordAction, slow, "/dashboard/profile/password", fields, cookie);
  expect(answer).toEqual({ status: 400, cookies: [] });
  expect(await countRows(db, "sessions")).toBe(0);
  const [account] = await db.select().from(accounts);
  expect(account?.passwordHash).toBe(`plain:${OWNERS_NEXT}`);
});

/** Services with a database that lets something happen right before the first batch of so many statements. */
function beforeTheBatch(services: Services, happen: () => Promise<void>, statementsFrom = 5): Services {
  const { db } = services;
  let isFirst = true;
  const client = new Proxy(db.$client, {
    get(target, property) {
      if (property === "batch")
        return async (statements: Array<D1PreparedStatement>) => {
          if (isFirst && statements.length >= statementsFrom) {
            isFirst = false;
            await happen();
          }
          return target.batch(statements);
        };
      const value: unknown = Reflect.get(target, property);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
  const slow = new Proxy(db, {
    get: (target, property, receiver) =>
      property === "$client" ? client : (Reflect.get(target, property, receiver) as unknown),
  });
  return { ...services, db: slow };
}

const MEANWHILE: ReadonlyArray<
  [string, (db: Database, services: Services, accountId: string) => Promise<unknown>]
> = [
  [
    "the owner keeps the old address",
    async (db, services) =>
      undoEmailChange(services, (await linksTo(db, EMAIL, "undo-email-change"))[0] ?? ""),
  ],
  ["the owner resets the password", ownerResets],
  [
    "the owner changes the password",
    (_db, services, accountId) =>
      changePassword(services, { accountId, current: PASSWORD, next: OWNERS_NEXT }),
  ],
];

test.each(MEANWHILE)("a change of address that is being confirmed is off when %s", async (_name, happens) => {
  const { db, services, id } = await withAccount();
  await requestEmailChange(services, { accountId: id, newEmail: ELSEWHERE });
  const [secret = ""] = await linksTo(db, ELSEWHERE);
  const slow = beforeTheBatch(services, async () => {
    await happens(db, services, id);
  });
  expect(await confirmEmailChange(slow, secret)).toBe("bad-link");
  const [account] = await db.select().from(accounts);
  const [profile] = await db.select().from(users);
  expect([account?.email, profile?.email]).toEqual([EMAIL, EMAIL]);
  expect(await linksTo(db, ELSEWHERE)).toHaveLength(1);
  const told = await db
    .select()
    .from(emails)
    .where(and(eq(emails.recipient, EMAIL), eq(emails.subject, "Your email address was changed")));
  expect(told).toEqual([]);
});

test("an undo link of an address in between is off when the owner's older one comes first", async () => {
  const { db, services, id } = await withAccount();
  const at = (minutes: number) => ({ ...services, now: () => new Date(NOW.getTime() + minutes * 60_000) });
  await requestEmailChange(at(1), { accountId: id, newEmail: ELSEWHERE });
  const [owners = ""] = await linksTo(db, EMAIL, "undo-email-change");
  await confirmEmailChange(at(2), (await linksTo(db, ELSEWHERE))[0] ?? "");
  await requestEmailChange(at(3), { accountId: id, newEmail: "second@elsewhere.example" });
  const [intruders = ""] = await linksTo(db, ELSEWHERE, "undo-email-change");
  const slow = beforeTheBatch(at(5), async () => {
    expect(await undoEmailChange(at(4), owners)).toBe("undone");
  });
  expect(await undoEmailChange(slow, intruders)).toBe("bad-link");
  expect((await db.select().from(accounts))[0]?.email).toBe(EMAIL);
  // No link for a new password went to the intruder.
  expect(await linksTo(db, ELSEWHERE, "reset=true")).toEqual([]);
});

/** The intruder has moved the account; the owner can take it back. */
async function withMovedAccount() {
  const { db, services, id } = await withAccount();
  const at = (minutes: number) => ({ ...services, now: () => new Date(NOW.getTime() + minutes * 60_000) });
  await requestEmailChange(at(1), { accountId: id, newEmail: ELSEWHERE });
  const [undo = ""] = await linksTo(db, EMAIL, "undo-email-change");
  await confirmEmailChange(at(2), (await linksTo(db, ELSEWHERE))[0] ?? "");
  const ownerReturns = async () => {
    expect(await undoEmailChange(at(3), undo)).toBe("undone");
  };
  return { db, services: at(4), ownerReturns };
}

test("a sign-in under way when the owner takes the account back leaves no link to take it again", async () => {
  const { db, services, ownerReturns } = await withMovedAccount();
  const slow = whileChecking(services, ownerReturns);
  await post(signInAction, slow, "/sign-in", { email: ELSEWHERE, password: PASSWORD });
  const [secret = ""] = await linksTo(db, ELSEWHERE, "secure-account");
  expect(secret).not.toBe("");
  expect(await undoEmailChange(services, secret)).toBe("bad-link");
  expect((await db.select().from(accounts))[0]?.email).toBe(EMAIL);
});

test("a reset asked for when the owner takes the account back gives the address in between no link", async () => {
  const { db, services, ownerReturns } = await withMovedAccount();
  const slow = beforeTheBatch(services, ownerReturns, 3);
  await requestPasswordReset(slow, { email: ELSEWHERE, ip: null });
  const [secret = ""] = await linksTo(db, ELSEWHERE, "reset=true");
  expect(secret).not.toBe("");
  expect(await resetPassword(services, { secret, next: INTRUDERS_NEXT })).toBe("bad-link");
});

test("a change of address asked for while the owner resets the password gives no link", async () => {
  const { db, services, id } = await withAccount();
  const cookie = (await startSession(services, id, null)).split(";")[0] ?? "";
  const slow = whileChecking(services, () => ownerResets(db, services));
  const fields = { email: ELSEWHERE, currentPassword: PASSWORD, companyName: "Northline" };
  expect((await post(profileAction, slow, "/dashboard/profile", fields, cookie)).status).toBe(302);
  const [secret = ""] = await linksTo(db, ELSEWHERE);
  expect(secret).not.toBe("");
  expect(await confirmEmailChange(services, secret)).toBe("bad-link");
});

test("of two accounts that confirm one address at once, one gets it, and the other keeps its own", async () => {
  const { db, services, id } = await withAccount();
  const other = await insertUser(db, { email: "kim@northline.example" });
  const wanted = "office@northline.example";
  for (const accountId of [id, other.id]) await requestEmailChange(services, { accountId, newEmail: wanted });
  const links = await linksTo(db, wanted);
  expect(links).toHaveLength(2);
  const outcomes = await Promise.all(links.map((secret) => confirmEmailChange(services, secret)));
  expect(outcomes.toSorted()).toEqual(["bad-link", "changed"]);
  const addresses = (await db.select().from(accounts)).map(({ email }) => email).toSorted();
  expect(addresses).toContain(wanted);
  expect(new Set(addresses).size).toBe(2);
  expect((await db.select().from(users)).map(({ email }) => email).toSorted()).toEqual(addresses);
});

test("the same undo link posted eight times at once undoes once and mails one link for a new password", async () => {
  const { db, services, id } = await withAccount();
  await requestEmailChange(services, { accountId: id, newEmail: ELSEWHERE });
  const [undo = ""] = await linksTo(db, EMAIL, "undo-email-change");
  await confirmEmailChange(services, (await linksTo(db, ELSEWHERE))[0] ?? "");
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => undoEmailChange(services, undo)));
  expect(outcomes.toSorted()).toEqual([...Array<string>(7).fill("bad-link"), "undone"]);
  expect(await linksTo(db, EMAIL, "reset=true")).toHaveLength(1);
});

test("five sign-ups with one address at once make one account, and no link of theirs works without its password", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW, { db, email: null });
  const passwords = Array.from({ length: 5 }, (_, index) => `a phrase of many words ${index}`);
  await Promise.all(
    passwords.map((password) =>
      signUp(services, { email: EMAIL, password, companyName: null, next: "onboarding", ip: null }),
    ),
  );
  expect(await countRows(db, "accounts")).toBe(1);
  const links = await linksTo(db, EMAIL);
  expect(links).toHaveLength(passwords.length);
  for (const secret of links) {
    expect(await findConfirmation(services, secret)).toEqual({ asksPassword: true });
    expect(await verifyEmail(services, secret)).toBe("no-password");
  }
});

test("a confirmation link posted eight times at once signs one browser in", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW, { db, email: null });
  await signUp(services, {
    email: EMAIL,
    password: PASSWORD,
    companyName: null,
    next: "onboarding",
    ip: null,
  });
  const [token = ""] = await linksTo(db, EMAIL);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => post(verifyAction, services, "/verify-email", { token })),
  );
  expect(
    answers.filter(({ cookies }) => cookies.some((set) => set.startsWith("__Host-session"))),
  ).toHaveLength(1);
  expect(await db.select().from(sessions)).toHaveLength(1);
  expect(await countRows(db, "users")).toBe(1);
});
