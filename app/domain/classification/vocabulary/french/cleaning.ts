import type { PhraseRule } from "../phrase-rule";

/** With one of these near, a machine, a vehicle, a garment or a main is cleaned, or a system is built. */
const NOT_ROOMS: ReadonlyArray<string> =
  "systeme capteur unite egout puisard regard conduite fosse reservoir bassin vehicule autobus camion contamine contamines wagon navire bateau vetement uniforme lingerie literie habit turbine chaudiere echangeur laboratoire appareil equipement pompe pompage rue chaussee route pont berge plage ponceau".split(
    " ",
  );

/** What cleaners clean, where French titles name it behind the word for cleaning. */
export const FRENCH_CLEANING: ReadonlyArray<PhraseRule> = [
  {
    service: "janitorial",
    tag: "Cleaning",
    strength: "thing",
    titleOnly: true,
    near: true,
    works: ["clean"],
    unless: NOT_ROOMS,
    phrases: [
      // Floors.
      "{parquet|parquets|terrazzo|linoleum|moquette|moquettes|carpette|carpettes|marbre|carrelage|ceramique|tuiles vinyle}",
      "{plancher|planchers|sol|sols|couvre plancher|couvre planchers} {vinyle|ceramique|bois|beton|marbre|granit|terrazzo|dur|durs|souple|souples|caoutchouc|}",
      // Walls, glass, ceilings.
      "{mur|murs|plafond|plafonds|facade|facades|cloison vitree|cloisons vitrees|mur rideau|murs rideaux|verriere|verrieres|puits lumiere|atrium|vitrine|vitrines|baie vitree|baies vitrees|panneau verre|panneaux verre}",
      "{revetement|revetements|parement} {exterieur|exterieurs|metallique|metalliques}",
      // Furniture that is cleaned where it stands.
      "{fauteuil|fauteuils|siege|sieges|gradin|gradins|estrade|estrades|banc|bancs|draperie|draperies|rideau|rideaux|store|stores|toile solaire|toiles solaires|mobilier urbain|luminaire|luminaires|poutre|poutres|charpente|structure apparente|structures apparentes}",
      // Rooms and buildings.
      "{hangar|hangars|entrepot|entrepots|atelier|ateliers|vestiaire|vestiaires|douche|douches|palestre|gymnase|gymnases|cafeteria|cafeterias|corridor|corridors|cage escalier|cages escalier|escalier|escaliers|ascenseur|ascenseurs|hall|halls|aire commune|aires communes|espace commun|espaces communs|classe|classes|dortoir|dortoirs|chambre|chambres|cellule|cellules|guerite|guerites|edicule|edicules|terminus|billetterie|stade|amphitheatre|aire restauration|aires restauration|salle|salles|salle attente|salles attente|salle bain|salles bain|salle audience|salles audience|salle spectacle|logement|logements|appartement|appartements|chalet|chalets|pavillon|pavillons|refuge|refuges|tour bureaux|centre tri|quai livraison|quais livraison}",
      "{surface|surfaces} {contact|touchees|hautes|vitrees|verticales|}",
    ],
  },
  {
    service: "janitorial",
    tag: "Cleaning",
    strength: "work",
    titleOnly: true,
    phrases: [
      "{effacage|effacement|enlevement|nettoyage|retrait|elimination|suppression} {affiches|affiches sauvages|autocollants|tags|vignettes} {et|ou} {graffiti|graffitis}",
      "{effacage|retrait|elimination|suppression|lutte contre} {graffiti|graffitis|tags}",
      "{enduit|revetement|protection|traitement} {antigraffiti|anti graffiti|antigraffitis}",
      "{laveur|laveurs|laveuse} {vitres|vitre|fenetres|carreaux}",
      "{nettoyeur|nettoyeurs} {vitres|bureaux|batiments|immeubles|tapis}",
      "{femme|femmes|homme|hommes|agent|agents} {menage|entretien menager|salubrite}",
      "{proprete|salubrite|hygiene} {espace|espaces|lieu|lieux|aires|immeuble|immeubles|batiment|batiments|edifice|edifices|installations|sites} {interieurs|interieur|publics|communs|}",
      "{degraissage|lavage|desinfection} {hotte|hottes|conduits cuisson|conduit cuisson|extracteurs|filtres hotte|filtres hottes}",
      "nettoyage {conduits|conduit} {cuisson|hotte|hottes|evacuation cuisine|evacuation cuisson}",
      "{shampooing|shampoing|shampouinage|shampoinage} {tapis|moquettes|carpettes|fauteuils}",
      "{cirage|recirage|decirage|decapage|polissage|lustrage|cristallisation|recurage} {annuel|periodique|et|} {cirage|polissage|decapage|lustrage|entretien|} {plancher|planchers|parquet|parquets|marbre|granit|terrazzo|ceramique|tuiles|couvre planchers}",
      "{decapage|decirage} et {cirage|recirage|polissage|scellage}",
      "entretien {plancher|planchers|parquets|tapis|couvre planchers|moquettes} {vinyle|bois|marbre|dur|durs|}",
      "{nettoyage|lavage|desinfection} {terminal|terminale|terminaux} {chambre|chambres|salles|}",
    ],
  },
  {
    service: "janitorial",
    tag: "Cleaning",
    strength: "work",
    also: { service: "hvac", tag: "HVAC" },
    titleOnly: true,
    unless: ["cuisson", "hotte", "secheuse"],
    phrases: [
      "{depoussierage|desinfection|assainissement|ramonage} {conduit|conduits|gaine|gaines} {air|aeration|ventilation|}",
      "{depoussierage|nettoyage|desinfection} {unite|unites|systeme|systemes|reseau|reseaux} {ventilation|aeration|traitement air|climatisation}",
      "{nettoyage|depoussierage} et {desinfection|depoussierage|nettoyage} {conduit|conduits|gaine|gaines|systeme ventilation|systemes ventilation}",
    ],
  },
];
