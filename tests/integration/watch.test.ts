import { eq, isNull, ne } from "drizzle-orm";
import { expect, test } from "vitest";
import { createDatabase, type Database } from "#drizzle/client";
import { deadLetters, emails, incidents, jobRuns, sourceRuns } from "#drizzle/schema";
import { JOB_IDS, runJob, TIMED_JOBS } from "~/features/jobs/timed-jobs.server";
import { watch } from "~/features/watch/watch.server";
import { CONFIG, emptyDatabase, servicesAround } from "../support/database";
import { dyingD1 } from "../support/dying-d1";

const START = Date.parse("2026-11-23T15:00:00Z");
const at = (minutes: number) => new Date(START + minutes * 60_000);
const DAY = 24 * 60;

async function wellDatabase(minutes = 0) {
  const db = await emptyDatabase();
  await runJobsAt(db, minutes);
  return db;
}

/** Every job has run at this time, and no mail waits. */
async function runJobsAt(db: Database, minutes: number) {
  const run = { startedAt: at(minutes), finishedAt: at(minutes), outcome: "done" };
  await db.batch([
    db.delete(jobRuns),
    db.insert(jobRuns).values(JOB_IDS.map((job) => ({ job, ...run }))),
    // Mail that waits would be trouble of its own.
    db.update(emails).set({ status: "sent" }),
  ]);
}

async function look(db: Database, minutes: number) {
  await runJobsAt(db, minutes);
  return watch(servicesAround(db, at(minutes)).services, JOB_IDS);
}

const mails = (db: Database) =>
  db
    .select({ to: emails.recipient, subject: emails.subject, kind: emails.kind })
    .from(emails)
    .orderBy(emails.createdAt);

const answers = (db: Database, minutes: number, outcome: "complete" | "failed" | "shrunken") =>
  db.insert(sourceRuns).values({ source: "toronto", startedAt: at(minutes), outcome });

test("a source that fails for twice its rhythm is told once, and once when it answers again", async () => {
  const db = await wellDatabase();
  await answers(db, -2 * DAY, "complete");
  await answers(db, -DAY, "failed");
  expect(await look(db, 0)).toBe("0 problems, 0 mails queued");
  await look(db, 1);
  expect(await mails(db)).toEqual([]);

  for (const minutes of [16, 17, 31, 46]) await look(db, minutes);
  const to = CONFIG.mail.operatorsAddress;
  const began = { to, kind: "support", subject: "Trouble: the source toronto" };
  expect(await mails(db)).toEqual([began]);

  await answers(db, 60, "complete");
  for (const minutes of [61, 76, 91, 92, 106]) await look(db, minutes);
  expect(await mails(db)).toEqual([began, { ...began, subject: "Over: the source toronto" }]);
  const [text] = await db.select({ text: emails.text }).from(emails);
  expect(text!.text).toContain("toronto has not answered for twice its rhythm.");
  expect(text!.text).toContain("Since Sat 21 Nov 2026, 10:00 am ET.");
  expect(text!.text).toContain(`${CONFIG.origin}/internal/operations`);
  expect(await db.select().from(incidents)).toMatchObject([
    { kind: "source", subject: "toronto", beganAt: at(-2 * DAY), mailedAt: at(16), endedAt: at(61) },
  ]);
});

test("a shrunken source and each kind of what was given up are told, and each is over by itself", async () => {
  const db = await wellDatabase();
  await answers(db, 0, "shrunken");
  const give = (id: string, body: unknown) =>
    db.insert(deadLetters).values({ id, body: JSON.stringify(body), reason: "Tried often", at: at(0) });
  const subjects = async () => (await mails(db)).map(({ subject }) => subject).sort();
  await give("1", { task: "source", source: "seao" });
  await give("2", { task: "source", source: "seao" });
  await look(db, 1);
  await look(db, 16);
  const first = ["Trouble: given up: source seao", "Trouble: the source toronto"];
  expect(await subjects()).toEqual(first);
  // Another kind is told, though the first is not over; another of the same kind is not.
  await give("3", { email: "m" });
  await give("4", { task: "source", source: "seao" });
  for (const minutes of [31, 46]) await look(db, minutes);
  const both = ["Trouble: given up: message", ...first];
  expect(await subjects()).toEqual(both);
  const [told] = await db
    .select({ text: emails.text })
    .from(emails)
    .where(eq(emails.subject, "Trouble: given up: source seao"));
  expect(told!.text).toContain("Given up: 2 × source seao.");

  await db.delete(deadLetters).where(ne(deadLetters.id, "3"));
  for (const minutes of [61, 76, 91, 106]) await look(db, minutes);
  expect(await subjects()).toEqual(["Over: given up: source seao", ...both]);
  expect(
    await db.select({ subject: incidents.subject }).from(incidents).where(isNull(incidents.endedAt)),
  ).toEqual(expect.arrayContaining([{ subject: "message" }, { subject: "toronto" }]));
});

test("looks at the same time, and one killed at any statement, tell once", async () => {
  const db = await wellDatabase();
  await answers(db, -3 * DAY, "complete");
  const lookTwice = (minutes: number) => Promise.all([look(db, minutes), look(db, minutes)]);
  const isOpen = async () => (await db.select().from(incidents)).filter(({ endedAt }) => !endedAt).length;
  for (const minutes of [0, 15, 30]) await lookTwice(minutes);
  expect(await mails(db)).toHaveLength(1);
  expect(await isOpen()).toBe(1);

  await answers(db, 40, "complete");
  await lookTwice(45);
  for (let died = 1; died < 14; died++) {
    for (const after of [false, true]) {
      const dying = createDatabase(dyingD1(db.$client, { at: died, after }));
      await watch(servicesAround(dying, at(75)).services, JOB_IDS).catch(() => undefined);
    }
  }
  await lookTwice(75);
  expect((await mails(db)).map(({ subject }) => subject)).toEqual([
    "Trouble: the source toronto",
    "Over: the source toronto",
  ]);
  expect(await isOpen()).toBe(0);
});

test("without an address incidents are kept all the same, and no mail is queued", async () => {
  const db = await wellDatabase();
  await answers(db, -3 * DAY, "complete");
  const config = { ...CONFIG, mail: { ...CONFIG.mail, operatorsAddress: null } };
  for (const minutes of [0, 15]) await watch(servicesAround(db, at(minutes), { config }).services, JOB_IDS);
  expect(await mails(db)).toEqual([]);
  expect(await db.select().from(incidents)).toMatchObject([{ mailedAt: at(15), endedAt: null }]);
});

test("a job's failures in a row are counted, and a run that ends well begins again", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, at(0));
  const job = { ...TIMED_JOBS[0]!, run: () => Promise.reject(new Error("The disk is full")) };
  const failures = async () => (await db.select().from(jobRuns))[0]?.failures;
  const counted: Array<number | undefined> = [];
  for (let run = 0; run < 3; run++) {
    await runJob(services, job);
    counted.push(await failures());
  }
  expect(counted).toEqual([1, 2, 3]);
  await runJob(services, { ...job, run: () => Promise.resolve("done") });
  expect(await failures()).toBe(0);
});
