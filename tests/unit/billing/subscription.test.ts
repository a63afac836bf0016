import { expect, test } from "vitest";
import { BILLING_INTERVALS, SUBSCRIPTION_STATUSES, hasAccess } from "~/domain/billing/subscription";

test("EN-02 the statuses and the intervals are the spec's", () => {
  expect([...SUBSCRIPTION_STATUSES].sort()).toEqual(["active", "canceled", "past_due", "trialing"]);
  expect(BILLING_INTERVALS).toEqual(["monthly", "yearly"]);
});

test.each([
  { status: "active", endDate: null, access: true },
  { status: "trialing", endDate: null, access: true },
  { status: "past_due", endDate: "2026-11-01T00:00:00Z", access: true },
  { status: "canceled", endDate: "2026-11-20T15:00:01Z", access: true },
  { status: "canceled", endDate: "2026-11-20T15:00:00Z", access: false },
  { status: "canceled", endDate: null, access: false },
] as const)("C-09 $status until $endDate has access: $access", ({ status, endDate, access }) => {
  const subscription = { status, endDate: endDate === null ? null : new Date(endDate) };
  expect(hasAccess(subscription, new Date("2026-11-20T15:00:00Z"))).toBe(access);
});
