import type { PhraseRule } from "../phrase-rule";

/** Kinds of buildings' machinery as French calls name them by what it does: smoke, dust, heat, wires. */
export const FRENCH_MACHINERY: ReadonlyArray<PhraseRule> = [
  {
    service: "hvac",
    tag: "HVAC",
    strength: "work",
    titleOnly: true,
    unless: ["boite", "vehicule", "camion", "navire", "poudre", "medicament"],
    phrases: [
      "{desenfumage|depoussierage atelier|compensation air|rideau air chaud}",
      "{captation|captage|aspiration} {source|poussiere|poussieres|fumee|fumees|gaz echappement|vapeur|vapeurs|brins scie|fumees soudage|gaz soudage}",
      "{captation|captage|aspiration} a la source {fumees|gaz|poussieres|vapeurs|}",
      "{calorifugeage|isolation|isolation thermique|reisolation} {conduite|conduites|conduit|conduits|gaine|gaines|tuyauterie|reseau|reseaux} {chauffage|ventilation|vapeur|condensat|eau refroidie|eau glacee|climatisation|eau chaude chauffage}",
      "{reparation|detection et reparation|colmatage} fuites {refrigerant|frigorigene|ammoniac|vapeur|glycol|gaz refrigerant}",
      "{plancher|planchers|dalle|dalles} {chauffant|chauffants|chauffante|chauffantes|refrigeree|refrigerees|refrigerante|hydronique}",
    ],
  },
  {
    service: "hvac",
    tag: "HVAC",
    strength: "work",
    titleOnly: true,
    unless: [
      "electrique",
      "electricite",
      "electromecanique",
      "plomberie",
      "procede",
      "pompage",
      "vehicule",
      "incendie",
      "eau",
    ],
    phrases: [
      "{remise niveau|mise niveau|mise normes|remplacement|refection|modernisation|renovation|remise point|optimisation} {systeme|systemes|equipement|equipements|installation|installations} {mecanique|mecaniques}",
    ],
  },
  {
    service: "hvac",
    tag: "HVAC",
    strength: "thing",
    titleOnly: true,
    standsAlone: true,
    unless: ["mobile", "location"],
    phrases: [
      "{depoussiereur|depoussiereurs|collecteur poussiere|collecteurs poussieres|capteur poussiere|capteurs poussieres|immotique}",
      "{controleur|controleurs|automate|automates|commande|commandes} {cvac|cvca|cvc|ventilation|chauffage|climatisation|thermopompes}",
      "{fluide|fluides|gaz} {frigorigene|frigorigenes|refrigerant|refrigerants}",
      "{machine|machines} {frigorifique|frigorifiques}",
      "{poutre|poutres} froides",
      "{echangeur|echangeurs} {plaques|tubes|tubulaire|tubulaires|thermique|thermiques}",
      "{salle|local} {mecanique|machines} {frigorifique|refrigeration}",
      "gestion technique {batiment|batiments|centralisee|}",
    ],
  },
  {
    service: "electrical",
    tag: "Electrical",
    strength: "thing",
    titleOnly: true,
    unless: ["vehicule", "camion", "autobus", "automobile", "achat", "numerisation"],
    phrases: [
      "{bobinage|rebobinage|rembobinage|alternateur|alternateurs|turbo alternateur|excitatrice|stator|rotor}",
      "{television|camera|cameras|videosurveillance} {en|} circuit ferme",
      "{lecteur|lecteurs} {plaque|plaques|carte|cartes|proximite|biometrique|biometriques}",
      "{barriere|barrieres|bras} {stationnement|automatique|automatiques|levante|levantes}",
      "{telephone|telephones|systeme telephonique} {ascenseur|ascenseurs|urgence}",
    ],
  },
  {
    service: "electrical",
    tag: "Plumbing",
    strength: "thing",
    titleOnly: true,
    works: ["build"],
    unless: ["vidange", "pompage", "nettoyage", "rue", "pluvial", "usine", "epuration"],
    phrases: [
      "{separateur|separateurs|intercepteur|intercepteurs|trappe|trappes} {graisse|graisses|huile|huiles|huile eau|huile et eau|eau huile|hydrocarbures|platre|sediments}",
    ],
  },
];
