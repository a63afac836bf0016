import { lazy } from "~/domain/lazy";
import type { PlaceFound } from "../place-found";
import { VETERANS_STATIONS } from "../tables/sites/veterans-stations";

const VETERANS_AFFAIRS = /\bveterans affairs\b/i;
/** "646A4-24-402", "673-CSI-131", "630-26-200", "526A5-26-101", "648 VA Portland"; not the volt-amperes of "UPS 650 VA". */
const PROJECT = /(?<!\w|\d-|UPS )(\d{3})([A-Z]\d)?(?:-(?:\d{2}|CSI)-\d{1,4}(?![\w])| VA(?= [A-Z]))/g;

const stations = lazy(
  () =>
    new Map(
      Object.entries(VETERANS_STATIONS).flatMap(([code, numbers]) =>
        numbers.split(",").map((number) => [number, code] as const),
      ),
    ),
);

/** The hospital of a project of Veterans Affairs, by the station number that begins the project's. */
export function stationsInTitle(title: string, buyer: string | null): Array<PlaceFound> {
  if (buyer === null || !VETERANS_AFFAIRS.test(buyer)) return [];
  return Array.from(title.matchAll(PROJECT)).flatMap(([words, station = "", branch = ""]) => {
    const code = stations().get(station + branch);
    const isState = code?.split("-").length === 2;
    return code === undefined
      ? []
      : [{ codes: [code], town: null, words, strength: isState ? ("region" as const) : ("sure" as const) }];
  });
}
