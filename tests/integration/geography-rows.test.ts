import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { geoDivisions } from "#drizzle/schema";
import { geographyMigration } from "#drizzle/seed/geography";
import { GEO_DIVISIONS } from "~/domain/geography";
import { emptyDatabase } from "../support/database";

const byCode = (a: { code: string }, b: { code: string }) => (a.code < b.code ? -1 : 1);
const stored = async () => (await (await emptyDatabase()).select().from(geoDivisions)).sort(byCode);
const statements = geographyMigration().split("--> statement-breakpoint");
const runMigration = () => env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
/** In the order of the table's columns. */
const domain = GEO_DIVISIONS.map(({ code, name, country, parentCode, level, sort, timeZone }) => ({
  code,
  name,
  country,
  parentCode,
  level,
  sort,
  timeZone,
})).sort(byCode);

beforeEach(emptyDatabase);

test("all migrations together make the domain's divisions, every one of them", async () => {
  expect(
    await stored(),
    "The divisions have changed: write them into a new migration (app/README.md, “A region”).",
  ).toEqual(domain);
});

test("a new migration of the divisions adds, corrects and removes rows, and changes none that is right", async () => {
  await runMigration();
  expect(await stored()).toEqual(domain);

  await env.DB.batch([
    env.DB.prepare(
      "insert into geo_divisions values ('CA-ON-OLD', 'Old', 'CA', 'CA-ON', 'subregion', 1, 'UTC')",
    ),
    env.DB.prepare("update geo_divisions set name = 'Pele' where code = 'CA-ON-PEL'"),
    env.DB.prepare("delete from geo_divisions where code = 'CA-ON-YOR'"),
  ]);
  expect(await stored()).not.toEqual(domain);
  await runMigration();
  expect(await stored()).toEqual(domain);
});

test("each statement is well below the database's maximum length", () => {
  for (const statement of statements) expect(new TextEncoder().encode(statement).length).toBeLessThan(50_000);
});
