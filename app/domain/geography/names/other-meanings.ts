import { findArea } from "../divisions/areas";
import { stateOf } from "../divisions/region-codes";
import { findSpelledOutState } from "../divisions/region-names";
import {
  ARTICLES,
  DIRECTIONS,
  LONGER_NAME_AFTER,
  LONGER_NAME_BEFORE,
  OTHER_THING_AFTER,
  OTHER_THING_BEFORE,
  ROAD_AFTER,
  ROAD_BEFORE,
} from "./common-names";
import { everyPlaceNamed, type GazetteerEntry } from "./gazetteer";
import { between, folded, INSIDE_NAME, type NameSpan, rawWord, type Span, type Text } from "./names-in-text";

const DESIGNATED = /\b(?:county|region|regional|district)\b/;

const STREET_WORKS = new Set(
  "tree trees light lights lighting sweeping resurfacing lamps furniture".split(" "),
);

const KEEPERS_OF_ROADS = new Set(
  "department dept superintendent garage division commission committee barn shop maintenance materials".split(
    " ",
  ),
);

export function isRoad(text: Text, { from, to, name }: NameSpan): boolean {
  if (DESIGNATED.test(name)) return false;
  const next = between(text, to);
  // A border station is in its town, and the bridge's name is the town's: "Sault Ste. Marie Bridge Plaza".
  if (folded(text, to + 1) === "bridge" && folded(text, to + 2) === "plaza") return false;
  // "Bronx Street Tree Planting": the trees are along the place's streets.
  if (folded(text, to + 1) === "street" && STREET_WORKS.has(folded(text, to + 2))) return false;
  // "Town of Clayton Highway Department" keeps the town's roads.
  if (folded(text, to + 1) === "highway" && KEEPERS_OF_ROADS.has(folded(text, to + 2))) return false;
  // "Orillia Court House"
  if (folded(text, to + 1) === "court" && /^houses?$/.test(folded(text, to + 2))) return false;
  // "Burns Lake Road and Bridge Maintenance" is about the roads around the town.
  if (folded(text, to + 1) === "road" && folded(text, to + 2) === "and" && folded(text, to + 3) === "bridge")
    return false;
  // "Nashua Pike", but "Wayne/Pike Counties"
  if (folded(text, to + 1) === "pike" && next === " " && !/^(?:count|township)/.test(folded(text, to + 2)))
    return true;
  if (ROAD_AFTER.has(folded(text, to + 1)) && INSIDE_NAME.test(next)) return true;
  let before = from - 1;
  while (before >= 0 && ARTICLES.has(folded(text, before)) && from - before < 3) before -= 1;
  return before >= 0 && ROAD_BEFORE.has(folded(text, before)) && !between(text, before).includes(",");
}

/** Names of towns that are also a kind of work: "Flushing water mains", "Reading of meters". */
const KINDS_OF_WORK = /^(?:flushing|reading)$/;
const BESIDE_A_PLACE = /^(?:and|to|in|at|for|near|from|area|site|office|campus)$/;

/** Whether a title names work and not the town: a word in small letters follows that no place would have. */
function isWork(text: Text, { from, to }: Span): boolean {
  const next = rawWord(text, to + 1);
  return (
    from === to &&
    KINDS_OF_WORK.test(folded(text, from)) &&
    /^ $/.test(between(text, to)) &&
    /^\p{Ll}/u.test(next) &&
    !BESIDE_A_PLACE.test(next)
  );
}

export function isOtherThing(text: Text, { from, to }: Span): boolean {
  return (
    isWork(text, { from, to }) ||
    (OTHER_THING_AFTER.has(folded(text, to + 1)) && INSIDE_NAME.test(between(text, to))) ||
    (from > 0 && OTHER_THING_BEFORE.has(folded(text, from - 1)) && INSIDE_NAME.test(between(text, from - 1)))
  );
}

export const isCapitalized = (word: string) => /^\p{Lu}/u.test(word);

/** "École Massey-Vanier": the second half of a name whose first half is no place of the same province. */
export function isSecondHalf(text: Text, { from }: Span, entries: ReadonlyArray<GazetteerEntry>): boolean {
  if (from === 0 || between(text, from - 1) !== "-" || !/^\p{Lu}\p{Ll}{2,}$/u.test(rawWord(text, from - 1)))
    return false;
  const states = new Set(entries.map(({ code }) => stateOf(code)));
  const isPlace = [1, 2, 3].some((length) => {
    const words = text.words.slice(Math.max(0, from - length), from).map((word) => word.folded);
    const first = words.join(" ");
    return everyPlaceNamed(first).some(({ code }) => states.has(stateOf(code))) || findArea(first) !== null;
  });
  const before = folded(text, from - 1);
  return !isPlace && before !== "centre" && !DIRECTIONS.has(before) && findSpelledOutState(before) === null;
}

/** Whether the name is only a part of a longer one that we do not know: "Port Hamilton", "New York Corners". */
export function isPartOfLongerName(text: Text, { from, to }: Span, isLargeCity: boolean): boolean {
  if (text.isShouted) return false;
  const isJoined = (index: number) => /^[ -]?$/.test(between(text, index));
  const before = folded(text, from - 1);
  const isNamedOnLeft =
    from > 0 &&
    LONGER_NAME_BEFORE.has(before) &&
    isCapitalized(rawWord(text, from - 1)) &&
    isJoined(from - 1) &&
    !(isLargeCity && DIRECTIONS.has(before)) &&
    before !== "greater" &&
    before !== "downtown";
  const isNamedOnRight =
    LONGER_NAME_AFTER.has(folded(text, to + 1)) && isCapitalized(rawWord(text, to + 1)) && isJoined(to);
  return isNamedOnLeft || isNamedOnRight;
}
