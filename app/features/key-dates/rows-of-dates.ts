import type { KeyDateView } from "./key-dates-view";

/** A sentence of this length is not printed twice. */
const LONG = 90;

type Rows = { dates: ReadonlyArray<KeyDateView>; opening: KeyDateView | null };

/** The rows from top to bottom, and within the closing's row the opening that is at the same minute. */
export function rowsOf(
  views: ReadonlyArray<KeyDateView & { isOpening: boolean }>,
  closesAt: Date | null,
  /** The closing's own sentence that stands in its row. */
  closingSentence: string | null,
): Rows {
  const opening = views.find(
    ({ isOpening, iso }) => isOpening && iso !== null && iso === closesAt?.toISOString(),
  );
  const rest = views.filter((view) => view !== opening);
  const dates = eachSentenceOnce([
    ...rest.filter(({ isAfterClosing }) => !isAfterClosing),
    ...rest.filter(({ isAfterClosing }) => isAfterClosing),
  ]);
  const closing = [closingSentence, ...dates.flatMap((date) => (date.isClosing ? [date.sentence] : []))];
  return { dates, opening: opening ? withoutSentences(opening, closing) : null };
}

const withoutSentences = (date: KeyDateView, said: ReadonlyArray<string | null>) =>
  said.includes(date.sentence) ? { ...date, sentence: null } : date;

/** "Work starts" and "Work ends" often come from one long sentence. */
function eachSentenceOnce(dates: ReadonlyArray<KeyDateView>): Array<KeyDateView> {
  return dates.map((date, index) => {
    const { sentence } = date;
    if (sentence === null || sentence.length < LONG) return date;
    const before = dates.slice(0, index).find((other) => other.sentence === sentence);
    return before === undefined ? date : { ...date, sentence: null, sameSentenceAs: before.name };
  });
}
