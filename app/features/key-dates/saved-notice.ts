import { KEY_DATE_NOTICES } from "~/content/key-dates";
import { comesBeforeClosing, isAfterClosing } from "~/domain/reading/kept/around-closing";
import { momentLabel } from "~/domain/reading/kept/key-date-label";
import { isAhead } from "~/domain/reading/kept/listed-dates";
import { instantOf } from "~/domain/reading/kept/noted-date";
import { TORONTO } from "~/domain/zoned-time";
import { closesAt, countedLines } from "./counted-line";
import type { OwnDateRow } from "./find-key-dates.server";
import type { OwnDatePost } from "./own-date-schema.server";
import type { BidDates } from "./own-dates.server";

type Noted = Pick<OwnDatePost, "intent" | "date" | "kind" | "day" | "time" | "zone">;

/** What is said when a date is saved: a slip of the keys is likelier than a meeting after the closing. */
export function noticeOfSaved(
  { intent, date, kind, day, time, zone: chosen }: Noted,
  { bid, read, own }: Pick<BidDates, "read" | "own"> & { bid: Pick<BidDates["bid"], "deadline"> },
  now: Date,
) {
  if (intent === "remove") return KEY_DATE_NOTICES.removed;
  if (intent === "none") return KEY_DATE_NOTICES.none;
  if (kind === undefined) return KEY_DATE_NOTICES.saved;
  const zone = chosen ?? TORONTO;
  const at = time === "" ? null : instantOf(day, time, zone);
  if (kind === "closing") {
    const isPast = !isAhead({ at: at?.getTime() ?? null, day, zone }, now);
    if (isPast) return KEY_DATE_NOTICES.savedPastClosing;
    const before = date === "" ? own.find((one) => one.kind === "closing") : undefined;
    return isAnotherMoment(before, { day, time })
      ? KEY_DATE_NOTICES.savedInPlaceOf(ownMomentLabel(before, zone))
      : KEY_DATE_NOTICES.saved;
  }
  const closing = closesAt(bid, countedLines(bid, read, own));
  const isOdd =
    closing !== null &&
    comesBeforeClosing(kind) &&
    isAfterClosing({ kind, at, localDay: day, zone }, closing);
  return isOdd ? KEY_DATE_NOTICES.savedAfterClosing : KEY_DATE_NOTICES.saved;
}

/** A bid closes once, so a closing that is added takes the place of the one that the reader had. */
const isAnotherMoment = (
  before: OwnDateRow | undefined,
  { day, time }: { day: string; time: string },
): before is OwnDateRow & { localDay: string } =>
  before !== undefined &&
  before.localDay !== null &&
  (before.localDay !== day || (before.localTime ?? "") !== time);

const ownMomentLabel = (
  { at, localDay, localTime, zone }: OwnDateRow & { localDay: string },
  readersZone: string,
) => momentLabel({ at, day: localDay, time: localTime, zone }, readersZone);
