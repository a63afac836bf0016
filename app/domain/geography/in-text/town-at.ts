import { isWithin, stateOf } from "../divisions/region-codes";
import { foldName } from "../folded-name";
import { isCommonName, isSaint, isSaintedCity, WING_WORDS, WINGS } from "../names/common-names";
import { everyPlaceNamed, type GazetteerEntry, oneOrMeant, townNameOf } from "../names/gazetteer";
import {
  between,
  folded,
  isCalledMrc,
  type NameSpan,
  rawSpan,
  rawWord,
  type Reading,
  type Text,
} from "../names/names-in-text";
import { isOtherThing, isPartOfLongerName, isRoad, isSecondHalf } from "../names/other-meanings";
import type { PlaceFound } from "../place-found";
import { isFacility } from "./buildings-of-towns";
import { countyAfter } from "./county-after-name";
import { isListedWithPlace } from "./places-in-lists";
import {
  isBase,
  isSupported,
  isTownOfName,
  isVillageMeant,
  isWholePart,
  mayLackArticle,
  meansTown,
} from "./signs-of-places";
import { stateAfter, stateAfterList } from "./state-after-name";

const countryOf = (scope: string | null) => scope?.split("-")[0] ?? null;

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

/** "Kent Senior Center" is not the township of Center. */
const isKindOfBuilding = (text: Text, { name, from, to }: NameSpan) =>
  from > 0 && /^cent(?:er|re)$/.test(name) && !/^(?:township|county|hall)$/.test(folded(text, to + 1));

/** "Dorchester County" is a county, and not the Dorchester in Boston. */
const isCounty = (text: Text, { name, to }: NameSpan) =>
  /^(?:county|counties)$/.test(folded(text, to + 1)) && !name.includes("county");
const mayBeCounty = ({ code, kind }: GazetteerEntry) =>
  kind === "division" || kind === "short" || isWithin(code, "CA");

/** Cities that have quarters called by a direction, and another name than their division's: "East Vancouver". */
const LARGE_CITIES = new Set(
  "vancouver surrey kelowna kamloops nanaimo victoria calgary edmonton winnipeg regina saskatoon moncton charlottetown".split(
    " ",
  ),
);

const isOnlyCanadian = (entries: ReadonlyArray<GazetteerEntry>) =>
  entries.every(({ code, kind }) => kind === "small" || isWithin(code, "CA"));

/** "Cleaning services for Saint-Hyacinthe", "St. Hyacinthe Laboratory" in a federal notice. */
const isAnnouncedIn = (text: Text, span: NameSpan, { isFederal }: Reading) =>
  isFederal === true &&
  (isFacility(text, span) || /^(?:for|at|in|near|pour|a)$/.test(folded(text, span.from - 1)));

/** A name that the tables have with the word for its kind: "Town of Newburgh". */
const WITH_ITS_KIND = /^(?:town|township|village|borough) of /;

