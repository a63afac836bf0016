import type { PhraseRule } from "../phrase-rule";

/** With one of these near, a place is served, moved into or equipped, not built. */
const NOT_BUILT_THERE: ReadonlyArray<string> =
  "programme processus patient client clientele visiteur oeuvre formation logiciel mobilier vehicule vehicules autobus camion site web oeuvres plateforme numerique soin agent demenagement cage navale naval".split(
    " ",
  );

/** Buildings and rooms as French calls name them. They say where building work is done. */
export const FRENCH_BUILDINGS: ReadonlyArray<PhraseRule> = [
  {
    service: "construction",
    tag: "Construction",
    strength: "thing",
    titleOnly: true,
    generic: true,
    works: ["build"],
    unless: NOT_BUILT_THERE,
    phrases: [
      // Towns and parks.
      "{halte|haltes} {routiere|routieres|municipale|cycliste|nautique|velo}",
      "{camping|campings|camp jour|colonie vacances|base plein air|centre nature|relais|yourte|pret a camper|prets a camper}",
      "{oratoire|basilique|sacristie|monastere|cimetiere|charnier|columbarium|crematorium}",
      "{maison|maisons|moulin|four crematoire|cabane sucre|gare patrimoniale|poste traite|citadelle|redoute|bastion}",
      "{chenil|refuge animalier|fourriere|animalerie|poulailler|ecurie|porcherie|vivier|pisciculture|insectarium|planetarium|biodome}",
      "{marche|halle} {public|municipal|publique}",
      "{quai|poste} {chargement|attente}",
      // Schools and hospitals.
      "{cegep|universite|palestre|dojo|atelier|service garde|garderie|cpe|centre petite enfance|pouponniere|joujoutheque|ludotheque}",
      "{chsld|clsc|gmf|chum|cusm}",
      "{centre|centres} {hebergement|jour|readaptation|sante|medical|dialyse|prelevements|administratif|operationnel|service|services|donnees|tri|entretien|exploitation}",
      "{maison|residence|ressource|unite} {ainees|aines|soins|naissance|naissances|palliatifs|transition|intermediaire|chambres|familiale}",
      "{unite|unites|departement|service|secteur} {hemodialyse|dialyse|psychiatrie|pediatrie|geriatrie|obstetrique|oncologie|soins|soins intensifs|coronarienne|chirurgie|endoscopie|admission|admissions|archives|physiotherapie|medecine|medecine nucleaire|biologie medicale|retraitement}",
      "{salle|salles|local|locaux} {operation|operations|accouchement|angiographie|hemodynamie|scopie|radiologie|mammographie|echographie|irm|resonance|tomodensitometrie|fluoroscopie|endoscopie|prelevement|prelevements|choc|traumatologie|attente|isolement|seclusion|apaisement|multisensorielle|sterilisation|electrique|electriques|serveurs|serveur|telecom|telecommunications|musique|danse|entrainement|conditionnement physique|conference|reunion|reunions|conseil|cours|classe|machines|technique|rangement|entreposage|dejeuner|repos|polyvalente|spectacle|audience|exposition|sciences|informatique|allaitement|familiale}",
      "{sterilisation|urdm|soins intensifs|chirurgie jour|hemodialyse|medecine nucleaire|bloc obstetrical|archives medicales}",
      "{laboratoire|laboratoires} {sciences|recherche|confinement|enseignement|informatique|analyse|chimie|biologie|physique|langues}",
      "{chambre|chambres} {isolement|pression negative|patients|mortuaire|hotel}",
      // Courts, offices, transport.
      "{greffe|ambassade|consulat|chancellerie|manege militaire|casernement|casernements|cellule detention|cellules detention}",
      "{sous sol|rez chaussee|grenier|comble|combles|mezzanine|toit terrasse|accueil|aire repas|aire accueil|cuisinette|guerite}",
      "{espace|espaces} {travail|bureau|bureaux|commun|communs|administratif|administratifs|locatif|locatifs|collaboratif|collaboratifs|accueil|clients}",
      "{terminus|gare routiere|gare fluviale|gare maritime|station taxi|edicule|centre transport|garage ligne|arriere gare}",
      "{comptoir|guichet|guichets} {service|accueil|billetterie|billets|prets}",
      "{magasin|boutique|commerce|kiosque|casse croute|restaurant} {municipal|parc|plage|}",
    ],
  },
  {
    service: "construction",
    tag: "Construction",
    strength: "work",
    titleOnly: true,
    generic: true,
    unless: NOT_BUILT_THERE,
    phrases: [
      "{degat|degats|dommage|dommages} eau",
      "{relocalisation|relogement}",
      "{relocalisation|relogement} {atelier|ateliers|direction|departement|service|services|bureau|bureaux|secteur|unite|equipe|clinique|laboratoire|archives|personnel|point service}",
      "{remise|mise} {a neuf|etat|en etat|aux normes|niveau} {logement|logements|appartement|appartements|local|locaux|chambre|chambres|maison|salle|salles}",
      "{reaffectation|recyclage|reconversion|transformation|conversion} {eglise|presbytere|ecole|couvent|local|locaux|immeuble|hotel|chambre|chambres|bureau|bureaux|salle}",
    ],
  },
];
