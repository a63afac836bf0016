import type { Services } from "~/lib/services";
import { SOURCES } from "~/sources";
import { coveredPlacesAround, sourcesAround } from "~/sources/coverage/coverage-around";
import type { CoverageAroundView } from "./coverage-view";

/** The rest is on the coverage page. */
const PLACES_SHOWN = 2;

/** `null` if we know none of the regions. A source that is not switched on is not said to be read. */
export function coverageAround(
  { config }: Pick<Services, "config">,
  regions: ReadonlyArray<string>,
): CoverageAroundView | null {
  const places = coveredPlacesAround(regions);
  const around = sourcesAround(places);
  if (around === null) return null;
  const read = SOURCES.filter(
    (source) => around.has(source.id) && source.offBecause(config.sourceKeys) === null,
  );
  return {
    // Two sources of one portal have one homepage.
    read: read
      .map(({ name, homepage }) => ({ name, url: homepage }))
      .filter(({ url }, i, all) => all.findIndex((other) => other.url === url) === i),
    places: places.slice(0, PLACES_SHOWN).map(({ name, unread }) => ({ name, ...unread })),
    more: Math.max(places.length - PLACES_SHOWN, 0),
  };
}
