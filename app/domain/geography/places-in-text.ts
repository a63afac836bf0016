import {
  ABROAD,
  ARTICLES,
  BASE_WORDS,
  beginsNamesake,
  isCommonName,
  isSaint,
  NAMESAKES,
  OTHER_THING_AFTER,
  OTHER_THING_BEFORE,
  ROAD_AFTER,
  ROAD_BEFORE,
  WING_WORDS,
  WINGS,
} from "./common-names";
import { findDivision } from "./divisions";
import { foldName, type NameWord, nameWords } from "./folded-name";
import { beginsName, type GazetteerEntry, LONGEST_NAME, placesNamed, townNameOf } from "./gazetteer";
import { isWithin, mostSpecific, stateOf } from "./region-codes";
import {
  beginsAreaName,
  beginsStateName,
  findArea,
  findSpelledOutState,
  findStateOrCountry,
} from "./region-names";

export type PlaceFound = {
  codes: ReadonlyArray<string>;
  /** The town in our spelling; `null` for a region. */
  town: string | null;
  /**
   * `base`: a military site. Counts wherever the buyer is.
   * `sure`: a town with its province. Counts wherever the buyer is.
   * `near`: a town inside the reading's scope.
   * `region`: a province, a state or the National Capital Region.
   * `far`: a town with a unique name outside the reading's scope.
   */
  strength: "base" | "sure" | "near" | "region" | "far";
};

type Reading = {
  /** The code of the country, province or place in which towns are looked for. */
  scope: string | null;
  /** The buyer's town. Its name counts even if it is an ordinary word. */
  buyerCity: string | null;
};

type Text = { raw: string; words: ReadonlyArray<NameWord>; isShouted: boolean };
type Span = { from: number; to: number };

