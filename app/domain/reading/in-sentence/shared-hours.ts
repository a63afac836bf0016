import { placeRightAfter } from "../meetings/meeting-place";
import type { JoinedHour, Moment } from "../moments/moments";
import type { Sentence } from "../sentences/sentence";

const AND_ALSO =
  /^[\s,;(]{0,3}(?:and|or|&|et|ou)?[\s,;]{0,2}(?:(?:on|at|le|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?[\s,]{1,2}){0,2}$/;

/** "March 3, 2026 at the Town Hall and March 5, 2026 at the garage": a place, and another day of the list. */
const AND_AT_PLACE =
  /^,? (?:(?:at|in|a|au|aux)|for(?: the)?(?= (?:school|building|site|lot|group) )) (?:(?!(?<![a-z])(?:and|et) |(?<![a-z])end|conclu|finish|clos|due|until|rain|snow|alternate|\d:|\d ?[ap]m|question)[^.;:]){2,70}?(?:,|;|,? (?:and|&|et))(?: (?:on|le))?(?: (?:mon|tues|wednes|thurs|fri|satur|sun)day,?)? $/;
/** "… with a second session on March 5" */
const AND_ANOTHER =
  /^[\s,;]{0,3}(?:and|with|plus|et|avec)(?: (?:a|an|the|une?))? (?:second|third|further|additional|another|deuxieme|seconde|autre) (?:\w{3,12} )?(?:one|session|visit|meeting|tour|date|day|visite|seance|rencontre|date)(?: (?:will be|is|held|scheduled|taking place|to be held))*(?: (?:on|at|le))?(?: (?:mon|tues|wednes|thurs|fri|satur|sun)day,?)? $/;

/** Whether the words between two days say that a meeting is held on both. */
export const linksMeetings = (between: string) =>
  [AND_ALSO, AND_AT_PLACE, AND_ANOTHER].some((link) => link.test(between));

/** "At 10:00 a.m. on March 3 and March 5, 2026": the hour of both meetings. "March 3 at 10:00 a.m. and 2:00 p.m.": two. */
export function withSharedHours(sentence: Sentence): ReadonlyArray<Moment> {
  const { cues, folded, moments } = sentence;
  if (!cues.some(({ kind }) => kind === "site_meeting")) return moments;
  if (moments.length === 1) return moments.flatMap((moment) => atEachHour(sentence, moment));
  const shared = [...moments];
  for (const [index, moment] of shared.entries()) {
    const previous = shared[index - 1];
    const isShared =
      moment.hour === null &&
      isHourFirst(previous) &&
      AND_ALSO.test(folded.slice(previous.end, moment.start));
    if (isShared) shared[index] = { ...moment, hour: previous.hour };
  }
  for (let index = shared.length - 2; index >= 0; index -= 1) {
    const [moment, next] = [shared[index], shared[index + 1]];
    if (moment?.hour !== null || !next?.hour || next.hour.start < next.day.start) continue;
    if (AND_ALSO.test(folded.slice(moment.end, next.start))) shared[index] = { ...moment, hour: next.hour };
  }
  return shared.flatMap((moment) => atEachHour(sentence, moment));
}

const isHourFirst = (moment: Moment | undefined): moment is Moment =>
  (moment?.hour?.start ?? Infinity) < (moment?.day.start ?? 0);

/** Between the hours of one day's meetings: "10:00 AM (Site A), 1:00 PM (Site B)" */
const AND_AT =
  /^(?:\s?\([^()]{1,60}\)|\s(?:at|for|in|a|au|pour|on) [^.;:()\d]{0,40}?(?:(?:site|building|school|lot|group|part|floor|phase|batiment|ecole|groupe) [a-z\d]{1,2})?|,?\s(?=(?:school|building|site|lot|group|library|ecole|batiment|groupe) )[^.;:()]{3,40}?|\s?[-:] ?[^.;:()\d]{2,40}?)?\s?[,;/]?\s?(?:and|&|or|et|ou|then|puis)?(?: again)?\s?(?:(?:at|a|@) )?$/;

const NO_MEETING_AT =
  /(?<![a-z])(?:ends?|ending|until|conclu\w*|finish\w*|jusqu|fin|sign|arriv\w*|doors?|regist\w*|clos\w*|late|after|before|prior|by|depart\w*|leav\w*|inscri\w*|avant|apres|termin\w*|lunch|break)(?![a-z])/;

/** Between one stop of a tour and the next: "10:00 am at 50 Oak Street, and 11:00 am at 10 Elm Street" */
const NEXT_STOP =
  /^[\s,;.)•*-]{0,5}(?:and|&|et|then|puis|ensuite)?(?: (?:a |an |the |une )?(?:second|third|another|deuxième|seconde|autre)(?: (?:one|visit|tour|session|meeting|visite|séance))?)?(?: (?:at|a|à|@))?\s{0,2}$/i;
const TO_PLACE = /^,? ?(?:and|&|et|then|puis) (?=(?:at|in|au|à))/i;
const TO_HOUR = /^[\s,]{0,2}(?:at|from|à|a|@)\s$/i;

/** Whether a place stands after each of two hours, and nothing else between them. */
function isNextStop({ plain }: Sentence, end: number, lone: JoinedHour): boolean {
  const here = placeRightAfter(plain, end);
  return (
    here !== null &&
    NEXT_STOP.test(plain.slice(here.end, lone.start)) &&
    placeRightAfter(plain, lone.end) !== null
  );
}

/** "At Lincoln School at 10:00 AM and at Grant School at 2:00 PM on March 5": the stops before the day's own hour. */
function stopsBefore({ plain, loneHours }: Sentence, hour: JoinedHour): Array<JoinedHour> {
  const stops: Array<JoinedHour> = [];
  let next = hour;
  for (const lone of loneHours.toReversed()) {
    if (lone.end > next.start) continue;
    const between = plain.slice(lone.end, next.start);
    const link = TO_PLACE.exec(between);
    const place = link ? placeRightAfter(plain, lone.end + link[0].length) : null;
    if (!place || !TO_HOUR.test(plain.slice(place.end, next.start))) break;
    stops.unshift(lone);
    next = lone;
  }
  return stops;
}

/** The moment once for each hour at which its meeting begins. */
function atEachHour(sentence: Sentence, moment: Moment): Array<Moment> {
  const { folded, moments, loneHours, cues } = sentence;
  const { hour } = moment;
  if (hour === null || !moments.some((other) => other.hour === hour)) return [moment];
  const others = [...(hour.others ?? [])];
  let { end } = moment;
  for (const lone of loneHours) {
    const between = folded.slice(end, lone.start);
    const isParted = cues.some((cue) => cue.start >= end && cue.end <= lone.start);
    if (lone.start < end || isParted || NO_MEETING_AT.test(between)) continue;
    if (!AND_AT.test(between) && !isNextStop(sentence, end, lone)) continue;
    others.push(lone);
    ({ end } = lone);
  }
  const before = loneHours.length > 0 && hour.end <= moment.day.start ? stopsBefore(sentence, hour) : [];
  return [
    ...before.map((other) => ({ ...moment, hour: other })),
    moment,
    ...others.map((other) => ({ ...moment, hour: { ...other, isRange: false } })),
  ];
}
