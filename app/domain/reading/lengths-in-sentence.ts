import type { CueKind } from "./cues";
import { seasonOfWork, statesDaysBefore, statesMonthsOfWork, statesTerm, validityDaysIn } from "./durations";
import type { KeyDate } from "./key-date";
import { statesNoMeeting } from "./meetings";
import { type Reading, recordOf } from "./record";

/** The lengths of time that a sentence states, and dates that it counts from others. */
export function readDurations(reading: Reading, dates: ReadonlyArray<KeyDate>): Array<KeyDate> {
  const { sentence } = reading;
  const records: Array<KeyDate> = [];
  const days = /day|jour/.test(sentence.folded) ? validityDaysIn(sentence.folded) : null;
  if (days !== null) records.push({ ...recordOf(reading, "validity", "validity/days"), days });
  const isFirst = !dates.some(({ kind }) => kind === "term");
  if (
    isFirst &&
    /year|month|season|days|\ban|mois|saison/.test(sentence.folded) &&
    statesTerm(sentence.folded)
  )
    records.push(recordOf(reading, "term", "term/duration"));
  records.push(...readRelative(reading), ...readMonths(reading));
  if (statesNoMeeting(sentence))
    records.push({
      ...recordOf(reading, "site_meeting", "site_meeting/none"),
      precision: "none",
      mandatory: "no",
    });
  return records;
}

/** Kinds that are often said as days before another date, which is never computed: holidays would make it wrong. */
const COUNTED_BACK: ReadonlyArray<CueKind> = ["questions", "addenda", "intent"];

function readRelative(reading: Reading): Array<KeyDate> {
  const { cues, folded, moments } = reading.sentence;
  if (moments.length > 0 || !statesDaysBefore(folded)) return [];
  const cue = cues.find(({ kind }) => COUNTED_BACK.includes(kind));
  if (!cue || cue.kind === "other" || cue.kind === "follow-up") return [];
  return [recordOf(reading, cue.kind, `${cue.kind}/days before`)];
}

function readMonths(reading: Reading): Array<KeyDate> {
  const { folded, moments } = reading.sentence;
  if (moments.length > 0 || !/20\d\d/.test(folded)) return [];
  const season = seasonOfWork(folded);
  if (season) return [{ ...recordOf(reading, season, `${season}/season`), precision: "approximate" }];
  if (!statesMonthsOfWork(folded)) return [];
  return (["start", "end"] as const).map((kind) => ({
    ...recordOf(reading, kind, `${kind}/months`),
    precision: "approximate" as const,
  }));
}
