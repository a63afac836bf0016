import { expect, test } from "vitest";
import { placesOfNotice } from "~/domain/geography";
import { placeHint } from "./place-hint";

function placesOf(state: string, title: string, buyer: string | null = null) {
  const country = state === "ON" ? "CA" : "US";
  const { places } = placesOfNotice(placeHint({ state, country }), title, { buyer });
  return places.map((place) => place.replace(`${country}-${state}-`, "")).join(" ");
}

test.each([
  ["ON", "Tavistock Community Centre Roof Replacement", "OXF"],
  ["ON", "Ilderton Arena refrigeration plant", "MDX"],
  ["ON", "Brooklin Public Library carpets", "DUR-WHI"],
  ["ON", "Wiarton Curling Club parking lot", "BRU"],
  ["ON", "Ridgetown Fire Hall generator", "CHK"],
  ["NY", "Chestertown Public Library HVAC", "WARREN"],
  ["NY", "Honeoye Falls Municipal Building windows", "MONROE"],
  ["RI", "Tiverton Recreation Center floor", "NEWPORT"],
  ["PA", "Beaver Falls Community Center elevator", "BEAVER"],
  ["VT", "Enosburgh Public Library ramp", "FRANKLIN"],
])("in %s, %s is in %s", (state, title, place) => {
  expect(placesOf(state, title)).toBe(place);
});

test.each([
  ["ON", "Lakeview Community Centre roof"],
  ["ON", "Lincoln Alexander Community Centre doors"],
  ["ON", "Memorial Arena roof"],
  ["NY", "Riverside Community Center pool"],
  ["NY", "Maplewood Community Center pool"],
  ["NY", "Prospect Fire Station doors"],
  ["PA", "Logan Fire Station doors"],
  ["MA", "Washington Street Fire Station doors"],
])("in %s, a building called by a quarter or a person has no town: %s", (state, title) => {
  expect(placesOf(state, title)).toBe(state === "ON" ? "CA-ON" : `US-${state}`);
});

test("a city's own building that has another town's name is in the city", () => {
  expect(placesOf("ON", "Paris Arena chiller", "City of Brantford")).toBe("BRA-BFD");
  expect(placesOf("ON", "Angus Community Centre", "City of Toronto")).toBe("TOR");
});
