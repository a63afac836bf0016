import type { Cue, CueKind } from "../cues";
import type { KeyDateKind } from "../key-date";
import type { Moment } from "../moments/moments";
import { WEEKDAY } from "../moments/month-names";
import { sought } from "../patterns/sought";
import type { Sentence } from "../sentences/sentence";
import { isAnotherDay } from "./another-day";
import {
  BOOKING,
  isBeforeMoment,
  isToBeAttended,
  meetingsNamedByDay,
  ofVisitButNotIt,
  questionsOfNamed,
} from "./beside-visits";
import { isUnderOption } from "./closed-periods";
import { closingsBeforeOpenings } from "./closings-before-openings";
import { labelsAfterDates } from "./dates-first";
import { beginsAt, isFrom } from "./first-moments";
import type { Found } from "./found-date";
import { cueBeforeMove, isMoved } from "./moved-in-sentence";
import { openingsAtThatTime } from "./openings-at-closing";
import { isOfLongStretch, OF_OPTION } from "./periods";
import { linksMeetings, withSharedHours } from "./shared-hours";
import { isOfOpening } from "./wished-registrations";

export type { Found } from "./found-date";

/** A cue further to the left of its date is of another clause. */
const FARTHEST_CUE = 420;
/** "March 3, 2026: site visit" */
const START_OF_SENTENCE = 24;
const FARTHEST_CUE_AFTER = 100;
/** "Notice is hereby given that on March 3, 2026, bids will be received": what stands before says nothing. */
const NOTICE_GIVEN = new RegExp(
  `^\\W{0,4}(?:(?:public )?notice is (?:hereby )?given,? that|(?:please )?take notice that|(?:avis (?:public )?est(?: par la presente| par les presentes)?,? (?:par la presente )?donne que)),? (?:on |le )?(?:(?:${WEEKDAY}),? )?(?:the )?$`,
);
const beginsSentence = ({ folded }: Sentence, start: number): boolean =>
  start <= START_OF_SENTENCE || NOTICE_GIVEN.test(folded.slice(0, start));

const BESIDE =
  /^[\s,]{0,3}(?:(?:and|&|et|then|will|shall|be|is|are|publicly|also|seront|thereafter|date|time)[\s,/]{1,3}){0,5}(?:d')?$|^\s?\/\s?$/;
/** Kinds of dates that are no first or last day of many months. */
const NOT_FOR_MONTHS: ReadonlyArray<KeyDateKind> = [
  "closing",
  "opening",
  "questions",
  "site_meeting",
  "intent",
];
/** "The last addendum will be issued on March 3": that is its date. */
const MAY_BE_FROM: ReadonlyArray<KeyDateKind> = ["start", "end", "addenda"];
/** "… during office hours, at the Town Hall, by March 3": the date is no office hour's. */
const DUE = sought(
  /(?<![a-z])(?:by|until|before|no later than|not later than|on or before|prior to)\s{1,2}(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s{1,2})?$/,
);
/** "Inquiries: March 3 - March 10, 2026": they are taken until the last day. */
const UNTIL_LAST = new RegExp(
  `^,?\\s?(?:-|–|to|through|thru|until|au|jusqu'au|(?:and|et) (?:will )?(?:ends?|closes?|concludes?|runs? (?:to|until)|se termine(?:ra)?|prend(?:ra)? fin)(?: on)?)\\s(?:the |le )?(?:(?:${WEEKDAY}),? )?$`,
);
const ENDS_WITH_LAST: ReadonlyArray<KeyDateKind> = ["questions", "intent"];
function opensStretch({ folded, moments }: Sentence, moment: Moment): boolean {
  const next = moments.find(({ start }) => start >= moment.end);
  return next !== undefined && UNTIL_LAST.test(folded.slice(moment.end, next.start));
}

/** Words after which "after" names the last moment: "no bids will be accepted after March 3". */
const isNotAfter = ({ rule }: Cue) => rule.endsWith("/not after");

/** "Within 30 days of March 5, 2026" is another day. */
const COUNTED_FROM = sought(
  /\d\)? (?:calendar |business |working )?(?:days?|weeks?|months?|jours|semaines|mois) (?:of|after|from|following|apres|suivant)(?: the| le)? $/,
);

/** What each date of a sentence is for, by the nearest words for a kind of date. */
export function datesIn(sentence: Sentence, before: CueKind | null): Array<Found> {
  const moments = withSharedHours(sentence);
  const list = labelsAfterDates(sentence, moments);
  if (list) return list.flatMap(({ moment, cue }) => foundOf(moment, cue));
  const named = meetingsNamedByDay(sentence, moments);
  if (named.size > 0) return datesBesideNamed(sentence, moments, named, before);
  const found = moments.flatMap((moment, index) => {
    const previous = moments[index - 1] ?? null;
    if (isMoved(sentence.folded, moment, moments[index + 1])) return [];
    if (previous && isMoved(sentence.folded, previous, moment)) return movedTo(sentence, previous, moment);
    return kindsOf(sentence, moment, previous, before);
  });
  return [...closingsBeforeOpenings(sentence, found), ...found, ...openingsAtThatTime(sentence, found)];
}

