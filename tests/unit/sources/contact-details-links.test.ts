import { expect, test } from "vitest";
import { keyWithoutContacts } from "~/sources/key-without-contacts";
import { safeLink } from "~/sources/links";
import { documentTitleFrom, sectionFrom, termFrom } from "~/sources/plain-text";

test.each([
  ["Devis - Jean Tremblay.pdf", "Devis - [name on the portal].pdf"],
  ["Kwame_Osei_RFP.pdf", "[name on the portal] RFP.pdf"],
  ["RFP_Kwame_Osei.docx", "RFP [name on the portal].docx"],
  ["Specs by Chidinma Okafor", "Specs by [name on the portal]"],
  ["Drawings_v2.pdf", "Drawings_v2.pdf"],
  ["John_McCrae_roof_plan.pdf", "John_McCrae_roof_plan.pdf"],
  ["École_Marie-Victorin_plans.pdf", "École_Marie-Victorin_plans.pdf"],
  ["Tender document", "Tender document"],
])("the document %s is called %s", (title, expected) => {
  expect(documentTitleFrom(title)).toBe(expected);
});

test.each([
  ["Chidinma Okafor", "[name on the portal]"],
  ["RFT-26 Chidinma Okafor", "RFT-26 [name on the portal]"],
  ["RFT (Chidinma Okafor)", "RFT ([name on the portal])"],
  ["Snow removal", "Snow removal"],
  ["RFT-2026-415", "RFT-2026-415"],
  ["Appel d’offres public", "Appel d’offres public"],
])("the term %s becomes %s", (term, expected) => {
  expect(termFrom(term)).toBe(expected);
});

test.each([
  "Email grossi[@]amherst[.]example.gov today",
  "Email grossi<at>amherst.gov today",
  "Email grossi&lt;at&gt;amherst&lt;dot&gt;gov today",
  'Email grossi"at"amherst.gov today',
  "Email grossi«at»amherst.gov today",
  "Email grossi*at*amherst.gov today",
  "Email grossi%40amherst.gov today",
  "Email grossi (a commercial) amherst.gov today",
  "Email grossi (@) amherst.gov today",
  "Email grossi [at sign] amherst.gov today",
])("an address is cut: %s", (text) => {
  expect(sectionFrom(text)).toBe("Email [e-mail on the portal] today");
});

test.each([
  ["Telephone (area 416) 555-0199", "Telephone [telephone on the portal]"],
  ["Tel: area code 416 555-0199", "Tel: [telephone on the portal]"],
  ["Tél. (ind. rég. 514) 555-0199", "Tél. [telephone on the portal]"],
  ["Fax number 001-416-555-0199", "Fax number [telephone on the portal]"],
  ["Fax 011-1-416-555-0199", "Fax [telephone on the portal]"],
  ["Call 416-555-CITY", "Call [telephone on the portal]"],
  ["Tel 315 555 0123 / Fax 0188", "Tel [telephone on the portal] / Fax [telephone on the portal]"],
  ["Tél. 514 555-0123, téléc. 0188", "Tél. [telephone on the portal], téléc. [telephone on the portal]"],
  ["Call 519-555-0123,,998877#", "Call [telephone on the portal]"],
  ["Phone Conference ID: 998 877 665#", "Phone Conference ID: [telephone on the portal]"],
  ["Code d'accès : 998877#", "Code d'accès : [telephone on the portal]"],
  ["extension 2213 or local 4411", "extension [telephone on the portal] or [telephone on the portal]"],
  ["555-0123 (Geraldine, front desk)", "[telephone on the portal] ([name on the portal], front desk)"],
  ["Phone: front desk, 555 0199", "Phone: front desk, [telephone on the portal]"],
])("a number is cut: %s", (text, expected) => {
  expect(sectionFrom(text)).toBe(expected);
});

test.each([
  "Part 416-555-CITY",
  "001-416-2026",
  "Fax 2 copies",
  "Area 416 of the park",
  "Surface: area 416, 555 m2",
  "Building code 4411",
  "Access code of practice 2026",
  "Meeting ID: 998 877 665",
  "Rated at 555-0123 (Grade 5)",
  "the valve (at 20 mm)",
  'Set "at" 5.5 mm',
  "5%40 mix",
])("stays: %s", (text) => {
  expect(sectionFrom(text)).toBe(text);
});

test.each([
  ["https://a.example/contact/chidinma-okafor/519-555-0123/spec.pdf", null],
  ["https://a.example/x?contact=Chidinma+Okafor&tel=5195550123&id=4", "https://a.example/x?id=4"],
  ["https://a.example/x?name=Chidinma%20Okafor&id=4", "https://a.example/x?id=4"],
  ["https://a.example/x?name=Jean%20Talon.pdf", "https://a.example/x?name=Jean%20Talon.pdf"],
  ["https://a.example/x?call=519-555-0123", "https://a.example/x"],
  ["https://a.example/613-555-0123.pdf", "https://a.example/613-555-0123.pdf"],
  ["https://a.example/contact?id=12", "https://a.example/contact?id=12"],
  ["https://a.example/x?contact=7", "https://a.example/x?contact=7"],
])("the link %s becomes %s", (link, expected) => {
  expect(safeLink(link)).toBe(expected);
});

test("a key with a person's address or number becomes a number that is always the same", () => {
  const keys = ["Chidinma.Okafor@guelph.example.ca", "519-555-0123 Okafor", "519-555-0124 Okafor"];
  const changed = keys.map(keyWithoutContacts);
  expect(changed).toEqual(keys.map(keyWithoutContacts));
  expect(new Set(changed).size).toBe(3);
  for (const key of changed) expect(key).toMatch(/^k-[\da-f]{16}$/);
  for (const key of ["2026-0415", "RFT 416-555-0199", "WS5512345678-Doc5672751291", "T2026-101"])
    expect(keyWithoutContacts(key)).toBe(key);
});
