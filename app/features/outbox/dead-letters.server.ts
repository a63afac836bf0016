import { desc } from "drizzle-orm";
import { z } from "zod";
import { deadLetters } from "#drizzle/schema";
import type { Services } from "~/lib/services";

const LETTERS_SHOWN = 100;

const letterSchema = z.object({ body: z.string(), reason: z.string() });

/** Stores what ended in the dead-letter queue, for operators to see. */
export async function storeDeadLetter(
  { db, now }: Services,
  { id, body }: { id: string; body: unknown },
): Promise<void> {
  const letter = letterSchema.safeParse(body);
  const stored = letter.success
    ? letter.data
    : { body: JSON.stringify(body), reason: "Tried as often as the queue allows" };
  await db
    .insert(deadLetters)
    .values({ id, ...stored, at: now() })
    .onConflictDoNothing();
}

export function listDeadLetters({ db }: Services) {
  return db.select().from(deadLetters).orderBy(desc(deadLetters.at)).limit(LETTERS_SHOWN);
}
