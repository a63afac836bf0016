import { lazy, lazyInSteps } from "~/domain/lazy";
import { findArea } from "../divisions/areas";
import { isWithin } from "../divisions/region-codes";
import { foldName, NAMES_FOLDED_A_STEP } from "../folded-name";
import { everyPlaceNamed } from "../names/gazetteer";
import { AGENCIES_OF_THE_NINE_STATES } from "../tables/bodies/agencies-united-states";
import { AUTHORITIES_OF_THE_NINE_STATES } from "../tables/bodies/authorities-united-states";
import { BODIES_OF_ALBERTA, MUNICIPAL_DISTRICTS_OF_ALBERTA } from "../tables/bodies/bodies-of-alberta";
import { BODIES_OF_ONTARIO } from "../tables/bodies/bodies-of-ontario";
import { BODIES_OF_THE_WEST } from "../tables/bodies/bodies-of-the-west";
import { BODIES_OF_OTHER_PROVINCES } from "../tables/bodies/buyer-bodies-canada";
import { BODIES_OF_QUEBEC, REGIONS_IN_BODIES } from "../tables/bodies/buyer-bodies-quebec";
import { COLLEGES_OF_THE_NINE_STATES } from "../tables/bodies/colleges-united-states";
import { MUNICIPALITIES_OF_THE_PRAIRIES } from "../tables/bodies/municipalities-of-the-prairies";
import { PROVINCIAL_BODIES } from "../tables/bodies/provincial-bodies";
import { MORE_SCHOOL_DISTRICTS_OF_THE_NINE_STATES } from "../tables/bodies/school-districts-more";
import { SCHOOL_DISTRICTS_OF_THE_NINE_STATES } from "../tables/bodies/school-districts-united-states";
import { SCHOOL_DIVISIONS_OF_CANADA } from "../tables/bodies/school-divisions-canada";
import { MUNICIPALITIES_WITH_NAMESAKES } from "../tables/towns/municipalities-with-namesakes";
import { codesOfNumberedDistricts } from "./numbered-districts";

/** Bodies of one place: its codes, separated by spaces, and the bodies' names. */
type BodiesOf = readonly [codes: string, names: string];

/**
 * Public bodies whose name does not name their place: federal bodies with one site, universities, colleges, hospitals,
 * conservation authorities and utilities of Ontario, universities and hospitals of Quebec. Compiled by hand from the
 * bodies' public names and addresses; names and locations are facts and need no licence.
 */
