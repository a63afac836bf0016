import { KEY_DATE_NOTICES } from "~/content/key-dates";
import { isAhead } from "~/domain/reading/kept/listed-dates";
import { instantOf } from "~/domain/reading/kept/noted-date";
import type { KeyDateKind } from "~/domain/reading/key-date";
import { localDay, TORONTO } from "~/domain/zoned-time";
import type { OwnDatePost } from "./own-date-schema.server";

/** What a bidder does before bids close. */
const BEFORE_CLOSING: ReadonlyArray<KeyDateKind> = ["site_meeting", "questions", "intent", "sub_bid_closing"];
export const comesBeforeClosing = (kind: KeyDateKind) => BEFORE_CLOSING.includes(kind);

type Noted = Pick<OwnDatePost, "intent" | "kind" | "day" | "time" | "zone">;

/** What is said when a date is saved: a slip of the keys is likelier than a meeting after the closing. */
export function noticeOfSaved({ intent, kind, day, time, zone }: Noted, closing: Date | null, now: Date) {
  if (intent === "remove") return KEY_DATE_NOTICES.removed;
  if (intent === "none") return KEY_DATE_NOTICES.none;
  const own = zone ?? TORONTO;
  const at = time === "" ? null : instantOf(day, time, own);
  const isPast = !isAhead({ at: at?.getTime() ?? null, day, zone: own }, now);
  if (kind === "closing") return isPast ? KEY_DATE_NOTICES.savedPastClosing : KEY_DATE_NOTICES.saved;
  if (kind === undefined || closing === null || !comesBeforeClosing(kind)) return KEY_DATE_NOTICES.saved;
  const isAfter = at === null ? day > localDay(closing, own) : at > closing;
  return isAfter ? KEY_DATE_NOTICES.savedAfterClosing : KEY_DATE_NOTICES.saved;
}
