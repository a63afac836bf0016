import { expect, test } from "vitest";
import { backtestLabel } from "~/domain/matching/backtest";

const NOW = new Date("2026-11-20T15:00:00Z");
const LONG_AGO = new Date("2026-01-01T15:00:00Z");
const RECENTLY = new Date("2026-11-03T15:00:00Z");

test.each([
  [37, LONG_AGO, "Would have brought 37 bids in the last 90 days, about 3 a week"],
  [1, LONG_AGO, "Would have brought 1 bid in the last 90 days, fewer than one a week"],
  [0, LONG_AGO, "Would have brought no bids in the last 90 days"],
  [1_000, LONG_AGO, "Would have brought 1,000 bids in the last 90 days, about 78 a week"],
  [1_001, LONG_AGO, "Would have brought more than 1,000 bids in the last 90 days, more than 77 a week"],
  [
    37,
    RECENTLY,
    "Would have brought at least 37 bids in the last 90 days; we have read portals since 3 Nov 2026 only",
  ],
  [0, RECENTLY, "Would have brought no bids in the last 90 days; we have read portals since 3 Nov 2026 only"],
  [0, null, "No bids are stored yet to tell what this would have brought"],
])("%i bids", (found, readSince, label) => {
  expect(backtestLabel(found, readSince, NOW)).toBe(label);
});
