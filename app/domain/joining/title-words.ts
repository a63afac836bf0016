import { foldedWords } from "../folding";
import { isBeforeNumber, partsOfNumber } from "./document-number";

/** How much of a title is compared: more than portals' titles have. */
const READ_LENGTH = 1_000;

const words = (list: string) => new Set(list.split(/\s+/).filter(Boolean));

const LIGATURES: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss" };

/** Written in one way: "Main Street" and "Main St.". */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  street: "st",
  saint: "st",
  sainte: "st",
  ste: "st",
  road: "rd",
  avenue: "ave",
  av: "ave",
  boulevard: "blvd",
  boul: "blvd",
  drive: "dr",
  crescent: "cres",
  highway: "hwy",
  place: "pl",
  court: "ct",
  lane: "ln",
  parkway: "pkwy",
  mount: "mt",
  township: "twp",
  building: "bldg",
  center: "centre",
  ctr: "centre",
  rehab: "rehabilitation",
  reno: "renovation",
  maint: "maintenance",
};

/** They join words, and portals write them as signs or leave them out. */
const CONNECTORS = words("and et the");

/** "Addendum 2": which version it is, not which contract. */
const VERSION =
  /\b(?:addend(?:um|a)|amendment|modification|revision|rev|version) (?:no |number |numero )?\p{N}+\b/gu;

/** They name no work and no place by themselves. */
const EMPTY_WORDS = words(`
  a an in on at by with as or per for to from of via into within throughout across de des du d l la le les en au aux pour
  sur par dans un une ou avec selon its this that no number numero
  request requests tender tenders tendering proposal proposals quotation quotations quote quotes bid bids bidding bidders
  invitation invitations rft rfp rfq rfb rfi rfso rfsq nrfp itt itb ifb itq eoi notice notices call calls solicitation
  solicitations submission submissions expression expressions interest prequalification prequalified qualification
  qualifications qualified pre standing offer offers arrangement arrangements competitive sealed public open contract
  contracts contractor contractors agreement agreements procurement opportunity opportunities purchase document documents
  project projects program programs programme addendum amended reissue appel appels offre offres avis demande demandes
  soumission soumissions proposition propositions prix publique publics contrat contrats entente ententes projet projets
  various miscellaneous multiple several general new required needed as-needed divers diverses location locations site
  sites annual yearly annuel annuelle year term
  service services supply supplies supplying delivery provision provide providing maintenance repair repairs repairing
  work works operation operations install installing installation installations replace replacing replacement
  replacements rehabilitation rehabilitate renovation renovations renewal renewals construct construction
  reconstruction rebuild improvement improvements upgrade upgrades upgrading removal clearing control management rental
  travaux fourniture entretien reparation reparations refection remplacement construction reconstruction renovation
  renovations installation enlevement services livraison location
`);

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

const isYear = (word: string) => /^(?:19|20)\d\d$/.test(word);
const hasDigit = (word: string) => /\p{N}/u.test(word);

/** "3rd" and "03" are "3". */
const plainNumber = (word: string) =>
  word.replace(/^0+(?=\p{N})/u, "").replace(/^(\p{N}+)(?:st|nd|rd|th|er|re|e|eme)$/u, "$1");

/** A title's words in their order, without accents, and without the given numbers and what says that they are numbers. */
export function wordsOfTitle(title: string, numbers: ReadonlyArray<string | null> = []): Array<string> {
  const spelled = title
    .slice(0, READ_LENGTH)
    .replace(/[œæß]/giu, (sign) => LIGATURES[sign.toLowerCase()] ?? sign);
  const all = foldedWords(spelled).split(" ").filter(Boolean);
  const rest = numbers.reduce<Array<string>>(
    (left, number) => (number === null ? left : withoutNumber(left, partsOfNumber(number))),
    all,
  );
  return rest.length > 0 ? rest : all;
}

/** Shorter numbers could be anything: "Phase 2". */
const MIN_NUMBER_LENGTH = 4;