/** The dates of a sentence that names a meeting by its day. */
function datesBesideNamed(
  sentence: Sentence,
  moments: ReadonlyArray<Moment>,
  named: ReadonlyMap<Moment, Cue>,
  before: CueKind | null,
): Array<Found> {
  const names = [...named.values()];
  const rest = { ...sentence, cues: sentence.cues.filter((cue) => !names.includes(cue)) };
  const others = moments.filter((moment) => !named.has(moment));
  return moments.flatMap((moment) => {
    const name = named.get(moment);
    if (name) return isToBeAttended(sentence, moment) ? foundOf(moment, name) : [];
    const ofVisit = questionsOfNamed(sentence, named, moment);
    return ofVisit ? [ofVisit] : kindsOf(rest, moment, others[others.indexOf(moment) - 1] ?? null, before);
  });
}

const foundOf = (moment: Moment, cue: Cue): Array<Found> =>
  cue.kind === "other" || cue.kind === "follow-up" ? [] : [{ kind: cue.kind, rule: cue.rule, moment, cue }];

/** The date in place of the one before. */
function movedTo({ cues }: Sentence, previous: Moment, moment: Moment): Array<Found> {
  const cue = cueBeforeMove(cues, previous);
  return cue ? [{ kind: cue.kind as KeyDateKind, rule: `${cue.rule}${MOVED_RULE}`, moment, cue }] : [];
}

/** Ends the rule of a date that stands in place of another. */
export const MOVED_RULE = ", moved";

function kindsOf(
  sentence: Sentence,
  moment: Moment,
  previous: Moment | null,
  before: CueKind | null,
): Array<Found> {
  if (COUNTED_FROM.test(sentence.folded.slice(Math.max(0, moment.start - 30), moment.start), sentence.folded))
    return [];
  const isDue = DUE.test(
    sentence.folded.slice(Math.max(0, moment.start - 36), moment.start),
    sentence.folded,
  );
  const left = sentence.cues.filter(
    ({ end, rule }) =>
      end <= moment.start && !(isDue && (rule === "other/hours" || rule === "other/council")),
  );
  const last = left.at(-1);
  const cue =
    atCouncil(sentence, left) ??
    endOfQuestions(left) ??
    last ??
    cueWithin(sentence, moment) ??
    cueAround(sentence, moment) ??
    cueAfter(sentence, moment);
  if (!cue || moment.start - cue.end > FARTHEST_CUE) return [];
  if (previous && cue.end <= previous.start && !isNextOfList(sentence, cue, previous, moment)) return [];
  const kind = cue.kind === "follow-up" ? before : cue.kind;
  if (kind === null || kind === "other" || kind === "follow-up") return [];
  if (cue.rule === "end/and ends" && !left.some((other) => other.kind === "start")) return [];
  const isFirst = isFrom(sentence, moment) && !(kind === "opening" && beginsAt(sentence, moment));
  if (isFirst && !MAY_BE_FROM.includes(kind) && !isNotAfter(cue)) return [];
  if (ENDS_WITH_LAST.includes(kind) && opensStretch(sentence, moment)) return [];
  if (cue.rule === OPEN_QUESTIONS && !(previous && opensStretch(sentence, previous))) return [];
  if (NOT_FOR_MONTHS.includes(kind) && isOfLongStretch(sentence, moment)) return [];
  if (kind === "end" && cue.rule !== "end/complete" && OF_OPTION.test(sentence.folded.slice(0, cue.end)))
    return [];
  if ((kind === "start" || kind === "end") && isUnderOption(sentence.folded, cue, moment)) return [];
  const ofVisit = kind === "site_meeting" ? ofVisitButNotIt(sentence, cue, moment) : null;
  if (ofVisit) return [ofVisit];
  if (isAnotherDay(sentence.folded, kind, cue, moment)) return [];
  if (kind === "intent" && isOfOpening(sentence.folded, cue, moment)) return [];
  if (kind === "site_meeting" && isBeforeMoment(sentence, moment))
    return BOOKING.test(sentence.folded) ? [{ kind: "intent", rule: "intent/booking", moment, cue }] : [];
  if (cue.rule === "end/complete" && left.at(-2)?.kind === "site_meeting") return [];
  const own: Found = { kind, rule: cue.rule, moment, cue };
  const next = left.length === 0 ? sentence.cues[sentence.cues.indexOf(cue) + 1] : undefined;
  if (next && isPairOfKinds(kind, next.kind) && isBeside(sentence.folded, cue, next))
    return [own, { kind: next.kind, rule: `${next.rule}, with ${cue.rule}`, moment, cue: next } as Found];
  const twin = left.findLast((other) => other.kind !== cue.kind);
  return twin && isPairOfKinds(twin.kind, kind) && isBeside(sentence.folded, twin, cue)
    ? [{ kind: twin.kind, rule: `${twin.rule}, with ${cue.rule}`, moment, cue: twin } as Found, own]
    : [own];
}

