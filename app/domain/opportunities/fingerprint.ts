import { foldedWords } from "../folding";
import type { Notice } from "./notice";

/** A number this short or with this few digits is no proof: "RFP-01" is used by everybody. */
const MIN_NUMBER_LENGTH = 5;
const MIN_NUMBER_DIGITS = 3;
/** A title this short is shared by strangers: "Snow removal". */
const MIN_TITLE_LENGTH = 25;

const EMPTY_WORDS = new Set(["the", "of", "and", "for", "corporation", "de", "la", "le", "du", "des", "et"]);

/** "Toronto, City of" and "The City of Toronto" are one buyer. */
function buyerWords(buyer: string): Array<string> {
  const words = foldedWords(buyer)
    .split(" ")
    .filter((word) => word !== "" && !EMPTY_WORDS.has(word));
  return [...new Set(words)].sort();
}

/** By these the same solicitation is found on another portal: its number and buyer, or its title and closing time. */
export function fingerprintsOf(
  notice: Pick<Notice, "reference" | "buyer" | "title" | "deadline">,
): Array<string> {
  const fingerprints: Array<string> = [];
  const number = foldedWords(notice.reference ?? "").replaceAll(" ", "");
  const digits = number.replace(/\D/g, "").length;
  const buyer = buyerWords(notice.buyer ?? "");
  if (buyer.length > 0 && number.length >= MIN_NUMBER_LENGTH && digits >= MIN_NUMBER_DIGITS) {
    fingerprints.push(`number ${number} ${buyer.join(" ")}`);
  }
  const title = foldedWords(notice.title);
  if (notice.deadline && title.length >= MIN_TITLE_LENGTH) {
    fingerprints.push(`title ${title} ${notice.deadline.toISOString().slice(0, 16)}`);
  }
  return fingerprints;
}

/** Two buyers that could be one: equal, one named more fully than the other, or one not named at all. */
export function couldBeSameBuyer(a: string | null, b: string | null): boolean {
  if (!a || !b) return true;
  const [shorter, longer] = [buyerWords(a), buyerWords(b)].sort((x, y) => x.length - y.length) as [
    Array<string>,
    Array<string>,
  ];
  return shorter.length > 0 && shorter.every((word) => longer.includes(word));
}
