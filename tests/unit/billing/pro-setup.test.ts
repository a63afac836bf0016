import { expect, test } from "vitest";
import { proSetUpView } from "~/features/pro-setup/pro-setup-view";

type Profile = Parameters<typeof proSetUpView>[0];

const NEW_PRO: Profile = {
  role: "pro",
  subscriptionStatus: "active",
  alertInstant: false,
  alertSameDay: false,
  regions: ["CA-ON-PEL"],
  serviceTypes: ["snow-removal-seasonal"],
  onboardedAt: new Date("2026-11-20T15:00:00Z"),
  proSetUpClosedAt: null,
};

const linesOf = (changes: Partial<Profile> = {}) =>
  proSetUpView({ ...NEW_PRO, ...changes })?.map(
    ({ name, isDone, state, link }) => `${isDone ? "✓" : "·"} ${name}: ${state} → ${link.label} ${link.href}`,
  ) ?? null;

test("somebody new to Pro is told the state of alerts, regions and trades, each with its place in the settings", () => {
  expect(linesOf()).toEqual([
    "· Alerts: Off → Switch on alerts /dashboard/settings#delivery",
    "· Regions: 1 region: Peel Region → Change regions /dashboard/settings#coverage",
    "· Trades: 1 trade: Snow Removal & Seasonal Maintenance → Change trades /dashboard/settings#trades",
  ]);
});

test("a line is done with either alert, with several regions, and with several trades or all of them", () => {
  expect(linesOf({ alertSameDay: true })?.[0]).toBe(
    "✓ Alerts: On → Change alerts /dashboard/settings#delivery",
  );
  expect(linesOf({ regions: ["CA-ON-PEL", "CA-QC"] })?.[1]).toMatch(/^✓ Regions: 2 regions/);
  expect(linesOf({ serviceTypes: [] })?.[2]).toMatch(/^✓ Trades: Every trade/);
});

test.each([
  {
    when: "all three are done",
    changes: { alertInstant: true, regions: ["a", "b"], serviceTypes: ["a", "b"] },
  },
  { when: "it was closed", changes: { proSetUpClosedAt: new Date() } },
  { when: "onboarding is not finished", changes: { onboardedAt: null } },
  { when: "the plan has been canceled", changes: { subscriptionStatus: "canceled" } },
  { when: "the plan is Basic", changes: { role: "basic" } },
  { when: "it is a trial", changes: { role: "trial" } },
] as const)("it is gone when $when", ({ changes }) => {
  expect(linesOf(changes as Partial<Profile>)).toBeNull();
});
