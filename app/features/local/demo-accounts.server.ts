import { eq } from "drizzle-orm";
import type { Database } from "#drizzle/client";
import { accounts } from "#drizzle/schema";

/** Whether a demo account is still there: each can delete itself in its profile. */
export async function isDemoAccountThere(db: Database, id: string): Promise<boolean> {
  const found = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id));
  return found.length > 0;
}

export const demoAccountIsGone = (email: string) => ({
  title: "This demo account has been deleted",
  text: `You can sign up again as ${email}. To get every demo account back, stop the server, delete the folder .wrangler/state and run npm start.`,
  tone: "info" as const,
});
