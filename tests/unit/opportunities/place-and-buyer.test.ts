import { expect, test } from "vitest";
import { isSameTown, placeAndBuyer } from "~/domain/opportunities/place-and-buyer";

test.each([
  ["Toronto", "City of Toronto", "Toronto · City of Toronto"],
  ["Ville de Québec", "Ville de Québec", "Ville de Québec"],
  ["VILLE DE QUEBEC", "Ville de Québec", "VILLE DE QUEBEC"],
  ["Peel Region", null, "Peel Region"],
])("work in %s for %s reads %s", (location, buyer, line) => {
  expect(placeAndBuyer({ location, buyer })).toBe(line);
});

test.each([
  ["Ville de Montréal", "Montréal", true],
  ["City of Oshawa", "Oshawa", true],
  ["Municipalité de l’Ange-Gardien", "Ange-Gardien", true],
  ["Regional Municipality of Durham", "Durham", true],
  ["City of Oshawa", "Durham Region", false],
])("%s and %s are one town: %s", (one, other, isSame) => {
  expect(isSameTown(one, other)).toBe(isSame);
});
