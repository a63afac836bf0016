import { expect, test } from "vitest";
import { placesOfNotice } from "~/domain/geography";
import { placeHint } from "./place-hint";

const placesOf = (buyer: string) =>
  placesOfNotice(placeHint({ state: "QC", country: "CA" }), "Réfection de la toiture", { buyer }).places;

test.each([
  ["CISSS du Bas-Saint-Laurent – Rivière-du-Loup", "CA-QC-RIVIEREDULOUP"],
  ["CISSS des Laurentides (Saint-Jérôme)", "CA-QC-LARIVIEREDUNORD"],
  ["CISSS de l'Outaouais - Maniwaki", "CA-QC-LAVALLEEDELAGATINEAU"],
  ["Cégep régional de Lanaudière à L'Assomption", "CA-QC-LASSOMPTION"],
])("the town at the end of a wide body's name is where it buys: %s", (buyer, place) => {
  expect(placesOf(buyer)).toEqual([place]);
});

test("letters at the end of such a name are no town", () => {
  expect(placesOf("CIUSSS de l'Estrie - CHUS").length).toBeGreaterThan(3);
});
