import { expect, test } from "vitest";
import {
  isServiceTypeId,
  SERVICE_TYPES,
  serviceKeyOf,
  serviceKeysForTags,
  serviceTypeLabel,
} from "~/domain/service-types";

test.each([
  [
    "EN-21",
    "snow-removal-seasonal",
    "Snow Removal & Seasonal Maintenance",
    "snow",
    "Snow Removal, Seasonal Maintenance, Snow",
  ],
  ["EN-22", "landscaping-grounds", "Landscaping & Grounds", "landscaping", "Landscaping, Grounds"],
  [
    "EN-23",
    "janitorial-facilities",
    "Janitorial / Facilities Cleaning",
    "janitorial",
    "Janitorial, Cleaning, Facilities",
  ],
  [
    "EN-24",
    "construction-general",
    "Construction (General Contractor)",
    "construction",
    "Construction, General Contractor",
  ],
  [
    "EN-25",
    "electrical-mep",
    "Electrical / Mechanical / Plumbing (MEP)",
    "electrical",
    "Electrical, Mechanical, Plumbing, MEP",
  ],
  ["EN-26", "hvac-technical", "HVAC / Technical Trades", "hvac", "HVAC, Technical Trades"],
  ["EN-27", "paving-asphalt", "Paving / Asphalt / Concrete", "paving", "Paving, Asphalt, Concrete"],
  ["EN-28", "other-custom", "Other (Custom)", "other", "Other"],
] as const)("%s %s reads %s", (_item, id, label, key, tags) => {
  expect(serviceTypeLabel(id)).toBe(label);
  expect(serviceKeyOf(id)).toBe(key);
  expect(SERVICE_TYPES.find((type) => type.id === id)?.tags.join(", ")).toBe(tags);
  for (const tag of tags.split(", ")) expect(serviceKeysForTags([` ${tag.toUpperCase()} `])).toEqual([key]);
});

test("there are eight service types, each with its own key", () => {
  expect(new Set(SERVICE_TYPES.map(({ id }) => serviceKeyOf(id))).size).toBe(8);
});

test("the trades of several tags come once each, in the order of the list", () => {
  expect(serviceKeysForTags(["MEP", "unheard of", "snow", "Plumbing", "Snow Removal"])).toEqual([
    "snow",
    "electrical",
  ]);
  expect(serviceKeysForTags([])).toEqual([]);
});

test("EN-04 a custom service type is its own label and no id", () => {
  expect(serviceTypeLabel("Roof washing")).toBe("Roof washing");
  expect(["Roof washing", "snow", "", "toString"].some(isServiceTypeId)).toBe(false);
  expect(isServiceTypeId("other-custom")).toBe(true);
});
