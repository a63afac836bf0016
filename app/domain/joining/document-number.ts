import { foldedWords } from "../folding";

/** How much of a number is compared: more than portals' numbers have. */
const READ_LENGTH = 200;

/** What stands before a number and says what it is the number of: "RFT 26-019" and "26-019" are one number. */
const PROCEDURES = new Set(
  `rft rfp rfq rfb rfi rfso rfsq rfsp nrfp rfpq itt itb ifb itq eoi noi ao aop aos dp tender tenders bid bids request proposal
  quotation quote solicitation contract invitation appel offre offres demande contrat soumission`.split(
    /\s+/,
  ),
);
const BARE_WORDS = new Set([
  "no",
  "nos",
  "number",
  "numero",
  "num",
  "n",
  "ref",
  "reference",
  "file",
  "dossier",
]);

/** Numbers that a portal gives to the notices of all its buyers. The buyer's own number is another. */
const OF_PORTALS =
  /^(?:cb \d+ \d+|mx \d{9,}|ws \d{6,}.*|ocds .*|[0-9a-f]{32}|[0-9a-f]{8}(?: [0-9a-f]{4}){3} [0-9a-f]{12})$/;

type DocumentNumber = {
  /** Runs of letters and of digits, in their order. */
  parts: ReadonlyArray<string>;
  /** The kinds of procedure that stand before it. */
  procedures: ReadonlyArray<string>;
};

const runsOf = (words: string) => words.match(/\p{L}+|\p{N}+/gu) ?? [];

function read(written: string): DocumentNumber {
  const all = runsOf(foldedWords(written.slice(0, READ_LENGTH)));
  const start = all.findIndex((part) => !PROCEDURES.has(part) && !BARE_WORDS.has(part));
  const before = start === -1 ? [] : all.slice(0, start);
  return {
    parts: start === -1 ? all : all.slice(start),
    procedures: before.filter((part) => PROCEDURES.has(part)),
  };
}

/** The parts of a number, for finding it in other texts: "26", "019" for "RFT 26-019". */
export const partsOfNumber = (written: string): ReadonlyArray<string> => read(written).parts;

/** Whether a word of a title only says what the number after it is the number of. */
export const isBeforeNumber = (word: string) => PROCEDURES.has(word) || BARE_WORDS.has(word);

/** The number without its separators: numbers that are the same share it, and some others do too. */
export const numberKey = (written: string) => read(written).parts.join("");

export const hasDigit = (text: string) => /\p{N}/u.test(text);

/**
 * How two notices' numbers compare. Separators count, because "12-345" and "123-45" are two numbers; where letters and
 * digits meet they may be left out. A number with something before or after it, and one written without any separators,
 * could be the other: that is `unclear`.
 */
export function compareNumbers(one: string | null, other: string | null): "same" | "different" | "unclear" {
  if (one === null || other === null || !hasDigit(one) || !hasDigit(other)) return "unclear";
  const [a, b] = [read(one), read(other)];
  const [textA, textB] = [a.parts.join(" "), b.parts.join(" ")];
  if (textA === textB) {
    const areOfTwoKinds =
      a.procedures.length > 0 &&
      b.procedures.length > 0 &&
      !a.procedures.some((procedure) => b.procedures.includes(procedure));
    return areOfTwoKinds ? "different" : "same";
  }
  if (isOfPortal(one) !== isOfPortal(other)) return "unclear";
  if (numberKey(one) === numberKey(other)) return isUnparted(a) || isUnparted(b) ? "unclear" : "different";
  return isPartOf(textA, textB) || isPartOf(textB, textA) ? "unclear" : "different";
}

const isOfPortal = (written: string) => OF_PORTALS.test(foldedWords(written.slice(0, READ_LENGTH)));

/** Its digits are one run. */
const isUnparted = ({ parts }: DocumentNumber) => parts.filter(hasDigit).length === 1;

/** A part that is long enough to be a number: "555-2026" of "T-555-2026", but not "26" of "26-019". */
function isPartOf(shorter: string, longer: string): boolean {
  const digits = shorter.replace(/\P{N}/gu, "").length;
  return digits >= 4 && ` ${longer} `.includes(` ${shorter} `);
}
