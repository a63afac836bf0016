import { expect, test } from "vitest";
import { neighboursOf } from "~/features/opportunities/neighbours";

const AT = new Date(1_763_650_000_000);
const LIST = { ids: [11, 12, 13], shown: 2, page: 1, asOf: AT, foundLabel: "39" };
const at = (bid: number | null, list = LIST) =>
  neighboursOf(new URL(`https://here.example/opportunities?q=snow&lang=fr&bid=${bid ?? ""}`), bid, list);

test("the first of a list has a next one and none before, and keeps the list's query", () => {
  expect(at(11)).toEqual({
    position: "1 of 39",
    previousHref: null,
    nextHref: "/opportunities?q=snow&bid=12",
  });
});

test("the next one may be on the next page of the same list", () => {
  expect(at(12)).toEqual({
    position: "2 of 39",
    previousHref: "/opportunities?q=snow&bid=11",
    nextHref: `/opportunities?q=snow&bid=13&page=2&asof=${AT.getTime()}`,
  });
  expect(at(12, { ...LIST, page: 25 })?.nextHref).toBeNull();
});

test("a bid that is not in the list, or is alone in it, has no neighbours", () => {
  expect(at(99)).toBeNull();
  expect(at(null)).toBeNull();
  expect(at(11, { ...LIST, ids: [11], shown: 1 })).toBeNull();
});
