import { findArea, isAreaAcronym, theNorth } from "./areas";
import { ABROAD, isCommonName, isSaint, isSaintedCity, NAMESAKES, WING_WORDS, WINGS } from "./common-names";
import { findDivision } from "./divisions";
import { foldName } from "./folded-name";
import { everyPlaceNamed, type GazetteerEntry, oneOrMeant, townNameOf } from "./gazetteer";
import {
  between,
  folded,
  isBase,
  isCalledMrc,
  isFacility,
  isListedWithPlace,
  isOtherThing,
  isPartOfLongerName,
  isRoad,
  isSupported,
  isTownOfName,
  isWholePart,
  meansTown,
  nameAt,
  type NameSpan,
  rawSpan,
  rawWord,
  type Reading,
  readText,
  type Span,
  type Text,
} from "./names-in-text";
import { isWithin, mostSpecific, stateOf } from "./region-codes";
import { findSpelledOutState, findStateIn } from "./region-names";
import { siteAt } from "./site-at";

export type PlaceFound = {
  codes: ReadonlyArray<string>;
  /** The town in our spelling; `null` for a region. */
  town: string | null;
  /** The words that name it, as the text writes them. */
  words: string;
  /**
   * `base`: a military site. Counts wherever the buyer is.
   * `sure`: a town with its province, or a known site. Counts wherever the buyer is.
   * `near`: a town inside the reading's scope.
   * `region`: a province, a state or an area such as the National Capital Region.
   * `far`: a town with a unique name outside the reading's scope.
   */
  strength: "base" | "sure" | "near" | "region" | "far";
  /** Whether the name is a known site's. A site is where it is, whatever region the notice gives. */
  isSite?: boolean;
  /** Whether a province or state stands after a town that we do not know: "Boise, Idaho". */
  isOfTown?: boolean;
};

const TOWN_BEFORE_STATE = /^\s*(?:,|,?\s*\()\s*$/;
const STATE_LETTERS = /^[A-Z]{2}$/;
const AFTER_STATE = /^$|^\s*[,;:)./\]–-]|^\s+[-–]|^ et /;

const countryOf = (scope: string | null) => scope?.split("-")[0] ?? null;

