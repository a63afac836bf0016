import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { createDatabase, type Database } from "#drizzle/client";
import {
  emails,
  mailPauses,
  mailSuppressions,
  opportunities,
  opportunityKeyDates,
  reminders,
  userBids,
  userKeyDates,
  users,
} from "#drizzle/schema";
import { awakeZone, isDayStepDue, isWeekStepDue } from "~/domain/mail/reminder-rules";
import type { Notice } from "~/domain/opportunities/notice";
import type { SavedBidStatus } from "~/domain/opportunities/saved-bid";
import { READER_ZONES } from "~/domain/reader-zones";
import { chooseMail, findMailReader } from "~/features/mail/mail-choices.server";
import { bulkLinks } from "~/features/outbox/mail-links.server";
import { type Part, queueReminders } from "~/features/reminders/queue-reminders.server";
import type { PartSize } from "~/features/reminders/reminded-dates.sql.server";
import { parseSettings, saveSettings } from "~/features/settings/save-settings.server";
import { emptyDatabase, insertUser, servicesAround } from "../support/database";
import { dyingD1 } from "../support/dying-d1";
import { ingestNotices } from "../support/ingest";
import { meteredD1 } from "../support/metered-d1";
import { noticeOf } from "../support/notices";
import { deliverOutbox } from "../support/outbox";

const PORTAL = { id: "peel-bids", name: "Peel bids" };
const LONG_AGO = new Date("2026-11-10T15:00:00Z");
/** Seven in the morning of a Tuesday in Toronto. */
const MORNING = new Date("2026-11-24T12:00:00Z");
const HOUR_MS = 60 * 60_000;
const later = (hours: number, from = MORNING) => new Date(from.getTime() + hours * HOUR_MS);

let db: Database;
beforeEach(async () => {
  db = await emptyDatabase();
});

/** Repeatable pseudo-random numbers. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const meetingOn = (day: string, attendance = "mandatory") =>
  `A ${attendance} site meeting will be held on ${day}, 2026 at 10:00 a.m. at 2 Wellington Street West, Brampton.`;

async function store(notices: ReadonlyArray<Partial<Notice>>, at = LONG_AGO) {
  const whole = notices.map((notice, i) =>
    noticeOf({ key: `N-${i}`, reference: null, title: `Snow clearing ${i}`, ...notice }),
  );
  await ingestNotices(db, PORTAL, whole, at);
  return (await db.select().from(opportunities).orderBy(opportunities.id)).map(({ id }) => id);
}

const withMeeting = (day: string, attendance?: string): Partial<Notice> => ({
  sections: { description: meetingOn(day, attendance) },
});

const reader = (overrides: Partial<typeof users.$inferInsert> = {}) =>
  insertUser(db, { role: "basic", subscriptionStatus: "active", ...overrides });

const save = (userId: string, bidId: number, status: SavedBidStatus = "saved", at = LONG_AGO) =>
  db.insert(userBids).values({ userId, bidId, status, createdAt: at });

const TWO: PartSize = { people: 2, bids: 1_000 };

const queueAt = async (at: Date, size?: PartSize) =>
  (await partsAt(at, size)).reduce((sum, queued) => sum + queued, 0);

/** How many mails each part queues. */
async function partsAt(at: Date, size?: PartSize): Promise<Array<number>> {
  const parts: Array<number> = [];
  for (let come = {}; ;) {
    const part = await queueReminders(servicesAround(db, at).services, { size, ...come });
    parts.push(part.queued);
    if (part.isDone) return parts;
    come = { stepsDone: part.stepsDone, toldUpto: part.toldUpto };
  }
}

async function sentAt(at: Date) {
  const { services, sent } = servicesAround(db, at);
  await deliverOutbox(services);
  return sent;
}

/** The subjects of what leaves at each of these hours after seven o'clock. */
async function subjectsAt(hours: ReadonlyArray<number>) {
  const found: Array<[number, string]> = [];
  for (const hour of hours) {
    await queueAt(later(hour));
    for (const { subject } of await sentAt(later(hour))) found.push([hour, subject]);
  }
  return found;
}

test("the morning's mail lists what falls within 72 hours, the nearest first, with its place and sentence", async () => {
  const ids = await store([
    { ...withMeeting("November 25"), deadline: later(71) },
    { title: "Salting of lots", deadline: later(73) },
  ]);
  const { id, email } = await reader();
  for (const bid of ids) await save(id, bid);

  expect(await queueAt(later(-0.25))).toBe(0);
  expect(await queueAt(MORNING)).toBe(1);
  expect(await queueAt(MORNING)).toBe(0);
  expect(await queueAt(later(0.25))).toBe(0);

  const [mail, ...others] = await sentAt(MORNING);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: email,
    subject: "Tomorrow 10:00 am ET: mandatory site meeting – Snow clearing 0 (1 more date)",
  });
  const [first, second, third] = mail!.text.split("\n");
  expect(first).toBe(
    "Mandatory site meeting: Wed 25 Nov 2026, 10:00 am ET, tomorrow · 2 Wellington Street West, Brampton",
  );
  expect(second).toBe("Snow clearing 0 · Regional Municipality of Peel · Peel Region");
  expect(third).toBe(`“${meetingOn("November 25")}”`);
  for (const part of [mail!.text, mail!.html]) {
    expect(part).toContain("The buyer’s documents decide.");
    expect(part).not.toContain("Salting of lots");
    expect(part).toContain("Closing: Fri 27 Nov 2026, 6:00 am ET, in 3 days");
    expect(part).toContain(`/opportunities?bid=${ids[0]}`);
  }
  expect(mail!.headers).toMatchObject({
    "List-Id": "<reminders.bids.example>",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
});

