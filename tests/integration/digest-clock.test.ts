import { expect, test } from "vitest";
import { digestDeliveries, digestSelections, emails, users } from "#drizzle/schema";
import { startDueDigests } from "~/features/digests/plan-digests.server";
import { performWorkTask } from "~/features/jobs/work-tasks.server";
import type { WorkTask } from "~/ports/work-queue";
import { emptyDatabase, insertUser, servicesAround } from "../support/database";
import { ingestNotices } from "../support/ingest";
import { createMemoryQueues } from "../support/memory-queues";
import { noticeOf } from "../support/notices";

/** A Monday, a quarter past eight in Toronto. */
const TRIGGER = new Date("2026-11-23T13:15:00Z");
const SENT = new Date("2026-11-23T13:40:00Z");
const DELIVERED = new Date("2026-11-23T13:40:07Z");

test("a digest's rows and mail carry the trigger's time with what has passed since it was sent to the queue", async () => {
  const db = await emptyDatabase();
  await insertUser(db);
  const notice = noticeOf({ deadline: new Date("2026-11-26T19:00:00Z") });
  await ingestNotices(
    db,
    { id: "canadabuys", name: "CanadaBuys" },
    [notice],
    new Date("2026-11-20T15:00:00Z"),
  );
  const tasks: Array<WorkTask> = [];
  const workQueue = {
    push: (pushed: ReadonlyArray<WorkTask>) => Promise.resolve(void tasks.push(...pushed)),
  };
  await startDueDigests(servicesAround(db, TRIGGER, { workQueue }).services);
  const at = TRIGGER.toISOString();
  expect(tasks).toMatchObject([
    { task: "build", at },
    { task: "build", at },
  ]);

  // The real clock is elsewhere: a trigger may be run late.
  const { services } = servicesAround(db, DELIVERED, { workQueue, mailQueue: createMemoryQueues().queue });
  for (const task of tasks.splice(0))
    await performWorkTask(services, task, { message: "m", attempt: 1, sentAt: SENT });
  const expected = new Date(TRIGGER.getTime() + 7_000);
  expect(await db.select({ at: emails.createdAt }).from(emails)).toEqual([{ at: expected }]);
  const [selection] = await db.select().from(digestSelections);
  expect([selection!.createdAt, selection!.content.asOf]).toEqual([TRIGGER, expected.getTime()]);
  expect(await db.select({ outcome: digestDeliveries.outcome }).from(digestDeliveries)).toEqual([
    { outcome: "queued" },
  ]);
  expect((await db.select().from(users))[0]!.lastDigestAt).toEqual(TRIGGER);
});
