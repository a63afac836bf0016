import type { JoinedKeyDate } from "./joined-dates";

/** `withdrawn`: the notice stated it once. It is kept, because calendars have it. */
export const STORED_STANDINGS = ["sure", "check", "withdrawn"] as const;

/** A stored key date. Its ID stays when the date moves; `sequence` counts what a calendar has to read again. */
export type KeptKeyDate = Omit<JoinedKeyDate, "standing"> & {
  id: string;
  standing: (typeof STORED_STANDINGS)[number];
  sequence: number;
  changedAt: Date;
};

export type KeptChange = { before: KeptKeyDate | null; after: KeptKeyDate };

/** The stored dates that the found ones add, change or withdraw. A date that moves keeps its ID. */
export function keepKeyDates(
  stored: ReadonlyArray<KeptKeyDate>,
  found: ReadonlyArray<JoinedKeyDate>,
  { now, newId }: { now: Date; newId: () => string },
): Array<KeptChange> {
  const pairs = pairUp(stored, found);
  const withdrawn = stored.filter((date) => date.standing !== "withdrawn" && !pairs.taken.has(date));
  return [
    ...found.flatMap((date) => {
      const before = pairs.of.get(date) ?? null;
      if (before === null) return { before, after: { ...date, id: newId(), sequence: 0, changedAt: now } };
      const after = { ...before, ...date };
      if (printed(before, ALL) === printed(after, ALL)) return [];
      const moves = printed(before, IN_CALENDARS) !== printed(after, IN_CALENDARS);
      return { before, after: moves ? { ...after, sequence: before.sequence + 1, changedAt: now } : after };
    }),
    ...withdrawn.map((before) => ({
      before,
      after: { ...before, standing: "withdrawn" as const, sequence: before.sequence + 1, changedAt: now },
    })),
  ];
}

type Same = (stored: KeptKeyDate, found: JoinedKeyDate) => boolean;

const isLive = ({ standing }: KeptKeyDate) => standing !== "withdrawn";
const hasSameDay: Same = (stored, found) =>
  stored.localDay === found.localDay &&
  stored.localTime === found.localTime &&
  stored.precision === found.precision &&
  stored.days === found.days;
/** A sentence whose day is no longer clear: what calendars and mails know is withdrawn with its day. */
const losesDay: Same = (stored, found) => stored.localDay !== null && found.localDay === null;
const isOfSamePortal: Same = (stored, found) => stored.portal === found.portal;

/** From the surest sign that a found date is a stored one to the least: that it is of the same kind. */
const SIGNS_OF_LIVE: ReadonlyArray<Same> = [
  (stored, found) => hasSameDay(stored, found) && stored.sentence === found.sentence,
  (stored, found) => stored.localDay !== null && hasSameDay(stored, found),
  (stored, found) => stored.sentence !== "" && stored.sentence === found.sentence && !losesDay(stored, found),
  (stored, found) => (stored.localDay === null) === (found.localDay === null),
];

/** The dates of one notice first: two portals that come to agree have moved one of theirs. */
const SIGNS: ReadonlyArray<Same> = [
  ...SIGNS_OF_LIVE.map(
    (isSame): Same =>
      (stored, found) =>
        isLive(stored) && isOfSamePortal(stored, found) && isSame(stored, found),
  ),
  ...SIGNS_OF_LIVE.map(
    (isSame): Same =>
      (stored, found) =>
        isLive(stored) && isSame(stored, found),
  ),
  (stored, found) => stored.localDay !== null && hasSameDay(stored, found),
];

function pairUp(stored: ReadonlyArray<KeptKeyDate>, found: ReadonlyArray<JoinedKeyDate>) {
  const of = new Map<JoinedKeyDate, KeptKeyDate>();
  const taken = new Set<KeptKeyDate>();
  for (const isSame of SIGNS) {
    for (const date of found) {
      if (of.has(date)) continue;
      const match = stored.find((one) => one.kind === date.kind && !taken.has(one) && isSame(one, date));
      if (!match) continue;
      of.set(date, match);
      taken.add(match);
    }
  }
  return { of, taken };
}

const IN_CALENDARS = ["at", "localDay", "localTime", "zone", "mandatory", "place", "standing"] as const;
const ALL = [
  ...IN_CALENDARS,
  ...(["zoneBasis", "precision", "days", "sentence", "start", "end", "section", "language"] as const),
  ...(["rule", "ruleVersion", "doubts", "conflictsWith", "origin", "portal"] as const),
];

const printed = (date: KeptKeyDate, names: ReadonlyArray<keyof KeptKeyDate>) =>
  JSON.stringify(names.map((name) => date[name]));
