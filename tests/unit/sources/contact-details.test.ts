import { expect, test } from "vitest";
import { withoutContactDetails } from "~/sources/contact-details";

test.each([
  ["Write to jane.doe@canada.ca.", "Write to [e-mail on the portal]."],
  ["at NBContracting@dcc-cdc.gc.ca.Bidding documents", "at [e-mail on the portal].Bidding documents"],
  ["Email: Song.prak@ssc-spc.gc.caSolicitation Closing", "Email: [e-mail on the portal]Solicitation Closing"],
  ["JANE.DOE@TORONTO.CA or jane (at) toronto.ca", "[e-mail on the portal] or [e-mail on the portal]"],
  ["mailto:a@b.ca", "[e-mail on the portal]"],
  ["a.b@c.caD.e@f.ca, @g.ca", "[e-mail on the portal][e-mail on the portal], @g.ca"],
  [`${"x".repeat(100)}@b.ca`, `${"x".repeat(36)}[e-mail on the portal]`],
])("an e-mail address is taken out: %s", (text, expected) => {
  expect(withoutContactDetails(text)).toBe(expected);
});

test.each([
  "the number is 1-866-246-6893.",
  "Tel.: (416) 555-2671",
  "Call 613.555.2671, ext. 204 today",
  "Téléphone : 514 555-2671 poste 12",
  "phone number: 416-555-2671",
  "Tel: 4165552671",
  "+1 (212) 555-2671",
  "Orlando 416-555-2671",
])("a telephone number is taken out: %s", (text) => {
  const scrubbed = withoutContactDetails(text);
  expect(scrubbed).toContain("[telephone on the portal]");
  expect(scrubbed).not.toMatch(/2671|6893|204|12$/);
});

test.each([
  "Solicitation W8486-270811/B, GSIN 2520, NSN: 2520-01-5628460",
  "RFQ 416-555-2671 and Contract No. 514-555-2671",
  "Doc5672751291, PIN 85726B0044, 5672751291",
  "from 2026-08-27T14:00:00 to 2027-03-31, at 14:00",
  "between $100,000 and $500,000.00, $416 555 2671, 1 234 567 890 $",
  "48202205 / 72202001, part 213.97.000.084, 6515-01-456-7890",
  "postal code 90210-1234, wards 15, 16, 17, 18",
  "300 400 500 mm, 27,216 kg",
  "https://discovery.ariba.com/rfx/19724168",
])("numbers that are no telephone stay: %s", (text) => {
  expect(withoutContactDetails(text)).toBe(text);
});

test("a name beside a contact label is removed; an office's is not", () => {
  expect(withoutContactDetails("Attention: Rowana Brown\nEmail follows")).toBe(
    "Attention: [name on the portal]\nEmail follows",
  );
  expect(withoutContactDetails("Contracting Authority: Jean-Luc Côté")).toBe(
    "Contracting Authority: [name on the portal]",
  );
  expect(withoutContactDetails("Contact: Real Property Services")).toBe("Contact: Real Property Services");
  expect(withoutContactDetails("Buyer: the city will answer")).toBe("Buyer: the city will answer");
});

test("taking contact details out twice is the same as once", () => {
  const once = withoutContactDetails("Attn: Jane Doe, jane@x.ca, 416-555-2671");
  expect(withoutContactDetails(once)).toBe(once);
});
