import { env } from "cloudflare:workers";
import { count, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { asNumber, nothing, orNull, raw, runBatch, runOne, sqlOf, tagged } from "#drizzle/batch";
import { createDatabase } from "#drizzle/client";
import { insertRows } from "#drizzle/json-rows";
import { accounts, opportunities, opportunityValues, users } from "#drizzle/schema";
import { emptyDatabase } from "../support/database";

const NOW = new Date("2026-11-20T12:00:00Z");

async function withOneUser() {
  const db = await emptyDatabase();
  await runBatch(db, [
    db.insert(accounts).values({ id: "a", email: "a@example.com" }),
    db.insert(users).values({ id: "a", email: "a@example.com", regions: ["CA-ON-PEL"], createdAt: NOW }),
    db
      .insert(opportunities)
      .values({ id: 1, title: "Snow?", portalSource: "x", listed: true, deadline: NOW }),
  ]);
  return db;
}

test("a batch decodes the builder's rows and raw rows alike: dates, booleans and JSON", async () => {
  const db = await withOneUser();
  const [built, written, [inserted], joined] = await runBatch(db, [
    db.select({ regions: users.regions, createdAt: users.createdAt, weekly: users.alertWeekly }).from(users),
    raw(sql`select regions, created_at, alert_weekly as weekly from users where id = ${"a"}`, {
      regions: users.regions,
      createdAt: users.createdAt,
      weekly: users.alertWeekly,
    }),
    db
      .insert(opportunities)
      .values({ title: "Salt", portalSource: "x", tags: ["Snow"] })
      .returning({ tags: opportunities.tags }),
    raw(
      sql`select o.listed, o.deadline, v.currency, (select count(*) from users) as people
        from opportunities o left join opportunity_values v on v.opportunity_id = o.id where o.id = 1`,
      {
        listed: opportunities.listed,
        deadline: opportunities.deadline,
        currency: orNull(opportunityValues.currency),
        people: asNumber,
      },
    ),
  ]);
  expect(built).toEqual([{ regions: ["CA-ON-PEL"], createdAt: NOW, weekly: true }]);
  expect(written).toEqual(built);
  expect(inserted).toEqual({ tags: ["Snow"] });
  expect(joined).toEqual([{ listed: true, deadline: NOW, currency: null, people: 1 }]);
});

test("a statement that is not wanted keeps its place in the answer and is not sent", async () => {
  const db = await withOneUser();
  const sent: Array<number> = [];
  const { $client } = db;
  const batch = $client.batch.bind($client);
  const counted = {
    prepare: $client.prepare.bind($client),
    batch: (statements: Array<D1PreparedStatement>) => {
      sent.push(statements.length);
      return batch(statements);
    },
  } as unknown as D1Database;
  const none = tagged("test.none", nothing({ id: users.id }));
  const people = raw(sql`select id from users`, { id: users.id });

  expect(await runBatch(createDatabase(counted), [none, people, none])).toEqual([[], [{ id: "a" }], []]);
  expect(await runBatch(createDatabase(counted), [none])).toEqual([[]]);
  expect(sent).toEqual([1]);
});

test("a batch is one transaction: a raw statement that fails undoes the builder's before it", async () => {
  const db = await withOneUser();
  await expect(
    runBatch(db, [
      db.update(users).set({ companyName: "Changed" }),
      raw(sql`insert into accounts (id) values (null)`),
    ]),
  ).rejects.toThrow();
  expect(await runOne(db, db.select({ name: users.companyName }).from(users))).toEqual([{ name: null }]);
});

test("two selected columns of one name are refused, because a batch would return one of them only", async () => {
  const db = await withOneUser();
  const both = db.select({ user: users.id, account: accounts.id }).from(users);
  await expect(runOne(db, both.innerJoin(accounts, eq(accounts.id, users.id)))).rejects.toThrow(
    "share a name",
  );
});

test("a raw statement that lacks a column of its shape is refused", async () => {
  const db = await withOneUser();
  const lacking = raw(sql`select email from users`, { email: users.email, people: asNumber });
  await expect(runOne(db, lacking)).rejects.toThrow('no column "people"');
});

test("a tag is part of the statement's text, whether built or raw", () => {
  const db = createDatabase(env.DB);
  for (const statement of [db.select().from(users), raw(sql`select 1`)])
    expect(sqlOf(tagged("users.list", statement)).sql).toMatch(/^select .* \/\* users\.list \*\/$/);
});

test("insertRows travels as one parameter, whatever the number of rows", async () => {
  const db = await emptyDatabase();
  const rows = Array.from({ length: 150 }, (_, id) => ({ id: `${id}`, email: `${id}?@example.com` }));
  await runOne(db, insertRows(accounts, rows));
  expect(await runOne(db, db.select({ people: count() }).from(accounts))).toEqual([{ people: 150 }]);
});
