import { findStateOrCountry } from "../divisions/region-names";
import { foldName } from "../folded-name";
import type { GazetteerEntry } from "../names/gazetteer";

/** The city in the gazetteer's spelling, if the entry is the same city. */
export function townLabel(city: string, entry: GazetteerEntry | null): string {
  return entry !== null && isNameOf(city, entry) ? entry.name : cityLabel(city);
}

/** Whether the text is the entry's name and nothing else. */
export function isNameOf(text: string, entry: GazetteerEntry): boolean {
  return foldName(entry.name) === foldName(text);
}

/** A Canadian or a US postal code at the end of an address. */
const POSTAL_CODE = /[\s,]\s?(?:[A-Z]\d[A-Z][ -]?\d[A-Z]\d|\d{5}(?:-\d{4})?)$/i;
export const withoutPostalCode = (text: string) => text.trim().replace(POSTAL_CODE, "").trim();

const LETTERS_AT_END = /^(.*[^\s,])[\s,]\s?([A-Z]{2})$/;

/** The city alone, of a field with the end of an address in it: "Toronto" for "Toronto, ON M5V 2T6, Canada". */
export function withoutAddressEnd(city: string): string {
  const parts = city.split(",");
  while (parts.length > 1 && isStateOrCountry(parts.at(-1) ?? "")) parts.pop();
  const rest = withoutPostalCode(parts.join(","));
  const [, name, letters] = LETTERS_AT_END.exec(rest) ?? [];
  return name !== undefined && letters !== undefined && isStateOrCountry(letters) ? name : rest;
}

const isStateOrCountry = (part: string) => findStateOrCountry(withoutPostalCode(part)) !== null;

/** The city in title case if it is in capitals: "Fort Sam Houston" for "FORT SAM HOUSTON". */
export function cityLabel(city: string): string {
  const trimmed = city.trim();
  if (/\p{Ll}/u.test(trimmed)) return trimmed;
  return trimmed.toLowerCase().replaceAll(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}
