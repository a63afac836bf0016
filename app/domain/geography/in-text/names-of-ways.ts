/** What a way is called after a town that it leads to, in one word or with a word between: "Barrie Hill Road". */
const ROAD =
  "Road|Rd|Street|St|Avenue|Ave|Boulevard|Blvd|Drive|Dr|Lane|Pike|Turnpike|Tpke|Tpk|Highway|Hwy|Parkway|Pkwy|Freeway|Expressway|" +
  "Thruway|Line|Townline|Sideroad|Concession|Way";
const WAY =
  "Trail|Path|Rail Trail|Trailway|Greenway|Bypass|Connector|Cutoff|Cut-off|Extension|" +
  "Circle|Crescent|Court|Terrace|Place|Square|Branch|Subdivision|Sub|Spur|Railroad|Railway|Bridge|Viaduct|Overpass|Underpass|" +
  "Culvert|Interchange|Post Road|Stage Road";
/** What a building or a natural sight is called: "Rochester Hall", "Portland Head Light". */
const BUILDING =
  "Hall|House|Building|Tower|Towers|Manor|Residence|Residences|Lodge|Light|Lighthouse|Head|Mill|Mills|Dam|Pond|Brook|Creek|Gorge|" +
  "Hill|Hills|Heights|Woods|Farm|Field|Park|Playground|Cemetery|School|Inn|Club|Theatre|Theater|Arena|Chapel|Church|Apartments|" +
  "Commons|Gardens|Estates|Village|Plaza|Mall|Museum|Library|Mine|Quarry|Pit|Reservoir";

const after = (kinds: string, most: number) =>
  new RegExp(`^(?:(?: |-)(?:\\p{Lu}[\\p{L}'’.]+|of|and|&)){0,${most}} (?:${kinds})(?![\\p{L}])\\.?`, "u");
const ROAD_AFTER = after(ROAD, 2);
const WAY_AFTER = after(`${ROAD}|${WAY}`, 2);
const BUILDING_AFTER = after(BUILDING, 2);
/** A town's own public buildings stand in the town, also when another body buys: "Barrie City Hall", "Nashua Town Hall". */
const PUBLIC_HALL =
  /^ (?:City|Town|Village|Township|Borough|County|Fire|Police|Community|Memorial|Municipal|Public) /u;

/** Whether a town's name in a title is only the first part of a way's or building's name. */
export function isInLongerName(
  title: string,
  words: string,
  { isRoadOnly }: { isRoadOnly: boolean },
): boolean {
  const spaced = title.replaceAll(/[\s_]+/g, " ");
  const start = spaced.indexOf(words);
  if (start < 0) return false;
  const rest = spaced.slice(start + words.length);
  if (isRoadOnly) return ROAD_AFTER.test(rest);
  return WAY_AFTER.test(rest) || (BUILDING_AFTER.test(rest) && !PUBLIC_HALL.test(rest));
}
