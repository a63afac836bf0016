import { expect, test } from "vitest";
import { PLAN_FEATURES } from "~/content/plans";
import { bothPrices, PLANS, yearlyDiscount, yearlyPricePerMonth } from "~/domain/billing/plans";

test("EN-29, LM-02, LM-03 the plans carry their names, prices, features and marks", () => {
  expect(bothPrices(PLANS.basic)).toBe("$29 per month or $260.99 per year");
  expect(bothPrices(PLANS.pro)).toBe("$69 per month or $620.99 per year");
  expect(yearlyPricePerMonth(PLANS.basic)).toBe("$21.75");
  expect(yearlyPricePerMonth(PLANS.pro)).toBe("$51.75");
  expect(PLANS.basic).toMatchObject({ name: "Basic", popular: false, highlighted: false });
  expect(PLANS.pro).toMatchObject({ name: "Pro", popular: true, highlighted: true });
  expect(PLAN_FEATURES.pro).toHaveLength(11);
});

test("RP-12 LM-07 the listed features of Pro", () => {
  const told = PLAN_FEATURES.pro.join("; ");
  for (const words of [
    "Full bid packs with scope breakdowns, compliance checklists and materials lists",
    "PDF export",
    "Priority support within 24 hours",
    "Unlimited searches and early access",
    "Quebec, British Columbia and US states",
  ])
    expect(told).toContain(words);
});

test("LM-04 a year costs a quarter less than twelve months", () => {
  expect(yearlyDiscount(PLANS.basic)).toBe(25);
  expect(yearlyDiscount(PLANS.pro)).toBe(25);
});
