import { DateTime } from "luxon";
import type { Cue } from "../cues";
import { withoutNeedlessDeadlines } from "../in-sentence/lone-deadlines";
import { withWishedDays } from "../in-sentence/wished-registrations";
import type { KeyDate, KeyDateKind } from "../key-date";
import { END_AFTER_AWARD } from "../lengths/lengths-in-sentence";
import { WITHOUT_DAY } from "../lengths/times-without-day";
import { attendanceAt } from "../meetings/meetings";
import { momentOn } from "../moments/moments";
import { resolveMoment } from "../moments/resolve-moment";
import { recordOf, type Text } from "../record";
import { fold } from "../sentences/fold";
import type { Sentence } from "../sentences/sentence";
import { withoutBeforeAddendum } from "./addendum-dates";
import { closingOfLabel } from "./closing-of-label";
import {
  closingAtOpening,
  withoutAwardedTerms,
  withoutExtended,
  withoutPrequalification,
} from "./closings-in-text";
import { closingThatMoved, hourOfClosing, openingAtBidDate } from "./hour-of-closing";
import { hourOfMeeting } from "./hour-of-meeting";
import { isOfThisCall } from "./mentioned";
import { withoutMoved } from "./moved-dates";
import { openingOnClosingDay } from "./opening-on-closing-day";
import { withoutReplaced } from "./replaced-dates";
import { withoutNeedlessYears, withTermOfOptions } from "./term-of-options";

/** What a text's dates say about each other. */
export function settled(text: Text, read: ReadonlyArray<KeyDate>): Array<KeyDate> {
  const { sentences } = text;
  const moved = withoutMoved(withoutNeedlessDeadlines(read), sentences);
  const stated = withoutBeforeAddendum(
    withoutExtended(withoutReplaced(moved, sentences), sentences),
    sentences,
  );
  const settledKinds = withoutAwardedTerms(
    withTermOfOptions(withoutNeedlessYears(withoutPrequalification(stated, sentences))),
    sentences,
  );
  const dates = withoutVagueTimes(withoutCountedEnd(settledKinds)).map((date) =>
    withHourElsewhere(text, date, moved),
  );
  return [
    ...withWishedDays(dates, sentences),
    ...readClosingAtOpening(text, dates),
    ...closingOfLabel(text, dates),
    ...openingOnClosingDay(text, dates),
    ...readMentions(text, dates),
  ];
}

/** "Within 90 days of award" says less than the day that another sentence states. */
function withoutCountedEnd(dates: ReadonlyArray<KeyDate>): ReadonlyArray<KeyDate> {
  const isStated = dates.some(
    ({ kind, standing, localDay }) => kind === "end" && standing === "sure" && localDay !== null,
  );
  return isStated ? dates.filter(({ rule }) => rule !== END_AFTER_AWARD) : dates;
}

/** "Construction begins in the fall" says less than the day that another sentence states, and once is enough. */
function withoutVagueTimes(dates: ReadonlyArray<KeyDate>): ReadonlyArray<KeyDate> {
  const isVague = ({ rule }: KeyDate) => rule.endsWith(WITHOUT_DAY);
  return dates.filter(
    (date, index) =>
      !isVague(date) ||
      !dates.some(
        (other, place) =>
          other.kind === date.kind &&
          other.standing === "sure" &&
          (other.localDay !== null || (isVague(other) && place < index)),
      ),
  );
}

/** A closing date, or the day of a meeting, with the hour that another sentence states. */
function withHourElsewhere(
  { input, sentences }: Text,
  date: KeyDate,
  dates: ReadonlyArray<KeyDate>,
): KeyDate {
  const { kind, standing, at, localDay } = date;
  const isMeeting = kind === "site_meeting";
  if (!(isMeeting || kind === "closing") || standing !== "sure" || at !== null || localDay === null)
    return date;
  const hour = isMeeting ? hourOfMeeting(date, sentences) : hourOfClosing(date, sentences);
  const before =
    hour === null && !isMeeting ? (closingThatMoved(date, dates) ?? openingAtBidDate(date, dates)) : null;
  if (before) return withHourOf(before, date);
  if (hour === null) return date;
  if (hour === "unclear") return { ...date, standing: "check", doubts: ["unclear hour"] };
  const { doubts, ...when } = resolveMoment(momentOn(localDay, hour), date.sentence, fold(date.sentence), {
    input,
    order: null,
  });
  if (doubts.length > 0) return { ...date, standing: "check", doubts };
  return { ...date, ...when, precision: "instant" };
}

/** A closing that moved to another day, at the hour and in the zone that it had. */
function withHourOf({ localTime, zone, zoneBasis }: KeyDate, date: KeyDate): KeyDate {
  const at = DateTime.fromISO(`${date.localDay}T${localTime}`, { zone: zone ?? undefined });
  return at.isValid && at.getPossibleOffsets().length === 1
    ? { ...date, at: at.toJSDate(), localTime, zone, zoneBasis, precision: "instant" }
    : date;
}

function readClosingAtOpening(text: Text, dates: ReadonlyArray<KeyDate>): Array<KeyDate> {
  const found = closingAtOpening(dates, text.sentences);
  if (!found) return [];
  const { sentence, opening } = found;
  const reading = { ...text, sentence, index: text.sentences.indexOf(sentence) };
  const { at, localDay, localTime, zone, zoneBasis, precision } = opening;
  const record = recordOf(reading, "closing", "closing/at the opening");
  return [{ ...record, at, localDay, localTime, zone, zoneBasis, precision }];
}

/** A page that says what a notice does not mention must know of these even where no date stands beside them. */
const NEVER_OVERLOOKED = ["site_meeting", "questions"] as const;

/** Booking a visit is a deadline of its own, and mentions the visit. */
function mentions({ cues, folded }: Sentence, kind: KeyDateKind): boolean {
  const ofVisits = (cue: Cue) =>
    kind === "site_meeting" &&
    cue.kind === "intent" &&
    /visit|tour|walk|viewing|inspection/.test(folded.slice(cue.start, cue.end));
  return cues.some((cue) => cue.kind === kind || ofVisits(cue));
}

/** How the rule of a mention ends. */
export const WITHOUT_DATE = "/without a date";

/** The first sentence that mentions such a date, if the text gives none. People see the sentence alone. */
function readMentions(text: Text, dates: ReadonlyArray<KeyDate>): Array<KeyDate> {
  return NEVER_OVERLOOKED.flatMap((kind): Array<KeyDate> => {
    if (dates.some((date) => date.kind === kind)) return [];
    const index = text.sentences.findIndex(
      (sentence) => mentions(sentence, kind) && isOfThisCall(sentence, kind),
    );
    const sentence = text.sentences[index];
    if (!sentence) return [];
    const reading = { ...text, index, sentence };
    const record = recordOf(reading, kind, `${kind}${WITHOUT_DATE}`);
    const mandatory = kind === "site_meeting" ? attendanceAt(text.sentences, index).mandatory : "unsaid";
    return [{ ...record, mandatory, standing: "check", doubts: ["not fixed"] }];
  });
}
