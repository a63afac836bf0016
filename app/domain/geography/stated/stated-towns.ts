import { findArea } from "../divisions/areas";
import { isWithin, mostSpecific } from "../divisions/region-codes";
import { findCity, type GazetteerEntry } from "../names/gazetteer";
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
  if (whole !== null) return { places: [whole.code], city: townLabel(city, whole) };
  return townAfterStreet(city, inPlaces) ?? areaStated(city, places);
}

/** "123 Main Street, Oakville" is in Oakville. */
function townAfterStreet(
  city: string,
  inPlaces: (name: string) => GazetteerEntry | null,
): StatedTowns | null {
  const parts = city.split(",").map((part) => part.trim());
  const name = parts.at(-1) ?? "";
  const town = parts.length > 1 && parts.some((part) => /^\d+\S* \p{L}/u.test(part)) ? inPlaces(name) : null;
  return town === null ? null : { places: [town.code], city: townLabel(name, town) };
}

/** "GTA" in Ontario is each of its regions. */
function areaStated(city: string, places: ReadonlyArray<string>): StatedTowns | null {
  const codes = findArea(city) ?? [];
  const isInside = codes.length > 0 && codes.every((code) => places.some((place) => isWithin(code, place)));
  return isInside ? { places: [...codes], city: null } : null;
}
