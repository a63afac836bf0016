import { expect, test } from "vitest";
import { coverOfChoice } from "~/domain/geography";

test("a city's neighbours are left out, unless they are chosen with it", () => {
  const brampton = (...others: Array<string>) => coverOfChoice("CA-ON-PEL-BRM", ["CA-ON-PEL-BRM", ...others]);
  const included = "Includes bids for all of Peel Region and all of Ontario.";
  expect(brampton()).toBe(`${included} Leaves out those for Mississauga and Caledon alone.`);
  expect(brampton("CA-ON-OTT")).toBe(`${included} Leaves out those for Mississauga and Caledon alone.`);
  expect(brampton("CA-ON-PEL-MIS")).toBe(`${included} Leaves out those for Caledon alone.`);
  expect(brampton("CA-ON-PEL")).toBe(included);
});

test("a place that is in no list covers nothing that could be said", () => {
  expect(coverOfChoice("CA", ["CA"])).toBeNull();
  expect(coverOfChoice("XX-YY", [])).toBeNull();
});
