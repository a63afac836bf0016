import { localDay, TORONTO } from "../../zoned-time";
import type { KeyDate, KeyDateKind } from "../key-date";
import { instantOf } from "./noted-date";

const BEFORE_CLOSING: ReadonlyArray<KeyDateKind> = [
  "site_meeting",
  "questions",
  "addenda",
  "intent",
  "complaints",
  "sub_bid_closing",
];

/** Whether it must be over when bids close. */
export const comesBeforeClosing = (kind: KeyDateKind): boolean => BEFORE_CLOSING.includes(kind);

type Dated = Pick<KeyDate, "at" | "localDay" | "zone">;

/** The last moment of a date: of a day without an hour, its last minute. `null` for what has no day. */
export function lastMomentOf({ at, localDay: day, zone }: Dated): Date | null {
  return at ?? (day === null ? null : instantOf(day, "23:59", zone ?? TORONTO));
}

/** Whether a date is after the closing. A day without an hour may still be before a closing of that day. */
export function isAfterClosing(
  { kind, at, localDay: day, zone }: Dated & Pick<KeyDate, "kind">,
  closing: Date,
): boolean {
  if (day === null) return false;
  if (at === null) return day > localDay(closing, zone ?? TORONTO);
  // Bids are opened at the minute at which they close, and not before.
  return kind === "opening" ? at >= closing : at > closing;
}
