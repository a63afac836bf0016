import { expect, test } from "vitest";
import { placesOfNotice } from "~/domain/geography";
import { placeHint } from "./place-hint";

const PARKS = "Parks Canada Agency (PC)";
const VETERANS = "VETERANS AFFAIRS, DEPARTMENT OF";
const ARMY = "DEPT OF THE ARMY";
const QUEBEC_ROADS = "Ministère des Transports et de la Mobilité durable";

const inCanada = (state: string | null) => placeHint({ state, country: "CA" });
const inAmerica = (state: string | null) => placeHint({ state, country: "US" });
const IN_NEW_YORK_CITY = placeHint({ city: "New York City", state: "NY", country: "US" });

test.each([
  ["Crane rental, Rideau Canal National Historic Site", PARKS, null, ["CA-ON"]],
  ["Black Rapids Lock gate replacement", PARKS, null, ["CA-ON-OTT"]],
  ["Réfection des murs du canal de Lachine", "Agence Parcs Canada", null, ["CA-QC-MONTREAL"]],
  [
    "Housekeeping, Cap-Tourmente National Wildlife Area",
    "Environment and Climate Change Canada",
    null,
    ["CA-QC-LACOTEDEBEAUPRE"],
  ],
  [
    "Cape Jourimain National Wildlife Area - Trail",
    "Environment and Climate Change Canada",
    null,
    ["CA-NB-WESTMORLAND"],
  ],
  [
    "Alexandra Bridge inspection",
    "Public Services and Procurement Canada",
    null,
    ["CA-ON-OTT", "CA-QC-GATINEAU"],
  ],
  ["Golden Ears Provincial Park washrooms", "BC Parks", "BC", ["CA-BC-METROVANCOUVER"]],
  [
    "Pattullo Bridge lighting",
    "Ministry of Transportation and Infrastructure",
    "BC",
    ["CA-BC-METROVANCOUVER"],
  ],
  ["Foothills Medical Centre elevators", "Alberta Health Services", "AB", ["CA-AB-DIV6"]],
  ["Aberdeen Hospital boilers", "Nova Scotia Health Authority", "NS", ["CA-NS-PICTOU"]],
  ["Shand Dam gates", "Grand River Conservation Authority", "ON", ["CA-ON-WEL"]],
  ["Elora High Level Bridge Rehabilitation", "Grand River Conservation Authority", "ON", ["CA-ON-WEL"]],
  ["Seating - Oakville office", null, null, ["CA-ON-HAL-OAK"]],
  [
    "1720-C-380 Travaux correctifs au barrage Lyster",
    "Ministère de l'Environnement",
    "QC",
    ["CA-QC-COATICOOK"],
  ],
  ["Travaux à l'Hôpital Notre-Dame-de-Fatima", "Santé Québec", "QC", ["CA-QC-KAMOURASKA"]],
] as const)("the Canadian site in %s", (title, buyer, state, places) => {
  expect([...placesOfNotice(inCanada(state), title, { buyer }).places].sort()).toEqual(places);
});

test.each([
  ["Repair humidity control, Camp Carroll", ARMY, []],
  ["Fort Rosecrans National Cemetery grounds maintenance", VETERANS, ["US-CA"]],
  ["FCI Miami - 40 ton chiller", "FEDERAL PRISON SYSTEM / BUREAU OF PRISONS", ["US-FL"]],
  ["BITTERROOT NATIONAL FOREST - sewer cleanouts", "FOREST SERVICE", ["US-MT"]],
  ["VAPHS loading dock door repair", VETERANS, ["US-PA-ALLEGHENY"]],
  ["Siding at the New Hampshire Job Corps Center", "DEPARTMENT OF LABOR", ["US-NH-HILLSBOROUGH"]],
] as const)("the American site in %s", (title, buyer, places) => {
  expect(placesOfNotice(inAmerica(null), title, { buyer }).places).toEqual(places);
});

test.each([
  ["Emergency heat work - 1055 Bergen St BK", "Housing Preservation and Development", ["US-NY-NYC-KINGS"]],
  ["NORTH RIVER EMERGENCY RESPONSE", "Environmental Protection", ["US-NY-NYC-NEWYORK"]],
  [
    "Locksmiths in the Bronx, Brooklyn, Manhattan, Queens and Staten Island",
    "Housing Authority",
    ["US-NY-NYC"],
  ],
] as const)("the part of New York City in %s", (title, buyer, places) => {
  expect(placesOfNotice(IN_NEW_YORK_CITY, title, { buyer }).places).toEqual(places);
});

test("a town upstate is not the city's hospital of its name", () => {
  const { places } = placesOfNotice(inAmerica("NY"), "Road paving", { buyer: "Town of Whitehall" });
  expect(places).toEqual(["US-NY-WASHINGTON"]);
});

test.each([
  [
    "Travaux d'électricité polyvalente Montignac",
    "Commission scolaire des Hauts-Cantons",
    ["CA-QC-LEGRANIT"],
  ],
  [
    "PLANCHER DU GYMNASE POUR L'ÉCOLE GRENVILLE",
    "Commission scolaire Sir-Wilfrid-Laurier",
    ["CA-QC-ARGENTEUIL"],
  ],
  ["École Gentilly - cour d'école", "Commission  scolaire Marie-Victorin", ["CA-QC-LONGUEUIL"]],
  ["Couche d'usure (Sainte-Eulalie et Saint-Wenceslas)", QUEBEC_ROADS, ["CA-QC-NICOLETYAMASKA"]],
  ["Abri de toile pour le centre de services de Magog", QUEBEC_ROADS, ["CA-QC-MEMPHREMAGOG"]],
  ["Services", "CSSS  de Laval", ["CA-QC-LAVAL"]],
] as const)("the school, centre or list of Quebec in %s", (title, buyer, places) => {
  expect(placesOfNotice(inCanada("QC"), title, { buyer }).places).toEqual(places);
});

test("a region in brackets is all its divisions", () => {
  const { places } = placesOfNotice(inCanada("QC"), "Inspection de structures (Estrie)", {
    buyer: QUEBEC_ROADS,
  });
  expect(places).toContain("CA-QC-SHERBROOKE");
  expect(places.length).toBeGreaterThan(4);
});

const OFFICES =
  "Bids at the Township Building, Milford, PA 18337. Drawings at 601 Stafford Avenue, Scranton, PA 18505";

test.each([
  ["Dingman Township", OFFICES, null, ["US-PA-PIKE"]],
  ["Township of Salisbury", "2900 South Pike Avenue, Allentown, PA 18103", null, ["US-PA-LEHIGH"]],
  ["Township of Salisbury", "", "PA", ["US-PA"]],
  ["Cranberry Township", "", "PA", ["US-PA-BUTLER"]],
  ["Village of New York Mills", "Drawings at Syracuse, NY", "NY", ["US-NY-ONEIDA"]],
] as const)(
  "the county of %s, whatever architect's address its text gives: %s",
  (buyer, body, state, places) => {
    expect(placesOfNotice(inAmerica(state), "Park improvements", { buyer, body }).places).toEqual(places);
  },
);
