import type { KeyDateKind } from "../key-date";
import type { Sentence } from "../sentences/sentence";

/** "Questions:" over a list of addresses says nothing of when they may be asked. */
const HEADING = /^\W*(?:[a-z']+\W+){0,1}[a-z']+\W*$/;

/** "The work includes contract administration and site inspection": what the consultant does, and no meeting. */
const SERVICE =
  /(?<![a-z])(?:contract administration|construction (?:administration|supervision)|(?:engineering|consulting|design|inspection) services|design|surveillance)(?![a-z])[^.;]{0,80}?(?<![a-z])site inspections?(?![a-z])|(?<![a-z])site inspections? (?:services|and (?:contract|construction) (?:administration|supervision))(?![a-z])/;
const OF_BIDDERS =
  /(?<![a-z])(?:bidders?|proponents?|tenderers?|proposers?|offerors?|vendors?|mandatory|attend\w*|pre-?(?:bid|tender))(?![a-z])/;

/** "Firms on the list may be required to attend a site meeting prior to a tender closing": of calls that are to come. */
const LATER_CALLS =
  /(?<![a-z])may(?: also)? be (?:required|asked|requested|invited) to attend (?:a |an |any )?(?:\w{3,12} )?site (?:meeting|visit)s?(?: \w{2,12}){0,3} (?:prior to|before) (?:a|an|any|each|every) (?:\w{3,12} )?(?:tender|bid|call|solicitation|quotation)/;

/** "These residents registered for the site visit" */
const OF_NEIGHBOURS =
  /(?<![a-z])(?:residents?|neighbou?rs?|homeowners?) (?:\w{2,12} ){0,4}(?:registered|signed up|attended|came) (?:for |at |to )?/;

/** Whether the sentence that mentions a meeting or questions says anything of those of this call. */
export function isOfThisCall({ folded }: Sentence, kind: KeyDateKind): boolean {
  if (kind === "questions") return !HEADING.test(folded);
  return !(
    (SERVICE.test(folded) && !OF_BIDDERS.test(folded)) ||
    LATER_CALLS.test(folded) ||
    OF_NEIGHBOURS.test(folded)
  );
}
