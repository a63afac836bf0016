import type { PhraseRule } from "../phrase-rule";

/** How those who plow, brush and lay mains say what they do, in titles and in descriptions without a title. */
export const SAID_BY_CREWS: ReadonlyArray<PhraseRule> = [
  {
    service: "snow",
    tag: "Snow Removal",
    strength: "work",
    phrases: [
      "{plow|plough|shovel} {all|any|} {snow|snowfall|snowfalls|accumulations|accumulated snow|new snow|fresh snow}",
      "{plow|plough} and {sand|salt|shovel}",
      "{plow|plough} {all|} {drives|driveways|lots|parking areas|parking lot|walkways|sidewalks|roads|roadways|laneways|lanes|streets|entrances}",
      "{plowing|ploughing|snow removal|snow clearing|salting and plowing} {will|shall|must|is to} {begin|start|commence}",
      "{plowing|ploughing|snow removal|snow clearing|salting and plowing} {begins|starts|commences} {when|once|after|upon|whenever}",
      "{snow plow|snowplow|snow plough|plow|plough|salter|sander|snow} {truck|trucks|unit|units} {with|and|including|c w} {operator|operators|driver|drivers}",
      "{standby|stand by|on call|hired|contracted} {snow|} {plow|plows|plough|ploughs|snowplow|snowplows|salter|salters|sander|sanders|snow} {truck|trucks|unit|units|operator|operators|}",
      "{camion|camions|charrue|charrues|deneigeuse|deneigeuses} {neige|a neige|} {avec|et} {operateur|operateurs|chauffeur|chauffeurs}",
      "{free of|free from|clear of|free and clear of} {snow|ice|snow and ice|ice and snow|snow or ice}",
      "{libre|libres|exempt|exempts|degage|degages|degagees} de {neige|neige et glace|neige ou glace}",
      "{camion|camions|charrue|charrues} {deneigement|a neige} {disponibilite|en disponibilite}",
    ],
  },
  {
    service: "snow",
    tag: "Snow",
    strength: "thing",
    works: ["clear"],
    phrases: ["snowfall", "snow {accumulation|accumulations}", "accumulated snow", "{chute|chutes} neige"],
  },
  // The office of a dam or park: nothing is built because it is called a project.
  {
    service: "janitorial",
    tag: "Cleaning",
    strength: "thing",
    works: ["clean"],
    phrases: ["{project|projects} {office|offices}", "{bureau|bureaux} {projet|projets}"],
  },
  {
    service: "landscaping",
    tag: "Landscaping",
    strength: "work",
    phrases: [
      "{grass|lawn|lawns|turf|weeds|hedges|hedge|shrubs|trees} {shall|will|must|to|is to|are to} be {cut|mowed|mown|trimmed|pruned}",
    ],
  },
  {
    service: "landscaping",
    tag: "Landscaping",
    strength: "work",
    titleOnly: true,
    unless: ["snow", "hair", "tooth", "teeth", "paint", "carpet", "sweeping", "sweeper", "motor", "brushes"],
    phrases: ["brushing"],
  },
  {
    service: "construction",
    tag: "Construction",
    strength: "work",
    titleOnly: true,
    phrases: [
      "ditching",
      "{forcemain|force main|watermain|water main|trunk main|trunk sewer|transmission main|water transmission main|feedermain|feeder main|distribution main|supply main|raw water main|siphon} {twinning|duplication|interconnection|looping|crossing|tie in|connection}",
      "{doublage|dedoublement|bouclage|jumelage} {conduite|conduites|aqueduc|egout} {maitresse|refoulement|principale|aqueduc|eau|eau potable|sanitaire|pluvial|}",
    ],
  },
  {
    service: "construction",
    tag: "Construction",
    strength: "thing",
    titleOnly: true,
    works: ["build", "upkeep"],
    phrases: [
      "{feedermain|trunkmain|water feedermain|raw water main|water transmission main|sewage forcemain|sanitary forcemain}",
    ],
  },
  {
    service: "electrical",
    tag: "Electrical",
    strength: "thing",
    phrases: ["{cogeneration|cogen|co generation|combined heat and power} {plant|unit|units|system|systems}"],
  },
];
