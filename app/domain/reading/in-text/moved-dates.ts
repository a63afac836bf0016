import type { KeyDate } from "../key-date";
import { sought } from "../patterns/sought";
import type { Sentence } from "../sentences/sentence";

const MOVED = sought(
  /(?<![a-z])(?:(?:changed|moved|rescheduled|postponed|extended) (?:to|until)|(?:prolongee?s?|reportee?s?|deplacee?s?) (?:au|jusqu'au|a))(?![a-z])/,
);
/** "Revised: March 5, 2026 at 2:00 p.m." on a line of its own; a day alone may be the notice's. */
const REVISED = sought(
  /^\W{0,4}(?:revised|amended|extended|changed|new date|nouvelle date|revisee?|modifiee?)\s?:/,
);
/** A sentence that is further from a date is about another matter. */
const FARTHEST = 400;

/** "… Changed to March 5, 2026": the date of the sentence before, which is not said again, no longer holds. */
export function withoutMoved(
  dates: ReadonlyArray<KeyDate>,
  sentences: ReadonlyArray<Sentence>,
): Array<KeyDate> {
  const moved = sentences.filter(
    ({ folded, moments, cues }) =>
      moments.length > 0 &&
      cues.every(({ kind }) => kind === "other") &&
      (MOVED.test(folded) || (moments[0]?.hour !== null && REVISED.test(folded))),
  );
  const replaced = new Set(
    moved.flatMap(({ start }) => {
      const before = dates.findLast(({ end, localDay }) => end <= start && localDay !== null);
      return before && start - before.end <= FARTHEST
        ? dates.filter((date) => date.start === before.start)
        : [];
    }),
  );
  return dates.map((date) =>
    replaced.has(date) ? { ...date, standing: "check", doubts: [...date.doubts, "replaced"] } : date,
  );
}
