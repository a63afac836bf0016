import { isWithin, mostSpecific } from "../divisions/region-codes";
import { foldName } from "../folded-name";
import { everyPlaceNamed } from "../names/gazetteer";
import type { PlaceFound } from "../place-found";
import { countryOf } from "../stated/home-of-portal";
import { isCityOfStates } from "../tables/towns/cities-united-states";
import { isLocalBody, isMunicipality } from "./local-bodies";
import { otherStateOfBuyer } from "./other-states-in-names";
import { type LocalBuyer, placeOfLocalBuyer } from "./place-of-buyer";

/** A local buyer of a notice that names no country, if only one country has a place of its name. */
export function buyerInOneCountry(buyer: string | null): LocalBuyer | null {
  if (buyer === null || !isLocalBody(buyer) || otherStateOfBuyer(buyer) !== null) return null;
  const [only, second] = ["CA", "US"].flatMap((country) => placeOfLocalBuyer(buyer, country) ?? []);
  if (only === undefined || second !== undefined) return null;
  const name = foldName(only.town ?? "");
  const country = countryOf(only.codes[0] ?? "");
  const isBoth = /\bcity of\b/i.test(buyer)
    ? country === "CA" && isCityOfStates(name)
    : everyPlaceNamed(name).some(({ code }) => !isWithin(code, country));
  return isBoth ? null : only;
}

/**
 * A municipality that several states or counties have, in the county of one of the addresses in its text. The other
 * addresses are architects' and printers'.
 */
export function buyerAmong(buyer: string | null, sites: ReadonlyArray<PlaceFound>): LocalBuyer | null {
  if (buyer === null || !isMunicipality(buyer)) return null;
  const [only, second] = mostSpecific(sites.flatMap(({ codes }) => codes)).flatMap(
    (code) => placeOfLocalBuyer(buyer, code) ?? [],
  );
  return second === undefined ? (only ?? null) : null;
}
