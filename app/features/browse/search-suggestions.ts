import { regionName, resolveRegion, STATIC_REGIONS } from "~/domain/geography/index";
import { SERVICE_TYPES } from "~/domain/service-types";

/** What the search box offers: the reader's own places, words for the trades, and the places most asked for. */
export function searchSuggestions(regions: ReadonlyArray<string>): Array<string> {
  const own = regions.flatMap((region) => resolveRegion(region) ?? []).map(regionName);
  return [
    ...new Set([
      ...own,
      ...SERVICE_TYPES.filter(({ id }) => id !== "other-custom").flatMap(({ tags }) => tags),
      ...STATIC_REGIONS.map(({ name }) => name),
    ]),
  ];
}
