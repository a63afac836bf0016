import { foldName } from "./folded-name";
import type { GazetteerEntry } from "./gazetteer";

/** The city in the gazetteer's spelling, if the entry is the same city. */
export function townLabel(city: string, entry: GazetteerEntry | null): string {
  return entry !== null && foldName(entry.name) === foldName(city) ? entry.name : cityLabel(city);
}

/** The city in title case if it is in capitals: "Fort Sam Houston" for "FORT SAM HOUSTON". */
export function cityLabel(city: string): string {
  const trimmed = city.trim();
  if (/\p{Ll}/u.test(trimmed)) return trimmed;
  return trimmed.toLowerCase().replaceAll(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}
