import { beforeEach, expect, test } from "vitest";
import type { Database } from "#drizzle/client";
import { opportunities, userBids, type users } from "#drizzle/schema";
import { queueAlerts } from "~/features/digests/queue-alerts.server";
import { queueReminders } from "~/features/reminders/queue-reminders.server";
import { emptyDatabase, insertUser, servicesAround } from "../support/database";
import { ingestNotices } from "../support/ingest";
import { noticeOf, placeIn } from "../support/notices";
import { buildDueDigests, deliverOutbox } from "../support/outbox";

const MONDAY = new Date("2026-11-23T13:15:00Z");
const BEFORE = new Date("2026-11-22T15:00:00Z");
/** Two in the afternoon in Vancouver. */
const CLOSES = new Date("2026-11-25T22:00:00Z");
/** A portal in Toronto that states no hour says the last minute of its day. */
const DAY_ONLY = new Date("2026-11-26T04:59:00Z");

const IN_BRACKETS = "Wed 25 Nov, 5:00 pm ET (2:00 pm local time)";

let db: Database;
beforeEach(async () => {
  db = await emptyDatabase();
});

const reader = (overrides: Partial<typeof users.$inferInsert> = {}) =>
  insertUser(db, {
    role: "pro",
    subscriptionStatus: "active",
    regions: ["CA-BC", "CA-ON"],
    alertInstant: true,
    ...overrides,
  });

async function store(bids: Record<string, { region: string; deadline: Date }>, at = BEFORE) {
  const value = {
    contractValue: 150_000,
    estimatedValue: null,
    budgetMin: null,
    budgetMax: null,
    currency: "CAD" as const,
  };
  const notices = Object.entries(bids).map(([title, { region, deadline }]) =>
    noticeOf({ key: title, reference: null, title, place: placeIn(region), deadline, value }),
  );
  await ingestNotices(db, { id: "canadabuys", name: "CanadaBuys" }, notices, at);
}

async function textSentAt(
  at: Date,
  queue: (services: ReturnType<typeof servicesAround>["services"]) => Promise<unknown>,
) {
  const { services, sent } = servicesAround(db, at);
  await queue(services);
  await deliverOutbox(services);
  expect(sent).toHaveLength(1);
  return sent[0]!.text;
}

const BIDS = {
  "Snow clearing in the west": { region: "British Columbia", deadline: CLOSES },
  "Snow clearing in the east": { region: "Ontario", deadline: CLOSES },
  "Snow clearing by a day": { region: "British Columbia", deadline: DAY_ONLY },
};

/** What stands in a mail's text from a bid's title to the end of its line of dates. */
const datesOf = (text: string, title: string) =>
  new RegExp(`${title}\n(?:Closes )?([^\n]*?) ·`).exec(text)?.[1];

test("a digest adds the clock of the place to a closing time that is in another zone", async () => {
  await reader();
  await store(BIDS);
  const text = await textSentAt(MONDAY, buildDueDigests);
  expect(datesOf(text, "Snow clearing in the west")).toBe(IN_BRACKETS);
  expect(datesOf(text, "Snow clearing in the east")).toBe("Wed 25 Nov, 5:00 pm ET");
  expect(datesOf(text, "Snow clearing by a day")).toBe("Wed 25 Nov (no hour)");
});

test("an alert adds the clock of the place to a closing time that is in another zone", async () => {
  await reader();
  await store(BIDS, MONDAY);
  const text = await textSentAt(MONDAY, queueAlerts);
  expect(datesOf(text, "Snow clearing in the west")).toBe(IN_BRACKETS);
  expect(datesOf(text, "Snow clearing in the east")).toBe("Wed 25 Nov, 5:00 pm ET");
  expect(datesOf(text, "Snow clearing by a day")).toBe("Wed 25 Nov (no hour)");
});

test("a reminder adds the clock of the place to a closing time that is in another zone", async () => {
  const { id: userId } = await reader();
  await store(BIDS, new Date("2026-11-10T15:00:00Z"));
  for (const { id: bidId } of await db.select().from(opportunities))
    await db
      .insert(userBids)
      .values({ userId, bidId, status: "saved", createdAt: new Date("2026-11-10T15:00:00Z") });

  const morning = new Date("2026-11-24T12:00:00Z");
  const text = await textSentAt(morning, (services) => queueReminders(services, { stepsDone: true }));
  const closings = text.split("\n").filter((line) => line.startsWith("Closing: "));
  expect(closings.toSorted()).toEqual([
    "Closing: Wed 25 Nov 2026 (no hour stated), tomorrow",
    "Closing: Wed 25 Nov 2026, 5:00 pm ET (2:00 pm local time), tomorrow",
    "Closing: Wed 25 Nov 2026, 5:00 pm ET, tomorrow",
  ]);
});
