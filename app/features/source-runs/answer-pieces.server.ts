import { and, asc, eq, inArray, lt, min } from "drizzle-orm";
import { runBatch } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { answerPieces, sourceRuns } from "#drizzle/schema";
import { DAY_MS } from "~/domain/duration";
import { RETENTION } from "~/domain/retention";
import { createTurns } from "~/domain/turns";
import type { RawRecord } from "~/sources/formats/raw-record";
import { type ReadingEnd, readingEndOf } from "./source-pieces.server";

/**
 * Records of one file, which are read together. What is made of a piece is held until all of it is read: the longer its
 * text, the more memory there is to be cleaned up afterwards, and everybody waits for that.
 */
const RECORDS_AT_ONCE = 250;
const CHARACTERS_AT_ONCE = 250_000;
/** An answer that is already here is taken apart so far in about ten milliseconds. */
const CHARACTERS_A_TURN = 100_000;
/** A value may have two million bytes, and a character has at most three. */
const CHARACTERS_OF_ROW = 500_000;
/** Answers that nobody reads any more hold people's names: they are deleted after this. */
const KEPT_MS = RETENTION.answerDays * DAY_MS;

/** Of a record that is too long, which is only looked at for its key. */
const KEPT_OF_TEXT = 1_000;
const KEPT_OF_LIST = 100;

export type RecordsPiece = {
  number: number;
  /** How many records came before these. */
  before: number;
  records: ReadonlyArray<RawRecord>;
};

/** Keeps the records of an answer as they come. */
export function createAnswerWriter(db: Database, runId: string) {
  const turns = createTurns(CHARACTERS_A_TURN);
  let waiting: Array<string> = [];
  let columns: RawRecord["columns"] = null;
  let characters = 0;
  let before = 0;
  let pieces = 0;

  async function flush() {
    if (waiting.length === 0) return;
    const head = JSON.stringify({ before, columns }).slice(0, -1);
    const content = `${head},"records":[${waiting.join(",")}]}`;
    await runBatch(db, insertTexts(db, { runId, kind: "records", number: pieces }, content));
    pieces++;
    before += waiting.length;
    waiting = [];
    characters = 0;
  }
  return {
    pieces: () => pieces,
    async add(record: RawRecord) {
      const text = textOf(record);
      const isFull = waiting.length === RECORDS_AT_ONCE || characters + text.length > CHARACTERS_AT_ONCE;
      if (isFull || record.columns !== columns) await flush();
      columns = record.columns;
      waiting.push(text);
      characters += text.length;
      await turns.after(text);
    },
    flush,
  };
}

type StoredRecord = [content: unknown, isTooLong: boolean];

function textOf({ content, isTooLong }: RawRecord): string {
  const record: StoredRecord = [content, isTooLong];
  try {
    return isTooLong ? JSON.stringify(record, shortened) : JSON.stringify(record);
  } catch {
    // Nested too deep to be written as JSON: nothing that a notice could be.
    return JSON.stringify([null, isTooLong] satisfies StoredRecord);
  }
}

function shortened(_key: string, value: unknown): unknown {
  if (typeof value === "string") return value.slice(0, KEPT_OF_TEXT);
  return Array.isArray(value) && value.length > KEPT_OF_LIST ? value.slice(0, KEPT_OF_LIST) : value;
}

type Row = typeof answerPieces.$inferInsert;

function insertTexts(db: Database, of: Pick<Row, "runId" | "kind" | "number">, content: string) {
  return textsOf(content).map((text, part) => db.insert(answerPieces).values({ ...of, part, content: text }));
}

/** Cuts a text so that each part fits into a row, never inside a character. */
function textsOf(content: string): Array<string> {
  const texts: Array<string> = [];
  for (let from = 0; from < content.length;) {
    let end = Math.min(content.length, from + CHARACTERS_OF_ROW);
    if (end < content.length && isFirstHalf(content.charCodeAt(end - 1))) end -= 1;
    texts.push(content.slice(from, end));
    from = end;
  }
  return texts;
}

const isFirstHalf = (unit: number) => unit >= 0xd800 && unit < 0xdc00;

export const insertAnswerEnd = (db: Database, runId: string, end: ReadingEnd) =>
  insertTexts(db, { runId, kind: "end", number: 0 }, JSON.stringify(end));

/** The next records to be read, and how the answer ended; `null` for an end that is not here, or not any more. */
export async function findAnswer(db: Database, runId: string) {
  const { number } = answerPieces;
  const next = db
    .select({ number: min(number) })
    .from(answerPieces)
    .where(isOf(runId, "records"));
  const [records, end] = await runBatch(db, [
    listTexts(db, runId, "records").where(and(isOf(runId, "records"), inArray(number, next))),
    listTexts(db, runId, "end"),
  ]);
  return {
    records: records.length === 0 ? null : pieceOf(records),
    end: end.length === 0 ? null : readingEndOf(joined(end)),
  };
}

function listTexts(db: Database, runId: string, kind: Row["kind"]) {
  const { number, content } = answerPieces;
  return db
    .select({ number, content })
    .from(answerPieces)
    .where(isOf(runId, kind))
    .orderBy(asc(number), asc(answerPieces.part))
    .$dynamic();
}

const joined = (rows: ReadonlyArray<{ content: string }>) => rows.map(({ content }) => content).join("");

function pieceOf(rows: ReadonlyArray<{ number: number; content: string }>): RecordsPiece {
  const { before, columns, records } = JSON.parse(joined(rows)) as {
    before: number;
    columns: ReadonlyArray<string> | null;
    records: ReadonlyArray<StoredRecord>;
  };
  return {
    number: rows[0]!.number,
    before,
    records: records.map(([content, isTooLong]) => ({ content, isTooLong, columns })),
  };
}

/** What a reader must know of the records before: the newest version of each key, and which notices wait to be stored. */
export type Memory = {
  versions: ReadonlyArray<[key: string, revision: string]>;
  waiting: ReadonlyArray<string>;
};

export const insertMemory = (db: Database, runId: string, number: number, memory: Memory) =>
  insertTexts(db, { runId, kind: "read", number }, JSON.stringify(memory));

/** For each piece that has been read. Its rows are joined with `memoriesOf`. */
export const listMemories = (db: Database, runId: string) => listTexts(db, runId, "read");

export function memoriesOf(rows: ReadonlyArray<{ number: number; content: string }>): Array<Memory> {
  const texts = new Map<number, string>();
  for (const { number, content } of rows) texts.set(number, (texts.get(number) ?? "") + content);
  return [...texts.values()].map((text) => JSON.parse(text) as Memory);
}

export const deleteRecords = (db: Database, runId: string, number: number) =>
  db.delete(answerPieces).where(and(isOf(runId, "records"), eq(answerPieces.number, number)));

export const deleteAnswer = (db: Database, runId: string) =>
  db.delete(answerPieces).where(eq(answerPieces.runId, runId));

/** Deletes answers that have not been read to their end in time. */
export async function forgetOldAnswers(db: Database, now: Date): Promise<void> {
  const old = db
    .select({ id: sourceRuns.id })
    .from(sourceRuns)
    .where(lt(sourceRuns.startedAt, new Date(now.getTime() - KEPT_MS)));
  await db.delete(answerPieces).where(inArray(answerPieces.runId, old));
}

const isOf = (runId: string, kind: Row["kind"]) =>
  and(eq(answerPieces.runId, runId), eq(answerPieces.kind, kind));
