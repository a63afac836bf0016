import { and, eq, isNull } from "drizzle-orm";
import { runOne, tagged } from "#drizzle/batch";
import { type Profile, users } from "#drizzle/schema";
import { limitsFor } from "~/domain/billing/roles";
import { resolveRegion, timeZoneOf } from "~/domain/geography";
import type { MatchProfile } from "~/domain/matching/match-profile";
import { readerZoneLike } from "~/domain/reader-zones";
import type { Services } from "~/lib/services";

type Completion = "completed" | "already-onboarded" | "beyond-limits" | "plan-changed";

/**
 * Stores the choices once: of several concurrent requests one wins. Nothing is stored if the role changed after its
 * limits were checked.
 */
export async function completeOnboarding(
  { db, now }: Services,
  { id, role }: Profile,
  { regions, serviceTypes }: MatchProfile,
): Promise<Completion> {
  const limits = limitsFor(role);
  const isWithin = (list: ReadonlyArray<string>, limit: number | null) =>
    list.length > 0 && (limit === null || list.length <= limit);
  if (!isWithin(regions, limits.regions) || !isWithin(serviceTypes, limits.serviceTypes))
    return "beyond-limits";

  const update = db
    .update(users)
    .set({
      regions: [...regions],
      serviceTypes: [...serviceTypes],
      alertWeekly: true,
      alertInstant: false,
      timeZone: zoneOf(regions[0] ?? ""),
      onboardedAt: now(),
    })
    .where(and(eq(users.id, id), isNull(users.onboardedAt), eq(users.role, role)))
    .returning({ id: users.id });
  const [completed] = await runOne(db, tagged("onboarding.complete", update));
  if (completed) return "completed";

  const [stored] = await db.select({ onboardedAt: users.onboardedAt }).from(users).where(eq(users.id, id));
  return stored?.onboardedAt ? "already-onboarded" : "plan-changed";
}

/** The clock of the first place that somebody follows; they can choose another in the settings. */
const zoneOf = (region: string) => readerZoneLike(timeZoneOf(resolveRegion(region) ?? region));
