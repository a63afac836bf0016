import type { KeyDate, KeyDateKind } from "../key-date";
import { momentOn } from "../moments/moments";
import { resolveMoment } from "../moments/resolve-moment";
import { sought } from "../patterns/sought";
import { readingOf, recordOf, type Text } from "../record";
import type { Sentence } from "../sentences/sentence";

/** "Closing Date" or "Solicitation Closes - L'invitation prend fin", and nothing more: the head of a column, or a form's label */
const LABEL = sought(
  /^\W{0,4}(?:(?:(?:solicitation|tender|bid|rf[pqt]|submission|invitation) )?(?:closes|closing(?: date| time)?(?: ?(?:and|&|\/) ?(?:time|date))?)|dates? (?:et heures? )?(?:limites?|de (?:cloture|fermeture))|l'invitation prend fin)(?:\W{1,6}(?:l'invitation prend fin|solicitation closes))?\W{0,4}$/,
);
/** What may stand beside a day and its hour, so that they are all that a line says */
const BESIDE =
  /(?:mon|tues|wednes|thurs|fri|satur|sun)day|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:local|prevailing|eastern|atlantic|central|mountain|pacific|standard|daylight|savings?) |time|heure (?:locale|normale|avancee)(?: de l'(?:est|atlantique))?|(?<![a-z])(?:[ecmpan][sd]?t|h[na][ecrpat]|at|on|le|a|by)(?![a-z])|[^a-z0-9]/g;
const LONGEST_VALUE = 60;
/** A label of these beside the values may be theirs. */
const OF_OTHERS: ReadonlyArray<KeyDateKind> = ["opening", "site_meeting", "questions", "intent", "addenda"];
const isOfOther = ({ cues }: Sentence) => cues.some(({ kind }) => OF_OTHERS.some((other) => other === kind));

type Span = { start: number; end: number };
const without = (folded: string, spans: ReadonlyArray<Span>) =>
  spans.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), folded);
const isAlone = ({ folded, cues }: Sentence, ...spans: ReadonlyArray<Span>) =>
  folded.length <= LONGEST_VALUE && cues.length === 0 && without(folded, spans).replace(BESIDE, "") === "";

const hasOnlyHour = (sentence: Sentence | undefined): boolean => {
  const [hour, other] = sentence?.loneHours ?? [];
  return sentence?.moments.length === 0 && hour !== undefined && !other && isAlone(sentence, hour);
};

/** Whether a line is nothing but a day and its hour, or a day below or above a line with nothing but an hour. */
function hourBeside(sentences: ReadonlyArray<Sentence>, index: number): number | null {
  const line = sentences[index];
  const [moment, another] = line?.moments ?? [];
  if (!line || !moment || another || !isAlone(line, moment) || line.loneHours.length > 0) return null;
  if (moment.hour !== null) return index;
  const near = [index - 1, index + 1].filter((place) => hasOnlyHour(sentences[place]));
  return near.length === 1 ? (near[0] ?? null) : null;
}

/**
 * "Closing Date" above the columns of a page, or at the end of a scanned form, and one line that is nothing but a day and
 * its hour: where the text has no other day with an hour alone and no such label of another kind, it is the closing's.
 */
export function closingOfLabel(text: Text, dates: ReadonlyArray<KeyDate>): Array<KeyDate> {
  const { sentences, input, order, notice } = text;
  if (dates.some(({ kind }) => kind.endsWith("closing"))) return [];
  if (!sentences.some(({ folded, moments }) => moments.length === 0 && LABEL.test(folded))) return [];
  if (sentences.some(isOfOther)) return [];
  const values = sentences.flatMap((_, index) => {
    const beside = hourBeside(sentences, index);
    return beside === null ? [] : [{ index, beside }];
  });
  const [value, another] = values;
  const [day, line] = [sentences[value?.index ?? -1], sentences[value?.beside ?? -1]];
  const [moment] = day?.moments ?? [];
  const hour = moment?.hour ?? line?.loneHours[0];
  if (!value || another || !day || !line || !moment || !hour) return [];
  const { localDay, doubts } = resolveMoment({ ...moment, hour: null }, day.plain, day.folded, {
    input,
    order,
  });
  if (localDay === null || doubts.length > 0 || hour.isRange) return [];
  const [plain, folded] = [line.plain.slice(hour.end), line.folded.slice(hour.end)];
  const { doubts: unclear, ...when } = resolveMoment(momentOn(localDay, hour), plain, folded, {
    input,
    order,
  });
  if (unclear.length > 0) return [];
  const [start, end] = [Math.min(day.start, line.start), Math.max(day.end, line.end)];
  const record = recordOf(readingOf(text, value.index, day), "closing", "closing/of a label");
  const sentence = notice.text.slice(start, end);
  return [{ ...record, ...when, sentence, start, end, precision: "instant" }];
}
