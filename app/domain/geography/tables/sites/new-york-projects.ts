import type { PlaceFound } from "../../place-found";

const BOROUGHS: Readonly<Record<string, readonly [code: string, name: string]>> = {
  B: ["US-NY-NYC-KINGS", "Brooklyn"],
  K: ["US-NY-NYC-KINGS", "Brooklyn"],
  M: ["US-NY-NYC-NEWYORK", "Manhattan"],
  Q: ["US-NY-NYC-QUEENS", "Queens"],
  R: ["US-NY-NYC-RICHMOND", "Staten Island"],
  X: ["US-NY-NYC-BRONX", "Bronx"],
};

/**
 * New York City's agencies write the letter of its borough into the number of a project: Parks "Q048-119M" and "QG-322M",
 * Design and Construction "HWXS711", "SEQ200" and "HWPR24KR". Compiled from the agencies' public lists of projects.
 */
const PROJECT_NUMBERS: ReadonlyArray<RegExp> = [
  /\b([BMQRX])\d{3}[A-Z0-9]{0,3}-\d{3,4}M/g,
  /\b([BMQRX])G-\d{3,4}M/g,
  /\b(?:HW|SE)([KMQRX])[A-Z]{0,2}\d{3}/g,
  /\bHWPR?\d{2,4}([KMQRX]{1,2})(?=C?\d?\b)/g,
];

/** Schools by their number and their borough's letter: "P.S. 57M", "I.S. 61 Q", "JHS 22 (X)". */
const SCHOOL_NUMBERS =
  /\b(?:P\.?S\.?|I\.?S\.?|M\.?S\.?|H\.?S\.?|J\.?H\.?S\.?|Early Learning Center|Public School)(?: ?\/ ?[IMJH]\.?[HS]?\.?S?\.?)? ?#?\d{1,3} ?[-,]? ?\(?([KMQRX])(?![\p{L}\d'’.&-])/gu;
/** The number of a school or its building in a notice of those who build schools: "K456", "Q811". */
const SCHOOL_CODES = /(?<![\p{L}\d-])([KMQRX])\d{3}(?![\p{L}\d-])/gu;
const OF_SCHOOLS =
  /School Construction Authority|\bNYC ?SCA\b|Department of Education|Board of Education|\bDOE\b/i;

/** Short names of boroughs in the numbers of Transportation ("84120BKBR411") and of pump stations ("PS-QNS-2"). */
const BOROUGHS_IN_NUMBERS: ReadonlyArray<RegExp> = [
  /\b841\d{2}(BK|BX|MN|QN|QU|SI)[A-Z]{2}\d{3}/g,
  // Housing Preservation and Development ends an address with it: "701 Euclid Ave - BK".
  /\d .{2,60}[ -](BK|BX|QN|MN|SI)(?=\s*(?:$|[-,;\d]))/g,
  /\bPS-(SI|QNS|BK|BX|MN)\b/g,
];
const SHORT_NAMES: Readonly<Record<string, string>> = {
  BK: "K",
  BX: "X",
  MN: "M",
  QN: "Q",
  QNS: "Q",
  QU: "Q",
  SI: "R",
};
/** "BK, QN & SI": one of them alone may mean something else. */
const SHORT_NAMES_IN_LIST = /\b(?:BK|BX|MN|QNS?|SI)(?: ?(?:,|&|\/|and) ?(?:BK|BX|MN|QNS?|SI)){1,4}\b/gi;
/** Titles in small letters: "the boroughs of manhattan and the bronx". */
const BOROUGHS_LISTED = /\bboroughs? of [a-z ,&]{5,60}/gi;
const AGENCY = /^(?:NYC|New York City) |^NYC ?SCA\b|^School Construction Authority/i;
const THE_CITY = /^(?:new york(?: city)?|nyc)$/i;

function boroughNamed(letter: string, words: string): Array<PlaceFound> {
  const borough = BOROUGHS[letter];
  return borough === undefined ? [] : [{ codes: [borough[0]], town: borough[1], strength: "near", words }];
}

/** The boroughs that the project numbers and short names in a title of the city's or its agencies' name. */
export function boroughsOfProjects(
  title: string,
  { buyer, city }: { buyer: string | null; city: string | null },
): Array<PlaceFound> {
  if (!AGENCY.test(buyer ?? "") && !THE_CITY.test(city?.trim() ?? "")) return [];
  const ofSchools = OF_SCHOOLS.test(buyer ?? "") ? [SCHOOL_NUMBERS, SCHOOL_CODES] : [SCHOOL_NUMBERS];
  const ofLetters = [...PROJECT_NUMBERS, ...ofSchools].flatMap((pattern) =>
    Array.from(title.matchAll(pattern)).flatMap(([words, letters = ""]) =>
      Array.from(letters).flatMap((letter) => boroughNamed(letter, words)),
    ),
  );
  const ofNumbers = BOROUGHS_IN_NUMBERS.flatMap((pattern) =>
    Array.from(title.matchAll(pattern)).flatMap(([words, name = ""]) =>
      boroughNamed(SHORT_NAMES[name] ?? "", words),
    ),
  );
  const ofLists = Array.from(title.matchAll(SHORT_NAMES_IN_LIST)).flatMap(([words]) =>
    words.split(/[^A-Za-z]+/).flatMap((name) => boroughNamed(SHORT_NAMES[name.toUpperCase()] ?? "", words)),
  );
  const ofNames = Array.from(title.matchAll(BOROUGHS_LISTED)).flatMap(([words]) =>
    Object.keys(BOROUGHS).flatMap((letter) =>
      new RegExp(`\\b${BOROUGHS[letter]?.[1]}\\b`, "i").test(words) ? boroughNamed(letter, words) : [],
    ),
  );
  return [...ofLetters, ...ofNumbers, ...ofLists, ...ofNames];
}
