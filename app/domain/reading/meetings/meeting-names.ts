const MEETING =
  "(?:attendance|attending|participation|participating|presence|being present|visitation|representation|visits?|visites?|meetings?|mtgs?|conferences?|(?:tele|visio|video)conferences?|webinaires?|tours?|walk(?:[\\s-]?(?:through|thru|around|over))?s?|showings?|inspections?|viewings?|sessions?|briefings?|webinars?|industry days?|(?<=(?:pre-?bid|conference|zoom|teams|video) )calls?|reunions?|rencontres?|seances?|pre[\\s-]?(?:bid|tender|proposal)s?(?= (?:is|are|was|will|at|on|held)(?![a-z])))";

export const MEETING_WORD = new RegExp(`(?<![a-z])${MEETING}(?![a-z])`);

/** What may stand before the name of a meeting without making it something else, as "registration for" does. */
const BEFORE_NAME =
  "(?:(?:a|an|the|this|that|these|those|such|said|any|all|each|every|both|your|their|its|our|one|two|first|second|next|only|single|physical|in[\\s-]person|one[\\s-]time|all[\\s-](?:bidders?|contractors?|vendors?)|hybrid|personal|full|strict|public|pre[\\s-]{0,2}(?:bid|tender|proposal|rf[pqt]|submission|submittal|quote|quotation|closing|award)s?|on[\\s-]?site|off[\\s-]?site|in|person|site|job|jobsite|project|field|building|facility|premises|scheduled|planned|organized|group|guided|supervised|escorted|virtual|online|zoom|video|joint|general|technical|information(?:al)?|orientation|mandatory|optional|compulsory|voluntary|required|bidders?'?s?'?|tenderers?'?s?'?|contractors?'?s?'?|vendors?'?s?'?|proponents?'?s?'?|suppliers?'?s?'?|proposers?'?s?'?|offerors?'?s?'?|firms?'?s?'?|your|walk|briefing|la|le|les|l'|une?|cette|cet|ces|sa|leur|votre|des|aux?|deux|premiere|seconde|toute|tous|chaque)[\\s/\"]{0,2})";

/** What may follow it: anything else makes it part of another name, such as "meeting minutes" or "visit registration". */
const AFTER_NAME =
  "(?=$|\\W{1,3}(?:$|\\d|[(\"'-])|\\s{0,2}[,:;|)(/-]|\\s(?:at|of|by|on|for|in|to|from|during|through|via|with|using|over|hosted|conducted|led|beginning|starting|commencing|begins|starts|commences|takes|occurs|happens|runs|convenes|where|virtually|en|avec|aura|auront|debute|commence|debutera|commencera|se|is|are|be|was|were|isn't|aren't|shall|will|would|should|can|cannot|must|may|has|have|had|held|scheduled|which|that|while|not|no|n'|ne|non|never|remains?|becomes?|and|or|itself|there|thereat|therefore|also|now|mandatory|compulsory|obligatory|required|requirement|optional|voluntary|necessary|essential|type|status|a|au|aux|de|des|du|d'|la|le|les|sur|lors|par|qui|pour|est|sont|sera|seront|etait|n'est|etant|supervisee?s?|guidee?s?|commune?s?|prevue?s?|organisee?s?|prealables?|preparatoires?|obligatoires?|facultati|optionnel|requise?|exigee?|helps|helpful|demeure|reste|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)|\\s(?:attendance|meeting|visit|tour|conference|walk|session|inspection|briefing|showing))";

/** "The March 3, 2026 site visit" */
const DAY =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? 20\\d\\d)?,? (?:(?:at )?\\d{1,2}(?::\\d\\d)? ?[ap]m,? )?";

const NAME = new RegExp(
  `^[\\s"'*(•-]{0,6}(?:(?:please )?note(?: that)?,? |that |que |whether |if |si |however,? |also,? |therefore,? |de plus,? |in addition,? |as |since |because |but |mais |car |(?:at|to|of|during) which |a laquelle |auxquelles |auquel |dont )?(?:(?:the |this |our )?${DAY})?${BEFORE_NAME}{0,7}${MEETING}(?:s\\b|\\(s\\))?${AFTER_NAME}`,
);

/** "Pre-Bid (Mandatory)" */
const PRE_BID_ALONE = /^\W{0,4}pre[\s-]?(?:bid|tender|proposal)\W{0,3}$/;

export const isOfMeeting = (words: string) => NAME.test(words) || PRE_BID_ALONE.test(words);

/** "Visite supervisee des lieux obligatoire", "attendance at the site visit required": no other noun can be meant. */
const BARE_NAME = new RegExp(
  `^\\W{0,4}${BEFORE_NAME}{0,7}${MEETING}(?:s\\b|\\(s\\))?(?: (?:is|at|of|by|for|to|a|au|aux|de|des|du|d'|la|le|les|l'|sur|et|the|a|an|all|this|attendance|type|status|visit|meeting|tour|conference|session|site|pre-?bid|job|project|mandatory|bidders?|contractors?|date|lieux|lieu|chantier|place|information|d'information|virtuelles?|en ligne|en personne|hybrides?|techniques?|supervisee?s?|guidee?s?|commune|prealable|preparatoire|des soumissionnaires|soumissionnaires|fournisseurs|batiments?|edifices?|installations?|ecoles?|now|therefore|also)(?![a-z]))*[\\s"']{0,3}$`,
);

export const isBareName = (words: string) => BARE_NAME.test(words);

/** A word before its noun: "mandatory pre-bid meeting". */
export const ATTRIBUTIVE = new RegExp(
  `^[\\s"*]{1,3}(?:${BEFORE_NAME}|(?:all|and|or|contractor)[\\s/-]){0,6}${MEETING}${AFTER_NAME}`,
);

export const PRE_BID =
  /^[\s"*]{1,3}pre[\s-]?(?:bid|tender|proposal)(?: (?:date|time|location|place)(?: (?:and|&) time)?(?=\s?[:|]))?(?=$|\W{0,2}$|\s?[:(-])/;

/** Things that are often mandatory around a meeting and are not the meeting. */
export const OTHER_THING =
  /(?<![a-z])(?:bidding|bonds?|bid forms?|forms?|submissions?|id|identification|passport|ppe|equipment|hats?|helmets?|boots?|shoes?|footwear|toes?|vests?|glasses|goggles|masks?|clothing|casques?|bottes|chaussures|lunettes|gilets?|masques?|carte|piece|registrations?|pre-?registrations?|registering|rsvp|bookings?|reservations?|inscriptions?|insurance|assurances?|certificat\w*|licen[cs]es?|permits?|passes|parking|deposits?|security|surety|cautionnement|documents?|addend\w+|acknowledg\w+|requirements?|criteri\w+|exigences|criteres|specifications?|qualifications?|forms?|wages?|goals?|subcontract\w*|vaccin\w+|training|orientation|sign[\s-]?in|sign(?:ing|ature)s?|sheet|questionnaires?|references|samples?|pricing|prices?|delivery|warrant\w+|completion|extensions?|option years?|renewals?|items?|depot|dossier|soumission|formulaires?|securite)(?![a-z])/;

/** "Site visit, 10 a.m. Prevailing wages" */
export const ENDS_OTHERWISE = new RegExp(`${OTHER_THING.source}\\s*$`);

export type Scope = "meeting" | "other" | "unknown";

export function scopeOfPhrase(words: string): Scope {
  if (isOfMeeting(words)) return "meeting";
  return OTHER_THING.test(words) ? "other" : "unknown";
}