const BODIES: ReadonlyArray<BodiesOf> = [
  ["CA-QC-MONTREAL", "Town of Mount Royal"],
  ["CA-QC-QUEBEC", "National Battlefields Commission,Commission des champs de bataille nationaux"],
  ["CA-ON-OTT CA-QC-GATINEAU", "National Capital Commission,Commission de la capitale nationale"],
  [
    "CA-ON-OTT",
    "National Gallery of Canada,Canadian Museum of Nature,National Arts Centre,Ingenium,Carleton University,Algonquin College,La Cité collégiale,Bruyère,Children's Hospital of Eastern Ontario,Queensway Carleton,Montfort Hospital,Hôpital Montfort,Royal Ottawa,Hydro Ottawa,Canadian War Museum",
  ],
  [
    "CA-QC-GATINEAU",
    "Canadian Museum of History,Musée canadien de l'histoire,Université du Québec en Outaouais",
  ],
  ["CA-MB-DIV11", "Canadian Museum for Human Rights,Royal Canadian Mint Winnipeg"],
  ["CA-NS-HALIFAX", "Canadian Museum of Immigration,Dalhousie University,Saint Mary's University"],
  ["CA-ON-ESX-WIN", "Windsor-Detroit Bridge Authority,St. Clair College,Enwin"],
  [
    "CA-QC-MONTREAL CA-QC-LONGUEUIL",
    "Jacques Cartier and Champlain Bridges,Les Ponts Jacques Cartier et Champlain",
  ],
  [
    "CA-QC-MONTREAL",
    "Canada Lands Company Old Port,McGill University,Université McGill,Concordia University,Université Concordia,Polytechnique Montréal,HEC Montréal,École de technologie supérieure,CHU Sainte-Justine,Centre universitaire de santé McGill,Collège Ahuntsic,Dawson College,Vanier College,Cégep du Vieux Montréal,Cégep Marie-Victorin,Cégep André-Laurendeau,Société du parc Jean-Drapeau,Musée d'art contemporain,Société de transport de Montréal",
  ],
  [
    "CA-QC-QUEBEC",
    "Université Laval,CHU de Québec,Cégep Garneau,Cégep Limoilou,Réseau de transport de la Capitale,Musée de la civilisation,Institut universitaire de cardiologie et de pneumologie",
  ],
  ["CA-QC-SHERBROOKE", "Bishop's University,Université Bishop's"],
  ["CA-QC-SHERBROOKE", "Champlain Regional College"],
  ["CA-QC-LESAGUENAYETSONFJORD", "Université du Québec à Chicoutimi"],
  [
    "CA-ON-TOR",
    "Toronto Metropolitan University,Ryerson University,York University,George Brown College,Seneca College,Seneca Polytechnic,Centennial College,Humber College,Humber Polytechnic,OCAD University,University Health Network,Sinai Health,Sunnybrook Health,Sunnybrook Hospital,Unity Health,Hospital for Sick Children,SickKids,North York General,Humber River,Michael Garron,Baycrest,Women's College Hospital,Centre for Addiction and Mental Health,Holland Bloorview,West Park Healthcare,Royal Ontario Museum,Art Gallery of Ontario,Exhibition Place,Waterfront Toronto,Ports Toronto,PortsToronto",
  ],
  ["CA-ON-PEL-MIS", "Trillium Health Partners,Greater Toronto Airports Authority"],
  ["CA-ON-PEL-BRM", "William Osler Health"],
  ["CA-ON-HAL-OAK", "Sheridan College,Halton Healthcare"],
  ["CA-ON-HAL-BUR", "Joseph Brant"],
  ["CA-ON-HAM", "McMaster University,Mohawk College,Redeemer University,St. Joseph's Healthcare Hamilton"],
  ["CA-ON-NIA", "Niagara Health System,Niagara Parks Commission,Niagara College"],
  ["CA-ON-NIA-STC", "Brock University"],
  ["CA-ON-WAT", "Conestoga College"],
  ["CA-ON-WAT-WLO", "Wilfrid Laurier University,University of Waterloo"],
  ["CA-ON-WAT-KIT", "Grand River Hospital,St. Mary's General Hospital"],
  [
    "CA-ON-MDX-LON",
    "Western University,University of Western Ontario,Fanshawe College,London Health Sciences,St. Joseph's Health Care London",
  ],
  ["CA-ON-LAM", "Lambton College,Bluewater Health"],
  [
    "CA-ON-FRO-KIN",
    "Queen's University,St. Lawrence College,Kingston Health Sciences,Royal Military College,Providence Care",
  ],
  ["CA-ON-HAS", "Loyalist College,Quinte Health"],
  ["CA-ON-PET-PTB", "Trent University,Fleming College"],
  ["CA-ON-DUR-OSH", "Ontario Tech University,Durham College,Lakeridge Health"],
  ["CA-ON-SIM-BAR", "Georgian College,Royal Victoria Regional Health"],
  ["CA-ON-SIM", "Waypoint Centre,Orillia Soldiers' Memorial,Georgian Bay General Hospital"],
  ["CA-ON-YRK", "Southlake,Mackenzie Health,Oak Valley Health,Markham Stouffville Hospital"],
  ["CA-ON-SUD", "Laurentian University,Cambrian College,Collège Boréal,Health Sciences North,Science North"],
  ["CA-ON-ALG-SSM", "Algoma University,Sault College,Sault Area Hospital"],
  ["CA-ON-NIP-NBY", "Nipissing University,Canadore College"],
  ["CA-ON-COC", "Northern College"],
  ["CA-ON-DUR-WHI", "Ontario Shores"],
  ["CA-ON-HAM CA-ON-HAL-BUR", "Royal Botanical Gardens"],
  ["CA-ON-PEL-MIS", "University of Toronto Mississauga"],
  ["CA-ON-ALG-SSM", "PUC Services"],
  [
    "US-NY-NYC",
    "NYC Department,NYC Parks,NYC Housing,NYC Health,NYC Transportation,NYC Education,NYC Department of Design,NYC Department of Education,NYC Department of Transportation,NYC Department of Parks,NYC School Construction,NYC Correction,NYC Citywide Administrative,NYC Design,New York City Department of Education,New York City Department of Transportation,New York City Department of Parks,New York City Housing Authority,New York City Transit,New York City School Construction",
  ],
  ["US-NY-NASSAU", "Nassau BOCES,Nassau Community College"],
  ["US-NY-ERIE", "Erie 1 BOCES,Erie 2 BOCES,Erie Community College"],
  ["US-NY-MONROE", "Monroe 1 BOCES,Monroe 2 BOCES,Monroe #1 BOCES,Monroe #2 BOCES,Monroe Community College"],
  ["US-NY-SUFFOLK", "Suffolk BOCES"],
  ["US-NY-ONONDAGA", "Onondaga Community College"],
  [
    "US-PA-PHILADELPHIA US-PA-BUCKS US-PA-CHESTER US-PA-DELAWARE US-PA-MONTGOMERY",
    "Southeastern Pennsylvania Transportation Authority,SEPTA",
  ],
  ["CA-ON-TBY", "Lakehead University,Confederation College"],
];

