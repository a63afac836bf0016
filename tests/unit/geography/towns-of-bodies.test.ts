import { expect, test } from "vitest";
import { placesOfNotice } from "~/domain/geography";
import { regionHint } from "./place-hint";

type Stated = { buyer?: string | null; region?: string | null; country?: string; body?: string };

function placesOf(title: string, { buyer = null, region = null, country = "US", body }: Stated) {
  return placesOfNotice(regionHint(region, country), title, { buyer, body: body ?? null }).places;
}

const FORMS = [
  "Town of X Highway Department",
  "X Cemetery Commission",
  "X Select Board",
  "X Town Office",
  "X Schools",
  "X Planning Department",
  "X Parks and Recreation",
  "X Municipal Light Plant",
  "X Transfer Station",
  "X Municipal Airport",
  "X Senior Center",
  "X Volunteer Fire Department",
];

test.each(FORMS)("a body called %s is in its town", (form) => {
  const of = (town: string, region: string) =>
    placesOf("Snow removal", { buyer: form.replace("X", town), region });
  expect(of("Moretown", "Vermont")).toEqual(["US-VT-WASHINGTON"]);
  expect(of("Vassalboro", "Maine")).toEqual(["US-ME-KENNEBEC"]);
  expect(of("Kinnelon", "New Jersey")).toEqual(["US-NJ-MORRIS"]);
});

test.each([
  ["RSU 34 (Old Town)", "US-ME-PENOBSCOT"],
  ["MSAD 60 (North Berwick)", "US-ME-YORK"],
])("the school unit %s is in the town in brackets", (buyer, code) => {
  expect(placesOf("Pupil transportation", { buyer })).toEqual([code]);
});

test.each([
  ["Moriah Town Hall Roof Replacement", "US-NY-ESSEX"],
  ["Moriah WWTP Upgrades", "US-NY-ESSEX"],
  ["Culvert replacement in Moriah", "US-NY-ESSEX"],
  ["Moriah Road paving", "US-NY"],
  ["Moriah Award for Design", "US-NY"],
  ["Asphalt repairs in Place", "US-NY"],
  ["Services in Export", "US-PA"],
])("a village in a title of its state: %s", (title, code) => {
  const region = code.startsWith("US-PA") ? "Pennsylvania" : "New York";
  expect(placesOf(title, { region })).toEqual([code]);
});

test("delivery to a depot narrows a notice for the whole country", () => {
  const body = "The delivery is requested to 25 CFSD Montreal.";
  const ofCanada = { region: "Canada", country: "CA" };
  expect(placesOf("Load cell", { ...ofCanada, body })).toEqual(["CA-QC-MONTREAL"]);
  const both = "The delivery is requested to 25 CFSD Montreal and 7 CFSD Edmonton.";
  expect(placesOf("Trailer", { ...ofCanada, body: both })).toEqual(["CA-QC-MONTREAL", "CA-AB-DIV11"]);
  const bases = "The standing offer may be used by CFB Trenton and CFB Petawawa.";
  expect(placesOf("Trailer", { ...ofCanada, body: bases })).toEqual(["CA"]);
});

test.each([
  ["Structure 401 Timber Pile Repairs - Head Harbour, Campobello Island, NB", "CA-NB-CHARLOTTE"],
  ["Basin Dredging Le Goulet 2026", "CA-NB-GLOUCESTER"],
  ["Wharf repairs, Port Dufferin, Nova Scotia", "CA-NS-HALIFAX"],
])("the harbour of %s", (title, code) => {
  expect(placesOf(title, { buyer: "Department of Fisheries and Oceans (DFO)", country: "CA" })).toEqual([
    code,
  ]);
});

test.each([
  ["High Level Cleaning of Halls", null, "CA"],
  ["Black Diamond saw blades", null, "CA"],
  ["Repair of Sherbourne St Bridge (ID 250)", null, "CA"],
  ["Sir Adam Beck Artificial Ice Rink", "City of Toronto - Parks", "CA-ON-TOR"],
  ["Consultation Hub", "London Borough of Merton", "CA"],
])("%s of %s is in %s", (title, buyer, code) => {
  expect(placesOf(title, { buyer, country: "CA" })).toEqual([code]);
});

test("a city's department is the city's, but its waterworks lie upstate", () => {
  expect(placesOf("Structural Systems", { buyer: "NYC Parks" })).toEqual(["US-NY-NYC"]);
  expect(placesOf("Aqueduct chambers", { buyer: "NYC Environmental Protection" })).toEqual(["US"]);
});
