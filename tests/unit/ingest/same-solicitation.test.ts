import fc from "fast-check";
import { expect, test } from "vitest";
import { isSameSolicitation, type Solicitation } from "~/features/ingest/same-solicitation";

const BRAMPTON: Solicitation = {
  buyer: "City of Brampton",
  reference: "RFT-2026-0415",
  places: ["CA-ON-PEL-BRA"],
  city: "Brampton",
};
const NUMBER = "number rft20260415 brampton city";
const TITLE = "title snow clearing at tecumseh and riverside arenas 2026-12-04T19:00";
const FORM = "form invitation to tender 2026 2026-12-04T19:00 brampton city";

const other = (changes: Partial<Solicitation>) => ({ ...BRAMPTON, ...changes });

test.each([
  ["the same place", ["CA-ON-PEL-BRA"], true],
  ["a place around it", ["CA-ON"], true],
  ["no place", [], true],
  ["another town", ["CA-ON-PEL-MIS"], false],
  ["another county", ["CA-ON-YOR"], false],
  ["a list with the town", ["CA-ON-YOR", "CA-ON-PEL"], true],
  ["a list without it", ["CA-ON-YOR", "CA-ON-HAL"], false],
])("with the same number and buyer in %s: %s", (_, places, same) => {
  expect(isSameSolicitation(NUMBER, BRAMPTON, other({ places }))).toBe(same);
  expect(isSameSolicitation(TITLE, BRAMPTON, other({ places }))).toBe(same);
});

test.each([
  ["the same buyer, written otherwise", { buyer: "Brampton, City of" }, true],
  ["a part of the buyer", { buyer: "City of Brampton, Parks" }, true],
  ["another buyer", { buyer: "Brampton Library Board" }, false],
  ["no buyer, in the same town", { buyer: null }, true],
  ["no buyer, somewhere in the county", { buyer: null, places: ["CA-ON-PEL"], city: null }, false],
  ["no buyer and no place", { buyer: null, places: [], city: null }, false],
  ["no buyer, in the same place but another city", { buyer: null, city: "Bramalea" }, false],
] as const)("with the same title and closing time, and %s: %s", (_, changes, same) => {
  expect(isSameSolicitation(TITLE, BRAMPTON, other(changes))).toBe(same);
});

test("a county or province in common is not the same town", () => {
  for (const place of ["CA-ON-PEL", "CA-ON"]) {
    const around = other({ buyer: null, places: [place], city: null });
    expect(isSameSolicitation(TITLE, around, around)).toBe(false);
  }
});

test.each([
  ["the same number", "rft 2026 0415", true],
  ["no number", null, true],
  ["another number", "RFT-2026-0416", false],
])("with a form of words as title, the same buyer and %s: %s", (_, reference, same) => {
  expect(isSameSolicitation(FORM, BRAMPTON, other({ reference }))).toBe(same);
});

test("the answer is the same both ways", () => {
  const solicitation = fc.record({
    buyer: fc.constantFrom(null, "City of Brampton", "Brampton", "Town of Caledon"),
    reference: fc.constantFrom(null, "RFT-2026-0415", "2026-77"),
    places: fc.subarray(["CA-ON", "CA-ON-PEL", "CA-ON-PEL-BRA", "CA-ON-PEL-CAL", "US-NY"]),
    city: fc.constantFrom(null, "Brampton", "Caledon"),
  });
  fc.assert(
    fc.property(fc.constantFrom(NUMBER, TITLE, FORM), solicitation, solicitation, (shared, a, b) => {
      expect(isSameSolicitation(shared, a, b)).toBe(isSameSolicitation(shared, b, a));
    }),
  );
});
