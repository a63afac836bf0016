import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#drizzle/client";
import { accounts, emails, mailSuppressions, opportunities, userBids, users } from "#drizzle/schema";
import { bytesOfBase64 } from "~/domain/bytes-as-text";
import type { Notice } from "~/domain/opportunities/notice";
import { chooseMail, findMailReader } from "~/features/mail/mail-choices.server";
import { isSignedReport, receiveReport } from "~/features/outbox/provider-reports.server";
import type { Services } from "~/lib/services";
import { hmacOf } from "~/ports/hmac";
import { emptyDatabase, insertUser, servicesAround } from "../support/database";
import { ingestNotices } from "../support/ingest";
import { noticeOf } from "../support/notices";
import { buildDueDigests, deliverOutbox } from "../support/outbox";

const MONDAY = new Date("2026-11-23T13:15:00Z");
const BEFORE = new Date("2026-11-20T15:00:00Z");

async function store(db: Database, notices: ReadonlyArray<Partial<Notice>>, at = BEFORE) {
  const whole = notices.map((notice, i) => noticeOf({ key: `N-${i}`, reference: null, ...notice }));
  await ingestNotices(db, { id: "canadabuys", name: "CanadaBuys" }, whole, at);
}

/** Queues Monday's digests, runs `between`, and sends them. */
async function digestsAfter(db: Database, between: () => Promise<unknown> = () => Promise.resolve()) {
  const { services, sent } = servicesAround(db, MONDAY);
  await buildDueDigests(services);
  await between();
  await deliverOutbox(services);
  return { services, sent };
}

test("a notice withdrawn between matching and sending is left out, and a mail with nothing left is not sent", async () => {
  const db = await emptyDatabase();
  await insertUser(db);
  await store(db, [{ title: "Snow clearing that stays" }, { title: "Snow clearing that goes" }]);
  const { sent } = await digestsAfter(db, () =>
    db
      .update(opportunities)
      .set({ status: "withdrawn" })
      .where(eq(opportunities.title, "Snow clearing that goes")),
  );
  expect(sent).toHaveLength(1);
  expect(sent[0]?.subject).toMatch(/^1 new bid/);
  expect(sent[0]?.text).toContain("that stays");
  expect(sent[0]?.text).not.toContain("that goes");

  const other = await emptyDatabase();
  await insertUser(other);
  await store(other, [{ title: "Snow clearing that goes" }]);
  const nothing = await digestsAfter(other, () => other.update(opportunities).set({ status: "cancelled" }));
  expect(nothing.sent).toEqual([]);
  expect((await other.select().from(emails))[0]).toMatchObject({ status: "dropped" });
});

test("users deleted, switched off, paused or suppressed between matching and sending get nothing; others do", async () => {
  const db = await emptyDatabase();
  const [gone, off, paused, bounced, stays] = [
    await insertUser(db),
    await insertUser(db),
    await insertUser(db),
    await insertUser(db),
    await insertUser(db),
  ];
  await store(db, [{}]);
  const { services } = servicesAround(db, MONDAY);
  const { sent } = await digestsAfter(db, async () => {
    await db.delete(accounts).where(eq(accounts.id, gone.id));
    await db.update(users).set({ alertWeekly: false }).where(eq(users.id, off.id));
    await chooseMail(services, { userId: paused.id, list: "digest" }, "pause", "page");
    await db.insert(mailSuppressions).values({ email: bounced.email, reason: "bounce", at: MONDAY });
  });
  expect(sent.map(({ to }) => to)).toEqual([stays.email]);
  const rows = await db.all<{ status: string; n: number }>(
    sql`select status, count(*) as n from emails group by status order by status`,
  );
  expect(rows).toEqual([
    { status: "dropped", n: 4 },
    { status: "sent", n: 1 },
  ]);
});

