import { expect, test } from "vitest";
import { placesOfNotice } from "~/domain/geography";
import type { PlaceHint } from "~/domain/opportunities/notice";
import { placeHint } from "./place-hint";

const hint = (fields: Partial<PlaceHint> = {}) => placeHint({ country: "CA", ...fields });

test.each([
  ["ME RACHEL CARSON NWR PARKING LOT PROJECT", "US FISH AND WILDLIFE SERVICE", "US-ME-YORK"],
  ["PA-LAMAR NFH-HVAC REPLACEMENT", "US FISH AND WILDLIFE SERVICE", "US-PA-CLINTON"],
  ["Acadia NP Campground Paving", "NATIONAL PARK SERVICE", "US-ME-HANCOCK"],
  ["Replace Boiler, USCG Station Chatham", "US COAST GUARD", "US-MA-BARNSTABLE"],
  ["WFO Caribou Snow Removal", "NATIONAL OCEANIC AND ATMOSPHERIC ADMINISTRATION", "US-ME-AROOSTOOK"],
  ["JANITORIAL SERVICES PLATTSBURGH NY BORDER STATION", "CUSTOMS AND BORDER PROTECTION", "US-NY-CLINTON"],
  ["Ball Mountain Lake gate repairs", null, "US-VT-WINDHAM"],
])("the American title %j of %j places the work in %j", (title, buyer, code) => {
  const office = hint({ country: "US", buyerCity: "Falls Church", buyerState: "VA" });
  expect(placesOfNotice(office, title, { buyer }).places).toEqual([code]);
});

test("a state that the text names outweighs the buyer's office in another one", () => {
  const office = hint({ country: "US", buyerCity: "Ogden", buyerState: "UT" });
  const body =
    "Snow plowing at various rental cabins within the Flathead National Forest, located in Montana.";
  expect(placesOfNotice(office, "Cabin Snowplowing", { buyer: "FOREST SERVICE", body }).places).toEqual([
    "US-MT",
  ]);
});

test.each([
  ["APN - Northern Basing Infrastructure, NWT", ["CA-NT"]],
  ["CCTV installation services in PEI and NS", ["CA-NS", "CA-PE"]],
  ["Optometry Services for the Bowden Institution in the Prairie Region", ["CA-AB-DIV8"]],
  ["HMCS Prevost Roof", ["CA-ON-MDX-LON"]],
  ["Replacement of Esson Lake Dam, Ontario Waterways", ["CA-ON-HLB"]],
  ["Construction Services at the Official Residence of Canada, in Nairobi", []],
])("the Canadian title %j places the work at %j", (title, codes) => {
  const ottawa = hint({ buyerCity: "Ottawa", buyerState: "Ontario" });
  const buyer = "Department of Public Works and Government Services";
  expect([...placesOfNotice(ottawa, title, { buyer }).places].sort()).toEqual(codes);
});

test("a list of works that starts with a town's name names no town", () => {
  const vancouver = hint({ buyerCity: "Vancouver", buyerState: "British Columbia" });
  const { places } = placesOfNotice(vancouver, "Trail, Road, and Bridge Work", { buyer: "Parks Canada" });
  expect(places).toEqual(["CA-BC-METROVANCOUVER"]);
});

test.each([
  ["Georgetown", "Town of Halton Hills", "CA-ON-HAL"],
  ["Stratford", "Huron Perth Catholic District School Board", "CA-ON-PER"],
  ["Woodstock", "County of Oxford", "CA-ON-OXF"],
])("%j without a province lies in that of the buyer %j", (city, buyer, code) => {
  const [place] = placesOfNotice(hint({ city }), "Roof repairs", { buyer }).places;
  expect(place?.startsWith(code)).toBe(true);
});

test.each([
  ["Town of Canmore", "Alberta", "CA-AB-DIV15"],
  ["Mohawk College", "Ontario", "CA-ON-HAM"],
  ["National Battlefields Commission", "Canada", "CA-QC-QUEBEC"],
])("the region of a notice of %j, %j, is narrowed to the buyer's place", (buyer, region, code) => {
  expect(placesOfNotice(hint({ regions: [region] }), "Paving", { buyer }).places).toEqual([code]);
});

test("trees along a borough's streets are in the borough", () => {
  const city = hint({ country: "US", state: "NY", city: "New York City" });
  const buyer = "Parks and Recreation";
  expect(placesOfNotice(city, "Bronx Street Tree Planting FY21", { buyer }).places).toEqual([
    "US-NY-NYC-BRONX",
  ]);
});

test.each([
  ["Naval Station Newport", "RI", "US-RI-NEWPORT"],
  ["Egg Harbor Twp", "NJ", "US-NJ-ATLANTIC"],
  ["Orland", "ME", "US-ME-HANCOCK"],
])("the city field %j of %s is in %s", (city, state, code) => {
  const place = hint({ country: "US", city, state });
  expect(placesOfNotice(place, "Janitorial services", { buyer: "DEPT OF DEFENSE" }).places).toEqual([code]);
});

test.each([
  ["Snow clearing, Sussex and Salisbury, New Brunswick", ""],
  ["Maintenance", "Work includes snow clearing at Sussex and Salisbury, New Brunswick."],
])("both towns of a list before a province are meant: %j %j", (title, body) => {
  const ottawa = hint({ buyerCity: "Ottawa", buyerState: "Ontario" });
  const { places } = placesOfNotice(ottawa, title, { buyer: "Public Works and Government Services", body });
  expect([...places].sort()).toEqual(["CA-NB-KINGS", "CA-NB-WESTMORLAND"]);
});

test.each([
  ["EXPRESSION OF INTEREST FOR SPACE FOR LEASE IN THE CITY OF ROBERVAL", ["CA-QC-LEDOMAINEDUROY"]],
  ["Cleaning services for Saint-Hyacinthe", ["CA-QC-LESMASKOUTAINS"]],
  ["Snow Removal - St. Hyacinthe Laboratory", ["CA-QC-LESMASKOUTAINS"]],
  ["Washrooms, DFO Sidney Hangar Building, British Columbia", ["CA-BC-CAPITALREGION"]],
  ["Spare parts for Halifax class frigates", ["CA"]],
  ["Saint-Hyacinthe Street paving, Regina", ["CA-SK-DIV6"]],
  ["Sidney pump, model 4", ["CA"]],
])("the federal notice %j is in %j", (title, places) => {
  expect(
    placesOfNotice(hint(), title, { buyer: "Canadian Food Inspection Agency, Health Canada" }).places,
  ).toEqual(places);
});
