import { describe, expect, test } from "vitest";
import { SERVICE_TYPES, serviceKeyOf } from "~/domain/service-types";
import { readText } from "./project-files";

const FOLDER = "tests/fixtures/labelled-notices";
const HALVES = ["open", "sealed"] as const;
const KEYS = SERVICE_TYPES.map(({ id }) => serviceKeyOf(id));

type LabelledNotice = {
  id: string;
  lang: string;
  title: string;
  group?: string;
  trades: Array<string>;
};

const recordsOf = (half: string) =>
  readText(`${FOLDER}/${half}.jsonl`)
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as LabelledNotice);

const belongings = ({ title, group }: LabelledNotice) => [title.toLowerCase(), ...(group ? [group] : [])];

const all = HALVES.flatMap(recordsOf);

describe("the labelled notices", () => {
  test("no sealed record, nor one that belongs with it, is open", () => {
    const [open, sealed] = HALVES.map(recordsOf) as [Array<LabelledNotice>, Array<LabelledNotice>];
    const opened = new Set(open.flatMap(belongings));
    expect(sealed.filter((record) => belongings(record).some((one) => opened.has(one)))).toEqual([]);
  });

  test("each ID stands once", () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  test("labels are known trades in alphabetical order, and other stands alone", () => {
    const known: Array<string> = KEYS;
    const wrong = all.filter(
      ({ trades }) =>
        trades.length === 0 ||
        trades.some((trade) => !known.includes(trade)) ||
        (trades.includes("other") && trades.length > 1) ||
        trades.join() !== [...trades].sort().join(),
    );
    expect(wrong).toEqual([]);
  });

  test.each(KEYS)("%s has enough notices to be measured", (trade) => {
    const count = all.filter(({ trades }) => trades.includes(trade)).length;
    expect(count).toBeGreaterThanOrEqual(60);
  });

  test("there are enough notices in French", () => {
    expect(all.filter(({ lang }) => lang === "fr").length).toBeGreaterThanOrEqual(150);
  });
});