test("line ends, HTML, script and a description of 30,000 characters stay text, and the mail stays small", async () => {
  const db = await emptyDatabase();
  await insertUser(db);
  await store(db, [
    {
      title: "Snow clearing\r\nBcc: all@example.com <script>alert(1)</script>",
      summary: "Déneigement <b>gras</b> ".repeat(1_300),
    },
  ]);
  const { sent } = await digestsAfter(db);
  expect(sent[0]?.subject).not.toMatch(/[\r\n]/);
  expect(sent[0]?.html).not.toMatch(/<script|<b>gras/);
  expect(sent[0]?.html).toContain("&lt;script&gt;");
  expect(new TextEncoder().encode(sent[0]?.html).length).toBeLessThan(20_000);
});

test("SN-06 a digest lists changes to its own reader's saved bids only", async () => {
  const db = await emptyDatabase();
  const [follower, other] = [await insertUser(db), await insertUser(db)];
  await store(db, [{ title: "Snow clearing, saved" }], new Date("2026-11-10T15:00:00Z"));
  const [bid] = await db.select().from(opportunities);
  await db.insert(userBids).values({ userId: follower.id, bidId: bid!.id, status: "saved" });
  await store(db, [{ title: "Snow clearing, saved", deadline: new Date("2026-12-11T19:00:00Z") }]);
  await store(db, [{ key: "NEW", title: "Snow clearing, new" }]);

  const { sent } = await digestsAfter(db);
  const textFor = (email: string) => sent.find(({ to }) => to === email)?.text ?? "";
  expect(textFor(follower.email)).toContain("CHANGED: 1 BID YOU SAVED");
  expect(textFor(follower.email)).toMatch(/Fri 4 Dec 2026, 2:00 pm ET → Fri 11 Dec 2026, 2:00 pm ET/);
  expect(textFor(other.email)).toContain("Snow clearing, new");
  expect(textFor(other.email)).not.toContain("CHANGED");
});

test("every digest has RFC 8058 headers, and its links act for its own reader only", async () => {
  const db = await emptyDatabase();
  const user = await insertUser(db);
  await store(db, [{}]);
  const { services, sent } = await digestsAfter(db);
  const { headers, from, replyTo } = sent[0]!;
  expect(headers).toMatchObject({
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    "List-Id": "<weekly-digest.bids.example>",
  });
  expect([from, replyTo]).toEqual(["Tenderlight <digest@mail.bids.example>", "support@bids.example"]);
  const token = /^<https:\/\/bids\.example\/one-click\/(.+)>$/.exec(headers["List-Unsubscribe"]!)![1]!;
  expect(await findMailReader(services, token)).toEqual({ userId: user.id, list: "digest" });
  const later = (days: number) => ({
    ...services,
    now: () => new Date(MONDAY.getTime() + days * 86_400_000),
  });
  expect(await findMailReader(later(60), token)).not.toBeNull();
  expect(await findMailReader(later(500), token)).toBeNull();
  for (const bad of [
    "",
    "x",
    `${token}x`,
    token.replace(/^../, "aa"),
    token.split(".").slice(0, 2).join("."),
  ])
    expect(await findMailReader(services, bad)).toBeNull();
});

async function signed(body: string, { id = "msg_1", at = MONDAY, secret = "dGVzdC1zZWNyZXQ=" } = {}) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const mac = await hmacOf(bytesOfBase64(secret)!, `${id}.${timestamp}.${body}`);
  return { id, timestamp, body, signature: `v1,${btoa(String.fromCharCode(...mac))}` };
}

const withSecret = (services: Services, webhookSecret: string | null): Services => ({
  ...services,
  config: { ...services.config, mail: { ...services.config.mail, webhookSecret } },
});

