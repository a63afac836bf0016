import { expect, test } from "vitest";
import { findDivision, GEO_DIVISIONS, listStates, placesOfNotice, resolveRegion } from "~/domain/geography";
import { NAMED_AREAS } from "~/domain/geography/divisions/areas";
import { ancestorsOf, isWithin, stateOf } from "~/domain/geography/divisions/region-codes";
import { isRegionCode } from "~/domain/geography/divisions/region-names";
import { foldName } from "~/domain/geography/folded-name";
import { everyPlaceNamed, listTowns } from "~/domain/geography/names/gazetteer";
import { currencyOf } from "~/features/push/push-currency";

type Fields = { region?: string; city?: string; country?: string; buyerState?: string };

function placesOf({ region, city, country, buyerState }: Fields) {
  const place = {
    regions: region === undefined ? [] : [region],
    city: city ?? null,
    state: null,
    country: country ?? null,
    buyerCity: null,
    buyerState: buyerState ?? null,
  };
  return placesOfNotice(place, "Parking lot works");
}

const DESIGNATED = /^(.+) (County|Region|District)$/;

/** The ways in which a field may write a division's name. */
function spellingsOf(name: string): Array<string> {
  const everyday = name.replace(/ area \(.*\)$| \(.*\)$/g, "");
  const [, short, designation] = DESIGNATED.exec(name) ?? [];
  const shorter = short === undefined ? [] : [short, `${designation} of ${short.toUpperCase()}`];
  return [...new Set([name, everyday, ...shorter])];
}

