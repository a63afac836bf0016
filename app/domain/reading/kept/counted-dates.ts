import type { Attendance, KeyDate } from "../key-date";
import type { KeptKeyDate } from "./keep-key-dates";
import type { NotedKind } from "./noted-date";

/** A date that a reader has corrected or added. Its day is `null` if the reader says that there is no such date. */
export type OwnDate = {
  id: string;
  kind: NotedKind;
  keyDateId: string | null;
  at: Date | null;
  localDay: string | null;
  localTime: string | null;
  zone: string;
  mandatory: Attendance;
  place: string | null;
};

type ReadDate = Pick<
  KeptKeyDate,
  "id" | "kind" | "at" | "localDay" | "localTime" | "zone" | "precision" | "mandatory" | "place" | "standing"
>;

/** A date as one reader counts on it: as it was read, or as they have corrected it. */
export type CountedDate<Read extends ReadDate = KeptKeyDate> = {
  read: Read | null;
  own: OwnDate | null;
} & Pick<KeyDate, "kind" | "at" | "localDay" | "localTime" | "zone" | "mandatory" | "place">;

/**
 * What was read, with the reader's own corrections, which win whatever the notice says later. A correction of a date that
 * the notice no longer states stands by itself.
 */
export function countedDates<Read extends ReadDate>(
  read: ReadonlyArray<Read>,
  own: ReadonlyArray<OwnDate>,
): Array<CountedDate<Read>> {
  const ownOf = new Map(
    own.flatMap((date) => (date.keyDateId === null ? [] : [[date.keyDateId, date] as const])),
  );
  const ids = new Set(read.map(({ id }) => id));
  const added = own.filter(({ keyDateId }) => keyDateId === null || !ids.has(keyDateId));
  return [
    ...read.map((date) => {
      const correction = ownOf.get(date.id) ?? null;
      return { ...momentOf(correction ?? date), kind: date.kind, read: date, own: correction };
    }),
    ...added.map((date) => ({ ...momentOf(date), kind: date.kind, read: null, own: date })),
  ].sort((a, b) => orderOf(a).localeCompare(orderOf(b)));
}

const momentOf = ({ at, localDay, localTime, zone, mandatory, place }: ReadDate | OwnDate) => ({
  ...{ at, localDay, localTime, zone, mandatory, place },
});

/** Days without an hour come last of their day, and what has no day after all days. */
const orderOf = ({ localDay, localTime }: { localDay: string | null; localTime: string | null }) =>
  `${localDay ?? "9999"} ${localTime ?? "24"}`;
