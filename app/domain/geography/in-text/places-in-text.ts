import { isWithin, stateOf } from "../divisions/region-codes";
import { findSpelledOutState } from "../divisions/region-names";
import { DIRECTIONS, NAMESAKES } from "../names/common-names";
import { everyPlaceNamed, townNameOf } from "../names/gazetteer";
import {
  between,
  folded,
  nameAt,
  type NameSpan,
  rawSpan,
  rawWord,
  type Reading,
  readText,
  type Text,
  wordBeforeArticles,
} from "../names/names-in-text";
import type { PlaceFound } from "../place-found";
import { siteAt } from "../sites/site-at";
import { lettersAt, northAt, regionAt } from "./region-at";
import { isTownWithState, withProvinceLetters } from "./state-after-name";
import { townAt, wingAt } from "./town-at";

const countryOf = (scope: string | null) => scope?.split("-")[0] ?? null;

const startsName = (text: Text, index: number) =>
  /^[\p{Lu}\d]|^[dl]['’]$|^l$|^d$|^[iî]les?$/u.test(rawWord(text, index));

/** French writes the kind of a site in small letters: "lac Esson", "parc national de Prince-Albert". */
const startsSite = (text: Text, index: number) =>
  /^(?:lac|parc|pépinière|établissement|pénitencier|barrage|canal|centre|hôpital|pont|réserve|institut|tunnel|palais|aéroport|édifice|réservoir|centrale|caribous)$/.test(
    rawWord(text, index),
  );

const LED_BY_KIND = /^(?:town|city|township|village|borough) of /;

/** "City of New Brunswick" of New Jersey, which is no province. */
function isTownOfScope({ name }: NameSpan, { scope, isLocalName }: Reading): boolean {
  const country = countryOf(scope);
  if (scope === null || country === null) return false;
  if (isLocalName !== true && stateOf(scope) === null) return false;
  const state = findSpelledOutState(name);
  if (state === null || isWithin(state, country)) return false;
  return everyPlaceNamed(name).some(({ code, kind }) => kind === "town" && isWithin(code, scope));
}

/** "Bayfield Harbour" is Nova Scotia's by name; in a notice of Ontario it is the harbour of Bayfield. */
function ownSpan(span: NameSpan | null, scope: string | null): NameSpan | null {
  if (span === null || scope === null) return span;
  const isOwn = (name: string) =>
    everyPlaceNamed(name).some(({ code }) => isWithin(code, stateOf(scope) ?? scope));
  // "Town of Newburgh" is New York's by name, and "City of York" Toronto's; in a notice of another state it is the town.
  if (LED_BY_KIND.test(span.name) && !isOwn(span.name))
    return { from: span.from + 2, to: span.to, name: span.name.replace(LED_BY_KIND, "") };
  if (!/ (?:harbour|harbor|wharf|township)$/.test(span.name)) return span;
  const name = span.name.replace(/ \S+$/, "");
  return isOwn(span.name) || !isOwn(name) ? span : { from: span.from, to: span.to - 1, name };
}

/** The town that a site's whole name is: a station called Pawtucket is there, and not in the table's larger town. */
function ownTown(name: string, codes: ReadonlyArray<string>): string | null {
  const entry = everyPlaceNamed(name).find(({ code, kind }) => kind === "town" && code === codes[0]);
  return entry === undefined || codes.length > 1 ? null : townNameOf(entry);
}

/** The places named in a title, in order. Names of roads, people, ships and bodies of water are skipped. */
export function placesInText(raw: string, reading: Reading): Array<PlaceFound> {
  const text = readText(withProvinceLetters(raw));
  const country = countryOf(reading.scope);
  const places: Array<PlaceFound> = [];
  const spans = new Map<PlaceFound, NameSpan>();
  let wing: PlaceFound | null = null;
  let index = 0;
  while (index < text.words.length) {
    const span = ownSpan(nameAt(text, index), reading.scope);
    const site = startsName(text, index) || startsSite(text, index) ? siteAt(text, index, reading) : null;
    if (site !== null && site.to >= (span?.to ?? index)) {
      const { codes, town, isBase: isMilitary } = site.site;
      places.push({
        codes,
        town: (reading.isLocalName === true ? ownTown(site.name, codes) : null) ?? town,
        strength: isMilitary ? "base" : "sure",
        isSite: true,
        words: rawSpan(text, site),
      });
      index = site.to + 1;
      continue;
    }
    if (span === null || !startsName(text, index)) {
      // An American notice has wings of its own.
      wing = (country === "US" ? null : wingAt(text, index)) ?? wing;
      const letters = lettersAt(text, index, country) ?? northAt(text, index, reading);
      if (letters !== null) places.push(letters);
      index += 1;
      continue;
    }
    if (!NAMESAKES.has(span.name)) {
      const place =
        northAt(text, index, reading) ??
        (isTownWithState(text, span, country) || isTownOfScope(span, reading)
          ? null
          : regionAt(text, span, country)) ??
        townAt(text, span, reading);
      if (place !== null) {
        places.push(place);
        spans.set(place, span);
      } else if (span.to > span.from && DIRECTIONS.has(folded(text, span.from))) {
        // "Northeast Philadelphia" may be known as a quarter only, and is in the city all the same.
        index += 1;
        continue;
      }
    }
    index = span.to + 1;
  }
  if (wing !== null && !places.some(({ strength }) => strength === "base")) places.unshift(wing);
  return places.filter(
    (place, position) => !isBuildingOf(text, { place, next: places[position + 1] }, spans),
  );
}

/** Buildings that are called after other towns: "Hamilton Hall, Kingston", "Salle Sherbrooke, Montréal". */
const BUILDING_AFTER = new Set("hall house building tower residence pavilion lodge manor".split(" "));
const BUILDING_BEFORE = new Set("salle pavillon edifice residence maison tour".split(" "));

/** Whether the town is only in a building's name, after which the building's own town stands. */
function isBuildingOf(
  text: Text,
  { place, next }: { place: PlaceFound; next: PlaceFound | undefined },
  spans: ReadonlyMap<PlaceFound, NameSpan>,
): boolean {
  const span = spans.get(place);
  const following = next && spans.get(next);
  if (!span || !following || place.town === null || next.town === null) return false;
  const isAfter = isBuildingAfter(text, span.to);
  const end = isAfter ? span.to + 1 : span.to;
  const isCalled = isAfter || BUILDING_BEFORE.has(wordBeforeArticles(text, span.from));
  return (
    isCalled &&
    following.from === end + 1 &&
    /^\s?[,(]\s?$/.test(between(text, end)) &&
    !isBuildingAfter(text, following.to)
  );
}

const isBuildingAfter = (text: Text, at: number) =>
  between(text, at) === " " && BUILDING_AFTER.has(folded(text, at + 1));
