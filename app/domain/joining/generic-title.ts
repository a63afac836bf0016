import { foldedWords } from "../folding";
import { PROCEDURE_WORDS, wordSet } from "./title-vocabulary";

/** Words that a title can be made of without saying which contract it is about. Folded. */
export const GENERIC_WORDS = wordSet(
  PROCEDURE_WORDS,
  "package",
  // How much, how long and when.
  `various miscellaneous multiple several general new annual yearly monthly weekly seasonal season seasons year years
  month months day days term terms one two three four five six winter summer spring fall autumn required needed divers
  diverses annuel annuelle saison saisons hiver ete printemps automne an ans annee annees mois`,
  // Who and where, without a name.
  `city town township municipality municipal county region regional village district state province provincial federal
  government school schools site sites location locations area areas zone zones facility facilities building buildings
  property properties premises ville municipalite village comte region ecole ecoles batiment batiments site sites lieu
  lieux`,
  // The work of a whole trade.
  `service services supply supplies supplying delivery provision provide providing maintenance repair repairs work works
  operation operations installation replacement rehabilitation renovation renovations construction demolition
  improvements upgrade upgrades removal clearing control management inspection rental equipment snow ice icing deicing
  plow plowing plough ploughing salt salting sand sanding sidewalk sidewalks parking lot lots road roads street streets
  highway highways landscaping landscape lawn grass cutting mowing turf tree trees pruning planting grounds janitorial
  custodial cleaning window windows electrical mechanical plumbing hvac heating ventilation cooling air conditioning
  asphalt paving resurfacing concrete roof roofing`,
  `travaux fourniture entretien reparation reparations refection remplacement construction renovation demolition
  installation deneigement deglacage epandage enlevement neige glace trottoir trottoirs stationnement stationnements rue
  rues route routes chemin chemins amenagement paysager paysagers paysagement tonte gazon pelouse arbres nettoyage menager
  menagers conciergerie electricite electrique mecanique plomberie chauffage climatisation asphaltage pavage beton toiture
  toitures`,
  `the of and a an in on at by with as or per for to from de des du d l la le les et en au aux pour sur par`,
);

/** Fewer distinct words, and two buyers could have chosen the same title. */
const MIN_OWN_WORDS = 2;

/** Whether unrelated buyers could give it to their contracts: "Invitation to tender 2026", "Snow removal services". */
export function isGenericTitle(title: string): boolean {
  const own = foldedWords(title)
    .split(" ")
    .filter((word) => !GENERIC_WORDS.has(word) && !/\d/.test(word));
  return new Set(own).size < MIN_OWN_WORDS;
}
