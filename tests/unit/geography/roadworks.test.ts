import { expect, test } from "vitest";
import { placesOfNotice } from "~/domain/geography";
import { placeHint } from "./place-hint";

const placesOf = (title: string, buyer: string, state: string, body = "") =>
  placesOfNotice(placeHint({ country: state === "ON" || state === "QC" ? "CA" : "US", state }), title, {
    buyer,
    body,
  }).places.sort();

test.each([
  ["Bourne-Resurfacing on Route 6", "MassDOT Highway Division", "MA", ["US-MA-BARNSTABLE"]],
  ["Gill-Erving-Orange-Wendell- Resurfacing of 3.6 miles on Route 2", "MassDOT", "MA", ["US-MA-FRANKLIN"]],
  ["Harvard-Littleton-Resurfacing of Route 2", "MassDOT", "MA", ["US-MA-MIDDLESEX", "US-MA-WORCESTER"]],
  ["Duxbury STP MM19(9)", "Vermont Agency of Transportation", "VT", ["US-VT-WASHINGTON"]],
  [
    "Route 55 repaving (Cumberland, Salem and Gloucester Counties)",
    "NJDOT",
    "NJ",
    ["US-NJ-CUMBERLAND", "US-NJ-GLOUCESTER", "US-NJ-SALEM"],
  ],
  [
    "Bridges in Fayette, Greene and Westmoreland counties",
    "PennDOT",
    "PA",
    ["US-PA-FAYETTE", "US-PA-GREENE", "US-PA-WESTMORELAND"],
  ],
  [
    "Hwy 26 - W. of Nottawasaga R Structure to Stayner E Limits",
    "Ministry of Transportation Ontario",
    "ON",
    ["CA-ON-SIM"],
  ],
  ["CR#6 (Christie Lake Road) Rehabilitation", "Lanark County", "ON", ["CA-ON-LAN"]],
  ["Resurfacing-Various Routes", "MassDOT", "MA", ["US-MA"]],
  ["Bridge-Deck Repairs", "New Hampshire Department of Transportation", "NH", ["US-NH"]],
])("%s of %s", (title, buyer, state, codes) => {
  expect(placesOf(title, buyer, state)).toEqual(codes);
});

test("a county's label in a text is its place", () => {
  const body = "Proposed Month : May, 2023 Location County : Hudson Municipality : Kearny Town Limits :";
  expect(placesOf("Portway, Fish House Road", "New Jersey Department of Transportation", "NJ", body)).toEqual(
    ["US-NJ-HUDSON"],
  );
});

test.each([
  ["District: Plainfield County: Union No. of Schools: 1 (Emerson)", "US-NJ-UNION"],
  ["District: Vineland County: Cumberland CCE Range: $ 950,000", "US-NJ-CUMBERLAND"],
])("the label after a county is no part of its name: %s", (body, code) => {
  expect(placesOf("Demolition package", "New Jersey Schools Development Authority", "NJ", body)).toEqual([
    code,
  ]);
});

test("the counties that a state's transport department lists first are the place", () => {
  const body =
    "Retention of engineers. Crawford, Erie and Warren Counties. Project Reference No. 08430AG2231";
  const buyer = "Pennsylvania Department of Transportation";
  const { places } = placesOfNotice(placeHint({ country: "US" }), "Open-end contract", { buyer, body });
  expect(places.sort()).toEqual(["US-PA-CRAWFORD", "US-PA-ERIE", "US-PA-WARREN"]);
});

test.each([
  ["Replace doors, Auburn CF", "NYS Office of General Services", "NY", "US-NY-CAYUGA"],
  ["Valves, Green Haven Correctional Facility", "NYS Office of General Services", "NY", "US-NY-DUTCHESS"],
  ["Roof, SCI Dallas", "Pennsylvania Department of Corrections", "PA", "US-PA-LUZERNE"],
  [
    "Toilet building, Pawtuckaway State Park",
    "NH Division of Parks and Recreation",
    "NH",
    "US-NH-ROCKINGHAM",
  ],
  ["Boilers, Ancora Psychiatric Hospital", "New Jersey Department of the Treasury", "NJ", "US-NJ-CAMDEN"],
  [
    "Réfection de la toiture - école du Trivent",
    "Commission scolaire des Premières-Seigneuries",
    "QC",
    "CA-QC-LAJACQUESCARTIER",
  ],
  [
    "Stationnement de l'école primaire de Saint-Cyrille-de-Lessard",
    "Commission scolaire de la Côte-du-Sud",
    "QC",
    "CA-QC-LISLET",
  ],
])("an institution is known by its name: %s", (title, buyer, state, code) => {
  expect(placesOf(title, buyer, state)).toEqual([code]);
});

test("a title that names schools of two divisions is of both", () => {
  const title = "Nettoyage | École secondaire De Mortagne et École primaire du Grand-Chêne";
  expect(placesOf(title, "Centre de services scolaire des Patriotes", "QC")).toEqual([
    "CA-QC-LONGUEUIL",
    "CA-QC-MARGUERITEDYOUVILLE",
  ]);
});

test.each([
  ["6350 Boise VA Panic Alarm Hardware", "VETERANS AFFAIRS, DEPARTMENT OF", "US-ID"],
  ["Rental of apartments-ASHEVILLE", "VETERANS AFFAIRS, DEPARTMENT OF", "US-NC"],
  ["BACKFLOW INSPECTION, MARION, IL VA MEDICAL CENTER", "VETERANS AFFAIRS, DEPARTMENT OF", "US-IL"],
  ["New Mexico Forest Engineering and Road Maintenance", "AGRICULTURE, DEPARTMENT OF", "US-NM"],
  ["Colorado River boat ramp signs", "INTERIOR, DEPARTMENT OF THE", "US"],
  ["Milwaukee tools", "DEPT OF THE NAVY", "US"],
])("a federal title of another state: %s", (title, buyer, code) => {
  expect(placesOfNotice(placeHint({ country: "US" }), title, { buyer }).places).toEqual([code]);
});

test("a title may list the six counties of a district", () => {
  const title = "Engineering services in Crawford, Erie, Forest, Mercer, Venango and Warren Counties";
  expect(placesOf(title, "Department of Transportation", "PA")).toEqual([
    "US-PA-CRAWFORD",
    "US-PA-ERIE",
    "US-PA-FOREST",
    "US-PA-MERCER",
    "US-PA-VENANGO",
    "US-PA-WARREN",
  ]);
});

test("a county that the text names beside its state narrows the state", () => {
  const body =
    "Culvert removal along Plum Creek in Conewago Township, PA. The project is in Adams County, Pennsylvania.";
  const parts = { buyer: "U.S. Army Corps of Engineers", body };
  expect(placesOfNotice(placeHint({ country: "US" }), "Stream restoration", parts).places).toEqual([
    "US-PA-ADAMS",
  ]);
});
