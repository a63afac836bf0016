import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { raw, type RawStatement, runBatch, runOne } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { insertRows } from "#drizzle/json-rows";
import {
  alertPreferences,
  alertTexts,
  digestDeliveries,
  digestRuns,
  digestSelections,
  emails,
  mailSuppressions,
  mailWebhooks,
  notices,
  opportunities,
  opportunityFingerprints,
  opportunityValues,
  opportunityVersions,
  reminderMornings,
  reminders,
  sameDayRuns,
  userBids,
  users,
} from "#drizzle/schema";
import { digestsDue } from "~/domain/mail/digest-schedule";
import { awakeZone } from "~/domain/mail/reminder-rules";
import { indexNewPreferences } from "~/features/digests/alert-preferences.server";
import {
  deleteUnusedPreferences,
  insertAlertCells,
  listUnindexedPreferences,
} from "~/features/digests/alert-preferences.sql.server";
import { findLastReader, NOBODY } from "~/features/digests/alert-readers.sql.server";
import {
  dropRepeatedDeliveries,
  listGroups,
  queueDigests,
  setLastDigest,
  settleDeliveries,
} from "~/features/digests/build-digest.sql.server";
import { listMailedOpportunities } from "~/features/digests/mailed-opportunities.sql.server";
import {
  listClosingBefore,
  listOpenBetween,
  listTextMatches,
} from "~/features/digests/new-opportunities.sql.server";
import { insertDeliveries, insertDigestRun } from "~/features/digests/plan-digests.sql.server";
import {
  continueAlertRun,
  findMarksAt,
  insertAlertRun,
  insertAlerts,
  listChangedContracts,
} from "~/features/digests/queue-alerts.sql.server";
import {
  insertSameDayMails,
  listUnvaluedBetween,
  storeSameDayRun,
} from "~/features/digests/queue-same-day.sql.server";
import { listChangesOfSaved } from "~/features/digests/saved-changes.sql.server";
import { findSourceReadings } from "~/features/digests/source-readings.sql.server";
import { findTwins } from "~/features/ingest/ingest-notices.sql.server";
import {
  deleteFingerprints,
  deleteValues,
  setSortKeys,
} from "~/features/ingest/write-opportunities.sql.server";
import { countWaiting } from "~/features/mail/mail-status.sql.server";
import { fillBatches, listFilled, listOverdue } from "~/features/outbox/batches.sql.server";
import { markAs, markSent } from "~/features/outbox/deliver-emails.sql.server";
import { insertSuppressions } from "~/features/outbox/provider-reports.sql.server";
import { queueMail } from "~/features/outbox/queue-mail.server";
import { queueMails } from "~/features/outbox/queue-mail.sql.server";
import {
  findLastPerson,
  insertMorningMails,
  storeMorning,
} from "~/features/reminders/morning-mails.sql.server";
import {
  countBidsOfTold,
  deleteOldReminders,
  insertReminderMails,
  insertReminders,
} from "~/features/reminders/queue-reminders.sql.server";
import { countStatedValues } from "~/features/settings/stated-values.sql.server";
import { countRows, emptyDatabase, insertUser, servicesAround } from "../support/database";
import { ingestNotices } from "../support/ingest";
import { noticeOf } from "../support/notices";

const MONDAY = new Date("2026-11-23T15:00:00Z");
const LANES = ["account", "bulk"] as const;

/** One open contract of $500,000, and a matching Pro user with digests and alerts on. */
async function withOneReader() {
  const db = await emptyDatabase();
  const value = { contractValue: 500_000, estimatedValue: null, budgetMin: null, budgetMax: null };
  await ingestNotices(
    db,
    { id: "canadabuys", name: "CanadaBuys" },
    [noticeOf({ value: { ...value, currency: "CAD" } })],
    MONDAY,
  );
  const user = await insertUser(db, {
    id: "reader",
    role: "pro",
    subscriptionStatus: "active",
    alertInstant: true,
    onboardedAt: new Date("2026-11-01T12:00:00Z"),
  });
  const [opportunity] = await db.select().from(opportunities);
  return { db, user, id: opportunity!.id };
}

/** Runs a statement that returns rows; a row that lacks a column of the shape throws. */
async function expectShape<Row>(db: Database, statement: RawStatement<Row>) {
  const rows = (await runOne<RawStatement>(db, statement)) as ReadonlyArray<Row & object>;
  expect(rows.length).toBeGreaterThan(0);
  expect(Object.keys(rows[0]!)).toEqual(Object.keys(statement.shape));
  return rows;
}

