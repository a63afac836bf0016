import type { PartPhrases } from "./part-phrases";

export const SNOW_PARTS: ReadonlyArray<PartPhrases> = [
  {
    parts: [],
    phrases: [
      "road salt",
      "roadside",
      "street address",
      "sel de {route|voirie}",
      "head office",
      "roof top unit",
    ],
  },
  {
    parts: ["snow:sidewalks"],
    phrases: [
      "{sidewalk|side walk|walkway|pathway|footpath|stair|staircase|step|entrance|entryway|ramp|crosswalk|bus stop|trail}",
      "{trottoir|escalier|entree|sentier|passage pieton|allee pietonne|arret d autobus|arret  autobus|abribus}",
    ],
  },
  {
    parts: ["snow:lots"],
    phrases: [
      "{parking|parking lot|carpark|car park|driveway|laneway|yard}",
      "{stationnement|cour|terrain|allee}",
    ],
  },
  {
    // Who clears a building's grounds clears its walks too.
    parts: ["snow:sidewalks", "snow:lots"],
    phrases: [
      "{grounds|campus|property|school|facility|building|branch|library|hospital|housing|terminal|station|laboratory}",
      "{edifice|immeuble|ecole|etablissement|batiment|gare|propriete|hopital|laboratoire}",
    ],
  },
  {
    parts: ["snow:roads"],
    phrases: [
      "{road|roadway|street|highway|expressway|bridge|arterial|collector}",
      "{chemin|rue|route|chaussee|voirie|rang|boulevard|autoroute|voies publiques|voies de circulation|reseau routier}",
    ],
  },
  { parts: ["snow:roofs"], phrases: ["{roof|rooftop|toiture|toit}"] },
  {
    parts: ["snow:hauling"],
    phrases: [
      "snow {hauling|loading|disposal|melting|dump*|transport*}",
      "snow and ice {hauling|loading|disposal}",
      "{hauling|loading|disposal|trucking} of snow",
      "haulage",
      "{transport|chargement|soufflage|elimination|disposition} {de la|de} {neige|la neige}",
      "depot a neige",
    ],
  },
];
