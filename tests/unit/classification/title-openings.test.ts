import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import type { ServiceKey } from "~/domain/service-types";
import { classifiableNotice } from "./classifiable-notice";

const servicesOf = (title: string) => classifyNotice(classifiableNotice({ title })).services;

const CODED: ReadonlyArray<readonly [string, ReadonlyArray<ServiceKey>]> = [
  ["Z2DA--FY26 Ward 7B", ["construction"]],
  ["Y--Bunkhouse 12", ["construction"]],
  ["J041--Annual service, Building 9", ["hvac"]],
  ["N063--Update at the main gate", ["electrical"]],
  ["S208--Refuge headquarters", ["landscaping"]],
  ["S201--Border station", ["janitorial"]],
  ["C1DA--Replace Boilers, Building 3", ["other"]],
  ["R--Roof Replacement Support", ["other"]],
  ["4110--Chiller for Building 12", ["other"]],
  ["D--Network Cabling Refresh", ["other"]],
];

test.each(CODED)("%j is read by the code in front of it", (title, services) => {
  expect(servicesOf(title)).toEqual(services);
});

test("a reference that only looks like such a code is left in the title", () => {
  expect(servicesOf("C025 - Roof Replacement")).toEqual(["construction"]);
  expect(servicesOf("24-18 - Boiler Replacement")).toEqual(["hvac"]);
});

test("the notice's own code counts, not another one in its title", () => {
  const notice = classifiableNotice({
    title: "J041--Quarters",
    codes: [{ scheme: "PSC", code: "S201", label: null }],
  });
  expect(classifyNotice(notice).services).toEqual(["janitorial"]);
});

test.each([
  "Correction: Special Inspections and Materials Testing Services",
  "Bid Extension: Consulting Services",
  "Duplicata - Services professionnels en architecture",
])("%j asks for what follows the words that it is published again", (title) => {
  expect(servicesOf(title)).toEqual(["other"]);
});

test("an extension alone is still building work", () => {
  expect(servicesOf("Extension: Fire Hall")).toEqual(["construction"]);
  expect(servicesOf("Bid Extension: Boiler Replacement")).toEqual(["hvac"]);
});
