import { stateOf } from "../divisions/region-codes";
import { findDivisionNamed, type GazetteerEntry } from "../names/gazetteer";
import { between, folded, type Text } from "../names/names-in-text";

const LONGEST_COUNTY = 3;
const BEFORE_COUNTY = /^\s?(?:,|\()\s?$/;
const LEADS = /^(?:in|the)$/;

/** Where the county's own name begins: after "Clinton, in the County of". */
function startOfCounty(text: Text, to: number): { from: number; isLed: boolean } | null {
  if (!BEFORE_COUNTY.test(between(text, to))) return null;
  let from = to + 1;
  while (LEADS.test(folded(text, from))) from += 1;
  const isLed = folded(text, from) === "county" && folded(text, from + 1) === "of";
  return { from: isLed ? from + 2 : from, isLed };
}

const nameFrom = (text: Text, from: number, length: number) =>
  Array.from({ length }, (_, index) => folded(text, from + index)).join(" ");

/** The words of the county after a town: "Clinton, Dutchess County", "Clinton (County of Dutchess)". */
function wordsOfCounty(text: Text, to: number): ReadonlyArray<string> {
  const start = startOfCounty(text, to);
  if (start === null) return [];
  const lengths = Array.from({ length: LONGEST_COUNTY }, (_, index) => index + 1);
  return lengths
    .filter((length) => start.isLed || folded(text, start.from + length) === "county")
    .map((length) => nameFrom(text, start.from, length));
}

/** The code of the county that the text puts after a town, in a state that has a place of the town's name. */
export function countyAfter(text: Text, to: number, named: ReadonlyArray<GazetteerEntry>): string | null {
  const words = wordsOfCounty(text, to);
  if (words.length === 0) return null;
  const states = new Set(named.flatMap(({ code }) => stateOf(code) ?? []));
  for (const state of states) {
    for (const name of words) {
      const county = findDivisionNamed(`${name} County`, state);
      if (county?.kind === "division") return county.code;
    }
  }
  return null;
}
