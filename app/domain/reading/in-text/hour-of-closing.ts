import type { KeyDate } from "../key-date";
import type { JoinedHour } from "../moments/moments";
import type { Sentence } from "../sentences/sentence";

/** A sentence like "Bids are received until 2:00 p.m. on the closing date": its hour, and none for a day. */
const statesHour = ({ cues, moments, loneHours }: Sentence) =>
  moments.length === 0 &&
  loneHours.length > 0 &&
  cues.length > 0 &&
  cues.every(({ kind }) => kind === "closing");

/**
 * The hour that other sentences of the text state for a closing date without one: `null` if none does, "unclear" if they
 * do not agree or it is not plain.
 */
export function hourOfClosing(
  { start }: KeyDate,
  sentences: ReadonlyArray<Sentence>,
): JoinedHour | "unclear" | null {
  const hours = sentences
    .filter((sentence) => sentence.start !== start && statesHour(sentence))
    .flatMap(({ loneHours }) => loneHours);
  const [hour] = hours;
  if (!hour) return null;
  const isPlain = hours.every(
    (other) => other.clear && !other.isRange && other.hour === hour.hour && other.minute === hour.minute,
  );
  return isPlain ? hour : "unclear";
}
