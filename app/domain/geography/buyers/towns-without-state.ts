import { lazy } from "~/domain/lazy";
import { isWithin } from "../divisions/region-codes";
import { foldName } from "../folded-name";
import { everyPlaceNamed, type GazetteerEntry, townNameOf } from "../names/gazetteer";
import type { PlaceFound } from "../place-found";
import { MUNICIPALITIES_OF_THE_MID_ATLANTIC } from "../tables/towns/municipalities-mid-atlantic";
import { OPEN_TOWNS_OF_NEW_ENGLAND } from "../tables/towns/open-towns-new-england";
import { OPEN_TOWNS_OF_NEW_YORK } from "../tables/towns/open-towns-new-york";
import { VILLAGES_OF_NEW_ENGLAND } from "../tables/towns/villages-of-new-england";

/** The states of which every municipality outside the cities is a town. A borough of Pennsylvania is none. */
const STATES_OF_TOWNS = ["US-NY", "US-MA", "US-CT", "US-RI", "US-NH", "US-VT", "US-ME"];
const PENNSYLVANIA = "US-PA";
const TOWN_OF = /^(?:the )?(?:inhabitants of the )?town of ([\p{L}.' -]+)$/iu;

const VILLAGES: ReadonlyArray<Readonly<Record<string, string>>> = [
  MUNICIPALITIES_OF_THE_MID_ATLANTIC,
  OPEN_TOWNS_OF_NEW_ENGLAND,
  OPEN_TOWNS_OF_NEW_YORK,
  VILLAGES_OF_NEW_ENGLAND,
];

/** Villages and post offices with their county, which are no town of their own. */
const villages = lazy(
  () =>
    new Set(
      VILLAGES.flatMap((table) => Object.entries(table)).flatMap(([code, names]) =>
        names.split(",").map((name) => `${code} ${name}`),
      ),
    ),
);

const isTown = ({ code, kind, name }: GazetteerEntry) =>
  STATES_OF_TOWNS.some((state) => isWithin(code, state)) &&
  (kind === "town" || kind === "small" || (kind === "minor" && !villages().has(`${code} ${name}`)));

/** The towns that "Town of New Lebanon" can be without a state, one of each county; empty for any other buyer. */
export function townsWithoutState(buyer: string): ReadonlyArray<PlaceFound> {
  const name = foldName(TOWN_OF.exec(buyer.trim())?.[1] ?? "");
  if (name === "") return [];
  const entries = [...everyPlaceNamed(`town of ${name}`), ...everyPlaceNamed(name).filter(isTown)];
  return entries
    .filter(({ code }, index) => entries.findIndex((other) => other.code === code) === index)
    .map((entry) => ({ codes: [entry.code], town: townNameOf(entry), strength: "near", words: buyer }));
}

/** Whether the places are boroughs or townships of Pennsylvania, and the buyer is a town. */
export const isNoTown = (buyer: string, { codes }: PlaceFound) =>
  TOWN_OF.test(buyer.trim()) && codes.every((code) => isWithin(code, PENNSYLVANIA));
