import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

// SQLite's file format (https://www.sqlite.org/fileformat2.html), because D1 does not have the table `dbstat`.

/** The bytes of the pages of each table with its indexes; a full-text table with the tables in which it keeps its content. */
export type TableBytes = ReadonlyMap<string, number>;

type Tree = { name: string; root: number };
type Pages = { size: number; usable: number; read: (page: number) => Buffer };

/** Of the only database in a folder of Miniflare's. Everything must have been written. */
export async function tableBytes(db: D1Database, folder: string): Promise<TableBytes> {
  const { results } = await db
    .prepare("select tbl_name as name, rootpage as root from sqlite_master where rootpage > 0")
    .all<Tree>();
  const pages = openPages(fileIn(folder));
  const fullText = results.flatMap(({ name }) => /^(.*)_docsize$/.exec(name)?.[1] ?? []);
  const tables = new Map<string, number>();
  for (const { name, root } of results) {
    const table = fullText.find((whole) => name.startsWith(`${whole}_`)) ?? name;
    tables.set(table, (tables.get(table) ?? 0) + countPages(pages, root) * pages.size);
  }
  return tables;
}

function fileIn(folder: string): string {
  const found = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = found.filter((name) => name.endsWith(".sqlite") && !name.endsWith("metadata.sqlite"));
  if (files.length !== 1) throw new Error(`${folder} has ${files.length} databases`);
  return join(folder, files[0]!);
}

function openPages(path: string): Pages {
  const file = readFileSync(path);
  const size = file.readUInt16BE(16) === 1 ? 65_536 : file.readUInt16BE(16);
  const newer = existsSync(`${path}-wal`) ? pagesOfLog(readFileSync(`${path}-wal`), size) : new Map();
  return {
    size,
    usable: size - file.readUInt8(20),
    read: (page) => (newer.get(page) as Buffer | undefined) ?? file.subarray((page - 1) * size, page * size),
  };
}

const LOG_HEADER = 32;
const FRAME_HEADER = 24;

/** The pages of committed transactions that are not in the file yet. */
function pagesOfLog(log: Buffer, size: number): Map<number, Buffer> {
  const committed = new Map<number, Buffer>();
  let open = new Map<number, Buffer>();
  for (let at = LOG_HEADER; at + FRAME_HEADER + size <= log.length; at += FRAME_HEADER + size) {
    // What follows is left from before.
    if (!log.subarray(at + 8, at + 16).equals(log.subarray(16, 24))) break;
    open.set(log.readUInt32BE(at), log.subarray(at + FRAME_HEADER, at + FRAME_HEADER + size));
    if (log.readUInt32BE(at + 4) === 0) continue;
    for (const [page, content] of open) committed.set(page, content);
    open = new Map();
  }
  return committed;
}

const INNER_INDEX = 2;
const INNER_TABLE = 5;
const LEAF_INDEX = 10;
const LEAF_TABLE = 13;

/** The pages of a tree, with those for what does not fit into its cells. */
function countPages(pages: Pages, root: number): number {
  const page = pages.read(root);
  const start = root === 1 ? 100 : 0;
  const kind = page.readUInt8(start);
  if (![INNER_INDEX, INNER_TABLE, LEAF_INDEX, LEAF_TABLE].includes(kind))
    throw new Error(`Page ${root} is no page of a tree`);
  const isInner = kind === INNER_INDEX || kind === INNER_TABLE;
  const cells = page.readUInt16BE(start + 3);
  let count = 1;
  for (let cell = 0; cell < cells; cell++) {
    let at = page.readUInt16BE(start + (isInner ? 12 : 8) + 2 * cell);
    if (isInner) {
      count += countPages(pages, page.readUInt32BE(at));
      at += 4;
    }
    if (kind !== INNER_TABLE) count += pagesBeyond(pages.usable, varint(page, at), kind === LEAF_TABLE);
  }
  return isInner ? count + countPages(pages, page.readUInt32BE(start + 8)) : count;
}

/** How many pages hold what a cell of so many bytes has no room for. */
function pagesBeyond(usable: number, bytes: number, isTable: boolean): number {
  const most = isTable ? usable - 35 : Math.floor(((usable - 12) * 64) / 255) - 23;
  if (bytes <= most) return 0;
  const least = Math.floor(((usable - 12) * 32) / 255) - 23;
  const kept = least + ((bytes - least) % (usable - 4));
  return Math.ceil((bytes - (kept <= most ? kept : least)) / (usable - 4));
}

function varint(page: Buffer, at: number): number {
  let value = 0;
  for (let length = 0; length < 9; length++) {
    const byte = page.readUInt8(at + length);
    value = value * 128 + (byte & 127);
    if (byte < 128) return value;
  }
  return value;
}
