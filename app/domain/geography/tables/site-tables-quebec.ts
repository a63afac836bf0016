import type { SitesOf } from "../site-forms";

/**
 * National parks and other sites of Quebec's own agencies that notices name without their town. Compiled by hand from the
 * public lists of the Société des établissements de plein air du Québec; names and locations are facts and need no licence.
 */
export const SITES_OF_QUEBEC: ReadonlyArray<SitesOf> = [
  [
    "CA-QC-QUEBEC",
    "Québec",
    "Chute-Montmorency,Parc de la Chute-Montmorency,Édifice Marie-Guyart,Palais de justice de Québec,Aquarium du Québec",
  ],
  ["CA-QC-LAJACQUESCARTIER", "", "Parc national de la Jacques-Cartier,Station touristique Duchesnay"],
  ["CA-QC-LACOTEDEBEAUPRE", "", "Mont-Sainte-Anne,Parc du Mont-Sainte-Anne"],
  ["CA-QC-CHARLEVOIX", "", "Parc national des Grands-Jardins,Quai de l'Isle-aux-Coudres"],
  [
    "CA-QC-CHARLEVOIXEST",
    "",
    "Parc national des Hautes-Gorges,Parc national des Hautes-Gorges-de-la-Rivière-Malbaie",
  ],
  ["CA-QC-MEMPHREMAGOG", "", "Parc national du Mont-Orford"],
  ["CA-QC-PAPINEAU", "", "Parc national de Plaisance"],
  ["CA-QC-LACSTJEANEST", "", "Parc national de la Pointe-Taillon"],
  ["CA-QC-DEUXMONTAGNES", "", "Parc national d'Oka"],
  ["CA-QC-LEGRANIT", "", "Parc national du Mont-Mégantic"],
  ["CA-QC-LAHAUTEGASPESIE", "", "Parc national de la Gaspésie,Gîte du Mont-Albert"],
  ["CA-QC-RIMOUSKINEIGETTE", "", "Parc national du Bic"],
  ["CA-QC-LEROCHERPERCE", "", "Île-Bonaventure-et-du-Rocher-Percé"],
  ["CA-QC-LESAGUENAYETSONFJORD", "", "Parc national des Monts-Valin,Parc national du Fjord-du-Saguenay"],
  ["CA-QC-ROUYNNORANDA", "", "Parc national d'Aiguebelle"],
  ["CA-QC-TEMISCAMINGUE", "", "Parc national d'Opémican"],
  ["CA-QC-LAHAUTEYAMASKA", "", "Parc national de la Yamaska"],
  ["CA-QC-LONGUEUIL", "", "Parc national des Îles-de-Boucherville,Parc national du Mont-Saint-Bruno"],
  ["CA-QC-TEMISCOUATA", "", "Parc national du Lac-Témiscouata"],
  ["CA-QC-AVIGNON", "", "Parc national de Miguasha"],
  ["CA-QC-MINGANIELEGOLFEDUSTLAURENT", "", "Sépaq Anticosti"],
  ["CA-QC-LAMITIS", "", "Pépinière de Sainte-Luce"],
  ["CA-QC-ABITIBI", "", "Pépinière de Trécesson"],
];
