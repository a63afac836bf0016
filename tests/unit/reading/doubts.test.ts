import { expect, test } from "vitest";
import { readNotice, sureDates } from "./read-notice";

test.each([
  ["no year", "Bids are due September 5 at 2:00 p.m."],
  ["two years", "Bids are due March 5, 2026, 2027 at 2:00 p.m."],
  ["weekday differs", "Bids are due Monday, March 5, 2026 at 2:00 p.m."],
  ["unclear day", "Bids are due 03/05/2026 at 2:00 p.m."],
  ["unclear day", "Bids are due 12/11/2026 at 2:00 p.m."],
  ["unclear day", "Bids are due April 31, 2026 at 2:00 p.m."],
  ["unclear day", "Bids are due March 5, 1926 at 2:00 p.m."],
  ["outside the notice's time", "Bids are due March 5, 2049 at 2:00 p.m."],
  ["outside the notice's time", "Bids are due January 5, 2026 at 2:00 p.m."],
  ["outside the notice's time", "Receipt of bids: February 10, 2026"],
  ["unclear day", "Bids are due March 5, 2099 at 2:00 p.m."],
  ["unclear hour", "Bids are due March 5, 2026 at 24:00."],
  ["unclear hour", "Bids are due March 5, 2026 at 12:00 a.m."],
  ["unclear hour", "Bids are due March 5, 2026 at midnight."],
  ["unclear hour", "Bids are due March 5, 2026 at 2:00."],
  ["unclear hour", "Bids are due March 5, 2026 between 9:00 a.m. and 2:00 p.m."],
  ["unclear zone", "Bids are due March 5, 2026 at 2:00 PM Eastern Time, 1:00 PM Central Time."],
  ["not fixed", "Bids are due on or about March 5, 2026 at 2:00 p.m."],
  ["not fixed", "Submission Deadline: The later of March 5, 2026 12:00 noon, or the countdown clock."],
  ["replaced", "The original due date for bids was March 5, 2026 at 2:00 p.m. and is no longer valid."],
])("a date with this doubt is not sure and is not told: %s, in: %s", (doubt, text) => {
  const [date, ...others] = readNotice(text).filter(({ kind }) => kind === "closing");
  expect(others).toEqual([]);
  expect(date).toMatchObject({ standing: "check", at: null, localDay: null, sentence: text });
  expect(date?.doubts).toContain(doubt);
});

test.each([
  "The rain date is March 5, 2026 at 10:00 a.m.",
  "Notice dated March 5, 2026.",
  "Bid documents will be available on March 5, 2026.",
  "The contract will be awarded at the Town Council meeting on March 5, 2026 at 7:00 p.m.",
  "The envelope must say: not to be opened until March 5, 2026.",
  "Bids received after March 5, 2026 will be returned.",
  "Bids will be accepted starting March 5, 2026.",
  "Bidders must comply with N.J.S.A. 10:5-31 and N.J.A.C. 17:27.",
  "Answers to questions will be posted on March 5, 2026.",
  "The insurance certificate expires March 5, 2026.",
  "The Council meeting will be held on March 5, 2026 at 7:00 p.m.",
  "A pre-construction meeting will be held on March 5, 2026 at 10:00 a.m.",
  "Les documents sont disponibles à compter du 5 mars 2026.",
  "Avis publié le 5 mars 2026.",
  "La séance du conseil aura lieu le 5 mars 2026 à 19 h.",
  "Failure to be present at the mandatory site meeting will result in disqualification.",
  "Vendor question: will you make the walk-through on March 5, 2026 at 10:00 a.m. mandatory?",
  "The bid bond must be valid for 60 days.",
  "Within 30 days after the bids are opened, a decision will be announced.",
  "The contractor must have five (5) years of experience with similar contracts.",
  "Duration of contract: Not applicable, to be determined at later solicitations.",
])("no sure date is read in: %s", (text) => {
  expect(sureDates(text)).toBe("");
});

test("the deadline for complaints is no closing date", () => {
  const text =
    "Date limite de réception des plaintes : le 5 mars 2026\nDate limite de réception des offres : le 12 mars 2026 à 14 h";
  expect(sureDates(text, { language: "fr" })).toBe("closing 2026-03-12 14:00, complaints 2026-03-05");
});

test("bids that are opened right after the closing have no opening hour", () => {
  const text = "Bids will be opened immediately following the closing on March 5, 2026 at 2:00 p.m.";
  expect(sureDates(text)).toBe("closing 2026-03-05 14:00");
});

test("two closing dates in one notice contradict each other", () => {
  const dates = readNotice(
    "Bids are due March 5, 2026 at 2:00 p.m.\nBids are due March 12, 2026 at 2:00 p.m.",
  );
  expect(dates.map(({ standing, doubts }) => [standing, ...doubts])).toEqual([
    ["check", "differs in another sentence"],
    ["check", "differs in another sentence"],
  ]);
});

test("a meeting that differs between the English and the French text is not sure", () => {
  const texts = [
    { section: "a", language: "en", text: "The site visit is on March 5, 2026 at 10:00 a.m." },
    { section: "a", language: "fr", text: "La visite des lieux aura lieu le 6 mars 2026 à 10 h." },
  ] as const;
  expect(readNotice("", { texts }).map(({ standing }) => standing)).toEqual(["check", "check"]);
});

test("a site meeting after the closing is not sure", () => {
  const text = "The site visit is on March 9, 2026 at 10:00 a.m. Bids are due March 5, 2026 at 2:00 p.m.";
  expect(sureDates(text)).toBe("closing 2026-03-05 14:00");
});

test("a day without a year is told where its weekday tells the year", () => {
  expect(sureDates("Bids are due Thursday, March 5 at 2:00 p.m.")).toBe("closing 2026-03-05 14:00");
  expect(sureDates("Bids are due Thursday, March 5 at 2:00 p.m.", { published: null })).toBe("");
});

test.each([
  ["Start Date: February 12, 2026. Due Date: March 5, 2026.", "closing 2026-03-05"],
  ["Bids are due March 5, 2026 at 2:00 p.m. Work shall commence March 1, 2026.", "closing 2026-03-05 14:00"],
  [
    "Bids are due March 5, 2026 at 2:00 p.m. Work shall commence May 1, 2026.",
    "closing 2026-03-05 14:00, start 2026-05-01",
  ],
])("work that starts before bids close is not sure: %s", (text, expected) => {
  expect(sureDates(text)).toBe(expected);
});

test("a meeting shortly before the notice was put on the portal is told as past, one long before is not", () => {
  expect(sureDates("Mandatory site visit: February 4, 2026 at 10:00 a.m.")).toBe(
    "site_meeting 2026-02-04 10:00 yes",
  );
  expect(sureDates("Mandatory site visit: December 4, 2025 at 10:00 a.m.")).toBe("");
});
