import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { accounts, emails, sessions } from "#drizzle/schema";
import { deleteAccount } from "~/features/account/accounts.server";
import {
  confirmEmailChange,
  requestEmailChange,
  undoEmailChange,
} from "~/features/account/email-change.server";
import {
  changePassword,
  provePassword,
  requestPasswordReset,
  resetPassword,
} from "~/features/account/passwords.server";
import { startSession } from "~/features/account/session.server";
import { endOtherSessions, endSession } from "~/features/account/sessions.server";
import { identify } from "~/features/account/sign-in.server";
import { signUp, verifyEmail } from "~/features/account/sign-up.server";
import { action as signOut } from "~/routes/sign-out";
import { emptyDatabase, servicesAround } from "../support/database";

const NOW = new Date("2026-11-21T15:00:00Z");
const EMAIL = "dana@northline.example";
const NEW_EMAIL = "office@northline.example";
const PASSWORD = "gravel before breakfast";
const NEXT_PASSWORD = "salt trucks at midnight";

type Line = { log: string; event: string; at: string; accountId: string | null; addressHash?: string };

/** Collects the log's lines until the end of the test. */
function recordLog(): { text: () => string; lines: () => Array<Line> } {
  const written: Array<string> = [];
  const original = { ...console };
  const write = (...words: Array<unknown>) => void written.push(words.join(" "));
  Object.assign(console, { log: write, info: write, warn: write, error: write });
  onTestFinished(() => void Object.assign(console, original));
  return {
    text: () => written.join("\n"),
    lines: () => written.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line) as Line),
  };
}

test("every step of an account's life is one line of JSON with its id and time, and no secret or address is in any", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW, { email: null });
  const log = recordLog();
  const secrets: Array<string> = [];
  const newestSecret = async (recipient: string) => {
    const rows = await db
      .select()
      .from(emails)
      .where(eq(emails.recipient, recipient))
      .orderBy(emails.createdAt);
    const found = rows.flatMap(({ text }) => /token=([0-9a-f]{64})/.exec(text)?.[1] ?? []);
    const secret = found.find((each) => !secrets.includes(each)) ?? "";
    secrets.push(secret);
    return secret;
  };
  const signIn = (email: string, password: string) =>
    identify(services, new Request("https://bids.example/sign-in", { method: "POST" }), { email, password });

  await signUp(services, {
    email: EMAIL,
    password: PASSWORD,
    companyName: null,
    next: "onboarding",
    ip: null,
  });
  await signIn(EMAIL, PASSWORD);
  const verified = await verifyEmail(services, await newestSecret(EMAIL));
  if (typeof verified === "string") throw new Error("The link does not work");
  const { accountId } = verified.proof;
  await signIn(EMAIL, PASSWORD);
  await signIn(EMAIL, "wrong");
  await signIn("nobody@elsewhere.example", "wrong");
  for (let i = 0; i < 11; i++) await signIn("guessed@elsewhere.example", "wrong");

  await changePassword(services, { accountId, current: "wrong", next: NEXT_PASSWORD });
  await changePassword(services, { accountId, current: PASSWORD, next: NEXT_PASSWORD });
  await requestPasswordReset(services, { email: EMAIL, ip: null });
  await resetPassword(services, { secret: await newestSecret(EMAIL), next: PASSWORD });
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  await provePassword(services, account!, { password: "wrong", ip: null, sessionHash: "" });
  await requestEmailChange(services, { accountId, newEmail: NEW_EMAIL });
  const undo = await newestSecret(EMAIL);
  await confirmEmailChange(services, await newestSecret(NEW_EMAIL));
  await undoEmailChange(services, undo);

  await startSession(services, accountId, "Phone");
  const [session] = await db.select().from(sessions);
  await endSession(services, accountId, session?.idHash ?? "");
  await endOtherSessions(services, accountId, "");
  const cookie = (await startSession(services, accountId, null)).split(";")[0] ?? "";
  const request = new Request("https://bids.example/sign-out", {
    method: "POST",
    headers: { Cookie: cookie },
  });
  await signOut({ request, params: {}, context: { services, waitUntil: () => undefined } });
  await deleteAccount(services, accountId);

  const lines = log.lines();
  expect(lines.filter((line) => line.accountId === accountId).map(({ event }) => event)).toEqual([
    ...["signed-up", "sign-in-refused", "address-confirmed", "signed-in", "sign-in-refused"],
    ...["password-refused", "password-changed", "password-reset-asked", "password-reset", "password-refused"],
    ...["email-change-asked", "email-changed", "email-change-undone"],
    ...["session-ended", "other-sessions-ended", "signed-out", "account-deleted"],
  ]);
  const strangers = lines.filter((line) => line.accountId === null);
  expect(strangers.map(({ event }) => event)).toEqual([
    ...Array<string>(11).fill("sign-in-refused"),
    "slowed-down",
  ]);
  expect(new Set(strangers.map(({ addressHash }) => addressHash)).size).toBe(2);
  for (const line of lines) expect(line).toMatchObject({ log: "security", at: NOW.toISOString() });

  const text = log.text();
  expect(secrets.every((secret) => secret.length === 64)).toBe(true);
  for (const secret of [
    ...secrets,
    PASSWORD,
    NEXT_PASSWORD,
    "wrong",
    cookie.split("=")[1] ?? "",
    session?.idHash,
  ])
    expect(text).not.toContain(secret);
  expect(text).not.toContain("@");
  expect(text).not.toContain("plain:");
});
