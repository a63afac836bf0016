import { expect, test } from "vitest";
import type { Database } from "#drizzle/client";
import { digestRuns, opportunities } from "#drizzle/schema";
import { DAY_MS } from "~/domain/duration";
import type { Notice } from "~/domain/opportunities/notice";
import { RETENTION } from "~/domain/retention";
import { queueAlerts } from "~/features/digests/queue-alerts.server";
import { emptyDatabase, insertUser, servicesAround } from "../support/database";
import { readDigests } from "../support/digest-parts";
import { ingestNotices } from "../support/ingest";
import { noticeOf } from "../support/notices";
import { buildDueDigests } from "../support/outbox";

// Mail that may have announced a bid is deleted after this time, so an older bid is announced to nobody as new.

/** A Monday, a quarter past eight in Toronto. */
const MONDAY = new Date("2026-11-23T13:15:00Z");
const daysAgo = (days: number) => new Date(MONDAY.getTime() - days * DAY_MS);
const LONG_KNOWN = daysAgo(RETENTION.bulkMailDays + 1);
const KNOWN = daysAgo(RETENTION.bulkMailDays - 1);

const ingest = (db: Database, key: string, at: Date, changes: Partial<Notice> = {}) => {
  const deadline = new Date("2027-03-01T19:00:00Z");
  const notice = noticeOf({ key, reference: null, title: `Snow clearing, ${key}`, deadline, ...changes });
  return ingestNotices(db, { id: "canadabuys", name: "CanadaBuys" }, [notice], at);
};

const PRO = { role: "pro", subscriptionStatus: "active" } as const;

test("a digest after a long pause calls no bid new that has been known for over 120 days", async () => {
  expect(RETENTION.bulkMailDays).toBe(120);
  const db = await emptyDatabase();
  const lastDigestAt = daysAgo(150);
  await insertUser(db, { ...PRO, lastDigestAt });
  await db.insert(digestRuns).values({
    id: "weekly:before",
    kind: "weekly",
    period: "before",
    startedAt: lastDigestAt,
    completedAt: lastDigestAt,
  });
  await ingest(db, "long-known", LONG_KNOWN);
  await ingest(db, "known", KNOWN);
  await buildDueDigests(servicesAround(db, MONDAY).services);
  const [digest] = await readDigests(db, MONDAY);
  const rows = await db.select().from(opportunities);
  const known = rows.find(({ title }) => title.endsWith(", known"))!;
  expect(digest?.fresh).toEqual([known.id]);
  expect(digest?.figures.opportunities).toBe("1");
});

test("no alert is sent of a bid known for over 120 days whose value rises", async () => {
  const db = await emptyDatabase();
  await insertUser(db, { ...PRO, alertInstant: true });
  await ingest(db, "long-known", LONG_KNOWN);
  await ingest(db, "known", KNOWN);
  const alertAt = async (at: Date) => (await queueAlerts(servicesAround(db, at).services)).queued;
  await alertAt(daysAgo(1));

  const amounts = { estimatedValue: null, budgetMin: null, budgetMax: null, currency: "CAD" } as const;
  const value = { contractValue: 500_000, ...amounts };
  await ingest(db, "long-known", MONDAY, { value });
  expect(await alertAt(MONDAY)).toBe(0);
  await ingest(db, "known", MONDAY, { value });
  expect(await alertAt(new Date(MONDAY.getTime() + 60_000))).toBe(1);
});
