import fc from "fast-check";
import { expect, test } from "vitest";
import { exclusionOf, isExcluded, MAX_OFFERED, wordsToOffer } from "~/domain/matching/exclusions";
import { indexStems } from "~/domain/matching/index-words";

const phrase = (text: string) => ({ kind: "phrase", text });
const offeredFor = (
  title: string,
  phrases: ReadonlyArray<string>,
  serviceTypes: ReadonlyArray<string> = [],
) => wordsToOffer({ title, reasons: phrases.map(phrase), serviceTypes }).map(({ words }) => words);

test("the words of the title that matched are offered, each once, and at most five", () => {
  expect(offeredFor("Snow Clearing and ice control", ["Snow Clearing", "snow clearings", "salting"])).toEqual(
    ["snow clearing"],
  );
  const letters = "alpha beta gamma delta epsilon zeta".split(" ");
  expect(offeredFor(letters.join(" "), letters)).toEqual(letters.slice(0, MAX_OFFERED));
});

test("words of a person's own trade are offered too; trades of ours by name are not", () => {
  expect(offeredFor("Rinks in Peel", [], ["rinks", "snow-removal-seasonal"])).toEqual(["rinks"]);
});

test("only phrases are offered: a code or a buyer's kind has no words in the title", () => {
  const reasons = [{ kind: "code", text: "snow" }];
  expect(wordsToOffer({ title: "Snow", reasons, serviceTypes: [] })).toEqual([]);
});

test.each([
  ["Déneigement d’hiver", "deneigement", true],
  ["DENEIGEMENT", "déneigement", true],
  ["Entretien de l’aréna", "aréna", true],
  ["Roofs of rinks", "roof", true],
  ["Proofing", "roof", false],
  ["Snow and plowing", "snow plowing", false],
])("in '%s' the words '%s' are found: %s", (title, words, found) => {
  expect(isExcluded(indexStems(title), [exclusionOf(words)!])).toBe(found);
});

test.each(["", "   ", "❄️ — !!", "x".repeat(81), "word ".repeat(40)])(
  "%j is nothing that can be left out",
  (text) => {
    expect(exclusionOf(text)).toBeNull();
  },
);

test("what any text leaves out is found in the text itself, and leaving it out again adds nothing new", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 90 }), (text) => {
      const exclusion = exclusionOf(text);
      if (exclusion === null) return;
      expect(isExcluded(indexStems(text), [exclusion])).toBe(true);
      expect(exclusionOf(exclusion.words)).toEqual(exclusion);
    }),
  );
});
