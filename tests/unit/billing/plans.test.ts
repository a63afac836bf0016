import fc from "fast-check";
import { expect, test } from "vitest";
import { changeTerms, purchaseTerms } from "~/domain/billing/plan-change-terms";
import {
  centsOf,
  PLAN_OPTIONS,
  planChangesFrom,
  type PlanOption,
  planOption,
  priceOf,
  pricePerPeriod,
} from "~/domain/billing/plan-options";
import { priceLabel } from "~/domain/billing/plans";

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

const NOW = new Date("2026-12-20T15:00:00Z");
const RENEWS = new Date("2027-01-04T15:00:00Z");

function termsOf(from: PlanOption, to: PlanOption, renewsAt: Date | null) {
  const change = planChangesFrom(from).find((allowed) => allowed.to === to)!;
  return changeTerms(from, change, { renewsAt, now: NOW });
}

test("a plan change names the known prices and the date, and says that the provider decides the amount", () => {
  expect(termsOf("basic-monthly", "pro-monthly", RENEWS)).toBe(
    "Pro starts right away. Today you are charged the difference between $29 CAD and $69 CAD for the time until 4 Jan 2027. Lemon Squeezy, our payment provider, calculates the exact amount; it is on your receipt. After that: $69 per month.",
  );
  expect(termsOf("pro-yearly", "basic-yearly", RENEWS)).toBe(
    "Basic starts right away and nothing is charged today. Lemon Squeezy, our payment provider, decides what is credited for the time until 4 Jan 2027, and takes it off your bill on 4 Jan 2027. After that: $260.99 per year.",
  );
  expect(termsOf("pro-monthly", "pro-yearly", RENEWS)).toBe(
    "Pro with yearly billing starts right away. Today you are charged $620.99 CAD less a credit for the unused part of what you paid. Lemon Squeezy, our payment provider, calculates the exact amount; it is on your receipt. After that: $620.99 per year.",
  );
});

const changes = PLAN_OPTIONS.flatMap((from) => planChangesFrom(from).map(({ to }) => ({ from, to })));

test("no change shows an amount that is not one of the two prices, whatever is left of the period", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...changes),
      fc.option(fc.date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true })),
      ({ from, to }, renewsAt) => {
        const terms = termsOf(from, to, renewsAt);
        const prices = [from, to].map((option) => priceLabel(priceOf(option)));
        for (const [amount] of terms.matchAll(/\$[\d.]*\d/g)) expect(prices).toContain(amount);
        expect(terms).toContain("Lemon Squeezy");
      },
    ),
  );
});

test("without a known date of the next bill, none is shown", () => {
  for (const unknown of [null, NOW, new Date("2026-12-01T15:00:00Z")]) {
    expect(termsOf("basic-monthly", "pro-monthly", unknown)).toContain("for the rest of the current period.");
    expect(termsOf("pro-monthly", "basic-monthly", unknown)).toContain("takes it off your next bill.");
  }
});

test("a purchase names amount, currency and day", () => {
  expect(purchaseTerms("pro-monthly", NOW)).toBe(
    "$69 CAD is charged today, 20 Dec 2026, and then every month until you cancel.",
  );
  expect(purchaseTerms("basic-yearly", NOW)).toBe(
    "$260.99 CAD is charged today, 20 Dec 2026, and then every year until you cancel.",
  );
});
