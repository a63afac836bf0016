import { NO_INSTANT } from "../in-sentence/another-day";
import type { KeyDate } from "../key-date";
import { momentOn } from "../moments/moments";
import { resolveMoment } from "../moments/resolve-moment";
import { sought } from "../patterns/sought";
import { readingOf, recordOf, type Text } from "../record";

const ON_CLOSING_DAY = sought(
  /(?<![a-z])on (?:the )?(?:same )?(?:(?:day|date) (?:of|as) (?:the )?(?:bid |tender )?closing|(?:bid |tender )?closing (?:day|date))(?![a-z])|(?<![a-z])(?:le jour|a la date) (?:meme )?de (?:la )?(?:cloture|fermeture)(?![a-z])/,
);

/** "Tenders will be opened at 2:15 p.m. on the day of closing", wherever the text says when tenders close. */
export function openingOnClosingDay(text: Text, dates: ReadonlyArray<KeyDate>): Array<KeyDate> {
  if (dates.some(({ kind }) => kind === "opening")) return [];
  const [closing, ...others] = dates.filter(
    ({ kind, standing }) => kind === "closing" && standing === "sure",
  );
  const day = closing?.localDay ?? null;
  if (!closing || day === null || others.some(({ localDay }) => localDay !== day)) return [];
  const { sentences, input } = text;
  const index = sentences.findIndex(
    ({ cues, moments, loneHours, folded }) =>
      moments.length === 0 &&
      loneHours.length === 1 &&
      cues.some(({ kind }) => kind === "opening") &&
      ON_CLOSING_DAY.test(folded) &&
      !NO_INSTANT.test(folded),
  );
  const sentence = sentences[index];
  const [hour] = sentence?.loneHours ?? [];
  if (!sentence || !hour?.clear || hour.isRange) return [];
  const { plain, folded } = sentence;
  const { doubts, ...when } = resolveMoment(
    momentOn(day, hour),
    plain.slice(hour.end),
    folded.slice(hour.end),
    { input, order: null },
  );
  if (doubts.length > 0 || when.at === null || (closing.at !== null && when.at < closing.at)) return [];
  const record = recordOf(readingOf(text, index, sentence), "opening", "opening/on the day of closing");
  return [{ ...record, ...when, precision: "instant" }];
}
