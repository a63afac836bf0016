import { expect, test } from "vitest";
import { emails, incidents, sourceRuns } from "#drizzle/schema";
import { loadStatus } from "~/features/status/status.server";
import { readHealth } from "~/features/watch/health.server";
import { emptyDatabase, servicesAround } from "../support/database";

const NOW = new Date("2026-11-23T15:00:00Z");
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

const statusOf = (db: Awaited<ReturnType<typeof emptyDatabase>>) =>
  loadStatus(servicesAround(db, NOW, {}).services);

test("the status page says of each source that is switched on how it answers, and how often it is read", async () => {
  const db = await emptyDatabase();
  await db.insert(sourceRuns).values([
    { source: "toronto", startedAt: ago(49), outcome: "complete" },
    { source: "toronto", startedAt: ago(1), outcome: "failed" },
    { source: "seao", startedAt: ago(100), outcome: "unchanged" },
    { source: "canadabuys", startedAt: ago(2), outcome: "failed" },
    { source: "nyc-city-record", startedAt: ago(3), outcome: "complete" },
    { source: "nyc-city-record", startedAt: ago(1), outcome: "shrunken" },
  ]);
  const { sources, allOnTime } = await statusOf(db);
  expect(allOnTime).toBe(false);
  expect(sources.map(({ name, state, answered, rhythm }) => [name, state, answered, rhythm])).toEqual([
    ["CanadaBuys", "Not read yet", "Not yet", "once a day"],
    ["CanadaBuys (new today)", "Not read yet", "Not yet", "every 2 hours"],
    ["SEAO", "On time", "Thu 19 Nov 2026, 6:00 am ET", "once a week"],
    ["NYC City Record", "Sent only part of its bids", "Mon 23 Nov 2026, 7:00 am ET", "once a day"],
    ["City of Toronto", "Late", "Sat 21 Nov 2026, 9:00 am ET", "once a day"],
  ]);
});

/** What the status page and health say about SAM.gov, with and without a key. */
async function samGovAfter(
  runs: ReadonlyArray<[hours: number, outcome: Outcome]>,
  samGovApiKey: string | null,
) {
  const db = await emptyDatabase();
  await db
    .insert(sourceRuns)
    .values(runs.map(([hours, outcome]) => ({ source: "sam-gov", startedAt: ago(hours), outcome })));
  const { services } = servicesAround(db, NOW, {});
  const sourceKeys = { ...services.config.sourceKeys, samGovApiKey };
  const given = { ...services, config: { ...services.config, sourceKeys } } as typeof services;
  const { sources } = await loadStatus(given);
  const { problems } = await readHealth(given, []);
  return [sources.find(({ name }) => name === "SAM.gov")?.state, problems.map(({ subject }) => subject)];
}

type Outcome = (typeof sourceRuns.$inferInsert)["outcome"];

test("a source that is switched off is neither shown nor late, and has its time again when it is on", async () => {
  const long: [number, Outcome] = [2_000, "complete"];
  expect(await samGovAfter([long, [1_900, "failed"]], null)).toEqual([undefined, []]);
  expect(await samGovAfter([long, [1_900, "failed"]], "key")).toEqual(["Late", ["sam-gov"]]);
  // Off for weeks, then on: not asked yet, failed once, failing for too long, answered.
  const off: [number, Outcome] = [500, "off"];
  expect(await samGovAfter([long, off], "key")).toEqual(["Not read yet", []]);
  expect(await samGovAfter([long, off, [1, "failed"]], "key")).toEqual(["Not read yet", []]);
  expect(await samGovAfter([long, off, [400, "failed"]], "key")).toEqual(["Late", ["sam-gov"]]);
  expect(await samGovAfter([long, off, [2, "failed"], [1, "complete"]], "key")).toEqual(["On time", []]);
});

test("mail that has waited for more than an hour is late", async () => {
  const db = await emptyDatabase();
  expect((await statusOf(db)).mailIsLate).toBe(false);
  const mail = { kind: "account", recipient: "a@contractor.example", dedupeKey: "waits" } as const;
  await db.insert(emails).values({ ...mail, createdAt: ago(2) });
  expect((await statusOf(db)).mailIsLate).toBe(true);
});

test("only what readers notice is told, of the last 30 days, and without the names that we use ourselves", async () => {
  const db = await emptyDatabase();
  const told = { seenAt: ago(5), mailedAt: ago(4) };
  await db.insert(incidents).values([
    { ...told, kind: "source", subject: "toronto", beganAt: ago(5) },
    { ...told, kind: "mail", subject: "", beganAt: ago(30), endedAt: ago(20) },
    { ...told, kind: "mail", subject: "", beganAt: ago(32 * 24), endedAt: ago(31 * 24) },
    { ...told, kind: "source", subject: "seao", beganAt: ago(6), mailedAt: null },
    { ...told, kind: "database", subject: "", beganAt: ago(7) },
    { ...told, kind: "payments", subject: "", beganAt: ago(8) },
    { ...told, kind: "job", subject: "sweep", beganAt: ago(9) },
  ]);
  // Incidents for operators alone never appear, however many there are.
  const given = Array.from({ length: 120 }, (_, i) => `source ${i}`);
  for (const subject of given)
    await db.insert(incidents).values({ ...told, kind: "letters", subject, beganAt: ago(1) });
  expect((await statusOf(db)).incidents).toEqual([
    {
      what: "City of Toronto did not send all of its bids",
      began: "Mon 23 Nov 2026, 5:00 am ET",
      ended: null,
    },
    {
      what: "Email was late",
      began: "Sun 22 Nov 2026, 4:00 am ET",
      ended: "Sun 22 Nov 2026, 2:00 pm ET",
    },
  ]);
});
