import { isWithin, stateOf } from "../divisions/region-codes";
import { placesInText } from "../in-text/places-in-text";
import { countiesListed } from "../in-text/places-of-roadworks";
import { findDivisionNamed } from "../names/gazetteer";
import type { PlaceFound } from "../place-found";

const TOWNSHIP_IN_COUNTY = /^.{3,60}(?:, | \()((?:[\p{L}.]+ ){1,3}County)\)?$/iu;

/** "Washington Park Association of Hudson County, Inc." */
const BODY_OF_COUNTY = / of ((?:\p{Lu}[\p{L}.]+ ){1,2}County)(?:,? (?:Inc|LLC|Corp)\.?)?$/u;

/** The town in the county that follows it: "Hamilton Township, Atlantic County". */
export function countyIn(buyer: string, scope: string): PlaceFound | null {
  const named = BODY_OF_COUNTY.exec(buyer)?.[1];
  const whole = named === undefined ? null : findDivisionNamed(named, scope);
  if (whole?.kind === "division" && stateOf(scope) !== null)
    return { codes: [whole.code], town: null, strength: "near", words: buyer };
  const written = TOWNSHIP_IN_COUNTY.exec(buyer)?.[1];
  const county = written === undefined ? null : findDivisionNamed(written, scope);
  if (county?.kind !== "division") return null;
  const [town] = placesInText(buyer, { scope: county.code, buyerCity: null, isLocalName: true }).filter(
    ({ codes }) => codes.every((code) => isWithin(code, county.code)),
  );
  return { codes: town?.codes ?? [county.code], town: town?.town ?? null, strength: "near", words: buyer };
}

/** All counties of a body that serves several: "Warren and Washington Counties", "Counties of Fulton and Montgomery". */
export function countiesOfBody(buyer: string, scope: string): ReadonlyArray<string> {
  const codes = countiesListed(buyer, stateOf(scope)).flatMap((county) => county.codes);
  return new Set(codes).size > 1 && codes.every((code) => isWithin(code, scope)) ? [...new Set(codes)] : [];
}
