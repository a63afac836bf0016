import { expect, test } from "vitest";
import { BILLING_INTERVALS, SUBSCRIPTION_STATUSES } from "~/domain/billing/subscription";

test("EN-02 the statuses and the intervals are the spec's", () => {
  expect([...SUBSCRIPTION_STATUSES].sort()).toEqual(["active", "canceled", "past_due", "trialing"]);
  expect(BILLING_INTERVALS).toEqual(["monthly", "yearly"]);
});
