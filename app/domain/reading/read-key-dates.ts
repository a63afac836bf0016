import { type CueKind, cuesIn } from "./cues";
import { isNotBefore } from "./in-sentence/closed-periods";
import { countedBefore } from "./in-sentence/counted-before";
import { datesIn, type Found, MOVED_RULE } from "./in-sentence/dates-in-sentence";
import { doubtsOf } from "./in-sentence/doubts";
import {
  GOES_ON,
  goesOnWithBids,
  isDueForSubBids,
  isDueUnderHeading,
  isForBids,
  LONE_DEADLINE,
  namesSubBids,
} from "./in-sentence/lone-deadlines";
import { openingAfterClosing } from "./in-sentence/opening-after-closing";
import { hasOtherHour, hasTwinInZone, hasUnreadHour } from "./in-sentence/other-hour";
import { endAfterMonthIn, hasClosedPeriod, periodIn } from "./in-sentence/periods";
import { ruleOfRegistration } from "./in-sentence/wished-registrations";
import { checkedTogether } from "./in-text/checks";
import { distinct } from "./in-text/distinct";
import { headingOf } from "./in-text/heading-of";
import { withoutRivalHours } from "./in-text/hours-of-day";
import { nextMeeting } from "./in-text/next-meeting";
import { withSameDay } from "./in-text/on-same-day";
import { MOST_CHARACTERS, withOneAttendance } from "./in-text/one-attendance";
import { settled } from "./in-text/settle-text";
import { type Section, withoutChanged } from "./in-text/without-changed";
import { withYearsLeftOut } from "./in-text/years-left-out";
import type { Doubt, KeyDate, KeyDateKind, NoticeText, ReaderInput } from "./key-date";
import { readDurations } from "./lengths/lengths-in-sentence";
import { meetingOf } from "./meetings/dated-meeting";
import { hasBrokenFigures } from "./moments/broken-figures";
import { figureOrderOf } from "./moments/figure-order";
import type { Moment } from "./moments/moments";
import { resolveMoment } from "./moments/resolve-moment";
import { knownZone } from "./moments/zone-words";
import { forgetTexts, sought } from "./patterns/sought";
import { type Reading, readingOf, recordOf, type Text } from "./record";
import { fold } from "./sentences/fold";
import { type Sentence, sentencesOf } from "./sentences/sentence";

/**
 * Reads every date that can end a bid out of a notice's texts. A date is sure only if nothing in its sentence, in the
 * notice's other dates or in the portal's closing date speaks against it.
 */
export function readKeyDates(input: ReaderInput): Array<KeyDate> {
  const texts = input.texts.map((text) => readText(text, input));
  const found = withoutChanged(
    texts.flatMap(({ dates }) => dates),
    texts,
    input,
  );
  const settledHours = withoutRivalHours(found, texts, input);
  const dates = distinct(checkedTogether(withOneAttendance(settledHours, input.texts), input));
  forgetTexts();
  return dates;
}

/** A text with more dates is a list or a calendar; the first ones are read. */
const MOST_DATES = 100;

function readText(notice: NoticeText, input: ReaderInput): Section & { dates: ReadonlyArray<KeyDate> } {
  const text = notice.text.slice(0, MOST_CHARACTERS);
  const folded = fold(text);
  const order = figureOrderOf(folded, input.zones);
  const stated = { notice, input, order, sentences: sentencesOf(text, folded) };
  const known = new Map<Sentence, ReadonlyArray<KeyDate>>();
  const read = readSentences(stated, known);
  const sentences = withYearsLeftOut(stated.sentences, read, input);
  const dated = { ...stated, sentences };
  const again = sentences === stated.sentences ? read : readSentences(dated, known);
  return { section: notice.section, sentences, dates: settled(dated, again) };
}

/** "The meeting will be held on …" goes on with the meeting of a sentence a little before it. */
const NAMES_MEETING = sought(
  /^(?:the|this|said|la|cette|le) (?:meeting|visit|conference|tour|session|inspection|showing|reunion|seance|rencontre|visite)(?![a-z])/,
);
const FARTHEST_MEETING = 3;
/** After these "the meeting" is another one. */
const MEETING_OF_OTHERS = sought(
  /(?<![a-z])(?:council|commission|committee|trustees|commissioners|board|conseil|comite)(?: \w{1,12}){0,5} (?:meeting|session|hearing|seance|reunion)s?(?![a-z])/,
);

