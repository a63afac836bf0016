import { findCity } from "./gazetteer";
import { mostSpecific } from "./region-codes";
import { isNameOf, townLabel, withoutAddressEnd } from "./town-label";

/** A field with more towns than this describes a program, not a site. */
const MOST_TOWNS = 5;

export type StatedTowns = { places: Array<string>; city: string | null };

/** The towns that a city field names, inside these places; `null` unless each of its names is known there. */
export function townsStated(written: string, places: ReadonlyArray<string>): StatedTowns | null {
  const city = withoutAddressEnd(written);
  const inPlaces = (name: string) =>
    places.map((place) => findCity(name, place)).find((entry) => entry !== null) ?? null;
  const whole = inPlaces(city);
  const parts = city.split(/[,;/&]| and | et |-|–/).map((part) => part.trim());
  if (parts.length > 1 && (whole === null || !isNameOf(city, whole))) {
    if (parts.length > MOST_TOWNS) return null;
    const entries = parts.map(inPlaces);
    if (!entries.includes(null))
      return { places: mostSpecific(entries.flatMap((entry) => entry?.code ?? [])), city: null };
  }
  return whole === null ? null : { places: [whole.code], city: townLabel(city, whole) };
}
