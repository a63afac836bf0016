import { expect, test } from "vitest";
import { whyDoubtful } from "~/domain/reading/kept/why-doubtful";
import { readNotice } from "./read-notice";

const whyOf = (text: string, language: "en" | "fr" = "en") => {
  const [date] = readNotice(text, { language }).filter(({ standing }) => standing === "check");
  return date ? whyDoubtful(date) : "nothing is doubtful";
};

test.each([
  [
    "A mandatory site meeting will be held on Thursday, March 6, 2026 at 10:00 a.m.",
    "The notice says Thursday, 6 March 2026, but the 6th is a Friday.",
  ],
  [
    "Bids are due Monday, March 3, 2026 at 2:00 p.m. at the clerk's counter.",
    "The notice says Monday, 3 March 2026, but the 3rd is a Tuesday.",
  ],
  [
    "Questions must be submitted by Friday, March 12, 2026 at noon.",
    "The notice says Friday, 12 March 2026, but the 12th is a Thursday.",
  ],
  ["Bids are due September 5 at 2:00 p.m.", "The notice gives no year for it."],
  ["Bids are due March 5, 2026, 2027 at 2:00 p.m.", "The notice gives two years for it."],
  ["Bids are due 03/05/2026 at 2:00 p.m.", "The figures can mean 5 March or 3 May."],
  ["Bids are due April 31, 2026 at 2:00 p.m.", "The notice does not name its day clearly."],
  ["Bids are due March 5, 2026 at 2:00.", "The notice does not name its hour clearly."],
  [
    "Bids are due March 5, 2026 at 2:00 PM Eastern Time, 1:00 PM Central Time.",
    "Its time zone is not clear.",
  ],
  ["Bids are due on or about March 5, 2026 at 2:00 p.m.", "The notice does not fix its date."],
  [
    "Attendance at the site visit is mandatory. Attendance is recorded.",
    "We found no date for it in the notice.",
  ],
])("a doubtful date says why in plain words: %s", (text, why) => {
  expect(whyOf(text)).toBe(why);
});

test("a French sentence has its reason in English, as the page around it", () => {
  expect(whyOf("Une visite obligatoire aura lieu le jeudi 6 mars 2026 à 10 h.", "fr")).toBe(
    "The notice says Thursday, 6 March 2026, but the 6th is a Friday.",
  );
});

test("two dates with wrong weekdays in a sentence are not told apart", () => {
  const sentence = "Site visits on Thursday, March 6, 2026 and on Monday, March 10, 2026.";
  expect(whyDoubtful({ sentence, rule: "site_meeting/held", doubts: ["weekday differs"] })).toBe(
    "Its weekday and its date do not agree.",
  );
});

test("what portals state differently has its own words elsewhere", () => {
  const doubts = ["differs on another portal" as const];
  expect(whyDoubtful({ sentence: "Site visit", rule: "site_meeting/held", doubts })).toBeNull();
});
