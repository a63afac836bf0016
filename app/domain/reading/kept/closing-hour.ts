import type { KeyDate } from "../key-date";
import { dayWithoutHour } from "./closing-day";

/** Whose hour a closing date has: the portal's, the notice's text's, or none (`null`). */
export type ClosingHour = "portal" | "text" | null;

/** The rule of a date that gives a closing its hour, where the portal states the day alone. */
export const HOUR_OF_CLOSING = "closing/hour of the portal’s day";

type Read = Pick<KeyDate, "kind" | "at" | "localDay" | "localTime" | "zone" | "standing">;

/**
 * The closing with the hour that the notice's text surely states for the portal's own day; `null` if the text states none,
 * or several. The day is always the portal's.
 */
export function closingWithHour(closing: Date, dates: ReadonlyArray<Read>): Date | null {
  const ofDay = dates.filter((date) => isOnDay(date, closing));
  const instants = new Set(ofDay.map(({ at }) => at!.getTime()));
  const [instant] = instants;
  const isSure = ofDay.some(({ standing }) => standing === "sure");
  return instant !== undefined && instants.size === 1 && isSure ? new Date(instant) : null;
}

const isOnDay = ({ kind, at, localDay, localTime, zone }: Read, closing: Date): boolean =>
  kind === "closing" &&
  at !== null &&
  zone !== null &&
  localTime !== LAST_MINUTE &&
  dayWithoutHour(closing, zone) === localDay;

/** It stands for a day without an hour, so as an hour it says nothing more. */
const LAST_MINUTE = "23:59";

/** Marks the date that gives the closing its hour, so that pages and calendars can show its sentence. */
export function markedHour<T extends Read & { rule: string }>(
  dates: ReadonlyArray<T>,
  closing: Date,
): Array<T> {
  return dates.map((date) =>
    date.kind === "closing" && date.standing === "sure" && date.at?.getTime() === closing.getTime()
      ? { ...date, rule: HOUR_OF_CLOSING }
      : date,
  );
}

/** The date that gives the closing its hour. */
export const hourOfClosingIn = <T extends { rule: string; standing: string }>(
  dates: ReadonlyArray<T>,
): T | null => dates.find(({ rule, standing }) => rule === HOUR_OF_CLOSING && standing === "sure") ?? null;
