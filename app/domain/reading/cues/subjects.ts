import { sought } from "../patterns/sought";

/** Where a clause begins. */
const NEW_CLAUSE =
  /[.,;:()]|(?<![a-z])(?:(?<!between [^.,;]{2,40} )and|but|while|that|which|who|where|whose|et|mais|que|qui|dont|tandis)(?![a-z])|qu'|(?<![a-z])it is (?:anticipated|expected|planned|intended|estimated|hoped)/g;
/** Where the subject of a clause ends. */
const VERB =
  /(?<![a-z])(?:shall|will|would|must|should|can|cannot|may|might|is|are|was|were|be|being|been|has|have|had|to|not|(?:re)?(?:begins?|starts?|commences?|ends?|expires?|terminates?|concludes?|finish(?:es)?|ceases?|continues?)|takes?|becomes?|comes?|runs?|kicks?|gets?|goes|mobilizes?|wraps?|doi(?:t|vent)|devr(?:a|ont|ait|aient)|est|sont|sera|seront|va|vont|peu(?:t|vent)|pourr(?:a|ont)|ne|se|entre(?:nt|ra|ront)?|prend(?:ra|ront)?|prennent|vien(?:t|nent|dra|dront)|arriver?a?|(?:debut|commenc|demarr|expir|cess)(?:e|ent|era|eront|er))(?![a-z])|(?<![a-z])(?:s'|n')/;
const NOTHING_BUT_VERBS =
  /^(?:(?:shall|will|would|must|should|can|may|is|are|be|being|to|not|it|also|only|then|expected|anticipated|scheduled|planned|slated|estimated|projected|intended|targeted|proposed|required|ready|able|available|currently|tentatively|fully|substantially|entirely|doi(?:t|vent)|devr(?:a|ont)|est|sont|sera|seront|etre|prevue?s?|va|vont|ne|se|begins?|starts?|commences?|runs?|extends?|lasts?|held|offered|on|from|du|le) ?){0,8}$/;
const FARTHEST_SUBJECT = 140;

const PREPOSITION =
  "(?:of|for|by|on|under|in|at|with|from|to|between|within|during|through|against|into|after|before|upon|per|as|until|de|du|des|aux?|pour|sur|par|dans)";
/** What papers, money, talks, people, schools and traffic are called. */
const OTHER_THINGS =
  "(?:permits?|licen[cs]es?|insurance|coverage|polic(?:y|ies)|bonds?|warrant(?:y|ies)|guarant(?:y|ees?)|payments?|retainage|holdback|invoic(?:es?|ing)|fees?|tolls?|fund(?:s|ing)|grants?|aid|financing|budgets?|appropriations?|penalt(?:y|ies)|damages|fines?|interest|rates?|prices?|pricing|wages?|payrolls?|certificat(?:es?|ions?)|pre-?qualifications?|documents?|drawings?|submittals?|proofs?|evidence|copies|samples?|references|forms?|spending|expenditures?|(?:commission's|court|consent|change|executive) orders?|(?:funding|grant|loan|financing|labou?r|collective|union|development|tax) agreements?|resolutions?|meetings?|conferences?|hearings?|tours?|visits?|negotiations?|discussions?|interviews?|evaluations?|reviews?|selection|process|paperwork|audits?|background checks?|training|orientations?|registrations?|enrol?lments?|recruitment|voting|elections?|hours|(?:seasons?|days)(?= of operations?)|schools?|class(?:es)?|semesters?|(?:school|fiscal|calendar) years?|(?:recreation|camp|lunch|reading|apprenticeship|training|grant|funding|rebate|incentive|public|school|after-?school|volunteer) programs?|camps?|(?:market|festival|hunting|fishing|swimming|boating|hockey|baseball|ski|tourist|pool|beach|rink|park|camping|tax)(?:'s)? (?:seasons?|years?)|festivals?|fairs?|markets?|events?|holidays?|vacations?|recess|break|closures?(?! of (?:the )?(?:[a-z]{3,12} )?(?:landfill|cell|lagoon|tank|well|pit)s?)|closings?|detours?|restrictions?|traffic|shutdowns?|outages?|lead times?|moratori(?:um|a)|bans?|volunteers?|residents?|students?|tenants?|utilities|utility (?:companies|company|owners?)|employees|members?)";
const MAY_BE_PUBLIC =
  /bus|shuttle|ferry|transit|passenger|train|rail|trolley|car|phone|line|centre|center|public|resident|rider|customer|patron|visitor|navette|traversier|transport|circuit/;
