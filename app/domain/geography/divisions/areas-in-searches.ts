import { foldedWords } from "../../folding";
import { matchesLabel } from "../../label-search";
import { foldName } from "../folded-name";
import { ALL_AREAS, areaNameOf, findArea } from "./areas";

export type Area = { name: string; codes: ReadonlyArray<string> };

const within = (state: string, segments: string) =>
  segments.split(" ").map((segment) => `${state}-${segment}`);
const quebec = (segments: string) => within("CA-QC", segments);
const newYork = (segments: string) => within("US-NY", segments);
const region = (name: string) => findArea(name) ?? [];

/**
 * Names that people type to find their area, and that a notice may use for something else: "Capital Region", "North
 * Shore". They count in searches alone. The first name is the one to show. Compiled by hand from everyday use, as wide as
 * the name is commonly meant.
 */
const AREAS_OF_SEARCHES: ReadonlyArray<readonly [names: string, codes: ReadonlyArray<string>]> = [
  ["Ottawa-Gatineau", region("National Capital Region")],
  ["Toronto Area,GTA West,GTA East", region("GTA")],
  ["905,905 Belt", within("CA-ON", "DUR HAL PEL YRK")],
  [
    "Greater Golden Horseshoe",
    [...region("Golden Horseshoe"), ...within("CA-ON", "BRA DUF HNF KAW NOR PET SIM WAT WEL")],
  ],
  ["Kitchener-Waterloo-Cambridge,KW,KWC,Tri-Cities", within("CA-ON", "WAT")],
  ["Windsor-Essex", within("CA-ON", "ESX")],
  ["Cottage Country", within("CA-ON", "HLB KAW MUS PSD")],
  ["The Kawarthas,Kawarthas", within("CA-ON", "KAW PET")],
  ["Georgian Bay", within("CA-ON", "BRU GRY MUS PSD SIM")],
  ["Bay of Quinte,Quinte", within("CA-ON", "HAS LEA PED")],
  ["Thousand Islands,1000 Islands", within("CA-ON", "FRO LGR")],
  ["Near North", within("CA-ON", "NIP PSD")],
  ["Estrie,Eastern Townships,Cantons-de-l'Est", region("Estrie")],
  ["Laurentides,Laurentians,The Laurentians", region("Laurentides")],
  ["Abitibi,Abitibi-Temiscaming", region("Abitibi-Témiscamingue")],
  ["Gaspésie,Gaspé,Gaspé Peninsula", region("Gaspésie–Îles-de-la-Madeleine")],
  ["Lower St. Lawrence,Bas-du-Fleuve", region("Bas-Saint-Laurent")],
  ["Côte-Nord,North Shore,Lower North Shore", region("Côte-Nord")],
  ["Saguenay,Lac-Saint-Jean,Lac St-Jean,Lake St. John", region("Saguenay–Lac-Saint-Jean")],
  ["Quebec City area,Québec City region", region("Capitale-Nationale")],
  ["Nunavik,Northern Quebec,Baie-James,James Bay", region("Nord-du-Québec")],
  ["Beauce,La Beauce", quebec("BEAUCESARTIGAN LANOUVELLEBEAUCE ROBERTCLICHE")],
  [
    "Rive-Sud (Montréal),Rive-Sud,South Shore,Montréal South Shore",
    quebec("LAVALLEEDURICHELIEU LONGUEUIL MARGUERITEDYOUVILLE ROUSSILLON"),
  ],
  [
    "Rive-Nord (Montréal),Rive-Nord,North Shore,Montréal North Shore",
    quebec("DEUXMONTAGNES LASSOMPTION LESMOULINS MIRABEL THERESEDEBLAINVILLE"),
  ],
  ["Greater Vancouver", within("CA-BC", "METROVANCOUVER")],
  ["Greater Victoria", within("CA-BC", "CAPITALREGION")],
  ["Okanagan,Okanagan Valley", within("CA-BC", "CENTRALOKANAGAN NORTHOKANAGAN OKANAGANSIMILKAMEEN")],
  ["Kootenays,The Kootenays,Kootenay", within("CA-BC", "CENTRALKOOTENAY EASTKOOTENAY KOOTENAYBOUNDARY")],
  ["Sea to Sky,Whistler area", within("CA-BC", "SQUAMISHLILLOOET")],
  [
    "Northern BC,Northern British Columbia",
    within(
      "CA-BC",
      "BULKLEYNECHAKO FRASERFORTGEORGE KITIMATSTIKINE NORTHCOAST NORTHERNROCKIES PEACERIVER STIKINE",
    ),
  ],
  ["Annapolis Valley", within("CA-NS", "ANNAPOLIS HANTS KINGS")],
  ["South Shore (Nova Scotia),South Shore", within("CA-NS", "LUNENBURG QUEENS SHELBURNE")],
  ["Cape Breton Island", within("CA-NS", "CAPEBRETON INVERNESS RICHMOND VICTORIA")],
  ["Greater Moncton", within("CA-NB", "ALBERT WESTMORLAND")],
  ["Five Boroughs,The Five Boroughs,NYC", newYork("NYC")],
  [
    "Capital District,Capital Region,Albany area",
    newYork("ALBANY COLUMBIA GREENE RENSSELAER SARATOGA SCHENECTADY WARREN WASHINGTON"),
  ],
  [
    "Southern Tier",
    newYork(
      "ALLEGANY BROOME CATTARAUGUS CHAUTAUQUA CHEMUNG CHENANGO DELAWARE SCHUYLER STEUBEN TIOGA TOMPKINS",
    ),
  ],
  [
    "Finger Lakes",
    newYork("CAYUGA GENESEE LIVINGSTON MONROE ONTARIO ORLEANS SCHUYLER SENECA TOMPKINS WAYNE WYOMING YATES"),
  ],
  ["North Country,Northern New York", newYork("CLINTON ESSEX FRANKLIN HAMILTON JEFFERSON LEWIS STLAWRENCE")],
  ["Central New York", newYork("CAYUGA CORTLAND MADISON ONONDAGA OSWEGO")],
  ["Mohawk Valley", newYork("FULTON HERKIMER MONTGOMERY ONEIDA OTSEGO SCHOHARIE")],
  [
    "Adirondacks,The Adirondacks",
    newYork("CLINTON ESSEX FRANKLIN FULTON HAMILTON HERKIMER LEWIS SARATOGA STLAWRENCE WARREN WASHINGTON"),
  ],
  ["Catskills,The Catskills", newYork("DELAWARE GREENE SCHOHARIE SULLIVAN ULSTER")],
  [
    "South Jersey,Southern New Jersey",
    within("US-NJ", "ATLANTIC BURLINGTON CAMDEN CAPEMAY CUMBERLAND GLOUCESTER SALEM"),
  ],
  [
    "Central Jersey,Central New Jersey",
    within("US-NJ", "HUNTERDON MERCER MIDDLESEX MONMOUTH OCEAN SOMERSET"),
  ],
  [
    "North Jersey,Northern New Jersey",
    within("US-NJ", "BERGEN ESSEX HUDSON MORRIS PASSAIC SUSSEX UNION WARREN"),
  ],
  ["Jersey Shore", within("US-NJ", "ATLANTIC CAPEMAY MONMOUTH OCEAN")],
  ["Lehigh Valley", within("US-PA", "LEHIGH NORTHAMPTON")],
  ["Poconos,The Poconos,Pocono Mountains", within("US-PA", "CARBON MONROE PIKE WAYNE")],
  [
    "Greater Philadelphia,Delaware Valley",
    [
      ...within("US-PA", "BUCKS CHESTER DELAWARE MONTGOMERY PHILADELPHIA"),
      ...within("US-NJ", "BURLINGTON CAMDEN GLOUCESTER"),
    ],
  ],
  [
    "Greater Pittsburgh,Pittsburgh area",
    within("US-PA", "ALLEGHENY ARMSTRONG BEAVER BUTLER FAYETTE WASHINGTON WESTMORELAND"),
  ],
  [
    "Northeastern Pennsylvania,NEPA",
    within("US-PA", "CARBON LACKAWANNA LUZERNE MONROE PIKE SUSQUEHANNA WAYNE WYOMING"),
  ],
  ["Greater Boston,Boston area", within("US-MA", "ESSEX MIDDLESEX NORFOLK PLYMOUTH SUFFOLK")],
  ["Cape Cod,The Cape", within("US-MA", "BARNSTABLE")],
  ["Cape and Islands,Cape Cod and the Islands", within("US-MA", "BARNSTABLE DUKES NANTUCKET")],
  [
    "Merrimack Valley",
    [...within("US-MA", "ESSEX MIDDLESEX"), ...within("US-NH", "HILLSBOROUGH MERRIMACK ROCKINGHAM")],
  ],
  ["Pioneer Valley", within("US-MA", "FRANKLIN HAMPDEN HAMPSHIRE")],
  ["The Berkshires,Berkshires", within("US-MA", "BERKSHIRE")],
  ["North Shore (Massachusetts),North Shore", within("US-MA", "ESSEX")],
  ["South Shore (Massachusetts),South Shore", within("US-MA", "NORFOLK PLYMOUTH")],
  ["South Coast", within("US-MA", "BRISTOL PLYMOUTH")],
  ["Central Massachusetts", within("US-MA", "WORCESTER")],
  ["Northeast Kingdom", within("US-VT", "CALEDONIA ESSEX ORLEANS")],
  ["Lakes Region", within("US-NH", "BELKNAP CARROLL GRAFTON")],
  ["Seacoast", within("US-NH", "ROCKINGHAM STRAFFORD")],
  ["White Mountains", within("US-NH", "CARROLL COOS GRAFTON")],
  ["Monadnock Region,Monadnock", within("US-NH", "CHESHIRE HILLSBOROUGH")],
  ["Down East,Downeast Maine", within("US-ME", "HANCOCK WASHINGTON")],
  ["Midcoast,Midcoast Maine", within("US-ME", "KNOX LINCOLN SAGADAHOC WALDO")],
  ["Southern Maine", within("US-ME", "CUMBERLAND YORK")],
];

