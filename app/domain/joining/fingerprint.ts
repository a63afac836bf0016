import type { Notice } from "../opportunities/notice";
import { buyerKey } from "./buyer-name";
import { numberKey } from "./document-number";
import { isGenericTitle } from "./generic-title";
import { titleKey, wordsOfTitle } from "./title-words";

/** Shorter numbers, such as "RFP-01", are not distinctive: many solicitations of a buyer share them. */
const MIN_NUMBER_LENGTH = 5;
const MIN_NUMBER_DIGITS = 3;
/** Shorter titles, such as "Snow removal", are shared by unrelated solicitations. */
const MIN_TITLE_LENGTH = 25;
/** A short title with the notice's number. */
const MIN_SHORT_TITLE_LENGTH = 8;

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
  const number = numberKey(notice.reference ?? "");
  const digits = number.replace(/\D/g, "").length;
  const buyer = buyerKey(notice.buyer ?? "");
  if (buyer !== "" && number.length >= MIN_NUMBER_LENGTH && digits >= MIN_NUMBER_DIGITS) {
    fingerprints.push(`number ${number} ${buyer}`);
  }
  const words = wordsOfTitle(notice.title, [notice.reference]);
  const written = words.join(" ");
  const title = titleKey(words);
  if (notice.deadline && written.length >= MIN_TITLE_LENGTH) {
    const closing = notice.deadline.toISOString().slice(0, 16);
    if (!isGenericTitle(written)) fingerprints.push(`title ${title} ${closing}`);
    else if (buyer !== "") fingerprints.push(`form ${title} ${closing} ${buyer}`);
  } else if (
    fingerprints.length === 0 &&
    notice.deadline &&
    written.length >= MIN_SHORT_TITLE_LENGTH &&
    number !== "" &&
    buyer !== ""
  ) {
    // A short title or a short number alone says little; together with the buyer and the closing time they do.
    fingerprints.push(`form ${title} ${number} ${notice.deadline.toISOString().slice(0, 16)} ${buyer}`);
  }
  return fingerprints;
}
