import fc from "fast-check";
import { expect, test } from "vitest";
import {
  contractMinimumLabel,
  interpretedMinimum,
  PROFILE_MINIMUMS,
  savedMinimum,
  SETTINGS_MINIMUMS,
} from "~/domain/matching/contract-minimum";

test("DS-05 PF-10 each page has the choices that the spec gives it", () => {
  expect(SETTINGS_MINIMUMS).toEqual(["any", "50000", "100000", "250000", "500000", "1000000"]);
  expect(PROFILE_MINIMUMS).toEqual(["any", "10000", "50000", "100000", "500000", "1000000"]);
});

test("an amount is shown in dollars, and the user's own words with how they are read", () => {
  expect(contractMinimumLabel("any")).toBe("Any value");
  expect(contractMinimumLabel("50000")).toBe("$50,000 and over");
  expect(contractMinimumLabel("1000000")).toBe("$1,000,000 and over");
  expect(contractMinimumLabel("about 75k")).toBe("about 75k (read as $75,000 and over)");
  expect(contractMinimumLabel("large ones")).toBe("large ones (read as any value)");
});

test("the hint says how a custom amount is read", () => {
  expect(interpretedMinimum("$75k")).toBe("Read as $75,000 and over.");
  expect(interpretedMinimum("1.5 million")).toBe("Read as $1,500,000 and over.");
  expect(interpretedMinimum("large ones")).toBe("Read as any value, because there is no amount in it.");
});

test("a saved minimum in the user's own words is repeated with its reading; one of the list is not", () => {
  expect(savedMinimum("about 75k")).toBe(
    "Your minimum contract value, “about 75k”, is read as $75,000 and over.",
  );
  expect(savedMinimum("large ones")).toBe(
    "Your minimum contract value, “large ones”, is read as any value, because there is no amount in it.",
  );
  for (const listed of PROFILE_MINIMUMS) expect(savedMinimum(listed)).toBeNull();
});

test("any text has a label and a reading", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(contractMinimumLabel(text)).toBeTypeOf("string");
      expect(interpretedMinimum(text)).toMatch(/^Read as /);
    }),
  );
});