test("an opportunity on another portal is found by its fingerprint, until its fingerprints are deleted", async () => {
  const { db, id } = await withOneReader();
  const [stored] = await db.select().from(opportunityFingerprints);
  const wanted = [{ fingerprint: stored!.fingerprint, key: "other-1" }];
  expect(await expectShape(db, findTwins("toronto", wanted))).toEqual([
    { fingerprint: stored!.fingerprint, opportunityId: id, places: ["CA-ON-PEL"] },
  ]);
  expect(await runOne(db, findTwins("canadabuys", wanted))).toEqual([]);
  await runOne(db, deleteFingerprints([id]));
  await runOne(db, deleteValues([id]));
  expect(await countRows(db, "opportunity_fingerprints")).toBe(0);
});

test("opportunities that share a place in the feed's order count down from its top", async () => {
  const { db, id } = await withOneReader();
  await db.insert(opportunities).values({ id: id + 1, title: "Salt", portalSource: "CanadaBuys" });
  const [published, deadline] = [6_000_000, 4_000_000];
  const order = [id, id + 1].map((id) => ({ id, published, deadline }));
  await runOne(db, setSortKeys(order));
  const key = sql<string>`cast(${opportunities.sortKey} as text)`;
  const keys = await db.select({ key }).from(opportunities).orderBy(opportunities.id);
  const top = (BigInt(published) << 39n) + (BigInt(deadline) << 17n) + 131_072n;
  expect(keys.map(({ key }) => BigInt(key))).toEqual([top - 1n, top - 2n]);
});

test("new opportunities are listed with what a selection asks of them, and by trades in users' own words", async () => {
  const { db, id } = await withOneReader();
  const between = { after: 0, upto: id };
  const [open] = await expectShape(db, listOpenBetween({ ...between, now: MONDAY, limit: 10 }));
  expect(open).toMatchObject({ id, places: '["CA-ON-PEL"]', amount: 500_000, currency: "CAD" });
  expect(open!.closes).toBeInstanceOf(Date);
  const until = new Date(open!.closes!.getTime() + 1);
  const closing = { now: MONDAY, until, limit: 10 };
  expect(await expectShape(db, listClosingBefore({ ...closing, last: null }))).toEqual([open]);
  const last = { closes: open!.closes!, id };
  expect(await runOne(db, listClosingBefore({ ...closing, last }))).toEqual([]);
  expect(await runOne(db, listClosingBefore({ ...closing, last: null, until: last.closes }))).toEqual([]);
  const expressions = [{ text: "de-icing", expression: '"icing"' }];
  const found = [{ text: "de-icing", id }];
  expect(await expectShape(db, listTextMatches({ ...between, until: MONDAY, expressions }))).toEqual(found);
  const old = { after: id, upto: id, expressions };
  expect(await runOne(db, listTextMatches({ ...old, until }))).toEqual(found);
  expect(await runOne(db, listTextMatches({ ...old, until: MONDAY }))).toEqual([]);
});

test("a mail's opportunities are read as cards, with the beginning of each summary", async () => {
  const { db, id } = await withOneReader();
  const [told] = await expectShape(db, listMailedOpportunities([id, id]));
  expect(told).toMatchObject({ id, contractValue: 500_000, currency: "CAD" });
});

test("a digest is planned, queued and settled for each reader once", async () => {
  const { db, user } = await withOneReader();
  const [digest] = digestsDue(MONDAY).filter(({ kind }) => kind === "weekly");
  const plan = () =>
    runBatch(db, [insertDigestRun("run", digest!, MONDAY), insertDeliveries("run", digest!, MONDAY)]);
  await plan();
  await plan();
  const [run] = await db.select().from(digestRuns);
  expect(run).toMatchObject({ id: "run", kind: "weekly", startedAt: MONDAY });
  const [delivery, ...others] = await db.select().from(digestDeliveries);
  expect(others).toEqual([]);
  expect(delivery).toMatchObject({ userId: user.id, outcome: null });

  await runOne(
    db,
    insertRows(digestSelections, [{ id: "selection", content: {} as never, createdAt: MONDAY }]),
  );
  const part = { runId: "run", upto: run!.uptoOpportunity, sets: [delivery!.preferences] };
  await runOne(db, dropRepeatedDeliveries(part, MONDAY));
  expect(await countRows(db, "digest_deliveries")).toBe(1);
  const [group, ...more] = await expectShape(db, listGroups(part, 10));
  expect(more).toEqual([]);
  expect(group).toEqual({ readers: "0[]", place: 0, told: [] });
  const chosen = [{ readers: group!.readers, selection: "selection", subject: "1 new bid" }];
  await expectShape(db, queueDigests(part, chosen, MONDAY));
  expect(await runOne(db, queueDigests(part, chosen, MONDAY))).toEqual([]);
  await runBatch(db, [setLastDigest(part, chosen, MONDAY), settleDeliveries(part, chosen, MONDAY)]);
  const [mail] = await db.select().from(emails);
  expect(mail).toMatchObject({ kind: "digest", subject: "1 new bid", selectionId: "selection", headers: {} });
  const [reader] = await db.select().from(users);
  expect(reader!.lastDigestAt).toEqual(MONDAY);
  const [settled] = await db.select().from(digestDeliveries);
  expect(settled!.outcome).toBe("queued");
});

