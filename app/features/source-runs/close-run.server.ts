import type { SOURCE_RUN_OUTCOMES } from "#drizzle/schema";
import { log } from "~/lib/log.server";
import type { Services } from "~/lib/services";
import type { Source } from "~/sources/source";
import { judgeAnswer } from "./completeness.server";
import { readKeyless } from "./keyless-records.server";
import type { Listed } from "./read-items.server";
import type { Budget } from "./statement-budget.server";
import { type Missing, withdrawMissing } from "./withdraw-missing.server";

export type SourceRunOutcome = (typeof SOURCE_RUN_OUTCOMES)[number];

type Ending = {
  outcome: SourceRunOutcome;
  reason: string | null;
  /** By this call. */
  withdrawn: number;
  /** Whether all that must be withdrawn is. If not, this is called again. */
  isFinished: boolean;
};

/** Decides whether the answer is complete; if so, withdraws the notices that it lacks. */
export async function closeRun(
  services: Services,
  source: Source,
  listed: Listed,
  { read, startedAt: now }: { read: number; startedAt: Date },
  budget: Budget,
): Promise<Ending> {
  const none = { withdrawn: 0, isFinished: true };
  if (source.completeness === "delta") return { ...none, outcome: "complete", reason: null };

  const verdict = await judgeAnswer(services.db, source, read, now);
  if (verdict.outcome === "shrunken") return { ...none, ...verdict };
  const couldBeListed = await readKeyless(services.db, source.id, listed.withoutKey, now);
  const missing = await withdrawMissing(
    services,
    source.portal,
    { present: listed.keys, couldBeListed },
    now,
    budget.isLeft,
  );
  const { withdrawn, isFinished } = missing;
  if (listed.withoutKey.length === 0) return { ...verdict, withdrawn, isFinished };
  const records = listed.withoutKey.length;
  log("warn", "A source has records without a key", { source: source.id, records, open: missing.doubtful });
  return { ...verdict, reason: reasonWithoutKey(records, missing), withdrawn, isFinished };
}

function reasonWithoutKey(records: number, { doubtful }: Missing): string {
  const consequence =
    doubtful > 0
      ? `${doubtful} missing notices could be one of them, so none of these was closed.`
      : "No missing notice could be one of them.";
  return `Records without a key: ${records}. ${consequence}`;
}
