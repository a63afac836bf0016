import type { ReaderInput } from "./key-date";
import { knownZone } from "./zone-words";

/** Which figure of "3/5/2026" is the month; `null` if nothing tells. */
export type FigureOrder = "month first" | "day first" | null;

const FIGURES = /(?<![\d/.-])(\d{1,2})([/-])(\d{1,2})\2(?:20)?\d\d(?![\d/-])/g;
/** In the United States the month is first. In Canada both orders are in use. */
const UNITED_STATES =
  /^America\/(?:New_York|Detroit|Chicago|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Indiana|Kentucky|Menominee|North_Dakota)|^Pacific\/Honolulu/;

/** The order that the place's country or the text's plain dates ("3/25/2026") tell for its other ones. */
export function figureOrderOf(folded: string, zones: ReaderInput["zones"]): FigureOrder {
  const figures = [...folded.matchAll(FIGURES)].map(([, first, , second]) => [Number(first), Number(second)]);
  if (figures.length === 0) return null;
  const isMonthFirst = figures.some(([, second = 0]) => second > 12);
  const isDayFirst = figures.some(([first = 0]) => first > 12);
  if (isMonthFirst && isDayFirst) return null;
  if (isDayFirst) return "day first";
  return isMonthFirst || UNITED_STATES.test(knownZone(zones)?.zone ?? "") ? "month first" : null;
}
