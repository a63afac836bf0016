import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import type { ClassificationCode, CodeScheme, ProcurementKind } from "~/domain/opportunities/notice";
import { classifiableNotice } from "./classifiable-notice";

const code = (scheme: CodeScheme, digits: string): ClassificationCode => ({
  scheme,
  code: digits,
  label: null,
});

const servicesOf = (
  title: string,
  codes: ReadonlyArray<ClassificationCode>,
  kinds: ReadonlyArray<ProcurementKind> = [],
) => classifyNotice(classifiableNotice({ title, codes, kinds })).services;

test.each([
  ["UNSPSC", "81101605"],
  ["UNSPSC", "78181500"],
  ["UNSPSC", "43221733"],
  ["UNSPSC", "42281500"],
  ["SEAO", "S3"],
  ["SEAO", "G28"],
  ["PSC", "C1DA"],
  ["PSC", "D316"],
] as const)("code %s %s stands for a business outside the trades", (scheme, digits) => {
  expect(servicesOf("Ventilation de l'atelier", [code(scheme, digits)])).toEqual(["other"]);
});

test("each list's own first code is read", () => {
  const codes = [code("UNSPSC", "72151200"), code("SEAO", "S3")];
  expect(servicesOf("Ventilation de l'école", codes)).toEqual(["other"]);
});

test("the portal's category outweighs such a code", () => {
  const codes = [code("UNSPSC", "81101500")];
  expect(servicesOf("Réfection de la toiture", codes, ["construction"])).toEqual(["construction"]);
});

test("trucks that come with their driver are coded as transport", () => {
  const codes = [code("UNSPSC", "78142004")];
  expect(servicesOf("Location de camions avec opérateur pour le déneigement", codes)).toEqual(["snow"]);
});

test.each([
  "Street sweeping and catch basin cleaning",
  "Supply of benches, Elm Street BIA",
  "Operation of golf courses",
  "Watershed data collection",
])("%j is not construction because the portal lists it there", (title) => {
  expect(servicesOf(title, [], ["construction"])).toEqual(["other"]);
});

test("a title that says nothing is what the portal lists it as", () => {
  expect(servicesOf("Contract 2026-14", [], ["construction"])).toEqual(["construction"]);
});
