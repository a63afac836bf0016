import { expect, test } from "vitest";
import { placesOfNotice } from "~/domain/geography";
import { placeHint } from "./place-hint";

const placed = (country: string, buyer: string, title: string, body: string) => {
  const { places, city } = placesOfNotice(placeHint({ country }), title, { buyer, body });
  return [places.join(" "), city];
};

test.each([
  [
    "Upper Grand District School Board",
    "Roof replacement at Maple Grove Public School, 12 Main Street, Fergus, Ontario.",
    "CA-ON-WEL",
    "Fergus",
  ],
  [
    "County of Simcoe",
    "Works at the paramedic station, 45 Collier Street, Barrie ON L4M 1H4.",
    "CA-ON-SIM-BAR",
    "Barrie",
  ],
  [
    "Centre de services scolaire des Affluents",
    "Réfection de la toiture de l'école du Ruisseau, 1000 rue Saint-Louis, Terrebonne (Québec)",
    "CA-QC-LESMOULINS",
    "Terrebonne",
  ],
])("%s: the address in the text is where its work is", (buyer, body, place, city) => {
  expect(placed("CA", buyer, "Roof Replacement", body)).toEqual([place, city]);
});

test.each([
  "The Regional Municipality of Peel, 10 Peel Centre Drive, Brampton, Ontario invites bids for roofs.",
  "Roof replacement. 10 Peel Centre Drive, Brampton, Ontario L6T 4B9",
  "Bids will be received at 10 Peel Centre Drive, Brampton, Ontario for plowing of regional roads.",
  "Questions about the work go to the office at 10 Peel Centre Drive, Brampton, Ontario.",
  "Roofs of several buildings. Works at 10 Peel Centre Drive, Brampton, Ontario and elsewhere.",
  "Works at 10 Peel Centre Drive, Brampton, Ontario, and at 2 Queen Street, Mississauga, Ontario.",
])("the buyer's own office does not narrow where its work is: %s", (body) => {
  expect(placed("CA", "Region of Peel", "Roof Replacement", body)[0]).toBe("CA-ON-PEL");
});

test.each([
  ["Village of Malta", "Sealed bids go to the Village of Malta, 449 Main St., Malta, Ohio 43758.", "US-OH"],
  ["Village of Malta", "Bids to the Village Clerk, Malta, Ohio.", "US-OH"],
  ["City of Albany", "Bids to the City Clerk, 12 Main Street, Albany, GA 31701", "US-GA"],
  ["City of Albany", "Bids to the City Clerk, 12 Main Street, Albany, New York 12207", "US-NY-ALBANY"],
  ["City of Albany", "The consultant is in Boise, Idaho 83702.", "US-NY-ALBANY"],
])("the state after the town of %s is its state: %s", (buyer, body, place) => {
  expect(placed("US", buyer, "Paving of streets", body)[0]).toBe(place);
});

test.each([
  ["CA", "Norfolk County", "CA-ON-HNF", "Norfolk County"],
  ["CA", "Haldimand County", "CA-ON-HNF", "Haldimand County"],
  ["CA", "County of Brant", "CA-ON-BRA", "Brant"],
  ["CA", "Halifax Regional Municipality", "CA-NS-HALIFAX", "Halifax"],
  ["CA", "Toronto District School Board", "CA-ON-TOR", "Toronto"],
  ["CA", "The Ottawa Hospital", "CA-ON-OTT", "Ottawa"],
  ["CA", "Prince Edward County", "CA-ON-PED", "Prince Edward County"],
  ["CA", "County of Simcoe", "CA-ON-SIM", null],
  ["CA", "Region of Peel", "CA-ON-PEL", null],
  ["US", "Incorporated Village of Thomaston", "US-NY-NASSAU", "Thomaston"],
  ["US", "Nassau County", "US-NY-NASSAU", null],
])("%s: the town that %s is or is called by", (country, buyer, place, city) => {
  expect(placed(country, buyer, "Snow removal services", "")).toEqual([place, city]);
});
