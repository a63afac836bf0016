import { expect, test } from "vitest";
import { placeAndBuyer } from "~/domain/opportunities/place-and-buyer";

test.each([
  ["Toronto", "City of Toronto", "Toronto · City of Toronto"],
  ["Ville de Québec", "Ville de Québec", "Ville de Québec"],
  ["VILLE DE QUEBEC", "Ville de Québec", "VILLE DE QUEBEC"],
  ["Peel Region", null, "Peel Region"],
])("work in %s for %s reads %s", (location, buyer, line) => {
  expect(placeAndBuyer({ location, buyer })).toBe(line);
});
