import { expect, test } from "vitest";
import { sureDates } from "../read-notice";

const VISIT = "Mandatory site visit: March 3, 2026 at 10:00 a.m. at 12 Main Street.";
const CLOSE = "Bids close March 5, 2026 at 2:00 p.m.";
const CLOTURE = "Les soumissions seront reçues jusqu'au 5 mars 2026 à 14 h.";
const VISITE = "Visite obligatoire des lieux le 3 mars 2026 à 10 h.";

test.each([
  "SITE VISIT CANCELLED",
  "Site visit: cancelled.",
  "Pre-bid meeting postponed.",
  "The site visit is postponed until further notice.",
  "The walk-through has unfortunately been called off.",
  "The tour was cancelled by the Owner.",
  "The Town has cancelled the site visit.",
  "Cancellation of the mandatory site visit.",
  "The pre-bid conference will not take place.",
  "The site visit will be rescheduled.",
  "The site visit of March 3 has been dropped.",
  "The meeting cannot take place.",
  "There is a change of site visit date.",
  "See addendum 1 for the new site visit date.",
  "Correction: the site visit starts at 1:00 p.m.",
  "Addendum 2, dated February 20, 2026: the site visit is cancelled.",
  "THIS TENDER HAS BEEN CANCELLED.",
  "The City has cancelled this tender.",
  "Disregard the above paragraph.",
])("a visit no longer stands after: %s", (words) => {
  expect(sureDates(`${VISIT}\n${words}`)).toBe("");
  expect(sureDates(`${VISIT} ${words}`)).toBe("");
});

test.each([
  "The deadline has been extended.",
  "CLOSING EXTENDED. See addendum 2.",
  "The closing date has been changed.",
  "The tender closing is postponed until further notice.",
  "Bid closing: postponed",
  "Closing date TBD.",
  "The City has extended the closing date by one week.",
  "Correction: the closing time is 3:00 p.m., not 2:00 p.m.",
  "THIS TENDER HAS BEEN CANCELLED.",
  "STATUS: CANCELLED",
  "CANCELLED",
  "RFP 26-04 has been withdrawn.",
  "This procurement is on hold.",
  "(tentative)",
  "(to be confirmed)",
  "The date above will be changed by addendum.",
])("a closing no longer stands after: %s", (words) => {
  expect(sureDates(`${CLOSE}\n${words}`)).toBe("");
});

test.each([
  "L'appel d'offres est annulé.",
  "Cet appel d'offres a été suspendu.",
  "La clôture est reportée d'une semaine.",
  "La date limite a été prolongée.",
  "La date de clôture sera modifiée.",
  "APPEL D'OFFRES ANNULÉ",
])("une clôture ne vaut plus : %s", (words) => {
  expect(sureDates(`${CLOTURE}\n${words}`, { language: "fr" })).toBe("");
});

test.each([
  "La visite est annulée.",
  "La visite du 3 mars a été reportée.",
  "La visite n'aura pas lieu.",
  "VISITE ANNULÉE",
  "La réunion ne pourra avoir lieu.",
  "La visite obligatoire a été supprimée.",
])("une visite ne vaut plus : %s", (words) => {
  expect(sureDates(`${VISITE}\n${words}`, { language: "fr" })).toBe("");
});

test.each([
  "Please ignore the site visit on March 3, 2026 at 10:00 a.m.",
  "The site visit on March 3, 2026 at 10:00 a.m. has been withdrawn.",
  "The site visit on March 3, 2026 at 10:00 a.m., at City Hall, is off.",
  "The site visit on March 3, 2026 at 10:00 a.m. cannot be held.",
  "Site visit (proposed): March 3, 2026 at 10:00 a.m.",
  "Site visit: possibly March 3, 2026 at 10:00 a.m.",
  "Site visit: March 3, 2026 at 10:00 a.m. (TBC)",
  "Proposed closing date: March 5, 2026 at 2:00 p.m.",
  "Closing date: March 5, 2026 at 2:00 p.m. (to be confirmed)",
  "The RFP due March 5, 2026 at 2:00 p.m. is on hold.",
  "La visite du 3 mars 2026 à 10 h est à confirmer.",
  "La clôture du 5 mars 2026 à 14 h est suspendue jusqu'à nouvel ordre.",
  "Date de clôture provisoire : 5 mars 2026 à 14 h",
  "Il n'y aura plus de visite le 3 mars 2026 à 10 h.",
])("is not settled: %s", (text) => {
  expect(sureDates(text)).toBe("");
});

