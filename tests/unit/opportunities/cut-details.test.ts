import { expect, test } from "vitest";
import { withPointers } from "~/domain/opportunities/cut-details";
import { sectionFrom } from "~/sources/plain-text";

test.each([
  [
    "en",
    "Tenders must be submitted by email to the Bid Receiving Unit at: bids@police.example",
    "Tenders must be submitted by email to the Bid Receiving Unit at: [e-mail in the portal’s listing]",
  ],
  [
    "en",
    "Contact: Jane Smith, telephone 416-555-0199",
    "Contact: [name in the portal’s listing], telephone [telephone in the portal’s listing]",
  ],
  ["fr", "Courriel : achats@ville.example", "Courriel : [courriel : voir l’annonce]"],
  ["fr", "Téléphone : 514-555-0199", "Téléphone : [téléphone : voir l’annonce]"],
  ["fr", "Personne-ressource : Julie Roy", "Personne-ressource : [nom : voir l’annonce]"],
] as const)("in a text in %s, what was cut says where it is found: %s", (language, text, shown) => {
  expect(withPointers(sectionFrom(text), language)).toBe(shown);
});

test("a text without cut details stays as it is", () => {
  const text = "Post questions on the portal.";
  expect(withPointers(text, "en")).toBe(text);
});
