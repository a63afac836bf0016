import { headOfMeetings, NEXT_LINE } from "../in-text/next-meeting";
import type { Doubt, NoticeText } from "../key-date";
import type { Moment } from "../moments/moments";
import type { Reading } from "../record";
import type { Sentence } from "../sentences/sentence";
import { placeOf } from "./meeting-place";
import { attendanceAt } from "./meetings";
import { isVaguePlace } from "./place-words";
import { placeBesideSentence, placeElsewhere } from "./places-elsewhere";

/** Whether a meeting must be attended, where it is, and the sentences that say so. */
export function meetingOf({ notice, sentences, sentence, index }: Reading, moment: Moment, rule: string) {
  const own = attendanceAt(sentences, index);
  const head = rule === NEXT_LINE && own.mandatory === "unsaid" ? headOfMeetings(sentences, index) : null;
  const { mandatory, contradictory, shown } =
    own.contradictory || head === null
      ? own
      : { ...attendanceAt(sentences, head), shown: [head, index] as const };
  const doubts: Array<Doubt> = contradictory ? ["mandatory and optional"] : [];
  const place = meetingPlace(sentences, index, placeOf(sentence, moment));
  return { mandatory, place, doubts, ...shownTogether(notice, sentences, shown) };
}

/** "At the site" says less than the address that a sentence beside it states. */
function meetingPlace(sentences: ReadonlyArray<Sentence>, index: number, own: string | null): string | null {
  if (own !== null && !isVaguePlace(own)) return own;
  return placeBesideSentence(sentences, index, own) ?? own ?? placeElsewhere(sentences, index);
}

/** The sentences from the first to the last that say a meeting and whether it is mandatory, as the text has them. */
function shownTogether(
  { text }: NoticeText,
  sentences: ReadonlyArray<Sentence>,
  [first, last]: readonly [number, number],
) {
  const [start, end] = [sentences[first]?.start ?? 0, sentences[last]?.end ?? 0];
  return first === last ? {} : { start, end, sentence: text.slice(start, end) };
}
