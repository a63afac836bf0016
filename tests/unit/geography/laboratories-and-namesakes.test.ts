import { expect, test } from "vitest";
import { placesOfNotice } from "~/domain/geography";

const placesIn = (country: string, state: string | null, title: string, buyer: string | null) =>
  placesOfNotice({ regions: [], city: null, state, country, buyerCity: null, buyerState: null }, title, {
    buyer,
    body: null,
  }).places;

test.each([
  ["US", "NY", "Vacuum gauges", "ENERGY, DEPARTMENT OF.BROOKHAVEN NATL LAB -DOE CONTRACTOR", "US-NY-SUFFOLK"],
  ["US", "NY", "Replace chiller controls", "Knolls Atomic Power Laboratory", "US-NY-SCHENECTADY"],
  ["US", "NJ", "Roof of the motor generator hall", "Princeton Plasma Physics Laboratory", "US-NJ-MERCER"],
  ["CA", null, "Wharf repairs, Beothuk Lake, NL", "Department of Fisheries and Oceans (DFO)", "CA-NL-DIV6"],
])("a laboratory's or lake's name tells its county: %s %s %s", (country, state, title, buyer, wanted) => {
  expect(placesIn(country, state, title, buyer)).toEqual([wanted]);
});

test("a town or village is not the other state's city of that name", () => {
  expect(placesIn("US", null, "Culvert replacement", "Town of Minot")).not.toContain("US-ND");
  expect(placesIn("US", null, "Culvert replacement", "City of Minot")).toEqual(["US-ND"]);
  expect(placesIn("US", null, "Culvert replacement", "Town of Leesburg")).toEqual(["US-VA"]);
});

test("the office of the engineers who planned a work is not where it is, and a college is no county", () => {
  const body = "Contact:\nOak & Elm Engineers, Inc.\n120 Front Street, Suite 700, Worcester, MA 01608";
  const place = {
    regions: [],
    city: null,
    state: "MA",
    country: "US",
    buyerCity: null,
    buyerState: null,
  };
  expect(placesOfNotice(place, "Well 4", { buyer: "Townsend Water Department", body }).places).toEqual([
    "US-MA-MIDDLESEX",
  ]);
  expect(placesIn("CA", "NS", "Roof", "University of King's College")).toEqual(["CA-NS-HALIFAX"]);
});
