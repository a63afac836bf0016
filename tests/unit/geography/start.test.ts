import { afterEach, expect, test, vi } from "vitest";
import type * as folded from "~/domain/geography/folded-name";

afterEach(() => {
  vi.doUnmock("~/domain/geography/folded-name");
  vi.resetModules();
});

/** A Worker has a second of processor time before its first request. */
const MOST_AT_START = 5_000;

test("the tables of places are read when a place is first looked for, not when a worker starts", async () => {
  let names = 0;
  vi.resetModules();
  vi.doMock("~/domain/geography/folded-name", async (original) => {
    const real = await original<typeof folded>();
    return { ...real, foldName: (name: string) => ((names += 1), real.foldName(name)) };
  });

  const { findCity } = await import("~/domain/geography/names/gazetteer");
  const { listSites } = await import("~/domain/geography/sites/named-sites");
  await import("~/domain/geography");
  expect(names).toBeLessThan(MOST_AT_START);

  expect(findCity("Brampton", null)).toMatchObject({ name: "Brampton" });
  expect(listSites()).not.toEqual([]);
  expect(names).toBeGreaterThan(10_000);
});
