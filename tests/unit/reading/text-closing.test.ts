import { expect, test } from "vitest";
import type { ListedDate } from "~/domain/reading/kept/listed-dates";
import { countedClosing, endOfClosing, textClosingOf } from "~/domain/reading/kept/text-closing";

const NOW = new Date("2026-11-23T13:15:00Z");
const PORTAL = new Date("2026-12-04T19:00:00Z");
const TEXT = new Date("2026-11-26T20:00:00Z");

const closing = (day: string, at: Date | null, zone = "America/Toronto"): ListedDate => ({
  id: day,
  kind: "closing",
  at: at?.getTime() ?? null,
  day,
  time: at && "15:00",
  zone,
  mandatory: "unsaid",
});

test("the portal's closing counts, and the text's only without one and while it is ahead", () => {
  expect(countedClosing({ deadline: PORTAL, textClosing: null }, NOW)).toEqual(PORTAL);
  expect(countedClosing({ deadline: null, textClosing: TEXT }, NOW)).toEqual(TEXT);
  expect(countedClosing({ deadline: null, textClosing: TEXT }, TEXT)).toBeNull();
  expect(countedClosing({ deadline: null, textClosing: null }, NOW)).toBeNull();
});

test("of several closings of a text the next one ahead is stored, and none beside the portal's", () => {
  const keyDates = [
    closing("2026-11-20", new Date("2026-11-20T20:00:00Z")),
    closing("2026-12-02", new Date("2026-12-02T20:00:00Z")),
    closing("2026-11-26", TEXT),
  ];
  expect(textClosingOf({ deadline: null, keyDates }, NOW)).toEqual(TEXT);
  expect(textClosingOf({ deadline: PORTAL, keyDates }, NOW)).toBeNull();
  expect(textClosingOf({ deadline: null, keyDates: keyDates.slice(0, 1) }, NOW)).toBeNull();
  const meeting = { ...closing("2026-11-26", TEXT), kind: "site_meeting" as const };
  expect(textClosingOf({ deadline: null, keyDates: [meeting] }, NOW)).toBeNull();
});

test.each([
  ["America/Toronto", "2026-11-27T04:59:00Z"],
  ["America/Winnipeg", "2026-11-27T04:59:00Z"],
  ["America/Halifax", "2026-11-27T03:59:00Z"],
])("a day without an hour in %s ends on the same day in Toronto", (zone, end) => {
  expect(endOfClosing(closing("2026-11-26", null, zone))).toEqual(new Date(end));
});
