import { expect, test } from "vitest";
import { countByFilter } from "~/domain/matching/filter-counts";
import { bidTypeKey, categoryKey, withinKey } from "~/domain/matching/match-profile";

test("a bid counts once for each place that it is within, for its type and for its category", () => {
  const counts = countByFilter([
    { bidType: "RFP", category: "Snow", places: ["CA-ON-PEL-MIS", "CA-ON-PEL-BRM"], found: 3 },
    { bidType: "RFP", category: null, places: ["CA-ON"], found: 2 },
    { bidType: null, category: "Snow", places: [], found: 1 },
  ]);
  expect(counts).toMatchObject({
    [bidTypeKey("RFP")]: 5,
    [categoryKey("Snow")]: 4,
    [withinKey("CA-ON-PEL-MIS")]: 3,
    [withinKey("CA-ON-PEL")]: 3,
    [withinKey("CA-ON")]: 5,
    [withinKey("CA")]: 5,
  });
});
