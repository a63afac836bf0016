import { expect, test } from "vitest";
import { isHomeCode, placesOfNotice } from "~/domain/geography";

type Stated = { region?: string; city?: string; country?: string; title?: string; buyer?: string };

/** Where a notice is that a portal with this home has pushed. */
function placesOf(home: string | null, { region, city, country, title, buyer }: Stated) {
  const place = {
    regions: region === undefined ? [] : [region],
    city: city ?? null,
    state: null,
    country: country ?? null,
    buyerCity: null,
    buyerState: null,
    ...(home === null ? {} : { home }),
  };
  return placesOfNotice(place, title ?? "Parking lot works", { buyer: buyer ?? null });
}

test.each<[string, Stated, string]>([
  ["CA-ON", { city: "Georgetown" }, "CA-ON-HAL-HIL"],
  ["CA-PE", { city: "Georgetown" }, "CA-PE-KINGS"],
  ["CA-ON", { city: "Georgetown", country: "CA" }, "CA-ON-HAL-HIL"],
  ["CA-ON", { city: "Georgetown", region: "Canada" }, "CA-ON-HAL-HIL"],
  ["CA-ON", { city: "Paris" }, "CA-ON-BRA"],
  ["CA-ON", { region: "Norfolk" }, "CA-ON-HNF"],
  ["US-MA", { region: "Norfolk" }, "US-MA-NORFOLK"],
  ["US-NY", { city: "Hamilton", region: "Hamilton" }, "US-NY-HAMILTON"],
  ["CA-ON", { title: "Paving in Georgetown" }, "CA-ON-HAL-HIL"],
  ["CA-ON", { buyer: "Town of Georgetown" }, "CA-ON-HAL-HIL"],
])("a name that several provinces share is the place in the portal's home (%s, %j)", (home, stated, code) => {
  expect(placesOf(home, stated).places).toEqual([code]);
});

test.each<[string, Stated, string]>([
  ["CA-ON", {}, "CA-ON"],
  ["CA-ON", { country: "CA" }, "CA-ON"],
  ["CA", {}, "CA"],
  ["CA-ON", { city: "Xyzford" }, "CA-ON"],
  ["CA-ON", { region: "Zone 4" }, "CA-ON"],
  ["CA-ON", { buyer: "Acme School Supplies" }, "CA-ON"],
])("a notice that states no province is in the portal's home (%s, %j)", (home, stated, code) => {
  expect(placesOf(home, stated)).toMatchObject({
    places: [code],
    city: stated.city ?? null,
    why: "the portal's own province or country",
  });
});

test.each<[string, Stated]>([
  ["CA-ON", { region: "Quebec" }],
  ["CA-ON", { region: "Ontario" }],
  ["US-NY", { region: "Ontario", city: "Toronto" }],
  ["CA-ON", { region: "Norfolk", city: "Quincy" }],
  ["CA-ON", { region: "Erie County", city: "Buffalo" }],
  ["CA-ON", { city: "Calgary" }],
  ["CA-ON", { city: "Georgetown, PE" }],
  ["CA-ON", { city: "Buffalo", country: "US" }],
  ["CA-ON", { country: "US" }],
  ["CA-ON", { city: "Paris", country: "France" }],
  ["CA-ON", { city: "Paris", region: "Île-de-France" }],
  ["US-NY", { city: "London", region: "England" }],
  ["CA-BC", { region: "Norfolk" }],
  ["CA-ON", { title: "Snow removal in Calgary, Alberta" }],
  ["CA-ON", { title: "Snow removal in Moncton" }],
  ["CA-ON", { buyer: "City of Calgary", country: "CA" }],
  ["CA-ON", { buyer: "City of Buffalo", country: "US" }],
  ["CA-ON", { title: "Inspections across Canada", country: "CA" }],
])("a portal's home says nothing against what its notice states (%s, %j)", (home, stated) => {
  expect(placesOf(home, stated)).toEqual(placesOf(null, stated));
});

test("a home is a country, or a province or state that we cover", () => {
  expect(["CA", "US", "CA-ON", "US-NY"].filter((code) => !isHomeCode(code))).toEqual([]);
  expect(["CA-ON-PEL", "US-TX", "FR", ""].filter(isHomeCode)).toEqual([]);
});
