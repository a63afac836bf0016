import fc from "fast-check";
import { expect, test } from "vitest";
import { SETTINGS_ERRORS } from "~/content/settings";
import { GEO_DIVISIONS } from "~/domain/geography";
import { listSelectable, parseSettings } from "~/features/settings/save-settings.server";
import { formOf } from "../../support/form-data";

const TRIAL = {
  role: "trial" as const,
  regions: ["CA-ON-PEL"],
  contractValueMin: "any",
  serviceTypes: [],
  partsOff: [],
};
const PRO = { ...TRIAL, role: "pro" as const };

type Fields = Parameters<typeof formOf>[0];

const read = (fields: Fields, profile: Parameters<typeof parseSettings>[1]) => {
  const submission = parseSettings(
    formOf({ alertWeekly: "on", regions: "CA-ON-TOR", contractValueMin: "100000", ...fields }),
    profile,
  );
  return submission.status === "success" ? submission.value : submission.error;
};

test("DS-08 a second region is refused for trial and basic in the spec's words", () => {
  expect(read({ regions: ["CA-ON-TOR", "CA-ON-PEL"] }, TRIAL)).toEqual({
    regions: [
      "Basic and Trial users can only monitor one region. Upgrade to Pro for multi-region monitoring.",
    ],
  });
});

test("one region twice, by name and by code, is one region", () => {
  expect(read({ regions: ["CA-ON-TOR", "Toronto", "CA-ON-TOR"] }, TRIAL)).toEqual({
    alertWeekly: true,
    alertInstant: false,
    oneRegion: false,
    regions: ["CA-ON-TOR"],
    contractValueMin: "100000",
  });
});

test("Pro may choose every division there is", () => {
  const everything = GEO_DIVISIONS.map(({ code }) => code);
  expect(read({ regions: everything }, PRO)).toMatchObject({ regions: everything });
});

test("no region would mean every region, so one must be chosen", () => {
  for (const profile of [TRIAL, PRO])
    for (const regions of [undefined, [], ["", ""]])
      expect(read({ regions }, profile)).toEqual({ regions: [SETTINGS_ERRORS.noRegion] });
});

test("a region or a minimum that is in no list is refused, unless it is what is stored", () => {
  expect(read({ regions: "US-TX", contractValueMin: "10000" }, PRO)).toEqual({
    regions: [SETTINGS_ERRORS.unknownRegion],
    contractValueMin: [SETTINGS_ERRORS.unknownMinimum],
  });
  const own = { ...PRO, regions: ["Lanark Uplands"], contractValueMin: "about 75k" };
  expect(read({ regions: "Lanark Uplands", contractValueMin: "about 75k" }, own)).toMatchObject({
    regions: ["Lanark Uplands"],
    contractValueMin: "about 75k",
  });
});

test("a count covers no more regions than the plan allows", () => {
  const asked = ["CA-ON", "nowhere", "CA-QC", "CA-ON"];
  expect(listSelectable(asked, TRIAL)).toEqual(["CA-ON"]);
  expect(listSelectable(asked, PRO)).toEqual(["CA-ON", "CA-QC"]);
});

test("no form whatever makes the reading throw or gives trial more than one region", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("CA-ON", "CA-QC", "Toronto", "any", "on"),
  );
  const fields = fc.dictionary(
    fc.constantFrom("alertWeekly", "alertInstant", "regions", "contractValueMin", "role"),
    fc.array(text, { maxLength: 4 }),
  );
  fc.assert(
    fc.property(fields, fc.constantFrom(PRO, TRIAL), (sent, profile) => {
      const submission = parseSettings(formOf(sent), profile);
      if (submission.status !== "success") return;
      expect(submission.value.regions.length).toBeGreaterThan(0);
      if (profile.role === "trial") expect(submission.value.regions).toHaveLength(1);
    }),
    { numRuns: 500 },
  );
});

test("a form of a page that was open before the same-day switch was added leaves it as it is", () => {
  expect(read({}, PRO)).not.toHaveProperty("alertSameDay");
  expect(read({ shown: "alertSameDay" }, PRO)).toMatchObject({ alertSameDay: false });
  expect(read({ shown: "alertSameDay", alertSameDay: "on" }, PRO)).toMatchObject({ alertSameDay: true });
});