/** `known` keeps what a sentence says by itself for a second reading. */
function readSentences(text: Text, known: Map<Sentence, ReadonlyArray<KeyDate>>): Array<KeyDate> {
  const dates: Array<KeyDate> = [];
  let visit = -Infinity;
  for (const [index, sentence] of text.sentences.entries()) {
    if (dates.length >= MOST_DATES) break;
    const reading = readingOf(text, index, sentence);
    const farthest = NAMES_MEETING.test(sentence.folded) ? FARTHEST_MEETING : 1;
    const before = index - visit <= farthest ? "site_meeting" : null;
    const told = withSameDay(text.sentences, index, dates);
    const own = told
      ? readDates({ ...reading, sentence: told }, before)
      : (known.get(sentence) ?? readDates(reading, before));
    if (!told) known.set(sentence, own);
    dates.push(...own);
    if (told && own.length > 0) continue;
    dates.push(...readOpeningHour(reading, dates), ...readDurations(reading, dates));
    if (sentence.cues.some(({ kind }) => kind === "site_meeting")) visit = index;
    else if (MEETING_OF_OTHERS.test(sentence.folded)) visit = -Infinity;
  }
  return dates;
}

function readDates(reading: Reading, before: CueKind | null): Array<KeyDate> {
  const { sentence } = reading;
  if (sentence.moments.length === 0) return [];
  const lastDay = endAfterMonthIn(sentence);
  if (lastDay) return [dateOf(reading, { kind: "end", rule: "end/after month", moment: lastDay, cue: null })];
  const period = periodIn(sentence, { heading: headingOf(reading.sentences, reading.index) });
  if (period) {
    const [first, last] = period;
    const beside = sentence.moments.filter(({ start, end }) => end <= first.start || start >= last.end);
    return [
      dateOf(reading, { kind: "start", rule: "start/period", moment: first, cue: null }),
      dateOf(reading, { kind: "end", rule: "end/period", moment: last, cue: null }),
      ...(beside.length > 0 ? readBeside(reading, { ...sentence, moments: beside }, before, period) : []),
    ];
  }
  return readOwn(reading, before);
}

/** "Bids for fuel from July 1, 2026 to June 30, 2027 are due on May 5, 2026": what is said beside the contract's period. */
function readBeside(
  reading: Reading,
  sentence: Sentence,
  before: CueKind | null,
  [first, last]: readonly [Moment, Moment],
): Array<KeyDate> {
  const notOfWork = (cues: Sentence["cues"]) =>
    readOwn({ ...reading, sentence: { ...sentence, cues } }, before).filter(
      ({ kind }) => !OF_WORK.includes(kind),
    );
  const own = notOfWork(sentence.cues);
  return own.length > 0 ? own : notOfWork(cuesIn(withoutPeriod(sentence.folded, first, last), true));
}

/** Words before a period and after it are of one clause: "Bids for fuel from … to … are due on …" */
const withoutPeriod = (folded: string, { start }: Moment, { end }: Moment) =>
  folded.slice(0, start) + folded.slice(start, end).replace(/./g, fill) + folded.slice(end);
const LONGEST_FILLER = 12;
const fill = (_: string, index: number) => (index % LONGEST_FILLER === LONGEST_FILLER - 1 ? " " : "x");

function readOwn(reading: Reading, before: CueKind | null): Array<KeyDate> {
  const { sentence } = reading;
  const isClosed = hasClosedPeriod(sentence);
  const found = datesIn(sentence, before).filter(({ kind }) => !(isClosed && OF_WORK.includes(kind)));
  return (found.length > 0 ? found : nextMeeting(reading))
    .filter(({ rule }) => rule !== LONE_DEADLINE || isForBids(reading.sentences, reading.index))
    .filter(({ rule }) => rule !== GOES_ON || goesOnWithBids(reading.sentences, reading.index))
    .filter(({ kind }) => kind !== "closing" || !isDueUnderHeading(reading.sentences, reading.index))
    .map((found) => dateOf(reading, ofSubBids(reading, found)));
}

/** What is due under a heading that names sub-bids, or what "will receive sealed sub-bids" names. */
function ofSubBids({ sentence, sentences, index }: Reading, found: Found): Found {
  const isOfThem =
    found.kind === "closing" && (namesSubBids(sentence.folded, found) || isDueForSubBids(sentences, index));
  return isOfThem ? { ...found, kind: "sub_bid_closing", rule: "sub_bid_closing/under a heading" } : found;
}

