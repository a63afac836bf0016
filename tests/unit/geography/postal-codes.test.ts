import { expect, test } from "vitest";
import { GEO_DIVISIONS, isRegionCode, placesOfNotice, resolveRegion } from "~/domain/geography";
import { placeOfPostalCode } from "~/domain/geography/tables/postal-codes";

const NOTHING = { city: null, state: null, country: null, buyerCity: null, buyerState: null };
const placesOf = (region: string) => placesOfNotice({ ...NOTHING, regions: [region] }, "Parking lots").places;

test.each([
  ["L8P 4Y5", "CA-ON-HAM"],
  ["l8p4y5", "CA-ON-HAM"],
  ["M5V", "CA-ON-TOR"],
  ["L7G 4B1", "CA-ON-HAL-HIL"],
  ["L4L 2B1", "CA-ON-YRK-VAU"],
  ["N5A 6S5", "CA-ON-PER"],
  ["N8A 4L1", "CA-ON-CHK"],
  ["N9V 2Y8", "CA-ON-ESX"],
  ["P3E 5P9", "CA-ON-SUD"],
  ["L0N 1N0", "CA-ON"],
  ["G6V 6N8", "CA-QC-LEVIS"],
  ["G0A 3C0", "CA-QC"],
  ["S4A 1L6", "CA-SK"],
  ["T4N 3T4", "CA-AB-DIV8"],
  ["V8M 1Z5", "CA-BC-CAPITALREGION"],
  ["V3G 1Y7", "CA-BC-FRASERVALLEY"],
  ["H7N 1A1", "CA-QC-LAVAL"],
  ["H2X 1Y4", "CA-QC-MONTREAL"],
  ["J8X 3W9", "CA-QC-GATINEAU"],
  ["X0A 0H0", "CA-NU"],
  ["X1A 2N4", "CA-NT"],
  ["E2L", "CA-NB-STJOHN"],
  ["E4X", "CA-NB"],
  ["02138", "US-MA-MIDDLESEX"],
  ["02134", "US-MA-SUFFOLK"],
  ["08641", "US-NJ"],
  ["08611", "US-NJ-MERCER"],
  ["12303", "US-NY"],
  ["10601", "US-NY-WESTCHESTER"],
  ["10451", "US-NY-NYC-BRONX"],
  ["14202-1234", "US-NY-ERIE"],
  ["06390", "US-NY"],
  ["06810", "US-CT"],
  ["03801", "US-NH"],
  ["03909", "US-ME"],
  ["17545", "US-PA"],
  ["02903", "US-RI-PROVIDENCE"],
])("a region %s lies in %s", (region, code) => {
  expect(placesOf(region)).toEqual([code]);
});

test.each(["90210", "D1A 1A1", "L8P 4Y", "1234", "123456", "20500"])("%s is no place of ours", (region) => {
  expect(placesOf(region)).toEqual([]);
});

test.each([
  ["36061", "US-NY-NYC-NEWYORK"],
  ["36047", "US-NY-NYC-KINGS"],
  ["36089", "US-NY-STLAWRENCE"],
  ["36091", "US-NY-SARATOGA"],
  ["36123", "US-NY-YATES"],
  ["42003", "US-PA-ALLEGHENY"],
  ["42083", "US-PA-MCKEAN"],
  ["42133", "US-PA-YORK"],
  ["34039", "US-NJ-UNION"],
  ["25027", "US-MA-WORCESTER"],
  ["09009", "US-CT-NEWHAVEN"],
  ["44007", "US-RI-PROVIDENCE"],
  ["50023", "US-VT-WASHINGTON"],
  ["33019", "US-NH-SULLIVAN"],
  ["23031", "US-ME-YORK"],
  ["42000", "US-PA"],
])("the Census Bureau's number %s is %s", (number, code) => {
  expect(resolveRegion(number)).toBe(code);
});

test("every county of the nine states has a number, and each number one county", () => {
  const counties = GEO_DIVISIONS.filter(
    ({ code, level, country }) => country === "US" && level === "subregion" && code !== "US-NY-NYC",
  );
  const STATES = ["09", "23", "25", "33", "34", "36", "42", "44", "50"];
  const numbered = STATES.flatMap((state) =>
    Array.from({ length: 70 }, (_, index) => resolveRegion(state + String(2 * index + 1).padStart(3, "0"))),
  ).filter((code) => code !== null && code.split("-").length > 2);
  expect([...numbered].sort()).toEqual(counties.map(({ code }) => code).sort());
});

test("every postal area lies in a place that exists", () => {
  const letters = "ABCEGHJKLMNPRSTVXY";
  const last = "ABCEGHJKLMNPRSTVWXYZ";
  const areas = [...letters].flatMap((first) =>
    [..."0123456789"].flatMap((digit) => [...last].map((third) => first + digit + third)),
  );
  expect(areas.filter((area) => !isRegionCode(placeOfPostalCode(area) ?? ""))).toEqual([]);
});

test("the postal code after a city says which of several provinces is meant", () => {
  const placesIn = (city: string, country: string | null = null) =>
    placesOfNotice({ ...NOTHING, regions: [], city, country }, "Parking lots");
  expect(placesIn("Georgetown L7G 4B1")).toMatchObject({ places: ["CA-ON-HAL-HIL"], city: "Georgetown" });
  expect(placesIn("Richmond V6Y 2C1").places).toEqual(["CA-BC-METROVANCOUVER"]);
  expect(placesIn("Manheim 17545", "US").places).toEqual(["US-PA-LANCASTER"]);
  expect(placesIn("Berlin 10115", "Germany").places).toEqual([]);
});