/** The town, county or base of this name, if the text means a place by it. */
export function townAt(text: Text, span: NameSpan, reading: Reading): PlaceFound | null {
  if (reading.isLocalName === true && isKindOfBuilding(text, span)) return null;
  const every = everyPlaceNamed(span.name);
  // "Clinton, Dutchess County" is not the Clinton of another county.
  const county = countyAfter(text, span.to, every);
  const named = county === null ? every : every.filter(({ code }) => isWithin(code, county));
  const { scope } = reading;
  const state = stateAfter(text, span.to, countryOf(scope), named);
  const isOfBody = state !== null || isCalledMrc(text, span.from) || meansTown(text, span, reading);
  const mayLack = state !== null || isCalledMrc(text, span.from) || mayLackArticle(text, span, reading);
  const stated = named.filter((entry) => (isOfBody || !entry.isOfBodies) && (mayLack || !entry.lacksArticle));
  const words = rawSpan(text, span);
  const isInState = scope !== null && stateOf(scope) !== null && isWithin(county ?? "", stateOf(scope) ?? "");
  const isPlace = county !== null && isInState && !isRoad(text, span) && !isOtherThing(text, span);
  // A town that only the text knows in its county.
  if (isPlace && named.length === 0) return { codes: [county], town: words, strength: "sure", words };
  if (stated.length === 0) return null;
  const isMinorNamed =
    county !== null ||
    reading.isLocalName === true ||
    WITH_ITS_KIND.test(span.name) ||
    isTownOfName(text, span) ||
    isVillageMeant(text, span, reading);
  const entries = isMinorNamed ? stated : stated.filter(({ kind }) => kind !== "minor");
  if (isPlace) {
    const entry = distinctPlace(stated);
    if (entry !== null) return found(entry, { strength: "sure", words });
  }
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
  const isLargeCity =
    LARGE_CITIES.has(span.name) ||
    entries.some(
      ({ kind, code }) =>
        kind === "division" ||
        (kind === "town" && entries.some((other) => other.kind === "short" && other.code === code)),
    );
  if (isRoad(text, span) || isOtherThing(text, span) || isPartOfLongerName(text, span, isLargeCity))
    return null;
  const candidates = within.length > 0 ? within : canadian;
  if (isSecondHalf(text, span, candidates)) return null;
  if (!isSupported(text, span, candidates, reading)) return null;
  const isReadInState = scope !== null && stateOf(scope) !== null;
  const meant = isCounty(text, span) ? within.filter(mayBeCounty) : within;
  if (reading.isLocalName === true) {
    const body = placeOfBody(meant);
    const isFaint = body?.kind === "minor" || (body?.kind === "short" && !isReadInState);
    if (isFaint && isAfterCapital(text, span.from)) return null;
    // A minor place's name is more often a part of what the body is called.
    const strength = body?.kind === "minor" && !isTownOfName(text, span) ? "far" : "near";
    return body === null ? null : found(body, { strength, words });
  }
  const near = isReadInState ? distinctPlace(meant) : null;
  // "Moncton Armoury" in a text is a site of the work; a town's name alone may stand there for any reason.
  const isSite = reading.isBody === true && isFacility(text, span);
  if (near !== null) return found(near, { strength: isSite ? "sure" : "near", words });
  if (within.length > 0 && isReadInState) return null;
  const reachable = scope === null || isWithin(scope, "CA") ? canadian : [];
  const place = scope !== null || isOnlyCanadian(entries) ? distinctPlace(reachable) : null;
  const isFederalSite = reading.isFederal === true && (isFacility(text, span) || isWholePart(text, span));
  const isCalledTown = isTownOfName(text, span);
  const isCity = isSaintedCity(span.name) && (isWholePart(text, span) || isAnnouncedIn(text, span, reading));
  const isWeak =
    place === null ||
    (isSaint(span.name) && !isCity && !isCalledTown) ||
    (isCommonName(span.name) &&
      !isListedWithPlace(text, span, reachable) &&
      !isFederalSite &&
      !isCalledTown) ||
    (place.kind === "short" && !isCalledTown) ||
    (place.kind === "small" && entries.some(({ kind }) => kind !== "small"));
  // "Tuktoyaktuk Harbour": no other town has the name, and only the town has the harbour.
  const isOnlyTown = isFederalSite && isFacility(text, span) && entries.length === 1;
  return isWeak ? null : found(place, { strength: isOnlyTown ? "sure" : "far", words });
}

/** The place of a military wing that is named without its town: "8 Wing". */
export function wingAt(text: Text, index: number): PlaceFound | null {
  if (!WING_WORDS.has(folded(text, index)) || !/^[\s-]*$/.test(between(text, index - 1))) return null;
  // "F-16 wing"
  if (/^-$/.test(between(text, index - 2)) && /^\p{L}{1,2}$/u.test(rawWord(text, index - 2))) return null;
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
