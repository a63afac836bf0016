import { beginsAreaName, findArea, isAreaAcronym } from "./areas";
import {
  ARTICLES,
  BASE_WORDS,
  beginsNamesake,
  DIRECTIONS,
  isCommonName,
  isSaint,
  LONGER_NAME_AFTER,
  LONGER_NAME_BEFORE,
  NAMESAKES,
  OTHER_THING_AFTER,
  OTHER_THING_BEFORE,
  PLACE_AFTER,
  ROAD_AFTER,
  ROAD_BEFORE,
  WING_WORDS,
} from "./common-names";
import { foldName, type NameWord, nameWords } from "./folded-name";
import { beginsName, everyPlaceNamed, type GazetteerEntry, longestName } from "./gazetteer";
import { ancestorsOf, stateOf } from "./region-codes";
import { beginsStateName, findSpelledOutState } from "./region-names";

export type Text = { raw: string; words: ReadonlyArray<NameWord>; isShouted: boolean };
export type Span = { from: number; to: number };
export type NameSpan = Span & { name: string };

export type Reading = {
  /** The code of the country, province or place in which towns are looked for. */
  scope: string | null;
  /** Whether the notice says that the work is in the scope; otherwise only the buyer is. */
  isWorkScope?: boolean;
  /** The buyer's town. Its name counts even if it is an ordinary word. */
  buyerCity: string | null;
  /** Whether the text is a notice's body, in which the address of an office says nothing about the work. */
  isBody?: boolean;
  /** Whether a federal body buys, whose sites are in any province. */
  isFederal?: boolean;
  /** Whether the text is the name of a local body, in which every name of a place is one. */
  isLocalName?: boolean;
};