test.each([
  [`${CLOSE}\nBids will now close on March 12, 2026 at 2:00 p.m.`, "closing 2026-03-12 14:00"],
  [`${CLOSE}\nThe new closing date is March 12, 2026 at 2:00 p.m.`, "closing 2026-03-12 14:00"],
  [
    `${CLOSE}\nThe closing has been brought forward to March 4, 2026 at 2:00 p.m.`,
    "closing 2026-03-04 14:00",
  ],
  [`${CLOSE}\nADDENDUM 1: The closing is now March 12, 2026 at 2:00 p.m.`, "closing 2026-03-12 14:00"],
  ["Closing date: March 5, 2026 → March 12, 2026 at 2:00 p.m.", "closing 2026-03-12 14:00"],
  [`${CLOTURE}\nLa clôture est maintenant le 12 mars 2026 à 14 h.`, "closing 2026-03-12 14:00"],
  [
    `${CLOTURE}\nNouvelle date limite de réception des soumissions : 12 mars 2026 à 14 h.`,
    "closing 2026-03-12 14:00",
  ],
  [
    "La date limite de réception des soumissions est devancée du 19 mars 2026 au 12 mars 2026 à 14 h.",
    "closing 2026-03-12 14:00",
  ],
  [`${VISIT}\nNew site visit: March 4, 2026 at 1:00 p.m.`, "site_meeting 2026-03-04 13:00 yes"],
  [
    `${VISIT}\nThe site visit will now be held on March 4, 2026 at 1:00 p.m.`,
    "site_meeting 2026-03-04 13:00 yes",
  ],
  [`${VISITE}\nLa visite aura plutôt lieu le 4 mars 2026 à 10 h.`, "site_meeting 2026-03-04 10:00 yes"],
])("the new date stands: %s", (text, dates) => {
  expect(sureDates(text)).toBe(dates);
});

test.each([
  [`${CLOSE} The deadline for questions has been extended.`, "closing 2026-03-05 14:00"],
  [`${CLOSE} The City may cancel this tender at any time.`, "closing 2026-03-05 14:00"],
  [`${CLOSE} The closing date will not be extended.`, "closing 2026-03-05 14:00"],
  [`${CLOSE} If the tender is cancelled, bidders will be told.`, "closing 2026-03-05 14:00"],
  [`${CLOSE} The previous tender was cancelled.`, "closing 2026-03-05 14:00"],
  [`${CLOSE} The council meeting of March 2 has been cancelled.`, "closing 2026-03-05 14:00"],
  [`${CLOSE} A bid may be withdrawn before the closing.`, "closing 2026-03-05 14:00"],
  [`${CLOSE} The scope has been revised.`, "closing 2026-03-05 14:00"],
  [`${CLOSE} Start date: TBD.`, "closing 2026-03-05 14:00"],
  [`${CLOSE} The site visit has been cancelled.`, "closing 2026-03-05 14:00"],
  [`${CLOSE} Requests to extend the closing were denied.`, "closing 2026-03-05 14:00"],
  [`${CLOSE} Bids received after the deadline will be returned.`, "closing 2026-03-05 14:00"],
  [`${VISIT} The City may cancel the visit.`, "site_meeting 2026-03-03 10:00 yes"],
  [`${VISIT} The closing date has been extended.`, "site_meeting 2026-03-03 10:00 yes"],
  [`${VISIT} If the visit is cancelled, bidders will be told.`, "site_meeting 2026-03-03 10:00 yes"],
  [`${VISIT} The drawings have been revised.`, "site_meeting 2026-03-03 10:00 yes"],
  [`${CLOTURE} La visite est annulée.`, "closing 2026-03-05 14:00"],
  [`${CLOTURE} La Ville peut annuler l'appel d'offres.`, "closing 2026-03-05 14:00"],
  [`${CLOTURE} Si l'appel d'offres est annulé, un avis sera publié.`, "closing 2026-03-05 14:00"],
  [`${CLOTURE} La date limite ne sera pas prolongée.`, "closing 2026-03-05 14:00"],
])("other words change nothing: %s", (text, dates) => {
  expect(sureDates(text)).toBe(dates);
});
