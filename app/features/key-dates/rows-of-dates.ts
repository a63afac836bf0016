import type { Line } from "./counted-line";
import type { KeyDateView } from "./key-dates-view";

/** A sentence of this length is not printed twice. */
const LONG = 90;

type Rows = { dates: ReadonlyArray<KeyDateView>; opening: KeyDateView | null };

/** The rows from top to bottom, and within the closing's row the opening that is at the same minute. */
export function rowsOf(
  lines: ReadonlyArray<Line>,
  viewOf: (line: Line) => KeyDateView,
  closing: { at: Date | null; sentence: string | null },
): Rows {
  const opening = lines.find((line) => isOpenedAt(line, closing.at));
  const views = lines.filter((line) => line !== opening).map(viewOf);
  const dates = eachSentenceOnce([
    ...views.filter(({ isAfterClosing }) => !isAfterClosing),
    ...views.filter(({ isAfterClosing }) => isAfterClosing),
  ]);
  const said = [closing.sentence, ...dates.flatMap((date) => (date.isClosing ? [date.sentence] : []))];
  return { dates, opening: opening ? withoutSentences(viewOf(opening), said) : null };
}

/** A reader's own opening keeps a row of its own. */
const isOpenedAt = ({ kind, own, at }: Line, closing: Date | null) =>
  kind === "opening" && own === null && at !== null && at.getTime() === closing?.getTime();

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
