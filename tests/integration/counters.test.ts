import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createDatabase } from "#drizzle/client";
import { emails, jobRuns } from "#drizzle/schema";
import { runJob, TIMED_JOBS } from "~/features/jobs/timed-jobs.server";
import { deliverNow } from "~/features/outbox/deliver-emails.server";
import { createAnalyticsCounters } from "~/ports/cloudflare/counters";
import type { Counters } from "~/ports/counters";
import { action as push } from "~/routes/internal.ingest";
import { countedD1, counting } from "../../workers/counting";
import { CONFIG, contextAround, emptyDatabase, servicesAround } from "../support/database";

const NOW = new Date("2026-11-23T15:00:00Z");

/** A data set that keeps what is written to it, as "name of amount". */
function dataset() {
  const points: Array<string> = [];
  const counters = createAnalyticsCounters({
    writeDataPoint: ({ indexes, blobs, doubles }) => {
      expect([indexes.length, blobs[0]]).toEqual([1, indexes[0]]);
      points.push(`${blobs.join(" ")} ${doubles.join(" ")}`);
    },
  });
  return { points, counters };
}

test("what is counted twice is one data point, and nothing is written twice", () => {
  const { points, counters } = dataset();
  counters.add("jobs", "mail done");
  counters.add("jobs", "mail done");
  counters.add("mails", "bulk sent", 100);
  counters.add("mails", "failed", 0);
  counters.flush();
  counters.flush();
  counters.add("jobs", "mail done");
  counters.flush();
  expect(points).toEqual(["jobs mail done 2", "mails bulk sent 100", "jobs mail done 1"]);
});

test("an invocation writes 250 data points at most, and no long word", () => {
  const { points, counters } = dataset();
  for (let n = 0; n < 200; n++) counters.add("notices", `source ${n}`);
  counters.flush();
  for (let n = 200; n < 400; n++) counters.add("notices", `source ${n} ${"x".repeat(200)}`);
  counters.flush();
  expect(points).toHaveLength(250);
  expect(Math.max(...points.map(({ length }) => length))).toBeLessThan(100);
});

test("statements and the rows that they read are counted for each invocation by itself", async () => {
  await emptyDatabase();
  expect(countedD1(env.DB)).toBe(countedD1(env.DB));
  const db = createDatabase(countedD1(env.DB));
  const one = dataset();
  const two = dataset();
  const row = { startedAt: NOW, outcome: "done" };
  await Promise.all([
    counting(one.counters, async () => {
      await db.insert(jobRuns).values([
        { job: "a", ...row },
        { job: "b", ...row },
      ]);
      expect(await db.select().from(jobRuns)).toHaveLength(2);
      const [rows] = await db.batch([db.select().from(jobRuns), db.select().from(emails)]);
      expect(rows).toHaveLength(2);
    }),
    counting(two.counters, () => Promise.resolve()),
  ]);
  expect(one.points[0]).toBe("statements all 4");
  expect(one.points[1]).toMatch(/^rows-read all [2-9]$/);
  expect(two.points).toEqual([]);
  await db.select().from(jobRuns);
  expect(one.points).toHaveLength(2);
});

test("counts are written when the work fails, too", async () => {
  const { points, counters } = dataset();
  const work = () => {
    counters.add("jobs", "mail failed");
    return Promise.reject(new Error("The disk is full"));
  };
  await expect(counting(counters, work)).rejects.toThrow("The disk is full");
  expect(points).toEqual(["jobs mail failed 1"]);
});

/** Counters that only remember. */
function remembering() {
  const counted: Array<string> = [];
  const counters: Counters = {
    add: (name, of, amount = 1) => {
      if (amount > 0) counted.push(`${name} ${of} ${amount}`);
    },
    flush: () => undefined,
  };
  return { counted, counters };
}

test("the ends of jobs, sent and failed mail, and refused pushes are counted", async () => {
  const db = await emptyDatabase();
  const { counted, counters } = remembering();
  const { services } = servicesAround(db, NOW, { counters });
  const job = TIMED_JOBS.find(({ id }) => id === "sweep")!;
  await runJob(services, job);
  await runJob(services, { ...job, run: () => Promise.reject(new Error("The disk is full")) });

  const mail = { kind: "account", createdAt: NOW } as const;
  await db.insert(emails).values([
    { ...mail, dedupeKey: "1", recipient: "a@contractor.example" },
    { ...mail, dedupeKey: "2", recipient: "not an address" },
  ]);
  await deliverNow(services, { lane: "account", limit: 5 });

  const { context } = contextAround(db, NOW, { counters });
  const request = new Request(`${CONFIG.origin}/internal/ingest`, { method: "POST", body: "{}" });
  expect((await push({ request, context, params: {} } as never)).status).toBe(401);
  expect(counted.sort()).toEqual([
    ...["jobs sweep done 1", "jobs sweep failed 1"],
    ...["mails account sent 1", "mails failed 1", "push-refusals 401 1"],
  ]);
});
