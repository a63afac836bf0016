import { expect, test } from "vitest";
import { sureDates } from "../read-notice";

const VISIT = "Site visit: March 3, 2026 at 10:00 a.m.";

test.each([
  "No site visit registration is needed.",
  "No site meeting minutes will be issued.",
  "There is no site visit fee.",
  "There is no site visit requirement for subcontractors.",
  "No site visit parking is available.",
  "No pre-bid conference date has been set.",
  "No contractor meeting minutes are kept.",
  "Expiration Date: Sunday, February 21, 2027",
  "There are no site visits on weekends.",
  "No site visit this week; the visit will be next week.",
  "A pre-bid meeting will not be held at City Hall; it will be virtual.",
  "Aucune visite individuelle; une visite de groupe est prévue.",
  "Aucune visite n'est autorisée sans rendez-vous.",
  "Aucune visite n'est encore fixée.",
  "Aucune visite supplémentaire ne sera offerte.",
])("no meeting is denied: %s", (text) => {
  expect(sureDates(text)).toBe("");
});

test.each([
  "There is no site visit for this project.",
  "No site visit will be held.",
  "No pre-bid meeting is scheduled.",
  "No bidders' conference will be held.",
  "There is no information session for this tender.",
  "Site visit: none",
  "Site Visit\nN/A",
  "Pre-bid Meeting\nNo",
  "Pre-bid conference:\nNone",
  "Pre-bid conference: N/A",
  "No site visit at this time.",
  "There will be no pre-bid meeting.",
  "Aucune visite des lieux n'est prévue.",
  "Visite : aucune",
  "Aucune visite.",
])("there is none: %s", (text) => {
  expect(sureDates(text)).toBe("site_meeting none");
});

test("a dated meeting and none do not stand together", () => {
  expect(sureDates(`${VISIT}\nPlease note there will be no site visit.`)).toBe("");
  expect(sureDates(`${VISIT}\nNo site visit registration is needed.`)).toBe(
    "site_meeting 2026-03-03 10:00 unsaid",
  );
});

test.each([
  "1 2:00 p.m.",
  "1 1:30 a.m.",
  "l2:00 p.m.",
  "I2:00 p.m.",
  "1O:00 a.m.",
  "10:3O a.m.",
  "10:OO a.m.",
  "1\u20602:00 p.m.",
  "1\u200d2:00 p.m.",
  "1\ufeff2:00 p.m.",
  "1\u00002:00 p.m.",
  "2:00 am/pm",
  "2:00 p.m./a.m.",
  "2:00 p.m. or 3:00 p.m.",
  "2:00 p.m. (15:00)",
  "2:00 p.m. for Part A and at 3:00 p.m. for Part B",
  "2:00 p.m. Zulu",
  "2:00 p.m. BST",
  "2:00 p.m. Central European Time",
  "2:00 p.m. London, England time",
])("an hour that cannot be told: %s", (hour) => {
  expect(sureDates(`Bids close March 5, 2026 at ${hour}`)).toBe("");
});

test.each([
  "Bids close March 2 5, 2026 at 2:00 p.m.",
  "Bids close March 2S, 2026 at 2:00 p.m.",
  "Bids close March 5, 2026/27 at 2:00 p.m.",
  "Bids close March 5, 2026.03.12 at 2:00 p.m.",
  "Les soumissions seront reçues jusqu'au 2 5 mars 2026 à 14 h.",
  "Les soumissions seront reçues jusqu'au l5 mars 2026 à 14 h.",
  "Les soumissions seront reçues jusqu'au 15 mars 2026 à 14 h 3O.",
])("a day or hour that is broken: %s", (text) => {
  expect(sureDates(text)).toBe("");
});

test.each([
  "Bids close March 5, 2026 at 2:00 p.m.",
  "Bids close March 5,2026 at 2:00 p.m.",
  "Bids close March 5 2026 at 2:00 p.m. EST",
  "Bids close March 5, 2026 at 14:00 (2:00 p.m.)",
  "Bids close March 5, 2026 at 2:00 p.m. Eastern Time",
  "Bids close on 5 March 2026 at 2 p.m.",
  "Bids close 2026-03-05 at 2:00:00 PM",
  "Les soumissions seront reçues jusqu'au 5 mars 2026 à 14 h 00.",
  "Les soumissions seront reçues jusqu'au 5 mars 2026 à 14 h, heure locale.",
])("whole figures stand: %s", (text) => {
  expect(sureDates(text)).toBe("closing 2026-03-05 14:00");
});
