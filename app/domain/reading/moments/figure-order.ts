import type { ReaderInput } from "../key-date";
import { knownZone } from "./zone-words";

/** Which figure of "3/5/2026" is the month; `null` if nothing tells. */
export type FigureOrder = "month first" | "day first" | null;

const FIGURES = /(?<![\d/.-])(\d{1,2})([/-])(\d{1,2})\2(?:20)?\d\d(?![\d/-])/g;
/** In the United States the month is first. In Canada both orders are in use. */
const UNITED_STATES =
  /^America\/(?:New_York|Detroit|Chicago|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Indiana|Kentucky|Menominee|North_Dakota)|^Pacific\/Honolulu/;

/** "NJ 07452" */
const ZIP_CODE =
  /(?<![a-z])(?:al|ak|az|ar|ca|co|ct|de|dc|fl|ga|hi|id|il|in|ia|ks|ky|la|me|md|ma|mi|mn|ms|mo|mt|ne|nv|nh|nj|nm|ny|nc|nd|oh|ok|or|pa|ri|sc|sd|tn|tx|ut|vt|va|wa|wv|wi|wy|new york|new jersey|new hampshire|connecticut|massachusetts|maine|vermont|pennsylvania|rhode island|ohio|michigan|illinois|wisconsin|maryland|delaware|virginia|florida|texas|california)\.?,? {1,2}\d{5}(?!\d)/;
const POSTAL_CODE = /(?<![a-z])[a-z]\d[a-z] ?\d[a-z]\d(?![a-z\d])/;

const isInUnitedStates = (folded: string, zones: ReaderInput["zones"]) =>
  UNITED_STATES.test(knownZone(zones)?.zone ?? "") || (ZIP_CODE.test(folded) && !POSTAL_CODE.test(folded));

/** The order that the place's country or the text's plain dates ("3/25/2026") tell for its other ones. */
export function figureOrderOf(folded: string, zones: ReaderInput["zones"]): FigureOrder {
  const figures = [...folded.matchAll(FIGURES)].map(([, first, , second]) => [Number(first), Number(second)]);
  if (figures.length === 0) return null;
  const isMonthFirst = figures.some(([, second = 0]) => second > 12);
  const isDayFirst = figures.some(([first = 0]) => first > 12);
  if (isMonthFirst && isDayFirst) return null;
  if (isDayFirst) return "day first";
  return isMonthFirst || isInUnitedStates(folded, zones) ? "month first" : null;
}
