import { expect, test } from "vitest";
import { daysBetween, localDay, TORONTO } from "~/domain/zoned-time";
import { closingsView } from "~/features/feed/closings-view.server";

const HOUR_MS = 60 * 60 * 1000;

// The clocks change on 1 November 2026 and on 14 March 2027.
test.each(["2026-10-12T13:00:00Z", "2026-11-01T04:30:00Z", "2027-02-20T03:59:00Z", "2027-03-14T12:00:00Z"])(
  "from %s on, each hour is counted on its day in Toronto, also when the clocks change",
  (at) => {
    const now = new Date(at);
    const first = Math.floor(now.getTime() / HOUR_MS) - 30;
    const hours = Array.from({ length: 60 * 24 }, (_, index) => first + index);
    const counted = new Map<number, number>();
    for (const hour of hours) {
      const day = daysBetween(localDay(now, TORONTO), localDay(new Date(hour * HOUR_MS), TORONTO));
      if (day >= 0 && day < 56) counted.set(day, (counted.get(day) ?? 0) + 1);
    }

    const { bars, weeks, summary, length } = closingsView(hours, "1,440", now);

    expect(length).toBe(56);
    expect(new Map(bars.map(({ at: day, count }) => [day, count]))).toEqual(counted);
    expect([...counted.values()].some((count) => count === 23 || count === 25)).toBe(true);
    expect(weeks.reduce((sum, { count }) => sum + count, 0)).toBe(
      [...counted.values()].reduce((a, b) => a + b),
    );
    expect(summary).toMatch(/^\d+ of your 1,440 bids close in the next 8 weeks$/);
  },
);

test("days without a closing date have no bar", () => {
  const now = new Date("2026-11-20T15:00:00Z");
  const tomorrow = Math.floor(now.getTime() / HOUR_MS) + 24;
  expect(closingsView([tomorrow, tomorrow], "2", now).bars).toEqual([
    { at: 1, label: "21 Nov 2026: 2", count: 2, urgent: true },
  ]);
});
