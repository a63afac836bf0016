import fc from "fast-check";
import { expect, test } from "vitest";
import { isEmptySearch, parseSearch } from "~/domain/matching/search-language";

const term = (text: string, prefix = false) => ({ text, prefix });

test.each([
  ["snow", [[term("snow", true)]], []],
  ["snow ", [[term("snow")]], []],
  ["snow rem", [[term("snow")], [term("rem", true)]], []],
  ['"snow removal"', [[term("snow removal")]], []],
  ['"snow removal', [[term("snow removal")]], []],
  ["snow -salt", [[term("snow")]], [term("salt")]],
  ['snow -"road salt" ', [[term("snow")]], [term("road salt")]],
  ["snow OR ice ", [[term("snow"), term("ice")]], []],
  ["OR snow ", [[term("snow")]], []],
  ["snow OR ", [[term("snow")]], []],
  ["or snow ", [[term("or")], [term("snow")]], []],
  ["de-icing ", [[term("de icing")]], []],
  ["RFT-2026-0415", [[term("RFT 2026 0415", true)]], []],
  ["title:snow NEAR(a* ^b) ", [[term("title snow")], [term("NEAR a")], [term("b")]], []],
  ["--salt", [], [term("salt")]],
  ['"" " - ! ', [], []],
  ["❄️ 👷\u200D♂️", [], []],
  ["❄️ snow ", [[term("snow")]], []],
  ["ser\u200Cvice ", [[term("service")]], []],
  ["", [], []],
])("%j is understood", (typed, all, none) => {
  expect(parseSearch(typed)).toEqual({ all, none });
});

test("the last word may still be being typed, also with an accent in two characters", () => {
  expect(parseSearch("de\u0301neig").all).toEqual([[term("d\u00e9neig", true)]]);
});

test("a query is as long as two hundred characters and sixteen terms", () => {
  const { all } = parseSearch("ab ".repeat(100));
  expect(all).toHaveLength(16);
  expect(parseSearch("x".repeat(500)).all).toEqual([[term("x".repeat(200), true)]]);
});

test("an empty search is one without any term", () => {
  expect(isEmptySearch(parseSearch(' "" - '))).toBe(true);
  expect(isEmptySearch(parseSearch("-salt"))).toBe(false);
});

const hostile = fc
  .array(
    fc.constantFrom(
      '"',
      "'",
      "-",
      "OR",
      "NOT",
      "AND",
      "NEAR(",
      ")",
      "*",
      "^",
      ":",
      "{",
      "}",
      "\\",
      "snow",
      " ",
      "\0",
    ),
  )
  .map((pieces) => pieces.join(""));

test("whatever is typed, terms are words of letters and digits, and only the last one is a beginning", () => {
  const typed = fc.oneof(
    hostile,
    fc.string({ unit: "binary", maxLength: 250 }),
    fc.string({ unit: "grapheme", maxLength: 80 }),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const { all, none } = parseSearch(text);
      const terms = [...all.flat(), ...none];
      for (const { text: words } of terms) {
        expect(words).toMatch(/^[\p{L}\p{N}\p{M}]+(?: [\p{L}\p{N}\p{M}]+)*$/u);
        expect(words).toMatch(/[\p{L}\p{N}]/u);
      }
      expect(all.every((group) => group.length > 0)).toBe(true);
      expect(terms.length).toBeLessThanOrEqual(16);
      expect(terms.filter(({ prefix }) => prefix).length).toBeLessThanOrEqual(1);
      expect(none.some(({ prefix }) => prefix)).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test("a query written out again parses the same", () => {
  const word = fc.stringMatching(/^[a-z0-9]{1,5}$/);
  const words = fc.array(word, { minLength: 1, maxLength: 2 }).map((parts) => parts.join(" "));
  const groups = fc.array(fc.array(words, { minLength: 1, maxLength: 2 }), { maxLength: 4 });
  const written = (text: string) => (text.includes(" ") ? `"${text}"` : text);
  fc.assert(
    fc.property(groups, fc.array(words, { maxLength: 3 }), (all, none) => {
      const typed = [
        ...all.map((group) => group.map(written).join(" OR ")),
        ...none.map((text) => `-${written(text)}`),
      ].join(" ");
      expect(parseSearch(`${typed} `)).toEqual({
        all: all.map((group) => group.map((text) => term(text))),
        none: none.map((text) => term(text)),
      });
    }),
    { numRuns: 500 },
  );
});
