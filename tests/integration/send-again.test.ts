import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createDatabase, type Database } from "#drizzle/client";
import { accounts, accountTokens, consents, emails } from "#drizzle/schema";
import { sendAgain } from "~/features/account/send-again.server";
import { signUp, verifyEmail } from "~/features/account/sign-up.server";
import { countRows, emptyDatabase, insertUser, servicesAround } from "../support/database";
import { meteredD1 } from "../support/metered-d1";

const NOW = new Date("2026-11-21T15:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1000;
const EMAIL = "dana@northline.example";
const MEMBER = "mike@northline.example";
const MINE = { email: EMAIL, signUpId: "mine", ip: null };

const servicesAt = (db: Database, at = NOW) => servicesAround(db, at, { db, email: null }).services;

const signUpAs = (db: Database, signUpId: string, password: string) =>
  signUp(servicesAt(db), { email: EMAIL, password, companyName: null, next: "checkout", signUpId, ip: null });

async function linksTo(db: Database, recipient: string) {
  const rows = await db
    .select({ text: emails.text })
    .from(emails)
    .where(eq(emails.recipient, recipient))
    .orderBy(emails.createdAt);
  return rows.map(({ text }) => /token=([0-9a-f]{64})/.exec(text)?.[1] ?? "no link");
}

test("a link that is sent again does what the first one does, and asks for no password", async () => {
  const db = await emptyDatabase();
  await signUpAs(db, "mine", "gravel before breakfast");

  expect(await sendAgain(servicesAt(db), MINE)).toBe("sent");
  const [first, second] = await linksTo(db, EMAIL);
  expect(second).not.toBe(first);
  expect(await db.select().from(consents).where(eq(consents.kind, "terms"))).toHaveLength(1);
  expect(await verifyEmail(servicesAt(db), second!)).toMatchObject({
    next: "/checkout-redirect",
    proof: { passwordHash: "plain:gravel before breakfast" },
  });
});

test("after somebody else signed up with the address, each gets the link of the own sign-up", async () => {
  const db = await emptyDatabase();
  await signUpAs(db, "mine", "gravel before breakfast");
  await signUpAs(db, "another", "salt trucks at midnight");

  expect(await sendAgain(servicesAt(db), MINE)).toBe("sent");
  const again = (await linksTo(db, EMAIL)).at(-1)!;
  const withPassword = (password: string) => verifyEmail(servicesAt(db), again, { password, ip: null });
  expect(await withPassword("salt trucks at midnight")).toBe("wrong-password");
  expect(await withPassword("gravel before breakfast")).toMatchObject({
    proof: { passwordHash: "plain:gravel before breakfast" },
  });
});

test("an address with an account gets the notice again, for the same work, and no link", async () => {
  const db = await emptyDatabase();
  await insertUser(db, { email: MEMBER });
  await signUpAs(db, "mine", "gravel before breakfast");
  const costOf = async (email: string) => {
    const { d1, meter } = meteredD1(db.$client);
    const outcome = await sendAgain(servicesAt(createDatabase(d1)), { ...MINE, email });
    return { outcome, statements: meter.statements };
  };

  expect(await costOf(MEMBER)).toEqual(await costOf(EMAIL));
  expect(await linksTo(db, MEMBER)).toEqual(["no link"]);
  const [member] = await db.select().from(accounts).where(eq(accounts.email, MEMBER));
  const tokens = await db.select().from(accountTokens).where(eq(accountTokens.accountId, member!.id));
  expect(tokens).toEqual([]);
});

test("there is nothing to send for a sign-up that is not there, is another's, or has expired", async () => {
  const db = await emptyDatabase();
  expect(await sendAgain(servicesAt(db), MINE)).toBe("gone");
  await signUpAs(db, "mine", "gravel before breakfast");
  expect(await sendAgain(servicesAt(db), { ...MINE, signUpId: "another" })).toBe("gone");
  expect(await sendAgain(servicesAt(db, new Date(NOW.getTime() + DAY_MS)), MINE)).toBe("gone");
  expect(await countRows(db, "emails")).toBe(1);
});
