import type { KeyDate, NoticeText } from "../key-date";
import { restrictsAttending } from "../meetings/meetings";
import { fold } from "../sentences/fold";
import { sentencesOf } from "../sentences/sentence";
import { isSameMoment } from "./checks";

/** Of a longer text the rest is not read. */
export const MOST_CHARACTERS = 200_000;

/**
 * A meeting that one sentence requires and another one of the notice, perhaps in its other language or its title, does
 * not is doubtful.
 */
export function withOneAttendance(
  dates: ReadonlyArray<KeyDate>,
  texts: ReadonlyArray<NoticeText>,
): ReadonlyArray<KeyDate> {
  const restricting = dates.some(({ mandatory }) => mandatory === "no") ? textsThatRestrict(texts) : [];
  return dates.map((date) => {
    if (date.kind !== "site_meeting" || date.mandatory === "unsaid" || date.precision === "none") return date;
    const isRestricted =
      date.mandatory === "no" &&
      restricting.some(({ section, language }) => section !== date.section || language !== date.language);
    const isDenied =
      isRestricted ||
      dates.some(
        (other) =>
          other.kind === date.kind &&
          other.precision !== "none" &&
          other.mandatory !== "unsaid" &&
          other.mandatory !== date.mandatory &&
          (date.localDay === null || other.localDay === null || isSameMoment(date, other)),
      );
    return isDenied
      ? {
          ...date,
          mandatory: "unsaid",
          doubts: [...date.doubts, "mandatory and optional"],
          standing: "check",
        }
      : date;
  });
}

/** Texts of a notice, if it has several, that may keep those from bidding who do not attend. */
const textsThatRestrict = (texts: ReadonlyArray<NoticeText>) =>
  texts.length < 2
    ? []
    : texts.filter(({ text }) => {
        const read = text.slice(0, MOST_CHARACTERS);
        return restrictsAttending(sentencesOf(read, fold(read)));
      });
