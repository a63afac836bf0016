import { limitsFor, type Role } from "../billing/roles";
import type { Exclusion } from "./exclusions";
import type { MatchProfile } from "./match-profile";

/** What a person has chosen, under whatever plan they had then. */
export type ChosenPreferences = {
  role: Role;
  regions: ReadonlyArray<string>;
  serviceTypes: ReadonlyArray<string>;
  partsOff: ReadonlyArray<string>;
  excluded: ReadonlyArray<Exclusion>;
};

/** The parts of a person's choices that their plan covers, and those that it does not. */
export type SplitPreferences = {
  counting: { regions: Array<string>; serviceTypes: Array<string> };
  paused: { regions: Array<string>; serviceTypes: Array<string> };
};

/**
 * Which regions and trades count under the person's present plan: the first ones, up to the plan's limits. The others stay
 * stored and count again with a larger plan. `entitlement.sql.server.ts` has the same rule as SQL.
 */
export function splitPreferences({
  role,
  regions,
  serviceTypes,
}: Omit<ChosenPreferences, "partsOff" | "excluded">): SplitPreferences {
  const limits = limitsFor(role);
  return {
    counting: {
      regions: regions.slice(0, limits.regions ?? undefined),
      serviceTypes: serviceTypes.slice(0, limits.serviceTypes ?? undefined),
    },
    paused: {
      regions: regions.slice(limits.regions ?? regions.length),
      serviceTypes: serviceTypes.slice(limits.serviceTypes ?? serviceTypes.length),
    },
  };
}

/** What the feed, counts, digests, alerts and live updates match for a person. Parts of paused trades have no effect. */
export function effectivePreferences(chosen: ChosenPreferences): MatchProfile {
  return { ...splitPreferences(chosen).counting, partsOff: chosen.partsOff, excluded: chosen.excluded };
}

/**
 * The list to store when a person chooses up to `limit` entries and may have others that are paused. New entries replace
 * those that counted; the paused ones stay behind them. If the person picks among their own entries, all of them stay.
 */
export function keepPaused(
  stored: ReadonlyArray<string>,
  chosen: ReadonlyArray<string>,
  limit: number | null,
): Array<string> {
  if (limit === null) return [...chosen];
  const isOwn = chosen.every((entry) => stored.includes(entry));
  const kept = isOwn ? stored : stored.slice(limit);
  return [...new Set([...chosen, ...kept])];
}
