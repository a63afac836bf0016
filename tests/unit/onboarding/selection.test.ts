import fc from "fast-check";
import { expect, test } from "vitest";
import {
  EMPTY_SELECTION,
  keepOffered,
  limitsExceeded,
  missingFrom,
  mustChoosePlan,
  type OnboardingSelection,
  readStep,
  regionsOf,
  sanitizeSelection,
  serviceTypesOf,
  upsellFor,
  withinLimits,
} from "~/domain/account/onboarding";
import { limitsFor, ROLES } from "~/domain/billing/roles";
import { listStates, listSubregions } from "~/domain/geography";
import { SERVICE_TYPES } from "~/domain/service-types";

const PEEL: OnboardingSelection = {
  countries: ["CA"],
  stateProvinces: ["CA-ON"],
  municipalities: ["CA-ON-PEL"],
  serviceTypes: ["snow-removal-seasonal"],
  customService: "",
};

const STATES = listStates().map(({ code }) => code);
const MUNICIPALITIES = listSubregions(["CA-ON", "US-NY"]).map(({ code }) => code);

const listOf = (values: ReadonlyArray<string>) =>
  fc.array(fc.oneof(fc.constantFrom(...values), fc.string()), { maxLength: 6 });

const anySelection: fc.Arbitrary<OnboardingSelection> = fc.record({
  countries: listOf(["CA", "US", "CA", "MX", ""]),
  stateProvinces: listOf([...STATES, "CA", "CA-XX"]),
  municipalities: listOf([...MUNICIPALITIES, "CA-ON", "CA-ONX-PEL"]),
  serviceTypes: listOf(SERVICE_TYPES.map(({ id }) => id)),
  customService: fc.string({ unit: "binary", maxLength: 200 }),
});

test("any input becomes a nested selection without repeats, and normalizing it again changes nothing", () => {
  fc.assert(
    fc.property(anySelection, (sent) => {
      const kept = sanitizeSelection(sent);
      expect(sanitizeSelection(kept)).toEqual(kept);
      for (const list of [kept.countries, kept.stateProvinces, kept.municipalities, kept.serviceTypes])
        expect(new Set(list).size).toBe(list.length);
      for (const state of kept.stateProvinces) expect(kept.countries).toContain(state.slice(0, 2));
      for (const code of kept.municipalities) expect(kept.stateProvinces).toContain(code.slice(0, 5));
      expect(kept.customService.length).toBeLessThanOrEqual(160);
      expect(kept.customService).not.toMatch(/[\p{Cc}]/u);
    }),
  );
});

test("whatever is sent, no role stores more than its limits, and nothing that was not offered", () => {
  const offered = { countries: ["CA", "US"], stateProvinces: STATES, municipalities: MUNICIPALITIES };
  fc.assert(
    fc.property(anySelection, fc.constantFrom(...ROLES), (sent, role) => {
      const chosen = keepOffered(withinLimits(sanitizeSelection(sent), role), offered);
      const regions = regionsOf(chosen);
      const serviceTypes = serviceTypesOf(chosen);
      expect(regions.length).toBeLessThanOrEqual(limitsFor(role).regions ?? Infinity);
      expect(serviceTypes.length).toBeLessThanOrEqual(limitsFor(role).serviceTypes ?? Infinity);
      for (const region of regions) expect([...STATES, ...MUNICIPALITIES]).toContain(region);
      expect(missingFrom(chosen).length === 0).toBe(
        chosen.countries.length > 0 && regions.length > 0 && serviceTypes.length > 0,
      );
    }),
  );
});

test("ON-20 EN-30 without a country its states and municipalities go, without a state its municipalities", () => {
  const chosen: OnboardingSelection = {
    ...PEEL,
    countries: ["CA", "US"],
    stateProvinces: ["CA-ON", "CA-QC", "US-NY"],
    municipalities: ["CA-ON-PEL", "CA-ON-TOR", "US-NY-ERIE"],
  };

  expect(sanitizeSelection({ ...chosen, countries: ["US"] })).toMatchObject({
    stateProvinces: ["US-NY"],
    municipalities: ["US-NY-ERIE"],
  });
  expect(sanitizeSelection({ ...chosen, stateProvinces: ["CA-QC", "US-NY"] })).toMatchObject({
    countries: ["CA", "US"],
    municipalities: ["US-NY-ERIE"],
  });
});

