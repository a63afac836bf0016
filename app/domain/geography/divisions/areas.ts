import { foldName } from "../folded-name";
import { QUEBEC } from "../tables/divisions/quebec";
import { NAMED_DIVISIONS } from "./divisions";

export const NATIONAL_CAPITAL: ReadonlyArray<string> = ["CA-ON-OTT", "CA-QC-GATINEAU"];

const ontario = (...segments: ReadonlyArray<string>) => segments.map((segment) => `CA-ON-${segment}`);
const NORTHWESTERN_ONTARIO = ontario("KEN", "RRD", "TBY");
const NORTHEASTERN_ONTARIO = ontario("ALG", "COC", "MAN", "NIP", "PSD", "SBD", "SUD", "TIM");
const NORTHERN_ONTARIO = [...NORTHEASTERN_ONTARIO, ...NORTHWESTERN_ONTARIO];
const GREATER_TORONTO = ontario("TOR", "PEL", "YRK", "DUR", "HAL");
const THE_NORTH = ["CA-NT", "CA-NU", "CA-YT"];

/**
 * Areas that people name and that have no code of their own, with their provinces, states or divisions. The first name
 * is the one to show. Compiled by hand from everyday use; where an area has no fixed border, the widest usual one.
 */
export const NAMED_AREAS: ReadonlyArray<readonly [names: string, codes: ReadonlyArray<string>]> = [
  ["National Capital Region,NCR,RCN,Région de la capitale nationale,National Capital", NATIONAL_CAPITAL],
  [
    "Atlantic Canada,Atlantic Provinces,Atlantic Region,Canada atlantique,Provinces de l'Atlantique,Région de l'Atlantique",
    ["CA-NB", "CA-NL", "CA-NS", "CA-PE"],
  ],
  ["Maritimes,Maritime Provinces,The Maritimes,Provinces maritimes", ["CA-NB", "CA-NS", "CA-PE"]],
  [
    "Prairies,Prairie Provinces,The Prairies,Prairie Region,Provinces des Prairies,Région des Prairies",
    ["CA-AB", "CA-MB", "CA-SK"],
  ],
  [
    "Western Canada,Western Provinces,Ouest canadien,Ouest du Canada,Provinces de l'Ouest",
    ["CA-AB", "CA-BC", "CA-MB", "CA-SK"],
  ],
  [
    "Northern Canada,Canada's North,Canadian North,Northern Region,Nord canadien,Nord du Canada,Grand Nord,Canadian Territories",
    THE_NORTH,
  ],
  ["Greater Toronto Area,GTA,Grand Toronto,Région du grand Toronto,RGT", GREATER_TORONTO],
  [
    "Greater Toronto and Hamilton Area,GTHA,Greater Toronto Hamilton Area",
    [...GREATER_TORONTO, ...ontario("HAM")],
  ],
  ["Golden Horseshoe", [...GREATER_TORONTO, ...ontario("HAM", "NIA")]],
  ["Northern Ontario,Nord de l'Ontario,Nord ontarien,Ontario North", NORTHERN_ONTARIO],
  ["Northeastern Ontario,North Eastern Ontario,Nord-Est de l'Ontario", NORTHEASTERN_ONTARIO],
  ["Northwestern Ontario,North Western Ontario,Nord-Ouest de l'Ontario", NORTHWESTERN_ONTARIO],
  [
    "Eastern Ontario,Est de l'Ontario,Est ontarien",
    ontario("OTT", "FRO", "HAS", "LAN", "LEA", "LGR", "PED", "PRU", "REN", "SDG"),
  ],
  [
    "Southwestern Ontario,South Western Ontario,Southwest Ontario,Sud-Ouest de l'Ontario",
    ontario("BRA", "BRU", "CHK", "ELG", "ESX", "GRY", "HNF", "HUR", "LAM", "MDX", "OXF", "PER", "WAT", "WEL"),
  ],
  ["Central Ontario,Centre de l'Ontario", ontario("DUF", "HLB", "KAW", "MUS", "NOR", "PET", "SIM")],
  ["Ottawa Valley,Vallée de l'Outaouais", ontario("OTT", "LAN", "REN")],
  ["Niagara Peninsula,Péninsule du Niagara", ontario("NIA")],
  ["Kitchener-Waterloo", ontario("WAT-KIT", "WAT-WLO")],
  [
    "Greater Montréal,Grand Montréal,Montréal Metropolitan Area",
    ["CA-QC-LAVAL", "CA-QC-LONGUEUIL", "CA-QC-MONTREAL"],
  ],
  ["Lower Mainland", ["CA-BC-FRASERVALLEY", "CA-BC-METROVANCOUVER"]],
  [
    "Vancouver Island,Île de Vancouver",
    [
      "CA-BC-ALBERNICLAYOQUOT",
      "CA-BC-CAPITALREGION",
      "CA-BC-COMOXVALLEY",
      "CA-BC-COWICHANVALLEY",
      "CA-BC-MTWADDINGTON",
      "CA-BC-NANAIMO",
      "CA-BC-STRATHCONA",
    ],
  ],
  ["New England,Nouvelle-Angleterre", ["US-CT", "US-MA", "US-ME", "US-NH", "US-RI", "US-VT"]],
  ["Long Island", ["US-NY-NASSAU", "US-NY-SUFFOLK"]],
  [
    "Hudson Valley,Mid-Hudson Valley,Lower Hudson Valley",
    ["DUTCHESS", "ORANGE", "PUTNAM", "ROCKLAND", "ULSTER", "WESTCHESTER"].map((county) => `US-NY-${county}`),
  ],
  [
    "Western New York",
    ["ALLEGANY", "CATTARAUGUS", "CHAUTAUQUA", "ERIE", "NIAGARA"].map((county) => `US-NY-${county}`),
  ],
  [
    "Western Massachusetts",
    ["BERKSHIRE", "FRANKLIN", "HAMPDEN", "HAMPSHIRE"].map((county) => `US-MA-${county}`),
  ],
];