const codesByName = (tables: ReadonlyArray<BodiesOf>) =>
  tables
    .flatMap(([codes, names]) =>
      names.split(",").map((name) => [` ${foldName(name)} `, codes.split(" ")] as const),
    )
    .sort(([a], [b]) => b.length - a.length);

/** The longest names first: "York College of Pennsylvania" before "York College". */
const listed = lazy(() =>
  codesByName([
    ...BODIES,
    ...Object.entries(BODIES_OF_ONTARIO),
    ...Object.entries(BODIES_OF_QUEBEC),
    ...Object.entries(BODIES_OF_OTHER_PROVINCES),
    ...Object.entries(BODIES_OF_THE_WEST),
    ...Object.entries(BODIES_OF_ALBERTA),
    ...Object.entries(MUNICIPAL_DISTRICTS_OF_ALBERTA),
    ...Object.entries(SCHOOL_DIVISIONS_OF_CANADA),
    ...Object.entries(COLLEGES_OF_THE_NINE_STATES),
    ...Object.entries(AGENCIES_OF_THE_NINE_STATES),
    ...Object.entries(AUTHORITIES_OF_THE_NINE_STATES),
    ...Object.entries(SCHOOL_DISTRICTS_OF_THE_NINE_STATES),
    ...Object.entries(MORE_SCHOOL_DISTRICTS_OF_THE_NINE_STATES),
    ...MUNICIPALITIES_WITH_NAMESAKES,
    ...MUNICIPALITIES_OF_THE_PRAIRIES,
  ]),
);
/** The indexes of the bodies whose name begins with a word. */
const byFirstWord = lazyInSteps(function* () {
  const indexes = new Map<string, Array<number>>();
  for (const [index, [name]] of listed().entries()) {
    const word = name.slice(1, name.indexOf(" ", 1));
    indexes.set(word, [...(indexes.get(word) ?? []), index]);
    if (index % NAMES_FOLDED_A_STEP === 0) yield;
  }
  return indexes;
});

/** The bodies that a name can be, the longest names first. */
function candidatesFor(folded: string) {
  const words = new Set(folded.split(" "));
  return [...words]
    .flatMap((word) => byFirstWord().get(word) ?? [])
    .sort((a, b) => a - b)
    .flatMap((index) => listed().slice(index, index + 1));
}

const provincial = lazy(() => codesByName(Object.entries(PROVINCIAL_BODIES)));

/** Every code in the tables of bodies. */
export const codesOfBodies = () => [
  ...new Set([
    ...[...listed(), ...provincial()].flatMap(([, codes]) => codes),
    ...codesOfNumberedDistricts(),
  ]),
];

