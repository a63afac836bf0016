import { expect, test } from "vitest";
import { placesOfNotice } from "~/domain/geography";
import { placeHint } from "./place-hint";

function placesOf(state: string, title: string, body = "") {
  const { places } = placesOfNotice(placeHint({ state, country: "US" }), title, { buyer: null, body });
  return places.map((place) => place.replace(`US-${state}-`, "")).join(" ");
}

test.each([
  ["NY", "Sealed bids will be received by the Village of Johnson City at its offices.", "BROOME"],
  ["NY", "Sealed bids will be received by the Village of Johnson City Clerk until noon.", "BROOME"],
  ["NY", "The Board of Trustees of the Village of Garden City will accept bids for tree removal.", "NASSAU"],
  ["NY", "Sealed bids will be received by the City of Rome City Clerk at City Hall.", "ONEIDA"],
  ["NJ", "Sealed bids will be received by the City of Union City at City Hall.", "HUDSON"],
  ["NJ", "The City of Sea Isle City will receive bids for paving.", "CAPEMAY"],
  ["PA", "Sealed bids will be received by the City of Oil City at City Hall until noon.", "VENANGO"],
  ["PA", "Sealed bids will be received by the Borough of Delaware Water Gap until noon.", "MONROE"],
  ["PA", "The Borough of Mill Hall is requesting bids for a pump.", "CLINTON"],
])("in %s, the whole name of the buyer is read: %s", (state, body, place) => {
  expect(placesOf(state, "Invitation to bid", body)).toBe(place);
});

test.each([
  ["NJ", "City of New Brunswick, sewer repairs", "MIDDLESEX"],
  ["NJ", "Demolition of a house in New Brunswick", "MIDDLESEX"],
  ["NY", "Town of Newburgh – Sidewalk repairs", "ORANGE"],
  ["NY", "Village of Colonie sewer lining", "ALBANY"],
])("in %s, %s is in %s", (state, title, place) => {
  expect(placesOf(state, title)).toBe(place);
});
