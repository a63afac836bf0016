import { DAY_MS } from "../duration";
import { RETENTION } from "../retention";
import type { NoticeStatus } from "./notice";

export const TEXT_DAYS = RETENTION.textMonths * 30.44;

/** Bids whose texts may move to the archive before this instant are packed now, in the same database. */
export const packedBefore = (now: Date) =>
  new Date(now.getTime() + (TEXT_DAYS - RETENTION.fullTextDays) * DAY_MS);

/**
 * From when a bid's long texts may move to the archive: some time after its closing date, or after the notice that ended
 * it; `null` for one that stays open.
 */
export function archiveAt(
  { status, deadline }: { status: NoticeStatus; deadline: Date | null },
  now: Date,
): Date | null {
  const closed = status === "active" ? deadline : now;
  return closed && new Date(closed.getTime() + Math.round(TEXT_DAYS * DAY_MS));
}
