import type { PhraseRule } from "../phrase-rule";

/** Things that French titles name alone, "Parc des Seigneurs - Jeux d'eau", because nobody delivers them. */
export const FRENCH_BARE: ReadonlyArray<PhraseRule> = [
  {
    service: "construction",
    tag: "Construction",
    strength: "thing",
    titleOnly: true,
    standsAlone: true,
    works: ["build"],
    also: { service: "landscaping", tag: "Landscaping" },
    phrases: [
      "{jeux eau|brumisateur|module jeux|aire jeux|terrain soccer|terrain baseball|terrain balle|terrain tennis|terrain pickleball|terrain multisport|planchodrome|skatepark|parc canin|piste athletisme|cour ecole|patinoire exterieure}",
    ],
  },
  {
    service: "construction",
    tag: "Construction",
    strength: "thing",
    titleOnly: true,
    standsAlone: true,
    works: ["build"],
    phrases: [
      "{bassin|bassins} {toiture|toit|retention}",
      "{plancher|planchers|plafond|plafonds} {gymnase|bois|suspendu|suspendus|classe|classes|corridor|corridors}",
      "{revetement|revetements} {sol|plancher|exterieur|sol souple|mural exterieur}",
      "{bloc|blocs} sanitaire",
      "{salle|salles} {bain|toilette|toilettes}",
      "{dalle|dalles} {beton|sol|patinoire|structurale}",
      "{porte|portes} {exterieure|exterieures|coupe feu|cadre|cadres|garage|acier}",
      "{escalier|escaliers} {secours|issue|exterieur|exterieurs|beton|metallique}",
      "{installation septique|champ epuration|mur rideau|fermeture puits|accessibilite universelle|accessibilite personnes}",
      "{poutre|poutres|poutrelle|poutrelles|colonne|colonnes} {beton|acier|bois}",
      "{quai|quais} {flottant|flottants|chargement}",
    ],
  },
  {
    service: "electrical",
    tag: "Electrical",
    strength: "thing",
    titleOnly: true,
    standsAlone: true,
    phrases: [
      "{sous station|sous stations|poste transformation|poste electrique|entree electrique|panneau electrique|panneaux electriques|installation electrique}",
      "{systeme|systemes} {interphone|interphones|appel garde|cles electroniques|controle acces}",
      "{borne|bornes} recharge {vehicule|vehicules|electriques|}",
      "{feu|feux} {pieton|pietons|piste|clignotants}",
      "{cablage|cablages} {systeme|systemes|securite|reseau}",
      "{appel|appels} service {cablage|electricite|plomberie}",
    ],
  },
  {
    service: "hvac",
    tag: "HVAC",
    strength: "thing",
    titleOnly: true,
    standsAlone: true,
    phrases: [
      "{systeme|systemes} {split|geothermie|eau refroidie|eau glacee|captation|depoussierage|cvac|cvca}",
      "{zonage|controle|controles} {chauffage|ventilation|cvac|temperature}",
      "{unite|unites} {toit|toiture|climatisation|ventilation}",
      "{tour|tours} {refroidissement|eau}",
      "{collecteur solaire|collecteurs solaires|puits geothermique|puits geothermiques|reseau vapeur|reseau chauffage}",
    ],
  },
  {
    service: "construction",
    tag: "Construction",
    strength: "work",
    titleOnly: true,
    phrases: ["{appel|appels} service {lien|} {toiture|toitures|batiment|batiments|couvreur}"],
  },
];
