import { type Attendance, KEY_DATE_KINDS, type KeyDate } from "./key-date";
import { ATTENDANCE_LABELS, KEY_DATE_NAMES, momentLabel } from "./key-date-label";

const MOST_PRINTED = 20;

type Printable = Pick<KeyDate, "kind" | "at" | "localDay" | "localTime" | "zone" | "mandatory"> & {
  standing: string;
};
type Printed = [
  kind: string,
  at: number | null,
  day: string,
  time: string | null,
  zone: string | null,
  must: string,
];

/** The sure dates of a version as text for its history, one to a line; `null` without any. */
export function printedKeyDates(dates: ReadonlyArray<Printable>): string | null {
  const lines = dates
    .filter(({ standing, localDay }) => standing === "sure" && localDay !== null)
    .map(({ kind, at, localDay, localTime, zone, mandatory }) =>
      JSON.stringify([kind, at?.getTime() ?? null, localDay, localTime, zone, mandatory]),
    )
    .sort()
    .slice(0, MOST_PRINTED);
  return lines.length === 0 ? null : lines.join("\n");
}

/** The dates of one version that the other lacks, in words: "Site meeting (mandatory) Tue 24 Nov 2026, 10:00 am ET". */
export function keyDatesOnlyIn(version: string | null, other: string | null, readersZone: string): string {
  const known = new Set(linesOf(other));
  const lines = linesOf(version).filter((line) => !known.has(line));
  return lines.length === 0 ? "none" : lines.map((line) => lineLabel(line, readersZone)).join("; ");
}

const linesOf = (version: string | null) => version?.split("\n") ?? [];

function lineLabel(line: string, readersZone: string): string {
  const [kind, at, day, time, zone, must] = JSON.parse(line) as Printed;
  const name = KEY_DATE_NAMES[KEY_DATE_KINDS.find((known) => known === kind) ?? "closing"];
  const attendance = ATTENDANCE_LABELS[must as Attendance];
  const moment = { at: at === null ? null : new Date(at), day, time, zone };
  const isMeeting = kind === "site_meeting" && must !== "unsaid";
  return `${name}${isMeeting ? ` (${attendance})` : ""} ${momentLabel(moment, readersZone)}`;
}
