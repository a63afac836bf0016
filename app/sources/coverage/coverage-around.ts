import { ancestorsOf, resolveRegion } from "~/domain/geography";
import type { SourceId } from "../source";
import { COVERED_PLACES, type CoveredPlace } from "./coverage-register";

/** The provinces and states that these regions are in; empty without regions, or for regions that we do not know. */
export function coveredPlacesAround(regions: ReadonlyArray<string>): Array<CoveredPlace> {
  const codes = new Set(
    regions.flatMap((region) => {
      const code = resolveRegion(region);
      return code === null ? [] : [code, ...ancestorsOf(code)];
    }),
  );
  return COVERED_PLACES.filter(({ code }) => codes.has(code));
}

/** The sources that have notices for these places; `null` if that may be any. */
export function sourcesAround(places: ReadonlyArray<CoveredPlace>): ReadonlySet<SourceId> | null {
  return places.length === 0 ? null : new Set(places.flatMap(({ sources }) => sources));
}

const PLACES_NAMED = 2;
const REASONS = / \([^()]*\)/g;

/** The portals that are not read in these places, without the reasons, which the coverage page gives. */
export function notReadAround(places: ReadonlyArray<CoveredPlace>): string {
  if (places.length === 0) return "portals without an open feed.";
  const named = places.slice(0, PLACES_NAMED).map(({ name, notRead }) => {
    const portals = notRead.replace(REASONS, "");
    return places.length === 1 ? portals : `${name}: ${portals}`;
  });
  const rest = places.length - named.length;
  return [...named, ...(rest > 0 ? [`And in ${rest} more places.`] : [])].join(" ");
}
