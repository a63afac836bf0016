import { expect, test } from "vitest";
import { placesOfNotice } from "~/domain/geography";
import { placeHint } from "./place-hint";

function placesOf(buyer: string, buyerCity: string, state: string, title = "Supply of marking paint") {
  const country = /^(?:ON|QC)$/.test(state) ? "CA" : "US";
  return placesOfNotice(placeHint({ state, country, buyerCity, buyerState: state }), title, { buyer }).places;
}

test.each([
  ["New York State Thruway Authority", "Albany", "NY", "US-NY"],
  ["Office of General Services", "Albany", "NY", "US-NY"],
  ["Massachusetts Department of Transportation", "Boston", "MA", "US-MA"],
  ["Department of Administrative Services", "Hartford", "CT", "US-CT"],
  ["Department of the Treasury", "Trenton", "NJ", "US-NJ"],
  ["Vermont Agency of Transportation", "Barre", "VT", "US-VT"],
  ["Ministry of Transportation", "St. Catharines", "ON", "CA-ON"],
  ["Infrastructure Ontario", "Toronto", "ON", "CA-ON"],
  ["Liquor Control Board of Ontario", "Toronto", "ON", "CA-ON"],
  ["Hydro-Québec", "Montréal", "QC", "CA-QC"],
  ["Ministère des Transports et de la Mobilité durable", "Québec", "QC", "CA-QC"],
])("the head office of %s in %s says only that the work is in %s", (buyer, city, state, place) => {
  expect(placesOf(buyer, city, state)).toEqual([place]);
});

test.each([
  ["Ministry of Natural Resources", "Peterborough", "ON", "CA-ON-PET-PTB"],
  ["Ministère des Transports et de la Mobilité durable", "Rimouski", "QC", "CA-QC-RIMOUSKINEIGETTE"],
  ["New Hampshire State Library", "Concord", "NH", "US-NH-MERRIMACK"],
  ["University of Vermont", "Burlington", "VT", "US-VT-CHITTENDEN"],
  ["Department of Public Works", "Guelph", "ON", "CA-ON-WEL-GUE"],
])("the office of %s in %s is near its work", (buyer, city, state, place) => {
  expect(placesOf(buyer, city, state)).toEqual([place]);
});

test("a head office without a stated state still gives the state", () => {
  const hint = placeHint({ country: "US", buyerCity: "Boston", buyerState: "MA" });
  const buyer = "Department of Conservation and Recreation";
  expect(placesOfNotice(hint, "Trail signs", { buyer })).toMatchObject({ places: ["US-MA"], city: null });
});

test("a site at the head office's town is still the place of the work", () => {
  const title = "Lobby renovation at the Harriman State Office Campus";
  expect(placesOf("Office of General Services", "Albany", "NY", title)).toEqual(["US-NY-ALBANY"]);
});
