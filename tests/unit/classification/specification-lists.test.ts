import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import { classifiableNotice } from "./classifiable-notice";

// Titles of our own, a few for each family of the lists of specifications, industries and agencies.

const tradesOf = (title: string) =>
  classifyNotice(classifiableNotice({ title })).services.toSorted().join(" + ");

const TITLES: Readonly<Record<string, ReadonlyArray<string>>> = {
  construction: [
    // Structures by their material.
    "Replace Concrete Slab, Building 41",
    "Concrete Repairs - Harbour Hospital",
    "Repair Concrete Steps at the Depot",
    "Steel Lintels Renewal",
    "Glulam Beams Replacement",
    "Stone Coping Repairs at City Hall",
    "Soundproofing Installation, Studio B",
    "Install New Fire Doors at Cedar Elementary",
    "Keying System Replacement",
    "Raised Access Floor Replacement",
    "Basement Waterproofing",
    // Special rooms and small structures.
    "Marquee Sign Replacement",
    "Upgrade Vehicle Wash Rack",
    "Truck Fill Stands Installation",
    "Guard Shack Replacement",
    "Flightline Shacks",
    "Repair Observation Tower",
    "Child Development Center Modernization",
    "Reconstruction of Ladder Company 12",
    // Earth, water and shores.
    "Install Micropiles at Pier 9",
    "Slope Failure Repair",
    "Replace Pond Liners",
    "Water Meter Vault Replacement",
    "Leach Field Replacement",
    "Repair Bulk Fuel Storage Tanks",
    "Mooring Dolphin Replacement",
    "Trash Rack Repairs",
    "Mitigation of Water Damage",
    "Landfill Capping",
    "Replace Trickling Filters",
    "Belt Filter Press Upgrade",
    // How cities and agencies put it.
    "Paint Exterior of Building 31",
    "Flood Elimination",
    "Interior Upgrades at Two Homes for the Aged",
    "Compactor Replacement at Three Transfer Stations",
    "Forcemain Twinning",
    "Total Maintenance Services",
    "Tile Laying",
    "Steel Erection",
    "Z1DA--621-24-118 - Relocate Mail Room",
  ],
  electrical: [
    "Ansul System Replacement",
    "Hose Bibs Replacement",
    "Reverse Osmosis System Maintenance",
    "Sinks Maintenance",
    "Dedicated Circuits Installation",
    "Rotating Beacon Replacement",
    "Frequency Converter Repair",
    "Electric Vehicle Supply Equipment Installation",
    "Electronic Door Locks Upgrade",
    "Leak Detection System Upgrade",
    "Emergency Vehicle Preemption Installation",
    "Train Control System Replacement",
    "SCADA Repairs",
    "Fiber Optic Splicing",
    "Fire Extinguisher Maintenance",
  ],
  hvac: [
    "Pneumatic Controls Replacement",
    "Paint Booth Exhaust Renewal",
    "Smoke Control System Repairs",
    "Destratification Fans Installation",
    "Negative Pressure Room Repairs",
    "Central Plant Upgrade",
    "Elevator Door Operator Replacement",
    "Steam to Hot Water Conversion",
    "EMCS Upgrade",
  ],
  paving: [
    "Asphalt Pavement Repairs",
    "Gravel Lot Maintenance",
    "Supply and Application of Calcium Chloride",
    "Road Reclamation",
    "Cold Planing",
    "Painting Crosswalks",
    "SD FLAP SDGFP LOT(1) South Landing Parking Lot",
  ],
  landscaping: ["Wildflower Meadow Maintenance", "Spongy Moth Spraying", "Reforestation"],
  janitorial: ["Removal of Graffiti", "Dryer Vent Cleaning", "Kitchen Exhaust Hood Maintenance"],
  snow: ["Salting of Parking Lots", "Plowing of Cul-de-sacs"],
  "construction + landscaping": ["Bocce Courts Replacement", "Batting Cages Installation"],
  "construction + paving": [
    "Urbanization of Concession 8",
    "TX FW LGA 11(2) Pelican Wildlife Drive",
    "ID FLAP ADA 2021(1), Valley Heritage Byway",
  ],
  other: [
    "Purchase of Tieback Anchors",
    "Supply and Delivery of Glulam Beams",
    "Bulk Fuel Storage Tank Inspection",
    "Design of Trickling Filters",
    "Rental of Guard Shacks",
    "Smoke Control System Testing",
    "Spare Parts for Frequency Converters",
    "Training Tower",
    "Family Shelter",
    "Call Centre",
    "Community Lodging",
    "Surge Arresters - Brand Name or Equal",
    "Conference Room AV Installation",
    "REI Requirements Contract",
  ],
};

const EXAMPLES = Object.entries(TITLES).flatMap(([trades, titles]) =>
  titles.map((title) => [title, trades] as const),
);

test.each(EXAMPLES)("%j is for %s", (title, trades) => {
  expect(tradesOf(title)).toBe(trades);
});
