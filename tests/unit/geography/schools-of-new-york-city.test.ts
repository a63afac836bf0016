import { expect, test } from "vitest";
import { placesOfNotice } from "~/domain/geography";
import { placeHint } from "./place-hint";

const placesOf = (title: string, buyer: string) =>
  placesOfNotice(placeHint({ state: "NY", country: "US" }), title, { buyer }).places;

const SCA = "New York City School Construction Authority";

test.each([
  ["P.S. 57M parapets", SCA, ["US-NY-NYC-NEWYORK"]],
  ["PS 188X flood elimination", SCA, ["US-NY-NYC-BRONX"]],
  ["I.S. 61 Q boiler conversion", SCA, ["US-NY-NYC-QUEENS"]],
  ["JHS 22 (X) roofs", "NYC SCA", ["US-NY-NYC-BRONX"]],
  ["PS 12 - R, exterior masonry", SCA, ["US-NY-NYC-RICHMOND"]],
  ["K456 boiler conversion", SCA, ["US-NY-NYC-KINGS"]],
  ["PS 36 K playground", "NYC Department of Education", ["US-NY-NYC-KINGS"]],
  ["M475 windows and K211 roofs", "School Construction Authority", ["US-NY-NYC-NEWYORK", "US-NY-NYC-KINGS"]],
])("the letter of a school's borough tells where it is: %s", (title, buyer, places) => {
  expect(placesOf(title, buyer)).toEqual(places);
});

test.each([
  ["PS 9 Restoration of windows", SCA, "US-NY-NYC"],
  ["PS 9 X-ray survey", SCA, "US-NY-NYC"],
  ["M475 pumps", "NYC Department of Environmental Protection", "US-NY-NYC"],
  ["PS 81 M wing", "Buffalo Board of Education", "US-NY-ERIE"],
])("a letter after another number, or in another city, is no borough's: %s", (title, buyer, place) => {
  expect(placesOf(title, buyer)).toEqual([place]);
});