const codesOfQuebec = new Map(
  NAMED_DIVISIONS.filter(({ parentCode }) => parentCode === "CA-QC").map(({ name, code }) => [name, code]),
);

/** Quebec's administrative regions, and the areas above. */
export const ALL_AREAS: ReadonlyArray<readonly [names: string, codes: ReadonlyArray<string>]> = [
  ...Object.entries(QUEBEC).map(
    ([name, seeds]) => [name, seeds.flatMap(([division]) => codesOfQuebec.get(division) ?? [])] as const,
  ),
  ...NAMED_AREAS,
];

const codesByName = new Map(
  ALL_AREAS.flatMap(([names, codes]) => names.split(",").map((name) => [foldName(name), codes] as const)),
);
const namesByCodes = new Map(
  ALL_AREAS.map(([names, codes]) => [[...codes].sort().join(), names.split(",")[0] ?? ""]),
);

/** The divisions of an area that has a name but no code. */
export function findArea(name: string): ReadonlyArray<string> | null {
  return codesByName.get(foldName(name)) ?? null;
}

/** The same for words that are folded one by one: "g t a" is the GTA. */
export function findFoldedArea(words: string): ReadonlyArray<string> | null {
  return (
    codesByName.get(words[1] === " " && /^(?:\S )+\S$/.test(words) ? words.replaceAll(" ", "") : words) ??
    null
  );
}

/** The name of the area that consists of exactly these places; `null` if they are no area. */
export function areaNameOf(places: ReadonlyArray<string>): string | null {
  return places.length < 2 ? null : (namesByCodes.get([...places].sort().join()) ?? null);
}

const firstWords = new Set(Array.from(codesByName.keys(), (name) => name.split(" ")[0]));

/** Whether the name of an area starts with this word. */
export function beginsAreaName(foldedWord: string): boolean {
  return firstWords.has(foldedWord);
}

/** Short names of areas that count in running text only in capitals: "GTA", "NCR". */
const ACRONYMS = new Set(["gta", "gtha", "ncr", "rcn", "rgt"]);

export function isAreaAcronym(foldedName: string): boolean {
  return ACRONYMS.has(foldedName);
}

/** "The North": northern Ontario in an Ontario notice, the territories in any other. */
export function theNorth(scope: string | null): ReadonlyArray<string> {
  return scope?.startsWith("CA-ON") === true ? NORTHERN_ONTARIO : THE_NORTH;
}
