import { expect, test } from "vitest";
import { isRegionCode, placesOfNotice } from "~/domain/geography";
import { codesOfBodies } from "~/domain/geography/buyers/buyer-bodies";
import { placeHint } from "./place-hint";

const inState = (state: string) =>
  placeHint({ state, country: /^(?:AB|BC|NS|ON|QC)$/.test(state) ? "CA" : "US" });
const newYorkCity = placeHint({ city: "New York City", state: "NY", country: "US" });
const officeIn = (buyerCity: string, buyerState: string) =>
  placeHint({ country: "US", buyerCity, buyerState });

test("every place of a body exists", () => {
  expect(codesOfBodies().filter((code) => !isRegionCode(code))).toEqual([]);
});

test.each([
  ["Platform heaters at Long Branch GO", "CA-ON-TOR"],
  ["Clarkson GO Station parking structure", "CA-ON-PEL-MIS"],
  ["Bicycle shelters, Rutherford GO Station", "CA-ON-YRK-VAU"],
  ["Snow clearing: Allandale Waterfront GO Station", "CA-ON-SIM-BAR"],
])("a station in %j is in its city", (title, code) => {
  expect(placesOfNotice(inState("ON"), title, { buyer: "Metrolinx" }).places).toEqual([code]);
});

test.each([
  ["Breakwater armour stone, Bass Harbor", "CONCORD", "MA", "US-ME-HANCOCK"],
  ["Maintenance dredging of Wickford Harbor", "CONCORD", "MA", "US-RI-WASHINGTON"],
  ["Channel survey, Mianus River", "WARWICK", "RI", "US-CT-FAIRFIELD"],
  ["Jetty repair, Moriches Inlet", "NEW YORK", "NY", "US-NY-SUFFOLK"],
  ["Sand bypassing at Hereford Inlet", "PHILADELPHIA", "PA", "US-NJ-CAPEMAY"],
])("a federal harbor in %j is not at the office in %s", (title, city, state, code) => {
  expect(placesOfNotice(officeIn(city, state), title).places).toEqual([code]);
});

test("a harbor's name says nothing in a notice from the other side of the country", () => {
  const found = placesOfNotice(officeIn("PORTLAND", "OR"), "Maintenance dredging, Portland Harbor");
  expect(found.places).not.toContain("US-ME-CUMBERLAND");
});

test.each([
  ["New benches in Windmuller Park", "US-NY-NYC-QUEENS"],
  ["RECONSTRUCTION OF THE SPRAY SHOWER AT SUGAR HILL PLAYGROUND", "US-NY-NYC-NEWYORK"],
  ["Boiler for Lyons Pool", "US-NY-NYC-RICHMOND"],
  ["Lighting of Cadman Plaza Park", "US-NY-NYC-KINGS"],
  ["Owen Dolen Park comfort station", "US-NY-NYC-BRONX"],
])("the park in %j is in its borough", (title, code) => {
  expect(placesOfNotice(newYorkCity, title, { buyer: "Parks and Recreation" }).places).toEqual([code]);
});

test("a park of that name upstate is not New York City's", () => {
  const found = placesOfNotice(inState("NY"), "Docks at South Beach", { buyer: "Village of Lake George" });
  expect(found.places).toEqual(["US-NY-WARREN"]);
});

test.each([
  ["Flushing water mains", "US-NY-NYC"],
  ["Flushing of catch basins", "US-NY-NYC"],
  ["Sidewalks in Flushing", "US-NY-NYC-QUEENS"],
  ["Flushing and Jamaica sidewalks", "US-NY-NYC-QUEENS"],
])("%j names the work or the neighbourhood", (title, code) => {
  expect(placesOfNotice(newYorkCity, title, { buyer: "Environmental Protection" }).places).toEqual([code]);
});

test.each([
  ["Snow and lawn services, Chemung and Monroe Counties", "NY", ["US-NY-CHEMUNG", "US-NY-MONROE"]],
  ["Paving, Orange and Rockland Counties", "NY", ["US-NY-ORANGE", "US-NY-ROCKLAND"]],
  ["Bridge repairs in Monroe County", "NY", ["US-NY-MONROE"]],
  ["Sidewalks in Monroe", "NY", ["US-NY-ORANGE"]],
])("in %j a county is not taken for a town of its name", (title, state, codes) => {
  expect(placesOfNotice(inState(state), title).places.toSorted()).toEqual(codes);
});

