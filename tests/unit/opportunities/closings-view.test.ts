import { expect, test } from "vitest";
import { daysBetween, localDay, TORONTO } from "~/domain/zoned-time";
import { closingsView } from "~/features/feed/closings-view.server";

const HOUR_MS = 60 * 60 * 1000;
const hourOf = (instant: Date) => Math.floor(instant.getTime() / HOUR_MS);

// The clocks change on 1 November 2026 and on 14 March 2027.
test.each(["2026-10-12T13:00:00Z", "2026-11-01T04:30:00Z", "2027-02-20T03:59:00Z", "2027-03-14T12:00:00Z"])(
  "from %s on, each hour is counted on its day in Toronto, also when the clocks change",
  (at) => {
    const now = new Date(at);
    const first = hourOf(now) - 30;
    // Every other hour, because a chart shows at most 1,000 bids.
    const hours = Array.from({ length: 60 * 12 }, (_, index) => first + 2 * index);
    const counted = new Map<number, number>();
    for (const hour of hours) {
      const day = daysBetween(localDay(now, TORONTO), localDay(new Date(hour * HOUR_MS), TORONTO));
      if (day >= 0 && day < 56) counted.set(day, (counted.get(day) ?? 0) + 1);
    }

    const { bars, weeks, summary, length } = closingsView(hours, 720, now);

    expect(length).toBe(56);
    expect(new Map(bars.map(({ at: day, count }) => [day, count]))).toEqual(counted);
    expect(weeks.reduce((sum, { count }) => sum + count, 0)).toBe(
      [...counted.values()].reduce((a, b) => a + b),
    );
    expect(summary).toMatch(/^\d+ of your 720 bids close in the next 8 weeks$/);
  },
);

test("days without a closing date have no bar", () => {
  const now = new Date("2026-11-20T15:00:00Z");
  const tomorrow = hourOf(now) + 24;
  expect(closingsView([tomorrow, tomorrow], 2, now).bars).toEqual([
    { at: 1, label: "21 Nov 2026: 2", count: 2, urgent: true },
  ]);
});

test("of more than 1,000 bids the chart says that it shows those that close first, and ends where they do", () => {
  const now = new Date("2026-11-20T15:00:00Z");
  const hours = Array.from({ length: 1001 }, (_, index) => hourOf(now) + 1 + Math.floor(index / 5));
  const { bars, weeks, summary } = closingsView(hours, 1001, now);
  expect(summary).toBe("The 1,000 of your bids that close first");
  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(1000);
  expect(weeks.map(({ label }) => label)).toEqual([
    "20 Nov 2026 to 26 Nov 2026",
    "27 Nov 2026 to 3 Dec 2026",
  ]);
  expect(weeks.reduce((sum, { count }) => sum + count, 0)).toBe(1000);
});

test("a feed that can be counted has all eight weeks, with those in which nothing closes", () => {
  const now = new Date("2026-11-20T15:00:00Z");
  const { weeks, summary } = closingsView([hourOf(now) + 1], 3, now);
  expect(weeks.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 0, 0]);
  expect(summary).toBe("1 of your 3 bids closes in the next 8 weeks");
});
