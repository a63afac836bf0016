import type { PlaceHint } from "~/domain/opportunities/notice";
import { findState } from "../divisions/region-names";
import { foldName } from "../folded-name";
import { findCity, spellingsOfTown } from "../names/gazetteer";
import { timeZoneOf } from "./resolve-region";

/** The zone of the buyer's office; `null` if the notice does not name its province or state. */
export function zoneOfOffice({ buyerCity, buyerState, country }: PlaceHint): string | null {
  const state = buyerState === null ? null : findState(buyerState.slice(0, 300), country);
  if (state === null) return null;
  const city = buyerCity?.trim().slice(0, 300) ?? "";
  const entry = city === "" ? null : findCity(city, state);
  return zoneOfTown(city, entry?.code ?? state);
}

/** Towns whose clocks are not those of their division. The codes are those of their province or division. */
const OF_TOWNS: ReadonlyArray<readonly [code: string, zone: string, towns: ReadonlyArray<string>]> = [
  ["CA-ON", "America/Atikokan", ["atikokan"]],
  ["CA-BC", "America/Creston", ["creston"]],
  ["CA-BC", "America/Edmonton", ["golden"]],
  ["CA-QC", "America/Blanc-Sablon", ["blanc-sablon", "lourdes-de-blanc-sablon", "bonne-esperance"]],
  ["CA-SK", "America/Edmonton", ["lloydminster"]],
  ["CA-SK", "America/Winnipeg", ["creighton", "denare beach"]],
];

/** The zone of a town in a division: "Atikokan" has Eastern time all year, unlike the rest of its district. */
export function zoneOfTown(city: string | null, code: string): string {
  const name = foldName(spellingsOfTown(city ?? "")[2] ?? "");
  const own = OF_TOWNS.find(
    ([division, , towns]) =>
      (code === division || code.startsWith(`${division}-`)) && towns.some((town) => foldName(town) === name),
  );
  return own?.[1] ?? timeZoneOf(code);
}

/** The zone of the province or state that a portal is registered for; `null` for one of a whole country. */
export function zoneOfHome({ home }: PlaceHint): string | null {
  return home?.includes("-") ? timeZoneOf(home) : null;
}
