import { DAY_MS } from "~/domain/duration";
import { isOfOtherSubject } from "../cues/subjects";
import type { Moment } from "../moments/moments";
import { MONTH, WEEKDAY } from "../moments/month-names";
import { sought } from "../patterns/sought";
import type { Sentence } from "../sentences/sentence";
import { isClosedPeriod } from "./closed-periods";

const TO =
  /^(?:st|nd|rd|th)?\s{0,2}[,)]{0,2}\s{0,2}(?:[-–] )?(?:to|through|thru|until|till|and (?:ending|expiring|concluding|terminating|finishing|ends|terminates)(?: on)?|ending(?: on)?|-|au|jusqu'au|jusqu'a)\s{0,2}(?:and including )?(?:the |le )?(?:week (?:of|ending) )?\(?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? ?)?$/;
/** "Start on May 4, 2026 (pending approval) - October 30, 2026", "July 1, 2026 or date of award if later, through June 30, 2027" */
const IN_BRACKETS =
  /^\s?\([^()\d]{2,40}\)|^,? or (?:upon |the )?(?:(?:date of )?(?:contract )?award)(?: of (?:the )?contract)?(?:,? (?:if|whichever (?:is|comes|occurs)) (?:later|last))?(?=[ ,])/;
const BETWEEN = /(?<![a-z])(?:between (?:the dates of )?|entre (?:le )?)$/;
/** "After July 6 and before August 28, 2026" */
const AFTER = /(?<![a-z])(?:after|apres)(?: the| le)? $/;
const AND_BEFORE =
  /^(?:st|nd|rd|th)?,? (?:and|but|et|mais) (?:before|prior to|no later than|by|avant)(?: the| le)? $/;
const AND = /^(?:st|nd|rd|th)?[\s,;]{0,3}(?:and|&|et)[\s,]{0,2}(?:from |du |le )?$/;
const CONTRACT =
  /(?<![a-z])(?:contracts?|agreements?|terms?|periods?|pop(?=\s?:)|services?|(?:fiscal|base|contract|service) years?|years|effective dates?|open|seasons?|winters?|summers?|standing offers?|supply arrangements?|source list|lists?|construction|work|projects?(?= (?:schedule|dates?|timelines?|time ?frame|duration|period|window|runs?|will (?:run|take place|be)|is (?:to|scheduled)))|duration|contrats?|ententes?|duree|periode|repertoire|saisons?|hivers?|travaux|offre a commandes|maintenance|plow\w*|plough\w*|sanding|snow|mowing|removal|(?:cooperative|collective|joint|group) purchases|cleaning|landscap\w*|lawn|janitorial|custodial|entretien|deneigement|tonte|nettoyage|mandat|marche)(?![a-z])/;
