import { displayTimeZone } from "../../zoned-time";
import { NATIONAL_CAPITAL } from "../divisions/areas";
import { COUNTRIES, findDivision, shownName } from "../divisions/divisions";
import { commonRegion } from "../divisions/region-codes";
import { isRegionCode } from "../divisions/region-names";
import { OTHER_STATES } from "../tables/divisions/united-states";
import { candidatesOf, chooseRegion } from "./region-candidates";

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
 * Resolves a text to codes: several for an area that has no code of its own, none if several places have the name. With
 * a country, the name is looked up there: "London" is no place in a notice of the United States.
 */
export function resolveRegions(text: string, country: string | null = null): Array<string> {
  return [...chooseRegion(text, candidatesOf(text), country)];
}

const otherNames = new Map<string, string>([
  ...COUNTRIES.map(({ code, name }) => [code, name] as const),
  ...Object.entries(OTHER_STATES).map(([letters, [name]]) => [`US-${letters}`, name] as const),
]);

function nameOf(code: string): string | null {
  const division = findDivision(code);
  return division ? shownName(division) : (otherNames.get(code) ?? null);
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
