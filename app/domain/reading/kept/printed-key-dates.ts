import { type Attendance, KEY_DATE_KINDS, type KeyDate, type KeyDateKind } from "../key-date";
import { ATTENDANCE_LABELS, dateNameOf, momentLabel } from "./key-date-label";

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

/** The dates of a kind before and after, in words: "Tue 24 Nov 2026, 10:00 am ET (mandatory)", or "none". */
export type ChangedKeyDates = { name: string; from: string; to: string };

/** What one version states and the other does not, by kind: questions do not become a closing. */
export function changedKeyDates(
  from: string | null,
  to: string | null,
  readersZone: string,
): Array<ChangedKeyDates> {
  const [gone, come] = [linesOnlyIn(from, to), linesOnlyIn(to, from)];
  return KEY_DATE_KINDS.flatMap((kind): Array<ChangedKeyDates> => {
    const [before, after] = [gone, come].map((lines) => lines.filter((line) => printedOf(line)[0] === kind));
    if (before!.length + after!.length === 0) return [];
    const inWords = (lines: ReadonlyArray<string>) =>
      lines.length === 0 ? "none" : lines.map((line) => lineLabel(line, readersZone)).join("; ");
    return [
      { name: dateNameOf({ kind, rule: null, isOwn: false }), from: inWords(before!), to: inWords(after!) },
    ];
  });
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
  const isMeeting = kind === "site_meeting" && must !== "unsaid";
  const attendance = isMeeting ? ` (${ATTENDANCE_LABELS[must as Attendance]})` : "";
  return `${momentOf(printed, readersZone)}${attendance}`;
}