const areas = [...ALL_AREAS, ...AREAS_OF_SEARCHES].map(([list, codes]) => {
  const names = list.split(",");
  return { names, codes, name: areaNameOf(codes) ?? names[0] ?? "" };
});

export type FoundAreas = { exact: Array<Area>; begun: Array<Area>; others: Array<Area> };

/** The areas with the typed name, those whose name begins with it, and those with all of its words. */
export function areasFor(typed: string): FoundAreas {
  const found: FoundAreas = { exact: [], begun: [], others: [] };
  const seen = new Set<string>();
  const take = (list: Array<Area>, fits: (name: string) => boolean) => {
    for (const { names, codes, name } of areas) {
      const key = [...codes].sort().join();
      if (seen.has(key) || !names.some(fits)) continue;
      seen.add(key);
      list.push({ name, codes });
    }
  };
  const [words, folded] = [foldedWords(typed), foldName(typed)];
  take(found.exact, (name) => foldedWords(name) === words || foldName(name) === folded);
  if (words.length > 1)
    take(found.begun, (name) => foldedWords(name).startsWith(words) || foldName(name).startsWith(folded));
  take(found.others, (name) => matchesLabel(name, typed));
  return found;
}

const isShort = (name: string) => /^[A-Z]{3,4}$/.test(name);

/** The names of the areas that a place is in, by which it is found too: "Long Island", "Greater Toronto Area", "GTA". */
export function areaNamesOf(code: string): Array<string> {
  const around = areas.filter(({ codes }) => codes.includes(code));
  return [...new Set(around.flatMap(({ names, name }) => [name, ...names.filter(isShort)]))];
}