test("a date of the afternoon has a mail 24 hours before, and one before noon is left to the morning's mail", async () => {
  const [noon, morning] = await store([
    { title: "Afternoon", deadline: later(31) },
    { title: "Forenoon", deadline: later(27) },
  ]);
  const { id } = await reader();
  await save(id, noon!);
  await save(id, morning!);

  expect(await subjectsAt([0, 3, 6.75, 7, 7.25, 9.75])).toEqual([
    [0, "Tomorrow 10:00 am ET: closing – Forenoon (1 more date)"],
    [7, "Tomorrow 2:00 pm ET: closing – Afternoon"],
  ]);
});

test("a bid that was saved after the morning's mail has its mail 24 hours before, also before noon", async () => {
  const [bid] = await store([{ deadline: later(27.5) }]);
  const { id } = await reader();
  await queueAt(MORNING);
  await save(id, bid!, "interested", later(1));
  expect(await subjectsAt([3, 3.5, 4])).toEqual([[3.5, "Tomorrow 10:30 am ET: closing – Snow clearing 0"]]);
});

test("what falls before the next morning's mail, and was saved after today's, is told in the evening", async () => {
  const [bid] = await store([{ deadline: later(23) }]);
  const { id } = await reader();
  await queueAt(MORNING);
  await save(id, bid!, "saved", later(2));
  expect(await subjectsAt([3, 12.75, 13, 13.5, 14])).toEqual([
    [13, "Tomorrow 6:00 am ET: closing – Snow clearing 0"],
  ]);
});

test("nothing leaves from nine in the evening to half past six, and a date that moves at night is told then", async () => {
  const ids = await store([withMeeting("December 2")]);
  const { id } = await reader();
  await save(id, ids[0]!);
  await store([withMeeting("December 1")], later(14.5));
  expect(await subjectsAt([14.5, 18, 23.25, 23.5, 23.75])).toEqual([
    [23.5, "Tue 1 Dec 10:00 am ET: mandatory site meeting – Snow clearing 0"],
  ]);
  const [mail] = await db.select().from(emails);
  expect(mail?.kind).toBe("reminder");
});

test("a mail of a date that moved says when it was as the bid was saved", async () => {
  const both = (day: string, hours: number) => ({ ...withMeeting(day), deadline: later(hours) });
  const [bid] = await store([both("December 2", 240)]);
  const { id } = await reader();
  await save(id, bid!);
  const late = await reader();
  await store([both("December 3", 264)], later(2));
  await queueAt(later(2));
  const [first] = await sentAt(later(2));
  expect(first?.text).toContain("It was Wed 2 Dec 2026, 10:00 am ET then.");
  expect(first?.text).toContain("It was Fri 4 Dec 2026, 7:00 am ET then.");
  expect(first?.html).toContain("It was Wed 2 Dec 2026, 10:00 am ET then.");

  await save(late.id, bid!, "saved", later(2.5));
  await store([both("December 1", 288)], later(3));
  await queueAt(later(3));
  const texts = new Map((await sentAt(later(3))).map(({ to, text }) => [to, text]));
  expect(texts.get(late.email)).toContain("It was Thu 3 Dec 2026, 10:00 am ET then.");
  expect(texts.get(late.email)).toContain("It was Sat 5 Dec 2026, 7:00 am ET then.");
  expect(texts.size).toBe(2);
  for (const text of texts.values()) expect(text).not.toContain("It was Tue 1 Dec");
});

test("a date that moves again is told again, and a mail of its earlier day that has not left does not leave", async () => {
  const [bid] = await store([{ deadline: later(240) }]);
  const { id } = await reader();
  await save(id, bid!);
  await store([{ deadline: later(264) }], later(2));
  const moved = await subjectsAt([2, 2.25]);
  await store([{ deadline: later(288) }], later(3));
  expect([...moved, ...(await subjectsAt([3]))]).toEqual([
    [2, "Sat 5 Dec 7:00 am ET: closing – Snow clearing 0"],
    [3, "Sun 6 Dec 7:00 am ET: closing – Snow clearing 0"],
  ]);
  await store([{ deadline: later(300) }], later(4));
  await queueAt(later(4));
  await store([{ deadline: later(320) }], later(4.1));
  expect(await sentAt(later(4.1))).toEqual([]);
  expect((await subjectsAt([4.25])).map(([, subject]) => subject)).toEqual([
    "Mon 7 Dec 3:00 pm ET: closing – Snow clearing 0",
  ]);
});

test("a mandatory meeting that a notice adds is told once and at once, however far it is; an optional one is not", async () => {
  const saying = (description: string) => ({ sections: { description }, deadline: later(24 * 30) });
  const ids = await store(["Snow", "Snow", "Snow"].map(saying));
  const { id } = await reader();
  for (const bid of ids) await save(id, bid);
  await queueAt(MORNING);
  const texts = [meetingOn("November 28"), meetingOn("November 28", "optional"), meetingOn("December 15")];
  await store(texts.map(saying), later(2));
  const late = await reader();
  for (const bid of ids) await save(late.id, bid, "saved", later(2.1));
  await queueAt(later(2.25));
  expect(await queueAt(later(2.5))).toBe(0);
  const [mail, ...others] = await sentAt(later(2.5));
  expect(others).toEqual([]);
  expect(mail!.to).not.toBe(late.email);
  expect(mail!.subject).toBe(
    "Sat 28 Nov 10:00 am ET: mandatory site meeting – Snow clearing 0 (1 more date)",
  );
  expect(mail!.text).toContain("Mandatory site meeting: Tue 15 Dec 2026, 10:00 am ET");
  expect(mail!.text.match(/New: the notice did not say so when you saved the bid/g)).toHaveLength(2);
  expect(mail!.text).not.toContain("Snow clearing 1");
});

