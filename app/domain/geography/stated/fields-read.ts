import type { PlaceHint } from "~/domain/opportunities/notice";
import { isWithin, stateOf } from "../divisions/region-codes";
import { findCity } from "../names/gazetteer";
import type { PlaceFound } from "../place-found";
import { placeOfPostalCodeAfter } from "../tables/postal-codes";
import { type Country, isNowhereInParticular } from "./delivery";
import { cityLabel, townLabel, withoutAddressEnd } from "./town-label";

/** How many characters of a field are read. */
export const FIELD_READ = 300;
const MOST_REGIONS = 100;

/** What is read of the fields: bounds the work for a notice that has more than any real one. */
export function readPart(hint: PlaceHint): PlaceHint {
  const read = (text: string | null) => text?.slice(0, FIELD_READ) ?? null;
  return {
    regions: hint.regions.slice(0, MOST_REGIONS).map((region) => region.slice(0, FIELD_READ)),
    city: read(hint.city),
    state: read(hint.state),
    country: read(hint.country),
    buyerCity: read(hint.buyerCity),
    buyerState: read(hint.buyerState),
    ...(hint.home === undefined ? {} : { home: hint.home }),
  };
}

/** The city that the notice states, as a text: an unknown one is shown all the same. */
export function statedCity({ city }: PlaceHint): string | null {
  const name = withoutAddressEnd(city ?? "");
  return isNowhereInParticular(name) ? null : cityLabel(name);
}

/** The province or state of the postal code after the city, which counts only in the notice's own country. */
export function stateOfPostalCode({ city }: PlaceHint, country: Country): string | null {
  const code = placeOfPostalCodeAfter(city ?? "");
  const isOurs = code !== null && country !== "abroad" && (country === null || isWithin(code, country));
  return isOurs ? stateOf(code) : null;
}

export function officeOf(hint: PlaceHint, state: string | null, country: Country): PlaceFound | null {
  const city = hint.buyerCity?.trim() ?? "";
  const scope = state ?? (country === "abroad" ? null : country);
  const entry = city === "" ? null : findCity(city, scope);
  const code = entry?.code ?? state;
  const words = [city, hint.buyerState].filter(Boolean).join(", ");
  return code === null
    ? null
    : { codes: [code], town: city === "" ? null : townLabel(city, entry), strength: "near", words };
}
