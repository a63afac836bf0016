import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { backupLines, checkBackup, rowsInFile, UnusableBackup } from "../../../workers/operators/backup-file";

const HEADER = { migration: "0014_not_my_kind", schema: "5f".repeat(32), at: "2026-11-22T15:00:00.000Z" };
const TABLES = [
  { name: "sessions", columns: ["id_hash"], pages: [] },
  {
    name: "notices",
    columns: ["id", "title"],
    pages: [
      [
        [1, "Déneigement\nà Laval"],
        [2, null],
      ],
      [["9223372036854775807", '{"count":1}']],
    ],
  },
  { name: "users", columns: ["id"], pages: [[["a"]]] },
];

async function* inTurn<T>(values: ReadonlyArray<T>) {
  for (const value of values) yield await Promise.resolve(value);
}

async function allOf<T>(values: AsyncIterable<T>): Promise<Array<T>> {
  const all: Array<T> = [];
  for await (const value of values) all.push(value);
  return all;
}

async function written(): Promise<Buffer> {
  const tables = TABLES.map(({ pages, ...table }) => ({ ...table, pages: inTurn<Array<unknown>>(pages) }));
  return Buffer.from((await allOf(backupLines(HEADER, tables))).join(""));
}

const whole = await written();

/** In chunks, so that lines are cut anywhere. */
const check = (bytes: Uint8Array, chunk = 7) =>
  checkBackup(
    inTurn(
      Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, at) =>
        bytes.subarray(at * chunk, (at + 1) * chunk),
      ),
    ),
  );

test("a whole backup is read with its tables and the number of its rows, however its bytes arrive", async () => {
  for (const chunk of [1, 7, 64, whole.length]) {
    const { header, tables, rows } = await check(whole, chunk);
    expect(header).toEqual(HEADER);
    expect(rows).toBe(4);
    expect(tables.map(({ name, columns, rows }) => [name, columns, rows])).toEqual([
      ["sessions", ["id_hash"], 0],
      ["notices", ["id", "title"], 3],
      ["users", ["id"], 1],
    ]);
  }
});

test("a table's rows are read from their place in the file, in pieces", async () => {
  const folder = await mkdtemp(join(tmpdir(), "tenderlight-"));
  const path = join(folder, "backup.ndjson");
  await writeFile(path, whole);
  const { tables } = await check(whole);
  const pieces = (most: { rows: number; bytes: number }) =>
    Promise.all(tables.map((table) => allOf(rowsInFile(path, table, most))));

  const written = TABLES.map(({ pages }) => pages.flat());
  expect((await pieces({ rows: 100, bytes: 1_000 })).map((table) => table.flat())).toEqual(written);
  const [, notices] = await pieces({ rows: 2, bytes: 1_000 });
  expect(notices!.map((rows) => rows.length)).toEqual([2, 1]);
  // A row with more bytes than a piece should have is a piece by itself.
  expect((await pieces({ rows: 100, bytes: 1 }))[1]!.map((rows) => rows.length)).toEqual([1, 1, 1]);
  await rm(folder, { recursive: true });
});

test("a backup that is cut anywhere is refused", async () => {
  for (let length = 0; length < whole.length; length += 1)
    await expect(check(whole.subarray(0, length)), `${length} bytes`).rejects.toThrow(UnusableBackup);
});

test("a backup with any byte changed is refused", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(whole.length - 1),
      fc.integer({ min: 1, max: 255 }),
      fc.nat(50),
      async (at, flipped, chunk) => {
        const bytes = Buffer.from(whole);
        bytes[at]! ^= flipped;
        await expect(check(bytes, chunk + 1)).rejects.toThrow(UnusableBackup);
      },
    ),
    { numRuns: 2_000 },
  );
});

test("a backup with lines taken out, doubled or in another order is refused", async () => {
  const lines = whole.toString().split("\n").slice(0, -1);
  const refused = (changed: ReadonlyArray<string>) =>
    expect(check(Buffer.from(`${changed.join("\n")}\n`))).rejects.toThrow(UnusableBackup);
  for (let at = 0; at < lines.length; at += 1) {
    await refused(lines.toSpliced(at, 1));
    await refused(lines.toSpliced(at, 0, lines[at]!));
  }
  await refused(lines.toReversed());
});

test.each([
  ["an empty file", "", "not a backup"],
  ["another file", "a,b,c\n1,2,3\n", "not a backup"],
  ["another file of JSON lines", '{"table":"users"}\n["a"]\n', "not a backup"],
  ["a file without lines", "x".repeat(33_000_000), "not a backup"],
  ["a header alone", `${JSON.stringify({ file: "tenderlight-backup", version: 1, ...HEADER })}\n`, "cut"],
  [
    "another version of the format",
    whole.toString().replace('"version":1', '"version":2'),
    "format is version 2",
  ],
])("%s is refused with the reason", async (_what, text, reason) => {
  await expect(check(Buffer.from(text), 1_000_000)).rejects.toThrow(reason);
});
