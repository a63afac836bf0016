import { expect, test } from "vitest";
import { detailsOf } from "~/features/opportunities/opportunity-card";
import type { OpportunityCardView } from "~/features/opportunities/opportunity-view";

const CARD = {
  language: "en",
  headlineOnly: null,
  bidType: "Request for Tender",
  category: "Paving",
  deadline: { urgent: false },
  stated: null,
} as OpportunityCardView;

test("the row of a French notice says that it is in French, and an English one does not", () => {
  const first = (language: "en" | "fr") => detailsOf({ ...CARD, language }).find(Boolean);
  expect(first("fr")).toBe("In French");
  expect(first("en")).toBe("Request for Tender");
});

test.each([
  ["Listed as Paving", "Request for Tender · Listed as Paving · standard · Contact for pricing"],
  [
    "Listed as Paving, HVAC",
    "Request for Tender · Paving · Listed as Paving, HVAC · standard · Contact for pricing",
  ],
  [
    "Matched: ‘asphalt’ in Peel",
    "Request for Tender · Paving · Matched: ‘asphalt’ in Peel · standard · Contact for pricing",
  ],
  [null, "Request for Tender · Paving · standard · Contact for pricing"],
])("beside the reason %j a row does not say its category twice", (why, line) => {
  expect(
    detailsOf({ ...CARD, why })
      .filter(Boolean)
      .join(" · "),
  ).toBe(line);
});