test("a reader to whom an alert names a bid after the groups were listed waits for the next call", async () => {
  const { db, user, id } = await withOneReader();
  const [digest] = digestsDue(MONDAY).filter(({ kind }) => kind === "weekly");
  await runBatch(db, [insertDigestRun("run", digest!, MONDAY), insertDeliveries("run", digest!, MONDAY)]);
  const [delivery] = await db.select().from(digestDeliveries);
  const part = { runId: "run", upto: id, sets: [delivery!.preferences] };
  const [group] = await runOne(db, listGroups(part, 10));
  const alert = { kind: "alert" as const, userId: user.id, recipient: user.email };
  await db
    .insert(emails)
    .values({ ...alert, dedupeKey: "alert", opportunityIds: [id, id + 1], createdAt: MONDAY });

  const nothing = [{ readers: group!.readers, selection: null, subject: null }];
  await runBatch(db, [setLastDigest(part, nothing, MONDAY), settleDeliveries(part, nothing, MONDAY)]);
  expect((await db.select().from(digestDeliveries))[0]!.outcome).toBeNull();
  const [told] = await runOne(db, listGroups(part, 10));
  expect(told).toEqual({ readers: `0[${id}]`, place: 0, told: [id] });
  await runOne(
    db,
    settleDeliveries(part, [{ readers: told!.readers, selection: null, subject: null }], MONDAY),
  );
  expect((await db.select().from(digestDeliveries))[0]!.outcome).toBe("nothing-new");
});

test("two that store the same preferences at once store them once, with their cells", async () => {
  const { db } = await withOneReader();
  const [unknown] = await expectShape(db, listUnindexedPreferences(10));
  expect(unknown).toMatchObject({ regions: '["CA-ON-PEL"]', wantedRegions: ["CA-ON-PEL"] });
  expect(await Promise.all([indexNewPreferences(db), indexNewPreferences(db)])).toEqual([1, 1]);
  expect(await countRows(db, "alert_preferences")).toBe(1);
  expect(await runOne(db, listUnindexedPreferences(10))).toEqual([]);

  const cells = await countRows(db, "alert_cells");
  const [preferences] = await db.select().from(alertPreferences);
  await runOne(db, insertAlertCells([{ ...preferences!, cells: ["one more"] }]));
  expect(await countRows(db, "alert_cells")).toBe(cells + 1);

  await runOne(db, deleteUnusedPreferences());
  expect(await countRows(db, "alert_preferences")).toBe(1);
  await db.update(users).set({ alertInstant: false });
  await runOne(db, deleteUnusedPreferences());
  expect(await countRows(db, "alert_preferences")).toBe(0);
});

