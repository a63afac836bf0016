import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { deadLetters, emails } from "#drizzle/schema";
import { sendLetterAgain } from "~/features/jobs/letters-again.server";
import type { WorkTask } from "~/ports/work-queue";
import { emptyDatabase, servicesAround } from "../support/database";

const NOW = new Date("2026-11-23T15:00:00Z");
const OLD = new Date("2026-11-20T15:00:00Z");

async function startWith(body: unknown) {
  const db = await emptyDatabase();
  const tasks: Array<WorkTask> = [];
  const workQueue = {
    push: (pushed: ReadonlyArray<WorkTask>) => Promise.resolve(void tasks.push(...pushed)),
  };
  const { services } = servicesAround(db, NOW, { workQueue });
  await db.insert(deadLetters).values({ id: "1", body: JSON.stringify(body), reason: "Tried", at: OLD });
  return { db, services, tasks, letters: async () => (await db.select().from(deadLetters)).length };
}

test("a task is queued again as of now", async () => {
  const task = { task: "source", source: "toronto", at: OLD.toISOString() };
  const { services, tasks, letters } = await startWith(task);
  expect(await sendLetterAgain(services, "1")).toBe(true);
  expect(tasks).toEqual([{ ...task, at: NOW.toISOString() }]);
  expect(await letters()).toBe(0);
  expect(await sendLetterAgain(services, "1")).toBe(true);
  expect(tasks).toHaveLength(1);
});

test.each([
  ["a message that failed", { email: "m" }],
  ["a batch that was given up", { task: "send", batch: "b" }],
])("%s waits again in the outbox, and what was sent stays sent", async (_what, body) => {
  const { db, services, tasks, letters } = await startWith(body);
  const mail = { kind: "account", recipient: "a@contractor.example", batch: "b", attempts: 12 } as const;
  await db.insert(emails).values([
    { ...mail, id: "m", dedupeKey: "m", status: "failed", tryAfter: OLD },
    { ...mail, id: "n", dedupeKey: "n", status: "sent" },
  ]);
  expect(await sendLetterAgain(services, "1")).toBe(true);
  expect(await db.select().from(emails).where(eq(emails.id, "m"))).toMatchObject([
    { status: "queued", batch: null, attempts: 0, tryAfter: null },
  ]);
  expect(await db.select().from(emails).where(eq(emails.id, "n"))).toMatchObject([{ status: "sent" }]);
  expect(tasks).toMatchObject([{ task: "job", job: "mail" }]);
  expect(await letters()).toBe(0);
});

test("what nothing can be made of stays, and nothing is queued", async () => {
  const { services, tasks, letters } = await startWith({ task: "nonsense" });
  expect(await sendLetterAgain(services, "1")).toBe(false);
  expect([tasks, await letters()]).toEqual([[], 1]);
});
