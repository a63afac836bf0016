import { findFoldedArea, isAreaAcronym, theNorth } from "../divisions/areas";
import { findDivision } from "../divisions/divisions";
import { isWithin } from "../divisions/region-codes";
import { findSpelledOutState, findStateIn } from "../divisions/region-names";
import { everyPlaceNamed } from "../names/gazetteer";
import {
  between,
  folded,
  type NameSpan,
  rawSpan,
  rawWord,
  type Reading,
  type Text,
  wordBeforeArticles,
} from "../names/names-in-text";
import { isOtherThing, isPartOfLongerName, isRoad } from "../names/other-meanings";
import type { PlaceFound } from "../place-found";
import { STATE_LETTERS, stateAfter, TOWN_BEFORE_STATE } from "./state-after-name";

/** Whether another province or state precedes, as in the lists "AB, SK and MB" and "Alberta, Saskatchewan". */
function isStateBefore(text: Text, index: number): boolean {
  const before = (length: number) =>
    text.words.slice(Math.max(0, index - length), index).map((word) => word.folded);
  return (
    STATE_LETTERS.test(rawWord(text, index - 1)) ||
    [1, 2, 3].some((length) => findSpelledOutState(before(length).join(" ")) !== null)
  );
}

/** "Val-d'Or et l'Abitibi-Témiscamingue" names both. */
const isJoined = (text: Text, from: number) => /^(?:et|and)$/.test(wordBeforeArticles(text, from));

/** "Ontario, CA", "Ontario International Airport" in an American notice: a town called like another country's province. */
function isTownElsewhere(text: Text, { to }: NameSpan, code: string, country: string | null): boolean {
  if (country === null || isWithin(code, country)) return false;
  const state = stateAfter(text, to, country)?.code ?? "";
  return isWithin(state, country) || folded(text, to + 1) === "international";
}

/** A state or province written in full. One that we do not cover counts only after a comma: "Temecula, California". */
export function regionAt(text: Text, span: NameSpan, country: string | null): PlaceFound | null {
  const words = rawSpan(text, span);
  const isQuoted = !isAreaAcronym(span.name) || words === words.toUpperCase();
  const named = isQuoted ? findFoldedArea(span.name) : null;
  // The capital region of an American notice is Washington's.
  const area = country === null || named?.every((code) => isWithin(code, country)) ? named : null;
  const isOnePlace = area?.length === 1 && everyPlaceNamed(span.name).length > 0;
  if (area !== null && !isOnePlace)
    return isRoad(text, span)
      ? null
      : { codes: area, town: null, strength: "region", words, isListed: isJoined(text, span.from) };
  // "Washington, DC" is the city.
  if (span.name === "washington" && folded(text, span.to + 1) === "dc") return null;
  const code = findSpelledOutState(span.name);
  if (!code?.includes("-")) return null;
  if (isTownElsewhere(text, span, code, country)) return null;
  const isCovered = findDivision(code) !== null;
  const isAfterTown = span.from > 0 && TOWN_BEFORE_STATE.test(between(text, span.from - 1));
  if (!isCovered && !isAfterTown) return null;
  if (isRoad(text, span) || isOtherThing(text, span) || isPartOfLongerName(text, span, true)) return null;
  return {
    codes: [code],
    town: null,
    strength: "region",
    isOfTown: isAfterTown && !isStateBefore(text, span.from),
    words,
  };
}

/** Whether letters in brackets abbreviate words before them: "Veterans Affairs (VA)", "matières particulaires fines (MP)". */
function isAbbreviation(text: Text, index: number): boolean {
  if (!between(text, index - 1).includes("(")) return false;
  const letters = rawWord(text, index).toLowerCase();
  const initialOf = (word: number) => folded(text, word).slice(0, 1);
  return [index - 1, index - 2, index - 3].some(
    (last) => last > 0 && initialOf(last - 1) + initialOf(last) === letters,
  );
}

/** Their letters abbreviate other things far more often: "particules (MP)", "appareils (AS)". */
const RARELY_MEANT = /^US-(?:AS|GU|MP|VI)$/;

/** A province given by its letters. They count only after a comma or in brackets: ", NL", "(BC)". */
export function lettersAt(text: Text, index: number, country: string | null): PlaceFound | null {
  // "Sherbourne St Bridge (ID 250)" gives the bridge's number.
  if (/^\d{1,4}$/.test(folded(text, index + 1))) return null;
  if (index === 0 || !STATE_LETTERS.test(rawWord(text, index)) || isAbbreviation(text, index)) return null;
  const isOfTown = !isStateBefore(text, index);
  const isListed = country === "CA" && /^(?:and|et)$/.test(folded(text, index - 1));
  const listed = isListed && isStateBefore(text, index - 1) ? findStateIn(rawWord(text, index), "CA") : null;
  if (listed?.startsWith("CA-") === true)
    return { codes: [listed], town: null, strength: "region", words: rawWord(text, index) };
  const state = TOWN_BEFORE_STATE.test(between(text, index - 1))
    ? stateAfter(text, index - 1, country)
    : null;
  const isOther = state !== null && RARELY_MEANT.test(state.code) && country !== "US";
  return state?.from !== index || state.code === "abroad" || isOther
    ? null
    : { codes: [state.code], town: null, strength: "region", isOfTown, words: rawWord(text, index) };
}

/** "The North" at the end of a phrase. With another word after it, it is a wing, a shore or an entrance. */
export function northAt(text: Text, index: number, { scope, isWorkScope }: Reading): PlaceFound | null {
  if (rawWord(text, index) !== "North" || folded(text, index - 1) !== "the") return null;
  const isLast = index === text.words.length - 1 || /[,.;:)]|[-–] /.test(between(text, index));
  if (!isLast || !/^ $/.test(between(text, index - 1))) return null;
  const codes = theNorth(isWorkScope === true ? scope : null);
  return { codes, town: null, strength: "region", words: "the North" };
}
