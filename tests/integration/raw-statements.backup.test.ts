import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type RawStatement, runOne } from "#drizzle/batch";
import { createDatabase, type Database } from "#drizzle/client";
import { opportunities } from "#drizzle/schema";
import { readBackupPage } from "~/features/backup/read-backup.server";
import { describeTables, findTable } from "~/features/backup/tables.server";
import {
  countRepeated,
  countTable,
  countWithoutParents,
  insertMissing,
  listColumns,
  listDefinitions,
  listFilled,
  listForeignKeys,
  listKeys,
  listRows,
  listTableNames,
} from "~/features/backup/tables.sql.server";
import { countRows, emptyDatabase, insertUser } from "../support/database";

async function expectShape(db: Database, statement: RawStatement) {
  const [row] = await runOne(db, statement);
  expect(Object.keys(row as object)).toEqual(Object.keys(statement.shape));
}

test("what describes and reads any table returns its columns", async () => {
  const db = await emptyDatabase();
  await insertUser(db, { id: "reader" });
  const users = (await findTable(db, "users"))!;
  await expectShape(db, listTableNames());
  await expectShape(db, listColumns(["users"]));
  await expectShape(db, listForeignKeys(["users"]));
  await expectShape(db, listDefinitions());
  await expectShape(db, listKeys(users, null, 5));
  await expectShape(db, listRows(users, null, ["reader"]));
  await expectShape(db, listFilled([users])[0]!);
  await expectShape(db, countTable(users));
  await expectShape(db, countWithoutParents(users, []));
  await expectShape(db, countRepeated(users, []));
  expect(await runOne(db, listKeys(users, ["reader"], 5))).toEqual([]);
});

test("each table is read before the tables that it refers to", async () => {
  const tables = await describeTables(await emptyDatabase());
  const names = tables.map(({ name }) => name);
  expect(names).toContain("emails");
  expect(names.filter((name) => name.startsWith("opportunity_search"))).toEqual([]);
  for (const { name, parents } of tables) {
    for (const { table } of parents)
      if (table !== name) expect(names.indexOf(name)).toBeLessThan(names.indexOf(table));
  }
});

test("a row whose parent is gone is left out and counted, one that can be without it is kept without it", async () => {
  const db = await emptyDatabase();
  await insertUser(db, { id: "stays" });
  await insertUser(db, { id: "goes" });
  await db.run(
    sql`insert into emails (id, dedupe_key, kind, user_id, recipient) values ('m', 'k', 'account', 'goes', 'x')`,
  );
  const read = async (name: string) =>
    (await readBackupPage({ db, archive: createDatabase(env.ARCHIVE) }, name, null))!.rows;
  const [mails, people] = [await read("emails"), await read("users")];
  await db.run(sql`delete from emails`);
  await db.run(sql`delete from users`);
  await db.run(sql`delete from accounts where id = 'goes'`);
  const [emails, users] = [(await findTable(db, "emails"))!, (await findTable(db, "users"))!];

  await expectShape(db, insertMissing(users, people));
  expect(await runOne(db, countWithoutParents(users, people))).toEqual([{ found: 1 }]);
  expect(await runOne(db, insertMissing(users, people))).toEqual([]);
  expect(await countRows(db, "users")).toBe(1);
  expect(await runOne(db, countWithoutParents(emails, mails))).toEqual([{ found: 0 }]);
  await runOne(db, insertMissing(emails, mails));
  expect(await db.all(sql`select id, user_id from emails`)).toEqual([{ id: "m", user_id: null }]);
});

test("a number that JavaScript cannot hold and a text too long for one value as JSON are kept exactly", async () => {
  const db = await emptyDatabase();
  const summary = '"\\é'.repeat(300_000);
  await db.insert(opportunities).values([
    { id: 7, title: "Snow", portalSource: "x", summary },
    { id: 8, title: "Salt", portalSource: "x", summary },
  ]);
  await db.run(sql`update opportunities set sort_key = 3298534883328131071 where id = 7`);
  const first = (await readBackupPage({ db, archive: createDatabase(env.ARCHIVE) }, "opportunities", null))!;
  expect(first.rows).toHaveLength(1);
  expect(await readBackupPage({ db, archive: createDatabase(env.ARCHIVE) }, "opportunities", [8])).toEqual({
    rows: [],
    next: null,
  });
  await db.run(sql`delete from opportunities`);

  await runOne(db, insertMissing((await findTable(db, "opportunities"))!, first.rows));
  expect(
    await db.all(
      sql`select cast(sort_key as text) as key, typeof(sort_key) as type, summary from opportunities`,
    ),
  ).toEqual([{ key: "3298534883328131071", type: "integer", summary }]);
});
