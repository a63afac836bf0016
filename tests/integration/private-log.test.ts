import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Database } from "#drizzle/client";
import { jobRuns, sourceRuns, usageLogs, users } from "#drizzle/schema";
import { readProfile } from "~/features/account/profile.server";
import { runJob } from "~/features/jobs/timed-jobs.server";
import { runGroups } from "~/lib/run-groups.server";
import { findSource } from "~/sources";
import type { Source } from "~/sources/source";
import { withRequestId } from "../../workers/request-id";
import { emptyDatabase, insertUser, servicesAround } from "../support/database";
import { runSource } from "../support/run-source";

const NOW = new Date("2026-11-21T15:00:00Z");
const ADDRESS = "dana@northline.example";
const STREET = "12 King Street";

function recordLog() {
  const lines: Array<string> = [];
  for (const level of ["log", "info", "warn", "error"] as const) {
    const spy = vi.spyOn(console, level).mockImplementation((...words) => void lines.push(words.join(" ")));
    onTestFinished(() => {
      spy.mockRestore();
    });
  }
  return lines;
}

/** A query that the database refuses, with an address and a street among its parameters. */
async function failingQuery(db: Database) {
  const { id } = await insertUser(db, { email: ADDRESS, companyName: STREET });
  return () => db.insert(users).values({ id, email: ADDRESS, companyName: STREET });
}

/** A full-text query that quotes its parameter in the error. */
const quotingQuery = (db: Database) =>
  db.all(
    sql`select rowid from opportunity_search where opportunity_search match ${`King : ${STREET} ${ADDRESS}`}`,
  );

async function everythingStored(db: Database) {
  const stored = await Promise.all([
    db.select().from(jobRuns),
    db.select().from(sourceRuns),
    db.select().from(usageLogs),
  ]);
  return JSON.stringify(stored);
}

test("a query that fails with an address among its parameters leaves it in no log line and no stored run", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW);
  const fails = await failingQuery(db);
  // Drizzle's message does quote it; otherwise this test would prove nothing.
  await expect(fails()).rejects.toThrow(ADDRESS);
  await expect(quotingQuery(db)).rejects.toThrow(STREET);
  const lines = recordLog();

  await withRequestId("request-1", async () => {
    for (const failing of [fails, () => quotingQuery(db)]) {
      const query = async (): Promise<unknown> => failing();
      const run = async () => {
        await query();
        return "done";
      };
      await runJob(services, { id: "mail", name: "Mail", what: "Fails", run });
      await readProfile(services, "no such session", query);
      const fetchRecords: Source["fetchRecords"] = async function* () {
        await query();
        yield "unchanged";
      };
      await runSource(services, { ...findSource("canadabuys")!, offBecause: () => null, fetchRecords });
    }
    await runGroups(db, { list: [db.insert(users).values({ id: "dana", email: ADDRESS })] });
  });

  const stored = await everythingStored(db);
  expect(stored).toContain("failed: D1_ERROR: SQLITE_ERROR");
  expect(stored).toContain("D1_ERROR: UNIQUE constraint failed: users.email");
  expect(stored).toContain("Unexpected: ");
  expect(stored).toContain("profile_fetch_error");
  expect(lines.length).toBeGreaterThan(6);
  for (const text of [stored, lines.join("\n")]) {
    for (const quoted of [ADDRESS, STREET, "King"]) expect(text).not.toContain(quoted);
  }
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ requestId: "request-1" });
});
