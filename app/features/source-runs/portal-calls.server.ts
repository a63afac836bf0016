import { and, count, eq, gte } from "drizzle-orm";
import { runBatch, runOne } from "#drizzle/batch";
import { portalCalls, sourceRuns } from "#drizzle/schema";
import type { Services } from "~/lib/services";
import type { CallMeter } from "~/sources/polite-fetch";
import { PortalUnavailable, type Source } from "~/sources/source";
import { type CallDay, endCalls, takeCall } from "./portal-calls.sql.server";

/** Portals start their count at midnight UTC. */
const dayOf = ({ portal }: Source, now: Date): CallDay => ({ portal, day: now.toISOString().slice(0, 10) });

/** For reading the list of notices, which may use every call that is left; `null` if the portal sets no limit. */
export function listMeter(services: Services, source: Source): CallMeter | null {
  const limit = source.callLimit?.(services.config.sourceKeys);
  return limit ? meterOf(services, source, limit.aDay, limit.aDay) : null;
}

/** For reading texts: it leaves the calls for today's list. */
export function textMeter(services: Services, source: Source, limit: number): CallMeter {
  return meterOf(services, source, limit, source.callLimit?.(services.config.sourceKeys).aDay ?? limit);
}

/** Each call is stored before it is made, so that runs at the same time, or killed ones, never exceed the limit. */
function meterOf({ db, now }: Services, source: Source, limit: number, aDay: number): CallMeter {
  return {
    async take() {
      const [taken] = await runOne(db, takeCall(dayOf(source, now()), limit));
      if (!taken)
        throw new PortalUnavailable(`Today's calls to ${source.name} are used up.`, { status: 429 });
    },
    async end() {
      await runOne(db, endCalls(dayOf(source, now()), aDay));
    },
  };
}

/**
 * Up to which count of today's calls texts may be read, and how many are left for them. Until today's list has been read,
 * its calls are kept free.
 */
export async function callsForTexts(
  { db, now, config }: Services,
  source: Source,
): Promise<{ limit: number; left: number }> {
  const { aDay, forList } = source.callLimit?.(config.sourceKeys) ?? {
    aDay: Number.MAX_SAFE_INTEGER,
    forList: 0,
  };
  const { portal, day } = dayOf(source, now());
  const [[used], [lists]] = await runBatch(db, [
    db
      .select({ calls: portalCalls.calls })
      .from(portalCalls)
      .where(and(eq(portalCalls.portal, portal), eq(portalCalls.day, day))),
    db
      .select({ complete: count() })
      .from(sourceRuns)
      .where(
        and(
          eq(sourceRuns.source, source.id),
          gte(sourceRuns.startedAt, new Date(day)),
          eq(sourceRuns.outcome, "complete"),
        ),
      ),
  ]);
  const limit = lists?.complete ? aDay : aDay - forList;
  return { limit, left: Math.max(0, limit - (used?.calls ?? 0)) };
}
