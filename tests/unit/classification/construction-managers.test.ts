import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import { classifiableNotice } from "./classifiable-notice";

const TITLES = [
  "Construction Management Services for the New Courthouse",
  "Construction Management Services for the New Depot",
  "Construction Management (CM) Services for City Facilities",
  "Construction Manager for the Library Renovation",
  "CM Services for the Fire Hall Replacement",
];

const servicesOf = (title: string, place?: { country: string | null; home?: string }) =>
  classifyNotice(classifiableNotice({ title, ...(place ? { place } : {}) })).services;

test.each(TITLES)("%j is for a builder, except in the United States", (title) => {
  expect(servicesOf(title)).toEqual(["construction"]);
  expect(servicesOf(title, { country: "Canada" })).toEqual(["construction"]);
  expect(servicesOf(title, { country: "US" })).toEqual(["other"]);
  expect(servicesOf(title, { country: null, home: "US-NY" })).toEqual(["other"]);
});

test.each([
  ["Construction Manager at Risk for the New Jail", "construction"],
  ["Construction Administration for the Road Program", "other"],
  ["Engineering and Construction Management Services", "other"],
  ["Project Management Services for the Arena", "other"],
  ["Construction Management Software", "other"],
] as const)("%j is for %s in either country", (title, service) => {
  for (const country of ["CA", "US"]) expect(servicesOf(title, { country })).toEqual([service]);
});
