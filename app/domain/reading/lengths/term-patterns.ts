import { compiledAhead } from "~/domain/lazy";
import { MONTH } from "../moments/month-names";
import { sought } from "../patterns/sought";

const COUNT =
  "(?:(?<![\\d/-])\\(?\\d{1,2}\\)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty-four|thirty-six|un|une|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|quinze|dix-huit|vingt-quatre|trente-six)(?:\\s?\\(\\s?\\d{1,2}\\s?\\))?";
const SPAN = `(?:additional |consecutive |successive |separate )?${COUNT}[\\s-]{1,2}(?:(?:additional|consecutive|successive|full|more|subsequent|calendar) )?(?:\\(?\\w{1,6}\\)?[\\s-])?(?:year|yr|month|season|winter|summer|an|annee|mois|saison|hiver|ete)s?(?![a-z])`;
/** In how many weeks work is done says as much as in how many months. */
const SPAN_OR_WEEKS = `(?:${SPAN}|${COUNT}[\\s-](?:(?:consecutive|calendar) )?(?:weeks|semaines)(?![a-z]))`;
/** "The lease will run for", "the services are to be provided for": any thing with any verb. */
const RUNS_FOR =
  "(?:contracts?|agreements?|awards?|leases?|services?|terms?|projects?|works?|construction|engagement|standing offer)(?: (?:of|for|on|under|at|to) (?:(?!bid|propos|tender|warrant|present|current|existing|bond|insur)[a-z'-]{1,14} ){0,4}[a-z'-]{2,14})?(?: (?:period|award|is|are|will|shall|would|should|must|to|be|expected|anticipated|estimated|scheduled|planned|required)){1,5} (?:run|last|take|extend|continue|remain in (?:effect|force|place)|cover|for|in (?:effect|force|place)|(?:be )?(?:done|let|made|signed|provided|performed|rendered|furnished|required|needed|awarded))(?: for| over)?";
