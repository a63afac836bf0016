import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, startDemo } from "../support/app";
import { browserWithoutScripts } from "../support/browser-without-scripts";
import { tick } from "./tick";

const READER = "demo-basic";
/** Seven in the morning of a Tuesday in Toronto. */
const MORNING = Date.parse("2027-01-12T12:00:00Z");
const HOUR_MS = 60 * 60_000;
const FAR = Date.parse("2100-01-01");

let app: App;
beforeAll(async () => {
  app = await startDemo();
});
afterAll(() => app[Symbol.asyncDispose]());

/** One saved bid that closes the next afternoon; no portal is due, and no access ends. */
async function withSavedBid(): Promise<string> {
  const { db } = app;
  const bid = await db
    .prepare("select id, title from opportunities where listed = 1 and status = 'active' order by id limit 1")
    .first<{ id: number; title: string }>();
  await db.batch([
    ...["emails", "user_bids"].map((table) => db.prepare(`delete from ${table}`)),
    db.prepare("update source_runs set started_at = ?").bind(FAR),
    db.prepare("update exchange_rates set read_at = ?").bind(FAR),
    db
      .prepare("update users set subscription_end_date = ? where subscription_end_date is not null")
      .bind(FAR),
    db.prepare("update opportunities set deadline = ? where id = ?").bind(MORNING + 31 * HOUR_MS, bid!.id),
    db
      .prepare(
        "insert into user_bids (id, user_id, bid_id, status, created_at, updated_at) values ('saved', ?1, ?2, 'interested', ?3, ?3)",
      )
      .bind(READER, bid!.id, MORNING - 48 * HOUR_MS),
  ]);
  return bid!.title;
}

async function remindersSent() {
  const { results } = await app.db
    .prepare(
      "select id, user_id as userId, subject, status from emails where kind = 'reminder' order by created_at",
    )
    .all<{ id: string; userId: string; subject: string; status: string }>();
  return results;
}

test("the trigger mails the morning's reminders and the one 24 hours before, and its link stops them without scripts", async () => {
  const title = await withSavedBid();
  await tick(app, new Date(MORNING - HOUR_MS / 4));
  expect(await remindersSent()).toEqual([]);

  await tick(app, new Date(MORNING));
  await tick(app, new Date(MORNING));
  const [mail, ...others] = await remindersSent();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ userId: READER, status: "sent" });
  expect(mail!.subject).toBe(`Tomorrow 2:00 pm ET: closing – ${title}`);

  await tick(app, new Date(MORNING + 7 * HOUR_MS));
  expect((await remindersSent()).map(({ subject }) => subject)).toEqual([mail!.subject, mail!.subject]);

  const browser = browserWithoutScripts(app);
  await browser.open(`/local/mailbox/${mail!.id}/html`);
  expect(browser.heading()).toBe("Closing: Wed 13 Jan 2027, 2:00 pm ET, tomorrow");
  await browser.follow("Unsubscribe or pause");
  expect(browser.words()).toContain("The dates of bids that you have saved, before they pass. On.");
  await browser.press("Stop the reminders");
  expect(browser.said()).toBe("Stopped. Reminders are off.");

  await tick(app, new Date(MORNING + 24 * HOUR_MS));
  expect(await remindersSent()).toHaveLength(2);
}, 120_000);
