import { expect, test } from "vitest";
import { describePlaces, placesOfNotice } from "~/domain/geography";
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

const FEDERAL = hint({ buyerCity: "Ottawa", buyerState: "Ontario" });
const OFFICE = ["CA-ON-OTT"];

test.each([
  [["Ontario (except NCR)"], ["CA-ON"]],
  [["National Capital Region (NCR)"], ["CA-ON-OTT", "CA-QC-GATINEAU"]],
  [
    ["Ontario (except NCR)", "National Capital Region (NCR)"],
    ["CA-ON", "CA-QC-GATINEAU"],
  ],
  [
    ["Nova Scotia", "British Columbia"],
    ["CA-NS", "CA-BC"],
  ],
  [
    ["Montréal", "Edmonton"],
    ["CA-QC-MONTREAL", "CA-AB-DIV11"],
  ],
  [["Alberta", "Innisfail"], ["CA-AB-DIV8"]],
  [["Canada", "Regina", "Saskatchewan"], ["CA-SK-DIV6"]],
  [["Canada"], ["CA"]],
  [["World"], OFFICE],
  [["Unspecified"], OFFICE],
  [["Foreign"], []],
  [["Foreign", "Ontario"], ["CA-ON"]],
  [["AB", "BC", "MB", "NB", "NL", "NS", "NT", "ON", "PE", "QC"], ["CA"]],
])("the delivery regions %j are %j", (regions, places) => {
  expect(placesOfNotice({ ...FEDERAL, regions }, "Office supplies").places).toEqual(places);
});

test.each([
  ["Roof Replacement - Barrie", ["CA-ON-SIM-BAR"], "Barrie"],
  ["Snow removal in London", ["CA-ON-MDX-LON"], "London"],
  ["PARKING LOT PAVING, KINGSTON, ON", ["CA-ON-FRO-KIN"], "Kingston"],
  ["Snow clearing Kingston ON", ["CA-ON-FRO-KIN"], "Kingston"],
  ["Region of Peel winter maintenance", ["CA-ON-PEL"], null],
  ["Peel Regional Police headquarters", ["CA-ON-PEL"], null],
  ["Essex County roads", ["CA-ON-ESX"], null],
  ["Culvert, Town of Essex", ["CA-ON-ESX"], "Essex"],
  ["Open Construction Source List for Nunavut", ["CA-NU"], null],
  ["Open Construction Source List for CFB Suffield", ["CA-AB-DIV1"], "Suffield"],
  ["8 Wing paving", ["CA-ON-HAS"], "Trenton"],
  ["17 Wing Detachment Dundurn", ["CA-SK-DIV11"], "Dundurn"],
  ["GARRISON PETAWAWA HYDRANTS", ["CA-ON-REN"], "Petawawa"],
  ["BFC Valcartier - toiture", ["CA-QC-LAJACQUESCARTIER"], "Valcartier"],
  ["CFB Esquimalt jetty", ["CA-BC-CAPITALREGION"], "Esquimalt"],
  ["CFB Gagetown ranges", ["CA-NB-SUNBURY"], "Gagetown"],
  ["Parking lot, Moncton, NB", ["CA-NB-WESTMORLAND"], "Moncton"],
  ["Port aux Basques Navigation Improvement", ["CA-NL-DIV3"], "Port aux Basques"],
  ["Vancouver, WA office", ["US-WA"], null],
])("the title %j places the work at %j", (title, places, city) => {
  expect(placesOfNotice(FEDERAL, title)).toMatchObject({ places, city });
});

test.each([
  "Resurfacing of Kingston Road",
  "Sherbrooke Street works",
  "Réfection, rue de Sherbrooke",
  "York Street sewer",
  "Simcoe Street watermain",
  "London Fog coats",
  "London, UK office",
  "HALIFAX-class parts",
  "HMCS Toronto refit",
  "Lake Ontario shoreline",
  "Bath fixtures",
  "Orange paint",
  "Regional study",
  "Hull inspection",
  "Asbestos abatement",
  "Sewer Flushing",
  "St. Paul School roof",
  "St. John School roof",
  "Victoria Park washroom",
  "Washington fixtures",
  "George Hamilton portrait",
  "PARTS FOR WORK ON SITE, IN STOCK",
])("the title %j names no place", (title) => {
  expect(placesOfNotice(FEDERAL, title)).toMatchObject({ places: OFFICE, why: "the buyer's office" });
});

