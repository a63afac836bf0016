import type { TradeContent } from "./trade-content";

export const LANDSCAPING: TradeContent = {
  service: "landscaping",
  kind: "services",
  codes: [
    {
      unspsc: "72102902",
      label: { en: "Landscaping services", fr: "Services d'aménagement paysager" },
      naics: "561730",
      psc: "S208",
    },
    {
      unspsc: "70111700",
      label: { en: "Parks and gardens and orchards", fr: "Parcs, jardins et vergers" },
      naics: "561730",
      psc: "S208",
    },
  ],
  seaoItem: { id: "S21", label: "S21 - Services horticoles et aménagement paysager" },
  values: [12_000, 2_600_000],
  titles: [
    ["Grounds Maintenance – {facility}", "Entretien des terrains – {facility}"],
    [
      "Grass Cutting and Trimming at {facility}, {year}",
      "Tonte de gazon et débroussaillage – {facility}, {year}",
    ],
    ["Landscaping Renewal at {park}", "Réfection de l'aménagement paysager – {park}"],
    ["Tree Pruning and Removal along {road}", "Élagage et abattage d'arbres – {road}"],
    ["Lawn Mowing of Boulevards and Medians, {road}", "Tonte de gazon des terre-pleins et bordures, {road}"],
    [
      "Supply and Planting of Street Trees with Landscaping, {road}",
      "Fourniture et plantation d'arbres de rue, aménagement paysager, {road}",
    ],
    [
      "Horticultural Bed Design, Planting and Grounds Upkeep, {facility}",
      "Travaux d'horticulture et plantation de plates-bandes, {facility}",
    ],
    [
      "Sports Field Turf Renovation and Lawn Aeration, {park}",
      "Réfection du gazon sportif et aération, {park}",
    ],
    [
      "Invasive Plant Control and Grounds Restoration in {park}",
      "Lutte aux plantes envahissantes et aménagement paysager – {park}",
    ],
    [
      "Tree Removal After Ash Borer Survey – {park}",
      "Abattage d'arbres après inventaire de l'agrile – {park}",
    ],
    [
      "Irrigation System Start-up and Lawn Care at {facility}",
      "Mise en marche de l'irrigation et entretien du gazon – {facility}",
    ],
    [
      "Grounds Maintenance and Litter Pick-up, {park}",
      "Entretien des terrains et ramassage des rebuts, {park}",
    ],
    [
      "Landscape Construction: Naturalized Pond Edge at {park}",
      "Aménagement paysager d'une berge naturalisée – {park}",
    ],
    [
      "Hedge and Shrub Pruning with Landscaping Cleanup, {facility}",
      "Taille de haies et aménagement paysager, {facility}",
    ],
    [
      "Grass Cutting for Stormwater Ponds and Ditches near {road}",
      "Tonte de gazon des bassins et fossés – secteur {road}",
    ],
    [
      "Grounds Maintenance, Spring and Fall Cleanup – {facility}",
      "Entretien des terrains au printemps et à l'automne – {facility}",
    ],
    [
      "Landscaping Services for {facility}, Three Growing Seasons",
      "Services d'aménagement paysager, {facility}, trois saisons",
    ],
    [
      "Arborist Services, Tree Pruning and Removal, {facility}",
      "Services d'arboriculture et élagage, {facility}",
    ],
    [
      "Stump Grinding and Sod Restoration Landscaping, {road}",
      "Essouchage et pose de gazon en plaques, {road}",
    ],
    [
      "Sod Supply and Landscape Repairs after Utility Work, {road}",
      "Gazon en plaques et réparations paysagères, {road}",
    ],
    [
      "Cemetery Lawn and Grounds Care near {facility}",
      "Entretien du gazon et des terrains du cimetière (secteur {facility})",
    ],
    ["{facility}: Lawn Mowing, Edging and Weeding", "{facility} : tonte de gazon, découpe et désherbage"],
    ["{park} Playground Landscaping and Wood Chip Renewal", "Aménagement paysager de l'aire de jeu – {park}"],
    ["Pollinator Meadow Landscaping, {park}", "Aménagement paysager d'un pré fleuri, {park}"],
    [
      "Hazard Tree Removal and Replanting at {facility}",
      "Abattage d'arbres dangereux et reboisement – {facility}",
    ],
    [
      "Brush Clearing and Fence Line Grounds Maintenance, {facility}",
      "Débroussaillage et entretien des terrains, {facility}",
    ],
    [
      "Green Space and Grounds Maintenance, {facility}, {year} Season",
      "Entretien des terrains et espaces verts, {facility}, saison {year}",
    ],
  ],
  en: {
    scopes: [
      "Turf at {facility} is cut to {6-8} cm every {7-10} days from May to October, trimmed around posts and trees, and clippings are blown off walks the same day.",
      "Beds are edged, weeded and mulched three times a year. Annuals are planted in the last week of May to the drawings given by the owner's horticulturist.",
      "The work takes in {4-40} hectares of open lawn, {300-1900} m of hedges and {40-400} trees, shown on the attached property map.",
      "Tree work follows ANSI A300 practice. Wood up to 30 cm is chipped on site, larger logs are taken to the works yard.",
      "Litter is collected before each cut. Mowing near playgrounds takes place outside opening hours.",
      "New planting carries a two-year warranty, with watering every {5-8} days in the first summer.",
    ],
    supplies: [
      "Equipment: {3-9} zero-turn mowers with mulching decks",
      "Equipment: {2-3} bucket trucks with 18 m reach",
      "Equipment: {2-4} wood chippers rated for 30 cm limbs",
      "Material: {60-480} cubic metres of shredded bark mulch",
      "Material: {800-9000} square metres of number 1 nursery sod",
      "Quantity: {40-350} deciduous trees, 60 mm caliper, balled and burlapped",
      "Material: {30-260} cubic metres of screened topsoil",
    ],
    duties: [
      "Tree work must be led by an arborist with a current ISA certificate.",
      "Pesticides shall be applied only by a licensed exterminator and only with written consent.",
      "Crews must wear high-visibility clothing and follow the owner's safety plan.",
      "The bidder shall name a site supervisor with five years of horticultural qualification.",
      "Trees to be kept must be fenced at the drip line before work starts.",
    ],
  },
  fr: {
    scopes: [
      "Le gazon est coupé à {6-8} cm tous les {7-10} jours de mai à octobre, avec taille autour des poteaux et des arbres.",
      "Les plates-bandes sont découpées, désherbées et paillées trois fois l'an selon les plans remis.",
      "Les travaux couvrent {4-40} hectares de gazon, {300-1900} m de haies et {40-400} arbres indiqués au plan.",
      "Les végétaux neufs sont garantis deux ans, avec arrosage régulier le premier été.",
    ],
    supplies: [
      "Équipement : {3-9} tondeuses à rayon de braquage zéro",
      "Matériaux : {60-480} mètres cubes de paillis",
      "Quantité : {40-350} arbres feuillus de 60 mm de calibre",
    ],
    duties: [
      "Les travaux d'arboriculture doivent être dirigés par un arboriculteur certifié.",
      "Aucun pesticide ne doit être appliqué sans consentement écrit.",
      "Les équipes doivent respecter le plan de sécurité du donneur d'ouvrage.",
    ],
  },
};