function grouped<T>(items: ReadonlyArray<T>, keyOf: (item: T) => string): Map<string, Array<T>> {
  const groups = new Map<string, Array<T>>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const towns = listTowns();
const spelled = GEO_DIVISIONS.flatMap(({ code, name }) =>
  spellingsOf(name).map((spelling) => ({ code, spelling: foldName(spelling) })),
);
const divisionsBySpelling = grouped(spelled, ({ spelling }) => spelling);

/** Every place of the town's name in any division or province of the region's name, in the country. */
function placesThatFit(region: string, city: string, country: string | undefined): Set<string> {
  const regions = divisionsBySpelling.get(foldName(region)) ?? [];
  // "Town of Franklin" in a county of Franklin may be the Franklin of another state.
  const names = [foldName(city), foldName(city).replace(/^town of /, "")];
  const fitting = names
    .flatMap((name) => everyPlaceNamed(name))
    .filter(({ code }) => regions.some((division) => isWithin(code, division.code)));
  return new Set(
    fitting.map(({ code }) => code).filter((code) => country === undefined || isWithin(code, country)),
  );
}

const around = (code: string) =>
  [code, ...ancestorsOf(code)].flatMap((place) => findDivision(place)?.name ?? []).flatMap(spellingsOf);

test("every town is found with every spelling of its division and province, with and without its country", () => {
  let checked = 0;
  const wrong = towns.flatMap(({ code, name }) =>
    [...new Set(around(code))].flatMap((region) =>
      [undefined, code.slice(0, 2)].flatMap((country) => {
        // Two towns of one name in regions of one name cannot be told apart.
        if (placesThatFit(region, name, country).size !== 1) return [];
        checked += 1;
        const { places, city } = placesOf({ region, city: name, ...(country ? { country } : {}) });
        return places.join() === code && city !== null
          ? []
          : [`${region}, ${name}, ${country}: ${places.join()}`];
      }),
    ),
  );
  expect(checked).toBeGreaterThan(20_000);
  expect(wrong).toEqual([]);
}, 90_000);

test("a region's name that several places share is settled by the city, and then by the country", () => {
  const at = (fields: Fields) => placesOf(fields).places.join();
  expect(at({ region: "Norfolk", city: "Simcoe" })).toBe("CA-ON-HNF");
  expect(at({ region: "Norfolk", city: "Quincy" })).toBe("US-MA-NORFOLK");
  expect(at({ region: "Norfolk", country: "CA" })).toBe("CA-ON-HNF");
  expect(at({ region: "Norfolk", country: "US" })).toBe("US-MA-NORFOLK");
  expect(at({ region: "Ontario", city: "Toronto", country: "US" })).toBe("CA-ON-TOR");
  expect(at({ region: "Ontario", city: "Canandaigua" })).toBe("US-NY-ONTARIO");
  expect(at({ region: "Oxford", city: "Woodstock" })).toBe("CA-ON-OXF");
  expect(at({ region: "Oxford", city: "Rumford" })).toBe("US-ME-OXFORD");
  expect(at({ region: "Niagara", city: "Lockport" })).toBe("US-NY-NIAGARA");
  expect(at({ region: "Niagara", city: "Thorold" })).toBe("CA-ON-NIA");
  expect(at({ region: "Washington", city: "Barre" })).toBe("US-VT-WASHINGTON");
});

test("a region's name alone is our own region of that name, or else no sure place", () => {
  const at = (fields: Fields) => placesOf(fields);
  expect(at({ region: "York" })).toMatchObject({ places: ["CA-ON-YRK"], city: null });
  expect(at({ region: "Durham", country: "CA" }).places).toEqual(["CA-ON-DUR"]);
  expect(at({ region: "York", country: "US" }).places).toEqual(["US"]);
  expect(at({ region: "Middlesex" }).places).toEqual([]);
  expect(at({ region: "Middlesex", country: "CA" }).places).toEqual(["CA-ON-MDX"]);
  expect(resolveRegion("Norfolk")).toBeNull();
});

test.each([
  [{ city: "Richmond" }, []],
  [{ city: "Richmond", country: "CA" }, ["CA"]],
  [{ city: "Oxford", country: "CA" }, ["CA"]],
  [{ city: "Georgetown", country: "CA" }, ["CA"]],
  [{ city: "Paris" }, []],
  [{ region: "Zone 4", city: "Sydney" }, []],
])("the city in %j alone is no sure place, and stays as a text", (fields, places) => {
  expect(placesOf(fields)).toMatchObject({ places, city: fields.city });
});

test.each([
  [{ city: "Richmond", country: "CA", buyerState: "British Columbia" }, "CA-BC-METROVANCOUVER"],
  [{ city: "Oxford", country: "CA", buyerState: "Nova Scotia" }, "CA-NS-CUMBERLAND"],
  [{ city: "Victoria", country: "CA" }, "CA-BC-CAPITALREGION"],
  [{ city: "London" }, "CA-ON-MDX-LON"],
  [{ city: "Perth" }, "CA-ON-LAN"],
  [{ region: "Zone 4", city: "Mississauga" }, "CA-ON-PEL-MIS"],
  [{ region: "Kings", city: "Brooklyn" }, "US-NY-NYC-KINGS"],
])("the fields %j name one place", (fields, code) => {
  expect(placesOf(fields).places).toEqual([code]);
});

test.each([
  { region: "Île-de-France", city: "Paris" },
  { region: "NSW", city: "Sydney" },
  { region: "Greater London", city: "London" },
  { region: "NSW", city: "Sydney", country: "AU" },
])("the fields %j are no place of ours", (fields) => {
  expect(placesOf(fields).places).toEqual([]);
});

test("a city that does not lie in the stated province is shown, and never moved to another province", () => {
  expect(placesOf({ region: "Ontario", city: "Vancouver" })).toMatchObject({
    places: ["CA-ON"],
    city: "Vancouver",
  });
});

test("an amount's currency follows the place that the region and the city agree on", () => {
  const of = (region: string | null, city: string | null, country: string | null = null) =>
    currencyOf({ currency: null, region, city, country });
  expect(of("Norfolk", "Simcoe")).toBe("CAD");
  expect(of("Norfolk", "Quincy")).toBe("USD");
  expect(of("Norfolk", null)).toBeNull();
  expect(of("Ontario", null)).toBe("CAD");
  expect(of(null, "Buffalo")).toBe("USD");
  expect(of("Ontario", "Toronto", "United Kingdom")).toBeNull();
});

test("an amount's currency is the portal's own where the notice says nothing of its country", () => {
  const of = (home: string, stated: { region?: string; city?: string; country?: string }) =>
    currencyOf({ currency: null, region: null, city: null, country: null, ...stated }, home);
  expect(of("CA-ON", {})).toBe("CAD");
  expect(of("US-NY", {})).toBe("USD");
  expect(of("CA-ON", { region: "Norfolk" })).toBe("CAD");
  expect(of("US-MA", { region: "Norfolk" })).toBe("USD");
  expect(of("CA", { region: "Zone 4" })).toBe("CAD");
  expect(of("CA-ON", { region: "New York" })).toBe("USD");
  expect(of("CA-ON", { country: "US" })).toBe("USD");
  expect(of("CA-ON", { country: "United Kingdom" })).toBeNull();
  expect(of("CA-ON", { city: "Paris", region: "Île-de-France" })).toBeNull();
});

test("every named area consists of places that exist", () => {
  expect(NAMED_AREAS.flatMap(([, codes]) => codes).filter((code) => !isRegionCode(code))).toEqual([]);
  expect(listStates().every(({ code }) => stateOf(code) === code)).toBe(true);
});
