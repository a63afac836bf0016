import type { PartPhrases } from "./part-phrases";

export const LANDSCAPING_PARTS: ReadonlyArray<PartPhrases> = [
  {
    parts: ["landscaping:mowing"],
    phrases: [
      "{mowing|mow|lawn|grass|turf|sod|sodding|hydroseed*|roadside cutting|grass cutting}",
      "{tonte|gazon|pelouse|fauchage|fauchement|engazonnement|tourbe}",
      "{ground|grounds} {maintenance|keeping|care|upkeep|services}",
      "groundskeeping",
      "entretien {terrain|terrains|espaces verts}",
    ],
  },
  {
    parts: [],
    phrases: ["decision tree", "christmas tree", "sapin de noel"],
  },
  {
    parts: ["landscaping:trees"],
    phrases: [
      "{tree|stump|arborist|arboricult*|forestry|pruning|hedge}",
      "{arbre|elagage|emondage|abattage|essouch*|dessouch*|arboricole|haie|foret urbaine}",
    ],
  },
  {
    parts: ["landscaping:trees", "landscaping:beds"],
    phrases: [
      "tree and shrub",
      "{arbres et arbustes|arbre et arbuste}",
      "tree planting",
      "plantation {d arbres|arbre|arbres}",
    ],
  },
  {
    parts: ["landscaping:beds"],
    phrases: [
      "{planting|planter|garden|gardening|flower|flowerbed|shrub|horticultur*|plantscap*|landscape construction|rain garden|mulch}",
      "{plantation|plates bandes|arbuste|vegetaux|horticole|jardin|fleur|fleuriss*|amenagement paysager|vivace}",
    ],
  },
  {
    parts: ["landscaping:fields"],
    phrases: [
      "{sports field|sportsfield|athletic field|ball diamond|baseball|soccer|playing field|playground|pitch|golf|bowling green|infield|tennis court|splash pad|artificial turf|synthetic turf}",
      "{terrain sportif|terrains sportifs|terrains de jeux|terrains de soccer|terrains de baseball|terrains de balle|aire de jeu|aires de jeux|plateaux sportifs|module de jeux|modules de jeux|equipements de jeux|jeux d eau|tennis|terrain synthetique|terrains synthetiques}",
    ],
  },
  {
    parts: ["landscaping:brush"],
    phrases: [
      "{weed|brush|brushing|vegetation|invasive|phragmites|herbicide|knotweed|noxious}",
      "{debroussaill*|mauvaises herbes|vegetation|envahissante|herbe a poux|berce|phragmite|roseau commun}",
    ],
  },
  {
    parts: ["landscaping:irrigation"],
    phrases: ["{irrigation|lawn sprinkler|sprinkler|watering|arrosage}"],
  },
];
