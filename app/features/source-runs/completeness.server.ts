import { and, desc, eq, inArray } from "drizzle-orm";
import { type RowsOf, runBatch } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { type SOURCE_RUN_OUTCOMES, sourceRuns } from "#drizzle/schema";
import { DAY_MS } from "~/domain/duration";
import { log } from "~/lib/log.server";
import type { Source } from "~/sources/source";

/** An answer with at most half of the last complete one's notices is treated as a fault of the portal. */
const SHRUNKEN_SHARE = 0.5;
const SHRUNKEN_FROM = 20;
/** Shrunken answers agree if the smaller one has at least this share of the greater one's notices. */
const AGREEING_SHARE = 0.9;
/** A portal that stays this small, in answers that agree, has really shrunk. */
const ACCEPTED_AFTER_MS = DAY_MS;
const ANSWERS_COMPARED = 50;

type SourceRunOutcome = (typeof SOURCE_RUN_OUTCOMES)[number];

export type Verdict = { outcome: "complete" | "shrunken"; reason: string | null };

/** Decides whether a snapshot's answer lists everything that is open, and tells the operators if that is in doubt. */
export async function judgeAnswer(db: Database, source: Source, read: number, now: Date): Promise<Verdict> {
  const [[last], answers] = await runBatch(db, [
    listAnswers(db, source, ["complete"], 1),
    listAnswers(db, source, ["complete", "unchanged", "shrunken"], ANSWERS_COMPARED),
  ]);
  const before = last?.read ?? 0;
  if (read > 0 && (before < SHRUNKEN_FROM || read > before * SHRUNKEN_SHARE)) {
    return { outcome: "complete", reason: null };
  }
  const since = smallSince(answers, read);
  if (read > 0 && since !== null && now.getTime() - since.getTime() >= ACCEPTED_AFTER_MS) {
    log("warn", "A shrunken source is accepted as complete", { source: source.id, read, before });
    const reason = `${read} notices, after ${before} before ${since.toISOString()}: accepted as complete.`;
    return { outcome: "complete", reason };
  }
  log("warn", "The answer of a source has shrunk", { source: source.id, read, before });
  const reason = `${read} notices, after ${before} the last time: treated as a fault, nothing was closed.`;
  return { outcome: "shrunken", reason };
}

type Answer = RowsOf<ReturnType<typeof listAnswers>>[number];

/** The last runs with these outcomes, newest first. */
function listAnswers(db: Database, { id }: Source, outcomes: ReadonlyArray<SourceRunOutcome>, limit: number) {
  const { source, outcome, read, startedAt } = sourceRuns;
  return db
    .select({ outcome, read, startedAt })
    .from(sourceRuns)
    .where(and(eq(source, id), inArray(outcome, [...outcomes])))
    .orderBy(desc(startedAt))
    .limit(limit);
}

/** When the first of the last answers came that were as small as this one, without another answer between them. */
function smallSince(answers: ReadonlyArray<Answer>, read: number): Date | null {
  const other = answers.findIndex((answer) => answer.outcome !== "shrunken" || !doAgree(answer.read, read));
  return answers.slice(0, other === -1 ? answers.length : other).at(-1)?.startedAt ?? null;
}

const doAgree = (a: number, b: number) => Math.min(a, b) >= Math.max(a, b) * AGREEING_SHARE;
