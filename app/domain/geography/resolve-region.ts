import { displayTimeZone } from "../zoned-time";
import { commonRegion } from "./region-codes";
import { COUNTRIES, findDivision } from "./divisions";
import { findCity, findDivisionNamed } from "./gazetteer";
import { NATIONAL_CAPITAL, findArea, findStateOrCountry, isRegionCode } from "./region-names";
import { STATIC_REGIONS } from "./static-regions";
import { foldName } from "./folded-name";
import { OTHER_STATES } from "./united-states";

const staticCodes = new Map(STATIC_REGIONS.map(({ name, code }) => [foldName(name), code]));

/** "Ontario (except NCR)" is Ontario: what stands in brackets is never the place itself. */
const BRACKETS = /\([^)]*\)?/g;

/**
 * The code that a text means: a code in any case, a full, short or French name, a town that is the only one of its name,
 * "Town, Province". An area of several divisions gives the province around it; the National Capital Region, which
 * crosses a border, gives Ottawa (`resolveRegions` gives both sides). `null` when the text is no place we know.
 */
export function resolveRegion(text: string): string | null {
  const codes = resolveRegions(text);
  if (codes.length < 2) return codes[0] ?? null;
  return codes.includes(NATIONAL_CAPITAL[0] ?? "") ? (NATIONAL_CAPITAL[0] ?? null) : commonRegion(codes);
}

/** Every code that a text means; several for an area that has no code of its own. */
export function resolveRegions(text: string): Array<string> {
  const code = text.trim().toUpperCase();
  if (isRegionCode(code)) return [code];

  const name = text
    .replaceAll(BRACKETS, " ")
    .replace(/^[\s*]+/, "")
    .trim();
  const known = findStateOrCountry(name) ?? staticCodes.get(foldName(name));
  if (known !== undefined) return [known];
  const area = findArea(name);
  if (area !== null) return [...area];
  const town =
    findDivisionNamed(name)?.code ??
    (name.includes(",") ? inStateNamedLast(name) : findCity(name, null)?.code);
  return town ? [town] : [];
}

/** "Ottawa, Ontario", "Toronto, ON, Canada". */
function inStateNamedLast(name: string): string | null {
  const parts = name.split(",").map((part) => part.trim());
  const first = parts[0];
  if (first === undefined || parts.length < 2) return null;
  const named = parts.slice(1).map(findStateOrCountry);
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

/** The name to show for a code, or for a text that means one; any other text is its own name. */
export function regionName(region: string): string {
  const code = isRegionCode(region) ? region : resolveRegion(region);
  return (code === null ? null : nameOf(code)) ?? region;
}

/** IANA name of the place's own zone; of the zone it is shown in where the code is unknown. */
export function timeZoneOf(code: string): string {
  const known = findDivision(code)?.timeZone ?? OTHER_STATES[code.replace(/^US-/, "")]?.[1];
  if (known !== undefined && code.includes("-")) return known;
  return displayTimeZone(code);
}
