import { sought } from "../patterns/sought";
import { matchesOf } from "../sentences/matches";
import { clock, type HourShape as Shape, type WrittenHour } from "./hour-shape";
import { IN_WORDS_ALONE, O_CLOCK, OF_HALF_DAY, PAST_THE_HOUR } from "./hours-in-words";

export type { WrittenHour } from "./hour-shape";

/** "Visite après midi": after noon, unless it is a limit, "reçue après midi". */
const AFTER_NOON =
  /(?<!(?:recue|deposee|presentee|transmise|acceptee|parvenue|arrivee|remise)s? )(?<![a-z])apres $/;
/** "Midi trente" is half an hour later. */
const MINUTES_AFTER_NOON = /(?:noon|midday|midi),? (?:\d|[a-z])/;

/** "12:00 noon", "12 NOON", "12:00 P.M. (noon)", "noon", "midi" */
const NOON: Shape = {
  pattern: sought(
    /(?<!(?:avant|apres)-|l'(?:avant|apres) |(?:cet|en|d') ?(?:avant|apres) )(?<![\d:.])(?:12(?:[:.]00){0,2}\s{0,2}(?:p[.,]?\s?m[.,]?)?[\s,(-]{0,3})?(?<![a-z])(?:noon|midday|midi)(?![a-z])(?!\s(?:et|to)\s)(?:,? (?:\d\d(?= ?(?:$|[,.;)]))|(?:dix|quinze|vingt|trente|quarante)(?![a-z])))?/g,
  ),
  read: (match) =>
    clock(12, 0, !AFTER_NOON.test(match.input.slice(0, match.index)) && !MINUTES_AFTER_NOON.test(match[0])),
};

