import type { PlaceHint } from "~/domain/opportunities/notice";
import { foldName } from "./folded-name";
import { findCity, type GazetteerEntry, townNameOf } from "./gazetteer";
import {
  basesInText,
  distinctPlaces,
  isSure,
  type PlaceFound,
  placesInText,
  strongestPlaces,
} from "./places-in-text";
import { isWithin, mostSpecific, stateOf } from "./region-codes";
import { findState, findStateOrCountry, NATIONAL_CAPITAL } from "./region-names";
import { resolveRegions } from "./resolve-region";

export type PlacesOfNotice = {
  /** The most specific codes that the notice supports; empty if the work is in no place that we cover. */
  places: Array<string>;
  city: string | null;
  /** The part of the notice that this is from, for operators. */
  why: string;
};

export type NoticeTexts = { buyer?: string | null; body?: string | null };

/** A notice that lists this many of the 13 provinces and territories is for the whole country. */
const NEARLY_ALL_PROVINCES = 10;
/** A title with more towns than this describes a program, not a site. */
const MOST_PLACES = 5;
/** How many characters of the body are read. Sites are named near its start. */
const BODY_READ = 8_000;
const BUYER_READ = 300;
/** Titles have 500 characters at most. */
const TITLE_READ = 1_000;
const FIELD_READ = 300;
const MOST_REGIONS = 100;
const NOWHERE_IN_PARTICULAR =
  /^(?:world|worldwide|monde|unspecified|non précisé|non spécifié|not specified|unknown|multiple|various|other|none|n\/?a|null)?$/i;
const ABROAD = /^(?:foreign|étranger|international)$/i;
const OUTSIDE = "the work is outside Canada and the nine states";

type Delivery = {
  places: Array<string>;
  towns: ReadonlyArray<string>;
  whole: ReadonlyArray<string>;
  isAbroad: boolean;
};

/** The delivery regions. A region that contains another listed one is taken as part of its address and dropped. */
function readDelivery(hint: PlaceHint): Delivery {
  const texts = hint.regions.map((region) => region.replace(/^[\s*]+/, "").trim());
  const named = texts.filter((text) => !NOWHERE_IN_PARTICULAR.test(text) && !ABROAD.test(text));
  const unscoped = named.map((text) => ({ text, codes: resolveRegions(text) }));
  const states = unscoped.flatMap(({ codes }) => codes.map(stateOf)).filter((code) => code !== null);
  const resolved = unscoped.map(({ text, codes }) => ({
    text,
    codes:
      codes.length > 0 ? codes : states.flatMap((state) => findCity(text, state)?.code ?? []).slice(0, 1),
  }));
  const codes = resolved.flatMap((region) => region.codes);
  const provinces = new Set(codes.map(stateOf).filter((state) => state?.startsWith("CA-")));
  const isAbroad = named.length === 0 && texts.some((text) => ABROAD.test(text));
  if (provinces.size >= NEARLY_ALL_PROVINCES) return { places: ["CA"], towns: [], whole: [], isAbroad };

  // A region with an exception, "Ontario (except NCR)", is meant itself and not as an address.
  const whole = resolved
    .filter(({ text }) => text.includes("("))
    .flatMap((region) => region.codes.slice(0, 1));
  const wholeStates = whole.filter((code) => stateOf(code) === code);
  const inWhole = (code: string) => wholeStates.some((state) => state !== code && isWithin(code, state));
  const places = mostSpecific(codes.filter((code) => !inWhole(code)));
  const towns = resolved.flatMap(({ text, codes: [code] }) => {
    const entry = code === undefined || code === stateOf(code) ? null : findCity(text, code);
    return entry === null || townNameOf(entry) === null ? [] : townLabel(text, entry);
  });
  return { places, towns, whole: wholeStates, isAbroad };
}

type Country = "CA" | "US" | "abroad" | null;

function readCountry(text: string | null): Country {
  const name = text?.trim() ?? "";
  if (NOWHERE_IN_PARTICULAR.test(name)) return null;
  const code = findStateOrCountry(name) ?? resolveRegions(name)[0];
  if (code === undefined) return "abroad";
  return isWithin(code, "CA") ? "CA" : "US";
}

