import { expect, test } from "vitest";
import { SOURCES, findSource } from "~/sources";
import { SOURCE_IDS } from "~/sources/source";

test("every source id has one source, with the words its licence asks for", () => {
  expect(SOURCES.map(({ id }) => id).sort()).toEqual([...SOURCE_IDS].sort());
  for (const source of SOURCES) {
    expect(findSource(source.id)).toBe(source);
    expect(source.attribution).not.toBe("");
    expect(source.licence.url).toMatch(/^https:/);
    expect(source.homepage).toMatch(/^https:/);
    expect(source.everyMinutes).toBeGreaterThanOrEqual(120);
  }
  expect(findSource("merx")).toBeNull();
});
