import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";

// A backup is a text file of JSON lines: a header; for each table a line with its columns, a line for each row and a
// line with their count; at the end the number of all rows and the checksum of everything before that line.

const FORMAT = "tenderlight-backup";
const VERSION = 1;
const NEWLINE = 10;
/** Longer than any row can be. */
const MAX_LINE_BYTES = 32_000_000;

export type BackupHeader = {
  /** The last migration of the project that made the backup. */
  migration: string;
  /** The fingerprint of the database's tables, columns and indexes. */
  schema: string;
  at: string;
};

export type TableInFile = {
  name: string;
  columns: ReadonlyArray<string>;
  /** Where its rows are in the file. */
  start: number;
  end: number;
  rows: number;
};

export type Backup = { header: BackupHeader; tables: ReadonlyArray<TableInFile>; rows: number };

/** Why a file cannot be restored. */
export class UnusableBackup extends Error {
  override name = "UnusableBackup";
}

/** The lines of a backup. The tables' pages may come one after the other. */
export async function* backupLines(
  header: BackupHeader,
  tables: Iterable<{
    name: string;
    columns: ReadonlyArray<string>;
    pages: AsyncIterable<ReadonlyArray<unknown>>;
  }>,
): AsyncGenerator<string> {
  const hash = createHash("sha256");
  const line = (content: unknown) => {
    const text = `${JSON.stringify(content)}\n`;
    hash.update(text);
    return text;
  };
  let total = 0;
  yield line({ file: FORMAT, version: VERSION, ...header });
  for (const { name, columns, pages } of tables) {
    yield line({ table: name, columns });
    let count = 0;
    for await (const rows of pages) {
      count += rows.length;
      yield rows.map(line).join("");
    }
    total += count;
    yield line({ count });
  }
  yield lastLine(total, hash.digest("hex"));
}

const lastLine = (total: number, sha256: string) => `${JSON.stringify({ total, sha256 })}\n`;

/** Reads a whole backup. Throws `UnusableBackup` if it is foreign, cut or damaged. */
export async function checkBackup(bytes: AsyncIterable<Uint8Array>): Promise<Backup> {
  const hash = createHash("sha256");
  let before: Line | null = null;
  let backup: Reading | null = null;
  for await (const line of linesOf(bytes)) {
    if (before !== null) {
      hash.update(before.text);
      hash.update("\n");
      backup = readLine(backup, before);
    }
    before = line;
  }
  if (before === null || backup === null) {
    throw new UnusableBackup(
      before !== null && isHeader(before) ? "The file is cut." : "This is not a backup of Tenderlight.",
    );
  }
  const rows = backup.tables.reduce((sum, table) => sum + table.rows, 0);
  const text = before.text.toString();
  if (!before.isEnded || !text.startsWith('{"total":'))
    throw new UnusableBackup("The file is cut: its last line is missing or incomplete.");
  if (`${text}\n` !== lastLine(rows, hash.digest("hex")))
    throw new UnusableBackup("The file was changed or damaged: its checksum is wrong.");
  if (backup.isInTable) throw new UnusableBackup("The file is damaged: a table has no end.");
  return { header: backup.header, tables: backup.tables, rows };
}

type Line = { text: Buffer; start: number; isEnded: boolean };

/** The last one is not ended if the file does not end with a newline. */
async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  let kept: Array<Buffer> = [];
  let keptBytes = 0;
  let start = 0;
  for await (const chunk of bytes) {
    const buffer = Buffer.from(chunk);
    let from = 0;
    for (let at = buffer.indexOf(NEWLINE); at >= 0; at = buffer.indexOf(NEWLINE, from)) {
      const text = Buffer.concat([...kept, buffer.subarray(from, at)]);
      yield { text, start, isEnded: true };
      start += text.length + 1;
      [kept, keptBytes, from] = [[], 0, at + 1];
    }
    kept.push(buffer.subarray(from));
    keptBytes += buffer.length - from;
    if (keptBytes > MAX_LINE_BYTES) throw new UnusableBackup("This is not a backup of Tenderlight.");
  }
  if (keptBytes > 0) yield { text: Buffer.concat(kept), start, isEnded: false };
}

type Reading = { header: BackupHeader; tables: Array<TableInFile>; isInTable: boolean };

const damaged = ({ start }: Line) => new UnusableBackup(`The file is damaged at byte ${start}.`);

function parse(line: Line): Record<string, unknown> | null {
  try {
    const content: unknown = JSON.parse(line.text.toString());
    return typeof content === "object" ? (content as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

const isHeader = (line: Line) => parse(line)?.["file"] === FORMAT;

function readLine(reading: Reading | null, line: Line): Reading {
  if (reading === null) return { header: headerOf(line), tables: [], isInTable: false };
  const table = reading.tables.at(-1);
  if (reading.isInTable && table) {
    // Rows are not parsed here: the checksum covers them.
    if (line.text[0] === "[".charCodeAt(0)) table.rows += 1;
    else if (parse(line)?.["count"] === table.rows) {
      table.end = line.start;
      reading.isInTable = false;
    } else throw damaged(line);
    return reading;
  }
  const { table: name, columns } = parse(line) ?? {};
  if (typeof name !== "string" || !Array.isArray(columns)) throw damaged(line);
  const start = line.start + line.text.length + 1;
  reading.tables.push({ name, columns: columns as Array<string>, start, end: start, rows: 0 });
  reading.isInTable = true;
  return reading;
}

function headerOf(line: Line): BackupHeader {
  const { file, version, migration, schema, at } = parse(line) ?? {};
  if (file !== FORMAT) throw new UnusableBackup("This is not a backup of Tenderlight.");
  if (version !== VERSION)
    throw new UnusableBackup(`The file's format is version ${String(version)}; this is version ${VERSION}.`);
  if (typeof migration !== "string" || typeof schema !== "string" || typeof at !== "string")
    throw damaged(line);
  return { migration, schema, at };
}

/** A table's rows in pieces of at most so many rows and about so many bytes. */
export async function* rowsInFile(
  path: string,
  { start, end }: TableInFile,
  most: { rows: number; bytes: number },
): AsyncGenerator<Array<unknown>> {
  if (start === end) return;
  let rows: Array<unknown> = [];
  let bytes = 0;
  for await (const { text } of linesOf(createReadStream(path, { start, end: end - 1 }))) {
    if (rows.length > 0 && (rows.length >= most.rows || bytes + text.length > most.bytes)) {
      yield rows;
      [rows, bytes] = [[], 0];
    }
    rows.push(JSON.parse(text.toString()));
    bytes += text.length;
  }
  yield rows;
}
