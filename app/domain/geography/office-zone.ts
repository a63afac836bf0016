import type { PlaceHint } from "~/domain/opportunities/notice";
import { findCity } from "./gazetteer";
import { findState } from "./region-names";
import { timeZoneOf } from "./resolve-region";

/** The zone of the buyer's office; `null` if the notice does not name its province or state. */
export function zoneOfOffice({ buyerCity, buyerState, country }: PlaceHint): string | null {
  const state = buyerState === null ? null : findState(buyerState.slice(0, 300), country);
  if (state === null) return null;
  const city = buyerCity?.trim().slice(0, 300) ?? "";
  const entry = city === "" ? null : findCity(city, state);
  return timeZoneOf(entry?.code ?? state);
}

/** The zone of the province or state that a portal is registered for; `null` for one of a whole country. */
export function zoneOfHome({ home }: PlaceHint): string | null {
  return home?.includes("-") ? timeZoneOf(home) : null;
}