test("a mandatory meeting that new rules find is told at once if it is within five days", async () => {
  const ids = await store([withMeeting("November 28"), withMeeting("December 1")]);
  const { id } = await reader();
  for (const bid of ids) await save(id, bid);
  await queueAt(MORNING);
  await db.update(opportunityKeyDates).set({ changedAt: later(2) });
  const found = await subjectsAt([2, 2.25, 9]);
  expect(found).toEqual([[2, "Sat 28 Nov 10:00 am ET: mandatory site meeting – Snow clearing 0"]]);
});

test("who saves a bid after its date moved is not told that it moved", async () => {
  const [bid] = await store([{ deadline: later(240) }]);
  const { id } = await reader();
  await store([{ deadline: later(264) }], later(2));
  await save(id, bid!, "saved", later(2.1));
  expect(await subjectsAt([2.25])).toEqual([]);
});

test("seven days before is a mail of its own for those who switch it on", async () => {
  const [bid] = await store([{ deadline: later(7 * 24 + 5) }]);
  const off = await reader();
  const on = await reader({ remindWeekAhead: true });
  for (const { id } of [off, on]) await save(id, bid!);
  for (const hour of [0, 4.75, 5, 5.25, 9]) await queueAt(later(hour));
  expect((await db.select().from(emails)).map(({ userId }) => userId)).toEqual([on.id]);
});

test("nobody is reminded after submitted, won or lost, of a removed, withdrawn or closed bid, or of a date left in the past", async () => {
  const [open, withdrawn, closed] = await store([
    { ...withMeeting("November 23"), deadline: later(30) },
    { deadline: later(30) },
    { deadline: later(30) },
  ]);
  for (const status of ["submitted", "won", "lost"] as const) {
    const { id } = await reader();
    await save(id, open!, status);
  }
  const follower = await reader();
  await save(follower.id, withdrawn!);
  await save(follower.id, closed!);
  await db.update(opportunities).set({ status: "cancelled" }).where(eq(opportunities.id, withdrawn!));
  await db
    .update(opportunities)
    .set({ deadline: later(-1) })
    .where(eq(opportunities.id, closed!));
  const remover = await reader();
  await save(remover.id, open!);
  const kept = await reader();
  await save(kept.id, open!);
  await db.delete(userBids).where(eq(userBids.userId, remover.id));

  expect(await queueAt(MORNING)).toBe(1);
  const [mail] = await sentAt(MORNING);
  expect(mail?.to).toBe(kept.email);
  expect(mail?.text).toContain("Closing: ");
  expect(mail?.text).not.toContain("site meeting");
});

test("what changes between planning and sending is respected: submitted, switched off, the plan has ended", async () => {
  const [bid] = await store([{ deadline: later(30) }]);
  const people = [await reader(), await reader(), await reader(), await reader()];
  for (const { id } of people) await save(id, bid!);
  expect(await queueAt(MORNING)).toBe(4);
  const [submitted, off, ended, stays] = people;
  await db.update(userBids).set({ status: "submitted" }).where(eq(userBids.userId, submitted!.id));
  await db.update(users).set({ remind: false }).where(eq(users.id, off!.id));
  await db
    .update(users)
    .set({ subscriptionStatus: "canceled", subscriptionEndDate: later(-1) })
    .where(eq(users.id, ended!.id));
  expect((await sentAt(MORNING)).map(({ to }) => to)).toEqual([stays!.email]);
});

test("every plan that has access is reminded; nobody is whose reminders are off, paused or suppressed, or who is not onboarded", async () => {
  const [bid] = await store([{ deadline: later(30) }]);
  const yes = [
    await reader({ role: "trial", subscriptionStatus: "trialing" }),
    await reader(),
    await reader({ role: "pro" }),
  ];
  const paused = await reader();
  const bounced = await reader();
  const no = [
    ...[paused, bounced, await reader({ remind: false }), await reader({ onboardedAt: null })],
    await reader({ subscriptionStatus: "canceled", subscriptionEndDate: later(-1) }),
  ];
  await db.insert(mailPauses).values({ userId: paused.id, until: later(1) });
  await db.insert(mailSuppressions).values({ email: bounced.email, reason: "bounce", at: LONG_AGO });
  for (const { id } of [...yes, ...no]) await save(id, bid!);
  await queueAt(MORNING);
  const mails = await db.select().from(emails);
  expect(mails.map(({ userId }) => userId).sort()).toEqual(yes.map(({ id }) => id).sort());
});

test("each person has the morning of their own zone", async () => {
  const [bid] = await store([{ deadline: later(50) }]);
  const zones = ["America/St_Johns", "America/Toronto", "America/Regina", "America/Vancouver"];
  for (const timeZone of zones) await save((await reader({ id: timeZone, timeZone })).id, bid!);
  const found: Array<[number, string | null]> = [];
  for (let hour = -3; hour <= 5; hour += 0.25) {
    await db.delete(emails);
    await queueAt(later(hour));
    for (const { userId } of await db.select().from(emails)) found.push([hour, userId]);
  }
  expect(found).toEqual([
    [-1.5, "America/St_Johns"],
    [0, "America/Toronto"],
    [1, "America/Regina"],
    [3, "America/Vancouver"],
  ]);
});

