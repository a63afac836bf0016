import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createDatabase, type Database } from "#drizzle/client";
import { joinIndexParts } from "~/features/search/join-index-parts.server";
import { emptyDatabase } from "../support/database";
import { fillWithOpportunities } from "../support/many-opportunities";
import { meteredD1 } from "../support/metered-d1";

const NOW = new Date("2026-11-23T15:00:00Z");
const INDEXES = ["opportunity_search", "opportunity_closing"] as const;

/** How many parts each index has, and which bids a word finds in it. */
async function contentsOf(db: Database) {
  const found = INDEXES.map(async (index) => {
    const name = sql.raw(index);
    const [parts] = await db.all<{ n: number }>(
      sql`select count(distinct segid) as n from ${sql.raw(`${index}_idx`)}`,
    );
    const bids = await db.all(sql`select rowid from ${name} where ${name} match 'snow' order by rowid`);
    return { parts: parts!.n, bids };
  });
  return Promise.all(found);
}

test("the parts of the indexes are joined step by step, without a change of what is found, and then nothing is written", async () => {
  const { d1, meter } = meteredD1(env.DB);
  await emptyDatabase();
  const db = createDatabase(d1);
  await fillWithOpportunities(db, { total: 3_000, open: 3_000 }, NOW);
  const before = await contentsOf(db);
  for (const { parts, bids } of before) {
    expect(parts).toBeGreaterThan(4);
    expect(bids.length).toBeGreaterThan(100);
  }

  meter.statements = 0;
  await joinIndexParts(db);
  expect(meter.statements).toBeLessThanOrEqual(20);
  for (let run = 0; run < 20; run++) await joinIndexParts(db);

  const after = await contentsOf(db);
  for (const { parts } of after) expect(parts).toBeLessThanOrEqual(3);
  expect(after.map(({ bids }) => bids)).toEqual(before.map(({ bids }) => bids));
  for (const index of INDEXES)
    await db.run(sql`insert into ${sql.raw(index)} (${sql.raw(index)}, rank) values ('integrity-check', 0)`);

  // The database counts a row for each statement, even if it finds nothing to do.
  Object.assign(meter, { rowsWritten: 0, statements: 0 });
  await joinIndexParts(db);
  expect(meter.rowsWritten).toBe(meter.statements);
});
