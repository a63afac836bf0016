import { expect, test } from "vitest";
import { readNotice } from "./read-notice";

test.each([
  [
    "en",
    "Plow 12 lots. A mandatory site visit will be arranged with each bidder. The term is 22 months from award.",
    "A mandatory site visit will be arranged with each bidder.",
    "yes",
  ],
  [
    "fr",
    "Une visite facultative des lieux est prévue 10 jours après la publication, à 11 h. Le contrat est d'une durée de 2 ans.",
    "Une visite facultative des lieux est prévue 10 jours après la publication, à 11 h.",
    "no",
  ],
] as const)("%s: a meeting without a date is told by its sentence", (language, text, sentence, mandatory) => {
  const [meeting, ...others] = readNotice(text, { language }).filter(({ kind }) => kind === "site_meeting");
  expect(meeting).toMatchObject({ sentence, mandatory, standing: "check", at: null, localDay: null });
  expect(others).toEqual([]);
});

test("questions without a date are told by their sentence, and a stated date or a stated none is enough", () => {
  const kinds = (text: string) => readNotice(text).map(({ kind, standing }) => `${kind} ${standing}`);
  expect(kinds("Plow 12 lots. Send questions by e-mail before the deadline.")).toEqual(["questions check"]);
  expect(kinds("No site meeting will be held.")).toEqual(["site_meeting sure"]);
  expect(
    kinds("A site meeting will be held on March 3, 2026 at 10:00 a.m. The site meeting starts at the gate."),
  ).toEqual(["site_meeting sure"]);
  expect(kinds("Plow 12 lots every winter.")).toEqual([]);
});

test("a deadline to book a visit mentions the visit", () => {
  const kinds = (text: string) => readNotice(text).map(({ kind, standing }) => `${kind} ${standing}`);
  expect(kinds("Site visits must be booked by March 3, 2026.")).toEqual([
    "intent sure",
    "site_meeting check",
  ]);
  expect(kinds("Site visits can be arranged by calling 555-123-4567.")).toEqual(["site_meeting check"]);
  expect(kinds("Meeting rooms can be booked by March 3, 2026.")).toEqual([]);
});

test.each([
  ["Questions"],
  ["Questions:"],
  ["Work includes contract administration and site inspection for two road projects."],
  ["Suppliers on this list may be required to attend a site meeting prior to a tender closing."],
  ["These residents registered for the site visit in response to a notice."],
  ["Bidding documents are on file and open for inspection at the Authority's office, 12 Oak Street."],
  ["Plans may be examined and are open for inspection at Town Hall."],
  [
    "IP01 Documents de soumission IP02 Demandes de renseignements IP03 Visite des lieux IG06 Frais d'immobilisation",
  ],
  ["4.2 Site Visit ........ 7"],
  ["Bidders must wear hard hats and safety boots at the site meeting."],
  ["Les visiteurs doivent porter un casque et des bottes de sécurité lors de la visite des lieux."],
  ["Contractors may be required to attend site meetings with the engineer during the work."],
  [
    "Les entreprises inscrites pourraient devoir participer à une visite des lieux avant chaque appel d'offres.",
  ],
  ["The area may be measured by bidders during the site inspection."],
  ["Any questions pertaining to the sponsoring process can be addressed to:"],
  ["Questions or other requests can be directed to the office by e-mail."],
  ["If you have any questions please contact the manager by phone."],
  ["Les questions doivent être adressées par courriel à la direction."],
])("no date of this call is mentioned in: %s", (text) => {
  expect(readNotice(text)).toEqual([]);
});

test.each([
  ["Bidders must attend a site meeting before they bid.", "site_meeting"],
  ["A site inspection by bidders is recommended before the design of their bid.", "site_meeting"],
  ["Questions must be sent in writing to the buyer before the deadline.", "questions"],
  ["Questions will be accepted until the close of the question period.", "questions"],
  ["The area may be measured by bidders during the mandatory site inspection.", "site_meeting"],
  ["Bidders must attend the mandatory site visit and wear safety boots.", "site_meeting"],
  ["Une visite des lieux peut être organisée en communiquant avec le greffier.", "site_meeting"],
])("it is mentioned in: %s", (text, kind) => {
  expect(readNotice(text)).toMatchObject([{ kind, standing: "check" }]);
});

test.each([
  [
    "A pre-bid conference is not scheduled at this time, contact the architect to arrange a site visit if desired.",
  ],
  ["A site visit is not planned for this project."],
  ["There are no plans for a pre-bid meeting."],
  ["Une visite des lieux n'est pas prévue."],
  ["Il n'y aura pas de visite des lieux."],
  ["Aucune rencontre d'information n'est prévue pour le moment."],
])("there is no meeting: %s", (text) => {
  expect(readNotice(text)).toMatchObject([{ kind: "site_meeting", precision: "none", standing: "sure" }]);
});

test.each([
  ["A pre-bid meeting is not scheduled yet; the date will be posted by addendum."],
  ["A site visit is not mandatory."],
  ["La visite des lieux n'est pas obligatoire."],
  ["La visite des lieux n'est pas encore prévue."],
])("it is not denied: %s", (text) => {
  expect(readNotice(text)).toMatchObject([{ kind: "site_meeting", standing: "check" }]);
});
