import { expect, test } from "vitest";
import { readNotice } from "./read-notice";

const sureDates = (text: string, language: "en" | "fr" = "en") =>
  readNotice(text, { language, published: null, zone: "America/Toronto" })
    .filter(({ standing }) => standing === "sure")
    .map(({ kind, localDay, localTime }) => [kind, localDay, localTime]);

test.each([
  ["Bids will be\n\naccepted until 6 p.m. on June 3rd, 2026 at the Town Office.", "2026-06-03", "18:00"],
  [
    "Sealed bids will be received by the\n\nBorough Clerk on the 17th day of April,\n\n2026 at 10:00 a.m.",
    "2026-04-17",
    "10:00",
  ],
])("a blank line ends no unfinished sentence: %s", (text, day, time) => {
  expect(sureDates(text)).toEqual([["closing", day, time]]);
});

test("a day without a year has the one with which the text states it elsewhere", () => {
  const text = "Du 17 novembre 2025 au 5 janvier 2026\n\nDate limite : lundi le 5 janvier, à 15 h HNE";
  expect(sureDates(text, "fr")).toEqual([["closing", "2026-01-05", "15:00"]]);
  const other = "Du 17 novembre 2025 au 5 janvier 2026\n\nDate limite : mercredi le 5 janvier, à 15 h HNE";
  expect(sureDates(other, "fr")).toEqual([]);
});

test("a dash or a letter may stand right before a date in figures", () => {
  expect(sureDates("CONTRACT PERIOD-ONE YEAR—8/14/26 TO 8/13/27.")).toEqual([
    ["start", "2026-08-14", null],
    ["end", "2027-08-13", null],
    ["term", null, null],
  ]);
  expect(sureDates("Prebid Date11/16/26 2:30pm")).toEqual([["site_meeting", "2026-11-16", "14:30"]]);
  expect(sureDates("Contract period: RFP-8-14-26 to RFP-8-15-27")).toEqual([]);
});

test("to be on call for a period is work", () => {
  expect(sureDates("Be available on call from the period November 21, 2026 to April 30, 2027.")).toEqual([
    ["start", "2026-11-21", null],
    ["end", "2027-04-30", null],
  ]);
});

test("a closing or an appointment is no day for registering", () => {
  const kinds = (text: string) => sureDates(text).map(([kind]) => kind);
  expect(
    kinds("Please RSVP to the office if you plan to attend Bids must be received before October 12, 2026."),
  ).not.toContain("intent");
  expect(
    kinds("Walk-throughs may be scheduled BY APPOINTMENT ONLY on the following day: Tuesday, June 16, 2026."),
  ).not.toContain("intent");
  expect(kinds("Please RSVP to the office by October 12, 2026.")).toContain("intent");
});

test('after a blank line "The …" begins a new sentence, even if the line before looks unfinished', () => {
  expect(sureDates("Bids are received by\n\nThe office is closed February 16, 2026.")).toEqual([]);
});
