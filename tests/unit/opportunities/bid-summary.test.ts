import fc from "fast-check";
import { expect, test } from "vitest";
import { hasText, summarizeBid } from "~/domain/opportunities/bid-summary";
import { SECTION_KEYS } from "~/domain/opportunities/notice";

const complianceOf = (text: string) => summarizeBid({ description: text }).compliance;
const materialsOf = (text: string) => summarizeBid({ description: text }).materials;

test.each([
  "compliance",
  "requirement",
  "mandatory",
  "compulsory",
  "must",
  "shall",
  "certificate",
  "license",
  "licence",
  "insurance",
  "bonding",
  "safety",
  "qualification",
  "credential",
])("VR-07 a line with the word %s is a compliance requirement", (word) => {
  const line = `The site ${word.toUpperCase()} of the yard`;
  expect(complianceOf(`Snow is cleared by six.\n${line}\nSalt is spread.`)).toEqual([line]);
});

test("VR-07 words count whole, and in the plural", () => {
  expect(complianceOf("Mustard fields by the road\nMarshall Street yard north")).toEqual([]);
  expect(complianceOf("All certificates on file\nTrade licenses on file")).toHaveLength(2);
});

test("VR-07 a requirements contract is a kind of contract, and asks for nothing", () => {
  expect(complianceOf("This is a requirements contract for salt")).toEqual([]);
  const asks = "A requirements contract with insurance requirements";
  expect(complianceOf(asks)).toEqual([asks]);
});

test("VR-09 a compulsory visit is among the five that are shown, at its place in the text", () => {
  const forms = Array.from({ length: 6 }, (_, number) => `Bidders must send form ${number}`);
  const visit = "A compulsory site visit is on Tuesday";
  expect(complianceOf([...forms, visit].join("\n"))).toEqual([...forms.slice(0, 4), visit]);
});

test("a list's first entry does not go on with the line before it", () => {
  expect(
    complianceOf("The party shall pay for\n- insurance of two millions\n- a certificate of work"),
  ).toEqual(["The party shall pay for", "insurance of two millions", "a certificate of work"]);
});

test("a short heading stands before the line that follows it", () => {
  const { projectSummary } = summarizeBid({ description: "HVAC WORK:\nReplace two boilers.\nNotes:" });
  expect(projectSummary).toEqual(["HVAC WORK: Replace two boilers."]);
  expect(summarizeBid({ description: "Scope:\nWork:\n\nReplace two boilers." }).projectSummary).toEqual([
    "Scope: Work: Replace two boilers.",
  ]);
});

test("a sentence that goes on in the next line is one line", () => {
  expect(
    complianceOf("Each tender must come with a deposit in the amount of\n$100,000.00 as a bid bond."),
  ).toEqual(["Each tender must come with a deposit in the amount of $100,000.00 as a bid bond."]);
  const wrapped =
    "The contractor must keep the road open at all times for cars and\ntrucks that deliver goods.";
  expect(complianceOf(wrapped)).toEqual([wrapped.replace("\n", " ")]);
  expect(complianceOf("Bonding is needed\nInsurance is needed")).toHaveLength(2);
});

test("VR-10 all labour, materials and equipment is the job, and no list of materials", () => {
  const { materials } = summarizeBid({
    scope: "Supply all labour, materials and equipment for 3 roofs.\nEquipment: 4 plows on site.",
  });
  expect(materials).toEqual(["Equipment: 4 plows on site."]);
});

test("VR-08 LM-10 a line of ten characters is not shown, one of eleven is", () => {
  expect(complianceOf("It must go.")).toEqual(["It must go."]);
  expect(complianceOf("Must do it")).toEqual([]);
});

test("VR-09 of seven compliance lines the first five are shown", () => {
  const lines = Array.from({ length: 7 }, (_, number) => `Bidders must send form ${number}`);
  expect(complianceOf(lines.join("\n"))).toEqual(lines.slice(0, 5));
});

test.each([
  "Equipment: 4 plows on site",
  "Materials for twelve sites",
  "One vessel of any kind",
  "Hand tools, two dozens",
  "Quantity: ninety tonnes",
  "Quantities of seventeen tonnes",
  "Material by the hundreds",
])("VR-10 %j is a material or equipment line", (line) => {
  expect(materialsOf(`Snow is cleared by six.\n${line}`)).toEqual([line]);
});

test.each(["Equipment of the contractor", "Someone brings the tools", "Material as often as needed"])(
  "VR-11 %j has no number and is not shown",
  (line) => {
    expect(materialsOf(line)).toEqual([]);
  },
);

test("VR-12 of twelve material lines the first ten are shown", () => {
  const lines = Array.from({ length: 12 }, (_, number) => `Material item ${number}: road salt`);
  expect(materialsOf(lines.join("\n"))).toEqual(lines.slice(0, 10));
});

