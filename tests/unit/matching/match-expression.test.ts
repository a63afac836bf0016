import fc from "fast-check";
import { expect, test } from "vitest";
import { criteriaOf, tradeKey, withinKey } from "~/domain/matching/match-profile";
import { parseSearch } from "~/domain/matching/search-language";
import { matchExpression } from "~/features/search/match-expression.server";

const TEXT = "{title tags body buyer labels}";
const nothingChosen = { anyPlace: [], anyTrade: [], anyTradeText: [] };

test("without filters, every opportunity matches", () => {
  const everything = 'keys : ("any0")';
  expect(matchExpression({})).toBe(everything);
  expect(matchExpression({ search: parseSearch(""), wanted: nothingChosen, keys: [[]] })).toBe(everything);
});

test("the words of a search must each occur, the last may be a beginning", () => {
  expect(matchExpression({ search: parseSearch('snow OR ice "road salt" rem') })).toBe(
    `${TEXT} : ("snow" OR "ice") AND ${TEXT} : ("road salt") AND ${TEXT} : ("rem" *)`,
  );
});

test("excluded words remove results from the search", () => {
  expect(matchExpression({ search: parseSearch("snow -salt -sand ") })).toBe(
    `(${TEXT} : ("snow")) NOT ${TEXT} : ("salt" OR "sand")`,
  );
  expect(matchExpression({ search: parseSearch("-salt") })).toBe(`(keys : ("any0")) NOT ${TEXT} : ("salt")`);
});

test("a profile asks for any of its places and any of its trades, listed or in its own words", () => {
  const wanted = criteriaOf({
    regions: ["CA-ON"],
    serviceTypes: ["snow-removal-seasonal", 'roof "washing"', "--"],
  });
  expect(matchExpression({ wanted })).toBe(
    'keys : ("inca9on0" OR "allca0") AND (keys : ("tradesnow0") OR {title tags} : "roof washing")',
  );
  expect(matchExpression({ wanted: { ...nothingChosen, anyTradeText: ["roof washing"] } })).toBe(
    '({title tags} : "roof washing")',
  );
});

test("lists of keys narrow one after the other, before everything else", () => {
  const keys = [[withinKey("CA-ON"), withinKey("CA-QC")], [], [tradeKey("snow")]];
  expect(matchExpression({ keys, search: parseSearch("plow ") })).toBe(
    `keys : ("inca9on0" OR "inca9qc0") AND keys : ("tradesnow0") AND ${TEXT} : ("plow" OR "plough")`,
  );
});

test("whatever people type stays inside quotes", () => {
  const typed = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 60 }),
    fc
      .array(
        fc.constantFrom(
          '"',
          "'",
          "-",
          "OR",
          "NOT",
          "*",
          "(",
          ")",
          ":",
          "{",
          "}",
          "^",
          "+",
          " ",
          "snow",
          "\0",
        ),
      )
      .map((pieces) => pieces.join("")),
  );
  fc.assert(
    fc.property(typed, typed, fc.array(typed, { maxLength: 3 }), (search, region, serviceTypes) => {
      const expression = matchExpression({
        search: parseSearch(search),
        wanted: criteriaOf({ regions: [region], serviceTypes }),
      });
      expect(expression.split('"').length % 2).toBe(1);
      const outside = expression.replaceAll(/"[\p{L}\p{N}\p{M} ]+"/gu, "Q");
      expect(outside).toMatch(/^(?:[Q ():*]|\{title tags(?: body buyer labels)?\}|keys|AND|OR|NOT)*$/);
      expect(outside).not.toContain("()");
    }),
    { numRuns: 1_000 },
  );
});
