import fc from "fast-check";
import { expect, test } from "vitest";
import { shorten } from "~/domain/shorten";

test.each([
  ["Snow removal, 12 sites", 22, "Snow removal, 12 sites"],
  ["Snow removal, 12 sites", 21, "Snow removal, 12…"],
  ["Snow removal, 12 sites", 14, "Snow removal,…"],
  ["Snow removal", 6, "Snow…"],
  ["A wastewater-treatment-plant", 12, "A wastewate…"],
  ["Salt and\nsand", 10, "Salt and…"],
  ["", 5, ""],
])("%j in at most %i characters is %j", (text, maxLength, expected) => {
  expect(shorten(text, maxLength)).toBe(expected);
});

test("text is cut to its cap without breaking a character in two", () => {
  const cut = shorten("🏗".repeat(400), 500);
  expect(cut.length).toBeLessThanOrEqual(500);
  expect(cut).not.toMatch(/\p{Cs}/u);
});

test.each([
  ["an accent", "e\u0301".repeat(10), 9, "e\u0301".repeat(4)],
  ["a joined emoji", "👷🏽‍♀️".repeat(3), 12, "👷🏽‍♀️"],
  ["a skin tone", "👷🏽👷🏽", 7, "👷🏽"],
])("a cut leaves %s with its character", (_what, text, maxLength, kept) => {
  expect(shorten(text, maxLength)).toBe(`${kept}…`);
});

test("any text keeps its beginning, within the cap, and says when something is left out", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", maxLength: 80 }),
      fc.integer({ min: 2, max: 60 }),
      (text, maxLength) => {
        const cut = shorten(text, maxLength);
        expect(cut.length).toBeLessThanOrEqual(maxLength);
        if (text.length <= maxLength) expect(cut).toBe(text);
        else expect(cut.endsWith("…") && text.startsWith(cut.slice(0, -1))).toBe(true);
        expect(cut).not.toMatch(/\p{Cs}/u);
      },
    ),
  );
});
