import { PLACE_AFTER, ROAD_AFTER } from "../names/common-names";
import { between, folded, type Span, type Text, wordBeforeArticles } from "../names/names-in-text";

/** Words before a saint's name that make it a building's: "école Notre-Dame-du-Laus". */
const NAMED_BUILDINGS = new Set(
  "ecole ecoles school church eglise chapelle college academie pavillon hopital hospital chsld centre residence hlm parc park cimetiere presbytere polyvalente".split(
    " ",
  ),
);
const KINDS_OF_SCHOOLS = new Set(["primaire", "secondaire", "elementaire", "internationale", "alternative"]);

/** "École primaire Saint-Mathieu", "Hôpital Saint-François". */
export function isNameOfBuilding(text: Text, from: number): boolean {
  const before = wordBeforeArticles(text, from);
  return NAMED_BUILDINGS.has(before) || (KINDS_OF_SCHOOLS.has(before) && from > 1);
}

/** A town after the address in it, at the end of a part: "50 Storrs Street Concord", "12 Main St. Keene". */
export function isAfterAddress(text: Text, { from, to }: Span): boolean {
  const isEnd = to === text.words.length - 1 || /^\s?[,;:()–—]|^ -/.test(between(text, to));
  if (!isEnd || !ROAD_AFTER.has(folded(text, from - 1)) || !/^\.? $/.test(between(text, from - 1)))
    return false;
  return [3, 4, 5].some((back) => /^\d{1,5}$/.test(folded(text, from - back)));
}

const BUILDINGS_OF_TOWNS = new Set(
  "hopital chsld clsc gare gares aeroport aerodrome arena arenas caserne casernes quai quais havre mairie poste justice ecole detention dieu pepiniere forestiere nautique aquatique urgence".split(
    " ",
  ),
);

/** "Hôpital de Granby", "au palais de justice de Saint-Ours": "de" gives the building's town. */
export function isBuildingOf(text: Text, from: number): boolean {
  if (!/^(?:de|d)$/.test(folded(text, from - 1))) return false;
  const isServiceCentre = folded(text, from - 2) === "services" && /^centres?$/.test(folded(text, from - 4));
  return isServiceCentre || BUILDINGS_OF_TOWNS.has(folded(text, from - 2));
}

/** Public buildings and works that are called by their town, in two words: "Acton Town Hall". */
const FACILITIES = new Set(
  (
    "town hall,city hall,village hall,court house,transformer station,fire hall,fire station,water treatment,wastewater treatment,sewage treatment," +
    "sewage lagoon,sewage lagoons,water tower,water plant,water pollution,post office,border crossing,rest area," +
    "welcome center,public works,works yard,works garage,patrol yard,municipal building,municipal office," +
    "transfer station,waste site,small craft,high level,public library,memorial library,toll plaza,service plaza"
  ).split(","),
);

const LONG_DIRECTION = /^(?:n|s|e|w|north|south|east|west)(?:erly)?$/;

/** Whether the name is a public building's or site's: "Oliver Detachment", "Moncton Armoury". */
export function isFacility(text: Text, { to }: Span): boolean {
  if (!/^ $/.test(between(text, to))) return false;
  const next = folded(text, to + 1);
  // "to Stayner East Limits"
  const last = LONG_DIRECTION.test(next) ? folded(text, to + 2) : next;
  return last === "limits" || PLACE_AFTER.has(next) || FACILITIES.has(`${next} ${folded(text, to + 2)}`);
}

/** Buildings and works that only a town of the name has. */
const OF_A_TOWN = new Set(
  "town hall,village hall,city hall,town office,post office,water treatment,wastewater treatment,sewage treatment,transfer station".split(
    ",",
  ),
);

/** "Moriah Town Hall", "Lyme WWTP": what only a town has. */
export function isFollowedByTownBuilding(text: Text, { to }: Span): boolean {
  const next = folded(text, to + 1);
  return (
    /^ $/.test(between(text, to)) &&
    (/^(?:wwtp|wtp|landfill)$/.test(next) || OF_A_TOWN.has(`${next} ${folded(text, to + 2)}`))
  );
}

/** Buildings that are called by their town more often than by a person or a quarter: "Tiverton Arena". */
const CALLED_BY_TOWN = new Set(
  (
    "community centre,community center,community hall,recreation centre,recreation center,recreation complex,sports complex," +
    "memorial arena,memorial community,fire hall,police station,public library,highway garage,municipal building," +
    "municipal office,curling club,curling rink,train station,boat launch,boat ramp"
  ).split(","),
);
/** Names that any quarter or park may have: "Lakeview Community Centre", "Oakwood Arena". */
const OF_A_QUARTER =
  /^(?:river|lake|oak|maple|pine|sunny|green|spring|hill|park|west|east|north|south|wood|cedar|elm|glen|fair|high|bay|brook|forest|rose|mea|beech|birch|cherry|heather|valley|mill|stone|pleasant|clear|fern|edge|ridge|moun|bel|grand|bright)(?:side|view|dale|wood|hurst|crest|lawn|land|lands|brook|field|mount|ridge|park|hill|hills|mont|more|way|gate|haven|grove|tain|dow|mead|dowvale|vale|point|shore)$/;

/** Whether a building follows that is called by its town in a notice of the town's own state. */
export function isCalledByTown(text: Text, { to }: Span, name: string): boolean {
  const next = folded(text, to + 1);
  return (
    /^ $/.test(between(text, to)) &&
    !OF_A_QUARTER.test(name) &&
    (/^(?:arena|firehall)$/.test(next) || CALLED_BY_TOWN.has(`${next} ${folded(text, to + 2)}`))
  );
}
