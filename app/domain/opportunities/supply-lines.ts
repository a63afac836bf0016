const NUMBER_WORDS =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|(?:hundred|thousand|million|dozen)s?|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|vingt|cent";
/** A number that counts things: no year, no code such as "26-114" or "31500000", no length of time, no share. */
const COUNT = String.raw`(?:(?<![\p{L}\d.,/#–-])(?!(?:19|20)\d\d(?!\d))\d{1,3}(?:[, ]\d{3})*(?:\.\d+)?(?![\d/–]|\.\d|-\d|\s?%)|(?<![\p{L}-])(?:${NUMBER_WORDS})(?![\p{L}]))(?!\)?[ -](?:\(\d+\) )?(?:(?:calendar|business|working) )?(?:days?|weeks?|months?|years?|hours?|minutes?|per ?cent|percent|jours|semaines|mois|ans|heures|locations?|sites? listed)(?!\p{L}))`;
const SUPPLIES = String.raw`(?:equipments?|materials?|vessels?|tools?|équipements?|matériel|matériaux|outils?|véhicules?)(?!\p{L})`;
const UNIT = String.raw`(?:metric )?(?:tons?|tonnes?|lbs?|kg|square (?:feet|metres?|yards?)|linear (?:feet|metres?)|cubic (?:yards?|metres?)|feet|metres?|yards?|gallons?|lit(?:er|re)s?|pieces?|sets?|units?|bags?|mètres?|litres?)`;

/** Longer lines are sentences about something else. */
const MAX_LENGTH = 160;

/** "Equipment: 4 plows on site", "Hand tools, two dozens": a line of a list has no verb. */
const VERB =
  /(?<!\p{L})(?:is|are|was|were|be|been|will|shall|must|may|can|should|has|have|had|includes?|including|consists?|requires?d?|required|invites?|requested|authorized|accept(?:s|ed)?|remov(?:e|al|ing)|dispos(?:e|al)|damaged?|limited|replacements?|rental|disposal|est|sont|sera|seront|doit|doivent|peut|peuvent|comprend|inclut|invite|fait|ont|achetés)(?!\p{L})/iu;
/** A title, a department, a clause or a code that contains the word. */
const OTHER_MEANING =
  /(?<!\p{L})(?:bids?|rfp|rfq|ifb|tender|contracts?|projects?|subject|invitation|addend(?:um|a)|section|article|chapter|CPV|NAICS|UNSPSC|SIN|NSN|markups?|wages?|rates?|overhead|bonds?|bonding|sureties|surety|insurance|survey|hazardous|management|division|department|committee|titre|table|stream|displacement|cost plus|prices?|appel d['’]offres|contrat|projet|mandat|contrôle)(?!\p{L})|\$/iu;
/** "Quantity: 4" of a thing that stands elsewhere. */
const ONLY_A_QUANTITY =
  /^(?:[•*-]\s*)?quantit(?:y|é)s?\s?(?:[:=]\s?)?\d+\s*(?:[.,;]?\s*(?:unit of issue.*|each|ea|units?|unités?))?[.,;]?$/iu;

const COUNTED = new RegExp(COUNT, "iu");
/** "Provide 4 dump trucks to haul 2,000 tons of material." */
const SUPPLY = new RegExp(
  String.raw`(?<!\p{L})(?:provide|supply|furnish|deliver|have|fournir|livrer)(?!\p{L})[^.;]{0,40}?${COUNT}[^.;]{1,90}?${SUPPLIES}`,
  "iu",
);
const AMOUNT_OF_MATERIAL = new RegExp(
  String.raw`${COUNT}\s?${UNIT} of [^.;]{0,40}?${SUPPLIES}|(?<!\p{L})quantit(?:y|ies|és?)(?!\p{L})[^.;]{0,80}?${COUNT}\s?${UNIT}(?!\p{L})`,
  "iu",
);
const TAKEN_AWAY = /(?<!\p{L})(?:remov\w*|dispos\w*|demoli\w*|property of|damage\w*|spread over)(?!\p{L})/iu;

/**
 * Whether a line with a word for materials and a number lists what the job needs. Most lines with both are clauses
 * ("shall not damage equipment within 3 feet"), titles ("FY19 road materials") and codes.
 */
export function listsSupplies(line: string): boolean {
  if (line.length > MAX_LENGTH || ONLY_A_QUANTITY.test(line) || TAKEN_AWAY.test(line)) return false;
  const isListed = COUNTED.test(line) && !VERB.test(line) && !OTHER_MEANING.test(line);
  return isListed || ((SUPPLY.test(line) || AMOUNT_OF_MATERIAL.test(line)) && !MONEY_OR_BOND.test(line));
}

const MONEY_OR_BOND = /(?<!\p{L})(?:bonds?|bonding|sureties|surety|insurance)(?!\p{L})|[$%]/iu;
