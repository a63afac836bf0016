import fc from "fast-check";
import { expect, test } from "vitest";
import { SETTINGS_ERRORS } from "~/content/settings";
import { GEO_DIVISIONS } from "~/domain/geography";
import { listSelectable, readSettings } from "~/features/settings/save-settings.server";
import type { FormFields } from "~/lib/form.server";

const TRIAL = { role: "trial" as const, regions: ["CA-ON-PEL"], contractValueMin: "any" };
const PRO = { ...TRIAL, role: "pro" as const };

const form = (fields: FormFields = {}): FormFields => ({
  alertWeekly: ["on"],
  regions: ["CA-ON-TOR"],
  contractValueMin: ["100000"],
  ...fields,
});

test("DS-08 a second region is refused for trial and basic in the spec's words, and the stored one stays chosen", () => {
  const read = readSettings(form({ regions: ["CA-ON-TOR", "CA-ON-PEL"] }), TRIAL);
  expect(read).toMatchObject({
    ok: false,
    errors: {
      regions:
        "Basic and Trial users can only monitor one region. Upgrade to Pro for multi-region monitoring.",
    },
    choice: { regions: ["CA-ON-PEL"] },
  });
});

test("one region twice, by name and by code, is one region", () => {
  const read = readSettings(form({ regions: ["CA-ON-TOR", "Toronto", "CA-ON-TOR"] }), TRIAL);
  expect(read).toMatchObject({ ok: true, choice: { regions: ["CA-ON-TOR"] } });
});

test("Pro may choose every division there is", () => {
  const everything = GEO_DIVISIONS.map(({ code }) => code);
  const read = readSettings(form({ regions: everything }), PRO);
  expect(read).toMatchObject({ ok: true, choice: { regions: everything } });
});

test("no region would mean every region, so one must be chosen", () => {
  for (const profile of [TRIAL, PRO])
    for (const regions of [undefined, [], ["", ""]])
      expect(readSettings(form({ regions }), profile)).toMatchObject({
        ok: false,
        errors: { regions: SETTINGS_ERRORS.noRegion },
      });
});

test("a region or a minimum that is in no list is refused, unless it is what is stored", () => {
  expect(readSettings(form({ regions: ["US-TX"] }), PRO)).toMatchObject({
    ok: false,
    errors: { regions: SETTINGS_ERRORS.unknownRegion },
  });
  expect(readSettings(form({ contractValueMin: ["10000"] }), PRO)).toMatchObject({
    ok: false,
    errors: { contractValueMin: SETTINGS_ERRORS.unknownMinimum },
  });
  const own = { ...PRO, regions: ["Lanark Highlands"], contractValueMin: "about 75k" };
  const same = form({ regions: ["Lanark Highlands"], contractValueMin: ["about 75k"] });
  expect(readSettings(same, own)).toMatchObject({
    ok: true,
    choice: { regions: ["Lanark Highlands"], contractValueMin: "about 75k" },
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
      const read = readSettings(sent, profile);
      if (read.ok) expect(read.choice.regions.length).toBeGreaterThan(0);
      if (read.ok && profile.role === "trial") expect(read.choice.regions).toHaveLength(1);
    }),
    { numRuns: 500 },
  );
});
