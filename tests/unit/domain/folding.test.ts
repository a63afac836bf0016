import fc from "fast-check";
import { expect, test } from "vitest";
import { foldedLetters, foldedWords, normalizedText } from "~/domain/folding";

test.each([
  ["Déneigement – Hiver 2026/27", "deneigement hiver 2026 27"],
  ["  The City of Trois-Rivières ", "the city of trois rivieres"],
  ["ＲＦＰ №5", "rfp no5"],
  ["雪かき", "雪かき"],
  ["…", ""],
])("the words of %j are %j", (text, words) => {
  expect(foldedWords(text)).toBe(words);
  expect(foldedLetters(text)).toBe(words.replaceAll(" ", ""));
});

test("any text folds the same in capitals of ASCII, in either normal form, and when it is folded again", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string(), (text, ascii) => {
      for (const fold of [foldedWords, foldedLetters]) {
        expect(fold(text.normalize("NFD"))).toBe(fold(text.normalize("NFC")));
        expect(fold(fold(text))).toBe(fold(text));
        expect(fold(ascii.toUpperCase())).toBe(fold(ascii));
      }
    }),
  );
});

test("folded words have single spaces between them and nothing else", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(foldedWords(text)).toMatch(/^(?:[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*)?$/u);
    }),
  );
});

test("normalizing keeps 30 marks on a letter, more than any writing has, and drops the others", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom("NFC" as const, "NFKD" as const),
      (text, form) => {
        fc.pre(!/\p{M}{31}/u.test(text));
        expect(normalizedText(text, form)).toBe(text.normalize(form));
      },
    ),
  );
  expect(normalizedText(`x${"\u0301".repeat(40)}y`, "NFC")).toBe(`x${"\u0301".repeat(30)}y`);
});
