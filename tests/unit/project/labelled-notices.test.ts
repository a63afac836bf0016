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
  text?: string;
  buyer?: string;
  group?: string;
  trades: Array<string>;
};

const recordsOf = (half: string) =>
  readText(`${FOLDER}/${half}.jsonl`)
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as LabelledNotice);

const belongings = ({ title, group }: LabelledNotice) => [title.toLowerCase(), ...(group ? [group] : [])];

const twice = HALVES.flatMap(recordsOf);
const once = recordsOf("once");
const feedsSealed = recordsOf("feeds-sealed");
const [wholeOpen = [], wholeSealed = []] = HALVES.map((half) => recordsOf(`whole-${half}`));
const whole = [...wholeOpen, ...wholeSealed];
const all = [...twice, ...once, ...feedsSealed, ...whole];

describe("the labelled notices", () => {
  test("no sealed record, nor one that belongs with it, is open", () => {
    const [open, sealed] = HALVES.map(recordsOf) as [Array<LabelledNotice>, Array<LabelledNotice>];
    const opened = new Set(open.flatMap(belongings));
    expect(sealed.filter((record) => belongings(record).some((one) => opened.has(one)))).toEqual([]);
  });

  test("no sealed record is among the open ones that were labelled once", () => {
    const titles = new Set(once.flatMap(belongings));
    const sealed = [...recordsOf("sealed"), ...feedsSealed];
    expect(sealed.filter((record) => belongings(record).some((one) => titles.has(one)))).toEqual([]);
  });

  test("no sealed record from a feed is among the open ones", () => {
    const opened = new Set(recordsOf("open").flatMap(belongings));
    expect(feedsSealed.filter((record) => belongings(record).some((one) => opened.has(one)))).toEqual([]);
  });

  test("no whole record is open and sealed", () => {
    const opened = new Set([...recordsOf("open"), ...once, ...wholeOpen].flatMap(belongings));
    expect(wholeSealed.filter((record) => belongings(record).some((one) => opened.has(one)))).toEqual([]);
  });

  test("no text labelled once has an e-mail address, a telephone number or a link", () => {
    const details = /\S@\S|https?:|www\.|\b\d{3}[ .-]\d{3}[ .-]\d{4}\b/;
    const texts = [...once, ...feedsSealed, ...whole].flatMap(({ title, text = "", buyer = "" }) => [
      title,
      text,
      buyer,
    ]);
    expect(texts.filter((text) => details.test(text))).toEqual([]);
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
    const count = twice.filter(({ trades }) => trades.includes(trade)).length;
    expect(count).toBeGreaterThanOrEqual(60);
  });

  test("there are enough notices in French", () => {
    expect(twice.filter(({ lang }) => lang === "fr").length).toBeGreaterThanOrEqual(150);
  });
});
