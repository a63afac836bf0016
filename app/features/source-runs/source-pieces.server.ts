import { and, asc, eq, exists, max, or } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#drizzle/client";
import { insertRows, piecesByBytes } from "#drizzle/json-rows";
import { answerPieces, sourcePieces, sourceRuns } from "#drizzle/schema";
import type { Notice } from "~/domain/opportunities/notice";
import { noticeFromJson } from "~/features/ingest/notice-content.server";
import type { Listed } from "./read-items.server";

/** A row of more bytes would be longer than a value may be. */
const PIECE_BYTES = 1_000_000;
/** Storing a piece takes about 20 statements for every ten notices, and a message stores several pieces. */
const NOTICES_A_PIECE = 100;

/** Notices of an answer that are new or changed, to be stored one piece after another. */
export function insertNotices(runId: string, from: number, notices: ReadonlyArray<Notice>) {
  const pieces: Array<Array<Notice>> = [];
  for (let at = 0; at < notices.length; at += NOTICES_A_PIECE)
    pieces.push(...piecesByBytes(notices.slice(at, at + NOTICES_A_PIECE), PIECE_BYTES));
  const rows = pieces.map((piece, i) => rowOf(runId, "notices", from + i, piece));
  return { count: rows.length, statement: insertRows(sourcePieces, rows) };
}

/** The number of the last notices that were kept. */
export const lastNotices = (db: Database, runId: string) =>
  db
    .select({ number: max(sourcePieces.number) })
    .from(sourcePieces)
    .where(isOf(runId, "notices"));

/** A part of an answer lists so many pieces of keys at most. */
const LISTED_PIECES = 100;

/** What a part of an answer lists, for when its notices are stored. */
export function insertListed(runId: string, part: number, { keys, withoutKey }: Listed) {
  const all = [...[...keys].map((key) => ({ key })), ...withoutKey.map((hash) => ({ hash }))];
  const rows = piecesByBytes(all, PIECE_BYTES).map((piece, i) =>
    rowOf(runId, "keys", part * LISTED_PIECES + i, piece),
  );
  return insertRows(sourcePieces, rows);
}

const endSchema = z.object({
  /** Why the answer could not be read to its end. */
  fault: z.string().nullable(),
  isUnchanged: z.boolean(),
  validators: z.array(
    z.object({ url: z.string(), etag: z.string().nullable(), lastModified: z.string().nullable() }),
  ),
});

/** How the reading of an answer ended. */
export type ReadingEnd = z.infer<typeof endSchema>;

export const insertEnd = (runId: string, end: ReadingEnd) =>
  insertRows(sourcePieces, [rowOf(runId, "end", 0, end)]);

type Kind = (typeof sourcePieces.$inferSelect)["kind"];
const rowOf = (runId: string, kind: Kind, number: number, content: unknown) => ({
  runId,
  kind,
  number,
  content: JSON.stringify(content),
});

export type UnfinishedRun = typeof sourceRuns.$inferSelect;

/** The runs whose answer is here, and is not stored to its end. */
export function listUnfinished(db: Database): Promise<Array<UnfinishedRun>> {
  const hasAnswer = db
    .select({ runId: answerPieces.runId })
    .from(answerPieces)
    .where(and(eq(answerPieces.runId, sourceRuns.id), eq(answerPieces.kind, "end")));
  const hasPieces = db
    .select({ runId: sourcePieces.runId })
    .from(sourcePieces)
    .where(and(eq(sourcePieces.runId, sourceRuns.id), eq(sourcePieces.kind, "end")));
  return db
    .select()
    .from(sourceRuns)
    .where(and(eq(sourceRuns.outcome, "running"), or(exists(hasAnswer), exists(hasPieces))))
    .orderBy(asc(sourceRuns.startedAt));
}

export async function findNextNotices(db: Database, runId: string) {
  const [piece] = await db
    .select()
    .from(sourcePieces)
    .where(isOf(runId, "notices"))
    .orderBy(asc(sourcePieces.number))
    .limit(1);
  if (!piece) return null;
  const notices = (JSON.parse(piece.content) as Array<Notice>).map(noticeFromJson);
  return { number: piece.number, notices };
}

/** Leaves these notices of a piece to be stored; without any, the piece is deleted. */
export function keepNotices(db: Database, runId: string, number: number, rest: ReadonlyArray<Notice>) {
  const isPiece = and(isOf(runId, "notices"), eq(sourcePieces.number, number));
  return rest.length === 0
    ? db.delete(sourcePieces).where(isPiece)
    : db
        .update(sourcePieces)
        .set({ content: JSON.stringify(rest) })
        .where(isPiece);
}

export const deletePieces = (db: Database, runId: string) =>
  db.delete(sourcePieces).where(eq(sourcePieces.runId, runId));

export const listListed = (db: Database, runId: string) =>
  db
    .select({ content: sourcePieces.content })
    .from(sourcePieces)
    .where(isOf(runId, "keys"))
    .orderBy(asc(sourcePieces.number));

export function listedOf(rows: ReadonlyArray<{ content: string }>): Listed {
  const all = rows.flatMap(({ content }) => JSON.parse(content) as Array<{ key?: string; hash?: string }>);
  return {
    keys: new Set(all.flatMap(({ key }) => (key === undefined ? [] : [key]))),
    withoutKey: all.flatMap((one) => ("hash" in one ? [one.hash ?? null] : [])),
  };
}

export async function findEnd(db: Database, runId: string): Promise<ReadingEnd> {
  const [row] = await db.select().from(sourcePieces).where(isOf(runId, "end"));
  return readingEndOf(row!.content);
}

export const readingEndOf = (content: string): ReadingEnd => endSchema.parse(JSON.parse(content));

const isOf = (runId: string, kind: Kind) => and(eq(sourcePieces.runId, runId), eq(sourcePieces.kind, kind));
