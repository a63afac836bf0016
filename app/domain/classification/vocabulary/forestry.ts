import type { PhraseRule } from "./phrase-rule";

/** Work in forests, on range land and on water plants. */
export const FORESTRY: ReadonlyArray<PhraseRule> = [
  {
    service: "landscaping",
    tag: "Landscaping",
    strength: "work",
    phrases: [
      "{conifer|tree|hardwood|brush|plantation} {release|release spraying|competition control}",
      "{slash|hazard fuel|hazardous fuel|surface fuel} {treatment|disposal|piling|abatement|reduction|cleanup}",
      "{lop|lopping} and {scatter|scattering}",
      "{juniper|pinyon|pinyon juniper|mesquite|cedar|pine|conifer|sagebrush|oak|aspen} {cutting|felling|control|treatment|mastication|thinning|removal}",
      "{hand|tree|seedling|bareroot|containerized|machine|stock} planting",
      "planting of {seedlings|bareroot seedlings|bare root seedlings|nursery stock|plugs|containerized stock}",
      "{nursery stock|bareroot|bare root|plug|whip|container tree} planting",
      "{scarification|mechanical scarification|scarifiage} {and|et} {planting|plantation|reboisement}",
      "{mise en terre|plantation} {plants forestiers|semis|plants resineux|feuillus}",
      "{degagement|entretien|nettoiement|regarni|elagage} {mecanique|manuel|} {plantation|jeunes peuplements|regeneration}",
      "{coupe|abattage} {forestiere sanitaire|sanitaire}",
      "{fire break|firebreak|fuel break|fuelbreak|fire line} {clearing|construction|maintenance|mowing}",
      "{tumbleweed|kudzu|cattail|scotch broom|gorse|himalayan blackberry|reed canary grass|leafy spurge|japanese knotweed|tansy ragwort|wild parsnip|garlic mustard|autumn olive|honeysuckle|tree of heaven|hydrilla|milfoil|eurasian milfoil|water hyacinth|water chestnut|english ivy|poison ivy} {control|removal|treatment|management|eradication|suppression|harvesting|pulling|spraying}",
      "{aquatic|pond|lake|submerged|waterway} {weed|weeds|vegetation|plant|plants|algae} {control|harvesting|removal|treatment|treatments|management|cutting}",
      "{firewise|fire smart|vegetation|understory|understorey} thinning",
      "prescribed {fire|burn|burning} {preparation|prep|unit preparation|services|implementation}",
      "bamboo {removal|control|eradication}",
      "{targeted|goat|sheep|prescribed} grazing",
      "grazing {services|for vegetation management}",
      "{faucardage|faucardement|myriophylle}",
      "{reduction|traitement|gestion} {combustible|combustibles} {forestiers|dangereux|foret|bordure|vegetaux|}",
      "{paturage|ecopaturage|eco paturage} {moutons|chevres|cible|services|}",
      "arrachage {renouee|berce|phragmite|mauvaises herbes|plantes envahissantes|manuel plantes envahissantes}",
    ],
  },
];
