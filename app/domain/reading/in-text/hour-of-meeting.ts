import type { CueKind } from "../cues";
import type { KeyDate } from "../key-date";
import type { JoinedHour, Moment } from "../moments/moments";
import type { Sentence } from "../sentences/sentence";

/** A sentence further away speaks of another matter. */
const FARTHEST = 3;
/** "Starting at" may be taken for the work's. */
const OF_MEETING: ReadonlyArray<CueKind> = ["site_meeting", "follow-up", "start"];
const BEGINS =
  /(?<![a-z])(?:start\w*|begin\w*|commenc\w*|meet\w*|gather\w*|convene\w*|debut\w*)(?: promptly| sharp)? (?:at|from|a|des) $/;

/** "The pre-bid meeting is on April 2, 2026 … starting at 5:30 pm on April 2nd": the hour that a sentence near it gives its day. */
export function hourOfMeeting(date: KeyDate, sentences: ReadonlyArray<Sentence>): JoinedHour | null {
  const index = sentences.findIndex(({ start, end }) => start <= date.start && end >= date.start);
  if (index < 0 || date.localDay === null) return null;
  const [year = 0, month = 0, day = 0] = date.localDay.split("-").map(Number);
  const isSameDay = ({ day: written }: Moment) =>
    (written.year === null || written.year === year) &&
    written.readings.length === 1 &&
    written.readings[0]?.month === month &&
    written.readings[0].day === day;
  const hours = sentences
    .slice(Math.max(0, index - FARTHEST), index + FARTHEST + 1)
    .filter(
      ({ cues, loneHours }) =>
        cues.every(({ kind, rule }) => OF_MEETING.includes(kind) || rule === "other/documents") &&
        loneHours.length === 0,
    )
    .flatMap(({ moments, folded }) =>
      moments.flatMap((moment) => {
        const { hour } = moment;
        const isBeginning =
          hour !== null && BEGINS.test(folded.slice(Math.max(0, hour.start - 24), hour.start));
        return hour?.clear === true && !hour.isRange && isSameDay(moment) && isBeginning ? [hour] : [];
      }),
    );
  const [hour, another] = hours;
  return hour ? (another ? null : hour) : hourBelow(sentences, index);
}

const TIME_LINE =
  /^\W{0,4}(?:(?:start|meeting|visit|event) )?(?:time|heure)(?: (?:de debut|du debut|de la visite|de la rencontre|of (?:the )?(?:meeting|visit)))?\s?[:|]\s?(?=\d|noon|midi)/;
const PLACE_LINE = /^\W{0,4}(?:location|place|venue|where|address|lieu|endroit|adresse)\s?[:|]/;

/** "Date: March 5, 2026" and, on a line below, "Time: 10:00 a.m." */
function hourBelow(sentences: ReadonlyArray<Sentence>, index: number): JoinedHour | null {
  const next = sentences[index + 1];
  const line =
    next && PLACE_LINE.test(next.folded) && next.moments.length === 0 ? sentences[index + 2] : next;
  if (!line || line.moments.length > 0 || !TIME_LINE.test(line.folded)) return null;
  const [hour, another] = line.loneHours;
  const isOfMeeting = line.cues.every(({ kind }) => OF_MEETING.includes(kind));
  return hour?.clear === true && !another && isOfMeeting ? hour : null;
}