test("a province is narrowed to the towns in it that the title names", () => {
  const regions = ["Ontario"];
  expect(placesOfNotice(hint({ regions }), "Roof - Thunder Bay").places).toEqual(["CA-ON-TBY"]);
  expect(placesOfNotice(hint({ regions }), "Roofs - Thunder Bay and Kenora").places).toEqual([
    "CA-ON-TBY",
    "CA-ON-KEN",
  ]);
  expect(placesOfNotice(hint({ regions }), "Roof - Halifax").places).toEqual(["CA-ON"]);
  expect(placesOfNotice(hint({ regions: ["Ontario (except NCR)"] }), "Roof - Ottawa").places).toEqual([
    "CA-ON",
  ]);
});

test("a delivery region that is a region, not a town, leaves the city open", () => {
  expect(placesOfNotice(hint({ regions: ["Peel Region"] }), "Paving")).toMatchObject({
    places: ["CA-ON-PEL"],
    city: null,
  });
  expect(placesOfNotice(hint({ regions: ["Toronto"] }), "Paving")).toMatchObject({
    places: ["CA-ON-TOR"],
    city: "Toronto",
  });
});

test("several provinces are narrowed by the bases that the text names", () => {
  const body = "The delivery is requested at CFB Halifax and CFB Esquimalt.";
  expect(
    placesOfNotice(hint({ regions: ["Nova Scotia", "British Columbia"] }), "Spares", { body }).places,
  ).toEqual(["CA-NS-HALIFAX", "CA-BC-CAPITALREGION"]);
});

test("a town means the one in the province or state that the notice gives", () => {
  const at = (city: string, state: string, country: string) =>
    placesOfNotice(hint({ city, state, country }), "Paving").places[0];
  expect(at("Kingston", "ON", "CA")).toBe("CA-ON-FRO-KIN");
  expect(at("KINGSTON", "NY", "USA")).toBe("US-NY-ULSTER");
  expect(at("Windsor", "Ontario", "CA")).toBe("CA-ON-ESX-WIN");
  expect(at("Windsor", "NS", "CA")).toBe("CA-NS-HANTS");
  expect(at("Hamilton", "New Jersey", "US")).toBe("US-NJ-MERCER");
  expect(at("Peterborough", "NH", "US")).toBe("US-NH-HILLSBOROUGH");
  expect(at("Cambridge", "MA", "US")).toBe("US-MA-MIDDLESEX");
  expect(at("Québec", "QC", "CA")).toBe("CA-QC-QUEBEC");
  expect(at("Manchester", "NH", "US")).toBe("US-NH-HILLSBOROUGH");
  expect(at("Portland", "ME", "US")).toBe("US-ME-CUMBERLAND");
  expect(at("Buffalo", "NY", "US")).toBe("US-NY-ERIE");
  expect(at("Nowhere Corners", "NY", "US")).toBe("US-NY");
});

test("a state that we do not cover is its own place", () => {
  const texas = hint({ country: "USA", buyerCity: "FORT SAM HOUSTON", buyerState: "TX" });
  expect(placesOfNotice(texas, "Force protection")).toMatchObject({
    places: ["US-TX"],
    city: "Fort Sam Houston",
  });
  const california = hint({ country: "USA", state: "CA", city: "San Diego" });
  expect(placesOfNotice(california, "Pier repair").places).toEqual(["US-CA"]);
  expect(placesOfNotice(hint({ country: "US" }), "Nationwide towing").places).toEqual(["US"]);
});

test("work in another country has no place here", () => {
  expect(placesOfNotice(hint({ country: "DEU", city: "Berlin" }), "Barracks")).toMatchObject({
    places: [],
    city: null,
  });
  expect(placesOfNotice(hint({ country: "United Kingdom" }), "School").places).toEqual([]);
});

test("a notice of New York City is for the whole city unless it names a borough", () => {
  const city = hint({ city: "New York City", state: "NY", country: "US" });
  expect(placesOfNotice(city, "Elevator Rehabilitation")).toMatchObject({
    places: ["US-NY-NYC"],
    city: "New York City",
  });
  expect(placesOfNotice(city, "LOBBY RENOVATIONS AT CONEY ISLAND SITE 8").places).toEqual([
    "US-NY-NYC-KINGS",
  ]);
});

