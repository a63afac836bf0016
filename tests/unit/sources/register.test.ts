import { expect, test } from "vitest";
import { findSource, SOURCES } from "~/sources";
import { COVERED_PLACES } from "~/sources/coverage/coverage-register";
import { SOURCE_IDS } from "~/sources/source";
import { readText } from "../project/project-files";

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

test("every source is in the register that /legal shows, and in the table of app/sources/README.md", () => {
  const covered = COVERED_PLACES.flatMap(({ sources }) => sources);
  const rows =
    readText("app/sources/README.md")
      .match(/^\| `.*/gm)
      ?.join("\n") ?? "";

  const notInRegister = SOURCE_IDS.filter((id) => !covered.includes(id));
  const notInTable = SOURCE_IDS.filter((id) => !rows.includes(`\`${id}\``));

  expect(notInRegister, "add them to app/sources/coverage/coverage-register.ts").toEqual([]);
  expect(notInTable, "add a row to the table of app/sources/README.md").toEqual([]);
});
