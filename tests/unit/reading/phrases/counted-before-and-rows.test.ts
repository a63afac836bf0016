import { expect, test } from "vitest";
import { sureDates } from "../read-notice";

test.each([
  "Questions are due seven days before March 5, 2026.",
  "Questions must be received at least five (5) business days prior to the closing of March 5, 2026 at 2:00 p.m.",
  "Questions close a week ahead of the March 5, 2026 deadline.",
  "Questions due by the Friday preceding March 5, 2026.",
  "Questions must be received 48 hours before March 5, 2026.",
  "Questions are due 3 working days in advance of March 5, 2026.",
  "The last addendum will be issued three days before March 5, 2026.",
  "Filed sub-bids shall be received two weeks before March 19, 2026 at 2:00 p.m.",
  "Bids close the day before March 6, 2026 at 2:00 p.m.",
  "Bids close March 5, 2026, one hour before 3:00 p.m.",
  "Bids close March 5, 2026 at one minute after 2:00 p.m.",
  "Les questions doivent être reçues sept (7) jours précédant le 5 mars 2026.",
  "Les questions doivent être reçues 5 jours ouvrables avant le 5 mars 2026.",
  "Le dernier addenda sera publié 7 jours avant l'ouverture du 5 mars 2026 à 14 h.",
  "Les soumissions seront reçues la veille du 5 mars 2026 à 14 h.",
  "Les soumissions seront reçues le surlendemain du 5 mars 2026 à 14 h.",
])("the named day is not the deadline: %s", (text) => {
  expect(sureDates(text)).toBe("");
});

test.each([
  ["Questions are due 7 calendar days before March 12, 2026.", "questions 2026-03-05"],
  [
    "Questions are due ten (10) calendar days prior to the closing of March 12, 2026.",
    "questions 2026-03-02",
  ],
  ["Les questions doivent être reçues 7 jours de calendrier avant le 12 mars 2026.", "questions 2026-03-05"],
])("calendar days are counted back: %s", (text, dates) => {
  expect(sureDates(text)).toBe(dates);
});

test.each([
  ["Questions are due before March 5, 2026.", "questions 2026-03-05"],
  ["Questions are due by 4:00 p.m. on March 5, 2026.", "questions 2026-03-05 16:00"],
  ["Bids are due 30 days from now, on March 12, 2026 at 2:00 p.m.", "closing 2026-03-12 14:00"],
  ["Questions must be received by March 5, 2026, 7 days before the closing.", "questions 2026-03-05"],
  ["Bids must be received before 2:00 p.m. on March 5, 2026.", "closing 2026-03-05 14:00"],
  ["Bids must be received prior to March 5, 2026 at 2:00 p.m.", "closing 2026-03-05 14:00"],
  ["Les questions doivent être reçues avant le 5 mars 2026.", "questions 2026-03-05"],
  ["Les soumissions doivent être reçues avant 14 h le 5 mars 2026.", "closing 2026-03-05 14:00"],
])("a plain limit stands: %s", (text, dates) => {
  expect(sureDates(text)).toBe(dates);
});

const BOTH = "closing 2026-03-05 14:00, site_meeting 2026-02-24 10:00 unsaid";

test.each([
  [
    "February 24, 2026 10:00 a.m. Site visit\nMarch 5, 2026 2:00 p.m. Bid closing\nApril 1, 2026 Contract award",
    BOTH,
  ],
  [
    "February 24, 2026 10:00 a.m.\nSite visit\nMarch 5, 2026 2:00 p.m.\nBid closing\nApril 1, 2026\nContract award",
    BOTH,
  ],
  [
    "Important dates\nFebruary 24, 2026 10:00 a.m.\nSite visit\nMarch 5, 2026 2:00 p.m.\nBid closing\nApril 1, 2026\nAward",
    BOTH,
  ],
  [
    "February 24, 2026 10:00 a.m. Site visit\nApril 1, 2026 Contract award",
    "site_meeting 2026-02-24 10:00 unsaid",
  ],
  [
    "February 24, 2026 10:00 a.m.\nSite visit\nApril 1, 2026\nContract award",
    "site_meeting 2026-02-24 10:00 unsaid",
  ],
  ["Site visit\nFebruary 24, 2026 10:00 a.m.\nBid closing\nMarch 5, 2026 2:00 p.m.", BOTH],
  ["Contract 26-04\nSite visit\nFebruary 24, 2026 10:00 a.m.\nBid closing\nMarch 5, 2026 2:00 p.m.", BOTH],
  [
    "Questions Due | Bids Due\n02/26/2026 | 03/05/2026 2:00 PM",
    "closing 2026-03-05 14:00, questions 2026-02-26",
  ],
  ["Publication Date Closing Date\nFebruary 17, 2026 March 5, 2026", ""],
  ["Clôture | Visite\n2026-03-05 14:00 | 2026-02-24 10:00", BOTH],
  ["Site visit | Bids close\nFebruary 24, 2026 10:00 AM | March 5, 2026 2:00 PM", BOTH],
  ["Closing date\nMarch 5, 2026 2:00 PM", "closing 2026-03-05 14:00"],
])("no row has another row's date: %s", (text, dates) => {
  expect(sureDates(text)).toBe(dates);
});