const DURER = "(?:devrai(?:t|ent)|doi(?:t|vent)|devr(?:a|ont)|v(?:a|ont)) durer|dur(?:e|ent|era|eront)";
const ABOUT = "(?:up to |about |approximately |roughly |around |some |only )?";
/** One pattern of them all would take too long to compile. */
const TERMS = [
  `(?<![a-z])(?:contract|agreement|initial|base|service|standing offer|total)?\\s?(?:term|duration|period)(?![a-z])(?: of (?:the |this )?(?:\\w{1,14} ){0,3})?(?:.{0,60}?)${SPAN}`,
  `(?<![a-z])for (?:a |an )?(?:\\w{1,14} )?(?:period|term|duration) of (?:up to )?${SPAN}`,
  `(?<![a-z])(?:in effect|in force|in place|effective) for (?:an? (?:\\w{4,12} )?(?:period|term) of )?(?:up to )?${SPAN}`,
  `(?<![a-z])(?:for|awarded for|contract for) (?:an? )?(?:up to |approximately |about |roughly )?${SPAN}(?: \\([^()\\d]{2,24}\\))?(?:,? from|,? with| period| term|,? commencing|,? beginning|,? starting| after (?:the )?(?:commencement|award|date of award|start))`,
  `${SPAN} (?:(?:\\w{3,14}[\\s-]){0,2}(?:contract|agreement|engagement|lease|bpa|idiq|blanket|ordering|purchase agreement)|bpa|idiq|duration|terms?|periods?|base|bid|options?|extensions?|standing offer|renewals?)(?![a-z])`,
  `${COUNT} (?:additional )?(?:option(?:al)?|renewal|extension) (?:year|month|season|period|term)s?(?![a-z])`,
  `(?<![a-z])(?:options?|possibility|right) (?:to|of|for) (?:an? )?(?:renew|extend|extension|renewal|extending|renewing).{0,60}?${SPAN}`,
  `(?<![a-z])(?:pour une|d'une|une) (?:periode|duree)(?: \\w{1,10})? (?:de|d') ?${SPAN}`,
  `(?<![a-z])duree (?:proposee |totale |prevue |ferme )?(?:du (?:contrat|marche|bail|mandat|projet)|de|initiale).{0,40}?${SPAN}`,
  `^\\W{0,4}duree(?: (?:prevue|estimee|totale|approximative))? ?:? ?${SPAN_OR_WEEKS}`,
  `^\\W{0,4}(?:estimated |anticipated |expected |approximate |project )?duration ?(?::|is|of) ?${ABOUT}${SPAN_OR_WEEKS}`,
  `(?<![a-z])(?:seek(?:s|ing)|retain(?:ing)?|wish(?:es|ing)? to|looking for|requires?)(?![a-z])[^.;\\d]{3,90} (?:to )?(?:provide|perform|furnish|supply|operate|maintain) [^.;\\d]{3,60}? for (?:a (?:period|term) of )?${ABOUT}${SPAN}(?=\\s?(?:$|[.;,]|with|commenc|begin|start))`,
  `${COUNT} firm (?:year|month)s?(?![a-z])|${COUNT} years? firm(?![a-z])|${COUNT} ans? fermes?(?![a-z])`,
  `(?<![a-z])(?:length of (?:the |this )?(?:contract|agreement)|(?:contract|agreement) length)\\W{1,3}(?:of |is |will be |shall be )?${SPAN}`,
  `(?<![a-z])(?:options?|possibilite) .{0,40}(?:prolong|renouvel|reconduc).{0,80}?${SPAN}`,
  `(?<![a-z])contrat ${SPAN}|(?<![\\d/-])(?<!(?:,|ou|or|et|and) )20\\d\\d-20\\d\\d(?:,? (?:(?:et|and|a|to) )?20\\d\\d-20\\d\\d){1,4}(?![\\d,]| (?:ou|or|et|and) )|(?<![a-z])(?:contract|agreement|standing offer|quote|bid|contrat|entente|mandat|bail|marche) (?:is |will be |shall be |sera |d[e'] ?\\w{3,14} )?(?:for|of|de|covering) (?:up to )?${SPAN}`,
  `(?<![a-z])${RUNS_FOR} (?:an? (?:period|term|duration) of )?${ABOUT}${SPAN_OR_WEEKS}`,
  `(?<![a-z])(?:contract|agreement|term|services?)(?![a-z])[^.;]{0,80} and (?:will |shall |to )?(?:run|last|continue|extend|remain in (?:effect|force|place)|be in (?:effect|force|place))(?: for)? (?:an? (?:period|term) of )?(?:up to )?${SPAN}`,
  `(?<![a-z])(?:contract|agreement)(?![a-z])[^.;\\d]{0,50} (?:to be|will be|is) for (?:a (?:period|term) of )?(?:up to )?${SPAN}`,
  `(?<![a-z])periode (?:du (?:contrat|marche)|contractuelle) (?:est|sera) (?:de |d')${SPAN}`,
  `(?<![a-z])(?:octroye|attribue|adjuge|conclu)e?s? pour (?:une (?:periode|duree) (?:de |d'))?${SPAN}`,
  `(?<![a-z])(?:contract|agreement|standing offer|award) (?:lasts?|runs?|covers?) (?:for )?(?:up to )?${SPAN}`,
  `(?<![a-z])(?:extended|renewed|extend|renew)(?: it)?(?: for)? (?:up to )?(?:an additional )?${COUNT} (?:(?:further|additional|more|optional) )?(?:times?|periods?|terms?) (?:of|by|for) ${SPAN}`,
  `(?<![a-z])over ${SPAN}`,
  `(?<![a-z])(?:period|term|periode|duree) (?:of |from |de )?20\\d\\d\\s?(?:-|to|through|a|au)\\s?20\\d\\d(?![\\d-])`,
  `(?<![a-z])(?:(?:s'echelonne|s'etale|s'etend|se deroule|se poursui[tv]|reparti)(?:e?s|ent|nt|r?e?|ra|ront)? (?:sur|pendant|durant)|${DURER}) (?:environ |pres de |quelque )?(?:une (?:periode|duree) (?:estimee |totale |prevue )?(?:de |d'))?${SPAN_OR_WEEKS}`,
  `(?<![a-z])(?:contract|agreement|term)(?![a-z])[^.;]{0,20} from [^.;]{6,30} for (?:a (?:period|term) of )?(?:up to )?${SPAN}`,
  `${COUNT} (?:\\w{3,12} )?(?:terms?|periods?|extensions?|renewals?|options?) of (?:up to )?${SPAN}`,
  `(?<![a-z])duree initiale\\W{0,6}${SPAN}`,
  `(?<![a-z])base(?: (?:year|period|term))?(?: \\([^)]{1,16}\\))? ?(?:plus|\\+|with|and|&)(?: up to)?(?: an option for)? ?${COUNT} (?:(?:additional|consecutive|successive|one|1)[\\s-])?(?:\\(?\\w{1,6}\\)?[\\s-])?(?:year |month )?option(?:al|s)?(?![a-z])`,
  `(?<![a-z])(?:contrat|entente|mandat|marche|projet)(?![a-z])[^.;\\d]{0,50} (?:s'etend(?:ra)?|s'echelonne(?:ra)?|est|sera) (?:de |pour )20\\d\\d (?:a|au) 20\\d\\d(?!\\d)|(?<![a-z])duree [^.;\\d]{0,60} s'etend(?:ra)? de 20\\d\\d a 20\\d\\d(?!\\d)|(?<![a-z])(?:contrat|entente|contract|agreement)(?: a)? (?:long terme|pluriannuel|multi-?year|long[- ]term)? ?\\(20\\d\\d\\s?[-/]\\s?20\\d\\d\\)`,
  `(?<![a-z])sur (?:une periode de )?${SPAN},? ?(?:avec|assorti|renouvelable|prolongeable|plus)(?![a-z])`,
  `(?<![a-z])(?:duration|length) of (?:the |this )?(?:project|works?|construction|contract) (?:is|will be|shall be) (?:approximately |about |estimated (?:at|to be) )?${SPAN_OR_WEEKS}`,
  `(?<![a-z])periode (?:du (?:contrat|marche|mandat|bail)|contractuelle)(?: est| sera)?(?: de| d')? ?:? ?${SPAN}`,
  `(?<![a-z])ordering period (?:is|of|will be|shall be|:) ?(?:up to )?${SPAN}|(?<![a-z])\\(?\\w{1,6}\\)?[\\s-]year ordering period`,
  `(?<![a-z])(?:pour une (?:periode|duree) de|for a period of) \\d{1,3} (?:semaines|weeks)(?![a-z])`,
  `(?<![a-z])pour ${COUNT} (?:hivers?|saisons?|annees?|ans?)(?![a-z])|${COUNT} saisons hivernales(?![a-z])`,
  `(?<![a-z])periode (?:initiale|de base|ferme) (?:de |d')${SPAN}|(?<![a-z])periode de l'offre a commandes (?:est|sera) (?:de |d')${SPAN}`,
  `(?<![a-z])(?:duration|term|length|period|duree)(?: of (?:the )?contract| (?:prevue |totale |estimee )?(?:du contrat|du marche|du mandat))?[^.:;\\d]{0,30} ?\\((?:in |en )?(?:months?|years?|mois|annees?|ans)\\)\\W{0,6}\\d{1,2}(?![\\d/-])`,
  `(?<![a-z])(?:effective|beginning|starting|commencing) (?:on )?[^.;]{6,24} for (?:a (?:period|term) of )?${SPAN}`,
  `(?<![a-z])(?:contrat|entente|mandat|bail)(?: [a-z]{2,13}){0,4} (?:de |d')${SPAN}`,
  `(?<![a-z])(?:contract|award|bids?|period|term|contrat|soumissionner|periode)(?![a-z])[^.;\\d]{0,40} (?:for|of|pour|de) (?:${COUNT}(?:[ -]years?| ans?)?(?:,|,? or|,? and| ou| et) ){1,4}${SPAN}`,
  `${COUNT} (?:periodes?|annees?|options?) (?:d'option|supplementaires?|additionnelles?|optionnelles?|de (?:renouvellement|prolongation))(?: (?:de |d')(?:\\w{3,12} )?${SPAN})?(?![a-z])`,
  `(?<![a-z])duree [^.;\\d]{0,120}? (?:est|sera) (?:de |d')(?:\\w{4,13} )?${SPAN}`,
  `(?<![a-z])option (?:year|period) ?#?(?:[1-9]|one|two|three|four|five|i{1,3}|iv|v)(?![a-z\\d])\\W{1,4}(?:from |may be exercised )?(?:(?:${MONTH})\\.? \\d|\\d{1,2}[/-]\\d{1,2}[/-]|20\\d\\d-\\d)`,
  `(?<![a-z])(?:disposera?|beneficiera|aura) (?:d(?:e |'un (?:delai|maximum) de ))?(?:\\w{3,14} )?\\(?\\d{1,3}\\)? (?:jours|semaines|mois)(?: \\w{4,12}){0,2} (?:pour|afin de|a compter)`,
].map((pattern) => sought(compiledAhead(new RegExp(pattern))));

/** The first in the sentence; of two that start together that of the earlier pattern. */
export function firstTerm(folded: string): RegExpExecArray | null {
  let first: RegExpExecArray | null = null;
  for (const term of TERMS) {
    const found = term.exec(folded);
    if (found && (first === null || found.index < first.index)) first = found;
  }
  return first;
}
