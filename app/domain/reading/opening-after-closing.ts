import { NO_INSTANT } from "./dates-in-sentence";
import type { KeyDate } from "./key-date";
import type { JoinedHour } from "./moments";
import type { Sentence } from "./sentence";

type Opening = Pick<KeyDate, "at" | "localDay" | "localTime" | "zone" | "zoneBasis">;

const LONGEST_WAIT_MINUTES = 5 * 60;
/** Sentences that are further apart are about different matters. */
const FARTHEST_SENTENCE = 400;
const FARTHEST_HOUR = 120;

/**
 * The hour of an opening on the closing day: "At 10:30 a.m. they will be opened", "… and opened at 7:00 p.m. the same
 * day". `null` if the sentence has no such hour.
 */
export function openingAfterClosing(sentence: Sentence, closing: KeyDate | undefined): Opening | null {
  const opening = sentence.cues.findLast(({ kind }) => kind === "opening");
  if (!opening || closing?.kind !== "closing" || closing.standing !== "sure" || closing.at === null)
    return null;
  const isSameSentence = closing.start === sentence.start;
  if (sentence.moments.length > (isSameSentence ? 1 : 0)) return null;
  const others = sentence.cues.filter(({ kind, rule }) => kind === "other" && rule !== "other/council");
  if (others.length > 0 || sentence.start - closing.end > FARTHEST_SENTENCE) return null;
  const [hour, another] = sentence.loneHours;
  return hour && !another ? openingAtHour(sentence, opening.end, hour, closing, isSameSentence) : null;
}

function openingAtHour(
  { folded }: Sentence,
  cueEnd: number,
  hour: JoinedHour,
  closing: KeyDate,
  isSameSentence: boolean,
): Opening | null {
  const isAfterCue = hour.start >= cueEnd && hour.start - cueEnd <= FARTHEST_HOUR;
  if (!hour.clear || hour.isRange || (isSameSentence && !isAfterCue) || closing.at === null) return null;
  if (NO_INSTANT.test(folded.slice(cueEnd, hour.start))) return null;
  const wait = hour.hour * 60 + hour.minute - minutesOf(closing.localTime ?? "");
  if (wait < 0 || wait > LONGEST_WAIT_MINUTES + (isSameDay(folded, hour) ? LONGEST_WAIT_MINUTES : 0))
    return null;
  const localTime = [hour.hour, hour.minute].map((part) => String(part).padStart(2, "0")).join(":");
  return { ...momentOf(closing), at: new Date(closing.at.getTime() + wait * 60_000), localTime };
}

const isSameDay = (folded: string, { end }: JoinedHour) =>
  /^[\s,]{0,3}(?:on )?(?:the |that )?same (?:day|date|evening)/.test(folded.slice(end, end + 24));

const momentOf = ({ at, localDay, localTime, zone, zoneBasis }: KeyDate): Opening => ({
  ...{ at, localDay, localTime, zone, zoneBasis },
});

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};
