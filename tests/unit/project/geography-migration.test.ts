import { expect, test } from "vitest";
import { geographyMigration } from "#drizzle/seed/geography";
import { GEO_DIVISIONS } from "~/domain/geography";
import { readText } from "./project-files";

test("the migration that fills geo_divisions holds the domain's divisions, every one of them", () => {
  const migration = readText("drizzle/migrations/0002_geography.sql");
  expect(migration).toBe(geographyMigration());
  expect(migration.match(/^\('/gm)).toHaveLength(GEO_DIVISIONS.length);
});

test("every statement is well below the database's maximum length", () => {
  const statements = geographyMigration().split("--> statement-breakpoint");
  for (const statement of statements) expect(new TextEncoder().encode(statement).length).toBeLessThan(50_000);
});
