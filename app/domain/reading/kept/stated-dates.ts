import { type KeyDate, READING_RULES_VERSION } from "../key-date";
import { momentOfStated, type StatedKeyDate } from "./noted-date";

/** Where a date comes from: the notice's text, or a field of its portal. */
export const KEY_DATE_ORIGINS = ["text", "portal"] as const;
export type KeyDateOrigin = (typeof KEY_DATE_ORIGINS)[number];
export type FoundKeyDate = KeyDate & { origin: KeyDateOrigin };

/** The most dates that one bid keeps; later ones are dropped. */
export const MOST_KEY_DATES = 40;

/**
 * The dates of a portal's fields with those of the notice's text. A field counts: the text's date of the same kind only
 * adds its sentence, and what the field leaves out, if it is the same date, and otherwise needs checking.
 */
export function withStatedDates(
  read: ReadonlyArray<KeyDate>,
  stated: ReadonlyArray<StatedKeyDate>,
  localZone: string,
): Array<FoundKeyDate> {
  const fields = stated.map((date) => fieldDate(date, localZone));
  const used = new Set<KeyDate>();
  const withSentences = fields.map((field) => {
    const same = read.find((date) => !used.has(date) && isSameDate(date, field));
    if (!same) return field;
    used.add(same);
    return withReading(field, same);
  });
  const rest = read
    .filter((date) => !used.has(date))
    .map((date): FoundKeyDate => {
      const isStated = fields.some(({ kind }) => kind === date.kind);
      if (!isStated || date.standing === "check") return { ...date, origin: "text" };
      return {
        ...date,
        origin: "text",
        standing: "check",
        doubts: [...date.doubts, "differs from the portal"],
      };
    });
  return [...withSentences, ...rest].slice(0, MOST_KEY_DATES);
}

/**
 * A field with the sentence that states the same date. What the field leaves out, its hour, attendance or place, is the
 * sentence's. If they disagree about attendance, the date needs checking.
 */
function withReading(field: FoundKeyDate, read: KeyDate): FoundKeyDate {
  const { sentence, start, end, section, language } = read;
  const found = { ...field, sentence, start, end, section, language };
  if (field.mandatory !== "unsaid" && read.mandatory !== "unsaid" && field.mandatory !== read.mandatory)
    return { ...found, standing: "check", doubts: ["mandatory and optional"] };
  if (read.standing !== "sure" || field.precision === "none") return found;
  const { at, localTime, zone, zoneBasis, precision } = read;
  return {
    ...found,
    ...(field.at === null && at !== null ? { at, localTime, zone, zoneBasis, precision } : {}),
    mandatory: field.mandatory === "unsaid" ? read.mandatory : field.mandatory,
    place: field.place ?? read.place,
  };
}

function fieldDate(stated: StatedKeyDate, localZone: string): FoundKeyDate {
  const { kind } = stated;
  return {
    ...momentOfStated(stated, localZone),
    kind,
    zoneBasis: "portal",
    days: null,
    sentence: "",
    start: 0,
    end: 0,
    section: "",
    language: "en",
    rule: `${kind}/portal`,
    ruleVersion: READING_RULES_VERSION,
    standing: "sure",
    doubts: [],
    conflictsWith: null,
    origin: "portal",
  };
}

function isSameDate(read: KeyDate, field: FoundKeyDate): boolean {
  if (read.kind !== field.kind) return false;
  if (field.precision === "none" || read.precision === "none") return field.precision === read.precision;
  if (read.localDay === null || read.localDay !== field.localDay) return false;
  return read.at === null || field.at === null || read.at.getTime() === field.at.getTime();
}
