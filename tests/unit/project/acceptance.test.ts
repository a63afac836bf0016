import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import playwright from "../../playwright.config";
import { IDS, idsIn, namesIn, readAcceptance } from "../../support/acceptance";

const { lines, unknown } = readAcceptance();

test("every line of the acceptance list has a test, was seen by eye, or is ruled otherwise", () => {
  const isAccountedFor = (line: (typeof lines)[number]) =>
    line.tests.length > 0 || line.seen !== null || line.ruling !== null;

  expect(IDS).toHaveLength(539);
  expect(unknown).toEqual([]);
  expect(lines.filter((line) => !isAccountedFor(line)).map(({ id }) => id)).toEqual([]);
});

test("the lines of a name are read one by one and as ranges", () => {
  const ids = idsIn("ON-19, ON-20 and PF-08 to PF-10 (C-15, SN-03), ST-05..ST-06, CA-ON-PEL");
  expect(ids.join(" ")).toBe("ON-19 ON-20 PF-08 PF-09 PF-10 ST-05 ST-06");
});

test("names are those of tests and groups, and rows that begin with an ID; other words cover nothing", () => {
  const source = `
    describe("DB-01 a group", () => {
      test(\`DB-02 of \${role}\`, () => expect("DB-03 is said").toBe("about DB-04"));
      test.each([["OC-04", "Barrie"], ["no OC-05", "x"]])("%s is in %s", () => undefined);
    });`;
  const names = namesIn("a.test.ts", source);
  expect(names.join("; ")).toBe("DB-01 a group; DB-02 of ${role}; %s is in %s; OC-04");
});

/** What DC-03 names, each with a line that is about it. */
const JOURNEYS = [
  ...["sign up: SU-01", "verify: SU-08", "onboard: ON-28", "browse: BR-21", "filter: BR-16", "page: DB-08"],
  ...["save: OC-14", "view within limits: SV-08", "change status: SB-07", "remove: SB-09"],
  ...["settings: DS-06", "profile: PF-12", "password: PF-23", "email change: PF-20", "checkout: BL-23"],
  ...["portal: BL-22", "reset: SI-07", "contact: SH-13", "sign out: SH-03"],
];

test.each(JOURNEYS)("DC-03 DC-04 with scripts and without: %s", (journey) => {
  const [id] = idsIn(journey);
  expect(playwright.projects).toMatchObject([
    { name: "browser", grepInvert: /@no-js/ },
    { name: "no-js", use: { javaScriptEnabled: false }, grepInvert: /@needs-js/ },
  ]);
  const line = lines.find((one) => one.id === id);
  const both = line!.tests.filter((name) => name.startsWith("tests/e2e/") && !/@(?:needs|no)-js/.test(name));
  expect(both).not.toEqual([]);
});

test("DC-19 `npm test` runs the types, the linter, every layer and the browser", () => {
  const run = readFileSync("tests/run.mjs", "utf8");
  for (const step of ['"tsc"', '"eslint"', '"prettier"', "playwright()"]) expect(run).toContain(step);
  for (const layer of ["unit", "integration", "worker"]) expect(run).toContain(`vitest("${layer}")`);
});
