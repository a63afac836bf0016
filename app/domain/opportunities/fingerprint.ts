import { foldedWords } from "../folding";
import { isGenericTitle } from "./generic-title";
import type { Notice } from "./notice";

/** Shorter numbers, such as "RFP-01", are not distinctive: many solicitations of a buyer share them. */
const MIN_NUMBER_LENGTH = 5;
const MIN_NUMBER_DIGITS = 3;
/** Shorter titles, such as "Snow removal", are shared by unrelated solicitations. */
const MIN_TITLE_LENGTH = 25;
/** A short title with the notice's number. */
const MIN_SHORT_TITLE_LENGTH = 8;

/** How much of each text is compared: more than portals' titles and names have. */
const READ_LENGTH = 1_000;

const EMPTY_WORDS = new Set(["the", "of", "and", "for", "corporation", "de", "la", "le", "du", "des", "et"]);

/** Equal for "Toronto, City of" and "The City of Toronto". */
function buyerWords(buyer: string): Array<string> {
  const words = foldedWords(buyer.slice(0, READ_LENGTH))
    .split(" ")
    .filter((word) => word !== "" && !EMPTY_WORDS.has(word));
  return [...new Set(words)].sort();
}

/** By number and buyer; by title and closing time; by closing time, buyer and a title that is only a form of words, or short. */
export type FingerprintKind = "number" | "title" | "form";

export const fingerprintKind = (fingerprint: string) => fingerprint.split(" ", 1)[0] as FingerprintKind;

/**
 * Two notices on different portals can be the same solicitation only if they share a fingerprint; `isSameSolicitation`
 * decides.
 */
export function fingerprintsOf(
  notice: Pick<Notice, "reference" | "buyer" | "title" | "deadline">,
): Array<string> {
  const fingerprints: Array<string> = [];
  const number = foldedWords((notice.reference ?? "").slice(0, READ_LENGTH)).replaceAll(" ", "");
  const digits = number.replace(/\D/g, "").length;
  const buyer = buyerWords(notice.buyer ?? "");
  if (buyer.length > 0 && number.length >= MIN_NUMBER_LENGTH && digits >= MIN_NUMBER_DIGITS) {
    fingerprints.push(`number ${number} ${buyer.join(" ")}`);
  }
  const title = foldedWords(notice.title.slice(0, READ_LENGTH));
  if (notice.deadline && title.length >= MIN_TITLE_LENGTH) {
    const closing = notice.deadline.toISOString().slice(0, 16);
    if (!isGenericTitle(title)) fingerprints.push(`title ${title} ${closing}`);
    else if (buyer.length > 0) fingerprints.push(`form ${title} ${closing} ${buyer.join(" ")}`);
  } else if (
    fingerprints.length === 0 &&
    notice.deadline &&
    title.length >= MIN_SHORT_TITLE_LENGTH &&
    number !== "" &&
    buyer.length > 0
  ) {
    // A short title or a short number alone says little; together with the buyer and the closing time they do.
    fingerprints.push(
      `form ${title} ${number} ${notice.deadline.toISOString().slice(0, 16)} ${buyer.join(" ")}`,
    );
  }
  return fingerprints;
}

/** Whether two names could mean the same buyer: one has all the words of the other, or one is missing. */
export function couldBeSameBuyer(a: string | null, b: string | null): boolean {
  if (!a || !b) return true;
  const [shorter, longer] = [buyerWords(a), buyerWords(b)].sort((x, y) => x.length - y.length) as [
    Array<string>,
    Array<string>,
  ];
  const known = new Set(longer);
  return shorter.length > 0 && shorter.every((word) => known.has(word));
}
