import { expect, test } from "vitest";
import { dayBefore, timeBeforeClosing } from "~/domain/reading/lengths/before-closing";

test.each([
  ["Questions are taken through the portal up to 6 days before closing.", 6, "day"],
  [
    "Enquiries must be received at least five (5) business days prior to the bid closing date",
    5,
    "working day",
  ],
  ["no later than ten calendar days before the Tender Closing Date", 10, "day"],
  ["Inquiries received less than 72 hours before the closing time may not be answered", 72, "hour"],
  ["Questions close two weeks prior to the RFP submission deadline.", 14, "day"],
  ["Requests for interpretation: 7 days prior to the date of the bid deadline", 7, "day"],
  [
    "Les questions doivent parvenir au plus tard 5 jours ouvrables avant la date de clôture",
    5,
    "working day",
  ],
  ["au plus tard trois (3) jours avant la date limite de réception", 3, "day"],
  ["jusqu'à 48 heures avant l'heure de fermeture", 48, "hour"],
])("%s: %i %s", (sentence, count, unit) => {
  expect(timeBeforeClosing(sentence)).toEqual({ count, unit });
});

test.each([
  ["two lengths", "Questions 5 days before closing; the last addendum is issued 3 days before closing."],
  ["a length and figures that differ", "no later than five (7) days before closing"],
  ["clear days, which count otherwise", "at least 5 clear days before the closing"],
  ["another date", "no later than 5 days before the site meeting"],
  ["the opening", "at least 5 days before the bids are opened"],
  ["a road that closes", "Notify residents 5 days before closing the road."],
  ["a lane that closes", "Signs go up 3 days prior to closures of lanes."],
  ["no length", "Questions close well before closing."],
  ["a year", "365 days before closing"],
])("%s: none", (_, sentence) => {
  expect(timeBeforeClosing(sentence)).toBeNull();
});

test("working days leave out Saturdays and Sundays", () => {
  expect(dayBefore("2026-12-14", { count: 6, unit: "day" })).toBe("2026-12-08");
  expect(dayBefore("2026-12-14", { count: 1, unit: "working day" })).toBe("2026-12-11");
  expect(dayBefore("2026-12-14", { count: 6, unit: "working day" })).toBe("2026-12-04");
  expect(dayBefore("2027-01-02", { count: 3, unit: "day" })).toBe("2026-12-30");
});
