import { and, eq, sql } from "drizzle-orm";
import { notices, undoneMerges } from "#drizzle/schema";
import type { Services } from "~/lib/services";
import { noticeFromContent } from "./notice-content.server";
import { draftOpportunity } from "./opportunity-draft.server";
import { writeOpportunities } from "./write-opportunities.server";

/**
 * Moves a wrongly merged notice to a new opportunity of its own; the two are never merged again. Saved bids stay with the
 * first opportunity. Returns the new opportunity's ID, or `null` if no notice of that portal is merged into the
 * opportunity.
 */
export async function undoMerge(
  services: Pick<Services, "db" | "broadcaster">,
  { opportunityId, portal }: { opportunityId: number; portal: string },
  sourceName: string,
  now: Date,
): Promise<number | null> {
  const { db } = services;
  const [row] = await db
    .select({
      id: notices.id,
      key: notices.key,
      content: notices.content,
      nextId: sql<number>`(select max(id) + 1 from opportunities)`,
    })
    .from(notices)
    .where(
      and(eq(notices.opportunityId, opportunityId), eq(notices.portal, portal), eq(notices.leads, false)),
    );
  if (!row) return null;
  const write = {
    id: row.nextId,
    isNew: true,
    draft: draftOpportunity(noticeFromContent(row.content)),
    before: null,
    portal,
    portalSource: sourceName,
    createdAt: now,
    version: 1,
    changes: [],
  };
  await writeOpportunities(services, [write], now, [
    db.update(notices).set({ opportunityId: row.nextId, leads: true }).where(eq(notices.id, row.id)),
    db.insert(undoneMerges).values({ portal, key: row.key, opportunityId, at: now }).onConflictDoNothing(),
  ]);
  return row.nextId;
}
