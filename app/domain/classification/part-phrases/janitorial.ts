import type { PartPhrases } from "./part-phrases";

export const JANITORIAL_PARTS: ReadonlyArray<PartPhrases> = [
  {
    parts: [],
    phrases: ["{duct|kitchen exhaust|tank|sewer|drain|street} cleaning", "cleaning {products|supplies}"],
  },
  {
    parts: ["janitorial:windows"],
    phrases: [
      "{window|glass|gutter|eavestrough|facade} {cleaning|washing|}",
      "{nettoyage|lavage|} {vitre|vitrerie|fenetre|gouttiere|facade}",
    ],
  },
  {
    parts: ["janitorial:floors"],
    phrases: [
      "{carpet|floor|flooring|rug|upholstery|mat} {and upholstery|} {cleaning|care|waxing|stripping|}",
      "{nettoyage|lavage|decapage|cirage|} {tapis|plancher|moquette}",
    ],
  },
  {
    parts: ["janitorial:washing"],
    phrases: [
      "{pressure|power} {wash|washing|cleaning}",
      "graffiti {cleaning|}",
      "{enlevement|nettoyage|} graffiti",
      "lavage {a|sous|haute} pression",
    ],
  },
  {
    parts: ["janitorial:facilities"],
    phrases: [
      "{facility|facilities|building} {management|maintenance|operation|operations}",
      "integrated facilities",
      "gestion {d installations|des installations|immobiliere|immeubles}",
    ],
  },
  {
    parts: ["janitorial:offices"],
    phrases: [
      "{janitor*|custodial|custodian|housekeeping|caretaking|caretaker|cleaning|toilet|washroom|restroom|disinfect*|sanitizing}",
      "{conciergerie|nettoyage|menager|toilette|desinfection}",
      "{entretien|ent} sanitaire",
    ],
  },
];