/** What may separate two words of one name: nothing that ends a sentence or a list item. */
export const INSIDE_NAME = /^(?:[\s]|[-‑–/]|['’]\s?|\.[\s]?)?$/;
const DESIGNATED = /\b(?:county|region|regional|district)\b/;
/** Folded words before a place. After one of these, even a common name is a place. */
const ANNOUNCING = new Set(
  "in at near a au city town village township borough municipality ville municipalite paroisse canton cite arrondissement".split(
    " ",
  ),
);
const LOCAL_BODIES = new Set("city town village township borough municipality ville municipalite".split(" "));

export function readText(raw: string): Text {
  const spaced = raw.replaceAll(/[\s_]+/g, " ");
  return { raw: spaced, words: nameWords(spaced), isShouted: !/\p{Ll}{2}/u.test(spaced) };
}

export function between(text: Text, left: number): string {
  const before = text.words[left];
  const after = text.words[left + 1];
  if (before === undefined) return "";
  return text.raw.slice(before.end, after === undefined ? text.raw.length : after.start);
}

export const folded = (text: Text, index: number) => text.words[index]?.folded ?? "";

export function rawWord(text: Text, index: number): string {
  const word = text.words[index];
  return word === undefined ? "" : text.raw.slice(word.start, word.end);
}

/** The words of a name as the text writes them. */
export function rawSpan(text: Text, { from, to }: Span): string {
  return text.raw.slice(text.words[from]?.start, text.words[to]?.end);
}

/** Whether the text calls the name a region's: "la région de la Montérégie", "en région : Estrie". */
function isCalledRegion(text: Text, from: number): boolean {
  let before = from - 1;
  while (before >= 0 && from - before < 9 && isBetweenRegions(folded(text, before))) before -= 1;
  return /^regions?$/.test(folded(text, before));
}

/** Hydro-Québec begins its titles with the region: "Mauricie - Centrale Trenche", "Outaouais / Poste de Hull". */
const isHeading = (text: Text, from: number) => from === 0 && /^ ?\/|^ [-–] /.test(between(text, from));

/** "les régions de l'Outaouais et des Laurentides" names two. */
const isBetweenRegions = (word: string) =>
  !/^regions?$/.test(word) && (ARTICLES.has(word) || /^(?:et|and)$/.test(word) || beginsAreaName(word));

/** Whether the text calls the name a county municipality's: "la MRC de la Haute-Côte-Nord". */
export const isCalledMrc = (text: Text, from: number) => wordBeforeArticles(text, from) === "mrc";

export function wordBeforeArticles(text: Text, from: number): string {
  let before = from - 1;
  while (before >= 0 && from - before < 4 && ARTICLES.has(folded(text, before))) before -= 1;
  return folded(text, before);
}

/** The longest known name that starts at this word. */
export function nameAt(text: Text, from: number): NameSpan | null {
  const first = folded(text, from);
  if (!beginsName(first) && !beginsStateName(first) && !beginsAreaName(first) && !beginsNamesake(first))
    return null;
  let longest: NameSpan | null = null;
  let name = "";
  for (let to = from; to < Math.min(from + longestName(), text.words.length); to += 1) {
    if (to > from && !INSIDE_NAME.test(between(text, to - 1))) break;
    name = to === from ? folded(text, to) : `${name} ${folded(text, to)}`;
    const isKnown =
      NAMESAKES.has(name) ||
      everyPlaceNamed(name).length > 0 ||
      findSpelledOutState(name) !== null ||
      ((to > from || isCalledRegion(text, from) || isHeading(text, from)) && findArea(name) !== null) ||
      isAreaAcronym(name);
    if (isKnown) longest = { from, to, name };
  }
  return longest;
}

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
  if (ROAD_AFTER.has(folded(text, to + 1)) && INSIDE_NAME.test(next)) return true;
  let before = from - 1;
  while (before >= 0 && ARTICLES.has(folded(text, before)) && from - before < 3) before -= 1;
  return before >= 0 && ROAD_BEFORE.has(folded(text, before)) && !between(text, before).includes(",");
}

export function isOtherThing(text: Text, { from, to }: Span): boolean {
  return (
    (OTHER_THING_AFTER.has(folded(text, to + 1)) && INSIDE_NAME.test(between(text, to))) ||
    (from > 0 && OTHER_THING_BEFORE.has(folded(text, from - 1)) && INSIDE_NAME.test(between(text, from - 1)))
  );
}

const isCapitalized = (word: string) => /^\p{Lu}/u.test(word);

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

/** Whether the name is a military site's: "CFB Suffield", "17 Wing Detachment Dundurn", "Petawawa Garrison". */
export function isBase(text: Text, { from, to }: Span): boolean {
  const after = folded(text, to + 1);
  if ((after === "garrison" || after === "garnison") && INSIDE_NAME.test(between(text, to))) return true;
  for (let before = from - 1; before >= Math.max(0, from - 3); before -= 1) {
    if (!/^[\s/&-]*$/.test(between(text, before)) && between(text, before) !== ") ") return false;
    const word = folded(text, before);
    if (BASE_WORDS.has(word)) return true;
    if (WING_WORDS.has(word)) return /^\d/.test(folded(text, before - 1));
    if (word === "base" && /^(?:forces|canadian)$/.test(folded(text, before - 1))) return true;
    if (word === "canadiennes" && folded(text, before - 1) === "forces") return true;
    if (!ARTICLES.has(word) && !/^(?:and|det)$/.test(word)) return false;
  }
  return false;
}

/** Whether a word before the name makes it a place: "in Acton", "Town of Acton". */
function isAnnounced(text: Text, from: number): boolean {
  let before = from - 1;
  if (ARTICLES.has(folded(text, before))) before -= 1;
  if (before < 0 || /[,;:]/.test(between(text, before))) return false;
  return (text.isShouted ? LOCAL_BODIES : ANNOUNCING).has(folded(text, before));
}

/** Whether the text calls the name a municipality's: "Town of Monson", "Penn Township". */
export function isTownOfName(text: Text, { from, to }: Span): boolean {
  const isAfterOf =
    /^(?:of|de|du|d)$/.test(folded(text, from - 1)) && LOCAL_BODIES.has(folded(text, from - 2));
  return (
    isAfterOf || (/^(?:township|borough)$/.test(folded(text, to + 1)) && INSIDE_NAME.test(between(text, to)))
  );
}

/** Whether the name is a whole part of a title: "Janitorial Services, Newport". */
export function isWholePart(text: Text, { from, to }: Span): boolean {
  const SEPARATOR = /[,;:()]|\s[-–—]+\s?|--/;
  // "Trail, Road, and Bridge Work" starts with a list of works.
  if (
    from === 0 &&
    isCommonName(folded(text, to)) &&
    /^, \S+(?: \S+)?, (?:and |et |& )?/.test(text.raw.slice(text.words[to]?.end))
  )
    return false;
  const before = from === 0 ? null : between(text, from - 1);
  const after = to === text.words.length - 1 ? null : between(text, to);
  return (
    (!text.isShouted || (after === null && before !== null)) &&
    (before === null || SEPARATOR.test(before)) &&
    (after === null || SEPARATOR.test(after)) &&
    (before !== null || after !== null)
  );
}

const LISTING = /^(?: ?[,&/] ?| (?:and|et|to|à) )$/;
const LISTING_WORDS = new Set(["and", "et", "to", "a"]);

/** Whether the name stands in a list or a range with a place of the same province: "Hearst to Longlac". */
export function isListedWithPlace(
  text: Text,
  { from, to }: Span,
  entries: ReadonlyArray<GazetteerEntry>,
): boolean {
  if (text.isShouted) return false;
  const states = new Set(entries.map(({ code }) => stateOf(code)));
  const isPlace = (start: number, end: number) => {
    const first = text.words[start];
    const last = text.words[end];
    if (first === undefined || last === undefined || !/^\p{Lu}/u.test(rawWord(text, start))) return false;
    const name = foldName(text.raw.slice(first.start, last.end));
    return (
      !isCommonName(name) &&
      everyPlaceNamed(name).some(({ code, kind }) => kind !== "small" && states.has(stateOf(code)))
    );
  };
  const gap = (left: number, right: number) =>
    text.raw.slice(text.words[left]?.end ?? 0, text.words[right]?.start ?? 0);
  const next = LISTING_WORDS.has(folded(text, to + 1)) ? to + 2 : to + 1;
  const before = LISTING_WORDS.has(folded(text, from - 1)) ? from - 2 : from - 1;
  const LENGTHS = [0, 1, 2];
  return (
    (next < text.words.length &&
      LISTING.test(gap(to, next)) &&
      LENGTHS.some((length) => isPlace(next, next + length))) ||
    (before >= 0 &&
      LISTING.test(gap(before, from)) &&
      LENGTHS.some((length) => before - length >= 0 && isPlace(before - length, before)))
  );
}

/** Words before a saint's name that make it a building's: "école Notre-Dame-du-Laus". */
const NAMED_BUILDINGS = new Set(
  "ecole ecoles school church eglise chapelle college academie pavillon hopital hospital chsld centre residence hlm parc park cimetiere presbytere polyvalente".split(
    " ",
  ),
);
const KINDS_OF_SCHOOLS = new Set(["primaire", "secondaire", "elementaire", "internationale", "alternative"]);

/** "École primaire Saint-Mathieu", "Hôpital Saint-François". */
function isNameOfBuilding(text: Text, from: number): boolean {
  const before = wordBeforeArticles(text, from);
  return NAMED_BUILDINGS.has(before) || (KINDS_OF_SCHOOLS.has(before) && from > 1);
}

const WORDS_OF_A_TOWN = 3;
const BUILDINGS_OF_TOWNS = new Set(
  "hopital chsld gare aeroport arena caserne quai havre poste justice ecole detention".split(" "),
);

/** "Hôpital de Granby", "au palais de justice de Saint-Ours": "de" gives the building's town. */
function isBuildingOf(text: Text, from: number): boolean {
  return /^(?:de|d)$/.test(folded(text, from - 1)) && BUILDINGS_OF_TOWNS.has(folded(text, from - 2));
}

/** A name at the end of a title whose other words are in small letters: "bypass culverts Nipigon". */
function isCapitalAtEnd(text: Text, { from, to }: Span): boolean {
  const before = rawWord(text, from - 1);
  const isLast = to === text.words.length - 1;
  return (
    isLast &&
    /^\p{Ll}{4,}$/u.test(before) &&
    isCapitalized(rawWord(text, from)) &&
    INSIDE_NAME.test(between(text, from - 1)) &&
    !isNameOfBuilding(text, from)
  );
}

/**
 * Whether a name without its article is a place's: "Ville du Bic", "au Bic". A title may begin with the word itself:
 * "Conception, fourniture et installation" is not of La Conception.
 */
export function mayLackArticle(text: Text, { from }: Span, { isLocalName }: Reading): boolean {
  return (
    isLocalName === true || /^(?:du|au|des|aux)$/.test(folded(text, from - 1)) || isTownBefore(text, from)
  );
}

const isTownBefore = (text: Text, from: number) => LOCAL_BODIES.has(wordBeforeArticles(text, from));

/** Whether a name that schools, streets and buildings often have means the town: "à Saint-Flavien", "Déneigement, Ripon". */
export function meansTown(text: Text, span: NameSpan, { scope, isLocalName }: Reading): boolean {
  if (isLocalName === true || isAnnounced(text, span.from) || isBuildingOf(text, span.from)) return true;
  if (isNameOfBuilding(text, span.from) || isRoad(text, span)) return false;
  const isInProvince = scope !== null && stateOf(scope) !== null;
  return (isInProvince && isWholePart(text, span)) || span.name.split(" ").length > WORDS_OF_A_TOWN;
}

/** Public buildings and works that are called by their town, in two words: "Acton Town Hall". */
const FACILITIES = new Set(
  (
    "town hall,city hall,village hall,fire hall,fire station,water treatment,wastewater treatment,sewage treatment," +
    "sewage lagoon,sewage lagoons,water tower,water plant,water pollution,post office,border crossing,rest area," +
    "welcome center,public works,works yard,works garage,patrol yard,municipal building,municipal office," +
    "transfer station,waste site,small craft"
  ).split(","),
);

/** Whether the name is a public building's or site's: "Oliver Detachment", "Moncton Armoury". */
export function isFacility(text: Text, { to }: Span): boolean {
  if (!/^ $/.test(between(text, to))) return false;
  const next = folded(text, to + 1);
  return PLACE_AFTER.has(next) || FACILITIES.has(`${next} ${folded(text, to + 2)}`);
}

/** What the name of a harbour begins or ends with: "Port Dufferin", "Le Goulet", "Heriot Bay". */
const ON_THE_COAST =
  /^(?:port|cape|cap|point|pointe|baie|bay|anse|havre|ile|le) |(?: (?:harbour|cove|bay|arm|landing|bight|arms))$/;

/** Names of villages that are also words, so that only a field or a body's name means the village. */
const WORDS_FOR_VILLAGES = new Set(
  (
    "accord avis boundary brownfield calcium center commercial day dix effort export falls field fine force forward " +
    "foster gap green hall home industry inlet landing lawn likely miles monitor pavilion pine progress purchase " +
    "railroad reserve reservoir ridge rockfall root rouge sandy spring strong transfer tunnel ward wells western white wood"
  ).split(" "),
);
/** Buildings and works that only a town of the name has. */
const OF_A_TOWN = new Set(
  "town hall,village hall,city hall,town office,post office,water treatment,wastewater treatment,sewage treatment,transfer station".split(
    ",",
  ),
);

/** Whether a village is meant in a notice of its own state: "Culverts in Moriah", "Moriah Town Hall". */
export function isVillageMeant(text: Text, { from, to, name }: NameSpan, { scope }: Reading): boolean {
  if (scope === null || stateOf(scope) === null || text.isShouted) return false;
  if (isCommonName(name) || isSaint(name) || WORDS_FOR_VILLAGES.has(name)) return false;
  const next = folded(text, to + 1);
  const isBuilding =
    /^ $/.test(between(text, to)) &&
    (/^(?:wwtp|wtp|landfill)$/.test(next) || OF_A_TOWN.has(`${next} ${folded(text, to + 2)}`));
  const isEnd = to === text.words.length - 1 || /^\s?[,.;:()–—]|^ -/.test(between(text, to));
  const isIn = folded(text, from - 1) === "in" && /^ $/.test(between(text, from - 1));
  return isBuilding || (isEnd && isIn);
}

/** A small town's name, unless it is so long that nothing else has it: "Rivière-des-Prairies". */
function isWeakTown({ code, kind }: GazetteerEntry, foldedName: string): boolean {
  const isDistinct = code.startsWith("CA-QC-") || (code.startsWith("CA-") && ON_THE_COAST.test(foldedName));
  const wordsOfDistinctName = isDistinct ? 2 : 3;
  return (
    (kind === "small" || kind === "minor") &&
    (isSaint(foldedName) || foldedName.split(" ").length < wordsOfDistinctName)
  );
}

/** Whether a name that is also an ordinary word, or a small town's, means the place here. */
export function isSupported(
  text: Text,
  span: NameSpan,
  entries: ReadonlyArray<GazetteerEntry>,
  { scope, buyerCity, isLocalName, isFederal }: Reading,
): boolean {
  const isWeak = isCommonName(span.name) || entries.every((entry) => isWeakTown(entry, span.name));
  if (!isWeak || isLocalName === true) return true;
  if (buyerCity !== null && foldName(buyerCity) === span.name) return true;
  if (isAnnounced(text, span.from) || isListedWithPlace(text, span, entries)) return true;
  if (isFacility(text, span)) return true;
  // The parts of a federal notice's title name its sites, wherever its office is.
  if (isFederal === true && isWholePart(text, span)) return true;
  if (scope === null || stateOf(scope) === null) return false;
  if (isBuildingOf(text, span.from) || isCapitalAtEnd(text, span)) return true;
  const isInsideOneCounty = ancestorsOf(scope).length > 1;
  return isWholePart(text, span) || (isInsideOneCounty && !text.isShouted);
}