test("a changed contract triggers one alert, and the run stores how far it got", async () => {
  const { db, user, id } = await withOneReader();
  await indexNewPreferences(db);
  await db.insert(alertTexts).values({ text: "de-icing", expression: '"icing"' });
  const [[upto], [from]] = await runBatch(db, [findMarksAt(MONDAY), findMarksAt(new Date(0))]);
  expect([from, upto]).toEqual([
    { opportunity: 0, version: 0 },
    { opportunity: id, version: 0 },
  ]);
  const marks = { from: from!, upto: upto! };
  const [contract] = await expectShape(
    db,
    listChangedContracts({ ...marks, after: 0, now: MONDAY, limit: 10 }),
  );
  expect(contract).toMatchObject({ id, amount: 500_000, texts: ["de-icing"], places: ["CA-ON-PEL"] });

  const cell = sql<string>`(select cell from alert_cells limit 1)`;
  const [wanted] = await db.select({ cell }).from(alertPreferences);
  const candidates = [{ id, cad: 500_000, cells: [wanted!.cell], titleStems: " snow " }];
  const run = {
    ...marks,
    runId: "alert:1",
    tick: "1",
    now: MONDAY,
    candidates,
    readers: { after: NOBODY, upto: null },
  };
  await expectShape(db, insertAlerts(run));
  await runOne(db, insertAlertRun(run));
  const [mail] = await db.select().from(emails);
  expect(mail).toMatchObject({ kind: "alert", recipient: user.email, opportunityIds: [id] });
  // A run that read the mark before it moved adds nothing.
  const late = { ...run, runId: "alert:2", tick: "2", now: new Date(MONDAY.getTime() + 1) };
  expect(await runOne(db, insertAlerts(late))).toEqual([]);
  await runOne(db, insertAlertRun(late));
  expect(await countRows(db, "digest_runs")).toBe(1);
});

test("a run of alerts that is not at its end goes on after the last reader, once", async () => {
  const { db, id } = await withOneReader();
  await indexNewPreferences(db);
  const [reader] = await expectShape(db, findLastReader(NOBODY, 1));
  expect(await runOne(db, findLastReader(NOBODY, 2))).toEqual([]);
  expect(await runOne(db, findLastReader(reader!, 1))).toEqual([]);

  const [{ cell }] = (await db
    .select({ cell: sql<string>`(select cell from alert_cells limit 1)` })
    .from(alertPreferences)) as [{ cell: string }];
  const none = { opportunity: 0, version: 0 };
  const run = {
    runId: "alert:1",
    tick: "1",
    now: MONDAY,
    from: none,
    upto: { opportunity: id, version: 0 },
    candidates: [{ id, cad: 500_000, cells: [cell], titleStems: " snow " }],
  };
  const first = { ...run, readers: { after: NOBODY, upto: reader! } };
  expect(await runOne(db, insertAlerts(first))).toHaveLength(1);
  await runOne(db, insertAlertRun(first));
  const [stored] = await db.select().from(digestRuns);
  expect(stored).toMatchObject({ completedAt: null, doneReader: reader!.reader });

  // The first part again, and a part after another reader, find that the run has gone on.
  await db.delete(emails);
  expect(await runOne(db, insertAlerts(first))).toEqual([]);
  const rest = { ...run, readers: { after: reader!, upto: null } };
  expect(await runOne(db, insertAlerts(rest))).toEqual([]);
  await runOne(db, continueAlertRun(first));
  expect(await db.select().from(digestRuns)).toEqual([stored]);
  await runOne(db, continueAlertRun(rest));
  expect(await db.select().from(digestRuns)).toMatchObject([{ completedAt: MONDAY }]);
});

test("a new bid without a value is one same-day mail, and the day's run is stored once", async () => {
  const { db, user, id } = await withOneReader();
  await db.update(users).set({ alertSameDay: true });
  await db.update(opportunityValues).set({ contractValue: null });
  await db.insert(alertTexts).values({ text: "de-icing", expression: '"icing"' });
  await indexNewPreferences(db);
  const [unvalued] = await expectShape(
    db,
    listUnvaluedBetween({ after: 0, upto: id, now: MONDAY, limit: 10 }),
  );
  expect(unvalued).toMatchObject({ id, texts: ["de-icing"], places: ["CA-ON-PEL"] });

  const cell = sql<string>`(select cell from alert_cells limit 1)`;
  const [wanted] = await db.select({ cell }).from(alertPreferences);
  const cells = [[wanted!.cell, [id]]] as const;
  const from = { opportunity: 0, at: new Date(0) };
  const run = {
    day: "2026-11-23",
    now: MONDAY,
    from,
    uptoOpportunity: id,
    readers: { after: NOBODY, upto: null },
    cells,
    titles: [[id, " snow "]] as const,
  };
  await expectShape(db, insertSameDayMails(run));
  await runOne(db, storeSameDayRun(run));
  const [mail] = await db.select().from(emails);
  expect(mail).toMatchObject({ kind: "same-day", recipient: user.email, opportunityIds: [id] });
  const done = { donePreferences: 0, doneReader: 0, completedAt: MONDAY };
  const stored = [{ day: run.day, at: MONDAY, uptoOpportunity: id, ...done }];
  expect(await db.select().from(sameDayRuns)).toEqual(stored);
  expect(await runOne(db, insertSameDayMails(run))).toEqual([]);
  await runOne(db, storeSameDayRun({ ...run, uptoOpportunity: id + 1 }));
  expect(await db.select().from(sameDayRuns)).toEqual(stored);
});