test("ON-06 ON-07 a country, a state or province and a service type are required, a municipality is not", () => {
  expect(missingFrom(EMPTY_SELECTION)).toEqual(["country", "state", "service"]);
  expect(missingFrom({ ...PEEL, municipalities: [] })).toEqual([]);
  expect(missingFrom({ ...PEEL, stateProvinces: [] })).toEqual(["state"]);
  expect(missingFrom({ ...PEEL, serviceTypes: [] })).toEqual(["service"]);
});

test("ON-18 a second value of any kind is beyond the limits of trial and basic, and never of pro", () => {
  const two: OnboardingSelection = {
    ...PEEL,
    countries: ["CA", "US"],
    serviceTypes: ["hvac-technical", "paving-asphalt"],
  };

  expect(limitsExceeded(two, "trial")).toEqual(["location", "service"]);
  expect(limitsExceeded({ ...PEEL, municipalities: ["CA-ON-PEL", "CA-ON-TOR"] }, "basic")).toEqual([
    "location",
  ]);
  expect(limitsExceeded(two, "pro")).toEqual([]);
  // The same value twice is one value.
  expect(limitsExceeded({ ...PEEL, countries: ["CA", "CA"] }, "trial")).toEqual([]);
});

test("ON-15, ON-16 only a choice in place of another points at Pro", () => {
  expect(upsellFor(EMPTY_SELECTION, PEEL)).toBeNull();
  expect(upsellFor(PEEL, PEEL)).toBeNull();
  expect(upsellFor(PEEL, { ...PEEL, municipalities: [] })).toBeNull();
  expect(upsellFor({ ...PEEL, municipalities: [] }, PEEL)).toBeNull();
  expect(upsellFor(PEEL, { ...PEEL, municipalities: ["CA-ON-TOR"] })).toBe("region");
  expect(upsellFor(PEEL, { ...PEEL, stateProvinces: ["CA-QC"], municipalities: [] })).toBe("region");
  expect(upsellFor(PEEL, { ...EMPTY_SELECTION, countries: ["US"] })).toBe("region");
  expect(upsellFor(PEEL, { ...PEEL, serviceTypes: ["hvac-technical"] })).toBe("service");
});

test("C-16 a municipality is stored instead of its state, and a state without one as a whole", () => {
  expect(regionsOf(PEEL)).toEqual(["CA-ON-PEL"]);
  expect(regionsOf({ ...PEEL, municipalities: [] })).toEqual(["CA-ON"]);
  expect(regionsOf({ ...PEEL, stateProvinces: ["CA-ON", "CA-QC"] })).toEqual(["CA-ON-PEL", "CA-QC"]);
});

test("a trade in the user's own words is stored instead of Other (Custom), and only with it", () => {
  const other = { ...PEEL, serviceTypes: ["hvac-technical", "other-custom"] };

  expect(serviceTypesOf(other)).toEqual(["hvac-technical", "other-custom"]);
  expect(serviceTypesOf(sanitizeSelection({ ...other, customService: "  Flat\n roofing " }))).toEqual([
    "hvac-technical",
    "Flat roofing",
  ]);
  expect(serviceTypesOf(sanitizeSelection({ ...other, customService: " – ! " }))).toEqual(other.serviceTypes);
  expect(serviceTypesOf({ ...PEEL, customService: "roofing" })).toEqual(["snow-removal-seasonal"]);
});

test("TR-02 the step stays between the first and the last", () => {
  expect(["-1", "", "abc", "0", "1", "2", "5", "1e9", "99999999999999999999"].map(readStep)).toEqual([
    0, 0, 0, 0, 1, 2, 2, 1, 2,
  ]);
});

test("ON-22, ON-23 users without an active plan are asked for one", () => {
  expect(mustChoosePlan("trialing")).toBe(false);
  expect(mustChoosePlan("active")).toBe(false);
  expect(mustChoosePlan("past_due")).toBe(true);
  expect(mustChoosePlan("canceled")).toBe(true);
});
