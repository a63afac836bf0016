import { expect, test, vi } from "vitest";
import { compiledAhead, lazy, lazyInSteps, makeNextLazyPart } from "~/domain/lazy";

/** The number of names that each part adds to the tables, which are loaded afresh. */
async function partsOfTables() {
  vi.resetModules();
  const fresh = await import("~/domain/lazy");
  // They bring the tables of places and words.
  await import("~/features/ingest/opportunity-draft.server");
  await import("~/features/key-dates/key-dates-of-draft.server");
  const set = Reflect.get(Map.prototype, "set") as (key: unknown, value: unknown) => Map<unknown, unknown>;
  const parts: Array<number> = [];
  let names = 0;
  Map.prototype.set = function (this: Map<unknown, unknown>, key, value) {
    names++;
    return set.call(this, key, value);
  };
  while (fresh.makeNextLazyPart()) {
    parts.push(names);
    names = 0;
  }
  Map.prototype.set = set;
  return parts;
}

test("the tables of places and words are made in many small parts", async () => {
  const parts = await partsOfTables();
  expect(parts.reduce((sum, names) => sum + names, 0)).toBeGreaterThan(20_000);
  expect(Math.max(...parts)).toBeLessThan(3_000);
});

test("a value is made when it is asked for, once", () => {
  const make = vi.fn(() => ({ town: "Brampton" }));
  const town = lazy(make);
  expect(make).not.toHaveBeenCalled();
  expect(town()).toBe(town());
  expect(make).toHaveBeenCalledOnce();
});

function* countTo(last: number, counted: Array<number>): Generator<void, number> {
  for (let i = 1; i <= last; i++) {
    counted.push(i);
    yield;
  }
  return last;
}

test("a value that was begun in parts is finished when it is asked for, without beginning again", () => {
  const counted: Array<number> = [];
  const last = lazyInSteps(() => countTo(5, counted));
  while (counted.length < 2) makeNextLazyPart();
  expect(last()).toBe(5);
  expect(counted).toEqual([1, 2, 3, 4, 5]);
  while (makeNextLazyPart());
  expect(counted).toHaveLength(5);
});

test("a value that could not be made is made again when it is asked for again", () => {
  const make = vi
    .fn(() => 7)
    .mockImplementationOnce(() => {
      throw new Error("Not yet");
    });
  const value = lazy(make);
  expect(value).toThrow("Not yet");
  expect(value()).toBe(7);
});

test("a value that is null is made once too", () => {
  const make = vi.fn((): null => null);
  const value = lazy(make);
  while (makeNextLazyPart());
  expect([value(), value()]).toEqual([null, null]);
  expect(make).toHaveBeenCalledOnce();
});

test("compiling a pattern ahead leaves it as it was", () => {
  const pattern = compiledAhead(/snow|/g);
  pattern.lastIndex = 3;
  while (makeNextLazyPart());
  expect(pattern.lastIndex).toBe(3);
});
