import fc from "fast-check";
import { expect, test } from "vitest";
import { matchesLabel, optionsFound } from "~/domain/label-search";

test.each([
  ["Montréal", "montreal", true],
  ["Peel Region", "reg pe", true],
  ["Saint-Jean-sur-Richelieu", "st jean", false],
  ["Saint-Jean-sur-Richelieu", "jean sur", true],
  ["St. Catharines", "st catharines", true],
  ["Ontario (whole province)", "whole", true],
  ["Ottawa", "tawa", false],
  ["Ottawa", "  ", true],
])("%s is found by %j: %s", (label, typed, isFound) => {
  expect(matchesLabel(label, typed)).toBe(isFound);
});

test("a label is found by itself, by its beginning, and by nothing typed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.nat(20), (label, length) => {
      expect(matchesLabel(label, label)).toBe(true);
      expect(matchesLabel(label, "")).toBe(true);
      expect(matchesLabel("Peel Region", "peel region".slice(0, length))).toBe(true);
    }),
  );
});

test("case does not count in English and French", () => {
  const letters = fc.constantFrom(..."abeimnostuz àâçéèêëîïôùûüœ-.'(1");
  fc.assert(
    fc.property(fc.string({ unit: letters }), (label) => {
      expect(matchesLabel(label, label.toUpperCase())).toBe(true);
      expect(matchesLabel(label.toUpperCase(), label)).toBe(true);
    }),
  );
});

test("any text can be typed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (label, typed) => {
      expect(typeof matchesLabel(label, typed)).toBe("boolean");
    }),
  );
});

const PLACES = [
  { label: "Toronto", also: ["Greater Toronto Area", "GTA", "Toronto Area"] },
  { label: "Peel Region", also: ["Greater Toronto Area", "GTA", "Toronto Area"] },
  { label: "Les Collines-de-l'Outaouais", also: ["Outaouais"] },
  { label: "Gatineau", also: ["Outaouais"] },
  { label: "Nassau County", also: ["Long Island"] },
  { label: "Hamilton" },
];

test.each([
  ["tor", ["Toronto"]],
  ["gta", ["Toronto", "Peel Region"]],
  ["outaouais", ["Les Collines-de-l'Outaouais", "Gatineau"]],
  ["Long Isl", ["Nassau County"]],
  ["island", []],
  ["unde", []],
  ["", PLACES.map(({ label }) => label)],
])("the typed term %s finds options by their label or by another name", (typed, labels) => {
  expect(optionsFound(PLACES, typed).map(({ label }) => label)).toEqual(labels);
});
