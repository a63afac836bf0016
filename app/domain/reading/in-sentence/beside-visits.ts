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

/** "Questions will be answered by March 5" */
export const IS_ANSWERED =
  /(?<![a-z])(?:answered|responded to|repondues?)(?: \w{2,10}){0,3} (?:by|on|before|no later than|le|au plus tard le)(?: (?:mon|tues|wednes|thurs|fri)day,?)? $/;

/** "The March 3, 2026 pre-bid meeting": the day is a name of the meeting, which is no label of a later day. */
export function meetingsNamedByDay(
  { cues, folded }: Sentence,
  moments: ReadonlyArray<Moment>,
): ReadonlyMap<Moment, Cue> {
  const named = new Map<Moment, Cue>();
  for (const moment of moments) {
    const isNamed = NAMES.test(folded.slice(Math.max(0, moment.start - 20), moment.start));
    const cue = isNamed
      ? cues.find(
          ({ kind, start }) => kind === "site_meeting" && start >= moment.end && start - moment.end <= 2,
        )
      : undefined;
    if (cue) named.set(moment, cue);
  }
  return named;
}
const NAMES = /(?<![a-z])(?:the|our|this) (?:\w{5,9}day,? )?$/;

/** "The March 3 site visit is mandatory", "must attend the March 3 site visit"; not "minutes of the March 3 site visit" */
export const isToBeAttended = ({ folded }: Sentence, { start }: Moment) =>
  /(?:^|(?<![a-z])(?:attend(?:ance at|ing)?|(?:presence|present|represented) at|absent from|miss(?:ed)?|skip(?:ped|s)?|participat(?:e|es|ed|ion|ing) in|come to|invited to) )(?:the|our|this) (?:\w{5,9}day,? )?$/.test(
    folded.slice(0, start),
  );

/** "Questions from the March 3, 2026 pre-bid meeting are due March 10, 2026" */
export function questionsOfNamed(
  { folded }: Sentence,
  named: ReadonlyMap<Moment, Cue>,
  moment: Moment,
): Found | null {
  for (const [{ start }, cue] of named) {
    const before = folded.slice(Math.max(0, start - 90), start).replace(NAMES, "");
    const between = folded.slice(cue.end, moment.start);
    const isAsked = QUESTIONS_OF_VISIT.test(before) && IS_DUE_BY.test(between) && !IS_ANSWERED.test(between);
    if (cue.end <= moment.start && isAsked)
      return { kind: "questions", rule: "questions/of a visit", moment, cue };
  }
  return null;
}

export function ofVisitButNotIt({ folded }: Sentence, cue: Cue, moment: Moment): Found | null {
  const before = folded.slice(Math.max(0, cue.start - 90), cue.start);
  if (LAST_DAY_TO_BOOK.test(before)) return { kind: "intent", rule: "intent/booking", moment, cue };
  const between = folded.slice(cue.end, moment.start);
  return QUESTIONS_OF_VISIT.test(before) && IS_DUE_BY.test(between) && !IS_ANSWERED.test(between)
    ? { kind: "questions", rule: "questions/of a visit", moment, cue }
    : null;
}

const BEFORE_MOMENT = new RegExp(
  `(?<![a-z])(?:by|before|no later than|not later than|on or before|prior to|until|up to|au plus tard(?: le| a)?|avant(?: le)?|d'ici(?: le| au)?|jusqu'au?)\\s{1,2}(?:(?:${WEEKDAY})[,.]?\\s{1,2})?$`,
);

/** "Site visits must be booked by March 3": no meeting is held then. */
export const isBeforeMoment = ({ folded }: Sentence, { start, day }: Moment) =>
  [start, day.start].some((at) => BEFORE_MOMENT.test(folded.slice(Math.max(0, at - 40), at)));
