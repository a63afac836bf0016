import { expect, test } from "vitest";
import { summarizeBid } from "~/domain/opportunities/bid-summary";

const materialsOf = (text: string) => summarizeBid({ description: text }).materials;

test.each([
  "Provide 4 tri-axle dump trucks to haul 2000 tons of paving material.",
  "Furnish and place approximately 4,675 tons of various bituminous materials.",
  "One 4-inch vent pipe flashing and caulking material",
  "The project has approximately 56,500 square feet of roofing material.",
])("VR-10 %j says what is to be supplied", (line) => {
  expect(materialsOf(line)).toEqual([line]);
});

test.each([
  "The Contractor shall take care not to damage equipment within 3 feet.",
  "Materials markup shall be limited to 5 percent",
  "Quantity: 2",
  "Quantity 2, Unit of Issue: Each, to be delivered to the depot",
  "Invitation to Bid - FY19 Road Materials",
  "Bid # 2026-024 Hazardous Materials Survey",
  "Playground Reconstruction & Equipment Replacement 2025",
  "31500000 Lighting equipment and electric lamps;",
  "A Labor and Material Bond for 100% of the amount of the contract",
  "Removal of 4 tons of roofing material",
  "Supply of tools for 30 days",
  "A2: The contractor is responsible for all cleaning tools.",
])("VR-11 %j lists nothing that is to be supplied", (line) => {
  expect(materialsOf(`Snow is cleared by six.\n${line}`)).toEqual([]);
});
