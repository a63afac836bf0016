import type { KeptKeyDate } from "./keep-key-dates";
import type { Doubtful } from "./why-doubtful";

type StoredDate = Pick<
  KeptKeyDate,
  "id" | "kind" | "precision" | "standing" | "doubts" | "rule" | "sentence" | "language" | "changedAt"
>;

/** Why a date that people were reminded of is no longer sure. */
export type Dropped = {
  reason: "cancelled" | "left out" | "differs between portals" | "now doubtful";
  /** The sentence that says so; `null` if the notice only leaves the date out. */
  says: (Doubtful & { language: "en" | "fr" }) | null;
};

const CANCELLED =
  /cancel|call(?:ed)? off|no longer|will not (?:be held|take place)|annul|n['’]aura (?:pas|plus) lieu|plus lieu/i;
/** `dates` are all that is known of the bid's dates now. */
export function whyDropped(date: StoredDate, dates: ReadonlyArray<StoredDate>): Dropped {
  const says = whatIsSaid(date, dates);
  if (says && (says.precision === "none" || CANCELLED.test(says.sentence)))
    return { reason: "cancelled", says };
  if (date.doubts.includes("differs on another portal")) return { reason: "differs between portals", says };
  return { reason: says ? "now doubtful" : "left out", says };
}

/** The date's own sentence, now doubtful, or what stands in its place since. */
function whatIsSaid(date: StoredDate, dates: ReadonlyArray<StoredDate>): StoredDate | null {
  if (date.standing === "check") return date.sentence === "" ? null : date;
  const since = dates.filter(
    ({ kind, standing, sentence, changedAt }) =>
      kind === date.kind && standing !== "withdrawn" && sentence !== "" && changedAt >= date.changedAt,
  );
  return (
    since.find(({ precision, standing }) => precision === "none" && standing === "sure") ??
    since.find(({ standing }) => standing === "check") ??
    null
  );
}
