import { type KeyDate, WISHED_REGISTRATION } from "../key-date";
import type { Moment } from "../moments/moments";
import type { Sentence } from "../sentences/sentence";

/** "As soon as possible, preferably by March 3": a preference, not a deadline. */
const PREFERRED =
  /(?<![a-z])(?:prefer(?:ably|ence|red)|ideally|if (?:at all )?possible|de preference|idealement|preferablement|si possible),? (?:is )?(?:by|before|on or before|prior to|avant|d'ici)(?![a-z])[^.;\d]{0,24}$|(?<![a-z])(?:preferably|ideally|de preference|idealement) (?:no later than|au plus tard)[^.;\d]{0,24}$/;
/** "… are asked to register as soon as possible, by March 3" */
const SOON =
  /(?<![a-z])(?:(?:as soon|as early) as|des que|le plus (?:tot|rapidement|vite)) possible,? (?:by|before|avant|d'ici)(?![a-z])[^.;\d]{0,24}$/;
const OBLIGES = /(?<![a-z])(?:must|shall|required|doit|doivent|devront?|exigee?)(?![a-z])/;
/** "Bidders are encouraged to register by March 3" */
const ENCOURAGED =
  /(?<![a-z])(?:encouraged|recommended|encourages|recommends|suggested|encouragee?s?|encourage|recommande|suggere)(?![a-z])(?: (?:that|all|interested|bidders?|contractors?|vendors?|firms|les|aux?|soumissionnaires|fournisseurs|entreprises?|a|de)){0,5} (?:to |de |d'|a )?(?:pre-?)?(?:regist\w+|rsvp|sign up|confirm\w*|submit (?:a|their) (?:request|name)|s'inscrire|inscri\w+|reserver)(?![a-z])(?:(?!(?<![a-z])(?:must|shall|requi|doi[vt]|exig))[^.;\d]){0,80}$/;
/** "Registration by March 3 is recommended" */
const IS_RECOMMENDED =
  /^[^.;\d]{0,30}(?:is|are|est|sont) (?:only |strongly |highly |fortement |seulement )?(?:recommended|encouraged|preferred|suggested|appreciated|optional|not (?:required|mandatory)|recommandee?s?|encouragee?s?|souhaitee?s?|preferables?|suggeree?s?|appreciee?s?|facultati(?:f|ve)s?)(?![a-z])/;
/** "A site visit can be arranged by calling the clerk before March 3": no registration. */
const BY_CALLING =
  /(?<![a-z])(?:may|can|could) (?:schedule|arrange|book|request|set up) (?:a|an|their) (?:[a-z-]+ )?(?:visit|tour|viewing|inspection|walk[\s-]?through|appointment)(?![a-z])(?: [a-z' ]{1,30}?)?,? (?:by|with|through|via)(?![a-z])(?:(?!(?<![a-z])(?:must|shall|requi))[^.;]){0,160}$|(?<![a-z])(?:visits?|tours?|viewings?|inspections?|walk[\s-]?throughs?|appointments?|visites?|rendez-vous)(?: (?:of|to|for|des?|du|sur) [a-z' ]{3,30}?)? (?:(?:may|can|could) be (?:scheduled|arranged|booked|made|requested|set up|coordinated) (?:by|with|through|via)|peu(?:t|vent) etre (?:organisee?s?|fixee?s?|prise?s?|planifiee?s?|reservee?s?) (?:en|par|avec|aupres))(?![a-z])(?:(?!(?<![a-z])(?:must|shall|requi|doi[vt]|exig))[^.;]){0,160}$/;
const FARTHEST = 280;

/** "Bidders wishing to attend the virtual bid opening must e-mail by March 3": not in order to bid. */
const ATTENDS_OPENING =
  /(?<![a-z])(?:attend\w*|watch\w*|view\w*|join\w*|participat\w*|assister|participer)(?: (?:in|at|the|this|a|any|our|public|virtual|online|remote|live|bid|tender|proposal|a|la|l'|seance|publique|d')){0,5} ?(?:bid |tender )?(?:openings?|letting|ouverture|d'ouverture|l'ouverture|hearing|council)(?![a-z])/;
export const isOfOpening = (folded: string, cue: Span, moment: Span): boolean =>
  ATTENDS_OPENING.test(folded.slice(Math.max(0, cue.start - 40), moment.start));
type Span = { start: number };

const wordsBefore = (folded: string, { start }: Span) => folded.slice(Math.max(0, start - FARTHEST), start);

/** Whether a call by a day is no more than a way to see the site. */
export const isOnlyToSee = (folded: string, moment: Moment): boolean =>
  BY_CALLING.test(wordsBefore(folded, moment));

/** Whether a registration by a day is only wished for. */
function isWished(folded: string, moment: Moment): boolean {
  const before = wordsBefore(folded, moment);
  return (
    PREFERRED.test(before) ||
    (SOON.test(before) && !OBLIGES.test(before)) ||
    ENCOURAGED.test(before) ||
    IS_RECOMMENDED.test(folded.slice(moment.end, moment.end + 80))
  );
}

/** The rule of a registration, or that of one which is only wished for. */
export const ruleOfRegistration = (rule: string, folded: string, moment: Moment): string =>
  isWished(folded, moment) ? WISHED_REGISTRATION : rule;

/** "Firms may ask to be placed on the list at any time." */
const AT_ANY_TIME =
  /(?<![a-z])(?:at any time|any ?time during|on an ongoing basis|a tout moment|en tout temps|de facon continue|en continu)(?![a-z])(?! (?:until|before|up to|prior to|through|jusqu|avant))/;
const OF_LIST =
  /(?<![a-z])(?:request|regist\w*|apply|application|join|placed|added|list|demandes?|repertoire|liste|inscri\w*|adhesion)(?![a-z])/;

/** A list that is open at any time has no day by which one must be on it. */
export function withWishedDays(
  dates: ReadonlyArray<KeyDate>,
  sentences: ReadonlyArray<Sentence>,
): Array<KeyDate> {
  return dates.map((date) => {
    if (date.kind !== "intent" || date.standing !== "sure" || date.localDay === null) return date;
    const index = sentences.findIndex(({ start, end }) => start <= date.start && end >= date.start);
    if (OBLIGES.test(sentences[index]?.folded ?? "")) return date;
    const isOpen = sentences
      .slice(Math.max(0, index - 1), index + 1)
      .some(({ folded }) => AT_ANY_TIME.test(folded) && OF_LIST.test(folded));
    return isOpen ? { ...date, rule: WISHED_REGISTRATION } : date;
  });
}
