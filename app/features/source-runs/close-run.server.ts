import type { SOURCE_RUN_OUTCOMES } from "#drizzle/schema";
import { log } from "~/lib/log.server";
import type { Services } from "~/lib/services";
import type { Source } from "~/sources/source";
import { judgeAnswer } from "./completeness.server";
import { readKeyless } from "./keyless-records.server";
import type { Listed } from "./read-items.server";
import { type Missing, withdrawMissing } from "./withdraw-missing.server";

export type SourceRunOutcome = (typeof SOURCE_RUN_OUTCOMES)[number];

type Ending = { outcome: SourceRunOutcome; reason: string | null; withdrawn: number };

/** Decides whether the answer is complete; if so, withdraws the notices that it lacks. */
export async function closeRun(
  services: Services,
  source: Source,
  listed: Listed,
  read: number,
  now: Date,
): Promise<Ending> {
  if (source.completeness === "delta") return { outcome: "complete", reason: null, withdrawn: 0 };

  const verdict = await judgeAnswer(services.db, source, read, now);
  if (verdict.outcome === "shrunken") return { ...verdict, withdrawn: 0 };
  const couldBeListed = await readKeyless(services.db, source.id, listed.withoutKey, now);
  const missing = await withdrawMissing(
    services,
    source.portal,
    { present: listed.keys, couldBeListed },
    now,
  );
  const { withdrawn } = missing;
  if (listed.withoutKey.length === 0) return { ...verdict, withdrawn };
  const records = listed.withoutKey.length;
  log("warn", "A source has records without a key", { source: source.id, records, open: missing.doubtful });
  return { ...verdict, reason: reasonWithoutKey(records, missing), withdrawn };
}

function reasonWithoutKey(records: number, { doubtful }: Missing): string {
  const consequence =
    doubtful > 0
      ? `${doubtful} missing notices could be one of them, so none of these was closed.`
      : "No missing notice could be one of them.";
  return `Records without a key: ${records}. ${consequence}`;
}
