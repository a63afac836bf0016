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
  /** Of an answer that there is no such date: the `statedMoment` that it was about. `null` for one that always stands. */
  deniedMoment: string | null;
};

/** What a date says of when it is. */
export const statedMoment = ({ at, day }: { at: Date | number | null; day: string | null }): string =>
  at === null ? (day ?? "") : String(Number(at));

/** "There is none" is an answer to what the notice said then. To a date that it states later, it says nothing. */
export const isAnswerTo = ({ deniedMoment }: Pick<OwnDate, "deniedMoment">, moment: string): boolean =>
  deniedMoment === null || deniedMoment === moment;

type ReadDate = Pick<
  KeptKeyDate,
  "id" | "kind" | "at" | "localDay" | "localTime" | "zone" | "precision" | "mandatory" | "place" | "standing"
>;

/** A date as one reader counts on it: as it was read, or as they have corrected it. */
export type CountedDate<Read extends ReadDate = KeptKeyDate> = {
  read: Read | null;
  own: OwnDate | null;
  /** The reader's answer that there is no such date, given before the notice stated this one. */
  answered: OwnDate | null;
} & Pick<KeyDate, "kind" | "at" | "localDay" | "localTime" | "zone" | "mandatory" | "place">;

/**
 * What was read, with the reader's own corrections, which win whatever the notice says later. A correction of a date that
 * the notice no longer states stands by itself. An answer that there is none stands until the notice surely states another
 * moment.
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
      const noted = ownOf.get(date.id) ?? null;
      const isOver = noted !== null && isOvertaken(noted, date);
      const [own, answered] = isOver ? [null, noted] : [noted, null];
      return { ...momentOf(own ?? date), kind: date.kind, read: date, own, answered };
    }),
    ...added.map((date) => ({
      ...momentOf(date),
      kind: date.kind,
      read: null,
      own: date,
      answered: null,
    })),
  ].sort((a, b) => orderOf(a).localeCompare(orderOf(b)));
}

const isOvertaken = (own: OwnDate, { at, localDay: day, standing }: ReadDate): boolean =>
  own.localDay === null && standing === "sure" && day !== null && !isAnswerTo(own, statedMoment({ at, day }));

const momentOf = ({ at, localDay, localTime, zone, mandatory, place }: ReadDate | OwnDate) => ({
  at,
  localDay,
  localTime,
  zone,
  mandatory,
  place,
});

/**
 * Days without an hour come last of their day, and what has no day after all days. Bids are opened when all that a
 * bidder had to do that day is done.
 */
const orderOf = ({ kind, localDay, localTime }: Pick<KeyDate, "kind" | "localDay" | "localTime">) =>
  `${localDay ?? "9999"} ${kind === "opening" ? "25 " : ""}${localTime ?? "24"}`;

/** Of two dates at one instant: bids are in before they are opened. */
export const openingsLast = (a: Pick<KeyDate, "kind">, b: Pick<KeyDate, "kind">): number =>
  Number(a.kind === "opening") - Number(b.kind === "opening");
