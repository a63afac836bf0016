import type { SitesOf } from "../../sites/site-forms";

/**
 * National parks and other sites of Quebec's own agencies that notices name without their town, and its hospitals.
 * Compiled by hand from the public lists of the Société des établissements de plein air and of the health network; names and locations are facts and need no licence.
 */
export const SITES_OF_QUEBEC: ReadonlyArray<SitesOf> = [
  [
    "CA-QC-QUEBEC",
    "Québec",
    "Chute-Montmorency,Parc de la Chute-Montmorency,Édifice Marie-Guyart,Palais de justice de Québec,Aquarium du Québec,Université Laval,CHU de Québec,Hôpital Laval,Hôpital Saint-Sacrement,Hôpital de l'Enfant-Jésus",
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
  [
    "CA-QC-MONTREAL",
    "Montréal",
    "Hôpital général juif,Hôpital Maisonneuve-Rosemont,Hôpital du Sacré-Cœur-de-Montréal,Hôpital Notre-Dame,Hôpital Santa Cabrini,Hôpital Rivière-des-Prairies,Hôpital Fleury,Hôpital Jean-Talon,Hôpital de Verdun,Hôpital général du Lakeshore,CHU Sainte-Justine,Institut universitaire en santé mentale de Montréal",
  ],
  [
    "CA-QC-LAVAL",
    "Laval",
    "Hôpital de la Cité-de-la-Santé,Hôpital Cité-de-la-Santé,Hôpital juif de réadaptation",
  ],
  ["CA-QC-LONGUEUIL", "Longueuil", "Hôpital Pierre-Boucher,Hôpital Charles-Le Moyne,Hôpital Charles-LeMoyne"],
  ["CA-QC-LESMASKOUTAINS", "Saint-Hyacinthe", "Hôpital Honoré-Mercier"],
  ["CA-QC-LEHAUTRICHELIEU", "Saint-Jean-sur-Richelieu", "Hôpital du Haut-Richelieu"],
  ["CA-QC-PIERREDESAUREL", "Sorel-Tracy", "Hôpital Hôtel-Dieu de Sorel"],
  ["CA-QC-BEAUHARNOISSALABERRY", "Salaberry-de-Valleyfield", "Hôpital du Suroît"],
  ["CA-QC-ROUSSILLON", "Châteauguay", "Hôpital Anna-Laberge"],
  ["CA-QC-LEHAUTSTLAURENT", "Ormstown", "Hôpital Barrie Memorial"],
  ["CA-QC-SHERBROOKE", "Sherbrooke", "Hôpital Fleurimont,Hôpital et centre d'hébergement Argyll"],
  ["CA-QC-BROMEMISSISQUOI", "Cowansville", "Hôpital Brome-Missisquoi-Perkins"],
  ["CA-QC-LESMOULINS", "Terrebonne", "Hôpital Pierre-Le Gardeur"],
  ["CA-QC-JOLIETTE", "Saint-Charles-Borromée", "Centre hospitalier De Lanaudière"],
  ["CA-QC-LEVIS", "Lévis", "Hôtel-Dieu de Lévis"],
  ["CA-QC-RIVIEREDULOUP", "Rivière-du-Loup", "Centre hospitalier régional du Grand-Portage,CHRGP"],
  [
    "CA-QC-FRANCHEVILLE",
    "Trois-Rivières",
    "Centre hospitalier affilié universitaire régional,CHAUR,Hôpital Cloutier-du Rivage",
  ],
  ["CA-QC-DRUMMOND", "Drummondville", "Hôpital Sainte-Croix"],
  ["CA-QC-ARTHABASKA", "Victoriaville", "Hôpital Hôtel-Dieu d'Arthabaska"],
  ["CA-QC-LAMITIS", "", "Pépinière de Sainte-Luce"],
  ["CA-QC-ABITIBI", "", "Pépinière de Trécesson"],
];
