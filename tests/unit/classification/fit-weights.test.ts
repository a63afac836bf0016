import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { descend, f1, type Setting, withNumbers } from "../../bench/fit-weights";
import {
  parseLabelledLines,
  readLabelledNotices,
  readNoticesLabelledOnce,
  readOpenNotices,
} from "../../bench/labelled-notices";

const TABLE = new URL("../../../app/domain/classification/evidence-weights.ts", import.meta.url);

const settingsOf = (table: Record<string, number>): Array<Setting> =>
  Object.keys(table).map((name) => ({ table, name }));

test("each number moves to where the score is best", () => {
  const table = { near: 4, far: 2 };
  const score = () => -Math.abs(table.near - 5.5) - Math.abs(table.far - 1);
  expect(descend(settingsOf(table), score)).toBeCloseTo(0);
  expect(table).toEqual({ near: 5.5, far: 1 });
});

test("a number that makes no difference stays as it is", () => {
  const table = { weight: 7 };
  descend(settingsOf(table), () => 0.9);
  expect(table).toEqual({ weight: 7 });
});

test("no number falls below nothing", () => {
  const table = { weight: 0.5 };
  descend(settingsOf(table), () => -table.weight);
  expect(table).toEqual({ weight: 0 });
});

test("the numbers are written into the table's source", () => {
  const source = readFileSync(TABLE, "utf8");
  const written = withNumbers(source, settingsOf({ titleWork: 11.5, besideTitle: 8 }));
  expect(written).toContain("  titleWork: 11.5,");
  expect(written).toContain("  besideTitle: 8,");
  expect(written.split("\n")).toHaveLength(source.split("\n").length);
});

test("F1 counts the seven trades only", () => {
  const line = (title: string, trade: string) =>
    JSON.stringify({ id: title, source: "seao", lang: "en", title, trades: [trade] });
  const notices = parseLabelledLines(
    [
      line("Roof Replacement", "construction"),
      line("Boiler Replacement", "snow"),
      line("Pens", "other"),
    ].join("\n"),
  );
  expect(f1(notices)).toBe(0.5);
  expect(f1(notices, 2)).toBeCloseTo(1 / 3);
});

test("weights may be fitted to the notices labelled once, and to none that are sealed", () => {
  const open = new Set(readOpenNotices().map(({ id }) => id));
  expect(readNoticesLabelledOnce().every(({ id }) => open.has(id))).toBe(true);
  expect(readLabelledNotices("sealed").filter(({ id }) => open.has(id))).toEqual([]);
});