/** The rest of a name that may begin with another word: "Susquehanna Valley Central School District" is not Valley Central. */
const NEEDS_WHOLE_NAME = / (?:school district|school division|central) $/;

const LED_BY_KIND =
  /^ (?:town of|township of|village of|borough of|municipalite de|rm of|rural municipality of) (.+) $/;
const LED_BY_NAME = /^ (.+) (?:township|borough) $/;
/** In words: "saint michel des saints". */
const LONGEST_END = 3;

/** Whether the name is a part of another municipality's: "Town of Union Vale", "West Mifflin Borough". */
function isPartOfLonger(name: string, foldedBuyer: string, at: number): boolean {
  const led = LED_BY_KIND.exec(name)?.[1];
  if (led !== undefined) {
    const after = foldedBuyer
      .slice(at + name.length)
      .trim()
      .split(" ")
      .slice(0, LONGEST_END);
    return after.some((word, last) => word !== "" && isPlace(led, ...after.slice(0, last + 1)));
  }
  const town = LED_BY_NAME.exec(name)?.[1];
  const before = foldedBuyer.slice(0, at).trim().split(" ").at(-1) ?? "";
  return town !== undefined && before !== "" && isPlace(before, town);
}

const isPlace = (...words: ReadonlyArray<string>) => {
  const name = words.join(" ");
  return everyPlaceNamed(name).length > 0 || everyPlaceNamed(`${name} township`).length > 0;
};

/** Whether the buyer has this name as a whole, or after words such as "Board of Education of the". */
function isCalled(foldedBuyer: string, name: string): boolean {
  const at = foldedBuyer.indexOf(name);
  if (at >= 0 && isPartOfLonger(name, foldedBuyer, at)) return false;
  if (at <= 0 || !NEEDS_WHOLE_NAME.test(name)) return at >= 0;
  return / (?:of|the|for|du|des|de)$/.test(foldedBuyer.slice(0, at));
}

/**
 * The places of a body that is known by name; `null` for any other buyer, and for a name that bodies of several
 * provinces in the scope have: "Prairie Rose School Division".
 */
export function placesOfBody(buyer: string, scope: string): ReadonlyArray<string> | null {
  const folded = ` ${foldName(buyer)} `;
  const within = candidatesFor(folded).filter(
    ([name, codes]) => isCalled(folded, name) && codes.some((code) => isWithin(code, scope)),
  );
  const [longest] = within;
  const isShared = within.some(
    ([name, codes]) => name === longest?.[0] && codes.join() !== longest[1].join(),
  );
  if (longest === undefined || isShared) return null;
  return longest[1].filter((code) => isWithin(code, scope));
}

/** Saskatchewan's rural municipalities have a number, Manitoba's have none: "RM of Bjorkdale No. 426". */
const NUMBERED_MUNICIPALITY =
  /\b(?:r\.?m\.?|rural municipality) of [\p{L}.' -]{2,40} (?:no\.? ?|# ?)\d{1,3}(?!\d)/iu;

/** The province or state of a body that serves the whole of it: "BC Hydro", "MassDOT". */
export function provinceOfBody(buyer: string): string | null {
  if (NUMBERED_MUNICIPALITY.test(buyer)) return "CA-SK";
  const folded = ` ${foldName(buyer)} `;
  return provincial().find(([name]) => folded.includes(name))?.[1][0] ?? null;
}

const NETWORK =
  /\b(?:santé québec|sqi|centres? jeunesse|offices? d['’]habitation|ci(?:u)?sss|centre intégré (?:universitaire )?(?:de |en )?(?:la )?(?:services? )?(?:de )?santé)(?!\p{L})/iu;

/** The administrative regions of Quebec that a health network or the real-estate agency's branch serves. */
export function regionsOfNetwork(buyer: string): ReadonlyArray<string> {
  if (!NETWORK.test(buyer)) return [];
  // The network of two regions goes by its letters: "CIUSSS MCQ".
  const folded = ` ${foldName(buyer)} `.replace(" mcq ", " mauricie centre du quebec ");
  return REGIONS_IN_BODIES.filter((name) => folded.includes(` ${foldName(name)} `)).flatMap(
    (name) => findArea(name) ?? [],
  );
}
