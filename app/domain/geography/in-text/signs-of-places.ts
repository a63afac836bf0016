import { ancestorsOf, stateOf } from "../divisions/region-codes";
import { foldName } from "../folded-name";
import { ARTICLES, BASE_WORDS, isCommonName, isSaint, WING_WORDS } from "../names/common-names";
import type { GazetteerEntry } from "../names/gazetteer";
import {
  between,
  folded,
  INSIDE_NAME,
  isCalledMrc,
  type NameSpan,
  rawWord,
  type Reading,
  type Span,
  type Text,
  wordBeforeArticles,
} from "../names/names-in-text";
import { isCapitalized, isRoad } from "../names/other-meanings";
import {
  isAfterAddress,
  isBuildingOf,
  isCalledByTown,
  isFacility,
  isFollowedByTownBuilding,
  isNameOfBuilding,
} from "./buildings-of-towns";
import { isListedInBrackets, isListedWithPlace } from "./places-in-lists";

/** Folded words before a place. After one of these, even a common name is a place. */
const ANNOUNCING = new Set(
  "in at near a au aux city town village township borough municipality ville municipalite paroisse canton cite arrondissement".split(
    " ",
  ),
);
const LOCAL_BODIES = new Set("city town village township borough municipality ville municipalite".split(" "));

/** Whether the name is a military site's: "CFB Suffield", "17 Wing Detachment Dundurn", "Petawawa Garrison". */
export function isBase(text: Text, { from, to }: Span): boolean {
  const after = folded(text, to + 1);
  if ((after === "garrison" || after === "garnison") && INSIDE_NAME.test(between(text, to))) return true;
  for (let before = from - 1; before >= Math.max(0, from - 3); before -= 1) {
    if (!/^[\s/&-]*$/.test(between(text, before)) && between(text, before) !== ") ") return false;
    // "25CFSD Montreal"
    const word = folded(text, before).replace(/^\d{1,2}(?=[a-z]{3})/, "");
    if (BASE_WORDS.has(word)) return true;
    if (WING_WORDS.has(word)) return /^\d/.test(folded(text, before - 1));
    if (word === "base" && /^(?:forces|canadian)$/.test(folded(text, before - 1))) return true;
    if (word === "canadiennes" && folded(text, before - 1) === "forces") return true;
    if (!ARTICLES.has(word) && !/^(?:and|det)$/.test(word)) return false;
  }
  return false;
}