/** "12:00 midnight": the midnight of a day is its start to some and its end to others. */
const MIDNIGHT: Shape = {
  pattern: sought(
    /(?:(?<![\d:.])12(?:[:.]00){0,2}\s{0,2}(?:a[.,]?\s?m[.,]?)?[\s,(-]{0,3})?(?<![a-z])(?:midnight|minuit)(?![a-z])/g,
  ),
  read: () => clock(0, 0, false),
};

/** "2:00 PM", "10 a.m.", "2:00:00 P,M", "6.00 p.m.", "2 o'clock p.m.", "ten (10:00) a.m." */
const TWELVE_HOURS: Shape = {
  pattern: sought(
    /(?:(?<![\d:.$/])|(?<=[a-z]:))(\d{1,2})(?:\s?[:.;]\s?(\d\d))?(?::\d\d)?\)?(?:\s?o'?\s?clock,?)?\s{0,2}([ap])[.,]?\s?m(?:(?![a-z])|(?=[ecmpa][sd]?t(?![a-z])))[.,]?/g,
  ),
  read: ([, written, minutes, half]) => {
    const hour = Number(written);
    const isMidnight = hour === 12 && half === "a";
    return clock(
      (hour % 12) + (half === "p" ? 12 : 0),
      Number(minutes ?? 0),
      hour >= 1 && hour <= 12 && !isMidnight,
    );
  },
};

/** "200 PM", "1130 a.m." */
const WITHOUT_COLON: Shape = {
  pattern: sought(/(?<![\d:.,$/-])(\d{1,2})([0-5]\d)\s?([ap])\.?m(?![a-z])\.?/g),
  read: ([, written, minutes, half]) => {
    const hour = Number(written);
    return clock((hour % 12) + (half === "p" ? 12 : 0), Number(minutes), hour >= 1 && hour <= 12);
  },
};

/** "@ 1400", "at 1400 local time", "March 5, 2026 1400": four figures are an hour only where no street can follow. */
const FOUR_FIGURES: Shape = {
  pattern: sought(
    /([01]\d|2[0-3])([0-5]\d)(?<=(?:@|(?<![a-z])(?:at|by|until|before|nlt|later than)) ?\d{4}|20\d\d,? (?!20)\d{4}|(?<![\d.,$#/-])\d{4}(?= 20\d\d-\d\d-\d\d))(?= 20\d\d-\d\d-\d\d|\s?(?:$|[;)|]|,? on |,? (?:local|eastern|central|mountain|pacific|atlantic) |,? [ecmpa][sd]?t(?![a-z])))/g,
  ),
  read: ([, hours, minutes]) => clock(Number(hours), Number(minutes)),
};

const FRENCH_MINUTES: Readonly<Record<string, number>> = {
  quinze: 15,
  trente: 30,
  "quarante-cinq": 45,
  "quarante cinq": 45,
  "et demie": 30,
  "et demi": 30,
  "et quart": 15,
  "et quinze": 15,
  "et trente": 30,
};
const MINUTES_IN_WORDS = `${Object.keys(FRENCH_MINUTES).join("|")}|moins [a-z]{2,10}(?: quart)?|(?:et )?(?:une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|quarante|cinquante)(?:[ -](?:et[ -])?[a-z]{2,6})?(?= |,|$|\\.)(?! (?:jours|minutes (?:avant|apres)|seconde|autre|deuxieme|troisieme|visite|rencontre|reunion|seance|conference|copie)(?![a-z]))`;
/** After an hour, or before it. */
const HALF_OF_DAY_AFTER =
  /^\s?[,(]?\s?(?:(?:de l'|dans l'|en |cet |d')?(apres|avant)[- ]midi|(?:du |en |le |dans la |de la )(soiree|soir|matin|matinee)(?![a-z]))/;
const HALF_OF_DAY_BEFORE =
  /(?:(?<![a-z])(apres|avant)[- ]midi|(?<![a-z])(soiree|soir|matin|matinee)),? ?(?:\(|: ?)?(?:(?:a|des|vers|de|a partir de|a compter de|entre) )?$/;

/** "1 h 30 de l'après-midi", "dans l'après-midi, à 14 h". An hour of the other half is unclear. */
function inHalfOfDay(hour: number, minute: number, half: string | undefined, clear: boolean) {
  if (half === undefined) return clock(hour, minute, clear);
  if (half === "avant" || half.startsWith("matin")) return clock(hour, minute, hour >= 1 && hour < 12);
  const isEvening = half.startsWith("soir");
  if (hour >= 12) return clock(hour, minute, !isEvening || hour >= 17);
  const fits = isEvening ? hour >= 5 : hour >= 1 && hour <= 6;
  return clock(hour + 12, minute, fits);
}

/** "14 h", "15 h 45", "10h00", "14 heures", "14 h et demie", "14 h 00 00 s". A number of hours before something is no hour of the day. */
const FRENCH: Shape = {
  pattern: sought(
    new RegExp(
      `(?<![\\d:.$/])(?<!(?:moins|dans les|delai de|sous|minimum|minimum de|pendant|par) )(\\d{1,2})\\s?h(?:eures?)?(?![a-z])(?:\\s?(\\d\\d)(?!\\d)(?: (?:min )?00 ?s(?:ec)?(?![a-z]))?| (${MINUTES_IN_WORDS})(?![a-z])|(?!\\s?\\d\\d(?!\\d)))(?!\\s(?:avant(?![- ]midi)|ouvr|a l'avance|d'avance|par (?:jour|semaine|mois|an|annee|saison|personne|homme|employe|visite|quart|camion|equipement|machine|operateur|evenement|intervention)|de travail|sur (?:\\d|appel|une periode|(?:deux|trois|quatre|cinq|sept) )))`,
      "g",
    ),
  ),
  read: ({ input, index, 0: whole, 1: hours, 2: minutes, 3: words }) => {
    const end = index + whole.length;
    const after = HALF_OF_DAY_AFTER.exec(input.slice(end, end + 28));
    const before = HALF_OF_DAY_BEFORE.exec(input.slice(Math.max(0, index - 36), index));
    const half = after?.[1] ?? after?.[2] ?? before?.[1] ?? before?.[2];
    const minute = words === undefined ? Number(minutes ?? 0) : FRENCH_MINUTES[words];
    const hour = Number(hours);
    if (minute === undefined) return clock(hour, 0, false);
    return inHalfOfDay(hour, minute, half, hour >= 7);
  },
};

/** "14:00", "14 :00", "1400 hours". Below 7 it could be the afternoon. */
const TWENTY_FOUR_HOURS: Shape = {
  pattern: sought(
    /(?<![\d:.$/-])(\d{1,2}) ?:(\d\d)(?::\d\d)?(?![\d/]|:\d)(?!\s{0,2}[ap][.,]?\s?m(?![a-z]))(?:\s?(?:hours|hrs?|h)(?![a-z]))?/g,
  ),
  read: ([, hours, minutes]) => clock(Number(hours), Number(minutes), Number(hours) >= 7),
};
/** "at 14.00": with a point, and with nothing after it that could be counted. */
const WITH_POINT: Shape = {
  pattern: sought(
    /(?<=(?<![a-z])(?:at|@) )(\d{1,2})\.([0-5]\d)(?:\s?(?:hours|hrs|noon))?(?=\s{0,3}(?:$|[;|)]|on |local|gmt|bst))/g,
  ),
  read: ([, hours, minutes]) => clock(Number(hours), Number(minutes), Number(hours) >= 7),
};
/** "1400 hours", "1400h" */
const MILITARY: Shape = {
  pattern: sought(/(?<![\d:.$/-])([01]\d|2[0-3])([0-5]\d)\s?(?:hours|heures|hrs?|h)(?![a-z])/g),
  read: ([, hours, minutes]) => clock(Number(hours), Number(minutes)),
};

const SHAPES: ReadonlyArray<Shape> = [
  ...[PAST_THE_HOUR, NOON, MIDNIGHT, TWELVE_HOURS, OF_HALF_DAY, O_CLOCK, IN_WORDS_ALONE, WITHOUT_COLON],
  ...[MILITARY, FRENCH],
  ...[FOUR_FIGURES, TWENTY_FOUR_HOURS, WITH_POINT],
];

/** "14:00 hours (2:00 p.m.)", "2:00 p.m. / 14h00": an hour that is written twice. */
const AGAIN = /^\s{0,4}(?:[(/,-]|or|ou|(?:a|at)(?= ?:))?[\s:]{0,3}[(]?$/;

function withoutRepeats(text: string, hours: ReadonlyArray<WrittenHour>): Array<WrittenHour> {
  const kept: Array<WrittenHour> = [];
  for (const hour of hours) {
    const last = kept.at(-1);
    const isAgain =
      last?.minute === hour.minute &&
      (last.hour === hour.hour || (!(last.clear && hour.clear) && last.hour % 12 === hour.hour % 12)) &&
      AGAIN.test(text.slice(last.end, hour.start));
    if (last && isAgain)
      kept[kept.length - 1] = { ...(last.clear ? last : hour), start: last.start, end: hour.end };
    else kept.push(hour);
  }
  return kept;
}

/** "N.J.A.C. 17:27" is a section of a law. */
const LAW_BEFORE = /(?:\b[a-z]\.\s?(?:[a-z]\.\s?){0,3}|§\s?|\bsections?\s|\bchapter\s|\barticle\s)$/;

/** The hours in a folded sentence, in their order. */
export function hoursIn(text: string): Array<WrittenHour> {
  const found: Array<WrittenHour> = [];
  for (const { pattern, read } of SHAPES) {
    for (const match of matchesOf(pattern, text)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (
        pattern === TWENTY_FOUR_HOURS.pattern &&
        LAW_BEFORE.test(text.slice(Math.max(0, start - 16), start))
      )
        continue;
      if (found.some((other) => start < other.end && other.start < end)) continue;
      const { hour, minute, clear } = read(match);
      found.push({ start, end, hour, minute, clear });
    }
  }
  return withoutRepeats(
    text,
    found.sort((a, b) => a.start - b.start),
  );
}