/** What the public is offered: "the new bus route", "a free shuttle service", but "the contractor's shuttle service". */
const TO_THE_PUBLIC =
  /^(?!.{0,60}(?:contract|vendor|provider|supplier|proponent|bidder))\W{0,4}(?:[a-z'-]{1,14} ){0,4}?(?:(?:(?<!school )bus|shuttle|ferry|transit|passenger|train|rail|trolley|streetcar|customer|phone|telephone|dial-a-ride|paratransit) (?:services?|routes?|lines?|runs?)|call cent(?:re|er)s?|help ?lines?|hotlines?|services? to (?:the )?(?:public|residents|riders|customers|patrons|visitors))(?: (?:to|for|between|from|on|in) [^.;]{1,60})? ?$|^\W{0,4}(?:le |la |les |un |une |l')?(?:nouveau |nouvelle |nouvelles )?(?:services? de (?:navette|traversier|transport (?:en commun|collectif|adapte)|autobus)|navettes?|lignes? (?:telephoniques?|d'autobus|d'urgence)|circuits? d'autobus)/;
/** The noun that a subject is about stands before its first preposition: "penalties for late work" are no work. */
const HEAD = new RegExp(
  `^\\W{0,4}(?:(?!${PREPOSITION} |d')[\\w'&/-]{1,18} ){0,7}?${OTHER_THINGS}(?= ${PREPOSITION} | ?$)`,
);

const UTILITY =
  "(?:(?:hydro|gas|telephone|electric|power|cable|water|utility|rail) company|national grid|eversource|con ?ed(?:ison)?|pseg|pse&g|unitil|verizon|comcast|amtrak|csx|conrail|hydro[ -](?:one|quebec)|enbridge|bell(?: canada)?|videotron|telus|rogers|energir|gazifere)";
/** The buyer, its people, a utility or another contractor: "by the Town's forces" */
const BY_OTHERS = `by (?:others|another [a-z]{4,12}|(?:an?|the) (?:separate|different|other) [a-z]{4,12}|${UTILITY}|(?:the |its |their |our )?(?:[a-z]{3,14} ){0,2}(?:town|city|county|village|borough|township|district|state|province|region|owner|utilit(?:y|ies)|department|dot|dpw|public works|authority|railroad|railway|forces|staff|volunteers|engineer|architect|clubs?|associations?|organizations?|developers?|tenants?)(?:'s)?(?: (?:own )?(?:forces|crews|staff|workers))?)`;
const PAR_D_AUTRES = `par (?:d'autres|des tiers|une? autre|${UTILITY}|(?:la |le |l'|les |son |ses )?(?:ville|municipalite|mrc|comte|province|proprietaire|mandant|employes|equipes|cols bleus|regie|ingenieur|architecte|clubs?|associations?|organismes?|promoteurs?|locataires?|benevoles))`;
const OTHER_HANDS = [
  new RegExp(`(?<![a-z])(?:${BY_OTHERS}|${PAR_D_AUTRES}(?: [a-z'-]{2,14}){0,3}) ?$`),
  new RegExp(
    `^\\W{0,4}(?:the )?(?:[a-z]{3,14} ){0,2}(?:${UTILITY}(?:'s|s'|')?|(?:utilit(?:y|ies)|developer|incumbent|manufacturer|tenant|landlord|railroad|railway|engineer|architect|surveyor|neighbou?r|teacher|employee|superintendent|manager|administrator|principal|chief|librarian|coach|church|congregation|club|association)(?:'s|s'|')) (?:[a-z]{3,14} ){0,2}[a-z]{4,14}(?= ${PREPOSITION} | ?$)`,
  ),
  new RegExp(
    `(?<![a-z])(?:adjacent|neighbou?ring|abutting|adjoining|nearby) (?:[a-z\\d]{1,14} ){0,2}(?:projects?|contracts?|developments?)(?![a-z])|(?<![a-z])under (?:another|an? (?:separate|different|other)) (?:contract|agreement)|(?<![a-z])(?:contract|agreement) with (?:(?:the|its|our) )?(?:union|teachers|police|employees|staff|custodians|firefighters)(?![a-z])|(?<![a-z])(?:federal|grant|state) award(?:'s)?(?![a-z])|(?<![a-z])(?:d'|de )${UTILITY}(?![a-z])|(?<![a-z])programmes? (?:de |d'|de l')(?:financement|subvention|aide)(?![a-z])`,
  ),
];
/** "The plans will be delivered by the engineer by …" */
const HANDS_AFTER = sought(new RegExp(`^ (?:${BY_OTHERS}|${PAR_D_AUTRES})(?![a-z'])`));

/** « Le contrat actuel de collecte », "the contract in force" */
const EARLIER =
  /(?<![a-z])(?:contrat|entente|bail|marche|mandat|offre a commandes|entrepreneur|fournisseur|adjudicataire)(?: de (?:la |l')?[a-z]{3,14})? (?:actuel(?:le)?|en (?:place|cours|vigueur)|precedente?|anterieure?|sortante?)(?![a-z])|(?<![a-z])(?<!(?:replac|succe|follow)[a-z]{1,7} (?:the |our |its )?)(?:existing|current|present|incumbent|previous|former|prior|expiring) (?:[a-z]{3,12} )?(?:contract|agreement|lease|contractor|vendor|hauler)s?(?![a-z])|(?<![a-z])(?:contract|agreement|contractor|vendor|hauler) (?:now |currently )?in (?:force|place|effect)(?![a-z])/;
/** A French subject begins with its noun. */
const TETE =
  /^\W{0,4}(?:(?:le|la|les|une?|des|ses|leurs?|cette?|chaque|toutes?|tous)(?: les)? |l'|d'|(?:la |les )?(?:premiere|deuxieme|prochaine|nouvelle)s? ){0,2}(?:garanties?|assurances?|cautionnements?|permis|licences?|subventions?|aides?|financement|programmes? (?:de |d'|de l')(?:financement|subvention|aide|formation|loisirs?)|formations?|reunions?|rencontres?|visites?|seances?|audiences?|assemblees?|entrevues?|negociations?|(?:analyses?|evaluations?|etudes?)(?= (?:des|de la|de l') ?(?:soumission|offre|proposition|candidature|dossier|prix))|periodes? (?:d'|de )(?:inscription|question|analyse|consultation|validite|soumission)s?|inscriptions?|embauches?|ventes?|consultations?|elections?|vacances|conges?|feries?|fermetures?|entraves?|detours?|deviations?|restrictions?|interdictions?|penalites?|amendes?|interets?|paiements?|versements?|factur(?:es?|ation)|exercice|annees? (?:scolaires?|financieres?|civiles?)|cours|classes?|ecoles?|rentree|camps?|colonies?|festivals?|mandats? (?:du|des|de la) (?:conseil|mair(?:e|esse)|elue?s?|comite|membres?|president)|conventions? collectives?|ententes? de (?:subvention|financement|principe)|documents?|prix|taux|tarifs?|salaires?|services? de (?:garde|police)|concours|expositions?|heures?|benevoles?|employes|eleves)(?![a-z])/;

/** "The Highway Department will begin its paving": the buyer's own work. */
const BUYER =
  /(?<![a-z])(?:town|city|county|village|borough|township|district|state|department|dot|authority|owner|division|crews|forces|(?:hydro|gas|telephone|electric|power|cable|utility|railway) company|ville|municipalite|mrc|proprietaire|regie)(?: of [a-z]{3,14}| de [a-z-]{3,24})? ?$/;
const ITS_OWN = /(?<![a-z])(?:its|their|ses|leurs?|propres?)(?: own)? /;
const NEAR = 44;

/** "Work by others: gas mains to be relocated by …" */
const IS_BY_OTHERS = sought(/(?<![a-z])(?:by others|par d'autres) ?[:(-][^.;]*$/);

/** "Regular services start again on …" */
const AGAIN = sought(/^ (?:again|anew|de nouveau|a nouveau)(?![a-z])/);

/** The subject of the last clause before a place, if a verb follows it there; its words alone. */
function subjectBefore(folded: string, start: number, end: number): { subject: string; verb: number } | null {
  const from = Math.max(0, start - FARTHEST_SUBJECT);
  let clause = from;
  NEW_CLAUSE.lastIndex = 0;
  const text = folded.slice(from, end);
  for (const { index, 0: words } of text.matchAll(NEW_CLAUSE)) clause = from + index + words.length;
  const verb = VERB.exec(folded.slice(clause, end));
  if (!verb || verb.index < 3) return null;
  const at = clause + verb.index;
  if (at < start && !NOTHING_BUT_VERBS.test(folded.slice(at, start))) return null;
  return { subject: folded.slice(clause, at), verb: at };
}

/** Whether the words before a verb, which `start` and `end` hold, say that something else than the work for bid begins or ends. */
export function isOfOtherSubject(folded: string, { start, end }: { start: number; end: number }): boolean {
  const after = folded.slice(end, end + NEAR);
  if (IS_BY_OTHERS.test(folded.slice(Math.max(0, start - FARTHEST_SUBJECT), start), folded)) return true;
  if (AGAIN.test(after, folded) || HANDS_AFTER.test(after, folded)) return true;
  const found = subjectBefore(folded, start, end);
  if (!found) return false;
  const { subject, verb } = found;
  return (
    HEAD.test(subject) ||
    TETE.test(subject) ||
    (MAY_BE_PUBLIC.test(subject) && TO_THE_PUBLIC.test(subject)) ||
    OTHER_HANDS.some((hands) => hands.test(subject)) ||
    EARLIER.test(subject) ||
    (BUYER.test(subject) && ITS_OWN.test(folded.slice(verb, verb + NEAR)))
  );
}
