import { expect, test } from "vitest";
import { describePlaces, isRegionCode, placesOfNotice } from "~/domain/geography";
import { QUEBEC_BOARDS } from "~/domain/geography/tables/bodies/school-boards-quebec";
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
  ["Cleaning Services (St-John’s)", ["CA-NL-DIV1"], "St. John's"],
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

test.each([
  ["Elevator maintenance - Atlantic Canada", ["CA-NB", "CA-NL", "CA-NS", "CA-PE"]],
  ["Inspections in the Prairie provinces", ["CA-AB", "CA-MB", "CA-SK"]],
  ["Housing repairs in the North", ["CA-NT", "CA-NU", "CA-YT"]],
  ["Repairs to the North Wing", OFFICE],
  ["Courthouse cleaning, GTA", ["CA-ON-TOR", "CA-ON-PEL", "CA-ON-YRK", "CA-ON-DUR", "CA-ON-HAL"]],
  ["Travaux dans le Nord-du-Québec", ["CA-QC-NORDDUQUEBEC"]],
  ["Highway signs, Northwestern Ontario", ["CA-ON-KEN", "CA-ON-RRD", "CA-ON-TBY"]],
  ["Generators at sites across Canada", ["CA"]],
  ["Nettoyage partout au Canada", ["CA"]],
])("the area in the title %j is %j", (title, places) => {
  expect(placesOfNotice(FEDERAL, title).places).toEqual(places);
});

test("the North of an Ontario notice is northern Ontario", () => {
  const { places } = placesOfNotice(hint({ regions: ["Ontario"] }), "Detachment cleaning in the North");
  expect(places).toHaveLength(11);
  expect(places).toContain("CA-ON-KEN");
  expect(places).not.toContain("CA-ON-TOR");
});

test.each([
  ["Offices in Ottawa, Ont. and Montréal, Que.", ["CA-ON-OTT", "CA-QC-MONTREAL"]],
  ["Edmonton, Alta. and Saskatoon, Sask.", ["CA-AB-DIV11", "CA-SK-DIV11"]],
  ["Paving, St. John's, N.L.", ["CA-NL-DIV1"]],
  ["Paving, Saint John, N.B.", ["CA-NB-STJOHN"]],
  ["Programme de Gander, TN et L", ["CA-NL-DIV6"]],
  ["Roof, Buffalo, N.Y.", ["US-NY-ERIE"]],
  ["Office in Victoria, B.C.", ["CA-BC-CAPITALREGION"]],
  ["Highway 11, Hearst to Longlac", ["CA-ON-COC", "CA-ON-TBY"]],
])("the places in the title %j are %j", (title, places) => {
  expect(placesOfNotice(hint(), title).places).toEqual(places);
});

test.each([
  [{ state: "NY", country: "US" }, "Sidewalks, New York Mills", ["US-NY-ONEIDA"]],
  [{ state: "NY", country: "US" }, "Sidewalks, New York Corners", ["US-NY"]],
  [{ regions: ["Ontario"] }, "Snow removal, North Bay", ["CA-ON-NIP-NBY"]],
  [{ regions: ["Ontario"] }, "Wharf repairs, Port Hamilton", ["CA-ON"]],
  [{ regions: ["Ontario"] }, "Arena in East Toronto", ["CA-ON-TOR"]],
  [{ regions: ["Ontario"] }, "Transit study, St. Catharines-Niagara", ["CA-ON-NIA-STC"]],
])("a longer name is not also its shorter namesake: %j, %j", (place, title, places) => {
  expect(placesOfNotice(hint(place), title).places).toEqual(places);
});

test("names are read in the notice's own country", () => {
  const at = (region: string, country: string) =>
    placesOfNotice(hint({ regions: [region], country }), "Paving").places;
  expect(at("London", "CA")).toEqual(["CA-ON-MDX-LON"]);
  expect(at("London", "GB")).toEqual([]);
  expect(at("Cambridge", "US")).toEqual(["US-MA-MIDDLESEX"]);
  expect(at("Paris", "France")).toEqual([]);
  expect(at("Newcastle", "CA")).toEqual(["CA-ON-DUR-CLA"]);
  expect(at("France", "CA")).toEqual([]);
});

test("work at an embassy is not in the town's Canadian namesake", () => {
  expect(placesOfNotice(FEDERAL, "Ambassade du Canada à Paris").places).toEqual([]);
  expect(placesOfNotice(FEDERAL, "Boilers, Canada House, London").places).toEqual([]);
});

test("an area is narrowed to the part of it that the title names", () => {
  const capital = hint({ regions: ["National Capital Region (NCR)"] });
  expect(placesOfNotice(capital, "Déneigement, Place du Portage, Hull").places).toEqual(["CA-QC-GATINEAU"]);
  expect(placesOfNotice(capital, "Window cleaning").places).toEqual(["CA-ON-OTT", "CA-QC-GATINEAU"]);
});

