import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isRegionCode, placesOfNotice } from "~/domain/geography";
import { stateOf } from "~/domain/geography/region-codes";
import type { PlaceHint } from "~/domain/opportunities/notice";

type Label = {
  id: string;
  title: string;
  buyer: string | null;
  body: string | null;
  place: PlaceHint;
  expect: Array<string>;
  half: "open" | "kept";
};

const labels = JSON.parse(
  readFileSync(new URL("../../fixtures/labels/places.json", import.meta.url), "utf8"),
) as Array<Label>;

const statesOf = (codes: ReadonlyArray<string>) =>
  [...new Set(codes.map((code) => stateOf(code) ?? code))].sort();

const read = labels.map((label) => ({
  ...label,
  found: [
    ...placesOfNotice(label.place, label.title, { buyer: label.buyer, body: label.body }).places,
  ].sort(),
}));

function shareRight(half: Label["half"], of: (codes: ReadonlyArray<string>) => ReadonlyArray<string>) {
  const records = read.filter((record) => record.half === half);
  const right = records.filter((record) => of(record.found).join() === of(record.expect).join());
  return right.length / records.length;
}

if (process.env["PRINT_PLACES"] !== undefined) {
  for (const half of ["open", "kept"] as const) {
    process.stdout.write(
      `${half}: region ${shareRight(half, statesOf)}, place ${shareRight(half, (codes) => codes)}\n`,
    );
  }
  for (const { id, title, buyer, found, expect: expected, half } of read) {
    if (half === "open" && found.join() !== expected.join())
      process.stdout.write(`${id} ${title} | ${buyer} | ${found.join()} | ${expected.join()}\n`);
  }
}

test("every label is a place that exists", () => {
  expect(labels.flatMap((label) => label.expect).filter((code) => !isRegionCode(code))).toEqual([]);
});

test.each(["open", "kept"] as const)(
  "the %s half of the labelled notices lies in the right province or state",
  (half) => {
    expect(shareRight(half, statesOf)).toBeGreaterThanOrEqual(0.98);
  },
);

test.each(["open", "kept"] as const)(
  "the %s half of the labelled notices lies in the right town or county",
  (half) => {
    expect(shareRight(half, (codes) => codes)).toBeGreaterThanOrEqual(0.96);
  },
);
