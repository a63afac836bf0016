import { LANDSCAPE_TOO, type PhraseRule } from "../phrase-rule";

/** Parks, gardens and care of grounds as French calls name them. */
export const FRENCH_GROUNDS: ReadonlyArray<PhraseRule> = [
  {
    service: "construction",
    tag: "Construction",
    strength: "thing",
    titleOnly: true,
    works: ["build"],
    also: LANDSCAPE_TOO,
    phrases: [
      "{jeu|jeux} eau",
      "{appareil|appareils|structure|structures|equipement|equipements|module|modules} {jeu|jeux}",
      "{terrain|terrains} {basket|basketball|volleyball|petanque|fer|pickleball|dek hockey|deck hockey|cricket|athletisme|croquet|bocce|mini golf|crosse|rugby|badminton|multisports|jeu|jeux}",
      "{rouli roulant|planche roulettes|parc rouli roulant|aire exercice canin|aires exercice canin|enclos canin|parc chiens|piste vagues|piste velo|piste bmx|piste course}",
      "{jardin|jardins} {communautaire|communautaires|pluie|sensoriel|collectif|public|publics|botanique|therapeutique}",
      "promenade {riveraine|parc|pietonne}",
      "{aire|aires} {pique nique|repos|detente|entrainement|exercice|planche|glissade|rassemblement}",
      "{station|stations|parcours|appareil|appareils} {entrainement|exercice|exercices|hebertisme} {exterieur|exterieure|exterieurs}",
      "{parcours|sentier|sentiers} {hebertisme|glace|decouverte|interpretation}",
      "{fontaine decorative|place centrale|placette|esplanade}",
    ],
  },
  {
    service: "landscaping",
    tag: "Landscaping",
    strength: "work",
    titleOnly: true,
    unless: ["snow", "neige", "hiver"],
    phrases: [
      "{verdissement|fleurissement|ensemencement|engazonnement|gazonnement|tourbage|reboisement|boisement|vegetalisation|revegetalisation}",
      "plan verdissement",
      "{plantation|entretien|taille|abattage|elagage|remplacement|fourniture et plantation} {arbre|arbres|arbuste|arbustes|haie|haies|vivaces|annuelles|fleurs|vegetaux|conifere|coniferes|cedre|cedres|frene|frenes}",
      "{essouchement|essouchage|dessouchage|haubanage|emondage|arboriculture|defrichage|debroussaillage|fauchage|faucardage}",
      "{fauche|fauches|tonte|coupe} {gazon|pelouse|herbe|foin|terrain|terrains|levees|bordures|accotements|fosses}",
      "{controle|maitrise|gestion|degagement} {vegetation|mauvaises herbes|phragmite|renouee|berce|especes envahissantes|plantes envahissantes|herbe poux}",
      "{traitement|traitements|inoculation} {frene|frenes|arbres|agrile}",
      "{aeration|fertilisation|terreautage|dechaumage|ensemencement} {gazon|pelouse|terrain|terrains|sol}",
      "{entretien|maintenance} {paysager|horticole|espaces verts|jardins|plates bandes|terrain soccer|terrain baseball|terrains balle|terrains soccer|terrains baseball|surfaces gazonnees|bacs fleurs|ilots fleuris|mails}",
    ],
  },
];
