import { sought } from "../patterns/sought";
import { clock, type HourShape as Shape } from "./hour-shape";

/** "2:00 o'clock in the afternoon" */
export const OF_HALF_DAY: Shape = {
  pattern: sought(
    /(?<![\d:.$/])(\d{1,2})(?::(\d\d))?(?:\s?o'?\s?clock)?,? in the (morning|afternoon|evening)(?![a-z])/g,
  ),
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

const AFTER_A_NUMBER = new RegExp(`(?:(?<![a-z])(?:${IN_WORDS.join("|")})|\\d)[ -]$`);
const MINUTES: Readonly<Record<string, number>> = {
  thirty: 30,
  fifteen: 15,
  "forty-five": 45,
  "forty five": 45,
};

/** "two p.m.", "two thirty p.m." After another number it is not the hour: "two ten p.m." */
export const IN_WORDS_ALONE: Shape = {
  pattern: sought(
    new RegExp(
      `(?<![a-z-])(${IN_WORDS.join("|")})(?:[ -](${Object.keys(MINUTES).join("|")}))? ([ap])\\.?m(?![a-z])\\.?`,
      "g",
    ),
  ),
  read: ({ input, index, 1: word = "", 2: minutes, 3: half }) => {
    const hour = IN_WORDS.indexOf(word) + 1;
    const isMinutes = AFTER_A_NUMBER.test(input.slice(Math.max(0, index - 8), index));
    return clock(
      (hour % 12) + (half === "p" ? 12 : 0),
      minutes === undefined ? 0 : (MINUTES[minutes] ?? 0),
      !(hour === 12 && half === "a") && !isMinutes,
    );
  },
};

/** "two o'clock p.m.", "2:00 o'clock": without its half of the day it is not clear. */
export const O_CLOCK: Shape = {
  pattern: sought(
    new RegExp(
      `(?<![a-z\\d:.$/])(?:(\\d{1,2})(?::(\\d\\d))?|(${IN_WORDS.join("|")})(?: \\(\\d{1,2}(?::00)?\\))?)\\s?o'?\\s?clock(?:,? (?:([ap])[.,]?\\s?m(?![a-z])[.,]?|in the (morning|afternoon|evening)))?`,
      "g",
    ),
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

/** "half past two p.m.", "quarter to 3 in the afternoon" */
export const PAST_THE_HOUR: Shape = {
  pattern: sought(
    new RegExp(
      `(?<![a-z])(half|(?:a )?quarter|three[- ]quarters)[- ](past|after|to|before|of)[- ](?:(\\d{1,2})|(${IN_WORDS.join("|")}|noon|midday))(?![\\d:.]\\d)(?:\\s?o'?\\s?clock)?(?:,? (?:([ap])[.,]?\\s?m(?![a-z])[.,]?|in the (morning|afternoon|evening)))?`,
      "g",
    ),
  ),
  read: ([, part = "", side, figures, word = "", half, time]) => {
    const isNoon = word === "noon" || word === "midday";
    const hour = isNoon ? 12 : figures === undefined ? IN_WORDS.indexOf(word) + 1 : Number(figures);
    const isAfternoon = half === "p" || time === "afternoon" || time === "evening";
    const written = isNoon ? 12 : (hour % 12) + (isAfternoon ? 12 : 0);
    const away = (part === "half" ? 30 : 15) * (side === "past" || side === "after" ? 1 : -1);
    const minutes = written * 60 + away;
    const isKnown = (isNoon || half !== undefined || time !== undefined) && !part.startsWith("three");
    const isInDay = minutes >= 0 && hour >= 1 && hour <= 12 && !(part === "half" && away < 0);
    return clock(Math.floor(minutes / 60), (minutes + 60) % 60, isKnown && isInDay);
  },
};
