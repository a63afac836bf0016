import { lazy } from "~/domain/lazy";
import { isWithin } from "../divisions/region-codes";
import { foldName } from "../folded-name";
import { QUEBEC_BOARDS } from "../tables/bodies/school-boards-quebec";
import { PRIMARY_SCHOOLS_OF_QUEBEC } from "../tables/sites/primary-schools-quebec";
import { SCHOOLS_OF_ONTARIO } from "../tables/sites/schools-ontario";
import { SCHOOLS_OF_QUEBEC } from "../tables/sites/schools-quebec";

/**
 * Ontario's school boards whose names do not name all their places, with the divisions that they serve. Compiled by
 * hand from the boards' public names and areas.
 */
const BOARDS: Readonly<Record<string, string>> = {
  "Algoma District School Board": "ALG",
  "Algonquin and Lakeshore Catholic": "FRO,HAS,LEA,PED",
  "Avon Maitland": "HUR,PER",
  "Bluewater District School Board": "BRU,GRY",
  "Brant Haldimand Norfolk Catholic": "BRA,HNF",
  "Bruce-Grey Catholic": "BRU,GRY",
  "Catholic District School Board of Eastern Ontario": "LAN,LGR,PRU,SDG",
  "Dufferin-Peel Catholic": "DUF,PEL",
  "Grand Erie": "BRA,HNF",
  "Hastings and Prince Edward District School Board": "HAS,PED",
  "Huron-Perth Catholic": "HUR,PER",
  "Huron Perth Catholic": "HUR,PER",
  "Huron-Superior Catholic": "ALG",
  "Kawartha Pine Ridge": "DUR-CLA,NOR,PET",
  "Keewatin-Patricia": "KEN",
  "Lakehead District School Board": "TBY",
  "Lakehead Public Schools": "TBY",
  "Lambton Kent": "CHK,LAM",
  "Limestone District School Board": "FRO,LEA",
  "London District Catholic": "ELG,MDX,OXF",
  "Ottawa-Carleton": "OTT",
  "Ottawa Catholic": "OTT",
  "Toronto District School Board": "TOR",
  "Toronto Catholic": "TOR",
  "Hamilton-Wentworth": "HAM",
  "Greater Essex County": "ESX",
  "Sudbury Catholic": "SUD",
  "Renfrew County": "REN",
  "Kenora Catholic": "KEN",
  "Rainy River District School Board": "RRD",
  "Thunder Bay Catholic": "TBY",
  "Durham Catholic": "DUR",
  "Durham District School Board": "DUR",
  "Halton Catholic": "HAL",
  "Halton District School Board": "HAL",
  "Peel District School Board": "PEL",
  "York Catholic District School Board": "YRK",
  "York Region District School Board": "YRK",
  "Niagara Catholic": "NIA",
  "District School Board of Niagara": "NIA",
  "Waterloo Catholic": "WAT",
  "Waterloo Region District School Board": "WAT",
  "Simcoe County District School Board": "SIM",
  "Conseil des écoles catholiques du Centre-Est": "FRO,LAN,LGR,OTT,REN",
  "Conseil scolaire de district catholique de l'Est ontarien": "PRU,SDG",
  "Conseil scolaire catholique de district des Grandes Rivières": "COC,TIM",
  "Conseil scolaire catholique Franco-Nord": "NIP",
  "Conseil scolaire catholique Nouvelon": "ALG,SBD,SUD",
  "Conseil scolaire catholique Providence": "CHK,ESX,LAM,MDX",
  "Near North District School Board": "NIP,PSD",
  "Nipissing-Parry Sound Catholic": "NIP,PSD",
  "Northeastern Catholic": "COC,TIM",
  "Northwest Catholic": "KEN,RRD",
  "District School Board Ontario North East": "COC,TIM",
  "Peterborough Victoria Northumberland and Clarington Catholic": "DUR-CLA,KAW,NOR,PET",
  "Rainbow District School Board": "MAN,SBD,SUD",
  "Simcoe Muskoka Catholic": "MUS,SIM",
  "St. Clair Catholic": "CHK,LAM",
  "Superior-Greenstone": "TBY",
  "Superior North Catholic": "TBY",
  "Thames Valley District School Board": "ELG,MDX,OXF",
  "Trillium Lakelands": "HLB,KAW,MUS",
  "Upper Canada District School Board": "LAN,LGR,PRU,SDG",
  "Upper Grand": "DUF,WEL",
  "Wellington Catholic": "WEL",
  "Windsor-Essex Catholic": "ESX",
};

/** In Quebec the same words are in the names of towns and hospitals, so the name must be a school body's. */
const SCHOOL_BODY =
  /\b(?:cent(?:re|er) de services? scolaires?|commission scolaire|school board|ilisarniliriniq)\b|^c\.?s\.?s?\.? (?=\p{L})/iu;
/** "CS Région-de-Sherbrooke": the letters stand before the name, often without its article. */
const BY_LETTERS = /^ css? (?:(?:de|du|des|d|la|le|l) )*/;

const listed = (boards: Readonly<Record<string, string>>, province: string) =>
  Object.entries(boards).map(
    ([name, segments]) =>
      [` ${foldName(name)} `, segments.split(",").map((segment) => `${province}-${segment}`)] as const,
  );

const ontario = listed(BOARDS, "CA-ON");
const quebec = listed(QUEBEC_BOARDS, "CA-QC");

/** Whether a buyer's name is a school body's, which buys for schools of its own area only. */
export const isSchoolBody = (buyer: string) => SCHOOL_BODY.test(buyer);

/** The places of a school board that is known by name; `null` for any other buyer. */
export function placesOfSchoolBoard(buyer: string): ReadonlyArray<string> | null {
  const folded = ` ${foldName(buyer)} `.replace(" services scolaires ", " services scolaire ");
  if (BY_LETTERS.test(folded)) {
    const name = folded.replace(BY_LETTERS, " ");
    return (
      quebec.find(([board]) => board.replace(/^ (?:(?:de|du|des|d|la|le|l) )*/, " ") === name)?.[1] ?? null
    );
  }
  const known = SCHOOL_BODY.test(buyer) ? [...ontario, ...quebec] : ontario;
  return known.find(([name]) => folded.includes(name))?.[1] ?? null;
}

const TABLES_OF_SCHOOLS = [
  ["CA-QC", SCHOOLS_OF_QUEBEC],
  ["CA-QC", PRIMARY_SCHOOLS_OF_QUEBEC],
  ["CA-ON", SCHOOLS_OF_ONTARIO],
] as const;

const schools = lazy(() =>
  TABLES_OF_SCHOOLS.flatMap(([province, table]) =>
    Object.entries(table).flatMap(([segment, names]) =>
      names.split(",").map((name) => [` ${foldName(name)} `, `${province}-${segment}`, name] as const),
    ),
  ),
);

/** One name in several places is of one of them; two schools of two places are in both. */
const MOST_PLACES_OF_SCHOOLS = 2;

/** The places of the schools that a title of a body of these places names; `null` if it names none, or many. */
export function placeOfSchool(
  title: string,
  places: ReadonlyArray<string>,
): { codes: ReadonlyArray<string>; name: string } | null {
  const folded = ` ${foldName(title)} `;
  const named = schools().filter(
    ([name, code]) => folded.includes(name) && places.some((place) => isWithin(code, place)),
  );
  const codes = [...new Set(named.map(([, code]) => code))];
  return codes.length === 0 || codes.length > MOST_PLACES_OF_SCHOOLS
    ? null
    : { codes, name: named.map(([, , name]) => name).join(", ") };
}
