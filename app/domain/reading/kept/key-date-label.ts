import { dateFormats } from "~/domain/date-formats";
import { clockLabel, NO_HOUR } from "~/domain/local-time";
import { type Attendance, type KeyDateKind, WISHED_REGISTRATION } from "../key-date";
import { wallClockOf } from "./noted-date";

export const KEY_DATE_NAMES: Record<KeyDateKind, string> = {
  closing: "Closing",
  sub_bid_closing: "Filed sub-bids close",
  opening: "Opening",
  site_meeting: "Site meeting",
  questions: "Questions by",
  addenda: "Last addendum",
  intent: "Register or confirm by",
  complaints: "Complaints by",
  validity: "Bids stay valid",
  start: "Work starts",
  end: "Work ends",
  term: "Contract term",
};

/** A date that was read, by which rule, or that its reader has noted: then `rule` is `null`, or that of what it corrects. */
export type NamedDate = { kind: KeyDateKind; rule: string | null; isOwn: boolean };

/** Goods that are due are no work that ends. */
const OF_GOODS = /^end\/(?:fr\/)?(?:deliver|livr)/;

/** "Site meeting", "Delivery", "Closing (from the notice’s text)": a bid's own closing date is its portal's. */
export function dateNameOf({ kind, rule, isOwn }: NamedDate): string {
  if (kind === "closing" && !isOwn) return "Closing (from the notice’s text)";
  if (rule === WISHED_REGISTRATION) return "Register, preferably by";
  return rule !== null && OF_GOODS.test(rule) ? "Delivery" : KEY_DATE_NAMES[kind];
}

/** Work begins and ends on a day; nobody looks for its hour. */
const OF_WHOLE_DAYS: ReadonlyArray<KeyDateKind> = ["start", "end", "term", "validity"];

/** What is said behind a day without an hour: " (no hour stated)", or nothing where none is to be expected. */
export const missingHour = (kind: KeyDateKind): string => (OF_WHOLE_DAYS.includes(kind) ? "" : ` ${NO_HOUR}`);

export const ATTENDANCE_LABELS: Record<Attendance, string> = {
  yes: "mandatory",
  no: "optional",
  unsaid: "not said whether mandatory",
};

const dayFormat = dateFormats({ weekday: "short", day: "numeric", month: "short", year: "numeric" })("UTC");
const zoneFormat = dateFormats({ timeZoneName: "shortGeneric" });

/** "Tue 24 Nov 2026" */
export function dayLabel(day: string): string {
  const parts = dayFormat.formatToParts(new Date(`${day}T00:00:00Z`));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((one) => one.type === type)?.value.replace(".", "") ?? "";
  return `${part("weekday")} ${part("day")} ${part("month")} ${part("year")}`;
}

/** "ET", "CT" */
export function zoneLabel(at: Date, zone: string): string {
  return (
    zoneFormat(zone)
      .formatToParts(at)
      .find(({ type }) => type === "timeZoneName")?.value ?? zone
  );
}

export type LocalMoment = { at: Date | null; day: string; time: string | null; zone: string | null };

/** "10:00 am CT (11:00 am ET)": the clock of the place, and that of the reader where it differs. */
export function timeLabel({ at, day, time, zone }: LocalMoment, readersZone: string): string | null {
  if (at === null || time === null || zone === null) return null;
  const own = wallClockOf(at, readersZone);
  const local = `${clockLabel(time)} ${zoneLabel(at, zone)}`;
  if (own.time === time && own.day === day) return local;
  const ownDay = own.day === day ? "" : `${dayLabel(own.day).slice(0, 3)} `;
  return `${local} (${ownDay}${clockLabel(own.time)} ${zoneLabel(at, readersZone)})`;
}

/** "Tue 24 Nov 2026, 10:00 am ET" */
export function momentLabel(moment: LocalMoment, readersZone: string): string {
  const time = timeLabel(moment, readersZone);
  return time === null ? dayLabel(moment.day) : `${dayLabel(moment.day)}, ${time}`;
}
