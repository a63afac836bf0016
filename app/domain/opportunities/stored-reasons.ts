import type { MatchReason } from "./opportunity";

/** Reasons of one trade and kind that follow each other, as they are stored: the trade, the kind and their texts. */
type StoredReasons = readonly [MatchReason["service"], MatchReason["kind"], ...ReadonlyArray<string>];

/** Reasons without the names of their fields, which would be more than half of what a row says about them. */
export function reasonsToStore(reasons: ReadonlyArray<MatchReason>): Array<StoredReasons> {
  const stored: Array<StoredReasons> = [];
  for (const { service, kind, text } of reasons) {
    const last = stored.at(-1);
    const isSame = last?.[0] === service && last[1] === kind;
    stored.splice(isSame ? -1 : stored.length, 1, [...(isSame ? last : ([service, kind] as const)), text]);
  }
  return stored;
}

/** Reasons as older releases stored them are read too. */
export function reasonsFromStored(stored: ReadonlyArray<StoredReasons | MatchReason>): Array<MatchReason> {
  return stored.flatMap((one) => (isReason(one) ? [one] : reasonsOf(one)));
}

const isReason = (one: StoredReasons | MatchReason): one is MatchReason => "service" in one;
const reasonsOf = ([service, kind, ...texts]: StoredReasons) =>
  texts.map((text) => ({ service, kind, text }));