test("SN-18 text is split at line ends, bullets and sentence ends, and each line comes once", () => {
  const text = "Bidders must visit. Insurance is required • Safety boots are worn\n- Bidders must visit.";
  expect(complianceOf(text)).toEqual([
    "Bidders must visit.",
    "Insurance is required",
    "Safety boots are worn",
  ]);
});

test.each([
  "Equipment must stay within 15 minutes of Emil V. Kolb Centre",
  "Equipment must stay at Sir John A. Macdonald School",
  "Keys must be fetched at the R.C. Harris Plant or P.O. Box 7",
  "The yard on St. Clair Avenue must be open by six",
  "Bidders must quote Tender No. 26-114 in all messages",
  "Spare units must be kept, e.g. Loaders or plows",
  "Insurance of approx. 5 million dollars is required by Art. 12",
])("a point within a name or a number ends no line: %s", (sentence) => {
  expect(complianceOf(`Snow is cleared by six. ${sentence}. Salt is spread.`)).toEqual([`${sentence}.`]);
});

test.each([
  "Bidders must fill in Schedule B.",
  "Bidders must register by 2:00 p.m.",
  "Bidders must say yes or no.",
  "Plows must have ABC Inc.",
  "Bidders must be licensed in Class A.",
])("a point after a lettered form, an hour or a word ends the line: %s", (sentence) => {
  expect(complianceOf(`Snow is cleared by six. ${sentence} Salt is spread.`)).toEqual([sentence]);
});

test.each([
  "project_summary",
  "summary",
  "overview",
  "description",
  "detailed_description",
  "project_description",
] as const)("EN-12 the Project Summary is found in %s alone", (key) => {
  expect(summarizeBid({ [key]: "Clearing of snow.\n\nThree seasons." }).projectSummary).toEqual([
    "Clearing of snow.",
    "Three seasons.",
  ]);
});

test.each(["scope_of_work", "scope", "detailed_description"] as const)(
  "EN-12 the Detailed Scope is found in %s alone",
  (key) => {
    expect(summarizeBid({ [key]: "Clearing of snow." }).detailedScope).toEqual(["Clearing of snow."]);
  },
);

test("SN-18 the sections count in their order", () => {
  const sections = Object.fromEntries(SECTION_KEYS.map((key) => [key, `The text of ${key}`]));
  expect(summarizeBid(sections)).toMatchObject({
    projectSummary: ["The text of project_summary"],
    detailedScope: ["The text of scope_of_work"],
  });
});

test("LM-10 a section of ten characters or short lines only gives way to the next", () => {
  const sections = {
    project_summary: "See below.",
    summary: "Salt\nSand\nSnow",
    overview: "Clearing of snow.",
  };
  expect(summarizeBid(sections).projectSummary).toEqual(["Clearing of snow."]);
});

test("BD-10 nothing filled gives nothing", () => {
  const nothing = { projectSummary: [], detailedScope: [], compliance: [], materials: [] };
  expect(summarizeBid({})).toEqual(nothing);
  expect(summarizeBid({ description: "", summary: " \n " })).toEqual(nothing);
});

test("summaries of any text consist of lines from it that are longer than ten characters", () => {
  const word = fc.constantFrom("must", "tools", "7", "\n", "•", ". ", "Salt", "-", "“", "é");
  const text = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 200 }),
    fc.array(word).map((words) => words.join(" ")),
  );
  fc.assert(
    fc.property(text, (description) => {
      const { projectSummary, compliance, materials } = summarizeBid({ description });
      expect(compliance.length).toBeLessThanOrEqual(5);
      expect(materials.length).toBeLessThanOrEqual(10);
      for (const line of [...projectSummary, ...compliance, ...materials]) {
        expect(line.length).toBeGreaterThan(10);
        expect(description).toContain(line);
      }
    }),
    { numRuns: 500 },
  );
});

test.each([
  "See attached.",
  "See attached Statement of Work.",
  "Please refer to the tender documents. https://portal.example/notices/1",
  "https://portal.example/notices/1",
  "Link to the tender: www.portal.example/notices/1",
  "Details are available in PASSPort.",
  "Veuillez consulter les documents d'appel d'offres.",
  "Not applicable.\nTo be determined",
  "Mode de sollicitation : ouvert à tous",
  "N/A",
])("%j says nothing about the work", (text) => {
  expect(hasText({ description: text })).toBe(false);
});

test.each([
  "See attached. The work is the renewal of two roofs.",
  "Snow clearing of yards",
  "Roofs of two schools: https://portal.example/notices/1",
  "Nature du contrat : Travaux\nMode de sollicitation : ouvert à tous",
  "Visit the site on December 3. Replace all windows of the arena.",
])("%j says something about the work", (text) => {
  expect(hasText({ description: text })).toBe(true);
});
