import { LANDSCAPE_TOO, type PhraseRule } from "../phrase-rule";

const CONSTRUCTION_TOO = { service: "construction", tag: "Construction" } as const;

/** Roads, car parks and the ground around buildings as French calls name them. */
export const FRENCH_ROADS: ReadonlyArray<PhraseRule> = [
  {
    service: "paving",
    tag: "Paving",
    strength: "work",
    also: CONSTRUCTION_TOO,
    phrases: [
      "reconstruction {trottoir|bordure|stationnement|aire stationnement|trottoirs et bordures|bordures et trottoirs|piste multifonctionnelle|voie acces|chemin acces}",
      "{amenagement|construction} {bretelle|bretelles|voie virage|voies virage|voie reservee|voies reservees|bande cyclable|bandes cyclables|giratoire}",
      "{refection|remplacement|renouvellement} {infrastructures|services} {rue|rues|boulevard|avenue|chemin|secteur}",
      // How the transport ministry lists what a road is rebuilt with.
      "{structure|structures|fondation|fondations|infrastructure} chaussee",
    ],
  },
  {
    service: "paving",
    tag: "Paving",
    strength: "thing",
    titleOnly: true,
    works: ["build"],
    unless: ["toiture", "plancher", "mur"],
    phrases: [
      "revetement {circulation|roulement|chaussee}",
      "surface {roulement|chaussee}",
      "{cour|cours} {asphaltee|asphaltees|pavee|pavees}",
      "{devers|courbe|courbes} route",
      "{piste|pistes} {aterrissage|decollage|roulage}",
      "{tapis|couche} {enrobe|beton bitumineux|unique}",
      "{cour|cours|aire|aires} {asphalte|manoeuvre|manoeuvres|debarquement}",
    ],
  },
  {
    service: "paving",
    tag: "Paving",
    strength: "work",
    titleOnly: true,
    unless: ["toiture", "plancher", "mur"],
    phrases: [
      "{refection|remplacement|reparation} revetement {circulation|roulement|chaussee}",
      "{refection|reparation|remplacement} {cour|cours} {asphaltee|asphaltees|asphalte|pavee|pavees}",
    ],
  },
  {
    service: "construction",
    tag: "Construction",
    strength: "work",
    titleOnly: true,
    also: LANDSCAPE_TOO,
    phrases: [
      "{amenagement|reamenagement|refection|mise niveau} {exterieur|aires exterieures|aire exterieure|espaces exterieurs|terrain exterieur|entree cour}",
    ],
  },
  {
    service: "construction",
    tag: "Construction",
    strength: "work",
    titleOnly: true,
    also: LANDSCAPE_TOO,
    unless: [
      "chaussee",
      "route",
      "autoroute",
      "pont",
      "ponceau",
      "aqueduc",
      "egout",
      "enrobe",
      "voirie",
      "viaduc",
    ],
    phrases: ["{travaux|lot|} terrassement"],
  },
  {
    service: "construction",
    tag: "Construction",
    strength: "work",
    titleOnly: true,
    also: { service: "hvac", tag: "HVAC" },
    phrases: [
      "{reamenagement|renovation|construction|amenagement} {chambre|chambres} {froide|froides|frigorifiques}",
    ],
  },
  {
    service: "snow",
    tag: "Snow Removal",
    strength: "work",
    titleOnly: true,
    phrases: ["soufflage en {bordure|bordures|bord|bords} {voies|voie|rue|rues|chemin|chemins|route|routes}"],
  },
];