test("a date that was read is told by a person's own correction of it, which may also hide it", async () => {
  const [bid] = await store([{ ...withMeeting("November 25"), deadline: later(240) }]);
  const [read] = await db.select().from(opportunityKeyDates);
  const [corrects, hides, plain] = [await reader(), await reader(), await reader()];
  for (const { id } of [corrects, hides, plain]) await save(id, bid!);
  const own = {
    ...({ opportunityId: bid!, kind: "site_meeting", keyDateId: read!.id, mandatory: "yes" } as const),
    zone: "America/Toronto",
    createdAt: LONG_AGO,
  };
  await db.insert(userKeyDates).values([
    { ...own, userId: corrects.id, at: later(30), localDay: "2026-11-25", localTime: "13:00" },
    { ...own, userId: hides.id, at: null, localDay: null, localTime: null },
  ]);
  await queueAt(MORNING);
  const sent = await sentAt(MORNING);
  expect(sent.map(({ to, subject }) => [to, subject]).sort()).toEqual(
    [
      [corrects.email, "Tomorrow 1:00 pm ET: mandatory site meeting – Snow clearing 0"],
      [plain.email, "Tomorrow 10:00 am ET: mandatory site meeting – Snow clearing 0"],
    ].sort(),
  );
  expect((await subjectsAt([5.75, 6])).map(([, subject]) => subject)).toEqual([
    "Tomorrow 1:00 pm ET: mandatory site meeting – Snow clearing 0",
  ]);
});

test("a day without an hour is in the mails of the three mornings before and of the day itself", async () => {
  const [bid] = await store([{ deadline: later(24 * 30) }]);
  const { id } = await reader();
  await save(id, bid!);
  await db.insert(userKeyDates).values({
    userId: id,
    opportunityId: bid!,
    kind: "questions",
    mandatory: "unsaid",
    createdAt: LONG_AGO,
    localDay: "2026-11-27",
    zone: "America/Toronto",
  });
  const hours = Array.from({ length: 5 * 24 }, (_, i) => i - 24);
  const told = await subjectsAt(hours);
  expect(told).toEqual([
    [0, "Fri 27 Nov: questions by – Snow clearing 0"],
    [24, "Fri 27 Nov: questions by – Snow clearing 0"],
    [48, "Tomorrow: questions by – Snow clearing 0"],
    [72, "Today: questions by – Snow clearing 0"],
  ]);
});

test("dates that are not sure, and closings of a text beside the portal's own, are in no mail", async () => {
  const [bid] = await store([{ ...withMeeting("November 25"), deadline: later(240) }]);
  const { id } = await reader();
  await save(id, bid!);
  await db.update(opportunityKeyDates).set({ standing: "check" });
  expect(await queueAt(MORNING)).toBe(0);
  await db.update(opportunityKeyDates).set({ standing: "sure", kind: "closing" });
  expect(await queueAt(later(0.25))).toBe(0);
});

test("killed at any of its requests, in parts of two people, and started again, each mail is queued once", async () => {
  let isKilled = true;
  for (let at = 1; isKilled; at++) {
    isKilled = false;
    for (const after of [false, true]) {
      db = await emptyDatabase();
      const [near, moved] = await store([{ deadline: later(30) }, { deadline: later(240) }]);
      for (let i = 0; i < 5; i++) {
        const { id } = await reader();
        await save(id, near!);
        await save(id, moved!);
      }
      await store([{ deadline: later(30) }, { deadline: later(264) }], later(-1));
      const dying = createDatabase(dyingD1(env.DB, { at, after }));
      const { services } = servicesAround(db, MORNING);
      let come = {};
      for (let part = 0; part < 20 && !isKilled; part++) {
        const done: Part | null = await queueReminders(
          { ...services, db: dying },
          { size: TWO, ...come },
        ).catch(() => {
          isKilled = true;
          return null;
        });
        if (done?.isDone) break;
        if (done) come = { stepsDone: done.stepsDone, toldUpto: done.toldUpto };
      }
      await queueAt(later(0.25), TWO);
      await queueAt(later(0.5), TWO);
      const keys = (await db.select().from(emails)).map(({ dedupeKey }) => dedupeKey.split(":")[1]);
      expect(keys.filter((key) => key === "morning")).toHaveLength(5);
      expect(keys).toHaveLength(10);
    }
    expect(at).toBeLessThan(60);
  }
});

test("a part ends with the person whose saved bids make it large enough, also of the morning's mails", async () => {
  const bids = await store([{ deadline: later(30) }, { deadline: later(240) }, { deadline: later(30) }]);
  for (let i = 0; i < 7; i++) {
    const { id } = await reader({ id: `reader-${i}` });
    for (const bid of bids) await save(id, bid!);
  }
  await store([{ deadline: later(30) }, { deadline: later(264) }, { deadline: later(30) }], later(-1));
  const size = { people: 100, bids: 9 };
  // Three people with three bids each, twice, and one more; then the morning's mails of the same people.
  const parts = await partsAt(MORNING, size);
  expect(parts.filter((queued) => queued > 0)).toEqual([3, 3, 1, 3, 3, 1]);
  expect(await db.select().from(emails)).toHaveLength(14);
});

test("somebody with more saved bids than a part has is told all the same", async () => {
  const bids = await store([{ deadline: later(240) }, { deadline: later(240) }, { deadline: later(30) }]);
  for (let i = 0; i < 2; i++) {
    const { id } = await reader();
    for (const bid of bids) await save(id, bid!);
  }
  await store([{ deadline: later(264) }, { deadline: later(240) }, { deadline: later(30) }], later(-1));
  const parts = await partsAt(MORNING, { people: 100, bids: 2 });
  expect(parts.filter((queued) => queued > 0)).toEqual([1, 1, 1, 1]);
});