/** "… will be received by the Board of Supervisors and publicly opened on …" */
const RECEIVED_AND_OPENED = /(?:(?:and|&)(?: then)?(?: be)?(?: publicly)?|,) (?:opened|read)/;
const IS_UNTIL = /until|up to|no later|not later|before|prior to|closing|\d{1,2}(?::\d\d)?\s?[ap]\.?m/;

function isBeside(folded: string, first: Cue, second: Cue): boolean {
  if (BESIDE.test(folded.slice(first.end, second.start))) return true;
  const both = folded.slice(first.end, second.end);
  return first.kind === "closing" && RECEIVED_AND_OPENED.test(both) && !IS_UNTIL.test(both);
}

/**
 * "Bids will be opened at the Board of Selectmen meeting on …", "bids are due by the Commissioners' meeting of …": the
 * meeting's date is the opening's, or the closing's.
 */
function atCouncil({ folded }: Sentence, left: ReadonlyArray<Cue>): Cue | null {
  const [own, council] = left.slice(-2);
  if (council?.rule !== "other/council" || !own) return null;
  const isDueBy = own.kind === "closing" && BY_MEETING.test(folded.slice(own.start, council.start));
  return own.kind === "opening" || isDueBy ? own : null;
}

/** "The question period begins on March 3 and ends on March 10": the end is the questions'. */
function endOfQuestions(left: ReadonlyArray<Cue>): Cue | null {
  if (left.at(-1)?.kind !== "end") return null;
  const subject = left.findLast(({ kind }) => kind !== "end");
  return subject?.rule === OPEN_QUESTIONS ? subject : null;
}

const OPEN_QUESTIONS = "questions/period opens";
const BY_MEETING =
  /(?<![a-z])(?:by|before|until|prior to|no later than) (?:the|our|its|their)(?: [a-z']{2,14}){0,12} $/;

const isPairOfKinds = (a: CueKind, b: CueKind) =>
  (a === "closing" && b === "opening") || (a === "opening" && b === "closing");

/** Site meetings may have several dates: "March 3, 2026 and March 5, 2026". */
function isNextOfList(sentence: Sentence, cue: Cue, previous: Moment, moment: Moment): boolean {
  const between = sentence.folded.slice(previous.end, moment.start);
  if (ENDS_WITH_LAST.some((kind) => kind === cue.kind) && opensStretch(sentence, previous)) return true;
  if (isFrom(sentence, previous)) {
    // Visits that are held from one day to another are on neither alone.
    if (cue.kind === "site_meeting" || (previous.hour !== null && moment.hour === null)) return false;
    return /(?:to|until|through|till|-|au|jusqu'au|jusqu'a)\s.{0,16}$/.test(between);
  }
  return cue.kind === "site_meeting" && linksMeetings(between);
}

const MAY_SURROUND: ReadonlyArray<CueKind> = ["questions", "intent", "addenda"];

/** "The cut-off for questions is March 3 by 5:00 p.m.": the words go on after the day. */
const cueAround = ({ cues }: Sentence, moment: Moment): Cue | null =>
  cues.find(
    ({ kind, start, end }) => MAY_SURROUND.includes(kind) && start < moment.start && end > moment.start,
  ) ?? null;

/** "March 3, 2026 – site visit – 10 a.m.": between the day and its hour. */
const cueWithin = (sentence: Sentence, { day, hour }: Moment): Cue | null =>
  hour === null || !beginsSentence(sentence, day.start)
    ? null
    : (sentence.cues.find(({ start, end }) => start >= day.end && end <= hour.start) ?? null);

/** "April 2, 2026: deadline to give notice of attending the pre-bid meeting": not the day of the meeting. */
const ABOUT_EVENT =
  /(?<![a-z])(?:deadline|last (?:day|date)|due|notify|notif\w+|announc\w*|inten(?:t|d)\w*|regist\w+|rsvp|confirm\w*|respon\w+|answers?|questions?|minutes|notes|summary|submit\w*|arising|from|after|following|prior|before|since|date limite|reponses?|avant|apres|suivant|annonce\w*|s'inscrire|inscription)(?![a-z])/;

function cueAfter(sentence: Sentence, moment: Moment): Cue | null {
  if (!beginsSentence(sentence, moment.start) || sentence.moments.length > 1) return null;
  const cue = sentence.cues.find(({ start }) => start >= moment.end);
  if (!cue || cue.start - moment.end > FARTHEST_CUE_AFTER) return null;
  const isOfEvent =
    cue.kind === "site_meeting" && ABOUT_EVENT.test(sentence.folded.slice(moment.end, cue.start));
  return isOfEvent ? null : cue;
}
