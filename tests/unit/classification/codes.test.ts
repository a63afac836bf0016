import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import type { ClassificationCode, CodeScheme } from "~/domain/opportunities/notice";
import type { ServiceKey } from "~/domain/service-types";
import { classifiableNotice } from "./classifiable-notice";

const code = (scheme: CodeScheme, digits: string, label: string | null = null): ClassificationCode => ({
  scheme,
  code: digits,
  label,
});

const SETTLED: ReadonlyArray<readonly [CodeScheme, string, ReadonlyArray<ServiceKey>]> = [
  ["UNSPSC", "72102902", ["landscaping"]],
  ["UNSPSC", "70111703", ["landscaping"]],
  ["UNSPSC", "76111501", ["janitorial"]],
  ["UNSPSC", "76110000", ["janitorial"]],
  ["UNSPSC", "72121400", ["construction"]],
  ["UNSPSC", "72141105", ["paving"]],
  ["UNSPSC", "72141003", ["paving"]],
  ["UNSPSC", "72141121", ["construction"]],
  ["UNSPSC", "72151504", ["electrical"]],
  ["UNSPSC", "72151102", ["electrical"]],
  ["UNSPSC", "72151200", ["hvac"]],
  ["UNSPSC", "30111800", ["other"]],
  ["UNSPSC", "43211500", ["other"]],
  ["NAICS", "561720", ["janitorial"]],
  ["NAICS", "236220", ["construction"]],
  ["NAICS", "238160", ["construction"]],
  ["NAICS", "238210", ["electrical"]],
  ["NAICS", "2382", ["other"]],
  ["NAICS", "336350", ["other"]],
  ["NAICS", "541330", ["other"]],
  ["PSC", "S218", ["snow"]],
  ["PSC", "S208", ["landscaping"]],
  ["PSC", "S201", ["janitorial"]],
  ["PSC", "Y1AA", ["construction"]],
  ["PSC", "Z2JZ", ["construction"]],
  ["PSC", "Z1LB", ["paving"]],
  ["PSC", "J041", ["hvac"]],
  ["PSC", "2520", ["other"]],
  ["CPV", "90620000", ["snow"]],
  ["CPV", "90620000-9", ["snow"]],
  ["CPV", "90630000", ["snow"]],
  ["CPV", "77340000", ["landscaping"]],
  ["CPV", "77314000", ["landscaping"]],
  ["CPV", "90911200", ["janitorial"]],
  ["CPV", "45210000", ["construction"]],
  ["CPV", "45311000", ["electrical"]],
  ["CPV", "45332000", ["electrical"]],
  ["CPV", "45331220", ["hvac"]],
  ["CPV", "50720000", ["hvac"]],
  ["CPV", "45233222", ["paving"]],
  ["CPV", "71320000", ["other"]],
  ["SEAO", "G21", ["other"]],
  ["GSIN", "S218", ["other"]],
];

test.each(SETTLED)("%s %s alone settles the services", (scheme, digits, services) => {
  expect(classifyNotice(classifiableNotice({ codes: [code(scheme, digits)] })).services).toEqual(services);
});

const SHARED: ReadonlyArray<readonly [CodeScheme, string]> = [
  ["UNSPSC", "72000000"],
  ["UNSPSC", "72100000"],
  ["UNSPSC", "72102900"],
  ["UNSPSC", "72141100"],
  ["NAICS", "561730"],
  ["NAICS", "561790"],
  ["NAICS", "561210"],
  ["NAICS", "238220"],
  ["NAICS", "237310"],
  ["PSC", "J045"],
  ["PSC", "S216"],
  ["PSC", "Z1AA"],
  ["CPV", "45000000"],
  ["CPV", "45233000"],
  ["SEAO", "C01"],
];

test.each(SHARED)("%s %s, which several trades share, settles nothing alone", (scheme, digits) => {
  const codes = [code(scheme, digits, "Building and facility construction and maintenance services")];
  expect(classifyNotice(classifiableNotice({ title: "Kingsway site", codes })).services).toEqual(["other"]);
});

test("several shared codes together settle nothing either", () => {
  const codes = [code("UNSPSC", "72000000"), code("UNSPSC", "72102900"), code("NAICS", "561730")];
  expect(classifyNotice(classifiableNotice({ title: "Kingsway site", codes })).services).toEqual(["other"]);
});

test("a title that names another trade outweighs a code for one trade", () => {
  const codes = [code("CPV", "90911200"), code("UNSPSC", "72102902")];
  const notice = classifiableNotice({ title: "Kitchen Renovation", codes });
  expect(classifyNotice(notice).services).toEqual(["construction"]);
});

test("a broad parent code gives way to the trade that the words name", () => {
  const notice = classifiableNotice({ title: "Snow Removal", codes: [code("UNSPSC", "72000000")] });
  expect(classifyNotice(notice).services).toEqual(["snow"]);
});

test("a parent code and one late mention together settle a service that neither settles alone", () => {
  const filler =
    "The county owns several properties and looks for one supplier for all of these places of business. ".repeat(
      5,
    );
  const sections = { description: `${filler}Elsewhere it pays for snow removal.` };
  const snow = (codes: Array<ClassificationCode>) =>
    classifyNotice(classifiableNotice({ title: "RFT 26-20", sections, codes })).services.includes("snow");
  expect(snow([])).toBe(false);
  expect(snow([code("UNSPSC", "72102900")])).toBe(true);
});

test("the label of a service code is read, and shown with its code", () => {
  const { services, reasons } = classifyNotice(
    classifiableNotice({ codes: [code("UNSPSC", "72102999", "Snow removal services")] }),
  );
  expect(services[0]).toBe("snow");
  expect(reasons[0]).toEqual({
    service: "snow",
    kind: "code",
    text: "UNSPSC 72102999 Snow removal services",
  });
});

test("the label of a goods code is not read", () => {
  const notice = classifiableNotice({
    codes: [code("UNSPSC", "24101700", "Asphalt paving and snow removal")],
  });
  expect(classifyNotice(notice).services).toEqual(["other"]);
});

test("the construction category is construction when no trade is found", () => {
  const notice = classifiableNotice({ title: "A Jetty Extension", kinds: ["construction"] });
  const { services, reasons } = classifyNotice(notice);
  expect(services).toEqual(["construction"]);
  expect(reasons.at(-1)).toEqual({
    service: "construction",
    kind: "code",
    text: "Procurement category: construction",
  });
});

test("the construction category gives way to a trade that the title names", () => {
  const notice = classifiableNotice({ title: "Asphalt Paving", kinds: ["construction"] });
  expect(classifyNotice(notice).services).toEqual(["paving"]);
});

test("codes of advice and design are no contractor's bid", () => {
  const codes = [code("CPV", "71320000"), code("CPV", "45210000")];
  expect(classifyNotice(classifiableNotice({ title: "St Paul's Station", codes })).services).toEqual([
    "other",
  ]);
});
