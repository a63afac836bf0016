import { foldName } from "../folded-name";
import { isInLongerName } from "../in-text/names-of-ways";
import type { PlaceFound } from "../place-found";
import type { LocalBuyer } from "./place-of-buyer";

const NEW_YORK_CITY = "US-NY-NYC";
/** A body that is in one town and buys for it alone. */
const OF_ONE_TOWN =
  /(?<!\p{L})(?:city|town|village|township|twp|borough|ville|municipalité|municipality|university|college|suny|school department)(?!\p{L})/iu;
const OF_SEVERAL =
  /(?<!\p{L})(?:county|counties|region|regional|district|authority|board|commission|mrc|conservation|system)(?!\p{L})/iu;

/**
 * Whether a place in the title of a local buyer's notice is no place: the name of another town in that of a way or a
 * building, as "Barrie Hill Road" of the Township of Springwater. A county's title keeps the towns of its buildings.
 */
export function isNameInTitleOf(
  buyer: LocalBuyer | null,
  name: string | null,
  title: string,
): (place: PlaceFound) => boolean {
  if (buyer === null || name === null) return () => false;
  const isOfTown = OF_ONE_TOWN.test(name) && !OF_SEVERAL.test(name);
  const folded = ` ${foldName(name)} `;
  return ({ strength, words, town, isSite, codes }) =>
    // A station may go by its town's name alone.
    (isSite === true ? words === town : strength === "near") &&
    town !== null &&
    !folded.includes(` ${foldName(town)} `) &&
    // A borough of New York City is a place of its own in the city's notices.
    !codes.some((code) => code.startsWith(NEW_YORK_CITY)) &&
    isInLongerName(title, words, { isRoadOnly: !isOfTown });
}
