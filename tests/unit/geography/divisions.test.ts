import { expect, test } from "vitest";
import {
  ancestorsOf,
  commonRegion,
  findDivision,
  GEO_DIVISIONS,
  isRegionCode,
  isWithin,
  listCountries,
  listDivisionsByName,
  listStates,
  listSubregions,
  regionName,
  resolveRegion,
  stateCodesOf,
  STATIC_REGIONS,
  timeZoneOf,
} from "~/domain/geography";

const depth = (code: string) => code.split("-").length;
const ofStates = (country: string) => listSubregions(listStates([country]).map(({ code }) => code));

test("EN-20 there are thirteen provinces and territories and nine states, Ontario first", () => {
  expect(listStates(["CA"])).toHaveLength(13);
  expect(listStates(["CA"])[0]?.name).toBe("Ontario");
  expect(
    listStates(["US"])
      .map(({ code }) => code)
      .sort(),
  ).toEqual(["CT", "MA", "ME", "NH", "NJ", "NY", "PA", "RI", "VT"].map((letters) => `US-${letters}`));
});

test("Canada has the 293 census divisions of 2021, by province", () => {
  const counts = Object.fromEntries(
    listStates(["CA"]).map(({ code }) => [
      code,
      listSubregions([code]).filter((division) => depth(division.code) === 3).length,
    ]),
  );
  expect(counts).toEqual({
    "CA-ON": 49,
    "CA-QC": 98,
    "CA-BC": 29,
    "CA-AB": 19,
    "CA-MB": 23,
    "CA-NB": 15,
    "CA-NL": 11,
    "CA-NS": 18,
    "CA-NT": 6,
    "CA-NU": 3,
    "CA-PE": 3,
    "CA-SK": 18,
    "CA-YT": 1,
  });
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(293);
});

test("the nine states have their 217 counties, five of them inside New York City", () => {
  const counties = ofStates("US").filter(({ code }) => code !== "US-NY-NYC");
  expect(counties).toHaveLength(217);
  expect(counties.every(({ name }) => / County\)?$/.test(name))).toBe(true);
  expect(counties.filter(({ code }) => isWithin(code, "US-NY-NYC"))).toHaveLength(5);
});

test("EN-15 codes are unique, well formed, and every parent and every enclosing place exists", () => {
  const codes = GEO_DIVISIONS.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const { code, parentCode, level, country } of GEO_DIVISIONS) {
    expect(code).toMatch(/^(?:CA|US)-[A-Z]{2}(?:-[A-Z0-9]+){0,2}$/);
    expect(code.startsWith(country)).toBe(true);
    expect(parentCode).toBe(level === "state_province" ? null : code.slice(0, 5));
    for (const around of ancestorsOf(code)) expect(isRegionCode(around), around).toBe(true);
  }
});

test("names are unique within a province or state", () => {
  const names = GEO_DIVISIONS.map(({ parentCode, name }) => `${parentCode}|${name}`);
  expect(new Set(names).size).toBe(names.length);
});

test("time zones are ones that the platform knows", () => {
  for (const { timeZone } of GEO_DIVISIONS) {
    expect(() => new Intl.DateTimeFormat("en", { timeZone }), timeZone).not.toThrow();
  }
});

test.each([
  ["CA-ON-TOR", "America/Toronto"],
  ["CA-ON-KEN", "America/Winnipeg"],
  ["CA-ON-RRD", "America/Winnipeg"],
  ["CA-ON-TBY", "America/Toronto"],
  ["CA-QC-LESILESDELAMADELEINE", "America/Halifax"],
  ["CA-BC-PEACERIVER", "America/Dawson_Creek"],
  ["CA-BC-EASTKOOTENAY", "America/Edmonton"],
  ["CA-NL-DIV1", "America/St_Johns"],
  ["CA-NL-DIV10", "America/Goose_Bay"],
  ["CA-NU-KIVALLIQ", "America/Rankin_Inlet"],
  ["CA-SK-DIV6", "America/Regina"],
  ["US-NY-NYC", "America/New_York"],
  ["US-TX", "America/Chicago"],
  ["US-CA", "America/Los_Angeles"],
  ["CA", "America/Toronto"],
  ["US", "America/New_York"],
  ["Somewhere", "America/New_York"],
])("the time zone of %s is %s", (code, zone) => {
  expect(timeZoneOf(code)).toBe(zone);
});