const OTHER_PERIOD =
  /(?<![a-z])(?:(?:park|trail|pool|arena|library|hall|beach)s? (?:is|are) open|(?:pool|beach|market|festival|swim\w*|ski|hunting|fishing|boating|hockey|baseball|tourist) season|previous|former|negotiation and execution|execution of (?:the )?contracts?|interviews?|comments?|posting|(?:bid|bidding|tender|submission|application|notice|registration|grant|funding|protest) (?:period|term|window)|for example|e\.g\.|par exemple|periodes? d'option|blackout|moratorium|awarded (?:the|this|its|a) (?:\w{3,12} )?contract|(?:was|were) awarded|approved (?:the|a|an) (?:\w{3,12} )?(?:contract|agreement|renewal|extension)|precedente?|inspect\w*(?! (?:services|and maint))|budget\w*|visit\w*|viewing|show\w*|(?<!(?:services?|contractors?|equipment|crews?|operators?|trucks?|plows?|vehicles?) (?:must|shall|will|should|to) be )available(?! on call)|posted|closed|holiday|office|questions?|q ?& ?a|inquir(?:y|ies)|enquir(?:y|ies)|bids? (?:will|must) be|calendar year(?! ?$)|publish\w*|publication\w*|publie\w*|insurance|consultation|hours|test mode|testing phase|trial period|standstill)(?![a-z])/;

/** What is bought for a time: "milk and bread from July 1, 2026 to June 30, 2027". Only a long time is a contract's. */
const SUPPLIES =
  /(?<![a-z])(?:bids?|proposals?|quot(?:es?|ations?)|tenders?|supply\w*|supplies|furnish\w*|provi(?:de|ding|sion)|purchas\w*|procure\w*|deliver\w*|materials?|fuels?|gasoline|diesel|propane|oil|salt|sand|gravel|stone|rentals?|hauling|transportation|collection|soumissions?|fourniture|achat|location|collecte|transport)(?![a-z])/;
const LEADS_TO = new RegExp(
  `(?<![a-z])(?:from|for|effective|commencing|beginning|starting|covering|during|du|pour|au cours)(?: the)?(?: (?:period|year|dates?|season|term))?(?: (?:of|from|beginning|commencing|starting|du))?(?: on)? ?:? ?(?:(?:${WEEKDAY}),? )?$|(?<![a-z])(?:for|of) the (?:calendar|contract|school) year (?:of |from )?$|(?<![a-z])(?:fy ?'?|years? |seasons? |exercice )[\\d/ -]{0,10}\\($`,
);
const LONG_DAYS = 80;
/** "Bids are received until 2 p.m. on July 31 for the period …": what is said before the closing is of another matter. */
const OWN_PERIOD =
  /(?<![a-z])(?:for|covering|during|pour) (?:the|a|la) (?:[a-z]{3,12} ){0,2}(?:period|term|season|periode|year)(?![a-z])|(?<![a-z])contract (?:period|term)(?![a-z])/;
/** "The Town's fiscal year runs from July 1", "extended the contract term from March 11 to March 31" */
const NOT_ITS_OWN =
  /(?<![a-z])(?:(?:its|their|our|town's|city's|county's|district's) fiscal year|fiscal year (?:of|for) (?:the|a) (?:town|city|county|district|village|board|state|school|authority)|fiscal year (?:is|runs?)|(?:has|have|had|was|were|been) extended (?:the|this|its)|extends? the (?:contract|term|agreement)[^.;]{0,20} from)(?![a-z])/;

/** "An option to extend the contract for two years (April 3, 2028 to April 2, 2030)": the years after the contract's own. */
export const OF_OPTION =
  /(?<![a-z])(?:options? (?:to|of|for|de|d'|pour)|(?:all|every|both|any|each|toutes(?: les)?) (?:the )?(?:[a-z]{4,8} )?options?|(?:including|with) options?|options? (?:years? |periods? |terms? )?(?:is|are|were|being) (?:exercised|used|taken)|options? (?:exercee|levee)s?|subject to (?:renewal|extension|the exercise)|if (?:the |any )?(?:renewals?|extensions?|options?)|optional|option (?:years?|periods?|terms?)|(?:renewal|extension|options?)(?: (?:option|year|period|term)s?)? (?:shall|will|would|is|are|may) (?:be )?(?:in effect|effective|exercised|for|from|run)|extension (?:periods?|terms?|of)|extend(?:ed)?|prolong\w*|variation)(?![a-z])(?:(?!(?:performance|contract|initial|base) (?:period|term))[^.;]){0,110}$/;

const FROM_MONTH = new RegExp(
  `(?<![a-z])(?:${MONTH})\\.?,? 20\\d\\d\\s?(?:to|through|thru|until|-|au|jusqu'au)\\s$`,
);

/** The last day of "July 2026 to June 30, 2029". */
export function endAfterMonthIn({ folded, moments }: Sentence): Moment | null {
  const [last, another] = moments;
  if (!last || another || last.hour !== null) return null;
  const before = folded.slice(0, last.start);
  return FROM_MONTH.test(before.slice(-40)) && CONTRACT.test(before) && !OTHER_PERIOD.test(before)
    ? last
    : null;
}

/** The line above, if it is a label or a heading: "Durée du contrat". */
type Context = { heading: string };

const IS_FIRST = /^\W{0,4}(?:from |for |du |de |le )?(?:the )?$/;
const OF_CONTRACT =
  /(?<![a-z])(?:contracts?|agreements?|terms?|periods?(?! d'option)|pop|seasons?|winters?|services?|performance|snow|plow\w*|mowing|removal|contrats?|ententes?|duree|periode|saisons?|deneigement|mandat|construction|installation|travaux)(?![a-z])/;

/** "Installation must take place between …" */
const IS_DONE =
  /(?<![a-z])(?:install\w*|construct\w*|seal\w*|pav\w*|paint\w*|clean\w*|repairs?|demoli\w*|renovat\w*|replac\w*|projects?|jobs?|deliver\w*|services?|striping|milling|upgrades?|roofing|peinture|pavage|refection|remplacement|projet|livraison)(?![a-z])[^.;\d]{0,60} (?:(?:must|shall|will|is to|are to|to) (?:be (?:\w{4,12}ly )?(?:done|completed|finished|performed|carried out|executed|undertaken|installed|rendered)|take place|occur)(?: \w{2,8}){0,2}?,? (?:between(?: the dates of)?|from|after)(?: the)?|(?:devr(?:a|ont)|doi(?:t|vent)) (?:avoir lieu|etre \w{4,12}) (?:entre le|du)) $/;
const OF_OTHERS =
  /(?<![a-z])(?:bids?|tenders?|proposals?|submissions?|meetings?|conference|events?|training|pick-?ups?|presentations?|soumissions?|offres?|reunions?|rencontres?|formations?)(?![a-z])/;
const NEAR = 80;
/** "For the November 1, 2026 to October 31, 2027 heating season" */
const FOR_THE = /(?<![a-z])(?:for|covering) (?:the|a) $/;
const NAMED_AFTER =
  /^,? (?:heating |winter |mowing |plowing |snow |school |fiscal |contract |service )?(?:season|year|period|term)(?![a-z])/;

/** The contract's first and last day: "from April 1, 2026 to March 31, 2029". */
export function periodIn(
  { folded, moments }: Sentence,
  { heading }: Context,
): readonly [Moment, Moment] | null {
  if (moments.length > 1 && IS_ALTERNATE.test(folded)) return null;
  for (let index = 1; index < moments.length; index += 1) {
    const [first, last] = [moments[index - 1], moments[index]];
    if (!first || !last || !isStretch(folded, first, last)) continue;
    const before = folded.slice(moments[index - 2]?.end ?? 0, first.start);
    if (OF_OPTION.test(before) || isClosedPeriod(folded, first.start, last.end)) continue;
    if (isOfOtherSubject(folded, { start: first.start, end: first.start })) continue;
    const isAfterHour = (moments[index - 2]?.hour ?? null) !== null && OWN_PERIOD.test(before);
    const around = isAfterHour ? before : folded.slice(Math.max(0, first.start - 260), first.start);
    const isNamedAfter = FOR_THE.test(before) && NAMED_AFTER.test(folded.slice(last.end, last.end + NEAR));
    if ((!isNamedAfter && OTHER_PERIOD.test(around)) || NOT_ITS_OWN.test(around)) continue;
    const isDone = IS_DONE.test(before) && !OF_OTHERS.test(before.slice(-NEAR));
    const isOfHeading = IS_FIRST.test(before) && OF_CONTRACT.test(heading) && !OTHER_PERIOD.test(heading);
    const isSupplied = SUPPLIES.test(before) && LEADS_TO.test(before) && isLong(first, last);
    if (
      CONTRACT.test(before) ||
      isSupplied ||
      isDone ||
      isNamedAfter ||
      (isOfHeading && !isClosedPeriod(heading, heading.length, 0))
    )
      return [first, lastOfPeriods(folded, moments, index)];
  }
  return null;
}

/** "Alternate bids will also be accepted for a period from …": what is bid on is stated elsewhere. */
export const IS_ALTERNATE = sought(
  /^\W{0,4}alternat(?:e|ive) (?:bids?|tenders?|proposals?|pric\w{1,3})(?![a-z])/,
);

/** Whether the sentence's dates are a stretch of time in which no work is done, or for which others than the bids are. */
export const hasClosedPeriod = ({ folded, moments }: Sentence): boolean =>
  (moments.length > 1 && IS_ALTERNATE.test(folded)) ||
  moments.some((last, index) => {
    const first = moments[index - 1];
    return (
      first !== undefined && isStretch(folded, first, last) && isClosedPeriod(folded, first.start, last.end)
    );
  });

function isStretch(folded: string, first: Moment, last: Moment): boolean {
  if (first.hour !== null || last.hour !== null) return false;
  const between = folded.slice(first.end, last.start).replace(IN_BRACKETS, "");
  const isBetween = BETWEEN.test(folded.slice(0, first.start).slice(-24));
  if (AFTER.test(folded.slice(0, first.start).slice(-24)) && AND_BEFORE.test(between)) return true;
  return TO.test(isBetween ? between.replace(/ (?:and|et) /, " to ") : between);
}

/** "For the November 1, 2026 to October 31, 2027 heating season": nothing is due on such a day. */
export const isOfLongStretch = ({ folded, moments }: Sentence, moment: Moment): boolean =>
  moments.some((last, index) => {
    const first = moments[index - 1];
    return (
      first !== undefined &&
      (moment === first || moment === last) &&
      isLong(first, last) &&
      isStretch(folded, first, last)
    );
  });

function isLong(first: Moment, last: Moment): boolean {
  const [from, to] = [first, last].map(({ day }) => {
    const [reading] = day.readings;
    return reading && day.year !== null ? Date.UTC(day.year, reading.month - 1, reading.day) : Number.NaN;
  });
  return to !== undefined && from !== undefined && to - from >= LONG_DAYS * DAY_MS;
}

/** "… May 1, 2026 to April 30, 2027 and May 1, 2027 to April 30, 2028": the last day of the last. */
function lastOfPeriods(folded: string, moments: ReadonlyArray<Moment>, index: number): Moment {
  const [last, start, end] = moments.slice(index, index + 3);
  if (!last) throw new Error("The period has no last day.");
  const between = (a: Moment, b: Moment) => folded.slice(a.end, b.start);
  return start && end && AND.test(between(last, start)) && TO.test(between(start, end))
    ? lastOfPeriods(folded, moments, index + 2)
    : last;
}
