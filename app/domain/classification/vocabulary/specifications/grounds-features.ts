import { LANDSCAPE_TOO, type PhraseRule } from "../phrase-rule";

/** Courts, courses and greens, and planted places, as lists of municipal works name them. English only. */
export const GROUNDS_FEATURES: ReadonlyArray<PhraseRule> = [
  {
    service: "construction",
    tag: "Construction",
    strength: "thing",
    titleOnly: true,
    works: ["build"],
    also: LANDSCAPE_TOO,
    phrases: [
      "{bocce|badminton|handball|shuffleboard|horseshoe|beach volleyball|sand volleyball|paddle tennis|futsal|multi purpose} {court|courts|pit|pits}",
      "{disc golf|mini golf|miniature golf|challenge|ropes|fitness|ninja} course",
      "{batting cage|batting cages|bullpen|toboggan hill|sledding hill|bmx track|bike skills park|mountain bike trail|cricket ground|lawn bowling green|bowling green|putting green|driving range}",
      "{schoolyard|school yard|outdoor classroom|outdoor learning environment|sensory garden|memorial garden|botanical garden|rooftop garden|amphitheater lawn|amphitheatre lawn}",
      "{pedestrian|civic|city|town|library|entrance|memorial|central|market} plaza",
      "track and field {facility|complex|}",
    ],
  },
  {
    service: "paving",
    tag: "Paving",
    strength: "thing",
    titleOnly: true,
    phrases: ["{asphalt|gravel|paved|concrete|asphaltic concrete} {street|road|pavement|lane|lot|surface}"],
  },
  {
    service: "landscaping",
    tag: "Landscaping",
    strength: "work",
    titleOnly: true,
    phrases: [
      "{hanging basket|hanging baskets|planter|planters|flower pot|flower pots} {maintenance|watering|planting|program|supply and maintenance|services}",
      "{reforestation|afforestation|revegetation}",
      "{golf course|golf course greens|greens|fairway|infield|ball diamond|bowling green} {maintenance|management services|turf maintenance|grooming}",
      "{wildflower|prairie|native|pollinator} {meadow|seeding|planting|garden} {maintenance|installation|establishment|}",
      "{right of way|row|roadside|powerline|transmission line|utility} {vegetation|clearing|brush|tree} {management|maintenance|control|clearing|trimming|removal|}",
      "maintenance of right of way vegetation",
    ],
  },
  {
    service: "snow",
    tag: "Snow Removal",
    strength: "work",
    titleOnly: true,
    unless: ["machine", "cream", "rink", "hockey", "skating"],
    phrases: [
      "{removal|clearing} of ice",
      "{plowing|ploughing} of {town|city|village|township|county|municipal|public|private|} {cul de sacs|roads|streets|lots|parking lots|lanes|driveways|sidewalks}",
    ],
  },
  {
    service: "snow",
    tag: "Snow Removal",
    strength: "work",
    titleOnly: true,
    // Cables and pipes are plowed in, fields are plowed over.
    unless: [
      "field",
      "farm",
      "agricultural",
      "cable",
      "fiber",
      "fibre",
      "conduit",
      "duct",
      "pipe",
      "disking",
      "tilling",
      "seeding",
      "match",
    ],
    phrases: ["{plowing|ploughing}"],
  },
  {
    service: "janitorial",
    tag: "Janitorial",
    strength: "work",
    titleOnly: true,
    phrases: [
      "{bus|ferry|airport|train|rail} {terminal|station|shelter|stop} cleaning",
      "{chimney|chimneys|flue|flues} {cleaning|sweeping}",
      "{hoarding|lot|vacant lot|squalor|estate|encampment} {and lot|} {cleaning|clean up|cleanout|clean out}",
    ],
  },
  {
    service: "electrical",
    tag: "Fire Protection",
    strength: "work",
    titleOnly: true,
    phrases: [
      "fire extinguisher {maintenance|servicing|service|services|inspection and maintenance|inspection and servicing|recharge|inspection and repair}",
    ],
  },
];