test("a Quebec notice is placed by its buyer's town, never by a furnace", () => {
  const thetford = hint({ state: "QC", buyerCity: "Thetford Mines", buyerState: "QC" });
  const buyer = "Santé Québec Chaudière-Appalaches";
  expect(placesOfNotice(thetford, "Remplacement de la chaudière", { buyer }).places).toEqual([
    "CA-QC-LESAPPALACHES",
  ]);
  const village = { buyer: "Municipalité de Saint-Majorique" };
  expect(placesOfNotice(hint({ state: "QC" }), "Rénovation intérieure", village).places).toEqual([
    "CA-QC-DRUMMOND",
  ]);
});

test("a local buyer's work stays where the buyer is, unless the title says otherwise for sure", () => {
  const oshawa = hint({ buyerCity: "Oshawa", buyerState: "ON" });
  const buyer = "City of Oshawa";
  expect(placesOfNotice(oshawa, "Hamilton pumps", { buyer }).places).toEqual(["CA-ON-DUR-OSH"]);
  expect(placesOfNotice(oshawa, "Office lease in Hamilton, Ontario", { buyer }).places).toEqual([
    "CA-ON-HAM",
  ]);
  const peel = { buyer: "Regional Municipality of Peel" };
  expect(placesOfNotice(hint({ buyerState: "ON" }), "Watermain", peel).places).toEqual(["CA-ON-PEL"]);
});

test("the region in a federal buyer's name counts before its office", () => {
  const kingston = hint({ buyerCity: "Kingston", buyerState: "Ontario" });
  const buyer = "Defence Construction Canada - Ontario Region";
  expect(placesOfNotice(kingston, "Source list", { buyer }).places).toEqual(["CA-ON"]);
  const atlantic = { buyer: "Defence Construction Canada - Atlantic Region" };
  expect(placesOfNotice(hint(), "Source list", atlantic).places).toEqual([
    "CA-NB",
    "CA-NL",
    "CA-NS",
    "CA-PE",
  ]);
});

test("without any evidence the portal's country remains, and without a country nothing", () => {
  expect(placesOfNotice(hint(), "Supplies").places).toEqual(["CA"]);
  expect(placesOfNotice(hint({ country: null }), "Supplies").places).toEqual([]);
});

test.each([
  [["CA-ON-PEL-MIS"], "Mississauga", "Mississauga, Peel Region"],
  [["CA-ON-PEL-MIS"], null, "Mississauga, Peel Region"],
  [["CA-ON-PEL"], "Bolton", "Bolton, Peel Region"],
  [["CA-ON-PEL"], null, "Peel Region, Ontario"],
  [["CA-ON-TOR"], "Toronto", "Toronto, Ontario"],
  [["CA-AB-DIV6"], "Calgary", "Calgary, Alberta"],
  [["CA-AB-DIV6"], null, "Calgary, Alberta"],
  [["CA-ON"], null, "Ontario"],
  [["CA-QC"], "Québec", "Québec"],
  [["US-NY"], "Nowhere Corners", "Nowhere Corners, New York"],
  [["US-NY-NYC-KINGS"], null, "Brooklyn, New York City"],
  [["US-TX"], "Austin", "Austin, Texas"],
  [["CA-NS", "CA-BC"], null, "Nova Scotia and British Columbia"],
  [["CA-AB", "CA-MB", "CA-SK"], null, "Alberta, Manitoba and Saskatchewan"],
  [["CA-NB", "CA-NL", "CA-NS", "CA-PE"], null, "Atlantic Canada"],
  [["CA-NS", "CA-BC", "CA-AB", "CA-YT"], null, "Nova Scotia, British Columbia and 2 more places"],
  [
    ["CA-ON-KEN", "CA-ON-RRD", "CA-ON-TBY", "CA-ON-ALG"],
    "Moose Landing",
    "Moose Landing, Kenora District, Rainy River District and 2 more places",
  ],
  [["CA-ON-ESX"], "Essex", "Essex, Ontario"],
  [["CA-ON-PET-PTB"], "Peterborough", "Peterborough, Ontario"],
  [["CA-ON-SIM"], "Simcoe", "Simcoe, Ontario"],
  [["CA"], null, "Across Canada"],
  [["US"], null, "Across the United States"],
  [[], null, ""],
  [[], "Berlin", "Berlin"],
])("the places %j with the city %j read %j", (places, city, line) => {
  expect(describePlaces(places, city)).toBe(line);
});
