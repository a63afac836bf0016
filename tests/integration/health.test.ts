import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { deadLetters, emails, jobRuns, sourceRuns } from "#drizzle/schema";
import { JOB_IDS } from "~/features/jobs/timed-jobs.server";
import { readHealth } from "~/features/watch/health.server";
import { loader } from "~/routes/internal.health";
import { CONFIG, contextAround, emptyDatabase, servicesAround } from "../support/database";

const NOW = new Date("2026-11-20T15:00:00Z");
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

async function answered(db: Awaited<ReturnType<typeof emptyDatabase>>, headers: Record<string, string>) {
  const { context } = contextAround(db, NOW);
  const request = new Request(`${CONFIG.origin}/internal/health`, { headers });
  return loader({ request, context, params: {} } as never).catch((thrown: unknown) => thrown as Response);
}

const OPERATOR = { Authorization: `Bearer ${CONFIG.ingestSecret}` };

test("health counts what waits, names what is broken, and answers 503 for as long as it is", async () => {
  const db = await emptyDatabase();
  const services = () => servicesAround(db, NOW, { email: null }).services;
  const run = { startedAt: ago(0), finishedAt: ago(0), outcome: "done" };
  await db.insert(jobRuns).values(JOB_IDS.map((job) => ({ job, ...run })));
  expect((await answered(db, OPERATOR)).status).toBe(200);

  await db.insert(sourceRuns).values([
    { source: "toronto", startedAt: ago(100), outcome: "complete" },
    { source: "toronto", startedAt: ago(1), outcome: "failed" },
    { source: "canadabuys", startedAt: ago(40), outcome: "complete" },
  ]);
  const mail = { kind: "account" as const, recipient: "a@contractor.example", createdAt: ago(2) };
  await db.insert(emails).values({ ...mail, dedupeKey: "waits" });
  const { problems, figures } = await readHealth(services(), JOB_IDS);
  expect(problems.map(({ kind, subject }) => `${kind} ${subject}`.trim())).toEqual([
    "source toronto",
    "mail",
  ]);
  expect(figures.outbox).toEqual({ waiting: 1, oldest: ago(2) });
  expect(figures.sources.find(({ id }) => id === "toronto")).toMatchObject({
    outcome: "failed",
    answeredAt: ago(100),
  });
  expect(figures.databaseBytes).toBeGreaterThan(10_000);
  expect(figures.archiveBytes).toBeGreaterThan(1_000);
  expect(figures.archiveBytes).toBeLessThan(figures.databaseBytes);
  expect((await answered(db, OPERATOR)).status).toBe(503);

  await db.insert(sourceRuns).values({ source: "toronto", startedAt: ago(0), outcome: "unchanged" });
  await db.update(emails).set({ status: "sent" });
  expect((await answered(db, OPERATOR)).status).toBe(200);
});

test("without the operators' secret, health is 401 and says nothing", async () => {
  const db = await emptyDatabase();
  for (const headers of [{}, { Authorization: "Bearer another-secret" }] as Array<Record<string, string>>) {
    const answer = await answered(db, headers);
    expect([answer.status, await answer.text()]).toEqual([401, "Unauthorized"]);
  }
});

test("before the first run of the jobs a new database starts, and an older one is broken", async () => {
  const db = await emptyDatabase();
  const applied = (minutes: number) =>
    db.run(sql`update d1_migrations set applied_at = ${ago(minutes / 60).toISOString()}`);
  await applied(14);
  const young = await answered(db, OPERATOR);
  expect([young.status, (await young.json<{ state: string }>()).state]).toEqual([200, "starting"]);
  await applied(16);
  const old = await answered(db, OPERATOR);
  expect([old.status, (await old.json<{ state: string }>()).state]).toEqual([503, "broken"]);

  await applied(1);
  await db.insert(jobRuns).values({ job: "mail", startedAt: ago(1), finishedAt: ago(1), outcome: "done" });
  expect((await answered(db, OPERATOR)).status).toBe(503);
});

test("health names what was given up, each kind by itself", async () => {
  const db = await emptyDatabase();
  const letter = { reason: "Tried often", at: ago(1) };
  await db.insert(deadLetters).values([
    { ...letter, id: "1", body: JSON.stringify({ task: "source", source: "toronto", at: "" }) },
    { ...letter, id: "2", body: JSON.stringify({ email: "m" }), at: ago(2) },
    { ...letter, id: "3", body: JSON.stringify({ email: "n" }), at: ago(3) },
    { ...letter, id: "4", body: "no JSON" },
  ]);
  const { figures } = await readHealth(servicesAround(db, NOW).services, JOB_IDS);
  expect(figures.deadLetters).toEqual([
    { kind: "message", count: 2, oldest: ago(3) },
    { kind: "source toronto", count: 1, oldest: ago(1) },
    { kind: "unreadable message", count: 1, oldest: ago(1) },
  ]);
});
