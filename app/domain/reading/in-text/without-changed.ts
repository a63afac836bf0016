import { IS_UNCERTAIN_NOTE } from "../in-sentence/called-off";
import { dayWithoutHour } from "../kept/closing-day";
import type { Doubt, KeyDate, ReaderInput } from "../key-date";
import type { Moment } from "../moments/moments";
import type { Sentence } from "../sentences/sentence";
import { type Change, changeIn } from "./changes";
import { isSameClosing, isSameMoment } from "./checks";

/** A text of a notice in its sentences. */
export type Section = { section: string; sentences: ReadonlyArray<Sentence> };
type Changes = Section & { changes: ReadonlyArray<Change> };

/** Dates that a sentence of any of the notice's texts takes back, moves or leaves open. */
export function withoutChanged(
  dates: ReadonlyArray<KeyDate>,
  sections: ReadonlyArray<Section>,
  { closing }: ReaderInput,
): ReadonlyArray<KeyDate> {
  const texts = sections.map(({ section, sentences }) => ({
    section,
    sentences,
    changes: sentences.flatMap((one) => changeIn(one) ?? []),
  }));
  const unsettled = sections.flatMap((text) => unsettledIn(text, dates));
  if (unsettled.length === 0 && texts.every(({ changes }) => changes.length === 0)) return dates;
  const news = new Set(
    texts.flatMap((text) => text.changes.flatMap((one) => (one.isOff ? [] : newDates(one, text, dates)))),
  );
  // A portal that states a day alone confirms no hour.
  const isOfPortal = (date: KeyDate) =>
    closing !== null &&
    date.kind === "closing" &&
    isSameClosing(closing, date) &&
    (date.at === null || dayWithoutHour(closing, date.zone ?? "America/Toronto") === null);
  const gone = new Set(
    texts
      .flatMap((text) => text.changes.flatMap((one) => takenBack(one, text, dates, news)))
      .filter((date) => !isOfPortal(date)),
  );
  const wasMandatory = [...gone].some(
    ({ kind, mandatory }) => kind === "site_meeting" && mandatory === "yes",
  );
  return dates.map((date) => {
    if (gone.has(date)) return withDoubt(date, "replaced");
    if (unsettled.includes(date)) return withDoubt(date, "not fixed");
    // A mandatory meeting on another day is still mandatory.
    const isStillMandatory = wasMandatory && news.has(date) && date.kind === "site_meeting";
    return isStillMandatory && date.mandatory === "unsaid" ? { ...date, mandatory: "yes" } : date;
  });
}

const withDoubt = (date: KeyDate, doubt: Doubt): KeyDate => ({
  ...date,
  standing: "check",
  doubts: [...date.doubts, doubt],
});

const isDated = ({ localDay, precision }: KeyDate) => localDay !== null && precision !== "none";
const isSure = (date: KeyDate) => date.standing === "sure" && isDated(date);

const isOnDay = ({ localDay }: KeyDate, { day: { readings } }: Moment) =>
  readings.some(
    ({ month, day }) =>
      localDay?.slice(5) === [month, day].map((part) => String(part).padStart(2, "0")).join("-"),
  );
const isIn = ({ start, end }: KeyDate, sentence: Sentence) => start <= sentence.start && end >= sentence.end;

/** The dates that the changing sentence itself states: they hold. */
const newDates = ({ sentence, kinds }: Change, { section }: Section, dates: ReadonlyArray<KeyDate>) =>
  dates.filter(
    (date) =>
      isSure(date) &&
      date.section === section &&
      kinds.includes(date.kind) &&
      isIn(date, sentence) &&
      sentence.moments.some((moment) => isOnDay(date, moment)),
  );

function takenBack(
  change: Change,
  text: Changes,
  dates: ReadonlyArray<KeyDate>,
  news: ReadonlySet<KeyDate>,
): ReadonlyArray<KeyDate> {
  const { sentence, kinds, isOff } = change;
  if (kinds.length === 0) return nearestBefore(sentence, text, dates);
  const ofKind = dates.filter((date) => isSure(date) && kinds.includes(date.kind));
  if (isOff) return ofKind;
  const own = newDates(change, text, dates);
  if (own.length > 0)
    return ofKind.filter(
      (date) =>
        !news.has(date) &&
        !own.some((one) =>
          one.kind === date.kind ? isSameMoment(one, date) : one.localDay === date.localDay,
        ),
    );
  const named = dates.filter(
    (date) => kinds.includes(date.kind) && sentence.moments.some((moment) => isOnDay(date, moment)),
  );
  if (named.length > 0) return named.filter((date) => isSure(date) && !news.has(date));
  const isAnotherOne = dates.some(
    (date) => date.section === text.section && isIn(date, sentence) && date.doubts.includes("replaced"),
  );
  return isAnotherOne ? [] : ofKind.filter((date) => !news.has(date));
}

/** A sentence that is further from a date is about another matter. */
const FARTHEST = 300;

function nearestBefore({ start }: Sentence, { section }: Section, dates: ReadonlyArray<KeyDate>) {
  const before = dates.findLast((date) => date.section === section && date.end <= start && isDated(date));
  if (!before || start - before.end > FARTHEST) return [];
  return dates.filter((date) => date.section === section && date.start === before.start && isSure(date));
}

/** "Bids close March 5, 2026 at 2:00 p.m. (tentative)" */
function unsettledIn({ section, sentences }: Section, dates: ReadonlyArray<KeyDate>): ReadonlyArray<KeyDate> {
  return sentences.flatMap((sentence, index) => {
    const before = sentences[index - 1];
    if (sentence.folded.length > LONGEST_NOTE || !before || !IS_UNCERTAIN_NOTE.test(sentence.folded))
      return [];
    return dates.filter((date) => date.section === section && date.end === before.end && isSure(date));
  });
}

const LONGEST_NOTE = 60;