/** Whether a word before the name makes it a place: "in Acton", "Town of Acton", "À SAINT-ALBAN". */
function isAnnounced(text: Text, from: number): boolean {
  let before = from - 1;
  if (rawWord(text, before) === "À" && /^(?:SAINTE?|STE?)$/.test(rawWord(text, from))) return true;
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

/** Towns' names that are works or sites in a title, unless the notice gives their province: "Cape Jourimain - Trail". */
const WORKS = new Set("trail terrace flushing reading media price union".split(" "));

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

const WORDS_OF_A_TOWN = 3;

/** A name at the end of a title after a number or a word in small letters: "bypass culverts Nipigon", "Lock 17 Acton". */
function isCapitalAtEnd(text: Text, { from, to }: Span): boolean {
  const before = rawWord(text, from - 1);
  const isLast = to === text.words.length - 1;
  return (
    isLast &&
    (/^\p{Ll}{4,}$/u.test(before) || (/\d$/.test(before) && !isCommonName(folded(text, to)))) &&
    isCapitalized(rawWord(text, from)) &&
    INSIDE_NAME.test(between(text, from - 1)) &&
    !isNameOfBuilding(text, from)
  );
}

/** "Prairie Rose School Division" is not of La Prairie. */
const IN_FRENCH = /(?:^|\s)(?:de|du|des|la|le|les|ville|municipalité|mrc|paroisse|canton)\s|\b[dl]['’]/i;

/**
 * Whether a name without its article is a place's: "Ville du Bic", "au Bic". A title may begin with the word itself:
 * "Conception, fourniture et installation" is not of La Conception.
 */
export function mayLackArticle(text: Text, { from }: Span, { isLocalName, scope }: Reading): boolean {
  return (
    (isLocalName === true && (scope?.startsWith("CA-QC") === true || IN_FRENCH.test(text.raw))) ||
    /^(?:du|au|des|aux)$/.test(folded(text, from - 1)) ||
    isTownBefore(text, from)
  );
}

const isTownBefore = (text: Text, from: number) => LOCAL_BODIES.has(wordBeforeArticles(text, from));

/** Whether a name that schools, streets and buildings often have means the town: "à Saint-Flavien", "Déneigement, Ripon". */
export function meansTown(text: Text, span: NameSpan, { scope, isLocalName }: Reading): boolean {
  if (isLocalName === true || isAnnounced(text, span.from) || isBuildingOf(text, span.from)) return true;
  if (isNameOfBuilding(text, span.from) || isRoad(text, span)) return false;
  const isInProvince = scope !== null && stateOf(scope) !== null;
  return (
    (isInProvince && (isWholePart(text, span) || isListedInBrackets(text, span, scope))) ||
    span.name.split(" ").length > WORDS_OF_A_TOWN
  );
}

/** What the name of a harbour begins or ends with: "Port Dufferin", "Le Goulet", "Heriot Bay". */
const ON_THE_COAST =
  /^(?:port|cape|cap|point|pointe|baie|bay|anse|havre|ile|le) |(?: (?:harbour|cove|bay|arm|landing|bight|arms))$/;

/** Names of villages that are also words, so that only a field or a body's name means the village. */
const WORDS_FOR_VILLAGES = new Set(
  (
    "accord avis boundary brownfield calcium center commercial day dix effort export falls field fine force forward " +
    "foster gap green hall home industry inlet landing lawn likely miles monitor pavilion pine progress prospect purchase " +
    "railroad reserve reservoir ridge rockfall root rouge sandy spring strong transfer tunnel ward wells western white wood"
  ).split(" "),
);
/** "Route 117 à Louvicourt", "aqueduc, secteur Douglastown" */
const IN_A_VILLAGE = /^(?:in|a|secteur|quartier|hameau)$/;

/** Whether a village is meant in a notice of its own state: "Culverts in Moriah", "Moriah Town Hall". */
export function isVillageMeant(text: Text, { from, to, name }: NameSpan, { scope }: Reading): boolean {
  if (scope === null || stateOf(scope) === null || text.isShouted) return false;
  if (isCommonName(name) || isSaint(name) || WORDS_FOR_VILLAGES.has(name)) return false;
  const isEnd = to === text.words.length - 1 || /^\s?[,.;:()–—]|^ -/.test(between(text, to));
  const isIn = IN_A_VILLAGE.test(folded(text, from - 1)) && /^ $/.test(between(text, from - 1));
  const isInQuebec = stateOf(scope) === "CA-QC";
  if (isInQuebec && (isBuildingOf(text, from) || (name.includes(" ") && isWholePart(text, { from, to }))))
    return !isNameOfBuilding(text, from);
  return (
    isFollowedByTownBuilding(text, { from, to }) ||
    isCalledByTown(text, { from, to }, name) ||
    (isEnd && isIn)
  );
}

const NEW_YORK_CITY = "US-NY-NYC";

/** A borough, or a neighbourhood after a word that makes it one: "FOR QUEENS", "AT SOUTH JAMAICA". */
function isOfNewYorkCity(text: Text, { from }: Span, entries: ReadonlyArray<GazetteerEntry>): boolean {
  const inCity = entries.filter(({ code }) => code.startsWith(`${NEW_YORK_CITY}-`));
  if (inCity.some(({ kind }) => kind === "division")) return true;
  const before = folded(text, from - 1);
  return inCity.length > 0 && /^(?:in|at|of|south|north|east|west|downtown)$/.test(before);
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
  if (isFacility(text, span) || isCalledMrc(text, span.from)) return true;
  if (isListedInBrackets(text, span, scope)) return true;
  // New York City writes its titles in capitals, and its boroughs are no words in them.
  if (scope !== null && scope.startsWith(NEW_YORK_CITY) && isOfNewYorkCity(text, span, entries)) return true;
  // The parts of a federal notice's title name its sites, wherever its office is.
  const isInState = scope !== null && stateOf(scope) !== null;
  if (isFederal === true && isWholePart(text, span)) return isInState || !WORKS.has(span.name);
  if (!isInState) return false;
  if (!isCommonName(span.name) && !text.isShouted && isCalledByTown(text, span, span.name)) return true;
  if (isBuildingOf(text, span.from) || isCapitalAtEnd(text, span) || isAfterAddress(text, span)) return true;
  const isInsideOneCounty = ancestorsOf(scope).length > 1;
  return isWholePart(text, span) || (isInsideOneCounty && !text.isShouted);
}
