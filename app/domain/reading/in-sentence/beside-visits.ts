import type { Cue } from "../cues";
import type { Moment } from "../moments/moments";
import { WEEKDAY } from "../moments/month-names";
import type { Sentence } from "../sentences/sentence";
import type { Found } from "./found-date";

export const BOOKING =
  /(?<![a-z])(?:book(?:ed|ing)?|arrang\w*|appointments?|reserv\w*|rendez-vous|request\w*|contact\w*)(?![a-z])/;

/** "The last day to book a site visit is March 3", "date limite pour réserver une visite" */
const LAST_DAY_TO_BOOK =
  /(?<![a-z])(?:(?:last|final) (?:day|date|chance|opportunity)|deadline|cut[\s-]?off(?: date)?|due date|(?:date|heure)s? limites?|dernier (?:jour|delai)|echeance) (?:to|for|of|pour|de|d')[^.;\d]{0,40}?(?:book|request|arrang|regist|schedul|reserv|sign|rsvp|confirm|appointment|rendez-vous|s'inscrire|inscription|demander)\w*(?: up)?[^.;\d]{0,30}$/;

/** "Questions following the site visit are due March 3" */
const QUESTIONS_OF_VISIT =
  /(?<![a-z])(?:questions?|inquiries|enquiries|clarifications?|rfis?|demandes? de (?:precisions?|renseignements?|clarifications?))(?: (?:that )?(?:arise|arising|resulting|raised|stemming|posees?|decoulant))? (?:following|after|from|about|on|regarding|concerning|related to|relating to|during|at|out of|a la suite de|suivant|apres|sur|concernant|lors de|de)(?: (?:the|a|our|la|les|une))?(?: (?:mandatory|optional|pre-bid))? ?(?:l')?$/;

const IS_DUE_BY =
  /(?<![a-z])(?:due|submitted|received|sent|directed|forwarded|by|before|until|no later|deadline|transmises?|acheminees?|soumises?|envoyees?|avant|au plus tard|jusqu)/;

export function ofVisitButNotIt({ folded }: Sentence, cue: Cue, moment: Moment): Found | null {
  const before = folded.slice(Math.max(0, cue.start - 90), cue.start);
  if (LAST_DAY_TO_BOOK.test(before)) return { kind: "intent", rule: "intent/booking", moment, cue };
  return QUESTIONS_OF_VISIT.test(before) && IS_DUE_BY.test(folded.slice(cue.end, moment.start))
    ? { kind: "questions", rule: "questions/of a visit", moment, cue }
    : null;
}

const BEFORE_MOMENT = new RegExp(
  `(?<![a-z])(?:by|before|no later than|not later than|on or before|prior to|until|up to|au plus tard(?: le| a)?|avant(?: le)?|d'ici(?: le| au)?|jusqu'au?)\\s{1,2}(?:(?:${WEEKDAY})[,.]?\\s{1,2})?$`,
);

/** "Site visits must be booked by March 3": no meeting is held then. */
export const isBeforeMoment = ({ folded }: Sentence, { start }: Moment) =>
  BEFORE_MOMENT.test(folded.slice(Math.max(0, start - 40), start));
