import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#drizzle/client";
import { deadLetters } from "#drizzle/schema";
import { queueFailedMail } from "~/features/outbox/failed-mail.server";
import type { Services } from "~/lib/services";
import { queueJobs, taskSchema } from "./work-tasks.server";

/** A message that failed for good, or the batch that a task of the mail queue should have sent. */
const mailSchema = z.union([
  z.object({ email: z.string() }),
  z.object({ task: z.literal("send"), batch: z.string() }),
]);

/**
 * Queues again what was given up, as of now, and then forgets the letter: a kill in between queues it twice, which
 * changes nothing. Returns false if nothing can be made of it.
 */
export async function sendLetterAgain(services: Services, id: string): Promise<boolean> {
  const { db, workQueue, now } = services;
  const [letter] = await db.select().from(deadLetters).where(eq(deadLetters.id, id));
  // It has been dealt with in another window.
  if (!letter) return true;
  const body = parsedJson(letter.body);
  const mail = mailSchema.safeParse(body);
  const task = taskSchema.safeParse(body);
  if (mail.success) {
    await queueFailedMail(db, mail.data);
    await queueJobs(services, ["mail"]);
  } else if (task.success) {
    await workQueue.push([{ ...task.data, at: now().toISOString() }]);
  } else return false;
  await dropLetter(db, id);
  return true;
}

export async function dropLetter(db: Database, id: string): Promise<void> {
  await db.delete(deadLetters).where(eq(deadLetters.id, id));
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