test("a saved bid's closing is one reminder and one mail of the morning, and old marks are deleted", async () => {
  const { db, user, id } = await withOneReader();
  const afternoon = new Date("2026-11-23T19:30:00Z");
  const zone = awakeZone("America/Toronto", afternoon)!;
  await db.update(opportunities).set({ deadline: new Date("2026-11-24T19:00:00Z") });
  await db
    .insert(userBids)
    .values({ userId: user.id, bidId: id, createdAt: new Date("2026-11-10T12:00:00Z") });
  expect(await expectShape(db, findLastPerson(zone.zone, "", { people: 1, bids: 9 }))).toEqual([
    { id: user.id },
  ]);

  await runOne(
    db,
    insertReminders({ now: afternoon, zones: [zone], size: { people: 10, bids: 9 }, toldUpto: 0 }),
  );
  await expectShape(db, countBidsOfTold(afternoon));
  await expectShape(db, insertReminderMails(afternoon));
  const part = { now: afternoon, zone, after: "", upto: null };
  await expectShape(db, insertMorningMails(part));
  await runOne(db, storeMorning(part));
  expect(await runOne(db, insertMorningMails(part))).toEqual([]);
  const [mark] = await db.select().from(reminders);
  expect(mark).toMatchObject({ opportunityId: id, dateId: "closing", step: "day", plannedAt: afternoon });
  const [morning] = await db.select().from(reminderMornings);
  expect(morning).toMatchObject({ zone: zone.zone, day: "2026-11-23", completedAt: afternoon });
  expect((await db.select().from(emails)).map(({ opportunityIds }) => opportunityIds)).toEqual([[id], [id]]);
  await runOne(db, deleteOldReminders(new Date("2027-01-23T19:30:00Z")));
  expect(await countRows(db, "reminders")).toBe(0);
});

test("stated values are counted among the newest bids that an expression finds", async () => {
  const { db } = await withOneReader();
  const expression = '"snow"';
  expect(await expectShape(db, countStatedValues(expression, 40))).toEqual([{ seen: 1, stated: 1 }]);
  await db.update(opportunityValues).set({ contractValue: null });
  expect(await runOne(db, countStatedValues(expression, 40))).toEqual([{ seen: 1, stated: 0 }]);
});

test("changes of a saved bid are listed for its reader in their stretch of time", async () => {
  const { db, user, id } = await withOneReader();
  const changes = [{ field: "status" as const, from: "active", to: "withdrawn" }];
  await db.insert(userBids).values({ userId: user.id, bidId: id });
  await db
    .insert(opportunityVersions)
    .values({ opportunityId: id, version: 2, at: MONDAY, portal: "x", changes });
  const upto = MONDAY.getTime();
  const [change] = await expectShape(db, listChangesOfSaved([{ userId: user.id, since: 0, upto }]));
  expect(change).toMatchObject({ userId: user.id, bidId: id, at: MONDAY, changes });
  expect(await runOne(db, listChangesOfSaved([{ userId: user.id, since: upto, upto }]))).toEqual([]);
});

test("the page about mail reads when sources were read and how many bids wait", async () => {
  const { db, user } = await withOneReader();
  const [reading] = await expectShape(db, findSourceReadings());
  expect(reading!.readAt).toBeNull();
  const profile = { ...user, email: user.email };
  expect(await expectShape(db, countWaiting(profile, MONDAY))).toEqual([{ count: 1 }]);
});

test("messages are queued for the rows of a query, and a key that is stored adds none", async () => {
  const { db, user } = await withOneReader();
  const mails = (at: Date) =>
    queueMails({
      kind: "billing",
      at,
      columns: {
        dedupeKey: sql`'hello:' || reader`,
        userId: sql`reader`,
        recipient: sql`email`,
        subject: sql`${"Hello"}`,
      },
      with: sql`with readers as (select id as reader, email from users)`,
      from: sql`from readers where email <> ''`,
    });
  const [{ id }] = (await expectShape(db, mails(MONDAY))) as [{ id: string }];
  expect(await runOne(db, mails(new Date(0)))).toEqual([]);
  expect(await db.select().from(emails)).toMatchObject([
    {
      id,
      kind: "billing",
      dedupeKey: `hello:${user.id}`,
      userId: user.id,
      recipient: user.email,
      subject: "Hello",
      html: "",
      headers: {},
      status: "queued",
      attempts: 0,
      createdAt: MONDAY,
    },
  ]);
});

