import { MONTH, WEEKDAY } from "../moments/month-names";
import { cueRules } from "./cue";

/**
 * Each rule here is a subject, a verb and a time in any combination: a word that is missing belongs in its list, not in
 * a rule of its own. The day must follow, so that words of another matter do not come between.
 */

/** What is bid for, what it consists of, and who does it. */
const WORK =
  "(?:works?|contracts?|agreements?|(?<!school |calendar |fiscal )term|leases?|projects?|jobs?|services?|construction|performance|activit(?:y|ies)|operations?|engagement|assignment|implementation|mobilization|installation|demolition|excavation|fabrication|production|(?:snow|tree|debris|waste|garbage|ice) removal|(?:waste|garbage|trash|refuse|recycling|curbside) collection|collections?|hauling|plowing|mowing|paving|milling|painting|striping|sealing|planting|roofing|cleaning|landscaping|sweeping|grading|repairs|resurfacing|relocation|restoration|reconstruction|renovations?|replacement|maintenance|routes?|deliver(?:y|ies)|standing offers?|supply arrangements?)";
const DOER =
  "(?:contractors?|(?:successful|selected|awarded|winning|chosen) [a-z]{4,12}|vendor|proponent|consultant|supplier|crews?)";
/** A call with several bids, lots or phases names them by number. */
const NUMBERED = "(?:(?:bid|lot|phase|section|part|item|contract|group) (?:\\d{1,2}|[a-e]|i{1,3}))";
/** Words between a subject and its verb, none of another matter. */
const BETWEEN =
  "(?: (?!season|others|meetings?|visits?|bids?|bidd|tender|propos|quot|submi|evaluat|review|select|posting|hours|warrant|insur|fund|grant|permit|bond|design|before|after|until|prior|once|when|if|than|not|never|train|certif|report|form|sign(?!al)|award|registr|plans?|present|current|existing|incumbent|previous|former|and |begin|start|commenc|complet|finish|end|expir|terminat)[a-z'/-]{1,14}){0,4}?";
const MODAL =
  "(?:(?:shall|will|would|must|should|can|may|is|are|to|be|being|it|expected|anticipated|scheduled|planned|slated|estimated|projected|intended|targeted|proposed|required|ready|able|currently|tentatively) ){1,6}?";
const DAY = `(?:the week of |week of )?(?:(?:${WEEKDAY}),? )?(?:(?:${MONTH})\\.? \\d|\\d{1,2} (?:${MONTH})(?![a-z])|\\d{1,2}[/-]\\d{1,2}[/-]\\d|20\\d\\d-\\d)`;
const ABOUT =
  "(?:(?:on|by|in|from|or|about|around|approximately|as early as|no later than|not later than|before|at|the|beginning|starting|for),? ){0,4}";
const ON = `(?= ${ABOUT}${DAY})`;

const BEGIN =
  "(?:begin|start|commence|get (?:underway|under way|started)|be (?:begun|started|commenced|initiated|implemented|mobilized|underway|on[ -]site)|be on site and working|underway|kick off|go live|mobilize|take effect)";
const BEGINS = "(?:begins|starts|commences|gets underway|kicks off|goes live|takes effect)";
const BE_DONE =
  "be (?:fully |substantially |entirely )?(?:completed?|finished|finali[sz]ed|concluded|wrapped up|closed out|accomplished|done)";
const END = `(?:end|conclude|wrap up|finish|terminate|expire|cease|${BE_DONE})`;
const ENDS = "(?:ends|concludes|wraps up|finishes|terminates|expires|ceases)";
const ITS_WORK =
  "(?: (?:(?:with|its|their|the|all|this|said) ){0,2}(?:work|works|services?|project|duties|operations|contract|installation|construction))?";

/** "Legal services for the Board begin": a verb without another, as several things have it. */
const SEVERAL =
  "(?<![a-z])(?:services|deliveries|repairs|renovations|collections|projects|contracts|crews)(?: (?:for|to|of|at|in|on|under|by) (?:[a-z'-]{1,14} ){0,3}[a-z'-]{2,14})?";

/** "The Town intends to begin construction in": what buyers themselves do, they say with "its". */
const INTENDS = "(?<![a-z])(?:anticipat|expect|plan|intend|hop|propos)(?:e?s|ing|e)?(?: on)?";
const THE_WORK =
  "(?:(?:the|this|all) ){0,2}(?:[a-z]{4,14} ){0,2}?(?:works?|construction|projects?|installation|demolition|excavation|paving|milling|painting|planting|repairs|renovations?|replacement|reconstruction|restoration)(?= (?:on|by|in|during|around|about|for|as early|no later|this|next) )";
const BY_DOER = `(?: by the ${DOER})?`;

