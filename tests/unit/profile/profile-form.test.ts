import fc from "fast-check";
import { expect, test } from "vitest";
import { PROFILE_ERRORS } from "~/content/profile";
import { STATIC_REGIONS } from "~/domain/geography";
import { SERVICE_TYPES } from "~/domain/service-types";
import { parseProfileForm } from "~/features/profile/save-profile.server";
import {
  isUntouched,
  shownMinimum,
  shownRegion,
  shownServiceType,
  storedMinimum,
  storedRegion,
  storedServiceType,
} from "~/features/profile/selections.server";
import { formOf } from "../../support/form-data";

const PRO = {
  email: "owner@acme.example",
  role: "pro" as const,
  serviceTypes: ["construction-general", "paving-asphalt"],
  regions: ["CA-ON-TOR", "US-NY"],
  contractValueMin: "50000",
};
const TRIAL = { ...PRO, role: "trial" as const };

type Fields = Partial<Record<string, ReadonlyArray<string>>>;

/** A Pro user's form with some fields changed. */
const form = (fields: Fields = {}): Fields => ({
  email: ["owner@acme.example"],
  companyName: ["Acme"],
  serviceType: ["construction-general"],
  customServiceType: [""],
  region: ["CA-ON-TOR"],
  customRegion: [""],
  contractValueMin: ["50000"],
  customContractValue: [""],
  alertWeekly: ["on"],
  ...fields,
});

/** What the form asks for; `null` if it has errors. */
const read = (fields: Fields, profile: Parameters<typeof parseProfileForm>[1]) => {
  const submission = parseProfileForm(formOf(fields), profile);
  return submission.status === "success" ? submission.value : null;
};
const changeOf = (asked: ReturnType<typeof read>) => (asked?.outcome === "change" ? asked.change : null);

/** The first error of each field. */
const errorsIn = (fields: Fields) => {
  const submission = parseProfileForm(formOf(fields), PRO);
  if (submission.status === "success") return null;
  return Object.fromEntries(
    Object.entries(submission.error ?? {}).map(([field, each]) => [field, each?.[0]]),
  );
};

test("PF-14 to PF-18 each missing choice and each blank text of one's own has its sentence", () => {
  const errorFor = (fields: Fields) => errorsIn(form(fields));
  expect(errorFor({ serviceType: [""] })).toEqual({ serviceType: "Please select a service type." });
  expect(errorFor({ serviceType: undefined })).toEqual({ serviceType: "Please select a service type." });
  expect(errorFor({ serviceType: ["other-custom"], customServiceType: ["   "] })).toEqual({
    customServiceType: "Please enter your custom service type.",
  });
  expect(errorFor({ region: [""] })).toEqual({ region: "Please select a region." });
  expect(errorFor({ region: ["other"], customRegion: [" "] })).toEqual({
    customRegion: "Please enter your custom region.",
  });
  expect(errorFor({ contractValueMin: ["other"], customContractValue: ["\t "] })).toEqual({
    customContractValue: "Please enter your custom contract value.",
  });
});

test("VR-14 values that are in no list are refused", () => {
  const errorFor = (fields: Fields) => errorsIn(form(fields));
  expect(errorFor({ serviceType: ["plumbing"] })).toEqual({ serviceType: PROFILE_ERRORS.unknownServiceType });
  expect(errorFor({ region: ["US-TX"] })).toEqual({ region: PROFILE_ERRORS.unknownRegion });
  expect(errorFor({ contractValueMin: ["250000"] })).toEqual({
    contractValueMin: PROFILE_ERRORS.unknownMinimum,
  });
  expect(errorFor({ alertWeekly: ["perhaps"] })).toHaveProperty("alertWeekly");
  expect(errorFor({ companyName: ["a".repeat(201)] })).toHaveProperty("companyName");
  expect(errorFor({ region: ["other"], customRegion: ["a".repeat(101)] })).toHaveProperty("customRegion");
});

test("PF-19 text is stored trimmed", () => {
  const asked = read(
    form({
      companyName: ["  Acme & Söhne  "],
      serviceType: ["other-custom"],
      customServiceType: ["  Window washing "],
      region: ["other"],
      customRegion: [" Lanark Uplands  "],
      contractValueMin: ["other"],
      customContractValue: [" about 75k "],
    }),
    PRO,
  );
  expect(changeOf(asked)).toEqual({
    companyName: "Acme & Söhne",
    alertWeekly: true,
    alertInstant: false,
    keyboard: null,
    firstServiceType: "Window washing",
    firstRegion: "Lanark Uplands",
    contractValueMin: "about 75k",
  });
});

test("an emptied company name is stored as none", () => {
  expect(changeOf(read(form({ companyName: ["  "] }), PRO))?.companyName).toBeNull();
});

