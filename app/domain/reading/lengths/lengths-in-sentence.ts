import type { CueKind } from "../cues";
import { headingOf } from "../in-text/heading-of";
import type { KeyDate } from "../key-date";
import { statesNoMeeting } from "../meetings/meetings";
import { sought } from "../patterns/sought";
import { type Reading, recordOf } from "../record";
import {
  seasonOfWork,
  statesDaysBefore,
  statesEndAfterAward,
  statesMonthsOfWork,
  statesStartAfterAward,
  statesTerm,
  validityDaysIn,
} from "./durations";
import { contradictsFigures } from "./numbers-in-words";
import { statesOptionsOnly } from "./term-in-words";
import { isOver, readTimesWithoutDay, WITHOUT_DAY } from "./times-without-day";
import { isLine, statesYears } from "./years-of-contract";

/** The lengths of time that a sentence states, and dates that it counts from others. */
export function readDurations(reading: Reading, dates: ReadonlyArray<KeyDate>): Array<KeyDate> {
  const { sentence } = reading;
  const records: Array<KeyDate> = [];
  const days = /day|jour/.test(sentence.folded) ? validityDaysIn(withLabel(reading)) : null;
  if (days !== null) {
    const validity = recordOf(reading, "validity", "validity/days");
    records.push(isContradicted(reading) ? { ...validity, ...UNCLEAR } : { ...validity, days });
  }
  records.push(...readTerm(reading, dates), ...readRelative(reading), ...readMonths(reading, dates));
  if (statesNoMeeting(sentence))
    records.push({
      ...recordOf(reading, "site_meeting", "site_meeting/none"),
      precision: "none",
      mandatory: "no",
    });
  return records;
}

/** "Ninety (60) days" */
const isContradicted = ({ sentence }: Reading) => contradictsFigures(sentence.folded);
const UNCLEAR = { standing: "check", doubts: ["not fixed"] } as const;

/** Words for lengths. "An" alone is most often no French year. */
const HAS_LENGTH = sought(
  /year|(?<![a-z])yr|month|season|winter|hiver|days|weeks|(?:\d\)?|(?<![a-z])un(?: \w{1,6})?)[ -]{1,2}an(?![a-z])|(?<![a-z])ans(?![a-z])|annee|mois|saison|jours|semaines|20\d\d ?(?:[-/]|to|through|a|au|and|&) ?(?:20)?\d\d(?![\d-])|(?<![a-z])fy ?'?20\d\d|(?<![a-z])etes 20|base(?: year| period)? ?(?:\+|plus|and|with)|bpa|idiq|summer/,
);

/** By how much a contract may be extended, which is doubtful until the whole text is read. */
export const OPTIONS_ALONE = "term/options alone";

/** "The contract has no option to extend" */
const NO_OPTION =
  /(?<![a-z])(?:no|aucune?|sans|without(?: any| an)?|pas d') ?(?:\w{3,12} )?(?:options?|renew\w*|extensions?)(?![a-z])|(?<![a-z])(?:not|n'|ne) ?(?:include|contain|have|provide|offer|comport|prevo|inclu)\w*/;

/** The seasons or years that a contract is for, which tell less than its length. */
export const TERM_OF_YEARS = "term/years";

/** A line of nothing but a length: its label is the line above. */
const IS_LENGTH =
  /^\W{0,4}(?:[a-z-]{3,14} ?)?\(?\d{1,3}\)? (?:(?:calendar|working|business|consecutive) )?(?:years?|months?|weeks?|days?|ans?|annees?|mois|semaines?|jours?)(?![a-z])[^.;:]{0,40}$/;

const withLabel = ({ sentence, sentences, index }: Reading): string =>
  IS_LENGTH.test(sentence.folded)
    ? `${headingOf(sentences, index).replace(/[\s:|]+$/, "")}: ${sentence.folded}`
    : sentence.folded;

