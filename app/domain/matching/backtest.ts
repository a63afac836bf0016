import { DAY_MS } from "../duration";
import { formatCount } from "../format-count";
import { formatDay } from "../local-time";
import { TORONTO } from "../zoned-time";

/** How far back we look for what a choice of regions and trades would have brought. */
export const BACKTEST_DAYS = 90;
/** Counted exactly up to here. */
export const BACKTEST_CAP = 1_000;

const WEEKS = BACKTEST_DAYS / 7;

export const backtestStart = (now: Date) => new Date(now.getTime() - BACKTEST_DAYS * DAY_MS);

/**
 * "Would have brought 37 bids in the last 90 days, about 3 a week". Of the time before we began to read, only bids that
 * were open then are stored, so the figure is the least that there were.
 */
export function backtestLabel(found: number, readSince: Date | null, now: Date): string {
  if (readSince === null) return `No bids are stored yet to tell what this would have brought`;
  const isWhole = readSince <= backtestStart(now);
  const isCapped = found > BACKTEST_CAP;
  const count = isCapped ? `more than ${formatCount(BACKTEST_CAP)}` : formatCount(found);
  const bids = `${isWhole || isCapped || found === 0 ? "" : "at least "}${found === 0 ? "no" : count} ${found === 1 ? "bid" : "bids"}`;
  const ending = isWhole
    ? perWeek(found)
    : `; we have read portals since ${formatDay(readSince, TORONTO)} only`;
  return `Would have brought ${bids} in the last ${BACKTEST_DAYS} days${ending}`;
}

function perWeek(found: number): string {
  if (found === 0) return "";
  if (found > BACKTEST_CAP) return `, more than ${Math.floor(BACKTEST_CAP / WEEKS)} a week`;
  const rate = Math.round(found / WEEKS);
  return rate === 0 ? ", fewer than one a week" : `, about ${formatCount(rate)} a week`;
}
