import { expect, test } from "vitest";
import { readNotice } from "./read-notice";

const meetingsIn = (text: string) =>
  readNotice(text, { language: /[éèà]/.test(text) ? "fr" : "en" })
    .filter(({ kind, precision }) => kind === "site_meeting" && precision !== "none")
    .map(({ standing, localDay, mandatory }) => [standing, localDay, mandatory].join(" "));

const ON = "on March 5, 2026 at 10:00 a.m.";
const SURE = "sure 2026-03-05";

test.each([
  // What is required at a meeting is not the meeting.
  [`Steel-toed boots are required at the pre-bid meeting ${ON}`, "unsaid"],
  [
    `A certificate of insurance, which is a requirement, must be shown at the pre-bid conference ${ON}`,
    "unsaid",
  ],
  [`A payment bond is a requirement; the site visit is ${ON}`, "unsaid"],
  [`It is recommended that firms who attend the site visit ${ON} wear boots.`, "unsaid"],
  [`The site visit, for which booking is mandatory, is ${ON}`, "unsaid"],
  // Words between "invited" and "attend"
  [`Vendors are invited, although not required, to attend the site tour ${ON}`, "no"],
  [`Vendors are invited, and required, to attend the site tour ${ON}`, "yes"],
  [`It is advisable that all proponents attend the site tour ${ON}`, "no"],
  [`Though not a requirement for bidding, participation in the site tour ${ON} is recommended.`, "no"],
  // What becomes of the absent
  [`Bidders must have a representative at the site meeting ${ON}, failing which the bid is rejected.`, "yes"],
  [`Proposals from firms that were not at the mandatory walk-through ${ON} will be rejected.`, "yes"],
  ["Attendance at the March 5, 2026 pre-bid conference is compulsory.", "yes"],
  ["Firms absent from the March 5, 2026 pre-bid conference will be disqualified.", "yes"],
  ["Presence at the March 5, 2026 pre-bid conference is voluntary.", "no"],
  [
    "La rencontre, à laquelle la participation est obligatoire, est une séance d'information le 5 mars 2026.",
    "yes",
  ],
  ["La visite des lieux, à laquelle la présence est facultative, est le 5 mars 2026.", "no"],
  ["Les soumissionnaires doivent participer à la réunion du 5 mars 2026 à 10 h.", "yes"],
  ["Les fournisseurs peuvent assister à la rencontre prévue le 5 mars 2026 à 10 h.", "no"],
])("%s", (text, mandatory) => {
  expect(meetingsIn(text)).toEqual([`${SURE} ${mandatory}`]);
});

/** Never optional. */
test.each([
  `Firms not at the pre-bid meeting ${ON} are struck from the list; attendance is otherwise voluntary.`,
  `Attendance at the pre-bid meeting ${ON} is encouraged. Nobody absent may bid.`,
  "Les fournisseurs ne peuvent assister à la visite du 5 mars 2026 sans inscription.",
  "Seules les entreprises inscrites peuvent assister à la visite du 5 mars 2026 à 10 h.",
])("%s", (text) => {
  for (const meeting of meetingsIn(text)) expect(meeting).not.toMatch(/^sure .* no$/);
});

/** Registrations of people who do not bid. */
test.each([
  "Registration for the hockey league closes on March 3, 2026.",
  "Registration for the summer day camp must be completed by March 3, 2026.",
  "Labourers must register with the hall by March 3, 2026.",
])("%s", (text) => {
  expect(readNotice(text).filter(({ standing }) => standing === "sure")).toEqual([]);
});

test("Registration for the mandatory site visit closes on March 3, 2026.", () => {
  const dates = readNotice("Registration for the mandatory site visit closes on March 3, 2026.");
  expect(dates.map(({ kind, localDay }) => [kind, localDay])).toContainEqual(["intent", "2026-03-03"]);
});