const OF_WORK: ReadonlyArray<KeyDateKind> = ["start", "end"];

function dateOf(reading: Reading, found: Found): KeyDate {
  const { kind, rule } = found;
  const { input, order, sentence } = reading;
  const counted = OF_WORK.includes(kind) ? null : countedBefore(sentence.folded, found);
  const moment =
    counted !== null && counted !== "unclear"
      ? counted.moment
      : untilLastHour(withoutNeedlessHour(found), found, sentence);
  const { doubts: stated, isExpected } = doubtsOf(sentence, kind, moment, rule.endsWith(MOVED_RULE));
  const { doubts: unread, ...when } = resolveMoment(moment, sentence.plain, sentence.folded, {
    input,
    order,
  });
  const meeting = kind === "site_meeting" ? meetingOf(reading, moment, rule) : { doubts: [] };
  const { doubts: aboutMeeting, ...details } = meeting;
  const isUnfixedRange = moment.hour?.isRange === true && kind !== "site_meeting";
  const doubts: Array<Doubt> = [
    ...stated,
    ...unread,
    ...(counted === "unclear" ? (["not fixed"] as const) : []),
    ...aboutMeeting,
    ...(when.zone !== knownZone(input.zones)?.zone && hasTwinInZone(sentence, moment)
      ? (["unclear zone"] as const)
      : []),
    ...(hasBrokenFigures(sentence.folded) ? (["unclear hour"] as const) : []),
    ...((kind === "start" || kind === "end") && isNotBefore(sentence.folded, kind, moment)
      ? (["not fixed"] as const)
      : []),
    ...(isOneOfSeveral(moment, kind) ? (["unclear day"] as const) : []),
    ...(isUnfixedRange ||
    (counted === null && hasUnreadHour(sentence, moment, kind)) ||
    hasOtherHour(sentence, moment, kind)
      ? (["unclear hour"] as const)
      : []),
  ];
  const precision = isExpected ? "approximate" : when.at === null ? "day" : "instant";
  return {
    ...recordOf(reading, kind, kind === "intent" ? ruleOfRegistration(rule, sentence.folded, moment) : rule),
    ...when,
    ...details,
    precision,
    doubts,
    standing: doubts.length > 0 ? "check" : "sure",
  };
}

const HANDED_IN_WITHIN = /recei|accept|deliver|deposit|dropped|submit|recue|depose|remise/;
/** "Bids will be received on March 5 between 10:00 a.m. and 2:00 p.m.": they are due at the last hour. */
function untilLastHour(moment: Moment, { kind, cue }: Found, { folded }: Sentence): Moment {
  const { hour } = moment;
  if (kind !== "closing" || !hour?.until || !hour.clear || !cue) return moment;
  if (!HANDED_IN_WITHIN.test(folded.slice(cue.start, cue.end))) return moment;
  const { start, end } = hour;
  return { ...moment, hour: { ...hour.until, start, end, isRange: false } };
}

/** "The term expires at midnight on June 30, 2026": of work the day alone counts, if its hour is not clear. */
function withoutNeedlessHour({ kind, moment }: Found): Moment {
  const { hour } = moment;
  const isOfWork = kind === "start" || kind === "end";
  return isOfWork && hour !== null && (!hour.clear || hour.isRange) ? { ...moment, hour: null } : moment;
}

/** Meetings may be held on each day of a list, but nothing is due on several days. */
function isOneOfSeveral({ day, hour }: Moment, kind: KeyDateKind): boolean {
  if (kind === "start" || kind === "end") return day.isListed === true;
  if (kind === "site_meeting") return day.endsRange === true || (day.startsRange === true && hour !== null);
  return day.isListed === true || day.startsRange === true || (kind === "opening" && day.endsRange === true);
}

/** The opening of bids on the closing day, which the sentence says without repeating the day. */
function readOpeningHour(reading: Reading, dates: ReadonlyArray<KeyDate>): Array<KeyDate> {
  const { sentence } = reading;
  const moment =
    dates.at(-1)?.kind === "opening" ? null : openingAfterClosing(sentence, dates, reading.input);
  if (moment === null) return [];
  const record = recordOf(reading, "opening", "opening/on the closing day");
  return [{ ...record, ...moment, precision: "instant" }];
}
