import { expect, test } from "vitest";
import { findDivision, isRegionCode, placesOfNotice } from "~/domain/geography";
import { mostSpecific, stateOf } from "~/domain/geography/divisions/region-codes";
import { listSites } from "~/domain/geography/sites/named-sites";
import type { PlaceHint } from "~/domain/opportunities/notice";

function hint(fields: Partial<PlaceHint> = {}): PlaceHint {
  return {
    regions: [],
    city: null,
    state: null,
    country: "CA",
    buyerCity: null,
    buyerState: null,
    ...fields,
  };
}

const FEDERAL = "Public Works and Government Services Canada";
const sites = listSites();

test("the tables hold hundreds of sites, each in a place that exists", () => {
  expect(new Set(sites.map(({ name }) => name)).size).toBeGreaterThan(800);
  expect(sites.flatMap(({ codes }) => codes).filter((code) => !isRegionCode(code))).toEqual([]);
  expect(sites.filter(({ codes, name }) => codes.length === 0 || name.trim() === "")).toEqual([]);
});

const PARTS = 8;

test.each([...Array(PARTS).keys()])(
  "part %i of the sites is found by name in a notice from there",
  (part) => {
    const ofPart = sites.filter((_, index) => index % PARTS === part);
    const wrong = ofPart.flatMap(({ codes, name, town, inside }) => {
      const state = stateOf(codes[0] ?? "") ?? "";
      const region = state === "CA-ON" ? "Ontario (except NCR)" : (findDivision(state)?.name ?? state);
      const country = state.slice(0, 2);
      const isInOneState = codes.every((code) => stateOf(code) === state);
      const place =
        inside === "US-NY-NYC"
          ? hint({ city: "New York City", state: "NY", country })
          : hint({ regions: isInOneState ? [region] : [], country });
      const found = placesOfNotice(place, `Roof repairs, ${name}`, { buyer: FEDERAL });
      const isRight = mostSpecific(found.places).sort().join() === [...codes].sort().join();
      return isRight && (town === null || found.city === town)
        ? []
        : [`${name}: ${found.places.join()} ${found.city}`];
    });
    expect(wrong).toEqual([]);
  },
);

test.each([
  ["Masonry repairs, Fort Henry", "CA-ON-FRO-KIN", "Kingston"],
  ["Bellevue House: roof and windows", "CA-ON-FRO-KIN", "Kingston"],
  ["District heating plant, Tunney's Pasture", "CA-ON-OTT", "Ottawa"],
  ["Lawn care at the Central Experimental Farm", "CA-ON-OTT", "Ottawa"],
  ["Elevators, Lester B. Pearson Building", "CA-ON-OTT", "Ottawa"],
  ["Waste disposal, Beaver Creek Institution", "CA-ON-MUS", "Gravenhurst"],
  ["Établissement de Millhaven : toiture", "CA-ON-LEA", null],
  ["Window cleaning, 4900 Yonge Street", "CA-ON-TOR", "Toronto"],
  ["Snow removal, Lansdowne Port of Entry", "CA-ON-LGR", null],
  ["Docks, Georgian Bay Islands National Park", "CA-ON-MUS", null],
  ["Paving, 5 CDSB Gagetown", "CA-NB-SUNBURY", "Gagetown"],
  ["Roof, Alexander Graham Bell National Historic Site", "CA-NS-VICTORIA", "Baddeck"],
  ["Water plant, Garden River First Nation", "CA-ON-ALG", null],
  ["Housing, Chippewas of the Thames", "CA-ON-MDX", null],
])("a federal notice for %j is placed at the site", (title, code, city) => {
  const ottawa = hint({ buyerCity: "Ottawa", buyerState: "Ontario" });
  expect(placesOfNotice(ottawa, title, { buyer: FEDERAL })).toMatchObject({ places: [code], city });
});

test.each([
  ["Roof, Buffalo VA Medical Center", "US-NY-ERIE", "Buffalo"],
  ["F108--Buffalo VAMC 625B Abatement (VA-25-00065537)", "US-NY-ERIE", "Buffalo"],
  ["Bath VA: boiler replacement", "US-NY-STEUBEN", "Bath"],
  ["Paving at West Point", "US-NY-ORANGE", "West Point"],
  ["Janitorial services, Champlain Land Port of Entry", "US-NY-CLINTON", "Champlain"],
  ["Roof, Watervliet Arsenal", "US-NY-ALBANY", "Watervliet"],
])("a title's site counts before the office that the notice gives as its place: %j", (title, code, city) => {
  const albany = hint({
    city: "Scotia",
    state: "NY",
    country: "US",
    buyerCity: "SCOTIA",
    buyerState: "NY",
  });
  expect(placesOfNotice(albany, title)).toMatchObject({ places: [code], city });
});

test("a stated place that is not the buyer's own stays, whatever site the title names", () => {
  const syracuse = hint({
    city: "Syracuse",
    state: "NY",
    country: "US",
    buyerCity: "Albany",
    buyerState: "NY",
  });
  expect(placesOfNotice(syracuse, "Roof, West Point").places).toEqual(["US-NY-ONONDAGA"]);
  const texas = hint({ city: "Austin", state: "TX", country: "US", buyerCity: "Austin", buyerState: "TX" });
  expect(placesOfNotice(texas, "Paving at West Point").places).toEqual(["US-TX"]);
});

test.each([
  ["City of Brampton", "Signal Hill playground"],
  ["City of Brampton", "Resurfacing of Fort Henry Drive"],
  ["City of Toronto", "Prospect Park washrooms"],
  ["City of Oshawa", "Central Park lighting"],
])("a site of that name elsewhere is not meant by %s in %j", (buyer, title) => {
  const { places } = placesOfNotice(hint({ buyerState: "ON" }), title, { buyer });
  expect(places.every((code) => code.startsWith("CA-ON-"))).toBe(true);
  expect(places).not.toContain("CA-ON-FRO-KIN");
});

test("a building that receives bids is a site in a title, but not as an address in a text", () => {
  const ontario = hint({ regions: ["Ontario (except NCR)"] });
  const body = "Ontario Region, 4900 Yonge Street. The contractor supplies all labour.";
  expect(placesOfNotice(ontario, "Roof repairs", { buyer: FEDERAL, body }).places).toEqual(["CA-ON"]);
  expect(placesOfNotice(ontario, "Roof repairs, 4900 Yonge St", { buyer: FEDERAL }).places).toEqual([
    "CA-ON-TOR",
  ]);
});

test("sites that a text names near its start narrow the province", () => {
  const inText = (region: string, body: string) =>
    placesOfNotice(hint({ regions: [region] }), "Grounds maintenance", { buyer: FEDERAL, body }).places;
  expect(inText("Ontario", "This requirement is for Collins Bay Institution.")).toEqual(["CA-ON-FRO-KIN"]);
  expect(inText("New Brunswick", "Snow control at the Moncton Armoury and the Sussex Armoury.")).toEqual([
    "CA-NB-WESTMORLAND",
    "CA-NB-KINGS",
  ]);
  expect(inText("Quebec", "Les bâtiments sont situés dans la ville de Montréal.")).toEqual([
    "CA-QC-MONTREAL",
  ]);
});
