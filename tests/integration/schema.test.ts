import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { runBatch } from "#drizzle/batch";
import { KEYED_TABLES } from "#drizzle/columns";
import { users } from "#drizzle/schema";
import { emptyDatabase } from "../support/database";

test("the tables whose row is little more than its key, and no others, are stored without a row id", async () => {
  const { results } = await env.DB.prepare(
    "select name from pragma_table_list where schema = 'main' and type = 'table' and wr = 1 and name not like '%search%' and name not like '%archive%' and name not like 'sqlite%'",
  ).all<{ name: string }>();
  expect(results.map(({ name }) => name).sort()).toEqual([...KEYED_TABLES].sort());
});

test.each([
  ["a value outside an enumeration", "update users set role = 'admin'"],
  ["text that is not JSON", "update users set regions = 'Ontario'"],
  ["a boolean other than 0 and 1", "update users set alert_weekly = 2"],
])("the database refuses %s", async (_what, statement) => {
  const db = await emptyDatabase();
  await env.DB.prepare("insert into accounts (id, email) values ('a', 'a@example.com')").run();
  await runBatch(db, [db.insert(users).values({ id: "a", email: "a@example.com" })]);
  await expect(env.DB.prepare(statement).run()).rejects.toThrow("CHECK constraint failed");
});
