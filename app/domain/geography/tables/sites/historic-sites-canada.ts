import type { SitesOf } from "../../sites/site-forms";

/**
 * National historic sites that Parks Canada keeps, beyond those of the other tables, by the division in which they lie.
 * Compiled by hand from the public directory of national historic sites; names and locations are facts and need no
 * licence.
 */
export const HISTORIC_SITES_OF_CANADA: ReadonlyArray<SitesOf> = [
  ["CA-NS-HALIFAX", "Halifax", "Fort McNab"],
  ["CA-NS-ANNAPOLIS", "", "Charles Fort,Scots Fort,Melanson Settlement,Bloody Creek"],
  ["CA-NS-CUMBERLAND", "", "Fort Lawrence,Beaubassin"],
  ["CA-NS-HANTS", "Windsor", "Fort Edward"],
  ["CA-NS-GUYSBOROUGH", "Canso", "Canso Islands,Grassy Island Fort"],
  ["CA-NS-CAPEBRETON", "", "Royal Battery,Wolfe's Landing"],
  ["CA-NB-WESTMORLAND", "", "Fort Gaspareaux,La Coupe Dry Dock"],
  ["CA-NB-NORTHUMBERLAND", "", "Boishébert,Beaubears Island Shipbuilding"],
  ["CA-PE-QUEENS", "", "Port-la-Joye–Fort Amherst,Port-la-Joye,L.M. Montgomery's Cavendish"],
  ["CA-NL-DIV7", "Bonavista", "Ryan Premises"],
  ["CA-QC-QUEBEC", "Québec", "Saint-Louis Forts and Châteaux,Forts-et-Châteaux-Saint-Louis,Maillou House"],
  ["CA-QC-MONTREAL", "Montréal", "The Fur Trade at Lachine,Commerce-de-la-Fourrure-à-Lachine"],
  ["CA-QC-LEHAUTSTLAURENT", "", "Battle of the Châteauguay,Battle of Châteauguay,Bataille-de-la-Châteauguay"],
  ["CA-QC-AVIGNON", "", "Battle of the Restigouche,Bataille-de-la-Ristigouche"],
  ["CA-QC-TEMISCAMINGUE", "", "Fort Témiscamingue,Fort-Témiscamingue,Obadjiwan–Fort Témiscamingue"],
  ["CA-QC-PAPINEAU", "", "Manoir Papineau,Manoir-Papineau"],
  ["CA-QC-RIMOUSKINEIGETTE", "", "Pointe-au-Père Lighthouse,Phare-de-Pointe-au-Père"],
  ["CA-QC-COATICOOK", "", "Louis S. St. Laurent"],
  ["CA-ON-FRO-KIN", "Kingston", "Cathcart Tower"],
  ["CA-ON-NIA", "", "Fort Mississauga,Mississauga Point Lighthouse,Navy Island"],
  [
    "CA-AB-DIV15",
    "",
    "Abbot Pass,Abbot Pass Refuge Cabin,Skoki Ski Lodge,Howse Pass,Jasper Park Information Centre",
  ],
  ["CA-BC-NORTHCOAST", "", "Nan Sdins,SG̱ang Gwaay"],
  ["CA-BC-COLUMBIASHUSWAP", "", "Rogers Pass,Twin Falls Tea House,Kicking Horse Pass"],
];