/** The code of the state or province after a town: ", Ontario", "(ON)", " ON"; "abroad" for another country. */
function stateAfter(
  text: Text,
  to: number,
  country: string | null,
  entries: ReadonlyArray<GazetteerEntry> = [],
): (Span & { code: string }) | null {
  const gap = between(text, to);
  const isSetOff = TOWN_BEFORE_STATE.test(gap);
  if (!isSetOff && !/^ $/.test(gap)) return null;
  const from = to + 1;
  const letters = rawWord(text, from);
  const isClosed = AFTER_STATE.test(between(text, from));
  // "(VA-25-00065537)" is a number.
  if (between(text, from) === "-" && /^\d/.test(rawWord(text, from + 1))) return null;
  // In a text in capitals, "ON" and "IN" are words unless punctuation surrounds them.
  if (STATE_LETTERS.test(letters) && (letters !== "ON" || !text.isShouted)) {
    const code = findStateIn(letters, country);
    const isWritten = code?.startsWith("US-") === true || (code?.includes("-") === true && !text.isShouted);
    if (code !== null && isWritten && entries.some(isTownIn(code))) return { from, to: from, code };
  }
  if (STATE_LETTERS.test(letters) && (text.isShouted ? isSetOff && isClosed : isSetOff || isClosed)) {
    const code = findStateIn(letters, country);
    if (code?.includes("-")) return { from, to: from, code };
  }
  if (!isSetOff) return stateWithoutComma(text, from, entries);
  if (ABROAD.has(folded(text, from))) return { from, to: from, code: "abroad" };
  for (let end = Math.min(from + 3, text.words.length - 1); end >= from; end -= 1) {
    const words = text.words.slice(from, end + 1);
    const last = words.at(-1);
    const first = words[0];
    if (first === undefined || last === undefined) continue;
    const written = text.raw.slice(first.start, last.end);
    const code = /[,;:(]/.test(written) ? null : findStateIn(written, country);
    if (code?.includes("-") && written.length > 2) return { from, to: end, code };
  }
  return null;
}

const isTownIn =
  (state: string) =>
  ({ code, kind }: GazetteerEntry) =>
    kind !== "short" && isWithin(code, state);

/** "Rochester New York": the state written in full after a town of that state. */
function stateWithoutComma(
  text: Text,
  from: number,
  entries: ReadonlyArray<GazetteerEntry>,
): (Span & { code: string }) | null {
  for (const to of [from + 1, from]) {
    const name = to === from ? folded(text, from) : `${folded(text, from)} ${folded(text, to)}`;
    const code = to < text.words.length ? findSpelledOutState(name) : null;
    if (code?.includes("-") && entries.some(isTownIn(code))) return { from, to, code };
  }
  return null;
}

const LIST_GAP = /^(?:, ?| ?& ?| ?\/ ?)$/;

/** The province after the next town of a list: "Sussex and Salisbury, New Brunswick". */
function stateAfterList(text: Text, to: number, country: string | null): string | null {
  const isJoined = /^(?:and|et)$/.test(folded(text, to + 1));
  if (!isJoined && !LIST_GAP.test(between(text, to))) return null;
  const next = nameAt(text, isJoined ? to + 2 : to + 1);
  const entries = next === null ? [] : everyPlaceNamed(next.name);
  if (next === null || entries.length === 0) return null;
  const code = stateAfter(text, next.to, country, entries)?.code ?? null;
  return code !== null && entries.some((entry) => isWithin(entry.code, code)) ? code : null;
}

type Named = Pick<PlaceFound, "strength" | "words">;

const found = (entry: GazetteerEntry, named: Named): PlaceFound => ({
  codes: [entry.code],
  town: townNameOf(entry),
  ...named,
});

/** A full name wins over a small town's, and that over a shortened one: "Peterborough" is the city, not the county. */
function distinctPlace(entries: ReadonlyArray<GazetteerEntry>): GazetteerEntry | null {
  const groups = [
    entries.filter(({ kind }) => kind === "division" || kind === "town"),
    entries.filter(({ kind }) => kind === "small"),
    entries.filter(({ kind }) => kind === "minor"),
    entries,
  ];
  const candidates = groups.find((group) => group.length > 0) ?? [];
  return oneOrMeant(candidates);
}

/** The place in the name of a local body: of several in a country, the one that is a division of its own. */
function placeOfBody(entries: ReadonlyArray<GazetteerEntry>): GazetteerEntry | null {
  return distinctPlace(entries.filter(({ kind }) => kind === "division")) ?? distinctPlace(entries);
}

/** "Cumberland Valley School District" is not the township of Valley. */
const isAfterCapital = (text: Text, from: number) =>
  from > 0 &&
  /^ $/.test(between(text, from - 1)) &&
  /^\p{Lu}\p{Ll}/u.test(rawWord(text, from - 1)) &&
  !/^(?:the|town|township|borough|village|city|ville|canton|municipalite)$/.test(folded(text, from - 1));

/** "Dorchester County" is a county, and not the Dorchester in Boston. */
const isCounty = (text: Text, { name, to }: NameSpan) =>
  /^(?:county|counties)$/.test(folded(text, to + 1)) && !name.includes("county");
const mayBeCounty = ({ code, kind }: GazetteerEntry) =>
  kind === "division" || kind === "short" || isWithin(code, "CA");

const isOnlyCanadian = (entries: ReadonlyArray<GazetteerEntry>) =>
  entries.every(({ code, kind }) => kind === "small" || isWithin(code, "CA"));

function placeFrom(text: Text, span: NameSpan, reading: Reading): PlaceFound | null {
  const named = everyPlaceNamed(span.name);
  const { scope } = reading;
  const state = stateAfter(text, span.to, countryOf(scope), named);
  const isOfBody = state !== null || isCalledMrc(text, span.from) || meansTown(text, span, reading);
  const stated = isOfBody ? named : named.filter((entry) => !entry.isOfBodies);
  if (stated.length === 0) return null;
  const words = rawSpan(text, span);
  const isMinorNamed = reading.isLocalName === true || isTownOfName(text, span);
  const entries = isMinorNamed ? stated : stated.filter(({ kind }) => kind !== "minor");
  if (state !== null) {
    const entry = distinctPlace(stated.filter(({ code }) => isWithin(code, state.code)));
    const strength = isBase(text, span) ? "base" : "sure";
    return entry === null
      ? null
      : found(entry, { strength, words: rawSpan(text, { ...span, to: state.to }) });
  }
  const listed = isRoad(text, span) ? null : stateAfterList(text, span.to, countryOf(scope));
  if (entries.length === 0 && listed === null) return null;
  const inList = listed === null ? null : distinctPlace(stated.filter(({ code }) => isWithin(code, listed)));
  if (inList !== null) return found(inList, { strength: "sure", words });
  const within = scope === null ? [] : entries.filter(({ code }) => isWithin(code, scope));
  const canadian = entries.filter(({ code }) => isWithin(code, "CA"));
  if (isBase(text, span)) {
    const base = distinctPlace(within) ?? distinctPlace(canadian);
    return base === null ? null : found(base, { strength: "base", words });
  }
  // A city with the name of its county is as large: "Northeast Philadelphia".
  const isLargeCity = entries.some(
    ({ kind, code }) =>
      kind === "division" ||
      (kind === "town" && entries.some((other) => other.kind === "short" && other.code === code)),
  );
  if (isRoad(text, span) || isOtherThing(text, span) || isPartOfLongerName(text, span, isLargeCity))
    return null;

  const candidates = within.length > 0 ? within : canadian;
  if (!isSupported(text, span, candidates, reading)) return null;
  const isReadInState = scope !== null && stateOf(scope) !== null;
  if (reading.isLocalName === true) {
    const body = placeOfBody(isCounty(text, span) ? within.filter(mayBeCounty) : within);
    if (body?.kind === "minor" && isAfterCapital(text, span.from)) return null;
    // A minor place's name is more often a part of what the body is called.
    const strength = body?.kind === "minor" && !isTownOfName(text, span) ? "far" : "near";
    return body === null ? null : found(body, { strength, words });
  }
  const near = isReadInState ? distinctPlace(within) : null;
  // "Moncton Armoury" in a text is a site of the work; a town's name alone may stand there for any reason.
  const isSite = reading.isBody === true && isFacility(text, span);
  if (near !== null) return found(near, { strength: isSite ? "sure" : "near", words });
  if (within.length > 0 && isReadInState) return null;
  const reachable = scope === null || isWithin(scope, "CA") ? canadian : [];
  const place = scope !== null || isOnlyCanadian(entries) ? distinctPlace(reachable) : null;
  const isFederalSite = reading.isFederal === true && (isFacility(text, span) || isWholePart(text, span));
  const isWeak =
    place === null ||
    (isSaint(span.name) && !(isSaintedCity(span.name) && isWholePart(text, span))) ||
    (isCommonName(span.name) && !isListedWithPlace(text, span, reachable) && !isFederalSite) ||
    place.kind === "short" ||
    (place.kind === "small" && entries.some(({ kind }) => kind !== "small"));
  return isWeak ? null : found(place, { strength: "far", words });
}

/** Whether another province or state precedes, as in the lists "AB, SK and MB" and "Alberta, Saskatchewan". */
function isStateBefore(text: Text, index: number): boolean {
  const before = (length: number) =>
    text.words.slice(Math.max(0, index - length), index).map((word) => word.folded);
  return (
    STATE_LETTERS.test(rawWord(text, index - 1)) ||
    [1, 2, 3].some((length) => findSpelledOutState(before(length).join(" ")) !== null)
  );
}

/** A state or province written in full. One that we do not cover counts only after a comma: "Temecula, California". */
function regionFrom(text: Text, span: NameSpan): PlaceFound | null {
  const words = rawSpan(text, span);
  const isQuoted = !isAreaAcronym(span.name) || words === words.toUpperCase();
  const area = isQuoted ? findArea(span.name) : null;
  const isOnePlace = area?.length === 1 && everyPlaceNamed(span.name).length > 0;
  if (area !== null && !isOnePlace)
    return isRoad(text, span) ? null : { codes: area, town: null, strength: "region", words };
  const code = findSpelledOutState(span.name);
  if (!code?.includes("-")) return null;
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

/** The place of a military wing that is named without its town: "8 Wing". */
function wingAt(text: Text, index: number): PlaceFound | null {
  if (!WING_WORDS.has(folded(text, index)) || !/^[\s-]*$/.test(between(text, index - 1))) return null;
  const number = /^(\d{1,2})(?:e|th|st|nd|rd|ere)?$/.exec(folded(text, index - 1))?.[1];
  const town = number === undefined ? undefined : WINGS[number];
  const entry =
    town === undefined
      ? null
      : distinctPlace(everyPlaceNamed(foldName(town)).filter(({ code }) => isWithin(code, "CA")));
  return entry === null
    ? null
    : found(entry, { strength: "base", words: rawSpan(text, { from: index - 1, to: index }) });
}

/** Whether letters in brackets abbreviate the words before them: "Veterans Affairs (VA)", "Contracting Officer (CO)". */
function isAbbreviation(text: Text, index: number): boolean {
  const initials = [index - 2, index - 1].map((word) => rawWord(text, word).slice(0, 1)).join("");
  return between(text, index - 1).includes("(") && initials === rawWord(text, index);
}

/** A province given by its letters. They count only after a comma or in brackets: ", NL", "(BC)". */
function lettersAt(text: Text, index: number, country: string | null): PlaceFound | null {
  if (index === 0 || !STATE_LETTERS.test(rawWord(text, index)) || isAbbreviation(text, index)) return null;
  const isOfTown = !isStateBefore(text, index);
  const isListed = country === "CA" && /^(?:and|et)$/.test(folded(text, index - 1));
  const listed = isListed && isStateBefore(text, index - 1) ? findStateIn(rawWord(text, index), "CA") : null;
  if (listed?.startsWith("CA-") === true)
    return { codes: [listed], town: null, strength: "region", words: rawWord(text, index) };
  const state = TOWN_BEFORE_STATE.test(between(text, index - 1))
    ? stateAfter(text, index - 1, country)
    : null;
  return state?.from !== index || state.code === "abroad"
    ? null
    : { codes: [state.code], town: null, strength: "region", isOfTown, words: rawWord(text, index) };
}

/** "The North" at the end of a phrase. With another word after it, it is a wing, a shore or an entrance. */
function northAt(text: Text, index: number, { scope, isWorkScope }: Reading): PlaceFound | null {
  if (rawWord(text, index) !== "North" || folded(text, index - 1) !== "the") return null;
  const isLast = index === text.words.length - 1 || /[,.;:)]|[-–] /.test(between(text, index));
  if (!isLast || !/^ $/.test(between(text, index - 1))) return null;
  const codes = theNorth(isWorkScope === true ? scope : null);
  return { codes, town: null, strength: "region", words: "the North" };
}

const startsName = (text: Text, index: number) =>
  /^[\p{Lu}\d]|^[dl]['’]$|^l$|^d$/u.test(rawWord(text, index));

/** "New York, NY" is the city. */
function isTownWithState(text: Text, span: NameSpan, country: string | null): boolean {
  const entries = everyPlaceNamed(span.name);
  const state = entries.length === 0 ? null : stateAfter(text, span.to, country, entries);
  return state !== null && entries.some(isTownIn(state.code));
}

/** Provinces as French texts abbreviate them, with the letters that we read. */
const FRENCH_LETTERS: ReadonlyArray<readonly [pattern: RegExp, letters: string]> = [
  [/(?<=[ (])N\.?-B\.?(?=[ ,.;)]|$)/g, "NB"],
  [/(?<=[ (])N\.?-[ÉE]\.?(?=[ ,.;)]|$)/g, "NS"],
  [/(?<=[ (])C\.?-B\.?(?=[ ,.;)]|$)/g, "BC"],
  [/(?<=[ (])T\.?-N\.?(?:-(?:et-)?L\.?(?:ab\.?)?)?(?=[ ,.;)]|$)/g, "NL"],
  [/(?<=[ (])[ÎI]\.?-?P\.?-?[ÉE]\.?(?=[ ,.;)]|$)/g, "PE"],
  [/(?<=[ (])T\.?N\.?-?O\.?(?=[ ,.;)]|$)/g, "NT"],
];

function withProvinceLetters(raw: string): string {
  return FRENCH_LETTERS.reduce((text, [pattern, letters]) => text.replaceAll(pattern, letters), raw);
}

/** French writes the kind of a site in small letters: "lac Esson", "parc national de Prince-Albert". */
const startsSite = (text: Text, index: number) => /^(?:lac|parc|pépinière)$/.test(rawWord(text, index));

/** The places named in a title, in order. Names of roads, people, ships and bodies of water are skipped. */
export function placesInText(raw: string, reading: Reading): Array<PlaceFound> {
  const text = readText(withProvinceLetters(raw));
  const country = countryOf(reading.scope);
  const places: Array<PlaceFound> = [];
  let wing: PlaceFound | null = null;
  let index = 0;
  while (index < text.words.length) {
    const span = nameAt(text, index);
    const site = startsName(text, index) || startsSite(text, index) ? siteAt(text, index, reading) : null;
    if (site !== null && site.to >= (span?.to ?? index)) {
      const { codes, town, isBase: isMilitary } = site.site;
      places.push({
        codes,
        town,
        strength: isMilitary ? "base" : "sure",
        isSite: true,
        words: rawSpan(text, site),
      });
      index = site.to + 1;
      continue;
    }
    if (span === null || !startsName(text, index)) {
      wing = wingAt(text, index) ?? wing;
      const letters = lettersAt(text, index, country) ?? northAt(text, index, reading);
      if (letters !== null) places.push(letters);
      index += 1;
      continue;
    }
    if (!NAMESAKES.has(span.name)) {
      const place =
        northAt(text, index, reading) ??
        (isTownWithState(text, span, country) ? null : regionFrom(text, span)) ??
        placeFrom(text, span, reading);
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
  // "Bowden Institution in the Prairie Region" is one place of the area.
  const others = regions.filter(
    (region) =>
      region.codes.length < 2 ||
      !sure.some(({ codes }) => codes.every((code) => region.codes.some((state) => isWithin(code, state)))),
  );
  const chosen = [...(sure.length > 0 ? sure : [...near, ...farInRegions]), ...others];
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