/** How long the contract runs: the first sentence that says so. By how much it can be extended does not tell. */
function readTerm(reading: Reading, dates: ReadonlyArray<KeyDate>): Array<KeyDate> {
  const { text } = reading.sentence;
  const folded = withLabel(reading);
  const terms = dates.filter(({ kind }) => kind === "term");
  const sure = terms.filter(({ standing }) => standing === "sure");
  if (sure.some(({ rule }) => rule !== TERM_OF_YEARS) || !HAS_LENGTH.test(folded)) return [];
  const context = contextOf(reading);
  const isFirst = sure.length === 0 || (sure.every(({ sentence }) => isLine(sentence)) && !isLine(folded));
  const years = isFirst && statesYears(folded, context) ? [recordOf(reading, "term", TERM_OF_YEARS)] : [];
  if (!statesTerm(folded, context)) return years;
  if (isContradicted(reading)) return [{ ...recordOf(reading, "term", "term/duration"), ...UNCLEAR }];
  if (!statesOptionsOnly(text)) return [recordOf(reading, "term", "term/duration")];
  if (years.length > 0) return years;
  if (NO_OPTION.test(folded)) return [];
  const options = recordOf(reading, "term", OPTIONS_ALONE);
  return terms.length > 0 ? [] : [{ ...options, standing: "check", doubts: ["not fixed"] }];
}

/** "Plowing of the town office; the library; and the school for a three-year period": a semicolon parts one sentence. */
function clauseBefore({ sentences, index }: Reading): string {
  const clauses: Array<string> = [];
  for (let place = index - 1; place >= index - MOST_CLAUSES; place -= 1) {
    const clause = sentences[place]?.folded ?? "";
    if (!clause.endsWith(";")) break;
    clauses.push(clause);
  }
  return clauses.join(" ");
}

const MOST_CLAUSES = 4;

const LONGEST_TITLE = 160;

const contextOf = (reading: Reading, { folded, moments } = reading.sentence) => ({
  before: clauseBefore(reading),
  year: reading.input.published?.getUTCFullYear() ?? null,
  isTitle: reading.index === 0 && folded.length <= LONGEST_TITLE && !folded.endsWith("."),
  hasPeriod: moments.length > 1,
});

/** Kinds that are often said as days before another date, which is never computed: holidays would make it wrong. */
const COUNTED_BACK: ReadonlyArray<CueKind> = ["questions", "addenda", "intent"];

export const END_AFTER_AWARD = "end/after the award";

function readRelative(reading: Reading): Array<KeyDate> {
  const { cues, folded, moments } = reading.sentence;
  if (moments.length > 0) return [];
  const counted = [
    ...(statesStartAfterAward(folded) ? [recordOf(reading, "start", "start/after the award")] : []),
    ...(statesEndAfterAward(folded) ? [recordOf(reading, "end", END_AFTER_AWARD)] : []),
  ];
  if (counted.length > 0) return counted;
  if (!statesDaysBefore(folded)) return [];
  const cue = cues.find(({ kind }) => COUNTED_BACK.includes(kind));
  if (!cue || cue.kind === "other" || cue.kind === "follow-up") return [];
  return [recordOf(reading, cue.kind, `${cue.kind}/days before`)];
}

function readMonths(reading: Reading, dates: ReadonlyArray<KeyDate>): Array<KeyDate> {
  const { folded, moments, start } = reading.sentence;
  const hasDay = dates.some((date) => date.start === start && (date.kind === "start" || date.kind === "end"));
  if (hasDay || !/20\d\d/.test(folded)) return readTimesWithoutDay(reading);
  const times = readTimesWithoutDay(reading);
  if (times.length > 0) return times;
  if (isOver(folded, reading.input.published)) return [];
  const season = moments.length > 0 ? null : seasonOfWork(folded);
  if (!season && !statesMonthsOfWork(folded, headingOf(reading.sentences, reading.index))) return [];
  const kinds = season ? [season] : (["start", "end"] as const);
  return kinds.map((kind) => ({
    ...recordOf(reading, kind, `${kind}${WITHOUT_DAY}`),
    precision: "approximate" as const,
  }));
}
