import { displayTimeZone } from "../zoned-time";
import { findArea, NATIONAL_CAPITAL } from "./areas";
import { COUNTRIES, findDivision } from "./divisions";
import { foldName } from "./folded-name";
import { findCity, findDivisionNamed } from "./gazetteer";
import { commonRegion, isWithin } from "./region-codes";
import { findStateIn, findStateOrCountry, isRegionCode } from "./region-names";
import { STATIC_REGIONS } from "./static-regions";
import { OTHER_STATES } from "./united-states";

const staticCodes = new Map(STATIC_REGIONS.map(({ name, code }) => [foldName(name), code]));

/** Longer text is no name of a place. */
const MAX_NAME_LENGTH = 300;

/** Text in brackets is ignored: "Ontario (except NCR)" is Ontario. */
const BRACKETS = /\([^)]*\)?/g;

/**
 * Resolves a text to a code. Accepts a code in any case, a full, short or French name, a town with a unique name, and
 * "Town, Province". An area of several divisions resolves to its province; the National Capital Region, which lies in
 * two provinces, resolves to Ottawa (`resolveRegions` returns both sides). `null` if the place is unknown.
 */
export function resolveRegion(text: string): string | null {
  const codes = resolveRegions(text);
  if (codes.length < 2) return codes[0] ?? null;
  return codes.includes(NATIONAL_CAPITAL[0] ?? "") ? (NATIONAL_CAPITAL[0] ?? null) : commonRegion(codes);
}

/**
 * Resolves a text to codes: several for an area that has no code of its own. With a country, the name is looked up
 * there: "London" is no place in a notice of the United States.
 */
export function resolveRegions(text: string, country: string | null = null): Array<string> {
  if (text.length > MAX_NAME_LENGTH) return [];
  const code = text.trim().toUpperCase();
  if (isRegionCode(code) && !(code === "CA" && country === "US")) return [code];

  const name = text
    .replaceAll(BRACKETS, " ")
    .replace(/^[\s*]+/, "")
    .trim();
  const known = findStateIn(name, country) ?? staticCodes.get(foldName(name));
  const isForeign = known !== undefined && country !== null && !isWithin(known, country);
  if (known !== undefined && !isForeign) return [known];
  const area = findArea(name);
  if (area !== null) return [...area];
  const town = townNamed(name, country) ?? (isForeign ? findStateOrCountry(name) : null);
  return town === null ? [] : [town];
}

function townNamed(name: string, country: string | null): string | null {
  const division = findDivisionNamed(name, country)?.code;
  if (division !== undefined) return division;
  return name.includes(",") ? inStateNamedLast(name) : (findCity(name, country)?.code ?? null);
}

/** "Ottawa, Ontario", "Toronto, ON, Canada". */
function inStateNamedLast(name: string): string | null {
  const parts = name.split(",").map((part) => part.trim());
  const first = parts[0];
  if (first === undefined || parts.length < 2) return null;
  const named = parts
    .slice(1)
    .map((part) => findStateOrCountry(part) ?? findDivisionNamed(part)?.code ?? null);
  const scope = named.find((code) => code?.includes("-")) ?? named.find((code) => code !== null) ?? null;
  return scope === null ? null : (findCity(first, scope)?.code ?? scope);
}

const otherNames = new Map<string, string>([
  ...COUNTRIES.map(({ code, name }) => [code, name] as const),
  ...Object.entries(OTHER_STATES).map(([letters, [name]]) => [`US-${letters}`, name] as const),
]);

function nameOf(code: string): string | null {
  return findDivision(code)?.name ?? otherNames.get(code) ?? null;
}

/** The name of a code, or of a text that resolves to one. Any other text is returned unchanged. */
export function regionName(region: string): string {
  const code = isRegionCode(region) ? region : resolveRegion(region);
  return (code === null ? null : nameOf(code)) ?? region;
}

/** The IANA time zone of a place; its display time zone if the code is unknown. */
export function timeZoneOf(code: string): string {
  const known = findDivision(code)?.timeZone ?? OTHER_STATES[code.replace(/^US-/, "")]?.[1];
  if (known !== undefined && code.includes("-")) return known;
  return displayTimeZone(code);
}