test("one message is queued once under its key", async () => {
  const { db } = await withOneReader();
  const { services } = servicesAround(db, MONDAY);
  const message = { subject: "Hello", html: "<p>Hello</p>", text: "Hello" };
  const mail = { kind: "support", dedupeKey: "support:1", recipient: "a@b.example" } as const;
  await runOne(db, queueMail(services, { ...mail, message, headers: { "Reply-To": "c@d.example" } }));
  await runOne(db, queueMail(services, { ...mail, message: { ...message, subject: "Again" } }));
  expect(await db.select().from(emails)).toMatchObject([
    { ...mail, ...message, userId: null, headers: { "Reply-To": "c@d.example" }, createdAt: MONDAY },
  ]);
});

test("waiting mail is batched by lane, and a silent batch becomes overdue", async () => {
  const { db, user } = await withOneReader();
  const mail = (dedupeKey: string, kind: "account" | "digest") => ({
    id: dedupeKey,
    dedupeKey,
    kind,
    recipient: user.email,
    html: "Hello",
    text: "Hello",
    createdAt: MONDAY,
  });
  await runOne(db, insertRows(emails, [mail("a", "account"), mail("b", "digest"), mail("c", "digest")]));
  const fill = (lanes: ReadonlyArray<(typeof LANES)[number]>) =>
    runOne(db, fillBatches({ id: "batch", due: MONDAY, size: 2, lanes }));
  await fill(["account"]);
  expect(await expectShape(db, listFilled("batch"))).toEqual([{ batch: "batch:a", lane: "account" }]);
  await fill(LANES);
  const overdue = await expectShape(db, listOverdue(MONDAY, LANES));
  expect(overdue).toEqual([
    { batch: "batch:a", lane: "account" },
    { batch: "batch:digest:0", lane: "bulk" },
  ]);
  expect(await runOne(db, listOverdue(MONDAY, ["bulk"]))).toEqual([overdue[1]]);

  const sent = ["a", "b"].map((id) => ({ id, subject: "Sent", headers: '{"X":"1"}', providerId: `p-${id}` }));
  await runBatch(db, [
    markSent(sent, { at: MONDAY, keepsAccountMail: false }),
    markAs("dropped", [{ id: "c", reason: "Paused" }]),
  ]);
  const rows = await db.select().from(emails).orderBy(emails.id);
  const common = { status: "sent", subject: "Sent", headers: { X: "1" }, sentAt: MONDAY };
  expect(rows[0]).toMatchObject({ ...common, html: "", text: "", providerId: "p-a" });
  expect(rows[1]).toMatchObject({ ...common, html: "Hello", text: "Hello" });
  expect(rows[2]).toMatchObject({ status: "dropped", lastError: "Paused" });
  await runOne(db, markSent(sent, { at: MONDAY, keepsAccountMail: true }));
  expect((await db.select().from(emails).where(eq(emails.id, "b")))[0]!.html).toBe("Hello");
});

test("a complaint replaces a bounce but not the reverse, and a report counts once", async () => {
  const db = await emptyDatabase();
  const report = { report: "1", addresses: ["a@example.com"], detail: null, at: MONDAY };
  const suppressed = () => db.select({ reason: mailSuppressions.reason }).from(mailSuppressions);
  await runOne(db, insertSuppressions({ ...report, reason: "bounce" }));
  await db.insert(mailWebhooks).values({ id: "1", at: MONDAY });
  await runOne(db, insertSuppressions({ ...report, reason: "complaint" }));
  expect(await suppressed()).toEqual([{ reason: "bounce" }]);
  for (const reason of ["complaint", "bounce"] as const)
    await runOne(db, insertSuppressions({ ...report, report: "2", reason }));
  expect(await suppressed()).toEqual([{ reason: "complaint" }]);
});

test("a list without rows inserts nothing", async () => {
  const db = await emptyDatabase();
  await runBatch(db, [
    insertRows(emails, []),
    insertRows(notices, [], { target: ["portal", "key"], update: ["url"] }),
    raw(sql`select 1`),
  ]);
  expect(await countRows(db, "emails")).toBe(0);
});
