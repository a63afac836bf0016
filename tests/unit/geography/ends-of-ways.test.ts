import { expect, test } from "vitest";
import { placesOfNotice } from "~/domain/geography";
import { placeHint } from "./place-hint";

const MAINE = { buyer: "Maine Department of Transportation", fields: { country: "US" } };
const QUEBEC = {
  buyer: "Ministère des Transports et de la Mobilité durable",
  fields: { state: "QC", country: "CA" },
};
const NEW_HAMPSHIRE = { buyer: "NH DOT", fields: { country: "US" } };

test.each([
  ["Paving I-95 Bangor to Houlton", MAINE, "US-ME-AROOSTOOK,US-ME-PENOBSCOT"],
  ["Réfection de la route 138 entre Québec et Baie-Comeau", QUEBEC, "CA-QC-MANICOUAGAN,CA-QC-QUEBEC"],
  ["Rail trail, Keene to Winchester", NEW_HAMPSHIRE, "US-NH-CHESHIRE"],
  ["Bridge replacement, Concord-Pembroke", NEW_HAMPSHIRE, "US-NH-MERRIMACK"],
  [
    "Culvert Replacement, Route 100, Waitsfield–Moretown",
    { buyer: "Vermont Agency of Transportation", fields: { country: "US" } },
    "US-VT-WASHINGTON",
  ],
  ["Quai de Baie-Sainte-Catherine", QUEBEC, "CA-QC-CHARLEVOIXEST"],
])("both ends of a road are where the work is: %s", (title, { buyer, fields }, places) => {
  expect(placesOfNotice(placeHint(fields), title, { buyer }).places.toSorted().join()).toBe(places);
});

test.each([
  ["Main Street from Union to Franklin", "Town of Concord", "US-NH"],
  ["Watermain on Barrie Road to London Road", "City of Orillia", "CA-ON"],
])("a municipality's streets lead to no other town: %s", (title, buyer, home) => {
  const country = home.slice(0, 2);
  const found = placesOfNotice({ ...placeHint({ country }), home }, title, { buyer });
  const own = placesOfNotice({ ...placeHint({ country }), home }, "Works", { buyer });
  expect(found.places).toEqual(own.places);
});