test("a report counts only as it was signed, by our secret, within five minutes of now", async () => {
  const { services } = servicesAround(await emptyDatabase(), MONDAY);
  const isSigned = (report: Awaited<ReturnType<typeof signed>>) => isSignedReport(services, report);
  const minutes = (count: number) => ({ at: new Date(MONDAY.getTime() + count * 60_000) });
  const report = await signed("{}");
  expect(await isSigned(report)).toBe(true);
  expect(await isSigned(await signed(""))).toBe(true);
  for (const ago of [-5, 5]) expect(await isSigned(await signed("{}", minutes(ago))), String(ago)).toBe(true);
  for (const ago of [-6, 6])
    expect(await isSigned(await signed("{}", minutes(ago))), String(ago)).toBe(false);

  const tampered = { body: "{} ", id: "msg_2", timestamp: String(Number(report.timestamp) + 1) };
  for (const [part, value] of Object.entries(tampered))
    expect(await isSigned({ ...report, [part]: value }), part).toBe(false);
  for (const timestamp of ["", "x", "-1", `${report.timestamp}.5`, "9".repeat(400)])
    expect(await isSigned({ ...report, timestamp }), timestamp).toBe(false);
  expect(await isSigned(await signed("{}", { secret: "b3RoZXI=" }))).toBe(false);
});

test("one of several signatures of a report is enough, of version 1 and complete", async () => {
  const { services } = servicesAround(await emptyDatabase(), MONDAY);
  const report = await signed("{}");
  const isSigned = (signature: string) => isSignedReport(services, { ...report, signature });
  expect(await isSigned(`v1,AAAA ${report.signature}`)).toBe(true);
  expect(await isSigned(`${report.signature} v1a,AAAA`)).toBe(true);
  for (const wrong of [
    "",
    " ",
    "v1",
    "v1,",
    "v1,%%%",
    "v1,\u00e9",
    report.signature.slice(0, -4),
    report.signature.slice("v1,".length),
    report.signature.replace("v1", "v2"),
    `${"v1,AAAA ".repeat(10)}${report.signature}`,
  ])
    expect(await isSigned(wrong), wrong).toBe(false);
});

test("a report's secret is base64 with or without whsec_; without a usable one no report counts", async () => {
  const { services } = servicesAround(await emptyDatabase(), MONDAY);
  const report = await signed("{}");
  for (const secret of ["whsec_dGVzdC1zZWNyZXQ=", "dGVzdC1zZWNyZXQ="])
    expect(await isSignedReport(withSecret(services, secret), report), secret).toBe(true);
  for (const secret of [null, "", "whsec_", "whsec_%%%", "whsec_dGVzdA"])
    expect(await isSignedReport(withSecret(services, secret), report), String(secret)).toBe(false);
});

test("a bounce or complaint stops bulk mail and not account mail; each report acts once", async () => {
  const db = await emptyDatabase();
  const user = await insertUser(db);
  const { services } = servicesAround(db, MONDAY);
  const bounce = JSON.stringify({
    type: "email.bounced",
    data: { to: [user.email], bounce: { type: "Permanent", message: "No such mailbox" } },
  });
  const report = await signed(bounce);
  expect(await isSignedReport(services, report)).toBe(true);

  await receiveReport(
    services,
    "soft",
    JSON.stringify({ type: "email.bounced", data: { to: user.email, bounce: { type: "Transient" } } }),
  );
  expect(await db.select().from(mailSuppressions)).toEqual([]);
  await receiveReport(services, report.id, bounce);
  await db.delete(mailSuppressions);
  await receiveReport(services, report.id, bounce);
  expect(await db.select().from(mailSuppressions)).toEqual([]);
  await receiveReport(services, "msg_2", bounce);
  expect(await db.select().from(mailSuppressions)).toMatchObject([{ email: user.email, reason: "bounce" }]);

  await store(db, [{}]);
  await db.insert(emails).values({
    dedupeKey: "account:1",
    kind: "account",
    userId: user.id,
    recipient: user.email,
    subject: "Choose a new password",
    html: "<p>x</p>",
    text: "x",
    createdAt: MONDAY,
  });
  const { sent } = await digestsAfter(db);
  expect(sent.map(({ subject }) => subject)).toEqual(["Choose a new password"]);
});
