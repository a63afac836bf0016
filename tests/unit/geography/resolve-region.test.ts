import { expect, test } from "vitest";
import { regionName, resolveRegion, resolveRegions } from "~/domain/geography";

test.each([
  ["ON", "CA-ON"],
  ["on", "CA-ON"],
  ["Ont.", "CA-ON"],
  ["ONTARIO", "CA-ON"],
  ["Ontario (except NCR)", "CA-ON"],
  ["*Quebec (except NCR)", "CA-QC"],
  ["ca-on-pel", "CA-ON-PEL"],
  ["Québec", "CA-QC"],
  ["QC", "CA-QC"],
  ["Nouvelle-Écosse", "CA-NS"],
  ["C.-B.", "CA-BC"],
  ["B.C.", "CA-BC"],
  ["Île-du-Prince-Édouard", "CA-PE"],
  ["Î.-P.-É.", "CA-PE"],
  ["Nunavut Territory", "CA-NU"],
  ["Newfoundland and Labrador", "CA-NL"],
  ["Terre-Neuve-et-Labrador", "CA-NL"],
  ["Yukon", "CA-YT"],
  ["N.Y.", "US-NY"],
  ["NY", "US-NY"],
  ["New York", "US-NY"],
  ["New York State", "US-NY"],
  ["Canada", "CA"],
  ["CAN", "CA"],
  ["CA", "CA"],
  ["USA", "US"],
  ["UNITED STATES", "US"],
  ["États-Unis", "US"],
  ["TX", "US-TX"],
  ["California", "US-CA"],
  ["US-CA", "US-CA"],
])("the region %j is %s", (text, code) => {
  expect(resolveRegion(text)).toBe(code);
});

test.each([
  ["Peel", "CA-ON-PEL"],
  ["Region of Peel", "CA-ON-PEL"],
  ["Regional Municipality of York", "CA-ON-YRK"],
  ["Simcoe", "CA-ON-SIM"],
  ["County of Simcoe", "CA-ON-SIM"],
  ["Sault-Sainte-Marie", "CA-ON-ALG-SSM"],
  ["St Catharines", "CA-ON-NIA-STC"],
  ["Greater Sudbury", "CA-ON-SUD"],
  ["City of Toronto", "CA-ON-TOR"],
  ["Toronto, ON, Canada", "CA-ON-TOR"],
  ["London", "CA-ON-MDX-LON"],
  ["Kingston, NY", "US-NY-ULSTER"],
  ["Burlington, VT", "US-VT-CHITTENDEN"],
  ["Cambridge, Massachusetts", "US-MA-MIDDLESEX"],
  ["Montreal", "CA-QC-MONTREAL"],
  ["Ville de Québec", "CA-QC-QUEBEC"],
  ["Innisfail", "CA-AB-DIV8"],
  ["St. John's", "CA-NL-DIV1"],
  ["Saint John", "CA-NB-STJOHN"],
  ["Brooklyn", "US-NY-NYC-KINGS"],
  ["Manhattan", "US-NY-NYC-NEWYORK"],
  ["New York City", "US-NY-NYC"],
  ["Boston", "US-MA-SUFFOLK"],
])("the place %j is %s", (text, code) => {
  expect(resolveRegion(text)).toBe(code);
});

test("the National Capital Region lies on both sides of the river, and is Ottawa where one code must do", () => {
  for (const text of ["National Capital Region (NCR)", "NCR", "Région de la capitale nationale"]) {
    expect(resolveRegions(text)).toEqual(["CA-ON-OTT", "CA-QC-GATINEAU"]);
    expect(resolveRegion(text)).toBe("CA-ON-OTT");
  }
});

test("an administrative region of Quebec is its divisions, and Quebec where one code must do", () => {
  expect(resolveRegions("Chaudière-Appalaches")).toContain("CA-QC-LESAPPALACHES");
  expect(resolveRegion("Chaudière-Appalaches")).toBe("CA-QC");
  expect(resolveRegion("Capitale-Nationale")).toBe("CA-QC");
});

test.each([
  "",
  "   ",
  "England",
  "London, England",
  "Anywhere",
  "Kings County",
  "()",
  "constructor",
  "__proto__",
])("%j is no region that we know", (text) => {
  expect(resolveRegion(text)).toBeNull();
  expect(regionName(text)).toBe(text);
});

test("every code and every text has a name to show", () => {
  expect(regionName("CA-ON-PEL")).toBe("Peel Region");
  expect(regionName("US-PA-ERIE")).toBe("Erie County");
  expect(regionName("US-TX")).toBe("Texas");
  expect(regionName("CA")).toBe("Canada");
  expect(regionName("ont.")).toBe("Ontario");
  expect(regionName("Cottage country")).toBe("Cottage country");
});
