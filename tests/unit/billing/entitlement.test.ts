import { expect, test } from "vitest";
import { changeSince, notifiableState, parseNotifiedState } from "~/domain/billing/announced-state";
import { bestSubscription, type SubscriptionRecord } from "~/domain/billing/best-subscription";
import { END_REASONS, endReasonAfter } from "~/domain/billing/endings";
import {
  givesAccess,
  hasAccess,
  nextActionLine,
  planChangeObstacle,
  type ProfileSubscription,
  statusView,
  TRIAL_DAYS,
  trialPhase,
  withoutSubscription,
  withoutTrial,
} from "~/domain/billing/entitlement";

const NOW = new Date("2026-11-20T15:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

test.each([
  { status: "active", endDate: null, access: true },
  { status: "trialing", endDate: null, access: true },
  { status: "past_due", endDate: "2026-11-01T00:00:00Z", access: true },
  { status: "canceled", endDate: "2026-11-20T15:00:01Z", access: true },
  { status: "canceled", endDate: "2026-11-20T15:00:00Z", access: false },
  { status: "canceled", endDate: null, access: false },
] as const)("C-09 $status until $endDate has access: $access", ({ status, endDate, access }) => {
  const endsAt = endDate === null ? null : new Date(endDate);
  expect(givesAccess({ status, endsAt }, NOW)).toBe(access);
  expect(hasAccess({ subscriptionStatus: status, subscriptionEndDate: endsAt }, NOW)).toBe(access);
});

const date = new Date("2026-12-20T15:00:00Z");
const RENEWS = "Renews 20 Dec 2026";

test.each([
  { id: "BL-04", status: "active", endDate: date, hasCustomer: false, line: RENEWS },
  { id: "BL-05", status: "active", endDate: null, hasCustomer: true, line: "Renews automatically" },
  { id: "BL-06", status: "active", endDate: null, hasCustomer: false, line: "Setup billing" },
  { id: "BL-07", status: "canceled", endDate: date, hasCustomer: true, line: "Access until 20 Dec 2026" },
  {
    id: "BL-07, in the past,",
    status: "canceled",
    endDate: inDays(-1),
    hasCustomer: true,
    line: "Ended on 19 Nov 2026",
  },
  { id: "BL-08", status: "canceled", endDate: null, hasCustomer: true, line: "Contact support" },
  { id: "BL-09", status: "trialing", endDate: date, hasCustomer: false, line: "Setup billing" },
  { id: "BL-09 C-44", status: "past_due", endDate: date, hasCustomer: true, line: "Setup billing" },
] as const)("$id $status says $line", ({ line, ...subscription }) => {
  expect(nextActionLine({ ...subscription, now: NOW })).toBe(line);
});

test("BL-02 the status badges, and any other is unknown", () => {
  expect(
    ["active", "trialing", "canceled", "past_due", "paused"].map((status) => statusView(status).label),
  ).toEqual(["Active", "Trial", "Canceled", "Past Due", "Unknown"]);
});

test("a plan is changed when it is paid for and renews", () => {
  expect((["active", "trialing", "past_due", "canceled"] as const).map(planChangeObstacle)).toEqual([
    null,
    null,
    "pastDue",
    "canceled",
  ]);
});

const TRIAL: ProfileSubscription = withoutSubscription(NOW, NOW);

test("LM-01 a trial lasts fourteen days, and the profile is canceled from its end on", () => {
  expect(TRIAL_DAYS).toBe(14);
  expect(TRIAL).toMatchObject({ role: "trial", subscriptionStatus: "trialing" });
  expect(TRIAL.subscriptionEndDate).toEqual(inDays(TRIAL_DAYS));
  expect(withoutSubscription(NOW, inDays(TRIAL_DAYS - 0.1)).subscriptionStatus).toBe("trialing");
  expect(withoutSubscription(NOW, inDays(TRIAL_DAYS)).subscriptionStatus).toBe("canceled");
});

test.each([
  { left: TRIAL_DAYS, phase: "running" },
  { left: 3.1, phase: "running" },
  { left: 3, phase: "ending" },
  { left: 0.1, phase: "ending" },
  { left: 0, phase: "over" },
])("$left days before its end a trial is $phase", ({ left, phase }) => {
  expect(trialPhase(TRIAL, inDays(TRIAL_DAYS - left))).toBe(phase);
});

test("there is no trial with a subscription, or after the profile was canceled", () => {
  expect(trialPhase({ ...TRIAL, lemonSqueezySubscriptionId: "9" }, NOW)).toBeNull();
  expect(trialPhase({ ...TRIAL, subscriptionStatus: "canceled" }, NOW)).toBeNull();
  expect(trialPhase({ ...TRIAL, subscriptionEndDate: null }, NOW)).toBe("running");
});

const RECORD: SubscriptionRecord = {
  id: "5",
  role: "basic",
  status: "active",
  endsAt: inDays(10),
  claim: "checkout",
  createdAt: inDays(-10),
};
const best = (...records: ReadonlyArray<Partial<SubscriptionRecord>>) =>
  bestSubscription(
    records.map((record, position) => ({ ...RECORD, id: String(position), ...record })),
    { shownId: null, now: NOW },
  )?.id;

test.each([
  ["gives access", { status: "canceled", endsAt: inDays(-1), role: "pro" }, { status: "past_due" }],
  ["is paid", { status: "past_due", role: "pro" }, { status: "canceled" }],
  ["is Pro", { endsAt: inDays(99) }, { role: "pro", status: "canceled" }],
  ["renews", { status: "canceled", endsAt: inDays(99) }, { status: "active" }],
  ["ends last", { endsAt: null, createdAt: NOW }, { endsAt: inDays(1) }],
  ["is newest", { id: "9" }, { id: "1", createdAt: NOW }],
  ["has the last id", { id: "1" }, { id: "2" }],
] as const)("of two subscriptions the one that %s counts", (_what, worse, better) => {
  const wanted = "id" in better ? better.id : "1";
  expect(best(worse, better)).toBe(wanted);
  expect(best({ id: "0", ...worse }, { id: "1", ...better })).toBe(wanted);
});

test("a subscription that has ended and is known by its address alone does not count, nor one of no plan", () => {
  const ended = { ...RECORD, status: "canceled", endsAt: inDays(-1), claim: "email" } as const;
  const bestOf = (record: SubscriptionRecord, shownId: string | null) =>
    bestSubscription([record], { shownId, now: NOW })?.id ?? null;
  expect(bestOf(ended, null)).toBeNull();
  expect(bestOf(ended, "5")).toBe("5");
  expect(bestOf({ ...ended, claim: "customer" }, null)).toBe("5");
  expect(bestOf({ ...RECORD, role: null }, null)).toBeNull();
});

test("the notified state names the plan and its status, or that the trial has ended", () => {
  const pro: ProfileSubscription = {
    role: "pro",
    billingInterval: "monthly",
    subscriptionStatus: "past_due",
    subscriptionEndDate: NOW,
    lemonSqueezySubscriptionId: "9",
  };
  expect(notifiableState(pro, NOW)).toBe("pro-monthly:past_due");
  expect(notifiableState({ ...pro, subscriptionStatus: "canceled" }, inDays(-1))).toBe(
    "pro-monthly:canceled",
  );
  expect(notifiableState({ ...pro, subscriptionStatus: "canceled" }, NOW)).toBe("pro-monthly:ended:9");
  expect(parseNotifiedState("pro-monthly:ended:9")).toEqual({ plan: "pro-monthly", status: "ended" });
  expect(parseNotifiedState("pro-monthly:past_due")).toEqual({ plan: "pro-monthly", status: "past_due" });
  expect(notifiableState(TRIAL, NOW)).toBeNull();
  expect(notifiableState({ ...TRIAL, subscriptionStatus: "canceled" }, inDays(TRIAL_DAYS))).toBe(
    "trial-ended",
  );
  expect(["trial-ended", "pro-:active", "gold-monthly:active", null].map(parseNotifiedState)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test.each([
  [null, "pro-monthly:active", "started"],
  ["pro-monthly:canceled", "pro-monthly:active", "resumed"],
  ["basic-monthly:active", "pro-monthly:active", "plan-changed"],
  ["basic-monthly:past_due", "pro-monthly:active", "payment-recovered"],
  ["pro-monthly:active", "pro-monthly:past_due", "payment-failed"],
  ["pro-monthly:past_due", "pro-monthly:canceled", "canceled"],
  ["pro-monthly:canceled", "pro-monthly:ended:9", "ended"],
  ["pro-monthly:ended:9", "pro-monthly:active", "started"],
  [null, "pro-monthly:ended:9", "ended"],
] as const)("from %s to %s is notified as %s", (before, now, change) => {
  expect(changeSince(parseNotifiedState(before), parseNotifiedState(now)!)).toBe(change);
});

test("an address that has used its trial starts without one and gets no second mail about its end", () => {
  const again = withoutTrial(NOW);
  expect(hasAccess(again, NOW)).toBe(false);
  expect(trialPhase(again, NOW)).toBeNull();
  expect(notifiableState(again, NOW)).toBe(again.billingTold);
});

test("what the provider ends after a failed payment ended for that; any other reason is kept", () => {
  const knownAs = (
    status: "active" | "past_due" | "canceled",
    endReason: (typeof END_REASONS)[number] | null,
  ) => endReasonAfter({ status, endReason }, "provider");
  expect(knownAs("past_due", null)).toBe("payment-failed");
  expect(knownAs("active", null)).toBe("provider");
  for (const reason of END_REASONS) expect(knownAs("canceled", reason)).toBe(reason);
  expect(endReasonAfter(null, "provider")).toBe("provider");
  expect(endReasonAfter({ status: "past_due", endReason: null }, "canceled")).toBe("canceled");
  expect(endReasonAfter({ status: "canceled", endReason: "canceled" }, null)).toBeNull();
});
