import { expect, test } from "vitest";
import { currentResults, movedNotices, storedResults } from "../../bench/classification-results";
import { parseLabelledLines } from "../../bench/labelled-notices";
import { precision, recall, shareLabel } from "../../bench/precision-recall";

// If the moves are wanted, store them: npx tsx tests/bench/classification.ts --store
test("the labelled notices have the trades that were last stored", () => {
  expect(movedNotices(storedResults(), currentResults())).toEqual([]);
});

test("a notice whose trades a change of rules moves is listed", () => {
  const before = new Map([
    ["a", "snow"],
    ["b", "paving"],
  ]);
  const now = new Map([
    ["a", "snow"],
    ["b", "construction+paving"],
  ]);
  expect(movedNotices(before, now)).toEqual(["b: paving -> construction+paving"]);
});

test("shares come with Wilson's interval", () => {
  expect(shareLabel(precision({ right: 81, found: 263, wanted: 300 }))).toBe("30.8 % (25.5–36.6)");
  expect(shareLabel(recall({ right: 0, found: 0, wanted: 10 }))).toBe("0.0 % (0.0–27.8)");
  expect(shareLabel(recall({ right: 0, found: 0, wanted: 0 }))).toBe("-");
});

const line = (fields: Record<string, unknown>) =>
  JSON.stringify({
    id: "x-1",
    source: "seao",
    lang: "fr",
    title: "Toiture",
    text: "",
    codes: "",
    category: "",
    buyer: "",
    trades: ["construction"],
    ...fields,
  });

test.each([
  ["NAICS 236220; PSC Z1DA", ["NAICS 236220", "PSC Z1DA"]],
  ["GSIN F010B; F059A", ["GSIN F010B", "GSIN F059A"]],
  ["CPV 45000000 Construction work", ["CPV 45000000 Construction work"]],
  ["C01 C01 - Bâtiments UNSPSC 72100000 Entretien", ["SEAO C01", "UNSPSC 72100000 Entretien"]],
  ["236220 Z1DA", ["NAICS 236220", "PSC Z1DA"]],
  ["72141105, 72141100", ["UNSPSC 72141105", "UNSPSC 72141100"]],
])("reads the codes %j of a labelled notice", (codes, expected) => {
  const [labelled] = parseLabelledLines(line({ codes }));
  const read = labelled?.notice.codes.map((code) =>
    [code.scheme, code.code, code.label].filter(Boolean).join(" "),
  );
  expect(read).toEqual(expected);
});

test.each([
  ["CNST", ["construction"]],
  ["*SRV; *GD", ["services", "goods"]],
  ["Construction Services / RFT", ["construction"]],
  ["Professional Services / RFP", ["professional-services"]],
  ["works", ["construction"]],
])("reads the category %j of a labelled notice", (category, kinds) => {
  expect(parseLabelledLines(line({ category }))[0]?.notice.kinds).toEqual(kinds);
});

test("a category that is SEAO's own code is a code and says what is bought", () => {
  const [labelled] = parseLabelledLines(line({ codes: "72141105", category: "C02" }));
  expect(labelled?.notice.codes.map(({ scheme, code }) => `${scheme} ${code}`)).toEqual([
    "SEAO C02",
    "UNSPSC 72141105",
  ]);
  expect(labelled?.notice.kinds).toEqual(["construction"]);
});
