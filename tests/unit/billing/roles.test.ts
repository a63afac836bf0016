import { expect, test } from "vitest";
import { limitsFor, type Role, ROLES } from "~/domain/billing/roles";

test("EN-02 RP-14 the roles are trial, basic and pro, and no other", () => {
  expect(ROLES).toEqual(["trial", "basic", "pro"]);
});

test.each(["trial", "basic"] as const)(
  "LM-06 RP-01 %s has one region, one service type, five views, twelve summaries",
  (role) => {
    expect(limitsFor(role)).toEqual({
      regions: 1,
      serviceTypes: 1,
      dailyDetailViews: 5,
      digestSummaries: 12,
      instantAlerts: false,
      advancedFilters: false,
      pipeline: false,
      profileSelectors: false,
    });
  },
);

test("LM-07 RP-09 pro has no limits but twenty-five summaries a digest", () => {
  expect(limitsFor("pro")).toEqual({
    regions: null,
    serviceTypes: null,
    dailyDetailViews: null,
    digestSummaries: 25,
    instantAlerts: true,
    advancedFilters: true,
    pipeline: true,
    profileSelectors: true,
  });
});

test("SH-10 an unknown role has the lowest plan's limits, whatever it is called", () => {
  for (const role of ["platinum", "toString", "__proto__", ""])
    expect(limitsFor(role as Role)).toEqual(limitsFor("trial"));
});