/** "Milling operations are scheduled to get underway on May 10, 2027", "implementation date: May 10, 2027" */
export const BEGINS_CUES = cueRules(
  "start",
  {
    "work begins": `(?<![a-z])(?:${WORK}|${DOER}|${NUMBERED})(?![a-z])${BETWEEN} (?:${MODAL}${BEGIN}|${BEGINS})${ITS_WORK}${ON}`,
    "several begin": `${SEVERAL} (?:begin|start|commence)${ON}`,
    "begin intended": `${INTENDS} (?:to (?:begin|start|commence)|beginning|starting|commencing) ${THE_WORK}`,
    "begin label": `(?<![a-z])(?:project|contract|service|construction|implementation|work|agreement)s? (?:kick-?off|go-?live|launch)(?: date)?(?=\\s?[:|]|\\s-\\s| (?:is|will be) ${ABOUT}${DAY}| ${DAY})|(?<![a-z])(?:implementation|go-?live|mobilization|in-service) date(?=\\s?[:|]| (?:for (?:[a-z]{2,12} ){1,4})?(?:is|will be|shall be) )|(?<![a-z])date of implementation(?: (?:for|of) (?:[a-z]{2,12} ){1,4}| )(?:is|will be|shall be)${ON}|^\\W{0,4}(?:first|1st) day of (?:work|service|operations?|the (?:contract|term))(?=\\s?[:|]| (?:is|will be))`,
  },
  {
    "work begins":
      /begin|start|commenc|begun|underway|^under$|initiat|implement|mobiliz|^site$|kick|live|effect|working/,
    "several begin": /^(?:begin|start|commence)$/,
    "begin intended": /begin|start|commenc/,
    "begin label": /kick|off|live|launch|implement|mobiliz|service|^first$|^1st$/,
  },
);

/** "Bid 1 will end on 12/31/27", "last day of work: July 30, 2027" */
export const ENDS_CUES = cueRules(
  "end",
  {
    "work ends": `(?<![a-z])(?:${WORK}|${NUMBERED}|punch list(?: items)?)(?![a-z])${BETWEEN} (?:${MODAL}${END}|${BE_DONE}|${ENDS})${BY_DOER}${ON}`,
    "several end": `${SEVERAL} (?:end|conclude|finish|terminate|expire)${ON}`,
    "end intended": `${INTENDS} (?:to (?:complete|finish|conclude)|completing|finishing|concluding) ${THE_WORK}`,
    "end label": `(?<!substantial )(?<![a-z])(?:project|contract|work|construction) (?:complete|completed)(?:\\/[a-z ]{4,30})?(?=\\s?[:|]|\\s-\\s| ${DAY})|(?<![a-z])(?:last|final) day of (?:the )?(?:work|works|service|services|contract|term|construction|agreement)(?=\\s?[:|]| (?:is|will be|shall be))|^\\W{0,4}(?:finish|complete)(?: (?:the |all )?(?:work|project|construction)|(?<=finish))${ON}`,
  },
  {
    "work ends": /end|conclud|wrap|finish|terminat|expire|cease|complet|finali|close|accomplish|done/,
    "several end": /^(?:end|conclude|finish|terminate|expire)$/,
    "end intended": /complet|finish|conclud/,
    "end label": /complete|finish|^day$/,
  },
);

const TRAVAUX =
  "(?:travaux|contrat|mandat|entente|bail|marche|projet|chantier|services?|collectes?|construction|installation|entretien|deneigement|pavage|refection|livraisons?|fourniture|offre a commandes|entrepreneur|adjudicataire|fournisseur|prestataire)";
const ENTRE =
  "(?: (?!soumission|appel|visite|reunion|garantie|assurance|permis|actuel|precedent|question|inscri|cautionn|subvention|avant|apres|si|lorsque|pas|ne|plans?|disponible|et |debut|commenc|demarr|termin|achev)[a-z'-]{1,14}){0,6}?";
const JOUR = `(?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche),? )?\\d{1,2}(?:er)? (?:${MONTH})(?![a-z])`;
const MOIS = `(?:${MONTH}) 20\\d\\d`;
const VERS_LE = "(?:(?:le|vers|autour|du|au|plus|tard|avant|pour|des|d'ici|a|partir|compter|de|en) ){0,6}";

export const DEBUTE_CUES = cueRules(
  "start",
  {
    debute: `(?<![a-z])${TRAVAUX}(?![a-z])${ENTRE} (?:debute(?:nt|ra|ront|r)?|commence(?:nt|ra|ront|r)?|demarre(?:nt|ra|ront|r)?|entreprend(?:ra|re)|s'amorce(?:nt|ra|ront)?)(?: (?:les|le|ses|des|la) (?:travaux|services?|mandat|chantier|collecte|contrat))?(?= ${VERS_LE}(?:${JOUR}|${MOIS}))`,
    "des le": `(?<![a-z])(?:services?|collectes?|travaux|contrat|mandat|entretien|deneigement)(?![a-z])${ENTRE} (?:des|a (?:compter|partir) (?:du|de))(?= (?:le )?(?:${JOUR}|${MOIS}))`,
  },
  {
    debute: /debut|commenc|demarr|entrepren|amorc/,
    "des le": /^(?:des|compter|partir)$/,
  },
);

export const TERMINE_CUES = cueRules(
  "end",
  {
    "se termine": `(?<![a-z])${TRAVAUX}(?![a-z])${ENTRE} (?:(?:se termine|s'acheve|expire|cesse|se conclu)(?:nt|ra|ront|r)?|arriver?a? a (?:son terme|echeance)|vien(?:t|dra) a echeance|pren(?:d|dra|dront|nent|dre) fin)(?= ${VERS_LE}(?:${JOUR}|${MOIS}))`,
  },
  { "se termine": /termine|acheve|expire|cesse|conclu|echeance|terme|^fin$/ },
);