test("a part that only has the morning's mails left does not look for single dates again", async () => {
  const [near, moved] = await store([{ deadline: later(30) }, { deadline: later(240) }]);
  const { id } = await reader();
  for (const bid of [near!, moved!]) await save(id, bid);
  await store([{ deadline: later(30) }, { deadline: later(264) }], later(-1));
  const { services } = servicesAround(db, MORNING);
  expect(await queueReminders(services, { stepsDone: true })).toMatchObject({ queued: 1 });
  expect(await db.select().from(reminders)).toEqual([]);
});

test("a part does not look again at bids of which earlier parts have told everybody", async () => {
  const ids = await store(Array.from({ length: 40 }, () => ({ deadline: later(240) })));
  for (const bid of ids) await save((await reader()).id, bid);
  await store(
    ids.map(() => ({ deadline: later(264) })),
    later(1),
  );
  const rowsRead: Array<number> = [];
  let come = {};
  for (let minutes = 0, isDone = false; !isDone; minutes++) {
    const { d1, meter } = meteredD1(env.DB);
    const { services } = servicesAround(createDatabase(d1), later(2 + minutes / 60));
    const part = await queueReminders(services, { size: { people: 8, bids: 1_000 }, ...come });
    ({ isDone } = part);
    come = { stepsDone: part.stepsDone, toldUpto: part.toldUpto };
    if (!part.stepsDone) rowsRead.push(meter.rowsRead);
  }
  expect(await db.select().from(reminders)).toHaveLength(ids.length);
  expect(rowsRead).toHaveLength(5);
  // Looking again at the 32 bids of the earlier parts would read four rows for each.
  expect(rowsRead.at(-1)).toBeLessThan(rowsRead[0]! + ids.length);
});

test("finding out what is due and the morning's mails are parts of their own", async () => {
  const [near] = await store([{ deadline: later(30) }]);
  await save((await reader()).id, near!);
  const [found, ...mornings] = await partsAt(MORNING);
  expect(found).toBe(0);
  expect(mornings.filter((queued) => queued > 0)).toEqual([1]);
  expect(await partsAt(later(0.25))).toEqual([0]);
});

test("only people who want reminders a week ahead cost reads of dates a week ahead", async () => {
  const bids = await store(Array.from({ length: 20 }, () => ({ deadline: later(7 * 24 - 1) })));
  const saveAll = async (person: Promise<{ id: string }>) => {
    const { id } = await person;
    for (const bid of bids) await save(id, bid);
    return id;
  };
  const rowsReadAt = async (at: Date) => {
    const { d1, meter } = meteredD1(env.DB);
    await queueReminders(servicesAround(createDatabase(d1), at).services);
    return meter.rowsRead;
  };
  await saveAll(reader());
  const forOne = await rowsReadAt(later(-0.5));
  for (let i = 0; i < 20; i++) await saveAll(reader());
  expect(await rowsReadAt(later(-0.4))).toBeLessThan(forOne + 20);
  const id = await saveAll(reader({ remindWeekAhead: true }));
  await queueReminders(servicesAround(db, later(-0.3)).services);
  expect((await db.select().from(emails)).map(({ userId }) => userId)).toEqual([id]);
});

test("simultaneous runs queue each mail once", async () => {
  const [near, moved] = await store([{ deadline: later(30) }, { deadline: later(240) }]);
  for (let i = 0; i < 3; i++) {
    const { id } = await reader();
    await save(id, near!);
    await save(id, moved!);
  }
  await store([{ deadline: later(30) }, { deadline: later(264) }], later(-1));
  await Promise.all([0, 0, 0.1, 0.2].map((hours) => queueAt(later(hours))));
  expect(await db.select().from(emails)).toHaveLength(6);
  expect(await db.select().from(reminders)).toHaveLength(3);
});

test("the mail's link stops reminders alone, and stopping everything includes them", async () => {
  const [bid] = await store([{ deadline: later(30) }]);
  const { id } = await reader();
  await save(id, bid!);
  await queueAt(MORNING);
  const { services } = servicesAround(db, MORNING);
  const [mail] = await db.select().from(emails);
  const { stop } = await bulkLinks(services, mail!);
  const linked = (await findMailReader(services, stop.split("/").at(-1)!))!;
  expect(linked).toEqual({ userId: id, list: "reminder" });
  const switches = async () => {
    const [user] = await db.select().from(users).where(eq(users.id, id));
    return [user!.alertWeekly, user!.remind];
  };
  await chooseMail(services, linked, `stop-${linked.list}`, "one-click");
  expect(await switches()).toEqual([true, false]);
  expect(await chooseMail(services, linked, "start-reminder", "page")).toBe("done");
  expect(await switches()).toEqual([true, true]);
  await chooseMail(services, linked, "stop-all", "page");
  expect(await switches()).toEqual([false, false]);
  expect(await sentAt(MORNING)).toEqual([]);
});

test("marks are forgotten after thirty days", async () => {
  const { id } = await reader();
  const mark = { userId: id, opportunityId: 1, dateId: "closing", step: "day", at: MORNING } as const;
  await db.insert(reminders).values([
    { ...mark, plannedAt: later(-31 * 24) },
    { ...mark, opportunityId: 2, plannedAt: later(-29 * 24) },
  ]);
  await queueAt(MORNING);
  expect((await db.select().from(reminders)).map(({ opportunityId }) => opportunityId)).toEqual([2]);
});