test.each([
  ["New York", "US-NY"],
  ["State of New York", "US-NY"],
  ["City of New York", "US-NY-NYC"],
])("a buyer who is called %j is the state or the city", (buyer, code) => {
  expect(placesOfNotice(inState("NY"), "Snow removal", { buyer }).places).toEqual([code]);
});

test("reading meters is no work in the city of Reading", () => {
  expect(placesOfNotice(inState("PA"), "Reading water meters").places).toEqual(["US-PA"]);
});

test("a county that other states have alone says nothing without a state", () => {
  const country = placeHint({ country: "US" });
  expect(placesOfNotice(country, "Paving", { buyer: "Dorchester County" }).places).toEqual(["US"]);
});

test.each([
  ["Fulton and Montgomery Counties Solid Waste Board", "NY", ["US-NY-FULTON", "US-NY-MONTGOMERY"]],
  ["Counties of Warren and Washington", "NY", ["US-NY-WARREN", "US-NY-WASHINGTON"]],
  ["Juniata & Mifflin Counties Drug Task Force", "PA", ["US-PA-JUNIATA", "US-PA-MIFFLIN"]],
])("%j is in both of its counties", (buyer, state, codes) => {
  expect(placesOfNotice(inState(state), "Office supplies", { buyer }).places.sort()).toEqual(codes);
});

test.each([
  ["Town of Highland", "US-NY-SULLIVAN"],
  ["Town of Florida", "US-NY-MONTGOMERY"],
  ["Town of Aurora", "US-NY-ERIE"],
  ["Village of Florida", "US-NY-ORANGE"],
])("%s is not its namesake's", (buyer, code) => {
  expect(placesOfNotice(inState("NY"), "Road sand", { buyer }).places).toEqual([code]);
});

test("a buyer's name in the text is not its namesake's", () => {
  const body = "Bids are opened by the Town of Highland at 4 Proctor Road, Eldred NY.";
  const found = placesOfNotice(inState("NY"), "Road sand", { buyer: "Town of Highland", body });
  expect(found.places).toEqual(["US-NY-SULLIVAN"]);
});

test.each([
  ["M.D. of Greenview No. 16", "AB", "CA-AB-DIV18"],
  ["Municipal District of Bonnyville", "AB", "CA-AB-DIV12"],
  ["Arrow Utilities", "AB", "CA-AB-DIV11"],
  ["Bow Valley Regional Transit Services Commission", "AB", "CA-AB-DIV15"],
  ["Nicola Valley Institute of Technology", "BC", "CA-BC-THOMPSONNICOLA"],
  ["Woodstock Hospital", "ON", "CA-ON-OXF"],
  ["Tri-County Regional Centre for Education", "NS", "CA-NS-YARMOUTH"],
  ["Two Rivers Water Reclamation Authority", "NJ", "US-NJ-MONMOUTH"],
  ["University Area Joint Authority", "PA", "US-PA-CENTRE"],
  ["Moshannon Valley School District", "PA", "US-PA-CLEARFIELD"],
  ["Conneaut School District", "PA", "US-PA-CRAWFORD"],
  ["Stockbridge Valley Central School District", "NY", "US-NY-MADISON"],
  ["Athol-Royalston Regional School District", "MA", "US-MA-WORCESTER"],
])("%s of %s is placed by its name", (buyer, state, code) => {
  expect(placesOfNotice(inState(state), "New boilers", { buyer }).places).toEqual([code]);
});

test.each([
  ["East Vancouver substation fence", "BC", "CA-BC-METROVANCOUVER"],
  ["South Surrey reservoir", "BC", "CA-BC-METROVANCOUVER"],
  ["North Edmonton garage doors", "AB", "CA-AB-DIV11"],
])("the quarter in %j is in its city", (title, state, code) => {
  expect(placesOfNotice(inState(state), title).places).toEqual([code]);
});
