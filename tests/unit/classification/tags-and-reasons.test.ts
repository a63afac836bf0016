import fc from "fast-check";
import { expect, test } from "vitest";
import { BID_TYPES, classifyNotice } from "~/domain/classification";
import { CODE_SCHEMES, PROCUREMENT_KINDS } from "~/domain/opportunities/notice";
import { SERVICE_TYPES, serviceKeysForTags } from "~/domain/service-types";
import { classifiableNotice } from "./classifiable-notice";

const tagsOf = (title: string) => classifyNotice(classifiableNotice({ title })).tags;

test.each([
  ["Snow Removal Services", ["Snow Removal"]],
  ["Winter Maintenance of Roads", ["Snow Removal", "Seasonal Maintenance"]],
  ["Déneigement et entretien hivernal", ["Snow Removal", "Seasonal Maintenance"]],
  ["Grounds Maintenance", ["Landscaping", "Grounds"]],
  ["Window Cleaning", ["Cleaning"]],
  ["Janitorial Services and Carpet Cleaning", ["Janitorial", "Cleaning"]],
  ["General Contractor for Washroom Renovations", ["Construction", "General Contractor"]],
  ["Electrical Services", ["Electrical"]],
  ["Plumbing Repairs", ["Plumbing"]],
  ["Electrical Upgrades and Plumbing Repairs", ["Electrical", "Plumbing", "MEP"]],
  ["HVAC Maintenance", ["HVAC"]],
  ["Elevator Maintenance", ["Technical Trades"]],
  ["Asphalt Resurfacing", ["Paving", "Asphalt"]],
  ["Concrete Sidewalk Replacement", ["Paving", "Concrete"]],
  ["Translation Services", ["Other"]],
])("the tags of %j are %j", (title, tags) => {
  expect(tagsOf(title)).toEqual(tags);
});

test.each([
  ["Snow Removal", "snow-removal"],
  ["Landscaping", "landscaping"],
  ["Janitorial Services", "janitorial"],
  ["Library Renovation", "construction"],
  ["Electrical Services", "electrical"],
  ["Mechanical Insulation Services", "mechanical"],
  ["Mechanical Contractor", "hvac"],
  ["Plumbing Repairs", "plumbing"],
  ["HVAC Maintenance", "hvac"],
  ["Road Resurfacing", "paving"],
  ["Translation Services", "other"],
])("the category of %j is %s", (title, category) => {
  expect(classifyNotice(classifiableNotice({ title })).category).toBe(category);
});

test("the sender's tags are stored, count as evidence and are not repeated", () => {
  const notice = classifiableNotice({
    title: "Site Care",
    tags: ["snow removal", "Priority", "Snow Removal"],
  });
  const { services, tags, reasons } = classifyNotice(notice);
  expect(services).toEqual(["snow"]);
  expect(tags).toEqual(["snow removal", "Priority"]);
  expect(reasons).toEqual([{ service: "snow", kind: "tag", text: "snow removal" }]);
});

test("a sender's tag decides the category and needs no other tag beside it", () => {
  const { services, tags, category } = classifyNotice(
    classifiableNotice({ title: "Site Care", tags: ["PLUMBING"] }),
  );
  expect({ services, tags, category }).toEqual({
    services: ["electrical"],
    tags: ["PLUMBING"],
    category: "plumbing",
  });
});

test("a sender's tag outside the list keeps the notice in other", () => {
  const { services, tags } = classifyNotice(
    classifiableNotice({ title: "Translation", tags: ["Languages"] }),
  );
  expect({ services, tags }).toEqual({ services: ["other"], tags: ["Languages", "Other"] });
});

test("a phrase is shown exactly as in the notice", () => {
  const notice = classifiableNotice({ title: "SNOW   Removal – Déneigement des accès" });
  const texts = classifyNotice(notice).reasons.map(({ text }) => text);
  expect(texts).toEqual(["SNOW   Removal", "Déneigement"]);
});

test("at most three reasons are given for a service, the strongest first", () => {
  const notice = classifiableNotice({
    title: "Lawn Mowing, Tree Pruning, Hedge Trimming and Weed Control",
    sections: { description: "Landscape maintenance of municipal parks." },
  });
  const { reasons } = classifyNotice(notice);
  expect(reasons.map(({ text }) => text)).toEqual(["Lawn Mowing", "Tree Pruning", "Hedge Trimming"]);
});

