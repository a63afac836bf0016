import fc from "fast-check";
import { expect, test } from "vitest";
import {
  ancestorsOf,
  commonRegion,
  describePlaces,
  GEO_DIVISIONS,
  isRegionCode,
  placesOfNotice,
  regionName,
  resolveRegion,
  resolveRegions,
  timeZoneOf,
} from "~/domain/geography";

const FRAGMENTS = [
  "Ontario",
  "London",
  "CFB",
  "17 Wing",
  "(except NCR)",
  "NCR",
  ", ON",
  "rue de",
  "Street",
  "Québec",
  "St.",
  "d'",
  "Peel",
  "City of",
  "Region",
  "*Canada",
  "World",
  "Foreign",
  "CA",
  "US-TX",
  "\u001a",
  "toString",
  "- constructor Region",
  "-",
];
const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc
    .array(fc.oneof(fc.constantFrom(...FRAGMENTS), fc.string({ maxLength: 4 })), { maxLength: 10 })
    .map((parts) => parts.join(" ")),
  fc.constantFrom(...GEO_DIVISIONS.map(({ name }) => name)),
);
const hint = fc.record({
  regions: fc.array(text, { maxLength: 15 }),
  city: fc.option(text),
  state: fc.option(text),
  country: fc.option(text),
  buyerCity: fc.option(text),
  buyerState: fc.option(text),
});

test("any text resolves to a known code or null, and always has a name and a time zone", () => {
  fc.assert(
    fc.property(text, (region) => {
      const code = resolveRegion(region);
      expect(code === null || isRegionCode(code)).toBe(true);
      expect(resolveRegions(region).every(isRegionCode)).toBe(true);
      expect(typeof regionName(region)).toBe("string");
      expect(timeZoneOf(region)).toMatch(/^(?:America|Pacific)\//);
    }),
    { numRuns: 500 },
  );
});

test("any notice gets known places without repeats or nesting, and a display name", () => {
  fc.assert(
    fc.property(hint, text, fc.option(text), fc.option(text), (place, title, buyer, body) => {
      const { places, city } = placesOfNotice(place, title, { buyer, body });
      expect(places.every(isRegionCode)).toBe(true);
      expect(new Set(places).size).toBe(places.length);
      for (const code of places)
        expect(ancestorsOf(code).some((around) => places.includes(around))).toBe(false);
      const common = commonRegion(places);
      expect(common === null || isRegionCode(common)).toBe(true);
      expect(describePlaces(places, city) === "").toBe(places.length === 0 && !city?.trim());
    }),
    { numRuns: 500 },
  );
});

test("every division is found by its code, and by its name where the name is its own", () => {
  const named = new Map<string, number>();
  for (const { name } of GEO_DIVISIONS) named.set(name, (named.get(name) ?? 0) + 1);
  for (const { code, name, level } of GEO_DIVISIONS) {
    expect(resolveRegion(code.toLowerCase())).toBe(code);
    const isProvinceToo = name === "Québec";
    if (level === "subregion" && named.get(name) === 1 && !isProvinceToo)
      expect(resolveRegion(name), name).toBe(code);
  }
});
