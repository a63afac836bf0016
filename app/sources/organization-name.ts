import { foldedWords } from "~/domain/folding";
import { nameFrom } from "./plain-text";

/** Written in capitals in a name in normal case. */
const ACRONYMS = new Set(
  "US USA NYC VA GSA DLA AMC ACC HQ NASA NOAA NIH FBI FEMA USDA EPA HUD FAA IRS NAVFAC NAVSEA NAVSUP USPS II III IV NY NJ CT MA PA RI VT NH ME".split(
    " ",
  ),
);
/** "CSB", but not "ST" for Saint. */
const WITHOUT_VOWELS = /^(?!(?:ST|MT|FT)$)[B-DF-HJ-NP-TV-XZ]{2,4}$/;
const SMALL_WORDS = new Set(["of", "the", "and", "for", "in", "on", "at", "to", "by"]);

/** "VETERANS AFFAIRS, DEPARTMENT OF" */
const INVERTED = /^([^,]+), ((?:department|dept\.?|office|bureau|city|town|county|state) of(?: the)?)$/i;

/** An organization's name in normal case and order; `null` if it is missing. */
export function organizationFrom(raw: string | null): string | null {
  const name = nameFrom(raw);
  if (name === null) return null;
  const inOrder = name.replace(INVERTED, "$2 $1").replace(/\bdept\b\.?/gi, (dept) => {
    return dept.startsWith("DE") ? "DEPARTMENT" : "Department";
  });
  return /\p{Ll}/u.test(inOrder) ? inOrder : inNormalCase(inOrder);
}

function inNormalCase(capitals: string) {
  return capitals
    .split(" ")
    .map((word, index) => {
      const small = word.toLowerCase();
      return index > 0 && SMALL_WORDS.has(small)
        ? small
        : word.replace(/[\p{L}\p{N}'’]+/gu, partInNormalCase);
    })
    .join(" ");
}

function partInNormalCase(part: string) {
  if (ACRONYMS.has(part) || WITHOUT_VOWELS.test(part)) return part;
  if (/^\d+(?:ST|ND|RD|TH)$/.test(part)) return part.toLowerCase();
  return /\p{N}/u.test(part) ? part : part.charAt(0) + part.slice(1).toLowerCase();
}

const DEPARTMENTS = [
  "Buildings",
  "City Planning",
  "Citywide Administrative Services",
  "Consumer and Worker Protection",
  "Correction",
  "Cultural Affairs",
  "Design and Construction",
  "Education",
  "Environmental Protection",
  "Finance",
  "Health and Mental Hygiene",
  "Homeless Services",
  "Housing Preservation and Development",
  "Information Technology and Telecommunications",
  "Investigation",
  "Parks and Recreation",
  "Probation",
  "Records and Information Services",
  "Sanitation",
  "Small Business Services",
  "Social Services",
  "Transportation",
  "Veterans’ Services",
  "Youth and Community Development",
];

/** Agencies whose names in the City Record leave out the city. */
const CITY_AGENCIES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(DEPARTMENTS.map((name) => [foldedWords(name), `NYC Department of ${name}`])),
  parks: "NYC Department of Parks and Recreation",
  aging: "NYC Department for the Aging",
  "department for the aging": "NYC Department for the Aging",
  "administration for children s services": "NYC Administration for Children’s Services",
  "admin for children s services": "NYC Administration for Children’s Services",
  "board of elections": "NYC Board of Elections",
  "campaign finance board": "NYC Campaign Finance Board",
  "city council": "New York City Council",
  "city university": "City University of New York",
  comptroller: "Office of the NYC Comptroller",
  "office of the comptroller": "Office of the NYC Comptroller",
  "economic development corporation": "NYC Economic Development Corporation",
  "emergency management": "NYC Emergency Management",
  "fire department": "NYC Fire Department",
  "health and hospitals corporation": "NYC Health + Hospitals",
  "housing authority": "New York City Housing Authority",
  "human resources administration": "NYC Human Resources Administration",
  "law department": "NYC Law Department",
  "office of technology and innovation": "NYC Office of Technology and Innovation",
  "police department": "NYC Police Department",
  "school construction authority": "NYC School Construction Authority",
  "taxi and limousine commission": "NYC Taxi and Limousine Commission",
};

/** An agency of New York City by its full name: "Education" is the city's department. */
export function nycAgencyFrom(raw: string | null): string | null {
  const name = organizationFrom(raw);
  if (name === null) return null;
  const words = foldedWords(name.replaceAll("&", " and "));
  return (
    CITY_AGENCIES[words] ??
    CITY_AGENCIES[words.replace(/^(?:nyc |new york city )?department of /, "")] ??
    name
  );
}
