import { type Attendance, KEY_DATE_KINDS, type KeyDate, type KeyDateKind } from "../key-date";
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
  const lines = linesOnlyIn(version, other);
  return lines.length === 0 ? "none" : lines.map((line) => lineLabel(line, readersZone)).join("; ");
}

/**
 * When a date of this kind was in the version that the other replaced: "Tue 24 Nov 2026, 10:00 am ET". `null` if it had
 * none that the other lacks, or several.
 */
export function earlierMoment(
  version: string | null,
  other: string | null,
  kind: KeyDateKind,
  readersZone: string,
): string | null {
  const [line, ...more] = linesOnlyIn(version, other).filter((one) => printedOf(one)[0] === kind);
  return line === undefined || more.length > 0 ? null : momentOf(printedOf(line), readersZone);
}

function linesOnlyIn(version: string | null, other: string | null): Array<string> {
  const known = new Set(linesOf(other));
  return linesOf(version).filter((line) => !known.has(line));
}

const linesOf = (version: string | null) => version?.split("\n") ?? [];

const printedOf = (line: string) => JSON.parse(line) as Printed;

const momentOf = ([, at, day, time, zone]: Printed, readersZone: string) =>
  momentLabel({ at: at === null ? null : new Date(at), day, time, zone }, readersZone);

function lineLabel(line: string, readersZone: string): string {
  const printed = printedOf(line);
  const [kind, , , , , must] = printed;
  const name = KEY_DATE_NAMES[KEY_DATE_KINDS.find((known) => known === kind) ?? "closing"];
  const attendance = ATTENDANCE_LABELS[must as Attendance];
  const isMeeting = kind === "site_meeting" && must !== "unsaid";
  return `${name}${isMeeting ? ` (${attendance})` : ""} ${momentOf(printed, readersZone)}`;
}