test("the statement finds the steps that the rules find, for any saving, change and zone", async () => {
  const random = randomFrom(5);
  const zones = READER_ZONES.map(({ value }) => value);
  const count = 280;
  const ids = await store(Array.from({ length: count }, () => ({ deadline: later(24 * 40) })));
  for (const timeZone of zones) await reader({ id: timeZone, timeZone, remindWeekAhead: true });
  for (const now of [0, 4.25, 9, 13.25].map((hours) => later(hours))) {
    await db.delete(reminders);
    await db.delete(userBids);
    const dates = ids.map((bid, i) => {
      const ahead = [12, 26, 24 * 7][i % 3]! + (random() - 0.4) * [24, 8, 40][i % 3]!;
      return {
        bid,
        at: later(ahead, now),
        savedAt: later(-random() * 36, now),
        zone: zones[i % zones.length]!,
      };
    });
    for (const { bid, at, savedAt, zone } of dates) {
      await db.update(opportunities).set({ deadline: at }).where(eq(opportunities.id, bid));
      await save(zone, bid, "saved", savedAt);
    }
    await queueAt(now);
    const told = (await db.select().from(reminders)).map(
      ({ opportunityId, step }) => `${opportunityId} ${step}`,
    );
    const expected = dates.flatMap(({ bid, at, savedAt, zone }) => {
      const awake = awakeZone(zone, now);
      if (!awake || at <= now) return [];
      const date = { at, savedAt, changedAt: null };
      const steps = [isDayStepDue(date, awake, now) ? "day" : "", isWeekStepDue(date, now) ? "week" : ""];
      return steps.filter((step) => step !== "").map((step) => `${bid} ${step}`);
    });
    expect(told.sort()).toEqual(expected.sort());
    expect(expected.length).toBeGreaterThan(5);
  }
});

test("the settings store the switches and the zone, refuse another zone, and a form without them leaves them", async () => {
  const profile = await reader();
  const post = (fields: Record<string, string>) => {
    const form = new FormData();
    const all = { regions: "CA-ON-PEL", contractValueMin: "any", ...fields };
    for (const [name, value] of Object.entries(all)) form.append(name, value);
    return parseSettings(form, profile);
  };
  const stored = async () => {
    const [user] = await db.select().from(users).where(eq(users.id, profile.id));
    return [user!.remind, user!.remindWeekAhead, user!.timeZone];
  };
  const forms: Array<Record<string, string>> = [{ remindWeekAhead: "on", timeZone: "America/Regina" }, {}];
  for (const fields of forms) {
    const submission = post(fields);
    if (submission.status !== "success") throw new Error("The form was refused");
    await saveSettings({ db }, profile.id, submission.value);
    expect(await stored()).toEqual([false, true, "America/Regina"]);
  }
  expect(post({ timeZone: "Mars/Olympus" }).reply().error).toHaveProperty("timeZone");
});

test("a person's own closing is told in place of the portal's and of the text's, with what the portal says", async () => {
  const sections = { description: "Bids close November 26, 2026 at 2:00 p.m." };
  const [portals, texts] = await store([{ deadline: later(40) }, { deadline: null, sections }]);
  const [corrects, plain] = [await reader(), await reader()];
  for (const { id } of [corrects, plain]) for (const bid of [portals!, texts!]) await save(id, bid);
  await db.insert(userKeyDates).values(
    [portals!, texts!].map((opportunityId) => ({
      userId: corrects.id,
      opportunityId,
      kind: "closing" as const,
      mandatory: "unsaid" as const,
      createdAt: LONG_AGO,
      at: later(30),
      localDay: "2026-11-25",
      localTime: "13:00",
      zone: "America/Toronto",
    })),
  );
  await queueAt(MORNING);
  const sent = await sentAt(MORNING);
  const textTo = ({ email }: { email: string }) => sent.find(({ to }) => to === email)!.text;
  expect(textTo(corrects).match(/Wed 25 Nov 2026, 1:00 pm ET/g)).toHaveLength(2);
  expect(textTo(corrects)).toContain("The portal says Wed 25 Nov 2026, 11:00 pm ET.");
  expect(textTo(corrects)).not.toContain("from the notice’s text");
  expect(textTo(plain)).toContain("Wed 25 Nov 2026, 11:00 pm ET");
  expect(textTo(plain)).not.toContain("Nov 2026, 1:00 pm ET");
  // A day before their own closing, and not before the portal's.
  expect((await subjectsAt([5.75, 6])).map(([hour]) => hour)).toEqual([6]);
});

test("who has noted a closing of their own is told once and at once that the portal's has moved", async () => {
  const [bid] = await store([{ deadline: later(300) }]);
  const { id: userId } = await reader();
  await save(userId, bid!);
  await db.insert(userKeyDates).values({
    userId,
    opportunityId: bid!,
    kind: "closing",
    mandatory: "unsaid",
    createdAt: LONG_AGO,
    at: new Date("2026-12-05T17:00:00Z"),
    localDay: "2026-12-05",
    localTime: "12:00",
    zone: "America/Toronto",
  });
  await store([{ deadline: later(200) }], later(2));
  expect(await queueAt(later(2))).toBe(1);
  expect(await queueAt(later(2.25))).toBe(0);
  const [mail, ...others] = await sentAt(later(2.25));
  expect(others).toEqual([]);
  expect(mail!.text).toContain("Wed 2 Dec 2026, 3:00 pm ET");
  expect(mail!.text).toContain("It was Sun 6 Dec 2026, 7:00 pm ET then.");
  expect(mail!.text).toContain("You noted Sat 5 Dec 2026, 12 noon ET, which still counts for you.");
});

