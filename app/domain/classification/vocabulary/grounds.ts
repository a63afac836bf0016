import type { PhraseRule } from "./phrase-rule";

/** Care of trees, beds, lawns and their watering, as the trade names its jobs. */
export const GROUNDS_CARE: ReadonlyArray<PhraseRule> = [
  {
    service: "landscaping",
    tag: "Grounds",
    strength: "work",
    phrases: [
      "{ground|grounds|yard} {caretaking|caretaker|attendant}",
      "{leaf|leaves} {pick up|vacuuming|raking|blowing|clean up and removal}",
      "{green infrastructure|gsi|bioretention|rain garden|vegetated swale} {maintenance|planting|care|landscaping}",
      "{brush hog|bush hog|brushhog|brush hogging} {services|mowing|}",
      "{lawn|turf|sports field|athletic field|landscape|garden} {rejuvenation|reinstatement|repairs|renewal}",
      "entretien {talus|bandes riveraines|carres arbres|fosses arbres|noues|jardins pluie|aires engazonnees|aires vertes|lieux verts}",
      "degagement {vegetation|emprise|servitudes|lignes visibilite}",
      "{soins|entretien|releve et entretien} {arboricoles|patrimoine arbore|foret urbaine|canopee}",
    ],
  },
  {
    service: "landscaping",
    tag: "Landscaping",
    strength: "work",
    phrases: [
      "{tree|limb|branch|storm damage tree|storm damaged tree|fallen tree|downed tree|wind damaged tree} {limb|limbs|branch|debris|damage|canopy|} {removal|clean up|cleanup|maintenance|removal and clean up|clearing}",
      "{urban|street|community|municipal} {forest|tree canopy|canopy} {maintenance|care|pruning|services}",
      "{cyclic|cyclical|grid|block|structural|rotational|scheduled|tree|crown|palm} pruning",
      "pruning {services|program|contract|and removal}",
      "{plant|planting} {of|} {new|replacement|new and replacement|caliper|shade|memorial|ornamental|native|street|} {trees|tree|shrubs|perennials}",
      "plant {caliper|shade|memorial|ornamental|native} trees",
      "{exterior|interior|indoor|office|tropical|living wall} {plant|plants} {maintenance|care|services|installation}",
      "interiorscap*",
      "irrigation {blowout|blowouts|blow out|shutdown|shut down|winterizing|startup|spring startup|repairs and maintenance|service}",
      "{lawn|turf|grounds|park|field|sports field} {irrigation|sprinkler} {system|repair|installation|replacement|}",
      "sprinkler {system|} {winterization|winterizing|blow out|blowout|start up}",
      "landscape {refresh|refurbishment|rejuvenation|renovation|upkeep|beautification|design build|replacement}",
      "{sod|growing media|growing medium|topsoil|topsoil and sod|topsoil and seed|mulch|bark mulch|bark} {placement|laying|placing|supply and placement|supply and installation|and sod placement|and sod|and seed|and seeding}",
      "{hydroseed|hydromulch|hydromulching|terraseeding|hydro mulching}",
      "{planter|planters|hanging basket|flower basket|flower pot} and {hanging basket|planter|flower bed|flower basket|flower pot}",
      "{cutting|mowing|edging} and {trimming|edging}",
      "{trimming|edging} and {cutting|mowing}",
      "entretien {bacs|bacs et paniers|paniers|bacs et paniers suspendus|bacs fleurs|bacs vegetalises|potees|boites fleurs}",
      "amenagement {floral|horticole|comestible|vegetal|jardin pluie|haie|haies}",
      "{irrigation|arrosage} {terrains sportifs|terrain|arbres|vegetaux|fleurs|jardins|parcs|gazon|plates bandes|terrain soccer}",
      "{remplacement|installation|refection} {systeme|reseau|} irrigation",
      "{rehabilitation|refection|rajeunissement} {plates bandes|plate bande|gazon|pelouses|parterres|massifs}",
    ],
  },
];
