import fc from "fast-check";
import { expect, test } from "vitest";
import { GEO_DIVISIONS, isRegionCode, listStates, placesOfNotice, regionName } from "~/domain/geography";
import { stateOf } from "~/domain/geography/divisions/region-codes";
import { findCity, listTowns } from "~/domain/geography/names/gazetteer";
import { noticeOfPushed, pushSchema } from "~/features/push/push-schema";

type Place = { region?: string; city?: string; country?: string; buyer?: string };

function placesOfPushed(place: Place, title = "Parking lot works") {
  const [pushed] = pushSchema.parse({ notices: [{ key: "1", title, ...place }] }).notices;
  if (pushed === undefined) throw new Error("The push holds no notice");
  const notice = noticeOfPushed(pushed, new Date("2026-11-20"));
  return placesOfNotice(notice.place, notice.title, { buyer: notice.buyer });
}

const towns = listTowns();
const countryOf = (code: string) => code.slice(0, 2);

test("a pushed town is found in its province or state and in its county, for every town that we know", () => {
  const wrong = towns.flatMap(({ code, name }) => {
    const state = stateOf(code) ?? code;
    const inState = findCity(name, state);
    const regions = [
      { region: code, expected: code },
      // A state may have two towns of one name; then only the county says which.
      { region: regionName(state), expected: inState?.code ?? state },
      { region: state.slice(3), expected: inState?.code ?? state },
    ];
    return regions.flatMap(({ region, expected }) => {
      const { places, city } = placesOfPushed({ region, city: name, country: countryOf(code) });
      return places.join() === expected && city !== null ? [] : [`${name}, ${region}: ${places.join()}`];
    });
  });
  expect(towns.length).toBeGreaterThan(4_000);
  expect(wrong).toEqual([]);
}, 90_000);

