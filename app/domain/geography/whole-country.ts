import { sentenceBefore } from "./in-text/sentences";
import type { PlacesOfNotice } from "./narrowed-places";

const WHOLE_COUNTRY: ReadonlyArray<readonly [RegExp, "CA" | "US"]> = [
  [
    /\b(?:(?:across|throughout|accross|all over|anywhere in|coast to coast in) Canada|Canada[- ]wide(?! (?:warranty|service|support))|(?:partout|d'un bout à l'autre|à travers le|dans tout le|à l['’]échelle du|divers endroits au|divers sites au) (?:au )?Canada)\b/i,
    "CA",
  ],
  [
    /\b(?:(?:across|throughout|all over) the (?:United States|U\.?S\.?|continental United States)|CONUS[- ]wide)/i,
    "US",
  ],
];
const NATIONWIDE = /\b(?:nation[- ]?wide|à l['’]échelle nationale)\b/i;
/** A sentence about what bidders have done, or what makers offer. */
const ABOUT_OTHERS =
  /(?<!\p{L})(?:similar|semblables|previous|references?|awarded|technicians?|warranty|garantie|dealers?|distributors?)(?!\p{L})/iu;

/** The country that the text says the work is in all of; of the other one than `country` nothing counts. */
export function wholeCountryIn(text: string, country: "CA" | "US" | null): PlacesOfNotice | null {
  const why = "words for the whole country";
  for (const [pattern, code] of WHOLE_COUNTRY) {
    const match = pattern.exec(text);
    const words =
      match === null || ABOUT_OTHERS.test(sentenceBefore(text, match.index)) ? undefined : match[0];
    if (words !== undefined && (country === null || country === code))
      return { places: [code], city: null, why, words };
  }
  const words = NATIONWIDE.exec(text)?.[0];
  return words === undefined || country === null ? null : { places: [country], city: null, why, words };
}
