import { isBeforeNumber } from "./document-number";
import { CONNECTORS } from "./title-vocabulary";

/** What the parts of a large contract are called, in both languages. */
const PARTS: Readonly<Record<string, string>> = {
  lot: "lot",
  lots: "lot",
  phase: "phase",
  phases: "phase",
  ph: "phase",
  part: "part",
  parts: "part",
  partie: "part",
  parties: "part",
  section: "section",
  sections: "section",
  sec: "section",
  area: "area",
  areas: "area",
  secteur: "area",
  secteurs: "area",
  sector: "area",
  zone: "zone",
  zones: "zone",
  station: "station",
  stations: "station",
  stn: "station",
  caserne: "station",
  stage: "stage",
  stages: "stage",
  etape: "stage",
  etapes: "stage",
  group: "group",
  groups: "group",
  groupe: "group",
  package: "package",
  packages: "package",
  contract: "contract",
  contrat: "contract",
  block: "block",
  bldg: "building",
  buildings: "building",
  batiment: "building",
  edifice: "building",
  unit: "unit",
  units: "unit",
  unite: "unit",
  site: "site",
  sites: "site",
  ward: "ward",
  wards: "ward",
  schedule: "schedule",
  segment: "segment",
  segments: "segment",
  volume: "volume",
  batch: "batch",
  centre: "centre",
  wing: "wing",
  aile: "wing",
  tower: "tower",
  tour: "tower",
  volet: "phase",
  tranche: "phase",
  region: "region",
  regions: "region",
  district: "district",
  division: "division",
  route: "route",
  routes: "route",
  rte: "route",
  hwy: "route",
  autoroute: "route",
  bridge: "bridge",
  bridges: "bridge",
  pont: "bridge",
  floor: "floor",
  etage: "floor",
  level: "level",
  item: "item",
  bay: "bay",
  gate: "gate",
  pier: "pier",
  cell: "cell",
  parcel: "parcel",
  tank: "tank",
  reach: "reach",
  field: "field",
  rink: "rink",
  hangar: "hangar",
  boiler: "boiler",
  school: "school",
  ecole: "school",
  category: "category",
  categorie: "category",
  option: "option",
  year: "year",
  annee: "year",
  exit: "exit",
  pump: "pump",
  well: "well",
  puits: "well",
  culvert: "culvert",
  ponceau: "culvert",
};

const NUMBERS: Readonly<Record<string, string>> = {
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
  ten: "10",
  un: "1",
  une: "1",
  deux: "2",
  trois: "3",
  quatre: "4",
  cinq: "5",
  sept: "7",
  huit: "8",
  i: "1",
  ii: "2",
  iii: "3",
  iv: "4",
  v: "5",
  vi: "6",
  vii: "7",
  viii: "8",
  ix: "9",
  north: "n",
  south: "s",
  east: "e",
  west: "w",
  nord: "n",
  sud: "s",
  est: "e",
  ouest: "w",
};

export const isYear = (word: string) => /^(?:19|20)\d\d$/.test(word);

/** "3rd" and "03" are "3". */
export const plainNumber = (word: string) =>
  word.replace(/^0+(?=\p{N})/u, "").replace(/^(\p{N}+)(?:st|nd|rd|th|er|re|e|eme)$/u, "$1");

/** "Lot 1", "Lots 1, 2 and 3", "Phase B", "Area three"; a letter at the end is a part too: "Roof of centre A". */
export function partsIn(all: ReadonlyArray<string>) {
  const parts = new Map<string, Set<string>>();
  /** The positions of the words that name a part and say nothing else. */
  const taken = new Set<number>();
  const add = (kind: string, value: string) => parts.set(kind, (parts.get(kind) ?? new Set()).add(value));
  for (const [index, word] of all.entries()) {
    const kind = Object.hasOwn(PARTS, word) ? PARTS[word] : undefined;
    if (kind === undefined) continue;
    for (const [position, value] of designatorsFrom(all, index + 1)) {
      add(kind, value);
      taken.add(position);
    }
  }
  const last = all.at(-1) ?? "";
  if (/^[a-z]$/.test(last) && all.length > 1) add("last letter", last);
  return { parts, taken };
}

function designatorsFrom(
  all: ReadonlyArray<string>,
  start: number,
): Array<[position: number, value: string]> {
  const found: Array<[number, string]> = [];
  for (let position = start; position < all.length; position++) {
    const word = all[position]!;
    if (CONNECTORS.has(word) || isBeforeNumber(word) || word === "to") continue;
    // "Secteur d'Aylmer".
    const isElided = (word === "d" || word === "l") && position < all.length - 1;
    const value = designator(word);
    if (value === null || isElided || isYear(word)) break;
    found.push([position, value]);
  }
  return found;
}

function designator(word: string): string | null {
  if (/^\p{N}/u.test(word)) return plainNumber(word);
  if (Object.hasOwn(NUMBERS, word)) return NUMBERS[word] ?? null;
  return /^[a-z]\p{N}*$/u.test(word) ? word : null;
}
