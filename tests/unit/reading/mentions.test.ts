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
])("no date of this call is mentioned in: %s", (text) => {
  expect(readNotice(text)).toEqual([]);
});

test.each([
  ["Bidders must attend a site meeting before they bid.", "site_meeting"],
  ["A site inspection by bidders is recommended before the design of their bid.", "site_meeting"],
  ["Questions must be sent in writing to the buyer before the deadline.", "questions"],
])("it is mentioned in: %s", (text, kind) => {
  expect(readNotice(text)).toMatchObject([{ kind, standing: "check" }]);
});
