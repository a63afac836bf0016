import { expect, test } from "vitest";
import { placesOfNotice } from "~/domain/geography";
import { placeHint } from "./place-hint";

const placesOf = (title: string, buyer: string | null, country: string | null = null) =>
  placesOfNotice(placeHint({ country }), title, { buyer }).places;

test.each([
  ["City of Toronto", "CA-ON-TOR"],
  ["The City of Toronto", "CA-ON-TOR"],
  ["City of Mississauga", "CA-ON-PEL-MIS"],
  ["City of Brampton", "CA-ON-PEL-BRM"],
  ["City of Ottawa", "CA-ON-OTT"],
  ["City of Hamilton", "CA-ON-HAM"],
  ["Toronto District School Board", "CA-ON-TOR"],
  ["County of Simcoe", "CA-ON-SIM"],
  ["Region of Peel", "CA-ON-PEL"],
  ["Ville de Laval", "CA-QC-LAVAL"],
  ["Ville de Gatineau", "CA-QC-GATINEAU"],
  ["City of Boston", "US-MA-SUFFOLK"],
  ["City of Philadelphia", "US-PA-PHILADELPHIA"],
])("without a country the buyer %s says where", (buyer, place) => {
  expect(placesOf("Roofing", buyer)).toEqual([place]);
});

test.each([
  "City of Kingston",
  "City of Cambridge",
  "City of Burlington",
  "City of Springfield",
  "Township of Springfield",
  "Washington County",
  "Town of Lincoln",
  "Acme Toronto Roofing Inc.",
  "Metrolinx",
  "",
])("the buyer %s could be in either country, or nowhere", (buyer) => {
  expect(placesOf("Roofing", buyer)).toEqual([]);
});

test("the title and the country come first", () => {
  expect(placesOf("Roofing in Mississauga", "City of Toronto")).toEqual(["CA-ON-PEL-MIS"]);
  expect(placesOf("Roofing", "City of Toronto", "FR")).toEqual([]);
});

test.each([
  ["Snow clearing at Hamilton Hall, Kingston", ["CA-ON-FRO-KIN"]],
  ["Painting at Kingston Hall, Hamilton", ["CA-ON-HAM"]],
  ["Barrie Building, Orillia", ["CA-ON-SIM-ORI"]],
  ["Hamilton Tower (Kingston)", ["CA-ON-FRO-KIN"]],
  ["Salle Sherbrooke, Montréal", ["CA-QC-MONTREAL"]],
  ["Ottawa Hall, Kingston and Hamilton", ["CA-ON-FRO-KIN", "CA-ON-HAM"]],
  ["Hamilton and Kingston halls", ["CA-ON-HAM", "CA-ON-FRO-KIN"]],
  ["Hamilton, Kingston", ["CA-ON-HAM", "CA-ON-FRO-KIN"]],
  ["Hamilton Arena, Kingston Arena", ["CA-ON-HAM", "CA-ON-FRO-KIN"]],
  ["Hamilton Hall, Kingston Hall", ["CA-ON-HAM", "CA-ON-FRO-KIN"]],
  ["Work at Hamilton City Hall", ["CA-ON-HAM"]],
  ["Kingston Hall roof", ["CA-ON-FRO-KIN"]],
])("a building is where the town after it is: %s", (title, places) => {
  expect(placesOf(title, null, "CA")).toEqual(places);
});
