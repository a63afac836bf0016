import { expect, test } from "vitest";
import { changeTerms } from "~/domain/billing/plan-change-terms";
import {
  centsOf,
  PLAN_OPTIONS,
  planChangesFrom,
  planOption,
  pricePerPeriod,
} from "~/domain/billing/plan-options";

test("LM-02 LM-03 LM-05 C-02 the four prices, and no other", () => {
  expect(PLAN_OPTIONS.map(centsOf)).toEqual([2900, 26099, 6900, 62099]);
  expect(PLAN_OPTIONS.map(pricePerPeriod)).toEqual([
    "$29 per month",
    "$260.99 per year",
    "$69 per month",
    "$620.99 per year",
  ]);
});

test.each([
  ["basic", "monthly", "basic-monthly"],
  ["pro", "yearly", "pro-yearly"],
  ["trial", "monthly", null],
  ["pro", "weekly", null],
  ["pro-monthly", "", null],
  [undefined, null, null],
])("%s, %s is %s", (plan, interval, option) => {
  expect(planOption(plan, interval)).toBe(option);
});

test.each([
  ["basic-monthly", ["basic-yearly upgrade", "pro-monthly upgrade", "pro-yearly upgrade recommended"]],
  ["basic-yearly", ["pro-yearly upgrade"]],
  ["pro-monthly", ["basic-monthly downgrade", "pro-yearly upgrade recommended"]],
  ["pro-yearly", ["basic-yearly downgrade"]],
] as const)("BL-11 to BL-15 from %s", (from, changes) => {
  expect(
    planChangesFrom(from).map(({ to, kind, recommended }) =>
      [to, kind, recommended && "recommended"].filter(Boolean).join(" "),
    ),
  ).toEqual(changes);
});

const date = new Date("2026-12-20T15:00:00Z");
test("what a change costs is shown with the maximum, whatever is left of the period", () => {
  const change = (from: "basic-monthly" | "pro-monthly", to: string) =>
    planChangesFrom(from).find((allowed) => allowed.to === to)!;
  const inDays = (days: number) => new Date(date.getTime() + days * 24 * 60 * 60 * 1000);
  const terms = (from: "basic-monthly" | "pro-monthly", to: string, days: number | null) =>
    changeTerms(from, change(from, to), { renewsAt: days === null ? null : inDays(days), now: date });

  expect(terms("basic-monthly", "pro-monthly", 15.2083333)).toBe(
    "Pro starts right away. Today: about $20.00 for the time until 4 Jan 2027, and never more than $40.00. From then on: $69 per month.",
  );
  expect(terms("basic-monthly", "pro-monthly", 400)).toContain("about $40.00");
  expect(terms("basic-monthly", "pro-monthly", -3)).toContain("about $0.00");
  expect(terms("pro-monthly", "pro-yearly", 0)).toContain("Today: about $620.99");
  expect(terms("pro-monthly", "pro-yearly", null)).toContain("never more than $620.99");
  expect(terms("pro-monthly", "basic-monthly", 15.2083333)).toBe(
    "Basic starts right away and nothing is charged today. The unused part of your current plan, about $34.50, comes off your bill on 4 Jan 2027. From then on: $29 per month.",
  );
});
