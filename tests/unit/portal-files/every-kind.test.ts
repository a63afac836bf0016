import { expect, test } from "vitest";
import { everyKindOfNotice } from "#drizzle/seed/portal-files/every-kind";
import { summarizeBid } from "~/domain/opportunities/bid-summary";
import { SECTION_KEYS } from "~/domain/opportunities/notice";
import { noticeOfPushed, pushSchema } from "~/features/push/push-schema";

const NOW = new Date("2026-11-20T15:00:00Z");
const HOUR_MS = 60 * 60 * 1000;

const NOTICES = pushSchema
  .parse({ notices: everyKindOfNotice(NOW) })
  .notices.map((pushed) => noticeOfPushed(pushed, NOW));

function notice(kind: string) {
  const found = NOTICES.find(({ title }) => title === `Sample notice ${kind}`);
  if (!found) throw new Error(`There is no notice ${kind}`);
  return found;
}

test("the sample notices have every edge of a date", () => {
  const daysAhead = (kind: string) =>
    Math.round((notice(kind).deadline!.getTime() - NOW.getTime()) / (24 * HOUR_MS));
  expect(notice("closed three days ago").deadline!.getTime()).toBeLessThan(NOW.getTime());
  const today = notice("closing today").deadline!.getTime();
  expect(today).toBeGreaterThan(NOW.getTime());
  expect(today).toBeLessThan(NOW.getTime() + 14 * HOUR_MS);
  expect(["closing tomorrow", "closing in 7 days", "closing in 8 days"].map(daysAhead)).toEqual([1, 7, 8]);
  expect(notice("without a closing date").deadline).toBeNull();
});

test("the sample notices name places in every supported way, and include a withdrawn one", () => {
  expect(notice("without a city").place).toMatchObject({ regions: ["CA-NU"], city: null });
  expect(notice("without a region").place).toMatchObject({ regions: [], city: null });
  expect(notice("in a region known by its name alone").place.regions).toEqual([
    "High Arctic Weather Stations",
  ]);
  expect(notice("withdrawn by its source").status).toBe("withdrawn");
});

test("the sample notices have each amount alone, no amount, and amounts on both sides of the alert limit", () => {
  const none = { contractValue: null, estimatedValue: null, budgetMin: null, budgetMax: null };
  const valueOf = (kind: string) => {
    const { currency: _, ...amounts } = notice(kind).value;
    return amounts;
  };
  expect(valueOf("with a contract value alone")).toEqual({ ...none, contractValue: 40_000 });
  expect(valueOf("with an estimated value alone")).toEqual({ ...none, estimatedValue: 50_000 });
  expect(valueOf("with the top of a budget alone")).toEqual({ ...none, budgetMax: 60_000 });
  expect(valueOf("with the bottom of a budget alone")).toEqual({ ...none, budgetMin: 70_000 });
  expect(valueOf("without any value")).toEqual(none);
  expect(valueOf("of exactly $100,000").estimatedValue).toBe(100_000);
  expect(valueOf("of $100,001").estimatedValue).toBe(100_001);
});

test("the sample notices have each section alone, and more lines than are shown", () => {
  for (const key of SECTION_KEYS)
    expect(Object.keys(notice(`told in the section ${key} alone`).sections)).toEqual([key]);
  const lines = (kind: string) => notice(kind).sections.overview!.split("\n");
  const compliance = notice("with seven lines on compliance");
  expect(lines("with seven lines on compliance")).toHaveLength(7);
  expect(summarizeBid(compliance.sections).compliance).toEqual(
    lines("with seven lines on compliance").slice(0, 5),
  );
  const materials = notice("with twelve lines on materials");
  expect(lines("with twelve lines on materials")).toHaveLength(12);
  expect(summarizeBid(materials.sections).materials).toEqual(
    lines("with twelve lines on materials").slice(0, 10),
  );
});

test("one region has exactly as many as one page shows", () => {
  expect(NOTICES.filter(({ place }) => place.regions[0] === "CA-NT")).toHaveLength(20);
});
