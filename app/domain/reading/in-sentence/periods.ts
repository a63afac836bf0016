import type { Moment } from "../moments/moments";
import { MONTH } from "../moments/month-names";
import type { Sentence } from "../sentences/sentence";

const TO =
  /^(?:st|nd|rd|th)?\s{0,2}[,)]{0,2}\s{0,2}(?:to|through|thru|until|till|and (?:ending|expiring|concluding|ends)(?: on)?|ending(?: on)?|-|au|jusqu'au|jusqu'a)\s{0,2}(?:and including )?(?:the |le )?(?:week (?:of|ending) )?\(?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? ?)?$/;
/** "Start on May 4, 2026 (pending approval) - October 30, 2026" */
const IN_BRACKETS = /^\s?\([^()\d]{2,40}\)/;
const BETWEEN = /(?<![a-z])(?:between (?:the dates of )?|entre (?:le )?)$/;
const AND = /^(?:st|nd|rd|th)?[\s,;]{0,3}(?:and|&|et)[\s,]{0,2}(?:from |du |le )?$/;
const CONTRACT =
  /(?<![a-z])(?:contracts?|agreements?|terms?|periods?|pop(?=\s?:)|services?|(?:fiscal|base|contract|service) years?|years|open|seasons?|winters?|summers?|standing offers?|supply arrangements?|source list|lists?|construction|work|projects?(?= (?:schedule|dates?|timelines?|time ?frame|duration|period|window|runs?|will (?:run|take place|be)|is (?:to|scheduled)))|duration|contrats?|ententes?|duree|periode|repertoire|saisons?|hivers?|travaux|offre a commandes|maintenance|plow\w*|plough\w*|sanding|snow|mowing|removal|(?:cooperative|collective|joint|group) purchases|cleaning|landscap\w*|lawn|janitorial|custodial|entretien|deneigement|tonte|nettoyage|mandat|marche)(?![a-z])/;
const OTHER_PERIOD =
  /(?<![a-z])(?:(?:park|trail|pool|arena|library|hall)s? (?:is|are) open|previous|former|negotiation and execution|execution of (?:the )?contracts?|interviews?|comments?|posting|(?:bid|bidding|tender|submission|application|notice|registration|grant|funding|protest) (?:period|term|window)|for example|e\.g\.|par exemple|periodes? d'option|blackout|moratorium|awarded (?:the|this|its|a) (?:\w{3,12} )?contract|(?:was|were) awarded|approved (?:the|a|an) (?:\w{3,12} )?(?:contract|agreement|renewal|extension)|precedente?|inspect\w*(?! (?:services|and maint))|budget\w*|visit\w*|viewing|show\w*|available|posted|closed|holiday|office|questions?|bids? (?:will|must) be|calendar year|publish\w*|publication\w*|publie\w*|insurance|consultation|hours|test mode|testing phase|trial period|standstill)(?![a-z])/;

/** "An option to extend the contract for two years (April 3, 2028 to April 2, 2030)": the years after the contract's own. */
export const OF_OPTION =
  /(?<![a-z])(?:options? (?:to|of|for|de|d'|pour)|optional|option (?:years?|periods?|terms?)|extension (?:periods?|terms?|of)|extend(?:ed)?|prolong\w*|variation)(?![a-z])(?:(?!(?:performance|contract|initial|base) (?:period|term))[^.;]){0,110}$/;

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

/** The contract's first and last day: "from April 1, 2026 to March 31, 2029". */
export function periodIn({ folded, moments }: Sentence): readonly [Moment, Moment] | null {
  for (let index = 1; index < moments.length; index += 1) {
    const [first, last] = [moments[index - 1], moments[index]];
    if (!first || !last || first.hour !== null || last.hour !== null) continue;
    const between = folded.slice(first.end, last.start).replace(IN_BRACKETS, "");
    const isBetween = BETWEEN.test(folded.slice(0, first.start).slice(-24));
    if (!TO.test(isBetween ? between.replace(/ (?:and|et) /, " to ") : between)) continue;
    const before = folded.slice(moments[index - 2]?.end ?? 0, first.start);
    if (OF_OPTION.test(before)) continue;
    if (
      CONTRACT.test(before) &&
      !OTHER_PERIOD.test(folded.slice(Math.max(0, first.start - 260), first.start))
    )
      return [first, lastOfPeriods(folded, moments, index)];
  }
  return null;
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
