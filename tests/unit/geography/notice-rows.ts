import { placesOfNotice } from "~/domain/geography";
import { placeHint } from "./place-hint";

const CANADA = new Set("ON QC BC AB SK MB NS NB NL PE YT NT NU".split(" "));

/** A notice with the places and the city that it has. */
export type Row = readonly [
  title: string,
  buyer: string | null,
  state: string | null,
  body: string,
  places: string,
  city: string | null,
];

/** The places and the city that are found for a notice. */
export const found = ([title, buyer, state, body]: Row, country = "US") => {
  const ofState = state !== null && CANADA.has(state) ? "CA" : country;
  const { places, city } = placesOfNotice(placeHint({ state, country: ofState }), title, { buyer, body });
  return [places.toSorted().join(" "), city];
};