/** What may separate two words of one name: nothing that ends a sentence or a list item. */
const INSIDE_NAME = /^(?:[\s]|[-‑–'’]|\.[\s]?)?$/;
const TOWN_BEFORE_STATE = /^\s*[,(]\s*$/;
const STATE_LETTERS = /^[A-Z]{2}$/;
const AFTER_STATE = /^$|^\s*[,;:)./\]–-]|^\s+[-–]/;
const DESIGNATED = /\b(?:county|region|regional|district)\b/;
/** Folded words before a place. After one of these, even a common name is a place. */
const ANNOUNCING = new Set(
  "in at near a au city town village township municipality ville municipalite paroisse canton cite".split(
    " ",
  ),
);

function between(text: Text, left: number): string {
  const before = text.words[left];
  const after = text.words[left + 1];
  if (before === undefined) return "";
  return text.raw.slice(before.end, after === undefined ? text.raw.length : after.start);
}

const folded = (text: Text, index: number) => text.words[index]?.folded ?? "";
const rawWord = (text: Text, index: number) => {
  const word = text.words[index];
  return word === undefined ? "" : text.raw.slice(word.start, word.end);
};

/** The longest known name that starts at this word. */
function nameAt(text: Text, from: number): (Span & { name: string }) | null {
  const first = folded(text, from);
  if (!beginsName(first) && !beginsStateName(first) && !beginsAreaName(first) && !beginsNamesake(first))
    return null;
  let longest: (Span & { name: string }) | null = null;
  let name = "";
  for (let to = from; to < Math.min(from + LONGEST_NAME, text.words.length); to += 1) {
    if (to > from && !INSIDE_NAME.test(between(text, to - 1))) break;
    name = to === from ? folded(text, to) : `${name} ${folded(text, to)}`;
    const isKnown =
      NAMESAKES.has(name) ||
      placesNamed(name).length > 0 ||
      findSpelledOutState(name) !== null ||
      (to > from && findArea(name) !== null) ||
      name === "ncr" ||
      name === "rcn";
    if (isKnown) longest = { from, to, name };
  }
  return longest;
}

function isRoad(text: Text, { from, to, name }: Span & { name: string }): boolean {
  if (DESIGNATED.test(name)) return false;
  const next = between(text, to);
  if (ROAD_AFTER.has(folded(text, to + 1)) && INSIDE_NAME.test(next)) return true;
  let before = from - 1;
  while (before >= 0 && ARTICLES.has(folded(text, before)) && from - before < 3) before -= 1;
  return before >= 0 && ROAD_BEFORE.has(folded(text, before)) && !between(text, before).includes(",");
}

function isOtherThing(text: Text, { from, to }: Span): boolean {
  return (
    (OTHER_THING_AFTER.has(folded(text, to + 1)) && INSIDE_NAME.test(between(text, to))) ||
    (from > 0 && OTHER_THING_BEFORE.has(folded(text, from - 1)) && INSIDE_NAME.test(between(text, from - 1)))
  );
}

/** The code of the state or province after a town: ", Ontario", "(ON)", " ON"; "abroad" for another country. */
function stateAfter(text: Text, to: number): (Span & { code: string }) | null {
  const gap = between(text, to);
  const isSetOff = TOWN_BEFORE_STATE.test(gap);
  if (!isSetOff && !/^ $/.test(gap)) return null;
  const from = to + 1;
  const letters = rawWord(text, from);
  const isClosed = AFTER_STATE.test(between(text, from));
  // In a text in capitals, "ON" and "IN" are words unless punctuation surrounds them.
  if (STATE_LETTERS.test(letters) && (text.isShouted ? isSetOff && isClosed : isSetOff || isClosed)) {
    const code = findStateOrCountry(letters);
    if (code?.includes("-")) return { from, to: from, code };
  }
  if (!isSetOff) return null;
  if (ABROAD.has(folded(text, from))) return { from, to: from, code: "abroad" };
  for (let end = Math.min(from + 3, text.words.length - 1); end >= from; end -= 1) {
    const words = text.words.slice(from, end + 1);
    const last = words.at(-1);
    const first = words[0];
    if (first === undefined || last === undefined) continue;
    const written = text.raw.slice(first.start, last.end);
    const code = /[,;:(]/.test(written) ? null : findStateOrCountry(written);
    if (code?.includes("-") && written.length > 2) return { from, to: end, code };
  }
  return null;
}

/** Whether the name is a military site's: "CFB Suffield", "17 Wing Detachment Dundurn", "Petawawa Garrison". */
function isBase(text: Text, { from, to }: Span): boolean {
  const after = folded(text, to + 1);
  if ((after === "garrison" || after === "garnison") && INSIDE_NAME.test(between(text, to))) return true;
  for (let before = from - 1; before >= Math.max(0, from - 3); before -= 1) {
    if (!/^[\s/&-]*$/.test(between(text, before))) return false;
    const word = folded(text, before);
    if (BASE_WORDS.has(word)) return true;
    if (WING_WORDS.has(word)) return /^\d/.test(folded(text, before - 1));
    if (word === "base" && /^(?:forces|canadian)$/.test(folded(text, before - 1))) return true;
    if (word === "canadiennes" && folded(text, before - 1) === "forces") return true;
    if (!ARTICLES.has(word) && !/^(?:and|det)$/.test(word)) return false;
  }
  return false;
}

function isSupported(text: Text, { from, name }: Span & { name: string }, reading: Reading): boolean {
  if (!isCommonName(name)) return true;
  if (reading.buyerCity !== null && foldName(reading.buyerCity) === name) return true;
  let before = from - 1;
  if (ARTICLES.has(folded(text, before))) before -= 1;
  return (
    !text.isShouted &&
    before >= 0 &&
    ANNOUNCING.has(folded(text, before)) &&
    !/[,;:]/.test(between(text, before))
  );
}

const found = (entry: GazetteerEntry, strength: PlaceFound["strength"]): PlaceFound => ({
  codes: [entry.code],
  town: townNameOf(entry),
  strength,
});

function distinctPlace(entries: ReadonlyArray<GazetteerEntry>): GazetteerEntry | null {
  // A full name wins over a shortened one: "Peterborough" is the city, not the county.
  const named = entries.filter(({ kind }) => kind !== "short");
  const candidates = named.length > 0 ? named : entries;
  return new Set(candidates.map(({ code }) => code)).size === 1 ? (candidates[0] ?? null) : null;
}

function placeFrom(text: Text, span: Span & { name: string }, reading: Reading): PlaceFound | null {
  const entries = placesNamed(span.name);
  const state = stateAfter(text, span.to);
  if (state !== null) {
    const entry = distinctPlace(entries.filter(({ code }) => isWithin(code, state.code)));
    return entry === null ? null : found(entry, isBase(text, span) ? "base" : "sure");
  }
  const { scope } = reading;
  const within = scope === null ? [] : entries.filter(({ code }) => isWithin(code, scope));
  const canadian = entries.filter(({ code }) => isWithin(code, "CA"));
  if (isBase(text, span)) {
    const base = distinctPlace(within) ?? distinctPlace(canadian);
    return base === null ? null : found(base, "base");
  }
  if (isRoad(text, span) || isOtherThing(text, span) || !isSupported(text, span, reading)) return null;

  const isReadInState = scope !== null && stateOf(scope) !== null;
  const near = isReadInState ? distinctPlace(within) : null;
  if (near !== null) return found(near, "near");
  if (within.length > 0 && isReadInState) return null;
  const reachable = scope === null || isWithin(scope, "CA") ? canadian : [];
  const elsewhere = entries.length === canadian.length || scope !== null ? distinctPlace(reachable) : null;
  return elsewhere === null || isSaint(span.name) || isCommonName(span.name) || elsewhere.kind === "short"
    ? null
    : found(elsewhere, "far");
}

/** A state or province written in full. One that we do not cover counts only after a comma: "Temecula, California". */
function regionFrom(text: Text, span: Span & { name: string }): PlaceFound | null {
  const area = span.name === "ncr" && rawWord(text, span.from) !== "NCR" ? null : findArea(span.name);
  if (area !== null) return isRoad(text, span) ? null : { codes: area, town: null, strength: "region" };
  const code = findSpelledOutState(span.name);
  if (!code?.includes("-")) return null;
  const isCovered = findDivision(code) !== null;
  const isAfterTown = span.from > 0 && TOWN_BEFORE_STATE.test(between(text, span.from - 1));
  if (!isCovered && !isAfterTown) return null;
  if (isRoad(text, span) || isOtherThing(text, span)) return null;
  return { codes: [code], town: null, strength: "region" };
}

/** The place of a military wing that is named without its town: "8 Wing". */
function wingAt(text: Text, index: number): PlaceFound | null {
  if (!WING_WORDS.has(folded(text, index)) || !/^[\s-]*$/.test(between(text, index - 1))) return null;
  const number = /^(\d{1,2})(?:e|th|st|nd|rd|ere)?$/.exec(folded(text, index - 1))?.[1];
  const town = number === undefined ? undefined : WINGS[number];
  const entry =
    town === undefined
      ? null
      : distinctPlace(placesNamed(foldName(town)).filter(({ code }) => isWithin(code, "CA")));
  return entry === null ? null : found(entry, "base");
}

/** A province given by its letters. They count only after a comma or in brackets: ", NL", "(BC)". */
function lettersAt(text: Text, index: number): PlaceFound | null {
  if (index === 0 || !STATE_LETTERS.test(rawWord(text, index))) return null;
  const state = TOWN_BEFORE_STATE.test(between(text, index - 1)) ? stateAfter(text, index - 1) : null;
  return state?.from !== index || state.code === "abroad"
    ? null
    : { codes: [state.code], town: null, strength: "region" };
}

const MENTION_OF_BASE = /\b(?:CFB|BFC|CFS|SFC|CFD|ASU|Garrison|Garnison|Wing|Escadre|Forces)\b/gi;

/** How many characters around the mention of a base are searched for its name. */
const AROUND_BASE = 80;
const MOST_MENTIONS = 20;

/** The military sites named in a longer text. */
export function basesInText(raw: string): Array<PlaceFound> {
  const mentions = Array.from(raw.matchAll(MENTION_OF_BASE)).slice(0, MOST_MENTIONS);
  const places = mentions.flatMap(({ index }) =>
    placesInText(raw.slice(Math.max(0, index - AROUND_BASE), index + AROUND_BASE), {
      scope: null,
      buyerCity: null,
    }),
  );
  return distinctPlaces(places.filter(({ strength }) => strength === "base"));
}

/** The places named in a title, in order. Names of roads, people, ships and bodies of water are skipped. */
export function placesInText(raw: string, reading: Reading): Array<PlaceFound> {
  const spaced = raw.replaceAll(/[\s_]+/g, " ");
  const text: Text = { raw: spaced, words: nameWords(spaced), isShouted: !/\p{Ll}{2}/u.test(spaced) };
  const places: Array<PlaceFound> = [];
  let wing: PlaceFound | null = null;
  let index = 0;
  while (index < text.words.length) {
    const span = nameAt(text, index);
    if (span === null || !/^[\p{Lu}\d]|^[dl]['’]$|^l$|^d$/u.test(rawWord(text, index))) {
      wing = wingAt(text, index) ?? wing;
      const letters = lettersAt(text, index);
      if (letters !== null) places.push(letters);
      index += 1;
      continue;
    }
    if (!NAMESAKES.has(span.name)) {
      const place = regionFrom(text, span) ?? placeFrom(text, span, reading);
      if (place !== null) places.push(place);
    }
    index = span.to + 1;
  }
  if (wing !== null && !places.some(({ strength }) => strength === "base")) places.unshift(wing);
  return places;
}

/** Whether the text itself makes clear which place of that name it means. */
export function isSure({ strength }: PlaceFound): boolean {
  return strength === "base" || strength === "sure";
}

/** The places with the strongest evidence in the text. */
export function strongestPlaces(places: ReadonlyArray<PlaceFound>): Array<PlaceFound> {
  const sure = places.filter(isSure);
  const near = places.filter(({ strength }) => strength === "near");
  const regions = places.filter(({ strength }) => strength === "region");
  const farInRegions = places.filter(
    ({ strength, codes }) =>
      strength === "far" &&
      regions.some((region) => region.codes.some((state) => isWithin(codes[0] ?? "", state))),
  );
  const chosen = [...(sure.length > 0 ? sure : [...near, ...farInRegions]), ...regions];
  const best = chosen.length > 0 ? chosen : places;
  return distinctPlaces(best);
}

/** Without duplicates and without places that contain another one of the list. */
export function distinctPlaces(places: ReadonlyArray<PlaceFound>): Array<PlaceFound> {
  const codes = mostSpecific(places.flatMap((place) => place.codes));
  return places.filter(
    (place, index) =>
      place.codes.some((code) => codes.includes(code)) &&
      places.findIndex((other) => other.codes.join() === place.codes.join()) === index,
  );
}
