import { findArea } from "../divisions/areas";
import { isWithin, stateOf } from "../divisions/region-codes";
import { findStateIn } from "../divisions/region-names";
import { foldName } from "../folded-name";
import { everyPlaceNamed } from "../names/gazetteer";
import { resolveRegions } from "./resolve-region";

/** A field with more parts than this is a sentence. */
const MOST_PARTS = 14;
const COMMA = /\s*,\s*(?:(?:and|et|&|or|ou)\s+)?/i;
/** What joins places and never a town to its province. */
const JOINED = /\s*[/;|+]\s*|\s+(?:and|et|&|or|ou)\s+/i;
/** The one province whose name has "and" in it. */
const NEWFOUNDLAND = /(?:newfoundland (?:and|&) labrador|terre-neuve[- ]et[- ]labrador)/giu;

const provinceOf = (name: string, country: string | null) => {
  const code = findStateIn(name, country);
  return code !== null && stateOf(code) === code && (country === null || isWithin(code, country))
    ? code
    : null;
};

const isKnownWhole = (text: string, country: string | null) =>
  findStateIn(text, country) !== null ||
  findArea(text) !== null ||
  everyPlaceNamed(foldName(text)).length > 0;

const distinct = (codes: ReadonlyArray<string>) => new Set(codes).size === codes.length;

/** "Washington, Pennsylvania" is a town in its state; "Ontario, Quebec" are two provinces. */
function isTownInState([town, state, ...others]: ReadonlyArray<string>, country: string | null): boolean {
  const code = state === undefined ? null : provinceOf(state, country);
  return (
    others.length === 0 &&
    code !== null &&
    everyPlaceNamed(foldName(town ?? "")).some((entry) => isWithin(entry.code, code))
  );
}

/** The towns or counties of "Kingston, Ottawa, Ontario"; `null` if each part is around the one before it. */
function listBeforeState(parts: ReadonlyArray<string>, country: string | null): ReadonlyArray<string> | null {
  const state = provinceOf(parts.at(-1) ?? "", country);
  const named = state === null ? parts : parts.slice(0, -1);
  if (named.length < 2) return null;
  const codes = named.map((part) => resolveRegions(part, state ?? country));
  if (codes.some((found) => found.length === 0)) return null;
  const flat = codes.flat();
  const isNested = flat.some((code) => flat.some((other) => other !== code && isWithin(code, other)));
  const scoped = state === null ? flat : flat.filter((code) => isWithin(code, state));
  // "Oakville, Halton", "Streetsville, Mississauga": an address.
  return isNested || !distinct(flat) || scoped.length < flat.length
    ? null
    : named.map((part) => (state === null ? part : `${part}, ${state}`));
}

/**
 * The parts of a region field that lists several: "Ontario, Quebec", "Ottawa/Gatineau". A name that is known as a whole
 * ("Leeds and Grenville", "Guelph/Eramosa"), and a town with its county or province, stay one.
 */
export function regionsListed(written: string, country: string | null): ReadonlyArray<string> {
  const text = written.replaceAll(NEWFOUNDLAND, "CA-NL");
  if (!/[,/;|+&]| (?:and|et|or|ou) /i.test(text) || text.includes("(") || isKnownWhole(written, country))
    return [written];
  const parts = text
    .split(COMMA)
    .flatMap((part) => (isKnownWhole(part, country) ? [part] : part.split(JOINED)));
  const hasComma = text.includes(",");
  if (parts.length < 2 || parts.length > MOST_PARTS || parts.includes("")) return [written];
  const provinces = parts.map((part) =>
    part === "CA-NL" ? part : (provinceOf(part, country) ?? findArea(part)?.join(" ") ?? null),
  );
  const areProvinces = provinces.every((code) => code !== null) && distinct(provinces);
  if (areProvinces) return hasComma && isTownInState(parts, country) ? [written] : parts;
  if (!hasComma) {
    const isKnown = (part: string) => part === "CA-NL" || resolveRegions(part, country).length > 0;
    return parts.every(isKnown) ? parts : [written];
  }
  return listBeforeState(parts, country) ?? [written];
}
