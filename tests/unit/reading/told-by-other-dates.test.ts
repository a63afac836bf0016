import { expect, test } from "vitest";
import { readNotice, sureDates } from "./read-notice";

const VISIT = "A site visit will be held February 20 at 10:00 a.m.";
const CLOSING = new Date("2026-03-05T19:00:00Z");

test("the portal's closing date tells the year that a text leaves out", () => {
  expect(sureDates(VISIT, { closing: CLOSING })).toBe("site_meeting 2026-02-20 10:00 unsaid");
  expect(sureDates(VISIT, { closing: CLOSING, published: null })).toBe(
    "site_meeting 2026-02-20 10:00 unsaid",
  );
  expect(sureDates(VISIT, { published: null })).toBe("");
});

test("the day of publication tells the year of a day within half a year of it", () => {
  const inAutumn = { published: new Date("2026-11-10T15:00:00Z") };
  expect(sureDates(VISIT)).toBe("site_meeting 2026-02-20 10:00 unsaid");
  expect(sureDates(VISIT, inAutumn)).toBe("site_meeting 2027-02-20 10:00 unsaid");
  expect(sureDates("Bids are due October 5 at 2 p.m.")).toBe("");
  expect(sureDates("Bids are due February 5 at 2 p.m.")).toBe("");
  expect(sureDates("Bids are due Friday, March 5 at 2 p.m.")).toBe("");
  expect(sureDates("Work begins March 5.")).toBe("");
});

test("without a day of publication the years that a text names tell the days of its weekdays", () => {
  const unpublished = { published: null };
  const years = "Grass is cut in 2026 as it was in 2025.";
  expect(sureDates(`${years} Bids are due Monday, March 9 at noon.`, unpublished)).toBe(
    "closing 2026-03-09 12:00",
  );
  expect(
    sureDates(
      `${years} Bids are due Monday, March 9 at noon. They will be opened at 6 p.m. on March 9.`,
      unpublished,
    ),
  ).toBe("closing 2026-03-09 12:00, opening 2026-03-09 18:00");
  expect(sureDates(`${years} Bids are due Friday, March 9 at noon.`, unpublished)).toBe("");
  expect(sureDates(`${years} Bids are due March 9 at noon.`, unpublished)).toBe("");
});

test("a day that falls before the notice, or into two years, gets no year", () => {
  expect(sureDates(VISIT, { closing: CLOSING, published: new Date("2026-02-25T15:00:00Z") })).toBe("");
  expect(
    sureDates(VISIT, {
      closing: new Date("2027-03-05T19:00:00Z"),
      published: new Date("2026-02-10T15:00:00Z"),
    }),
  ).toBe("");
});

test("a day without a year is doubtful until another date tells the year", () => {
  expect(readNotice(VISIT, { published: null })).toMatchObject([
    { standing: "check", localDay: null, doubts: ["no year"] },
  ]);
});

test("of two readings of a day in figures the one that is long past is not meant", () => {
  const text = "Bids close 01/12/2026 at 2 p.m.";
  expect(sureDates(text, { published: new Date("2026-11-10T15:00:00Z") })).toBe("closing 2026-12-01 14:00");
  expect(sureDates(text, { published: new Date("2026-01-05T15:00:00Z") })).toBe("");
  expect(sureDates(text, { published: null })).toBe("");
  expect(sureDates("Bids close 12/11/2026 at 2 p.m.", { published: new Date("2027-11-10T15:00:00Z") })).toBe(
    "",
  );
});
