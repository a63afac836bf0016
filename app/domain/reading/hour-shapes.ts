/** An hour as written; `clear` is false where it could be another hour, or none at all. */
export type WrittenHour = { start: number; end: number; hour: number; minute: number; clear: boolean };

/** Without `needs` the pattern finds nothing. */
type Shape = {
  pattern: RegExp;
  needs: RegExp;
  read: (found: RegExpExecArray) => Omit<WrittenHour, "start" | "end">;
};

const clock = (hour: number, minute: number, clear = true) => ({
  hour,
  minute,
  clear: clear && hour < 24 && minute < 60 && !(hour === 0 && minute === 0),
});

/** "12:00 noon", "12 NOON", "12:00 P.M. (noon)", "noon", "midi" */
const NOON: Shape = {
  needs: /noon|midday|midi/,
  pattern:
    /(?<![\d:.])(?:12(?:[:.]00){0,2}\s{0,2}(?:p[.,]?\s?m[.,]?)?[\s,(-]{0,3})?(?<![a-z])(?:noon|midday|midi)(?![a-z])(?!\s(?:et|to)\s)/g,
  read: () => clock(12, 0),
};

/** "12:00 midnight": the midnight of a day is its start to some and its end to others. */
const MIDNIGHT: Shape = {
  needs: /midnight|minuit/,
  pattern:
    /(?:(?<![\d:.])12(?:[:.]00){0,2}\s{0,2}(?:a[.,]?\s?m[.,]?)?[\s,(-]{0,3})?(?<![a-z])(?:midnight|minuit)(?![a-z])/g,
  read: () => clock(0, 0, false),
};

/** "2:00 PM", "10 a.m.", "2:00:00 P,M", "6.00 p.m.", "2 o'clock p.m.", "ten (10:00) a.m." */
const TWELVE_HOURS: Shape = {
  needs: /[ap][.,]?\s?m/,
  pattern:
    /(?<![\d:.$/])(\d{1,2})(?:\s?[:.;]\s?(\d\d))?(?::\d\d)?\)?(?:\s?o'?\s?clock,?)?\s{0,2}([ap])[.,]?\s?m(?:(?![a-z])|(?=[ecmpa][sd]?t(?![a-z])))[.,]?/g,
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
  needs: /\d{3}\s?[ap]/,
  pattern: /(?<![\d:.,$/-])(\d{1,2})([0-5]\d)\s?([ap])\.?m(?![a-z])\.?/g,
  read: ([, written, minutes, half]) => {
    const hour = Number(written);
    return clock((hour % 12) + (half === "p" ? 12 : 0), Number(minutes), hour >= 1 && hour <= 12);
  },
};

/** "2:00 o'clock in the afternoon" */
const OF_HALF_DAY: Shape = {
  needs: /in the/,
  pattern:
    /(?<![\d:.$/])(\d{1,2})(?::(\d\d))?(?:\s?o'?\s?clock)?,? in the (morning|afternoon|evening)(?![a-z])/g,
  read: ([, written, minutes, half]) => {
    const hour = Number(written);
    const isAfternoon = half !== "morning" && hour < 12;
    return clock(hour + (isAfternoon ? 12 : 0), Number(minutes ?? 0), hour >= 1 && hour <= 12);
  },
};

const IN_WORDS = [
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** "two p.m." */
const IN_WORDS_ALONE: Shape = {
  needs: /[a-z] [ap]\.?m/,
  pattern: new RegExp(`(?<![a-z-])(${IN_WORDS.join("|")}) ([ap])\\.?m(?![a-z])\\.?`, "g"),
  read: ([, word = "", half]) => {
    const hour = IN_WORDS.indexOf(word) + 1;
    return clock((hour % 12) + (half === "p" ? 12 : 0), 0, !(hour === 12 && half === "a"));
  },
};

/** "two o'clock p.m.", "2:00 o'clock": without its half of the day it is not clear. */
const O_CLOCK: Shape = {
  needs: /clock/,
  pattern: new RegExp(
    `(?<![a-z\\d:.$/])(?:(\\d{1,2})(?::(\\d\\d))?|(${IN_WORDS.join("|")})(?: \\(\\d{1,2}(?::00)?\\))?)\\s?o'?\\s?clock(?:,? (?:([ap])[.,]?\\s?m(?![a-z])[.,]?|in the (morning|afternoon|evening)))?`,
    "g",
  ),
  read: ([, figures, minutes, words, half, part]) => {
    const hour = figures === undefined ? IN_WORDS.indexOf(words ?? "") + 1 : Number(figures);
    const isAfternoon = half === "p" || part === "afternoon" || part === "evening";
    const isKnown = half !== undefined || part !== undefined;
    return clock(
      (hour % 12) + (isAfternoon ? 12 : 0),
      Number(minutes ?? 0),
      isKnown && hour >= 1 && hour <= 12,
    );
  },
};

/** "@ 1400", "at 1400 local time", "March 5, 2026 1400": four figures are an hour only where no street can follow. */
const FOUR_FIGURES: Shape = {
  needs: /[012]\d{3}/,
  pattern:
    /([01]\d|2[0-3])([0-5]\d)(?<=(?:@|(?<![a-z])(?:at|by|until|before|nlt|later than)) ?\d{4}|20\d\d,? (?!20)\d{4}|(?<![\d.,$#/-])\d{4}(?= 20\d\d-\d\d-\d\d))(?= 20\d\d-\d\d-\d\d|\s?(?:$|[;)|]|,? on |,? (?:local|eastern|central|mountain|pacific|atlantic) |,? [ecmpa][sd]?t(?![a-z])))/g,
  read: ([, hours, minutes]) => clock(Number(hours), Number(minutes)),
};

/** "14 h", "15 h 45", "10h00", "14 heures". A number of hours before something is no hour of the day. */
const FRENCH: Shape = {
  needs: /\d\s?h/,
  pattern:
    /(?<![\d:.$/])(?<!(?:moins|dans les|delai de|sous|minimum|minimum de|pendant|par) )(\d{1,2})\s?h(?:eures?)?(?![a-z])(?:\s?(\d\d)(?!\d))?(?!\s(?:avant|ouvr|a l'avance|d'avance|par |de travail|sur ))(?:\s(de l'apres-midi|du soir))?/g,
  read: ([, hours, minutes, half]) => {
    const hour = Number(hours);
    return clock(
      half !== undefined && hour < 12 ? hour + 12 : hour,
      Number(minutes ?? 0),
      half !== undefined || hour >= 7,
    );
  },
};

/** "14:00", "14 :00", "1400 hours". Below 7 it could be the afternoon. */
const TWENTY_FOUR_HOURS: Shape = {
  needs: /\d ?:\d/,
  pattern:
    /(?<![\d:.$/-])(\d{1,2}) ?:(\d\d)(?::\d\d)?(?![\d/]|:\d)(?!\s{0,2}[ap][.,]?\s?m(?![a-z]))(?:\s?(?:hours|hrs?|h))?/g,
  read: ([, hours, minutes]) => clock(Number(hours), Number(minutes), Number(hours) >= 7),
};
/** "at 14.00": with a point, and with nothing after it that could be counted. */
const WITH_POINT: Shape = {
  needs: /(?:at|@) \d{1,2}\.[0-5]\d/,
  pattern:
    /(?<=(?<![a-z])(?:at|@) )(\d{1,2})\.([0-5]\d)(?:\s?(?:hours|hrs|noon))?(?=\s{0,3}(?:$|[;|)]|on |local|gmt|bst))/g,
  read: ([, hours, minutes]) => clock(Number(hours), Number(minutes), Number(hours) >= 7),
};
/** "1400 hours", "1400h" */
const MILITARY: Shape = {
  needs: /\d\d\s?h/,
  pattern: /(?<![\d:.$/-])([01]\d|2[0-3])([0-5]\d)\s?(?:hours|hrs?|h)(?![a-z])/g,
  read: ([, hours, minutes]) => clock(Number(hours), Number(minutes)),
};

const SHAPES: ReadonlyArray<Shape> = [
  ...[NOON, MIDNIGHT, TWELVE_HOURS, OF_HALF_DAY, O_CLOCK, IN_WORDS_ALONE, WITHOUT_COLON],
  ...[MILITARY, FRENCH],
  ...[FOUR_FIGURES, TWENTY_FOUR_HOURS, WITH_POINT],
];

/** "14:00 hours (2:00 p.m.)", "2:00 p.m. / 14h00": an hour that is written twice. */
const AGAIN = /^\s{0,2}(?:[(/,-]|or|ou)?\s?[(]?$/;

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
  for (const { pattern, needs, read } of SHAPES) {
    if (!needs.test(text)) continue;
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (
        pattern === TWENTY_FOUR_HOURS.pattern &&
        LAW_BEFORE.test(text.slice(Math.max(0, start - 16), start))
      )
        continue;
      if (found.some((other) => start < other.end && other.start < end)) continue;
      found.push({ ...read(match), start, end });
    }
  }
  return withoutRepeats(
    text,
    found.sort((a, b) => a.start - b.start),
  );
}
