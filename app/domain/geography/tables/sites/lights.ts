import type { SitesOf } from "../../sites/site-forms";

/**
 * Light stations of the Canadian Coast Guard in British Columbia and the Atlantic provinces. Compiled by hand from its
 * public list of lights; names and locations are facts and need no licence.
 */
export const LIGHT_STATIONS_OF_CANADA: ReadonlyArray<SitesOf> = [
  ["CA-BC-CENTRALCOAST", "", "Addenbroke Island,Dryad Point,Egg Island,Ivory Island,McInnes Island"],
  ["CA-BC-KITIMATSTIKINE", "", "Boat Bluff"],
  [
    "CA-BC-NORTHCOAST",
    "",
    "Bonilla Island,Green Island,Langara Point,Langara Island,Triple Island,Lucy Island",
  ],
  ["CA-BC-ALBERNICLAYOQUOT", "", "Cape Beale,Lennard Island,Pachena Point,Amphitrite Point"],
  ["CA-BC-COWICHANVALLEY", "", "Carmanah Point"],
  ["CA-BC-STRATHCONA", "", "Cape Mudge,Chatham Point,Estevan Point,Nootka"],
  ["CA-BC-MTWADDINGTON", "", "Cape Scott,Pine Island,Pulteney Point,Quatsino,Scarlett Point"],
  ["CA-BC-COMOXVALLEY", "", "Chrome Island"],
  ["CA-BC-NANAIMO", "", "Entrance Island,Ballenas Island"],
  ["CA-BC-CAPITALREGION", "", "Discovery Island,Trial Islands,Trial Island,Race Rocks,Active Pass"],
  ["CA-BC-METROVANCOUVER", "", "Point Atkinson"],
  ["CA-BC-SUNSHINECOAST", "", "Merry Island"],
  ["CA-NB-CHARLOTTE", "", "Machias Seal Island,Gannet Rock,Southwest Head"],
  ["CA-NS-INVERNESS", "", "Margaree Island"],
  ["CA-NL-DIV1", "", "Cape Pine,Cape St. Francis"],
  ["CA-NL-DIV9", "", "Belle Isle,Cape Norman,Cape Bauld,Lobster Cove Head"],
  ["CA-NL-DIV3", "", "Rose Blanche"],
];