test("the same words count once", () => {
  const filler =
    "The supplier answers calls from nine regional offices on every working day of the year. ".repeat(6);
  const sections = { description: `${filler}Snow removal. Snow removal. Snow removal.` };
  expect(classifyNotice(classifiableNotice({ title: "Call Centre", sections })).services).toEqual(["other"]);
});

const WORDS = [
  "snow",
  "removal",
  "of",
  "the",
  "landscape",
  "maintenance",
  "janitorial",
  "construction",
  "electrical",
  "repair",
  "HVAC",
  "asphalt",
  "Déneigement",
  "réfection",
  "toiture",
  "supply",
  "Department",
  "Division",
  "shall",
  ".",
  ",",
  "-",
  "&",
  "\n",
  "é",
  "’",
  "😀",
  "Ltd",
  "parts",
  "consulting",
];
const text = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.array(fc.constantFrom(...WORDS)).map((words) => words.join(" ")),
);
const tag = fc.oneof(fc.string(), fc.constantFrom(...SERVICE_TYPES.flatMap(({ tags }) => [...tags])));
const anyNotice = fc.record({
  title: text,
  summary: fc.option(text),
  sections: fc.record({ description: text, scope_of_work: text }, { requiredKeys: [] }),
  buyer: fc.option(text),
  noticeType: fc.option(text),
  procurementMethod: fc.option(text),
  kinds: fc.array(fc.constantFrom(...PROCUREMENT_KINDS)),
  codes: fc.array(
    fc.record({
      scheme: fc.constantFrom(...CODE_SCHEMES),
      code: fc.oneof(
        fc.string(),
        fc.constantFrom("72000000", "72102900", "561730", "Z2AA", "45233222", "C01"),
      ),
      label: fc.option(text),
    }),
  ),
  tags: fc.array(tag),
  language: fc.constantFrom("en" as const, "fr" as const),
});

test("whatever the notice holds, services, tags, reasons and bid type agree", () => {
  fc.assert(
    fc.property(anyNotice, (notice) => {
      const { services, tags, category, bidType, reasons } = classifyNotice(notice);
      expect(services.length).toBeGreaterThan(0);
      expect(new Set(services).size).toBe(services.length);
      expect(services.includes("other")).toBe(services.length === 1 && services[0] === "other");
      expect(serviceKeysForTags(tags)).toEqual(expect.arrayContaining(services));
      expect(new Set(tags.map((name) => name.toLowerCase())).size).toBe(tags.length);
      expect(category).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(BID_TYPES).toContain(bidType);
      const read = [notice.title, notice.summary, ...Object.values(notice.sections)]
        .join("\n")
        .normalize("NFC");
      for (const service of services) {
        const own = reasons.filter((reason) => reason.service === service);
        expect(own.length).toBeLessThanOrEqual(3);
        if (service !== "other") expect(own.length).toBeGreaterThan(0);
      }
      for (const { service, kind, text: shown } of reasons) {
        expect(services).toContain(service);
        if (kind === "phrase") expect(read).toContain(shown);
        if (kind === "tag") expect(notice.tags.map((name) => name.trim())).toContain(shown);
      }
    }),
    { numRuns: 500 },
  );
});

test("what kind of call it is stands among no reasons", () => {
  const { services, reasons } = classifyNotice(classifiableNotice({ title: "APN - Jetty, Phase 2" }));
  expect(services).toEqual(["construction"]);
  expect(reasons.map(({ text }) => text)).not.toContain("APN");
});

test("a road's upkeep in summer and winter is no care of grounds", () => {
  const servicesOf = (title: string) => classifyNotice(classifiableNotice({ title })).services.toSorted();
  expect(servicesOf("Road Maintenance, Summer and Winter")).toEqual(["snow"]);
  expect(servicesOf("Entretien estival et hivernal des routes")).toEqual(["paving", "snow"]);
  expect(servicesOf("Landscaping, Summer and Winter")).toEqual(["landscaping", "snow"]);
});
