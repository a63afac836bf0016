import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { runBatch } from "#drizzle/batch";
import { createDatabase } from "#drizzle/client";
import { sourceRuns } from "#drizzle/schema";
import { databaseOf, inDatabaseSession } from "../../workers/database-sessions";
import { countRows, emptyDatabase } from "../support/database";

const REPLICATED = { DB: env.DB, READ_REPLICAS: "on" };
const NOW = new Date("2026-11-20T15:00:00Z");
const request = (method: string, cookie = "") =>
  new Request("https://bids.example/", { method, headers: { Cookie: cookie } });

test("queries of every kind run in a session of D1, whose bookmark the next request begins with", async () => {
  await emptyDatabase();
  const db = createDatabase(databaseOf(REPLICATED));
  const run = { source: "seao", startedAt: NOW, outcome: "running" } as const;
  const written = await inDatabaseSession(REPLICATED, request("POST"), async () => {
    await db.insert(sourceRuns).values({ id: "one", ...run });
    await runBatch(db, [db.insert(sourceRuns).values({ id: "two", ...run }), db.select().from(sourceRuns)]);
    return new Response(null, { status: 303 });
  });
  const [cookie] = written.headers.getSetCookie();
  expect(cookie).toMatch(/^bookmark=[0-9a-f-]+; /);

  for (const sent of [cookie!.split(";")[0]!, "", "bookmark=anything"]) {
    const page = await inDatabaseSession(REPLICATED, request("GET", sent), async () => {
      const found = await db.select().from(sourceRuns).orderBy(sourceRuns.id);
      expect(found.map(({ id, startedAt }) => ({ id, startedAt }))).toEqual([
        { id: "one", startedAt: NOW },
        { id: "two", startedAt: NOW },
      ]);
      return new Response(String(await countRows(db, "source_runs")));
    });
    expect(await page.text()).toBe("2");
    expect(page.headers.getSetCookie()).toEqual([]);
  }
});