test("selectors that were not touched keep the stored value, however it is written", () => {
  const stored = { ...PRO, serviceTypes: ["Tree felling"], regions: ["Toronto"], contractValueMin: "250000" };
  const asked = read(
    form({
      serviceType: ["other-custom"],
      customServiceType: ["Tree felling"],
      region: ["CA-ON-TOR"],
      contractValueMin: ["other"],
      customContractValue: ["250000"],
    }),
    stored,
  );
  expect(changeOf(asked)).toMatchObject({
    firstServiceType: null,
    firstRegion: null,
    contractValueMin: null,
  });
});

test("PF-12 PF-13 trial and basic may change name, alerts and keys, and nothing of the service configuration", () => {
  const nameOnly = { companyName: ["Acme"], alertInstant: ["on"], keyboard: ["on"], shown: ["keyboard"] };
  expect(changeOf(read(nameOnly, TRIAL))).toEqual({
    companyName: "Acme",
    alertWeekly: false,
    alertInstant: true,
    keyboard: true,
    firstServiceType: null,
    firstRegion: null,
    contractValueMin: null,
  });
  for (const field of [
    { serviceType: ["hvac-technical"] },
    { region: ["CA-QC"] },
    { contractValueMin: ["any"] },
  ])
    expect(read({ ...nameOnly, ...field }, TRIAL)?.outcome).toBe("restricted");
  expect(read({ ...nameOnly, ...form() }, TRIAL)?.outcome).toBe("change");
});

test("an email is new when it differs by more than case and spaces, and must look like one", () => {
  const newEmail = (email: string) => {
    const asked = read(form({ email: [email] }), PRO);
    return asked?.outcome === "change" ? asked.newEmail : errorsIn(form({ email: [email] }));
  };
  expect(newEmail("  Owner@ACME.example ")).toBeNull();
  expect(newEmail("New@acme.example")).toBe("new@acme.example");
  expect(newEmail("not an address")).toEqual({ email: PROFILE_ERRORS.email });
  expect(newEmail("")).toEqual({ email: PROFILE_ERRORS.email });
});

test("PF-11 C-17 a stored region with one of the 35 names is shown by it, any other as the user's own", () => {
  expect(shownRegion("CA-ON-TOR")).toEqual({ selected: "CA-ON-TOR", custom: "" });
  expect(shownRegion("Ontario")).toEqual({ selected: "CA-ON", custom: "" });
  expect(shownRegion("CA-ON-DUF")).toEqual({ selected: "other", custom: "Dufferin County" });
  expect(shownRegion("Lanark Uplands")).toEqual({ selected: "other", custom: "Lanark Uplands" });
});

test("a listed name that is typed as one's own is stored as the listed one", () => {
  expect(storedRegion({ selected: "other", custom: "toronto" })).toBe("CA-ON-TOR");
  expect(storedServiceType({ selected: "other-custom", custom: "landscaping & grounds" })).toBe(
    "landscaping-grounds",
  );
});

test("everything in the lists survives the form unchanged", () => {
  for (const { code } of STATIC_REGIONS) expect(storedRegion(shownRegion(code))).toBe(code);
  for (const { id } of SERVICE_TYPES.slice(0, -1)) expect(storedServiceType(shownServiceType(id))).toBe(id);
  for (const minimum of ["any", "10000", "250000", "my own"])
    expect(storedMinimum(shownMinimum(minimum))).toBe(minimum);
});

test("whatever is stored is untouched while the form shows it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (stored) => {
      for (const shown of [shownServiceType(stored), shownRegion(stored), shownMinimum(stored)])
        expect(isUntouched(shown, { ...shown })).toBe(true);
    }),
  );
});

test("no form whatever makes the reading throw, and only Pro gets service configuration written", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("other", "other-custom", "CA-ON", "any", "on", ""),
  );
  const fields = fc.dictionary(
    fc.constantFrom(...Object.keys(form()), "role", "id", "__proto__"),
    fc.array(text, { maxLength: 2 }),
  );
  fc.assert(
    fc.property(fields, fc.constantFrom(PRO, TRIAL), (sent, profile) => {
      const change = changeOf(read(sent, profile));
      if (change === null || profile.role === "pro") return;
      expect(change).toMatchObject({ firstServiceType: null, firstRegion: null, contractValueMin: null });
    }),
    { numRuns: 500 },
  );
});

test("a form of a page that was open before a switch was added leaves that switch as it is", () => {
  expect(changeOf(read(form({}), PRO))?.keyboard).toBeNull();
  expect(changeOf(read(form({ shown: ["keyboard"] }), PRO))?.keyboard).toBe(false);
});