test("the text says where the work is, and an office's address in it does not", () => {
  const federal = hint({ regions: ["Ontario"], buyerCity: "Gatineau", buyerState: "Quebec" });
  const inText = (body: string) => placesOfNotice(federal, "Paving", { body }).places;
  expect(inText("The site is located in the Town of Milton.")).toEqual(["CA-ON-HAL-MIL"]);
  expect(inText("Boiler replacement at Cold Springs School, Cobourg, Ontario.")).toEqual(["CA-ON-NOR"]);
  expect(inText("Bids must be received at 40 Elgin Street, Ottawa, Ontario.")).toEqual(["CA-ON"]);
});

test("a buyer's name counts only if it names the place that the buyer governs", () => {
  const of = (buyer: string, fields: Partial<PlaceHint> = {}) =>
    placesOfNotice(hint(fields), "Roof repairs", { buyer }).places;
  expect(of("City of Mississauga")).toEqual(["CA-ON-PEL-MIS"]);
  expect(of("Peel District School Board")).toEqual(["CA-ON-PEL"]);
  expect(of("Thames Valley District School Board")).toEqual(["CA-ON-ELG", "CA-ON-MDX", "CA-ON-OXF"]);
  expect(of("Bluewater District School Board")).toEqual(["CA-ON-BRU", "CA-ON-GRY"]);
  expect(of("United Counties of Stormont, Dundas and Glengarry")).toEqual(["CA-ON-SDG"]);
  expect(of("Township of Hamilton")).toEqual(["CA-ON-NOR"]);
  expect(of("City of Hamilton")).toEqual(["CA-ON-HAM"]);
  expect(of("Ontario Power Generation")).toEqual(["CA-ON"]);
  expect(of("Ontario Power Generation", { regions: ["Kincardine"] })).toEqual(["CA-ON-BRU"]);
});

test.each([
  ["Centre de services scolaire Marguerite-Bourgeoys", ["CA-QC-MONTREAL"]],
  ["Centre de services scolaire des Draveurs", ["CA-QC-GATINEAU", "CA-QC-LESCOLLINESDELOUTAOUAIS"]],
  ["Commission scolaire Harricana", ["CA-QC-ABITIBI"]],
  ["Société des Îles", ["CA-QC"]],
])("a notice of the Quebec buyer %s is in %j", (buyer, places) => {
  expect(placesOfNotice(hint({ state: "QC" }), "Toiture", { buyer }).places).toEqual(places);
});

test("every school board's divisions exist", () => {
  for (const segments of Object.values(QUEBEC_BOARDS)) {
    for (const segment of segments.split(",")) expect(isRegionCode(`CA-QC-${segment}`), segment).toBe(true);
  }
});

test("a facility after a town's name in capitals makes it a place", () => {
  const inNewYork = hint({ state: "NY", country: "US" });
  expect(placesOfNotice(inNewYork, "PAVING AT MALONE READINESS CENTER").places).toEqual(["US-NY-FRANKLIN"]);
});

test("a text's town that we do not know is in the province or state after it", () => {
  const federal = hint({ country: "US", buyerCity: "Albany", buyerState: "NY" });
  const body = "The work is at the office in Elkton, Maryland.";
  expect(placesOfNotice(federal, "Custodial services", { body }).places).toEqual(["US-MD"]);
  const list = "Services at various locations in AB, SK, and MB.";
  expect(placesOfNotice(hint({ buyerState: "Alberta" }), "Services", { body: list }).places).toEqual([
    "CA-AB",
  ]);
});

test("the words that decided are kept", () => {
  expect(placesOfNotice(FEDERAL, "Roof Replacement - Barrie")).toMatchObject({
    why: "the title",
    words: "Barrie",
  });
  expect(placesOfNotice(hint({ regions: ["Ontario"] }), "Roof - Thunder Bay")).toMatchObject({
    why: "the notice's delivery regions, narrowed by the text",
    words: "Ontario; Thunder Bay",
  });
  expect(placesOfNotice(hint(), "Roof", { buyer: "City of Oshawa" })).toMatchObject({
    why: "the buyer's name",
    words: "Oshawa",
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
  [["CA-AB-DIV6"], null, "Calgary area, Alberta"],
  [["CA-MB-DIV2", "CA-MB-DIV3"], null, "Steinbach area and Winkler area"],
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

test("a border station at a bridge is in the bridge's town, and a bridge is not", () => {
  const placesOf = (title: string) =>
    placesOfNotice(
      {
        regions: ["Ontario (except NCR)"],
        city: null,
        state: null,
        country: "CA",
        buyerCity: null,
        buyerState: null,
      },
      title,
    ).places;

  expect(placesOf("Grounds Maintenance, Sault Ste. Marie Bridge Plaza")).toEqual(["CA-ON-ALG-SSM"]);
  expect(placesOf("Painting of the Kingston Bridge")).toEqual(["CA-ON"]);
});
