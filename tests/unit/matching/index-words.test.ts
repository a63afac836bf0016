import { expect, test } from "vitest";
import { indexStems, indexWords } from "~/domain/matching/index-words";
import { porterStem } from "~/domain/matching/porter-stem";

test.each([
  ["rinks", "rink"],
  ["ponies", "poni"],
  ["caresses", "caress"],
  ["agreed", "agre"],
  ["plastered", "plaster"],
  ["hopping", "hop"],
  ["filing", "file"],
  ["happy", "happi"],
  ["sky", "sky"],
  ["relational", "relat"],
  ["electrical", "electr"],
  ["adjustment", "adjust"],
  ["adoption", "adopt"],
  ["controlling", "control"],
  ["roll", "roll"],
  ["as", "as"],
])("the stem of %s is %s", (word, stem) => {
  expect(porterStem(word)).toBe(stem);
});

test("words are compared without case, accents, endings and joiners", () => {
  expect(indexStems("Déneigement, l’ARÉNA & ice-rinks")).toBe(" deneig l arena ic rink ");
  expect(indexStems("ser\u200Cvices")).toBe(indexStems("service"));
});

test("a joiner belongs to the word around it", () => {
  expect(indexWords("ser\u200Cvice 👷\u200D🔧 yard")).toBe("service yard");
});
