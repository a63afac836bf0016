import { redirect } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import type { Database } from "#drizzle/client";
import { joinedOpportunities } from "#drizzle/schema";

/** The bid that this one has joined, so that only the other is left; `null` if it has joined none. */
export async function findBidJoined(db: Database, id: number): Promise<number | null> {
  const [row] = await db
    .select({ id: joinedOpportunities.intoId })
    .from(joinedOpportunities)
    .where(eq(joinedOpportunities.opportunityId, id));
  return row?.id ?? null;
}

type Asked = {
  id: number | null;
  /** Where the other bid is shown. */
  hrefOf: (id: number) => string;
  /** 301 where the answer is the same for everyone. */
  status?: 301 | 302;
};

/** Sends the reader of an old address, such as a link in mail, on to the bid that this one has joined. */
export async function redirectIfJoined(db: Database, { id, hrefOf, status = 302 }: Asked): Promise<void> {
  const joined = id === null ? null : await findBidJoined(db, id);
  if (joined !== null) throw redirect(hrefOf(joined), status);
}
