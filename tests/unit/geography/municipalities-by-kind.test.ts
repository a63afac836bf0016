import { expect, test } from "vitest";
import { placesOfNotice } from "~/domain/geography";
import { placeHint } from "./place-hint";

type Row = readonly [country: string, state: string | null, buyer: string, body: string, places: string];

const found = ([country, state, buyer, body]: Row) =>
  placesOfNotice(placeHint({ country, state }), "Replacement of culvert pipes", { buyer, body }).places.join(
    " ",
  );

test.each<Row>([
  ["US", "PA", "Gaskill Township", "", "US-PA-JEFFERSON"],
  ["US", "PA", "Township of West Shenango", "", "US-PA-CRAWFORD"],
  ["US", "PA", "Borough of Hopewell", "", "US-PA-BEDFORD"],
  ["US", "PA", "Mount Penn Borough", "", "US-PA-BERKS"],
  ["US", "PA", "City of Franklin", "", "US-PA-VENANGO"],
  ["US", "NJ", "Township of Raritan", "", "US-NJ-HUNTERDON"],
  ["US", "NJ", "Borough of Raritan", "", "US-NJ-SOMERSET"],
  ["US", "NJ", "City of New Brunswick", "", "US-NJ-MIDDLESEX"],
  ["US", "NY", "Village of Cove Neck", "", "US-NY-NASSAU"],
  ["US", "NY", "Town of Union Vale", "", "US-NY-DUTCHESS"],
  ["US", "NY", "Town of Union", "", "US-NY-BROOME"],
  ["CA", "QC", "Municipalité de Saint-Michel-de-Bellechasse", "", "CA-QC-BELLECHASSE"],
  ["CA", "QC", "Municipalité de Pontiac", "", "CA-QC-LESCOLLINESDELOUTAOUAIS"],
  ["CA", "QC", "MRC de Pontiac", "", "CA-QC-PONTIAC"],
  ["CA", "ON", "Township of Tudor & Cashel", "", "CA-ON-HAS"],
  ["CA", "SK", "Village of Love", "", "CA-SK-DIV14"],
  ["CA", "MB", "RM of Victoria", "", "CA-MB-DIV8"],
  ["CA", "MB", "RM of Victoria Beach", "", "CA-MB-DIV1"],
])("the word for the kind tells a municipality from its namesakes: %s %s %s", (...row) => {
  expect(found(row)).toBe(row[4]);
});

test.each<Row>([
  ["US", "NJ", "Washington Township", "", "US-NJ"],
  ["US", "NJ", "Washington Township", "Bids for Washington Township, Gloucester County", "US-NJ-GLOUCESTER"],
  ["US", "NY", "Town of Clinton", "", "US-NY"],
  [
    "US",
    "NY",
    "Town of Clinton",
    "The Town of Clinton, County of Dutchess, will receive bids",
    "US-NY-DUTCHESS",
  ],
  ["US", "NY", "Village of Clinton", "", "US-NY-ONEIDA"],
  ["US", "PA", "Coaldale Borough", "", "US-PA"],
  ["US", "PA", "Coaldale Borough", "Coaldale Borough, Bedford County", "US-PA-BEDFORD"],
  ["US", "MA", "Town of Franklin", "", "US-MA-NORFOLK"],
  ["CA", "QC", "Municipalité de Saint-Siméon", "", "CA-QC"],
])("a name of several counties needs its county: %s %s %s (%s)", (...row) => {
  expect(found(row)).toBe(row[4]);
});

test.each<Row>([
  ["US", null, "Town of New Lebanon", "", "US-NY-COLUMBIA"],
  ["US", null, "Town of Vassalboro", "", "US-ME-KENNEBEC"],
  ["US", null, "Town of Parker", "", "US"],
  ["US", null, "Town of Whitefield", "", "US"],
  ["CA", null, "Rimouski", "La Ville lancera un appel d'offres", "CA-QC-RIMOUSKINEIGETTE"],
  ["CA", null, "Windsor", "The group reports its results", "CA"],
])("without a state, only what a name and its text make sure: %s %s %s (%s)", (...row) => {
  expect(found(row)).toBe(row[4]);
});

test("a town that the text puts in a county is not its namesake elsewhere", () => {
  const at = (body: string) => found(["US", "NY", "Department of Transportation", body, ""]);
  expect(at("Culvert in Fulton, Schoharie County.")).toBe("US-NY-SCHOHARIE");
  expect(at("Culvert in Batavia, Genesee County.")).toBe("US-NY-GENESEE");
  expect(at("Culvert in Clinton, in the County of Dutchess.")).toBe("US-NY-DUTCHESS");
});

test("a push of such a town stays in its region and takes no namesake's county", () => {
  const pushed = (city: string, state: string) =>
    placesOfNotice(placeHint({ country: "US", state, city }), "Roof", {}).places.join(" ");
  expect(pushed("Town of Clinton", "NY")).toBe("US-NY");
  expect(pushed("Clinton", "NY")).toBe("US-NY-ONEIDA");
  expect(pushed("Washington Township", "NJ")).toBe("US-NJ");
});
