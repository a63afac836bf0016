import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, startDemo } from "../support/app";
import { fireCron, tick as fireAndWait } from "./tick";

const DAY_MS = 24 * 60 * 60 * 1000;
const DEMO = { trial: "demo-trial", basic: "demo-basic", pro: "demo-pro" };

let app: App;

beforeAll(async () => {
  app = await startDemo();
});

afterAll(() => app[Symbol.asyncDispose]());

/** The demo as if seeded at this time, without any mail yet. */
async function demoMadeAt(madeAt: string) {
  const { db } = app;
  const made = await db.prepare("select min(created_at) as at from opportunities").first<{ at: number }>();
  const by = Date.parse(madeAt) - made!.at;
  await db.batch([
    ...["digest_deliveries", "digest_runs", "emails", "digest_selections"].map((table) =>
      db.prepare(`delete from ${table}`),
    ),
    db
      .prepare("update users set onboarded_at = ?, last_digest_at = null")
      .bind(Date.parse(madeAt) - 21 * DAY_MS),
    db.prepare("update opportunities set created_at = created_at + ?1, deadline = deadline + ?1").bind(by),
    // The portals and the bank are not due for years, because these tests are about digests.
    db.prepare("update source_runs set started_at = ?").bind(Date.parse("2100-01-01")),
    db.prepare("update exchange_rates set read_at = ?").bind(Date.parse("2100-01-01")),
    // Nor does any access end, about which there is other mail.
    db
      .prepare("update users set subscription_end_date = ?1 where subscription_end_date > ?2")
      .bind(Date.parse("2100-01-01"), made!.at),
  ]);
}

/** Runs the cron trigger as the platform does; returns who got a digest from it. */
async function tick(at: string): Promise<Array<string>> {
  const mails = () =>
    app.db
      .prepare("select user_id as userId from emails where selection_id is not null order by rowid")
      .all<{ userId: string }>();
  const before = (await mails()).results.length;
  await fireAndWait(app, at);
  return (await mails()).results
    .slice(before)
    .map(({ userId }) => userId)
    .sort();
}

/**
 * Lets the jobs run a week before the demo was made. Its bids that close in the days after would be mailed then, so that mail
 * is taken back.
 */
async function runWeekBefore(monday: string) {
  const { db } = app;
  await tick(monday);
  await db.batch([
    ...["digest_deliveries", "emails", "digest_selections"].map((table) =>
      db.prepare(`delete from ${table}`),
    ),
    db.prepare("update users set last_digest_at = null"),
  ]);
}

const everybody = Object.values(DEMO).sort();

test.each([
  {
    season: "winter, five hours behind UTC",
    mondayBefore: "2027-01-11T13:00:00Z",
    madeOn: "2027-01-13T15:00:00Z",
    sunday: "2027-01-17T13:00:00Z",
    early: "2027-01-18T12:45:00Z",
    due: "2027-01-18T13:00:00Z",
    later: ["2027-01-18T13:00:00Z", "2027-01-18T13:15:00Z", "2027-01-19T13:00:00Z", "2027-01-24T13:00:00Z"],
  },
  {
    season: "summer, four hours behind UTC",
    mondayBefore: "2027-07-12T12:00:00Z",
    madeOn: "2027-07-14T15:00:00Z",
    sunday: "2027-07-18T12:00:00Z",
    early: "2027-07-19T11:45:00Z",
    due: "2027-07-19T12:00:00Z",
    later: ["2027-07-19T12:00:00Z", "2027-07-19T12:15:00Z", "2027-07-20T12:00:00Z", "2027-07-25T12:00:00Z"],
  },
])(
  "in $season, Monday 8:00 in Toronto brings every subscriber one digest, however often cron fires (DC-06, DC-07, C-01)",
  async ({ mondayBefore, madeOn, sunday, early, due, later }) => {
    await demoMadeAt(madeOn);
    await runWeekBefore(mondayBefore);
    expect(await tick(sunday)).toEqual([]);
    expect(await tick(early)).toEqual([]);

    expect(await tick(due)).toEqual(everybody);
    const items = await app.db
      .prepare(
        `select e.user_id as userId, count(distinct i.value) as bids
        from emails e join digest_selections s on s.id = e.selection_id cross join json_each(s.content -> 'ids') i
        group by 1 order by 1`,
      )
      .all();
    expect(items.results).toEqual([
      // As many as fit, which the day decides on which the demo was made. The others have more than their plans' summaries.
      { userId: DEMO.basic, bids: expect.toSatisfy((bids: number) => bids > 0 && bids <= 12) as number },
      { userId: DEMO.pro, bids: 25 },
      { userId: DEMO.trial, bids: 12 },
    ]);

    for (const at of later) expect(await tick(at)).toEqual([]);
  },
);

test("a first Sunday brings the first digest to those whose first it is, and Monday passes them by (C-01)", async () => {
  await demoMadeAt("2027-01-13T15:00:00Z");
  const onboardedOnThursday = Date.parse("2027-01-14T15:00:00Z");
  await app.db
    .prepare("update users set onboarded_at = ? where id = ?")
    .bind(onboardedOnThursday, DEMO.basic)
    .run();
  await tick("2027-01-11T13:00:00Z");

  expect(await tick("2027-01-17T12:45:00Z")).toEqual([]);
  expect(await tick("2027-01-17T13:00:00Z")).toEqual([DEMO.basic]);
  expect(await tick("2027-01-18T13:00:00Z")).toEqual([DEMO.pro, DEMO.trial]);
});

test("ticks that the platform fires at the same time send each digest once (DC-07)", async () => {
  await demoMadeAt("2027-01-13T15:00:00Z");
  await runWeekBefore("2027-01-11T13:00:00Z");

  await Promise.all(Array.from({ length: 3 }, () => fireCron(app, "2027-01-18T13:00:00Z")));
  await fireAndWait(app, "2027-01-18T13:00:00Z");

  const { results } = await app.db
    .prepare("select user_id as userId, status from emails where selection_id is not null order by user_id")
    .all();
  expect(results).toEqual(everybody.map((userId) => ({ userId, status: "sent" })));
});

test("a digest whose timed run was missed is made up by the next one", async () => {
  await demoMadeAt("2027-01-13T15:00:00Z");
  await tick("2027-01-11T13:00:00Z");

  const twoDaysLate = new Date(Date.parse("2027-01-18T13:00:00Z") + 2 * DAY_MS).toISOString();
  expect(await tick(twoDaysLate)).toEqual(everybody);
});
