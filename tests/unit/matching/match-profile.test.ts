import fc from "fast-check";
import { expect, test } from "vitest";
import { GEO_DIVISIONS } from "~/domain/geography/index";
import {
  ANY_KEY,
  bidTypeKey,
  categoryKey,
  criteriaOf,
  fits,
  type MatchableOpportunity,
  matchKeysOf,
  noPartKey,
  partKey,
  placeTextKey,
  tradeKey,
  wholeKey,
  withinKey,
} from "~/domain/matching/match-profile";
import { SERVICE_TYPES, serviceKeyOf } from "~/domain/service-types";
import { TRADE_PARTS } from "~/domain/trade-parts";

function opportunityOf(
  overrides: Partial<MatchableOpportunity & { title: string }> = {},
): MatchableOpportunity & { title: string } {
  return {
    title: "Snow clearing at 14 library branches",
    places: ["CA-ON-PEL"],
    region: "CA-ON-PEL",
    city: null,
    tags: ["Snow Removal"],
    parts: [],
    bidType: "RFT",
    category: "snow-removal",
    ...overrides,
  };
}

const ofPlaces = (...places: Array<string>) => opportunityOf({ places, region: places[0] ?? null });

test("the keys of all divisions, countries, trades and kinds are distinct", () => {
  const codes = ["CA", "US", ...GEO_DIVISIONS.map(({ code }) => code)];
  const trades = SERVICE_TYPES.map(({ id }) => serviceKeyOf(id));
  const parts = Object.values(TRADE_PARTS).flat();
  const keys = [
    ANY_KEY,
    ...parts.map(({ id }) => partKey(id)),
    ...codes.flatMap((code) => [withinKey(code), wholeKey(code)]),
    ...trades.flatMap((trade) => [
      tradeKey(trade),
      noPartKey(trade),
      bidTypeKey(trade),
      categoryKey(trade),
      placeTextKey(trade),
    ]),
  ];
  expect(codes.length).toBeGreaterThan(500);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter((key) => !/^[a-z0-9]+\d$/.test(key))).toEqual([]);
});

test("a key of any text has letters and digits only and ends in a digit", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      for (const key of [placeTextKey(text), bidTypeKey(text), categoryKey(text)])
        expect(key).toMatch(/^[\p{L}\p{N}]+\d$/u);
    }),
  );
});

test("case, accents and punctuation do not matter in a place's or a kind's own words", () => {
  expect(placeTextKey("Québec-Nord")).toBe(placeTextKey("QUEBEC NORD"));
  expect(bidTypeKey("Request for Tender")).toBe(bidTypeKey("request-for-tender"));
});

test("an opportunity answers to its place, to all that contains it, to its trades and to its kind", () => {
  expect(matchKeysOf(opportunityOf({ places: ["CA-ON-PEL-MIS"], city: "Mississauga" })).sort()).toEqual(
    [
      ANY_KEY,
      wholeKey("CA-ON-PEL-MIS"),
      ...["CA-ON-PEL-MIS", "CA-ON-PEL", "CA-ON", "CA"].map(withinKey),
      placeTextKey("CA-ON-PEL"),
      placeTextKey("Mississauga"),
      tradeKey("snow"),
      noPartKey("snow"),
      bidTypeKey("RFT"),
      categoryKey("snow-removal"),
    ].sort(),
  );
});

test.each([
  { why: "the same subregion", region: "CA-ON-PEL", places: ["CA-ON-PEL"], fit: true },
  { why: "a town in the subregion", region: "CA-ON-PEL", places: ["CA-ON-PEL-MIS"], fit: true },
  { why: "the subregion around the town", region: "CA-ON-PEL-MIS", places: ["CA-ON-PEL"], fit: true },
  { why: "the whole province", region: "CA-ON-PEL", places: ["CA-ON"], fit: true },
  { why: "the whole country", region: "CA-ON-PEL", places: ["CA"], fit: true },
  { why: "a subregion of the province", region: "CA-ON", places: ["CA-ON-PEL"], fit: true },
  { why: "a province of the country", region: "CA", places: ["CA-BC"], fit: true },
  { why: "one of several places", region: "CA-ON-TOR", places: ["CA-ON-PEL", "CA-ON-TOR"], fit: true },
  { why: "a neighbour subregion", region: "CA-ON-PEL", places: ["CA-ON-TOR"], fit: false },
  { why: "a neighbour town", region: "CA-ON-PEL-MIS", places: ["CA-ON-PEL-BRM"], fit: false },
  { why: "another province", region: "CA-ON-PEL", places: ["CA-QC"], fit: false },
  { why: "a subregion of another province", region: "CA-ON", places: ["CA-QC-MTL"], fit: false },
  { why: "another country", region: "CA-ON", places: ["US"], fit: false },
  { why: "no place at all", region: "CA-ON", places: [], fit: false },
])("SN-02 a profile in $region fits $why: $fit", ({ region, places, fit }) => {
  expect(fits({ regions: [region], serviceTypes: [] }, ofPlaces(...places))).toBe(fit);
});

test("EN-08 a region chosen by name matches as its code does", () => {
  for (const region of ["Peel Region", "Ontario", "CA-ON-PEL"])
    expect(fits({ regions: [region], serviceTypes: [] }, ofPlaces("CA-ON-PEL"))).toBe(true);
  expect(fits({ regions: ["New York"], serviceTypes: [] }, ofPlaces("CA-ON-PEL"))).toBe(false);
});

