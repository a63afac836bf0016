import fc from "fast-check";
import { expect, test } from "vitest";
import { fold } from "~/domain/reading/sentences/fold";
import { piecesOf } from "~/domain/reading/sentences/pieces";
import { readNotice } from "./read-notice";

const LONGEST_PIECE = 1_500;
const WORDS = [
  ...[
    "bids",
    "due",
    "March 5, 2026",
    "at",
    "2:00 p.m.",
    "site visit",
    "mandatory",
    "not",
    "questions",
    "until",
  ],
  ...[
    "\n",
    ".",
    ";",
    "É",
    "İ",
    "\u00a0",
    "soumissions",
    "le 5 mars 2026",
    "à 14 h",
    "<b>",
    "&nbsp;",
    "31 April",
    "24:00",
  ],
];

test("every sentence is an exact piece of its text, whatever the text", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...WORDS), { maxLength: 60 }), (words) => {
      const text = words.join(" ");
      for (const { sentence, start, end } of readNotice(text)) expect(sentence).toBe(text.slice(start, end));
    }),
    { numRuns: 500, seed: 22 },
  );
});

test("folding keeps every character at its place", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(fold(text)).toHaveLength(text.length);
    }),
  );
});

test("a text of a million characters is read in short pieces, each character once", () => {
  for (const text of ["a".repeat(1_000_000), "Bids are due ".repeat(77_000), "é\n".repeat(500_000)]) {
    const pieces = piecesOf(text, fold(text));
    expect(pieces.every(({ start, end }) => end - start <= LONGEST_PIECE)).toBe(true);
    expect(pieces.every(({ start }, index) => start >= (pieces[index - 1]?.end ?? 0))).toBe(true);
  }
});

test("of a text with thousands of dates the first hundred or so are read", () => {
  const dates = readNotice("The site visit is on March 5, 2026.\n".repeat(5_000).replaceAll("2026", "26"));
  expect(dates.length).toBeLessThan(110);
});

test("markup within a sentence is part of the sentence, and markup around it is not", () => {
  const sentence = "Bids are due <b>March 5, 2026</b> at <i>2:00 p.m.";
  expect(readNotice(`<p>${sentence}</i></p>`)).toMatchObject([
    { kind: "closing", localTime: "14:00", sentence },
  ]);
});