function withoutNumber(all: ReadonlyArray<string>, parts: ReadonlyArray<string>): Array<string> {
  const wanted = parts.join("");
  if (wanted.length < MIN_NUMBER_LENGTH || !hasDigit(wanted)) return [...all];
  for (let start = 0; start < all.length; start++) {
    let length = 0;
    for (let end = start; end < all.length && length < wanted.length; end++) {
      length += all[end]!.length;
      if (length !== wanted.length || all.slice(start, end + 1).join("") !== wanted) continue;
      let from = start;
      while (from > 0 && isBeforeNumber(all[from - 1]!)) from--;
      return [...all.slice(0, from), ...all.slice(end + 1)];
    }
  }
  return [...all];
}

/** The title in one spelling: notices of one contract often share it, and some others do too. */
export const titleKey = (all: ReadonlyArray<string>): string =>
  all
    .filter((word) => !CONNECTORS.has(word))
    .map(shortForm)
    .join(" ");

const shortForm = (word: string) => (Object.hasOwn(SHORT_FORMS, word) ? (SHORT_FORMS[word] ?? word) : word);

export type TitleRead = {
  key: string;
  /** The words that say what the contract is about. */
  own: ReadonlySet<string>;
  /** The parts of a larger contract that the title names, such as lots. */
  parts: ReadonlyMap<string, ReadonlySet<string>>;
  years: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
};

export function readTitle(title: string, references: ReadonlyArray<string | null>): TitleRead {
  const bare = wordsOfTitle(title, references).join(" ").replaceAll(VERSION, " ");
  const all = bare.split(" ").filter(Boolean).map(shortForm);
  const { parts, taken } = partsIn(all);
  const years = yearsIn(all);
  const isOwn = (word: string, index: number) =>
    !taken.has(index) &&
    !hasDigit(word) &&
    word.length > 1 &&
    !CONNECTORS.has(word) &&
    !EMPTY_WORDS.has(word) &&
    !isBeforeNumber(word);
  return {
    key: titleKey(all),
    own: new Set(all.filter(isOwn).map(singular)),
    parts,
    years,
    numbers: new Set(all.filter((word) => hasDigit(word) && !isYear(word)).map(plainNumber)),
  };
}

const singular = (word: string) => (word.length > 4 ? word.replace(/(?<!s)s$/, "") : word);

/** A season is two years: "2025-26". */
function yearsIn(all: ReadonlyArray<string>): ReadonlySet<string> {
  const years = all.filter(isYear);
  const next = all.flatMap((word, index) => {
    const year = Number(all[index - 1]);
    const isNext = isYear(all[index - 1] ?? "") && word === String((year + 1) % 100).padStart(2, "0");
    return isNext ? [String(year + 1)] : [];
  });
  return new Set([...years, ...next]);
}

/** "Lot 1", "Lots 1, 2 and 3", "Phase B", "Area three"; a letter at the end is a part too: "Roof of centre A". */
function partsIn(all: ReadonlyArray<string>) {
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

/** Whether two titles name different parts, years or numbers of a larger contract. */
export function nameDifferentParts(a: TitleRead, b: TitleRead): boolean {
  for (const [kind, values] of a.parts) {
    const others = b.parts.get(kind);
    if (others && !areEqual(values, others)) return true;
  }
  if (a.years.size > 0 && b.years.size > 0 && !areEqual(a.years, b.years)) return true;
  return haveOwn(a.numbers, b.numbers) && haveOwn(b.numbers, a.numbers);
}

const areEqual = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((one) => b.has(one));
const haveOwn = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].some((one) => !b.has(one));

/**
 * Whether one title says what the other says, or more of it, or only what any title could say ("Invitation to tender").
 * A title with a word of its own where the other has another is that of another contract: "Marlow Road", "Barlow Road".
 */
export function sayTheSame(a: TitleRead, b: TitleRead): boolean {
  return a.key === b.key || !haveOwn(a.own, b.own) || !haveOwn(b.own, a.own);
}

/** Fewer words in common do not show that two titles are the same. */
const MIN_SHARED_WORDS = 3;

/** Whether two titles are clearly of one contract, so that one of its portals may have changed the closing date. */
export function areClearlyTheSame(a: TitleRead, b: TitleRead): boolean {
  if (!sayTheSame(a, b) || a.own.size === 0 || b.own.size === 0) return false;
  const shared = [...a.own].filter((word) => b.own.has(word)).length;
  return a.key === b.key || areEqual(a.own, b.own) || shared >= MIN_SHARED_WORDS;
}