test("EN-17 EN-18 EN-19 there are 35 static regions, 24 for everyone and 11 for Pro, each an existing code of that name", () => {
  expect(STATIC_REGIONS.filter(({ proOnly }) => !proOnly)).toHaveLength(24);
  expect(STATIC_REGIONS.filter(({ proOnly }) => proOnly)).toHaveLength(11);
  expect(STATIC_REGIONS[0]?.name).toBe("Ontario");
  const namesFor = (pro: boolean) =>
    STATIC_REGIONS.filter(({ proOnly }) => proOnly === pro).map(({ name }) => name);
  expect(namesFor(false)).toEqual(
    expect.arrayContaining([
      ...["Toronto", "Ottawa", "Peel Region", "York Region", "Hamilton", "London", "Windsor", "Thunder Bay"],
      ...["Barrie", "Kitchener", "Guelph", "Brantford"],
    ]),
  );
  expect(namesFor(true)).toEqual([
    ...["Quebec", "British Columbia", "New York", "New Jersey", "Massachusetts", "Pennsylvania"],
    ...["Connecticut", "Rhode Island", "Vermont", "New Hampshire", "Maine"],
  ]);
  for (const { name, code } of STATIC_REGIONS) {
    expect(findDivision(code), name).not.toBeNull();
    expect(resolveRegion(name), name).toBe(code);
  }
});

test("the static region that is only part of a name keeps its own code", () => {
  expect(resolveRegion("Toronto")).toBe("CA-ON-TOR");
  expect(resolveRegion("Mississauga")).toBe("CA-ON-PEL-MIS");
  expect(resolveRegion("Waterloo Region")).toBe("CA-ON-WAT");
  expect(resolveRegion("Waterloo")).toBe("CA-ON-WAT-WLO");
});

test("numbered divisions carry their main town", () => {
  expect(regionName("CA-AB-DIV6")).toBe("Calgary area (Division No. 6)");
  expect(regionName("CA-AB-DIV11")).toBe("Edmonton area (Division No. 11)");
  expect(regionName("CA-MB-DIV11")).toBe("Winnipeg area (Division No. 11)");
  expect(regionName("CA-BC-CAPITALREGION")).toBe("Victoria area (Capital Region)");
  expect(resolveRegion("Division No. 6 – Calgary")).toBe("CA-AB-DIV6");
  expect(resolveRegion("Capital Region (Victoria)")).toBe("CA-BC-CAPITALREGION");
  expect(regionName("CA-SK-DIV6")).toBe("Regina area (Division No. 6)");
});

test("a code contains what begins with it, at a hyphen only", () => {
  expect(isWithin("CA-ON-PEL-MIS", "CA-ON-PEL")).toBe(true);
  expect(isWithin("CA-ON-PEL", "CA-ON-PEL")).toBe(true);
  expect(isWithin("CA-ON-PEL", "CA-ON-PE")).toBe(false);
  expect(isWithin("CA-ON", "CA-ON-PEL")).toBe(false);
  expect(ancestorsOf("CA-ON-PEL-MIS")).toEqual(["CA-ON-PEL", "CA-ON", "CA"]);
  expect(ancestorsOf("CA")).toEqual([]);
});

test("the common region of several places is the smallest around them all", () => {
  expect(commonRegion(["CA-ON-PEL-MIS"])).toBe("CA-ON-PEL-MIS");
  expect(commonRegion(["CA-ON-PEL-MIS", "CA-ON-PEL-BRM"])).toBe("CA-ON-PEL");
  expect(commonRegion(["CA-ON-OTT", "CA-QC-GATINEAU"])).toBe("CA");
  expect(commonRegion(["CA-ON", "US-NY"])).toBeNull();
  expect(commonRegion([])).toBeNull();
});

test("CA-05 the lists come in the order that the pickers show", () => {
  expect(listCountries()).toEqual([
    { code: "CA", name: "Canada" },
    { code: "US", name: "United States" },
  ]);
  expect(
    listSubregions(["CA-ON"])
      .slice(0, 4)
      .map(({ name }) => name),
  ).toEqual(["Toronto", "Ottawa", "Peel Region", "Mississauga"]);
  expect(listSubregions(["US-NJ", "CA-NU"]).map(({ parentCode }) => parentCode)[0]).toBe("CA-NU");
  expect(stateCodesOf(["Canada"])).toHaveLength(13);
  expect(stateCodesOf(["US"])).toHaveLength(9);
  expect(stateCodesOf([])).toEqual([]);
  const all = listDivisionsByName();
  expect(all).toHaveLength(GEO_DIVISIONS.length);
  expect(all.map(({ country }) => country).join("")).toMatch(/^(?:CA)+(?:US)+$/);
});