/** Names of local buyers, whose work is where they are: cities, counties, school boards. */
const LOCAL_BODY =
  /\b(?:city|town|township|village|municipality|region|county|district|borough) of\b|\b(?:ville|municipalité|mrc|cité|comté|paroisse) (?:d[eu]s?\b|d['’])|\b(?:county|regional)\b|\b(?:school (?:board|district)|(?:conseil|commission|centre de services) scolaire|transit commission|library board|conservation authority)\b/i;

/** The region after a federal buyer's name: "Defence Construction Canada - Ontario Region". */
const BUYER_REGION = /[-–—,(] ?(?:the )?([\p{L} ]+?) Region\)? ?$/iu;
const BUYER_REGIONS = new Map<string, ReadonlyArray<string>>(
  Object.entries({
    atlantic: ["CA-NB", "CA-NL", "CA-NS", "CA-PE"],
    prairie: ["CA-AB", "CA-MB", "CA-SK"],
    prairies: ["CA-AB", "CA-MB", "CA-SK"],
    western: ["CA-AB", "CA-MB", "CA-SK"],
    pacific: ["CA-BC"],
    northern: ["CA-NT", "CA-NU", "CA-YT"],
    "national capital": NATIONAL_CAPITAL,
  }),
);

function regionOfBuyer(buyer: string | null): ReadonlyArray<string> {
  const name = BUYER_REGION.exec((buyer ?? "").replace(/\s+/g, " "))?.[1] ?? "";
  const known = BUYER_REGIONS.get(foldName(name));
  const state = findStateOrCountry(name);
  return known ?? (state?.startsWith("CA-") ? [state] : []);
}

/** Where a city, county, school board or other local buyer is, judging by its name. */
function placeOfLocalBuyer(buyer: string | null, state: string | null): PlaceFound | null {
  if (buyer === null || state === null || stateOf(state) === null || !LOCAL_BODY.test(buyer)) return null;
  if (regionOfBuyer(buyer).length > 0) return null;
  const [only, second] = strongestPlaces(placesInText(buyer, { scope: state, buyerCity: null }));
  const code = only?.codes[0];
  return only === undefined ||
    second !== undefined ||
    code === undefined ||
    !isWithin(code, state) ||
    code === state
    ? null
    : only;
}

const townsOf = (places: ReadonlyArray<PlaceFound>) =>
  places.length === 1 && places[0]?.codes.length === 1 ? (places[0].town ?? null) : null;

/** The city in the gazetteer's spelling, if the entry is the same city. */
function townLabel(city: string, entry: GazetteerEntry | null): string {
  return entry !== null && foldName(entry.name) === foldName(city) ? entry.name : cityLabel(city);
}

/** The city in title case if it is in capitals: "Fort Sam Houston" for "FORT SAM HOUSTON". */
function cityLabel(city: string): string {
  const trimmed = city.trim();
  if (/\p{Ll}/u.test(trimmed)) return trimmed;
  return trimmed.toLowerCase().replaceAll(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** What is read of the fields: bounds the work for a notice that has more than any real one. */
function readPart(hint: PlaceHint): PlaceHint {
  const read = (text: string | null) => text?.slice(0, FIELD_READ) ?? null;
  return {
    regions: hint.regions.slice(0, MOST_REGIONS).map((region) => region.slice(0, FIELD_READ)),
    city: read(hint.city),
    state: read(hint.state),
    country: read(hint.country),
    buyerCity: read(hint.buyerCity),
    buyerState: read(hint.buyerState),
  };
}

/**
 * Where the work is, from the first of these that gives a place: the delivery regions, the city and state of the work,
 * the title, a military base in the body, the buyer's name, the buyer's office, the country. A province is narrowed to
 * the one town or base inside it that the title names.
 */
export function placesOfNotice(
  published: PlaceHint,
  wholeTitle: string,
  texts: NoticeTexts = {},
): PlacesOfNotice {
  const hint = readPart(published);
  const title = wholeTitle.slice(0, TITLE_READ);
  const buyer = texts.buyer?.slice(0, BUYER_READ) ?? null;
  const delivery = readDelivery(hint);
  const country = readCountry(hint.country);
  if (delivery.isAbroad || (country === "abroad" && delivery.places.length === 0)) {
    return { places: [], city: null, why: OUTSIDE };
  }

  const workState = hint.state === null ? null : findState(hint.state, country);
  const buyerState = hint.buyerState === null ? null : findState(hint.buyerState, country);
  const localBuyer = placeOfLocalBuyer(buyer, workState ?? buyerState);
  const office = officeOf(hint, buyerState, country);
  const readIn = (scope: string | null) => placesInText(title, { scope, buyerCity: hint.buyerCity });
  const basesInBody = basesInText((texts.body ?? "").slice(0, BODY_READ));

  if (delivery.places.length > 0) {
    return narrowed(
      { places: delivery.places, city: onlyTown(delivery), why: "the notice's delivery regions" },
      { readIn, basesInBody, whole: delivery.whole },
    );
  }

  const work = placeOfWork(hint, workState, country);
  if (work !== null) {
    const near = narrowed(work, { readIn, basesInBody, whole: [] });
    if (near.places[0] !== workState || near.places.length !== 1) return near;
    const closer = localBuyer ?? (office !== null && office.codes[0] !== workState ? office : null);
    return closer?.codes.every((code) => isWithin(code, near.places[0] ?? ""))
      ? { places: [...closer.codes], city: closer.town, why: "the buyer's place in the state of the work" }
      : near;
  }

  const scope = localBuyer?.codes[0] ?? buyerState ?? country;
  const named = strongestPlaces(
    readIn(scope).filter((place) => localBuyer === null || isSure(place) || place.strength === "near"),
  );
  if (named.length > 0 && named.length <= MOST_PLACES) {
    return {
      places: mostSpecific(named.flatMap(({ codes }) => codes)),
      city: townsOf(named),
      why: "the title",
    };
  }
  if (basesInBody.length === 1) {
    return {
      places: [...(basesInBody[0]?.codes ?? [])],
      city: townsOf(basesInBody),
      why: "a base in the text",
    };
  }
  if (localBuyer !== null)
    return { places: [...localBuyer.codes], city: localBuyer.town, why: "the buyer's name" };
  const region = regionOfBuyer(buyer);
  if (region.length > 0) return { places: [...region], city: null, why: "the region in the buyer's name" };
  if (office !== null) return { places: [...office.codes], city: office.town, why: "the buyer's office" };
  if (country === "CA" || country === "US")
    return { places: [country], city: null, why: "the country alone" };
  return { places: [], city: null, why: "nothing in the notice names a place" };
}

function onlyTown({ places, towns }: Delivery): string | null {
  return places.length === 1 && towns.length === 1 ? (towns[0] ?? null) : null;
}

/** The place from the notice's city and state fields. */
function placeOfWork(hint: PlaceHint, state: string | null, country: Country): PlacesOfNotice | null {
  const why = "the notice's own city and state";
  const city = hint.city?.trim() ?? "";
  if (city !== "" && !NOWHERE_IN_PARTICULAR.test(city)) {
    const written = resolveRegions(city.includes(",") ? city : "");
    const entry = findCity(city, state ?? (country === "abroad" ? null : country));
    const inBuyerState =
      hint.buyerState === null || state !== null ? null : findState(hint.buyerState, country);
    const code = entry?.code ?? (inBuyerState && findCity(city, inBuyerState)?.code) ?? written[0];
    if (code) return { places: [code], city: townLabel(city.split(",")[0] ?? city, entry), why };
    if (state !== null) return { places: [state], city: cityLabel(city), why };
    return null;
  }
  return state === null ? null : { places: [state], city: null, why };
}

function officeOf(hint: PlaceHint, state: string | null, country: Country): PlaceFound | null {
  const city = hint.buyerCity?.trim() ?? "";
  const scope = state ?? (country === "abroad" ? null : country);
  const entry = city === "" ? null : findCity(city, scope);
  const code = entry?.code ?? state;
  return code === null
    ? null
    : { codes: [code], town: city === "" ? null : townLabel(city, entry), strength: "near" };
}

type Evidence = {
  readIn: (scope: string | null) => Array<PlaceFound>;
  basesInBody: ReadonlyArray<PlaceFound>;
  whole: ReadonlyArray<string>;
};

/** Narrows each place to the one place inside it that the title names, or else to the one base that the body names. */
function narrowed(known: PlacesOfNotice, { readIn, basesInBody, whole }: Evidence): PlacesOfNotice {
  const narrower: Array<PlaceFound> = [];
  const places = known.places.map((place) => {
    const excluded = whole.includes(place) ? NATIONAL_CAPITAL : [];
    const isCountry = stateOf(place) === null;
    const inside = (found: ReadonlyArray<PlaceFound>) =>
      distinctPlaces(
        found.filter(
          (candidate) =>
            (!isCountry || isSure(candidate)) &&
            candidate.codes.every(
              (code) =>
                code !== place &&
                isWithin(code, place) &&
                !excluded.some((capital) => isWithin(code, capital)),
            ),
        ),
      );
    const inTitle = inside(readIn(place));
    const inBody = isCountry ? [] : inside(basesInBody);
    const only =
      inTitle.length === 1 ? inTitle[0] : inTitle.length === 0 && inBody.length === 1 ? inBody[0] : undefined;
    const code = only?.codes[0];
    if (only === undefined || code === undefined || only.codes.length > 1) return place;
    narrower.push(only);
    return code;
  });
  const [first] = narrower;
  if (first === undefined) return known;
  const city = known.places.length === 1 ? (first.town ?? known.city) : null;
  return { places: mostSpecific(places), city, why: `${known.why}, narrowed by the text` };
}
