import { expect, test } from "vitest";
import { exclusionOf } from "~/domain/matching/exclusions";
import { type LeftOutReason, nearestLeftOut, whyLeftOut } from "~/domain/matching/left-out";
import { fits } from "~/domain/matching/match-profile";

const PEEL_SNOW = {
  regions: ["CA-ON-PEL"],
  serviceTypes: ["snow-removal-seasonal"],
  partsOff: [],
  minimum: 0,
};

const bid = (overrides: Partial<Parameters<typeof whyLeftOut>[1]> = {}) => ({
  title: "A bid",
  places: ["CA-ON-PEL"],
  region: "CA-ON-PEL",
  city: null,
  tags: ["Snow Removal"],
  parts: [],
  bidType: null,
  category: null,
  amount: null,
  ...overrides,
});
const at = (place: string) => ({ places: [place], region: place });

test.each([
  ["a neighbouring region", PEEL_SNOW, at("CA-ON-HAL"), { kind: "place", region: "CA-ON-HAL", steps: 1 }],
  ["a town of it", PEEL_SNOW, at("CA-ON-PEL-MIS"), null],
  ["all of the province", PEEL_SNOW, at("CA-ON"), null],
  ["another province", PEEL_SNOW, at("CA-QC"), { kind: "place", region: "CA-QC", steps: 2 }],
  [
    "the town next door",
    { ...PEEL_SNOW, regions: ["CA-ON-PEL-MIS"] },
    at("CA-ON-PEL-BRA"),
    { kind: "place", region: "CA-ON-PEL", steps: 1 },
  ],
  ["another trade", PEEL_SNOW, { tags: ["Landscaping"] }, { kind: "trade", trade: "landscaping" }],
  [
    "a part that is off",
    { ...PEEL_SNOW, serviceTypes: ["paving-asphalt"], partsOff: ["paving:markings"] },
    { tags: ["Paving"], parts: ["paving:markings"] },
    { kind: "part", trade: "paving", parts: ["paving:markings"] },
  ],
  [
    "a value below the minimum",
    { ...PEEL_SNOW, minimum: 50_000 },
    { amount: 12_000 },
    { kind: "minimum", amount: 12_000, minimum: 50_000 },
  ],
  ["a value at the minimum", { ...PEEL_SNOW, minimum: 50_000 }, { amount: 50_000 }, null],
  ["no stated value", { ...PEEL_SNOW, minimum: 50_000 }, {}, null],
] as const)("%s", (_name, settings, overrides, reason) => {
  const asked = bid(overrides as Parameters<typeof bid>[0]);
  expect(whyLeftOut(settings, asked)).toEqual(reason === null ? [] : [reason]);
  expect(fits(settings, asked)).toBe(reason === null || reason.kind === "minimum");
});

test("words of its title that are left out are a reason, and the parts of its trade are then none", () => {
  const excluded = ["roofs", "metal sheds", "parks"].map((words) => exclusionOf(words)!);
  const settings = { ...PEEL_SNOW, excluded };
  const sheds = bid({ title: "Snow removal from roof of metal shed", parts: ["snow:roofs"] });
  expect(whyLeftOut(settings, sheds)).toEqual([{ kind: "words", words: ["roofs", "metal sheds"] }]);
  expect(whyLeftOut(settings, bid({ title: "Snow removal" }))).toEqual([]);
  expect(whyLeftOut(settings, bid({ title: "Roofs", ...at("CA-ON-HAL") })).map(({ kind }) => kind)).toEqual([
    "place",
    "words",
  ]);
});

test("a bid in another country, without a trade or with a place that is not known has no reason that can be changed", () => {
  expect(whyLeftOut(PEEL_SNOW, bid(at("US-NY")))).toEqual([]);
  expect(whyLeftOut(PEEL_SNOW, bid({ tags: ["Other"] }))).toEqual([]);
  expect(whyLeftOut(PEEL_SNOW, bid({ places: [], region: "Somewhere" }))).toEqual([]);
});

const left = (id: number, ...reasons: Array<LeftOutReason>) => ({ id, reasons });
const place = (steps: number): LeftOutReason => ({ kind: "place", region: "CA-ON-HAL", steps });
const TRADE: LeftOutReason = { kind: "trade", trade: "hvac" };
const PART: LeftOutReason = { kind: "part", trade: "snow", parts: ["snow:roofs"] };
const MINIMUM: LeftOutReason = { kind: "minimum", amount: 1, minimum: 2 };
const WORDS: LeftOutReason = { kind: "words", words: ["roofs"] };
const idsOf = (bids: ReadonlyArray<{ id: number }>) => bids.map(({ id }) => id);

test("the fewest reasons come first, then the neighbouring region, parts, the minimum, other trades, left-out words and far places", () => {
  const bids = [
    left(8, WORDS),
    left(1, place(1), TRADE),
    left(2, place(3)),
    left(3, TRADE),
    left(4, MINIMUM),
    left(5, PART),
    left(6, place(1)),
    left(7),
  ];
  expect(idsOf(nearestLeftOut(bids, 10))).toEqual([6, 5, 4, 3, 8, 2, 1]);
});

test("one reason does not hide the others, and what is alike keeps its order", () => {
  const neighbours = Array.from({ length: 9 }, (_, i) => left(i, place(1)));
  expect(idsOf(nearestLeftOut([...neighbours, left(20, TRADE), left(21, MINIMUM)], 6))).toEqual([
    0, 1, 2, 3, 21, 20,
  ]);
  expect(idsOf(nearestLeftOut(neighbours, 6))).toEqual([0, 1, 2, 3, 4, 5]);
});
