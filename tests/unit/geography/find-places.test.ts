import { expect, test } from "vitest";
import { areaNamesOf, codesOfChoice, findPlaces, regionName } from "~/domain/geography";
import { foundBy } from "~/features/settings/region-picker.server";

const LIMIT = 20;
const namesFor = (typed: string) => findPlaces(typed, LIMIT).choices.map(({ name }) => name);
const first = (typed: string) => findPlaces(typed, LIMIT).choices[0];

test("an area without a code of its own is offered as all of its places, and each of them after it", () => {
  const [area, ...places] = findPlaces("Long Island", LIMIT).choices;
  expect(area).toMatchObject({ name: "Long Island", covers: "Nassau County, Suffolk County." });
  expect(codesOfChoice(area?.code ?? "")).toEqual(["US-NY-NASSAU", "US-NY-SUFFOLK"]);
  expect(places.map(({ name }) => name)).toEqual([
    "Nassau County",
    "Suffolk County",
    "Queens (Queens County)",
  ]);
  expect(foundBy("long isl").choices.slice(0, 2)).toMatchObject([
    {
      name: "Long Island, NY",
      parts: [
        { code: "US-NY-NASSAU", name: "Nassau County, NY" },
        { code: "US-NY-SUFFOLK", name: "Suffolk County, NY" },
      ],
    },
    { name: "Nassau County, NY" },
  ]);
});

test("an area in two provinces has the letters of neither", () => {
  expect(
    foundBy("National Capital Region")
      .choices.slice(0, 3)
      .map(({ name }) => name),
  ).toEqual(["National Capital Region", "Ottawa, ON", "Gatineau, QC"]);
});

test.each([
  "Outaouais",
  "Capitale-Nationale",
  "Bas-Saint-Laurent",
  "Saguenay–Lac-Saint-Jean",
  "Mauricie",
  "Estrie",
  "Abitibi-Témiscamingue",
  "Côte-Nord",
  "Gaspésie–Îles-de-la-Madeleine",
  "Chaudière-Appalaches",
  "Lanaudière",
  "Laurentides",
  "Montérégie",
  "Centre-du-Québec",
])("%s is offered with its places, of which each is in Quebec", (region) => {
  const area = first(region);
  expect(area?.name).toBe(region);
  const codes = codesOfChoice(area?.code ?? "");
  expect(codes.length).toBeGreaterThan(3);
  expect(codes.every((code) => code.startsWith("CA-QC-"))).toBe(true);
});

test.each([
  ["GTA", "Greater Toronto Area"],
  ["gtha", "Greater Toronto and Hamilton Area"],
  ["Golden Horseshoe", "Golden Horseshoe"],
  ["Hudson Valley", "Hudson Valley"],
  ["Capital District", "Capital District"],
  ["Southern Tier", "Southern Tier"],
  ["Finger Lakes", "Finger Lakes"],
  ["Western New York", "Western New York"],
  ["North Country", "North Country"],
  ["Lehigh Valley", "Lehigh Valley"],
  ["South Jersey", "South Jersey"],
  ["Merrimack Valley", "Merrimack Valley"],
  ["Lower Mainland", "Lower Mainland"],
  ["Okanagan", "Okanagan"],
  ["Vancouver Island", "Vancouver Island"],
  ["Annapolis Valley", "Annapolis Valley"],
  ["Bas St-Laurent", "Bas-Saint-Laurent"],
  ["Abitibi", "Abitibi-Témiscamingue"],
  ["Gaspesie", "Gaspésie–Îles-de-la-Madeleine"],
  ["Eastern Townships", "Estrie"],
  ["Laurentians", "Laurentides"],
])("%s finds the area %s", (typed, name) => {
  expect(first(typed)).toMatchObject({ name });
  expect(first(typed)?.parts?.length).toBeGreaterThan(1);
});

test.each([
  ["Cape Cod", "Barnstable County", "Includes Cape Cod. "],
  ["Bolton", "Caledon", "Includes Bolton. "],
  ["Vancouver", "Metro Vancouver", "Includes Vancouver. "],
])("%s is offered as %s, its own place", (typed, name, covers) => {
  const found = first(typed);
  expect(found?.name).toBe(name);
  expect(found?.covers.startsWith(covers)).toBe(true);
});

test("a place of exactly that name comes before an area that begins with it", () => {
  expect(namesFor("Ontario")[0]).toBe("Ontario (all)");
  expect(namesFor("Toronto")[0]).toBe("Toronto");
  expect(namesFor("Montréal").slice(0, 2)).toEqual(["Montréal", "Greater Montréal"]);
  expect(namesFor("Niagara")).toEqual(["Niagara Region (all)", "Niagara Falls", "Niagara County"]);
});

test("the city of Québec is told from the province", () => {
  expect(namesFor("Quebec").slice(0, 2)).toEqual(["Quebec (all)", "Quebec City (Québec)"]);
  expect(foundBy("Québec").choices[1]?.name).toBe("Quebec City (Québec), QC");
  expect([regionName("CA-QC"), regionName("CA-QC-QUEBEC")]).toEqual(["Quebec", "Quebec City (Québec)"]);
});

test("no place is offered twice, and each place of an area exists", () => {
  for (const typed of ["a", "b", "c", "g", "l", "m", "n", "o", "r", "s", "w"]) {
    const { choices } = findPlaces(typed, 2000);
    const codes = choices.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const { code, parts } of choices) if (parts) expect(code.split(",")).toHaveLength(parts.length);
  }
});

test("a place is found in a list by the names of its areas", () => {
  expect(areaNamesOf("US-NY-NASSAU")).toEqual(["Long Island"]);
  expect(areaNamesOf("CA-ON-HAM")).toContain("GTHA");
  expect(areaNamesOf("CA-ON-PEL-BRM")).toEqual([]);
});

test("what is no list of codes is one choice", () => {
  expect(codesOfChoice("Bolton, Ontario")).toEqual(["Bolton, Ontario"]);
  expect(codesOfChoice("CA-ON-OTT,nowhere")).toEqual(["CA-ON-OTT,nowhere"]);
});
