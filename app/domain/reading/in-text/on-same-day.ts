import type { KeyDate } from "../key-date";
import { momentOn } from "../moments/moments";
import { sought } from "../patterns/sought";
import type { Sentence } from "../sentences/sentence";

/** A day that a sentence further back states is another matter's. */
const FARTHEST = 400;
/** "… at 2:00 p.m. that day": the words stand beside the hour. */
const NEAR_HOUR = 40;

const SAME_DAY = sought(
  /(?<![a-z])(?:(?:that|this|the) same|that|the said|same|said) (?:day|date|morning|afternoon|evening|night)(?![a-z])|(?<![a-z])(?:ce meme|le meme|meme|la meme) (?:jour|date|journee)(?![a-z])|(?<![a-z])ce jour(?:-la)?(?![a-z])|(?<![a-z])cette (?:meme )?(?:date|journee)(?![a-z])/,
);

/**
 * "The bid opening is on March 5, 2026 at 2:15 p.m. Bids must be in before 2:00 p.m. that day.": the sentence with the day
 * that the date before it has. `null` if it does not speak of a day before.
 */
export function withSameDay(
  sentences: ReadonlyArray<Sentence>,
  index: number,
  dates: ReadonlyArray<KeyDate>,
): Sentence | null {
  const sentence = sentences[index];
  const [hour, another] = sentence?.loneHours ?? [];
  if (!sentence || !hour || another || sentence.moments.length > 0) return null;
  const said = SAME_DAY.exec(sentence.folded);
  if (!said || sentence.cues.some(({ kind }) => kind === "other")) return null;
  const [start, end] = [Math.min(said.index, hour.start), Math.max(said.index + said[0].length, hour.end)];
  if (end - start - said[0].length - (hour.end - hour.start) > NEAR_HOUR) return null;
  const day = dayBefore(sentences, index, dates);
  if (day === null) return null;
  const { day: written } = momentOn(day, hour);
  const moment = { start, end, hour, day: { ...written, start, end } };
  return { ...sentence, moments: [moment], loneHours: [] };
}

/** The nearest sentence with a day that is not too far. */
function datedBefore(sentences: ReadonlyArray<Sentence>, index: number): Sentence | null {
  const from = sentences[index]?.start ?? 0;
  for (let at = index - 1; at >= 0; at -= 1) {
    const before = sentences[at];
    if (!before || from - before.end > FARTHEST) return null;
    if (before.moments.length > 0) return before;
  }
  return null;
}

/** The one day of the nearest sentence with a day, if it is read for sure. */
function dayBefore(
  sentences: ReadonlyArray<Sentence>,
  index: number,
  dates: ReadonlyArray<KeyDate>,
): string | null {
  const before = datedBefore(sentences, index);
  if (!before) return null;
  const last = before.moments.at(-1);
  const [date, other] = [
    ...new Set(
      dates
        .filter(({ start, standing }) => start === before.start && standing === "sure")
        .map(({ localDay }) => localDay),
    ),
  ];
  const isLast = last?.day.readings.some(
    ({ month, day }) =>
      date?.slice(5) === `${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`,
  );
  return isLast === true && other === undefined ? (date ?? null) : null;
}
