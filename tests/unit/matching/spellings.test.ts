import { expect, test } from "vitest";
import { inEverySpelling } from "~/domain/matching/spellings";

const spellings = (text: string) => inEverySpelling({ text, prefix: false }).map((term) => term.text);

test.each([
  ["plough", ["plough", "plow"]],
  ["Plowing", ["Plowing", "ploughing"]],
  ["snowplow", ["snowplow", "snowplough"]],
  ["greywater", ["greywater", "graywater"]],
  ["catalogues", ["catalogues", "catalogs"]],
  ["licensing", ["licensing", "licencing"]],
  ["water meter", ["water meter"]],
  ["plow centre", ["plow centre", "plough centre", "plow center", "plough center"]],
])("%s is looked for as %j", (text, expected) => {
  expect(spellings(text)).toEqual(expected);
});

test("a long phrase has at most eight spellings", () => {
  expect(spellings("plow plow plow plow plow")).toHaveLength(8);
  expect(inEverySpelling({ text: "plow", prefix: true })).toEqual([
    { text: "plow", prefix: true },
    { text: "plough", prefix: true },
  ]);
});
