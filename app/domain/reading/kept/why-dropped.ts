import type { KeptKeyDate } from "./keep-key-dates";

type StoredDate = Pick<
  KeptKeyDate,
  "id" | "kind" | "precision" | "standing" | "doubts" | "sentence" | "language" | "changedAt"
>;

/** Why a date is no longer sure, as the reminder says it to people who were sent that date. */
export type Dropped = {
  label: "Cancelled" | "No longer stated" | "In doubt";
  note: string;
  /** The sentence that says so; `null` if the notice only leaves the date out. */
  says: { sentence: string; language: "en" | "fr" } | null;
};

const CANCELLED =
  /cancel|call(?:ed)? off|no longer|will not (?:be held|take place)|annul|n['’]aura (?:pas|plus) lieu|plus lieu/i;
const ASK = "Ask the buyer before you rely on it.";

/** `dates` are all that is known of the bid's dates now. */
export function whyDropped(date: StoredDate, dates: ReadonlyArray<StoredDate>): Dropped {
  const says = whatIsSaid(date, dates);
  if (says && (says.precision === "none" || CANCELLED.test(says.sentence)))
    return { label: "Cancelled", note: "The notice has changed. It now says:", says };
  if (date.doubts.includes("differs on another portal"))
    return { label: "In doubt", note: `Two portals state different dates for it. ${ASK}`, says };
  if (says) return { label: "In doubt", note: `The notice has changed. ${ASK} It now says:`, says };
  return { label: "No longer stated", note: `It is no longer in the notice’s text. ${ASK}`, says };
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