test("a pushed division is found by its own name and province", () => {
  const wrong = GEO_DIVISIONS.filter(({ level }) => level === "subregion").filter(
    ({ code, name, country }) => {
      const region = regionName(stateOf(code) ?? code);
      return (
        placesOfPushed({ region, city: name.replace(/ area \(.*| \(.*/g, ""), country }).places[0] !== code
      );
    },
  );
  // Towns of these names lie in another division of the same province, and a town is what the field asks for.
  const NAMESAKES_OF_TOWNS = ["CA-ON-PET"];
  expect(wrong.map(({ code }) => code).filter((code) => !NAMESAKES_OF_TOWNS.includes(code))).toEqual([]);
});

const accentless = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "");
const spellings = [
  (name: string) => name.toUpperCase(),
  (name: string) => name.toLowerCase(),
  accentless,
  (name: string) => name.replaceAll("St. ", "Saint "),
  (name: string) => name.replaceAll("St. ", "St "),
  (name: string) => name.replaceAll("Saint-", "St-"),
  (name: string) => name.replaceAll("Sainte-", "Ste-"),
  (name: string) => name.replaceAll("-", " "),
  (name: string) => name.replaceAll("'", "’"),
  (name: string) => name.replace(/^Mount /, "Mt. "),
  (name: string) => name.replace(/^Fort /, "Ft. "),
  (name: string) => `City of ${name}`,
  (name: string) => `  ${name} `,
];

test("a town is found in any case, with or without accents, and abbreviated", () => {
  fc.assert(
    fc.property(fc.constantFrom(...towns), fc.constantFrom(...spellings), ({ code, name }, spell) => {
      const stated = { region: code, city: spell(name), country: countryOf(code) };
      expect(placesOfPushed(stated).places, stated.city).toEqual([code]);
    }),
    { numRuns: 2_000 },
  );
});

test("a province or state is found by its name, letters and abbreviations", () => {
  for (const { code, name, country } of listStates()) {
    for (const region of [code, name, code.slice(3), code.slice(3).split("").join(".") + "."])
      expect(placesOfPushed({ region, country }).places, region).toEqual([code]);
  }
});

test("every town lies in a division that exists", () => {
  expect(towns.filter(({ code }) => !isRegionCode(code))).toEqual([]);
});

test.each([
  [{ region: "Peel Region", city: "Brampton" }, ["CA-ON-PEL-BRM"], "Brampton"],
  [{ region: "Ontario", city: "Ottawa" }, ["CA-ON-OTT"], "Ottawa"],
  [{ region: "Ont.", city: "OTTAWA" }, ["CA-ON-OTT"], "Ottawa"],
  [{ region: "N.Y.", city: "Rochester" }, ["US-NY-MONROE"], "Rochester"],
  [{ region: "Greater Toronto Area", city: "Brampton" }, ["CA-ON-PEL-BRM"], "Brampton"],
  [{ region: "Waterloo Region", city: "Kitchener-Waterloo" }, ["CA-ON-WAT-KIT", "CA-ON-WAT-WLO"], null],
  [{ region: "Peel Region", city: "Nowhere Corners" }, ["CA-ON-PEL"], "Nowhere Corners"],
  [{ region: "Zone 4", city: "Brampton", country: "CA" }, ["CA-ON-PEL-BRM"], "Brampton"],
  [{ city: "Nowhere Corners", country: "CA" }, ["CA"], "Nowhere Corners"],
  [{ region: "Ontario", city: "Various" }, ["CA-ON"], null],
  [{ region: "London", country: "United Kingdom" }, [], null],
  [{ region: "Cambridge", country: "US" }, ["US-MA-MIDDLESEX"], "Cambridge"],
  [{ region: "Cambridge", country: "CA" }, ["CA-ON-WAT-CAM"], "Cambridge"],
  [{ region: "Northern Ontario", city: "Thunder Bay" }, ["CA-ON-TBY"], "Thunder Bay"],
  [{ country: "CA", buyer: "City of Mississauga" }, ["CA-ON-PEL-MIS"], "Mississauga"],
  [{ country: "CA", buyer: "County of Essex" }, ["CA-ON-ESX"], null],
  [{ country: "CA", buyer: "Township of Malahide" }, ["CA-ON-ELG"], "Malahide"],
  [{ country: "CA", buyer: "Ville de Gatineau" }, ["CA-QC-GATINEAU"], "Gatineau"],
  [{ country: "CA", buyer: "Ontario Power Generation" }, ["CA-ON"], null],
  [{ country: "CA", buyer: "Metrolinx" }, ["CA"], null],
  [{ region: "Ontario", city: "Kincardine", buyer: "Ontario Power Generation" }, ["CA-ON-BRU"], "Kincardine"],
] as const)("the pushed place %j is %j", (place, places, city) => {
  expect(placesOfPushed(place)).toMatchObject({ places, city });
});

test.each([
  ["Toronto, Mississauga & Brampton", ["CA-ON-TOR", "CA-ON-PEL-MIS", "CA-ON-PEL-BRM"]],
  ["Toronto/Mississauga", ["CA-ON-TOR", "CA-ON-PEL-MIS"]],
  ["Toronto and Brampton", ["CA-ON-TOR", "CA-ON-PEL-BRM"]],
  ["Leeds and the Thousand Islands", ["CA-ON-LGR"]],
  ["Niagara-on-the-Lake", ["CA-ON-NIA"]],
  ["Windsor, Essex County", ["CA-ON-ESX-WIN"]],
  ["London, Toronto, Ottawa, Barrie, Guelph, Windsor", ["CA-ON"]],
])("a pushed city of %s is in each of its towns", (city, places) => {
  expect(placesOfPushed({ region: "Ontario", city }).places).toEqual(places);
});

test.each([
  ["ON", "Toronto, ON", "CA-ON-TOR", "Toronto"],
  ["ON", "TORONTO ON M5V 2T6", "CA-ON-TOR", "Toronto"],
  ["ON", "Mississauga, Ontario L5B 3C1, Canada", "CA-ON-PEL-MIS", "Mississauga"],
  ["NY", "Albany, New York 12207", "US-NY-ALBANY", "Albany"],
  ["NY", "New York, NY", "US-NY-NYC", "New York"],
  ["NL", "ST JOHN'S NL", "CA-NL-DIV1", "St. John's"],
])("in %s, the city field %s is a city with the end of an address", (region, city, code, name) => {
  expect(placesOfPushed({ region, city })).toMatchObject({ places: [code], city: name });
});

test("a city field with a postal code and no region is the city", () => {
  expect(placesOfPushed({ city: "Toronto, ON M5V 2T6" })).toMatchObject({
    places: ["CA-ON-TOR"],
    city: "Toronto",
  });
});

test.each([
  ["New York", "US-NY-NYC"],
  ["Québec", "CA-QC-QUEBEC"],
  ["Simcoe", "CA-ON-HNF"],
  ["Perth", "CA-ON-LAN"],
])("a city field of %s alone is the city, and not the state or county of that name", (city, code) => {
  expect(placesOfPushed({ city }).places).toEqual([code]);
});

test.each(["Arrondissement de Verdun", "Arrondissement d'Outremont", "Arrondissement de Ville-Marie"])(
  "%s is in Montréal",
  (city) => {
    expect(placesOfPushed({ region: "QC", city }).places).toEqual(["CA-QC-MONTREAL"]);
  },
);
