import { foldName } from "../folded-name";
import { OTHER_STATES } from "../tables/divisions/united-states";
import { COUNTRIES, listStates, NAMED_DIVISIONS } from "./divisions";

/**
 * Other names of countries, provinces and states in notices, besides their names and the letters of their codes (those
 * of ISO 3166 and of the two postal services). Compiled by hand from the spellings that portals use.
 */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  CA: "CAN,All of Canada,Across Canada,Canada-wide,Nationwide Canada,Tout le Canada,Partout au Canada",
  US: "USA,United States of America,États-Unis,E.-U.,U.S.,Etats Unis d'Amérique",
  "CA-ON": "Ont.,Province of Ontario,Province de l'Ontario",
  "CA-QC": "Que.,Qué.,PQ,P.Q.,Province of Quebec,Province de Québec,Qc",
  "CA-BC": "Colombie-Britannique,C.-B.,Province of British Columbia",
  "CA-AB": "Alta.,Alb.,Alt.,Province of Alberta",
  "CA-MB": "Man.,Province of Manitoba",
  "CA-NB": "Nouveau-Brunswick,N.-B.,Province of New Brunswick,Province du Nouveau-Brunswick",
  "CA-NL":
    "Terre-Neuve-et-Labrador,T.-N.-L.,Newfoundland,Newfoundland & Labrador,Newfoundland Labrador,Nfld,Nfld.,Terre-Neuve,NFLD and Labrador,NF",
  "CA-NS": "Nouvelle-Écosse,N.-É.,Province of Nova Scotia",
  "CA-NT": "NWT,Territoires du Nord-Ouest,T.N.-O.,Northwest Territory,N.W.T.",
  "CA-NU": "Nunavut Territory,Territoire du Nunavut",
  "CA-PE": "PEI,Île-du-Prince-Édouard,Î.-P.-É.,Prince Edward Isl.,Province of Prince Edward Island",
  "CA-SK": "Sask.,Province of Saskatchewan",
  "CA-YT": "Yukon Territory,Territoire du Yukon,YK",
  "US-NY": "New York State,State of New York,NYS,N.Y.",
  "US-NJ": "N.J.,State of New Jersey",
  "US-MA": "Mass.,Commonwealth of Massachusetts",
  "US-PA": "Penn.,Penna.,Commonwealth of Pennsylvania,Pennsylvanie",
  "US-CT": "Conn.,State of Connecticut",
  "US-RI": "R.I.,State of Rhode Island",
  "US-VT": "State of Vermont",
  "US-NH": "N.H.,State of New Hampshire",
  "US-ME": "State of Maine",
  "US-DC": "Washington DC,Washington D.C.",
  "US-WA": "Washington",
};

/** Short names that mean nothing else, and so count inside a sentence too. */
const SURE_SHORT: ReadonlySet<string> = new Set(["PEI", "NWT"]);

/** "CA" alone means Canada. It means California only if the country is known to be the United States. */
const CALIFORNIA = "US-CA";

const codesByName = new Map<string, string>();
const fullNames = new Set<string>();

function add(name: string, code: string, isFull: boolean) {
  codesByName.set(foldName(name), code);
  if (isFull) fullNames.add(foldName(name));
}

for (const [letters, [name]] of Object.entries(OTHER_STATES)) {
  if (`US-${letters}` !== CALIFORNIA) add(letters, `US-${letters}`, false);
  add(name, `US-${letters}`, true);
}
for (const { code, name } of [...COUNTRIES, ...listStates()]) {
  add(code.slice(-2), code, false);
  add(name, code, true);
}
for (const [code, names] of Object.entries(OTHER_NAMES)) {
  for (const name of names.split(",")) add(name, code, foldName(name).length > 6 || SURE_SHORT.has(name));
}

/** Finds a country, province, territory or US state by its full or short name in English or French. */
export function findStateOrCountry(name: string): string | null {
  return codesByName.get(foldName(name)) ?? null;
}

/** Finds a state or country by a name that is long enough to be recognized inside a sentence. */
export function findSpelledOutState(foldedName: string): string | null {
  return fullNames.has(foldedName) ? (codesByName.get(foldedName) ?? null) : null;
}

const firstWords = new Set(Array.from(fullNames, (name) => name.split(" ")[0]));

/** Whether the name of a state or country starts with this word. */
export function beginsStateName(foldedWord: string): boolean {
  return firstWords.has(foldedWord);
}

/** Canadian letters that are a US state's letters too, as French notices write them: "TN" for Terre-Neuve. */
const CANADIAN_LETTERS: Readonly<Record<string, string>> = { tn: "CA-NL", ne: "CA-NS" };

/** Like `findStateOrCountry`, read in a country: "TN" is Newfoundland in a Canadian notice, and Tennessee elsewhere. */
export function findStateIn(name: string, country: string | null): string | null {
  const folded = foldName(name);
  if (country === "US" && Object.hasOwn(OTHER_STATES, folded.toUpperCase()))
    return `US-${folded.toUpperCase()}`;
  const isCanadian = country === "CA" && Object.hasOwn(CANADIAN_LETTERS, folded);
  const canadian = isCanadian ? CANADIAN_LETTERS[folded] : undefined;
  return canadian ?? codesByName.get(folded) ?? null;
}

/** The state or province in a notice's state field. Letters such as "CA" are read as belonging to `country`. */
export function findState(text: string, country: string | null): string | null {
  for (const part of [text, ...text.split(/[,/()–]|\s-\s/)]) {
    const code = findStateIn(part, country) ?? codeOf(part);
    if (code?.includes("-")) return code;
  }
  return null;
}

function codeOf(text: string): string | null {
  const code = text.trim().toUpperCase();
  return isRegionCode(code) ? code : null;
}

const knownCodes = new Set([
  ...COUNTRIES.map(({ code }) => code),
  ...NAMED_DIVISIONS.map(({ code }) => code),
  ...Object.keys(OTHER_STATES).map((letters) => `US-${letters}`),
]);

/** Whether the text is a region code. Includes states that we do not cover, such as "US-TX". */
export function isRegionCode(code: string): boolean {
  return knownCodes.has(code);
}
