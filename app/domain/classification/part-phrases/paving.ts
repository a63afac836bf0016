import type { PartPhrases } from "./part-phrases";

export const PAVING_PARTS: ReadonlyArray<PartPhrases> = [
  {
    parts: [],
    phrases: ["road {salt|map|closed|closure}", "street address"],
  },
  {
    parts: ["paving:markings"],
    phrases: [
      "{pavement|road|line|traffic|parking lot|lane|zone|durable} {marking|markings|painting|striping}",
      "{marking|striping|thermoplastic}",
      "marquage",
    ],
  },
  {
    parts: ["paving:cracks"],
    phrases: [
      "crack {sealing|seal|repair|filling|treatment}",
      "{pothole|patching|spray patching|rout and seal|crack}",
      "{scellement|colmatage|rapiecage|nid de poule|nids de poule|fissure}",
    ],
  },
  {
    parts: ["paving:concrete"],
    phrases: [
      "{concrete|sidewalk|side walk|curb|gutter|flatwork|paver|interlock*|walkway|multi use path|slab|ramp}",
      "{beton|trottoir|bordure|pave|paves|dalle}",
    ],
  },
  { parts: ["paving:asphalt", "paving:concrete"], phrases: ["utility cut"] },
  { parts: ["paving:asphalt"], phrases: ["{beton bitumineux|asphalt concrete|asphaltic concrete}"] },
  {
    parts: ["paving:asphalt"],
    phrases: [
      "{asphalt*|paving|repaving|resurfac*|re surfacing|milling|overlay|micro surfacing|microsurfacing|chip seal*|surface treatment|slurry|bituminous|hot mix|pulverizing|road|roadway|street|pavement|parking lot|driveway|laneway|highway|runway|taxiway|apron|intersection|roundabout|bikeway|cycle track|bike lane|pathway|trail|gravel|surface dressing|surface reinstatement}",
      "{asphaltage|enrobe|bitumineux|pavage|repavage|resurfacage|planage|chaussee|rue|route|rang|chemin|voirie|stationnement|boulevard|avenue|traitement de surface|piste|decohesionnement|rechargement|autoroute|infrastructures}",
    ],
  },
];
