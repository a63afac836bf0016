import { sought } from "../patterns/sought";
import { MONTH } from "./month-names";

const ORDINALS =
  "first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|twenty-first|twenty-second|twenty-third|twenty-fourth|twenty-fifth|twenty-sixth|twenty-seventh|twenty-eighth|twenty-ninth|thirtieth|thirty-first".split(
    "|",
  );
const CARDINALS =
  "premier|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept|dix-huit|dix-neuf|vingt|vingt et un|vingt-deux|vingt-trois|vingt-quatre|vingt-cinq|vingt-six|vingt-sept|vingt-huit|vingt-neuf|trente|trente et un".split(
    "|",
  );
const NUMBERS = new Map([
  ...ORDINALS.map((word, index) => [word, index + 1] as const),
  ...CARDINALS.map((word, index) => [word, index + 1] as const),
  ["vingt-et-un", 21] as const,
  ["trente-et-un", 31] as const,
]);

/** Longest first, so that "vingt-deux" is not read as "vingt". */
const anyOf = (words: ReadonlyArray<string>) =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .join("|")
    .replaceAll("-", "[- ]");

/** The day of the month that a word says. */
export const dayInWords = (word: string): number =>
  NUMBERS.get(word) ?? NUMBERS.get(word.replace(/ /g, "-")) ?? 0;

/** The figure in brackets says the same: "the fifth (5th) day of March". */
const AGAIN = "(?: \\(\\d{1,2}(?:st|nd|rd|th|er|e)?\\))?";

/** "the fifth day of March, 2026", "le cinq mars 2026" */
export const DAY_IN_WORDS = sought(
  new RegExp(
    `(?<![a-z-])(?:(${anyOf(ORDINALS)})${AGAIN} (?:day )?of|(?<=(?<![a-z])(?:le|du|au) (?:[a-z]{5,8},? )?)(${anyOf([...CARDINALS, "vingt-et-un", "trente-et-un"])})${AGAIN}(?: jour (?:de|du mois de))?) (${MONTH})(?![a-z])\\.?(?:\\s{0,2},?\\s{0,3}((?:19|20)\\d\\d)(?!\\d))?`,
    "g",
  ),
);
