import { desc } from "drizzle-orm";
import { z } from "zod";
import { deadLetters } from "#drizzle/schema";
import { buildDigest } from "~/features/digests/build-digest.server";
import { planDueDigests } from "~/features/digests/plan-digests.server";
import type { Services } from "~/lib/services";
import type { MailLane } from "~/ports/mail-queue";
import { deliverBatch } from "./deliver-emails.server";
import { enqueueOutbox } from "./outbox.server";

const taskSchema = z.discriminatedUnion("task", [
  z.object({ task: z.literal("build"), run: z.string().min(1) }),
  z.object({ task: z.literal("send"), batch: z.string().min(1) }),
]);

/** How long to wait before the task comes again; `null` when it is done. A task that cannot be read throws. */
export async function performMailTask(
  services: Services,
  lane: MailLane,
  body: unknown,
): Promise<number | null> {
  const task = taskSchema.parse(body);
  if (task.task === "send") return (await deliverBatch(services, task.batch, lane)).retryAfterSeconds;
  const { isDone } = await buildDigest(services, task.run);
  await enqueueOutbox(services);
  if (!isDone) await services.mailQueue?.push("bulk", [task]);
  return null;
}

/** Plans what is due; then the queue builds it, or where there is none this does. Returns how many were queued. */
export async function startDueDigests(services: Services): Promise<{ runs: number; queued: number }> {
  const runs = await planDueDigests(services);
  if (services.mailQueue !== null) {
    await services.mailQueue.push(
      "bulk",
      runs.map(({ id }) => ({ task: "build", run: id })),
    );
    return { runs: runs.length, queued: 0 };
  }
  let queued = 0;
  for (const { id } of runs) {
    for (let isDone = false; !isDone;) {
      const built = await buildDigest(services, id);
      queued += built.queued;
      isDone = built.isDone;
    }
  }
  return { runs: runs.length, queued };
}

const letterSchema = z.object({ body: z.string(), reason: z.string() });

/** Keeps what ended in the dead-letter queue where operators see it. */
export async function keepDeadLetter(
  { db, now }: Services,
  { id, body }: { id: string; body: unknown },
): Promise<void> {
  const letter = letterSchema.safeParse(body);
  const kept = letter.success
    ? letter.data
    : { body: JSON.stringify(body), reason: "Tried as often as the queue allows" };
  await db
    .insert(deadLetters)
    .values({ id, ...kept, at: now() })
    .onConflictDoNothing();
}

const LETTERS_SHOWN = 100;

export function listDeadLetters({ db }: Services) {
  return db.select().from(deadLetters).orderBy(desc(deadLetters.at)).limit(LETTERS_SHOWN);
}
