import fc from "fast-check";
import { expect, test } from "vitest";
import { ALERTED_ROLES, limitsFor, ROLES } from "~/domain/billing/roles";
import { effectivePreferences, keepPaused, splitPreferences } from "~/domain/matching/effective-preferences";

const REGIONS = ["CA-ON", "CA-QC", "US-NY"];
const TRADES = ["snow-removal-seasonal", "paving-asphalt"];
const list = fc.uniqueArray(fc.constantFrom("A", "B", "C", "D", "E", "F"));

test("after a downgrade the first region and trade count, and the others are paused", () => {
  const chosen = { regions: REGIONS, serviceTypes: TRADES };
  expect(splitPreferences({ role: "pro", ...chosen })).toEqual({
    counting: chosen,
    paused: { regions: [], serviceTypes: [] },
  });
  for (const role of ["trial", "basic"] as const)
    expect(splitPreferences({ role, ...chosen })).toEqual({
      counting: { regions: ["CA-ON"], serviceTypes: ["snow-removal-seasonal"] },
      paused: { regions: ["CA-QC", "US-NY"], serviceTypes: ["paving-asphalt"] },
    });
});

test("what counts is never more than the plan allows, and with what is paused it is all that is stored", () => {
  fc.assert(
    fc.property(fc.constantFrom(...ROLES), list, list, (role, regions, serviceTypes) => {
      const { counting, paused } = splitPreferences({ role, regions, serviceTypes });
      const limits = limitsFor(role);
      expect(counting.regions.length).toBeLessThanOrEqual(limits.regions ?? Infinity);
      expect(counting.serviceTypes.length).toBeLessThanOrEqual(limits.serviceTypes ?? Infinity);
      expect([...counting.regions, ...paused.regions]).toEqual(regions);
      expect([...counting.serviceTypes, ...paused.serviceTypes]).toEqual(serviceTypes);
      expect(effectivePreferences({ role, regions, serviceTypes, partsOff: [], excluded: [] })).toEqual({
        ...counting,
        partsOff: [],
        excluded: [],
      });
    }),
  );
});

// Alerts compare profiles with stored sets of preferences, as they are.
test("every plan with instant alerts covers all regions and trades", () => {
  for (const role of ALERTED_ROLES)
    expect(limitsFor(role)).toMatchObject({ regions: null, serviceTypes: null });
});

test.each([
  { stored: ["A"], chosen: ["D"], limit: 1, kept: ["D"] },
  { stored: ["A", "B", "C"], chosen: ["A"], limit: 1, kept: ["A", "B", "C"] },
  { stored: ["A", "B", "C"], chosen: ["B"], limit: 1, kept: ["B", "A", "C"] },
  { stored: ["A", "B", "C"], chosen: ["D"], limit: 1, kept: ["D", "B", "C"] },
  { stored: ["A", "B", "C"], chosen: ["C", "D"], limit: null, kept: ["C", "D"] },
])(
  "$chosen chosen with $stored stored under a limit of $limit becomes $kept",
  ({ stored, chosen, limit, kept }) => {
    expect(keepPaused(stored, chosen, limit)).toEqual(kept);
  },
);

test("saving under a limit puts the choice first, drops nothing that is paused, and repeats nothing", () => {
  const limited = fc.record({
    stored: list,
    chosen: fc.constantFrom("A", "B", "C", "F"),
    limit: fc.integer({ min: 1, max: 3 }),
  });
  fc.assert(
    fc.property(limited, ({ stored, chosen, limit }) => {
      const kept = keepPaused(stored, [chosen], limit);
      expect(kept[0]).toBe(chosen);
      expect(kept).toEqual(expect.arrayContaining(stored.slice(limit)));
      expect(new Set(kept).size).toBe(kept.length);
      if (stored.includes(chosen)) expect([...kept].sort()).toEqual([...stored].sort());
      expect(keepPaused(kept, [chosen], limit)).toEqual(kept);
    }),
  );
});
