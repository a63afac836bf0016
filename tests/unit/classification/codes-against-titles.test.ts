import { expect, test } from "vitest";
import { type ClassifiableNotice, classifyNotice } from "~/domain/classification";
import type { ClassificationCode, CodeScheme } from "~/domain/opportunities/notice";
import { classifiableNotice } from "./classifiable-notice";

const coded = (scheme: CodeScheme, code: string): ClassificationCode => ({ scheme, code, label: null });
const servicesOf = (fields: Partial<ClassifiableNotice>) =>
  classifyNotice(classifiableNotice(fields)).services.toSorted().join(" + ");

test.each([
  ["Medical Gas System Inspection and Maintenance Services", "NAICS", "541350", "electrical"],
  ["Cathodic Protection Maintenance Services", "NAICS", "541330", "electrical"],
  ["Fire and Smoke Damper Repair", "NAICS", "541350", "hvac"],
  ["Travaux de câblage", "UNSPSC", "81000000", "electrical"],
  ["Travaux annuels de nettoyage de fossés", "UNSPSC", "81101510", "construction"],
  ["Annual Medical Gas Testing and Certification", "NAICS", "541380", "other"],
  ["Réfection de la toiture", "UNSPSC", "81100000", "other"],
  ["Roof Replacement", "NAICS", "541310", "other"],
  ["Remplacement de la pompe hydraulique", "UNSPSC", "78180000", "other"],
  ["Software Maintenance", "NAICS", "541512", "other"],
] as const)("%j with %s %s is for %s", (title, scheme, code, trades) => {
  expect(servicesOf({ title, codes: [coded(scheme, code)] })).toBe(trades);
});

test("a code for security systems does not hide their maintenance", () => {
  const codes = [coded("UNSPSC", "92121700")];
  expect(servicesOf({ title: "Entretien du système de vidéosurveillance", codes })).toBe("electrical");
  expect(servicesOf({ title: "Entretien du système", codes: [coded("UNSPSC", "92121500")] })).toBe("other");
});

test.each([
  ["Chapel CCTVs", "6350", "electrical"],
  ["Parade Field Sound System", "5830", "electrical"],
  ["Office Chairs", "7110", "other"],
  ["Security Camera Spare Parts", "6350", "other"],
] as const)("%j filed under goods with PSC %s is for %s", (title, code, trades) => {
  expect(servicesOf({ title, kinds: ["goods"], codes: [coded("PSC", code)] })).toBe(trades);
});

test("a code for roads that are built stands for both trades if the title names none", () => {
  const codes = [coded("PSC", "Y1LB")];
  expect(servicesOf({ title: "Western Heritage Byway 2019(1)", codes })).toBe("construction + paving");
  expect(servicesOf({ title: "Pavement Preservation", codes })).toBe("paving");
  expect(servicesOf({ title: "Madison River Bridge Replacement", codes })).toBe("construction");
});

test("codes and category say nothing if the title names another business", () => {
  const codes = [coded("UNSPSC", "76110000")];
  expect(servicesOf({ title: "Nettoyage de conduites pluviales", codes })).toBe("other");
  expect(servicesOf({ title: "Nettoyage des bureaux", codes })).toBe("janitorial");
  expect(servicesOf({ title: "Swimming Pool and Spa Maintenance", kinds: ["construction"] })).toBe("other");
});

test("what a parks department rebuilds without naming it is a park", () => {
  const rebuilt = (buyer: string, title = "Reconstruction of Chappetto Square") =>
    servicesOf({ title, buyer, kinds: ["construction"] });
  expect(rebuilt("NYC Parks and Recreation")).toBe("construction + landscaping");
  expect(rebuilt("NYC Parks and Recreation", "Reconstruction of Comfort Stations")).toBe("construction");
  expect(rebuilt("NYC Transportation")).toBe("construction");
});

test("an office in the title is only the place if a code and the description name another trade", () => {
  const sections = { description: "The agency seeks contractors to provide grounds maintenance services." };
  const title = "Clearwater Project Office";
  expect(servicesOf({ title, sections, codes: [coded("PSC", "S208")] })).toBe("landscaping");
  expect(servicesOf({ title, codes: [coded("PSC", "Z2AA")] })).toBe("construction");
});

test("a category alone is no reason if the title names only goods", () => {
  const kinds = ["construction"] as const;
  expect(servicesOf({ title: "RFQ 47 - Heavy Duty Workbenches", kinds: [...kinds] })).toBe("other");
  expect(servicesOf({ title: "Relocation to 345 Adams Street", kinds: [...kinds] })).toBe("construction");
  expect(
    servicesOf({ title: "Zebra Mussel Controls", kinds: [...kinds], codes: [coded("SEAO", "C01")] }),
  ).toBe("construction");
});

test("a road through a park is no park", () => {
  const fields = { title: "Project CATO 10(5) - Catoctin Mountain Park", kinds: ["construction" as const] };
  expect(servicesOf({ ...fields, codes: [coded("PSC", "Y1LB")] })).toBe("construction + paving");
});

test("a code that trades share adds none beside the one that the title names", () => {
  const sections = { description: "Replacement of control wiring." };
  const fields = { title: "Replace Boiler and HVAC Units", sections };
  expect(servicesOf({ ...fields, codes: [coded("NAICS", "238220")] })).toBe("hvac");
});
