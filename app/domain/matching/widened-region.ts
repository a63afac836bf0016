import { limitsFor } from "../billing/roles";
import { isWithin, resolveRegion } from "../geography";
import { type ChosenPreferences, splitPreferences } from "./effective-preferences";

/**
 * Under a plan for one region: the region that counts now, if it lies within `region`, which can then take its place and
 * loses nothing. `null` under any other plan, and where following `region` would leave the present one out.
 */
export function widenedBy(
  region: string,
  chosen: Pick<ChosenPreferences, "role" | "regions" | "serviceTypes">,
): string | null {
  const [followed] = splitPreferences(chosen).counting.regions;
  if (limitsFor(chosen.role).regions !== 1 || followed === undefined) return null;
  const code = resolveRegion(followed);
  return code !== null && code !== region && isWithin(code, region) ? followed : null;
}