test("C-03 a region in a user's own words fits an opportunity of the same region or city, case-blind", () => {
  const custom = { regions: ["Muskokaland"], serviceTypes: [] };
  expect(fits(custom, opportunityOf({ places: [], region: "MUSKOKALAND" }))).toBe(true);
  expect(fits(custom, opportunityOf({ places: ["CA-ON"], city: "muskokaland" }))).toBe(true);
  expect(fits(custom, opportunityOf({ city: "Muskoka" }))).toBe(false);
});

test.each([
  { services: [], tags: [], fit: true },
  { services: ["snow-removal-seasonal"], tags: ["snow"], fit: true },
  { services: ["snow-removal-seasonal"], tags: ["Seasonal Maintenance"], fit: true },
  { services: ["snow-removal-seasonal"], tags: ["Paving"], fit: false },
  { services: ["paving-asphalt", "snow-removal-seasonal"], tags: ["Snow"], fit: true },
  { services: ["snow-removal-seasonal"], tags: [], fit: false },
  { services: ["Library Branches"], tags: [], fit: true },
  { services: ["library"], tags: [], fit: true },
  { services: ["Roof washing"], tags: ["roof-washing, urgent"], fit: true },
  { services: ["brary"], tags: [], fit: false },
  { services: ["Roof washing"], tags: ["Paving"], fit: false },
  { services: ["Ice rink"], tags: ["ice rinks"], fit: true },
  { services: ["ice rinks"], tags: ["Ice rink repair"], fit: true },
  { services: ["Roof washing", "paving-asphalt"], tags: ["Paving"], fit: true },
  { services: ["!?"], tags: [], fit: true },
])("SN-02 services $services fit the tags $tags: $fit", ({ services, tags, fit }) => {
  expect(fits({ regions: ["CA-ON"], serviceTypes: services }, opportunityOf({ tags }))).toBe(fit);
});

test("place and trade must both fit, and an empty profile fits everything", () => {
  const snowInPeel = { regions: ["CA-ON-PEL"], serviceTypes: ["snow-removal-seasonal"] };
  expect(fits(snowInPeel, opportunityOf())).toBe(true);
  expect(fits(snowInPeel, opportunityOf({ tags: ["Paving"] }))).toBe(false);
  expect(fits(snowInPeel, ofPlaces("CA-QC"))).toBe(false);
  expect(fits({ regions: [], serviceTypes: [] }, opportunityOf({ places: [], tags: [] }))).toBe(true);
});

test("what a profile asks for names each key once and keeps the user's own words", () => {
  const wanted = criteriaOf({
    regions: ["CA-ON-PEL", "Peel Region", "Muskokaland"],
    serviceTypes: ["snow-removal-seasonal", "snow-removal-seasonal", "Roof washing", "—"],
  });
  expect(wanted).toEqual({
    anyPlace: [withinKey("CA-ON-PEL"), wholeKey("CA-ON"), wholeKey("CA"), placeTextKey("Muskokaland")],
    anyTrade: [tradeKey("snow")],
    anyTradeText: ["Roof washing"],
  });
});

test("every division matches its own opportunities, those for all of a containing place, and those inside it", () => {
  const code = fc.constantFrom(...GEO_DIVISIONS.map((division) => division.code));
  fc.assert(
    fc.property(code, code, (region, place) => {
      const inside = (inner: string, outer: string) => inner === outer || inner.startsWith(`${outer}-`);
      const expected = inside(place, region) || inside(region, place);
      expect(fits({ regions: [region], serviceTypes: [] }, ofPlaces(place))).toBe(expected);
    }),
    { numRuns: 500 },
  );
});

const snowOf = (...parts: Array<string>) => opportunityOf({ parts });
const withoutRoads = {
  regions: [],
  serviceTypes: ["snow-removal-seasonal"],
  partsOff: ["snow:roads", "paving:asphalt"],
};

test.each([
  { why: "of a part that is on", opportunity: snowOf("snow:sidewalks"), fit: true },
  { why: "of a part that is off", opportunity: snowOf("snow:roads"), fit: false },
  { why: "of both", opportunity: snowOf("snow:sidewalks", "snow:roads"), fit: true },
  { why: "of which no part is known", opportunity: snowOf(), fit: true },
  { why: "with a part of another trade only", opportunity: snowOf("paving:asphalt"), fit: true },
  { why: "of another trade", opportunity: opportunityOf({ tags: ["Paving"], parts: [] }), fit: false },
])("with roads switched off, a snow profile fits an opportunity $why: $fit", ({ opportunity, fit }) => {
  expect(fits(withoutRoads, opportunity)).toBe(fit);
});

test("a part that is off in one trade does not hide the opportunity from a reader of its other trade", () => {
  const both = opportunityOf({ tags: ["Snow Removal", "Paving"], parts: ["snow:roads", "paving:asphalt"] });
  const trades = ["snow-removal-seasonal", "paving-asphalt"];
  expect(fits({ regions: [], serviceTypes: trades, partsOff: ["snow:roads"] }, both)).toBe(true);
  expect(fits({ ...withoutRoads, serviceTypes: trades }, both)).toBe(false);
});

test("parts that are off narrow nothing for a profile that follows every trade", () => {
  expect(fits({ ...withoutRoads, serviceTypes: [] }, snowOf("snow:roads"))).toBe(true);
});

test("a profile with every part on asks for the trade by one key", () => {
  const { anyTrade } = criteriaOf({ ...withoutRoads, partsOff: ["paving:asphalt", "snow:unheard-of"] });
  expect(anyTrade).toEqual([tradeKey("snow")]);
});
