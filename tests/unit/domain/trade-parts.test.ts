import { expect, test } from "vitest";
import { SERVICE_TYPES, serviceKeyOf } from "~/domain/service-types";
import {
  followedTradeLabel,
  orderedParts,
  partsOffAfter,
  partsOfServiceType,
  TRADE_PARTS,
  tradeWithoutParts,
} from "~/domain/trade-parts";

const SNOW = "snow-removal-seasonal";
const PAVING = "paving-asphalt";

test("every trade but Other has at least four parts, whose ids begin with its key and occur once", () => {
  for (const { id } of SERVICE_TYPES) {
    const parts = partsOfServiceType(id);
    if (id === "other-custom") expect(parts).toEqual([]);
    else expect(parts.length).toBeGreaterThanOrEqual(4);
    for (const part of parts) expect(part.id).toMatch(new RegExp(`^${serviceKeyOf(id)}:[a-z]+$`));
  }
  const ids = Object.values(TRADE_PARTS).flatMap((parts) => parts.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test("a trade in a person's own words has no parts", () => {
  expect(partsOfServiceType("Window cleaning")).toEqual([]);
});

test("equal choices are stored as equal lists, without unknown and repeated ids", () => {
  const ids = ["paving:cracks", "snow:roads", "paving:cracks", "snow:unheard-of"];
  expect(orderedParts(ids)).toEqual(["snow:roads", "paving:cracks"]);
  expect(orderedParts(ids.toReversed())).toEqual(orderedParts(ids));
});

test("a form changes the parts of the trades that it shows and no others", () => {
  const stored = ["snow:roads", "paving:cracks"];
  const on = TRADE_PARTS.snow.map(({ id }) => id).filter((id) => id !== "snow:roofs");
  expect(partsOffAfter(stored, [SNOW], on)).toEqual(["snow:roofs", "paving:cracks"]);
  expect(partsOffAfter(stored, [SNOW, "Totem carving"], on)).toEqual(["snow:roofs", "paving:cracks"]);
  expect(partsOffAfter(stored, [], [])).toEqual(stored);
});

test("a trade of which no part is left is named", () => {
  const off = TRADE_PARTS.paving.map(({ id }) => id);
  expect(tradeWithoutParts([SNOW, PAVING, "Totem carving"], off)).toBe(PAVING);
  expect(tradeWithoutParts([SNOW, PAVING, "Totem carving"], off.slice(1))).toBeNull();
});

test("a trade is followed whole or in part", () => {
  expect(followedTradeLabel(PAVING)).toBe("Paving / Asphalt / Concrete");
  expect(followedTradeLabel(PAVING, ["snow:roads"])).toBe("Paving / Asphalt / Concrete");
  expect(followedTradeLabel(PAVING, ["paving:cracks"])).toBe("Paving / Asphalt / Concrete (3 of 4 parts)");
  expect(followedTradeLabel("Totem carving", ["paving:cracks"])).toBe("Totem carving");
});
