import { desc } from "drizzle-orm";
import { z } from "zod";
import { deadLetters } from "#drizzle/schema";
import type { Services } from "~/lib/services";

const LETTERS_SHOWN = 100;

const letterSchema = z.object({ body: z.string(), reason: z.string() });

/** Stores what ended in a dead-letter queue, for operators to see. False if it is stored already. */
export async function storeDeadLetter(
  { db, now }: Services,
  { id, body }: { id: string; body: unknown },
): Promise<boolean> {
  const letter = letterSchema.safeParse(body);
  const stored = letter.success
    ? letter.data
    : { body: JSON.stringify(body), reason: "Tried as often as the queue allows" };
  const added = await db
    .insert(deadLetters)
    .values({ id, ...stored, at: now() })
    .onConflictDoNothing()
    .returning({ id: deadLetters.id });
  return added.length > 0;
}

export function listDeadLetters({ db }: Services) {
  return db.select().from(deadLetters).orderBy(desc(deadLetters.at)).limit(LETTERS_SHOWN);
}
