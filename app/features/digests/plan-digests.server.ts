import { eq } from "drizzle-orm";
import { runBatch } from "#drizzle/batch";
import { inJson } from "#drizzle/json-rows";
import { digestRuns } from "#drizzle/schema";
import { digestsDue, type DueDigest } from "~/domain/mail/digest-schedule";
import type { Services } from "~/lib/services";
import { insertDeliveries, insertDigestRun } from "./plan-digests.sql.server";

export type DigestRun = typeof digestRuns.$inferSelect;

const runIdOf = ({ kind, period }: Pick<DueDigest, "kind" | "period">) => `${kind}:${period}`;

/**
 * Plans every mailing that is due and not planned yet. Returns the runs that are not complete: the new ones, and those
 * whose building died halfway. A run and its readers are stored in one transaction, so planning twice plans once.
 */
export async function planDueDigests(services: Services): Promise<Array<DigestRun>> {
  const due = digestsDue(services.now());
  const known = await listRuns(services, due);
  for (const digest of due) {
    if (!known.some(({ id }) => id === runIdOf(digest))) await planDigest(services, digest);
  }
  return (await listRuns(services, due)).filter(({ completedAt }) => completedAt === null);
}

function listRuns({ db }: Services, due: ReadonlyArray<DueDigest>) {
  return db
    .select()
    .from(digestRuns)
    .where(inJson(digestRuns.id, due.map(runIdOf)))
    .orderBy(digestRuns.startedAt, digestRuns.period);
}

/** Plans the mailings that are due and queues a build task for each that is not complete. Returns how many. */
export async function startDueDigests(services: Services): Promise<number> {
  const runs = await planDueDigests(services);
  const at = services.now().toISOString();
  await services.workQueue.push(runs.map(({ id }) => ({ task: "build", run: id, at })));
  return runs.length;
}

export async function findRun({ db }: Services, id: string): Promise<DigestRun | null> {
  const [run] = await db.select().from(digestRuns).where(eq(digestRuns.id, id));
  return run ?? null;
}

async function planDigest({ db, now }: Services, digest: DueDigest) {
  const id = runIdOf(digest);
  await runBatch(db, [insertDigestRun(id, digest, now()), insertDeliveries(id, digest, now())]);
}
