import { and, eq } from "drizzle-orm";
import { notices } from "#drizzle/schema";
import { bringBack } from "~/features/archive/bring-back.server";
import type { Services } from "~/lib/services";
import { separateNotices } from "./separate-notices.server";

/**
 * Moves a wrongly merged notice to a new opportunity of its own; the two are never merged again. Saved bids stay with the
 * first opportunity. Returns the new opportunity's ID, or `null` if no notice of that portal is merged into the
 * opportunity.
 */
export async function undoMerge(
  services: Pick<Services, "db" | "archive" | "broadcaster">,
  { opportunityId, portal }: { opportunityId: number; portal: string },
  now: Date,
): Promise<number | null> {
  const [row] = await services.db
    .select({ id: notices.id })
    .from(notices)
    .where(
      and(eq(notices.opportunityId, opportunityId), eq(notices.portal, portal), eq(notices.leads, false)),
    );
  if (!row) return null;
  await bringBack(services, [opportunityId]);
  const at = { places: [], region: null, city: null, title: "" };
  const separation = { opportunityId, groups: [{ ids: [row.id], at }], lead: null };
  const [created] = await separateNotices(services, separation, now);
  return created ?? null;
}
