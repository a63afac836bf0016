import type { PlaceHint } from "~/domain/opportunities/notice";
import { COUNTRIES, findDivision } from "../divisions/divisions";
import { isWithin, stateOf } from "../divisions/region-codes";
import { findStateIn } from "../divisions/region-names";
import type { Country } from "./delivery";

/** Whether a portal can be registered for this place: a country, or a province or state that we cover. */
export function isHomeCode(code: string): boolean {
  return (
    COUNTRIES.some((country) => country.code === code) ||
    (stateOf(code) === code && findDivision(code) !== null)
  );
}

/** The country of a code. */
export const countryOf = (code: string): "CA" | "US" => (isWithin(code, "CA") ? "CA" : "US");

/**
 * The sending portal's home, where it can decide: `null` if the notice states a province or state, also after its city, or
 * a country that the home is not in.
 */
export function homeBeside(
  { home, city }: PlaceHint,
  country: Country,
  workState: string | null,
): string | null {
  if (home === undefined || workState !== null || country === "abroad") return null;
  const afterCity = (city ?? "").split(",").slice(1);
  const states = afterCity.flatMap((part) => findStateIn(part.trim(), country) ?? []);
  return [...states, country ?? home].every((code) => isWithin(home, code) || isWithin(code, home))
    ? home
    : null;
}
