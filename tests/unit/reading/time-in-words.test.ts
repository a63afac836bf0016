import { expect, test } from "vitest";
import { timeInWords } from "~/domain/reading/lengths/time-in-words";

test.each([
  ["Snow plowing for the 2026-2027 winter seasons.", "2026–2027 season"],
  ["Bids for the 2026-27, 2027-28 and 2028-29 winter seasons", "Seasons 2026–2027 to 2028–2029"],
  ["Déneigement pour la saison hivernale 2026-2027", "2026–2027 season"],
  ["Substantial completion within 75 calendar days", "75 calendar days"],
  ["within ninety (90) consecutive calendar days of the notice to proceed", "90 calendar days"],
  ["The work takes twelve weeks.", "12 weeks"],
  ["Complete within 60 days of the notice to proceed.", "60 days"],
  ["Les travaux dureront 45 jours ouvrables.", "45 working days"],
  ["Deliver within 1 day of the order", "1 day"],
])("%s: %s", (sentence, expected) => {
  expect(timeInWords(sentence)).toBe(expected);
});

test.each([
  ["years of a budget without a season", "Funding 2026-2027"],
  ["years that do not follow on", "the 2024-2025 and 2027-2028 winter seasons"],
  ["more than a year in one figure", "the 2024-2027 seasons"],
  ["two lengths", "Complete within 90 days; bids are held for 60 days."],
  ["two numbers for one length", "within ninety (60) days"],
  ["a number of something else", "Open 7 days a week"],
  ["the time of a notice", "The agreement renews yearly and ends on thirty (30) days' written notice."],
  ["the time to sign", "Work begins after the award; the contract is signed within 10 days."],
  ["the time of a French notice", "Le contrat prend fin moyennant un préavis de 60 jours."],
  ["nothing", ""],
])("%s is not plain", (_, sentence) => {
  expect(timeInWords(sentence)).toBeNull();
});