test("the mail of a portal's closing says that the text states an earlier one", async () => {
  const [bid] = await store([
    {
      deadline: new Date("2026-11-26T19:00:00Z"),
      sections: { description: "Bids close November 26, 2026 at 11:00 a.m." },
    },
  ]);
  const { id } = await reader();
  await save(id, bid!);
  await queueAt(MORNING);
  const [mail] = await sentAt(MORNING);
  expect(mail!.text).toContain("2:00 pm ET");
  expect(mail!.text).toContain("But the notice’s text says 11:00 am. Ask the buyer before you rely on it.");
});

test("a closing that only the text states is reminded of if the portal states none, and said to be the text's", async () => {
  const [bid] = await store([
    { deadline: null, sections: { description: "Bids close November 26, 2026 at 2:00 p.m." } },
  ]);
  const { id } = await reader();
  await save(id, bid!);
  await queueAt(MORNING);
  const [mail] = await sentAt(MORNING);
  expect(mail!.subject).toContain("losing (from the notice’s text)");
  expect(mail!.text).toContain("Bids close November 26, 2026 at 2:00 p.m.");
});

const NONE = "There is no site meeting for this bid.";
const GONE = "The site meeting of December 1, 2026 at 10:00 a.m. has been cancelled.";
const textOf = (...sentences: ReadonlyArray<string>): Partial<Notice> => ({
  sections: { description: sentences.join("\n") },
});

test.each([
  ["the notice cancels", GONE, "Cancelled", GONE],
  ["of which the notice now says that there is none", NONE, "Cancelled", NONE],
  [
    "that the notice leaves out",
    "Snow clearing.",
    "No longer stated",
    "It is no longer in the notice’s text.",
  ],
  [
    "that the notice now only mentions",
    "A site meeting may be held.",
    "In doubt",
    "A site meeting may be held.",
  ],
  [
    "to which the notice now gives another weekday",
    "A mandatory site meeting will be held on Thursday, December 1, 2026 at 10:00 a.m.",
    "In doubt",
    "The notice says Thursday, 1 December 2026, but the 1st is a Tuesday.",
  ],
])("a meeting %s is told once and at once", async (_, text, label, says) => {
  const [bid] = await store([withMeeting("December 1")]);
  const { id } = await reader();
  await save(id, bid!);
  await store([textOf(text)], later(2));
  expect(await queueAt(later(2))).toBe(1);
  expect(await queueAt(later(2.25))).toBe(0);
  const [mail, ...others] = await sentAt(later(2.25));
  expect(others).toEqual([]);
  expect(mail!.subject).toBe(`${label}: mandatory site meeting Tue 1 Dec 10:00 am ET – Snow clearing 0`);
  expect(mail!.text.split("\n")[0]).toContain(
    `${label}: mandatory site meeting, Tue 1 Dec 2026, 10:00 am ET`,
  );
  for (const part of [mail!.text, mail!.html]) expect(part).toContain(says);
});

test("a cancelled meeting is told at night to nobody, and in the morning to those who still follow the bid", async () => {
  const [bid] = await store([withMeeting("December 1")]);
  const follower = await reader();
  await save(follower.id, bid!);
  for (const status of ["submitted", "won", "lost"] as const) await save((await reader()).id, bid!, status);
  await save((await reader({ remind: false })).id, bid!);
  const corrects = await reader();
  await save(corrects.id, bid!);
  const [date] = await db.select().from(opportunityKeyDates);
  await db.insert(userKeyDates).values({
    userId: corrects.id,
    opportunityId: bid!,
    kind: "site_meeting",
    keyDateId: date!.id,
    localDay: "2026-12-02",
    zone: "America/Toronto",
    mandatory: "yes",
  });
  await store([textOf(NONE)], later(14.5));
  await save((await reader()).id, bid!, "saved", later(15));
  expect(await queueAt(later(15))).toBe(0);
  expect(await queueAt(later(23.25))).toBe(0);
  expect(await queueAt(later(23.5))).toBe(1);
  expect((await sentAt(later(23.5))).map(({ to }) => to)).toEqual([follower.email]);
});

test("a meeting that comes back is told, and told again when it is cancelled again", async () => {
  const [bid] = await store([withMeeting("December 1")]);
  const { id } = await reader();
  await save(id, bid!);
  const found: Array<string> = [];
  for (const [hour, text] of [
    [1, meetingOn("December 2")],
    [2, NONE],
    [3, meetingOn("December 2")],
    [4, NONE],
    [5, meetingOn("December 2")],
  ] as const) {
    await store([textOf(text)], later(hour));
    for (const [, subject] of await subjectsAt([hour, hour + 0.25])) found.push(subject);
  }
  const [told, cancelled] = [
    "Wed 2 Dec 10:00 am ET: mandatory site meeting – Snow clearing 0",
    "Cancelled: mandatory site meeting Wed 2 Dec 10:00 am ET – Snow clearing 0",
  ];
  expect(found).toEqual([told, cancelled, told, cancelled, told]);
});

test("a cancellation that is taken back before its mail leaves is not told, nor is one of a past or doubtful date", async () => {
  const ids = await store([
    withMeeting("December 1"),
    withMeeting("November 24"),
    textOf("A site meeting may be held on December 1, 2026 at 10:00 a.m. or another day."),
  ]);
  const { id } = await reader();
  for (const bid of ids) await save(id, bid);
  await queueAt(MORNING);
  await sentAt(MORNING);
  await store([textOf(NONE), textOf(NONE), textOf(NONE)], later(8));
  expect(await queueAt(later(8))).toBe(1);
  await store([withMeeting("December 1")], later(8.1));
  expect(await sentAt(later(8.1))).toEqual([]);
});

test("a mail of a cancelled and a moved date says each apart, and new rules tell nobody", async () => {
  const [bid] = await store([withMeeting("December 1")]);
  const { id } = await reader();
  await save(id, bid!);
  await db.update(opportunities).set({ rulesVersion: "earlier" });
  await store([textOf(NONE)], later(1));
  expect(await queueAt(later(1))).toBe(0);

  const both = await store(
    [textOf(meetingOn("December 1"), "Questions must be received by December 2, 2026 at noon.")],
    later(2),
  );
  expect(both).toEqual([bid]);
  await queueAt(later(2));
  await sentAt(later(2));
  await store([textOf("Questions must be received by December 3, 2026 at noon.")], later(3));
  await queueAt(later(3));
  const [mail] = await sentAt(later(3));
  expect(mail!.subject).toContain("(1 more date)");
  expect(mail!.text).toMatch(/No longer stated: mandatory site meeting, Tue 1 Dec/);
  expect(mail!.text).toMatch(/Questions by: Thu 3 Dec 2026, 12 noon ET, in 9 days\nThis has changed since/);
});

const statusOf = (status: Notice["status"]): Partial<Notice> => ({
  status,
  sections: { description: meetingOn("December 1") },
});

test("a saved bid that is cancelled is told once and at once, and again only if it was open in between", async () => {
  const [bid] = await store([statusOf("active")]);
  const { id, email } = await reader();
  await save(id, bid!);
  for (const status of ["submitted", "won", "lost"] as const) await save((await reader()).id, bid!, status);
  await save((await reader({ remind: false })).id, bid!);
  const subject = "Cancelled: the whole bid – Snow clearing 0";

  await store([statusOf("cancelled")], later(2));
  await save((await reader()).id, bid!, "saved", later(2.1));
  expect(await queueAt(later(2.25))).toBe(1);
  expect(await queueAt(later(2.5))).toBe(0);
  const [mail, ...others] = await sentAt(later(2.5));
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: email, subject });
  expect(mail!.text.split("\n").slice(0, 2)).toEqual([
    "Cancelled: the whole bid, which was to close Fri 4 Dec 2026, 2:00 pm ET",
    "Its source says that it is cancelled. You get no more reminders of its dates.",
  ]);
  expect(mail!.text).toContain(`/opportunities?bid=${bid}`);
  for (const part of [mail!.text, mail!.html]) expect(part).not.toContain("meeting");

  await store([statusOf("awarded")], later(3));
  expect(await subjectsAt([3, 3.25])).toEqual([]);
  await store([statusOf("active")], later(4));
  await queueAt(later(4));
  await sentAt(later(4));
  await store([statusOf("cancelled")], later(5));
  const again = await subjectsAt([5, 5.25]);
  expect(again.filter(([, one]) => one === subject).map(([hour]) => hour)).toEqual([5, 5]);
});

test("a cancellation that is taken back before its mail leaves, or comes after the closing, is in no mail", async () => {
  const [back, closed] = await store([{ deadline: later(240) }, { deadline: later(1), status: "active" }]);
  const { id } = await reader();
  for (const bid of [back!, closed!]) await save(id, bid);
  await store(
    [
      { deadline: later(240), status: "cancelled" },
      { deadline: later(1), status: "awarded" },
    ],
    later(2),
  );
  expect(await queueAt(later(2))).toBe(1);
  await store([{ deadline: later(240) }], later(2.1));
  expect(await sentAt(later(2.2))).toEqual([]);
});

test("portals that come to state two days put the meeting in doubt, with both", async () => {
  const notice = { title: "Snow clearing", reference: "RFT-9" };
  await ingestNotices(
    db,
    PORTAL,
    [noticeOf({ key: "a", ...notice, ...withMeeting("December 1") })],
    LONG_AGO,
  );
  const { id } = await reader();
  const [bid] = await db.select().from(opportunities);
  await save(id, bid!.id);
  const other = noticeOf({ key: "b", ...notice, ...withMeeting("December 4") });
  await ingestNotices(db, { id: "toronto", name: "Toronto" }, [other], later(2));
  expect(await db.select().from(opportunities)).toHaveLength(1);
  await queueAt(later(2));
  const [mail] = await sentAt(later(2));
  expect(mail!.subject).toBe("In doubt: mandatory site meeting Tue 1 Dec 10:00 am ET – Snow clearing");
  expect(mail!.text).toContain("Two portals state different dates for it.");
});

test("“there is none” hides a meeting from reminders until the notice states another one", async () => {
  const [bid] = await store([withMeeting("November 25")]);
  const { id } = await reader();
  await save(id, bid!);
  const [date] = await db.select().from(opportunityKeyDates);
  await db.insert(userKeyDates).values({
    userId: id,
    opportunityId: bid!,
    kind: "site_meeting",
    keyDateId: date!.id,
    localDay: null,
    zone: "America/Toronto",
    mandatory: "unsaid",
    deniedMoment: String(date!.at!.getTime()),
  });
  expect(await subjectsAt([0, 1])).toEqual([]);
  await store([textOf(meetingOn("November 25"), "Bring boots.")], later(1.5));
  expect(await subjectsAt([2])).toEqual([]);
  await store([withMeeting("November 26")], later(3));
  expect(await subjectsAt([3, 24])).toEqual([
    [3, "Thu 26 Nov 10:00 am ET: mandatory site meeting – Snow clearing 0"],
    [24, "Tomorrow 10:00 am ET: mandatory site meeting – Snow clearing 0"],
  ]);
});
