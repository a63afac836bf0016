import { expect, test } from "vitest";
import { readNotice } from "./read-notice";

const meetingsOf = (text: string) =>
  readNotice(text, { language: /[éèàû]/.test(text) ? "fr" : "en" })
    .filter(({ kind, standing }) => kind === "site_meeting" && standing === "sure")
    .map(({ localDay, localTime, place, mandatory }) => [localDay, localTime, place, mandatory].join(" | "));

const ON = "2026-03-05 | 10:00";

test.each([
  [
    "An online pre-tender briefing is held over Webex on March 5, 2026 at 10:00 a.m.",
    "Online (Webex) | unsaid",
  ],
  [
    "The virtual walk-through, using MS Teams, is at 10:00 a.m. on March 5, 2026.",
    "Online (MS Teams) | unsaid",
  ],
  ["Optional site tour (online, Zoom): March 5, 2026 at 10:00 a.m.", "Online (Zoom) | no"],
  [
    "A Microsoft Teams meeting for bidders is set for March 5, 2026 at 10:00 a.m.",
    "Online (Microsoft Teams) | unsaid",
  ],
  ["A virtual meeting for all vendors will be held on March 5, 2026 at 10:00 a.m.", "Online | unsaid"],
  ["La rencontre virtuelle se tiendra par Teams le 5 mars 2026 à 10 h.", "Online (Teams) | unsaid"],
  ["Réunion en ligne (Zoom), obligatoire, le 5 mars 2026 à 10 h.", "Online (Zoom) | yes"],
  [
    "A virtual pre-bid meeting for teams of bidders will be held on March 5, 2026 at 10:00 a.m.",
    "Online | unsaid",
  ],
  [
    "A hybrid pre-bid meeting is on March 5, 2026 at 10:00 a.m. at 30 Church Street, and by Zoom.",
    "30 Church Street | unsaid",
  ],
  [
    "A pre-bid meeting is on March 5, 2026 at 10:00 a.m. in the gymnasium or via Teams.",
    "the gymnasium | unsaid",
  ],
])("%s", (text, meeting) => {
  expect(meetingsOf(text)).toEqual([`${ON} | ${meeting}`]);
});

/** Meetings of others, and meetings at which bids are opened. */
test.each([
  "Rencontre virtuelle du comité consultatif le 5 mars 2026 à 10 h.",
  "Les résidents sont invités à participer à la rencontre du 5 mars 2026 à 10 h.",
  "A virtual meeting of the Planning Board is on March 5, 2026 at 10:00 a.m.",
])("%s", (text) => {
  expect(meetingsOf(text)).toEqual([]);
});

test.each([
  [
    "Place: Firehouse, 8 Hill Road\nDay: March 5, 2026\nTime: 10:00 a.m.\nEvent: Mandatory site visit",
    [`${ON} | Firehouse, 8 Hill Road | yes`],
  ],
  [
    "When: March 5, 2026 at 10:00 a.m.\nWhere: 45 Mill Road\nOptional pre-bid meeting\n\nBids are due March 20, 2026.",
    [`${ON} | 45 Mill Road | no`],
  ],
  [
    "Lieu : 20, rue du Parc\nDate : le 5 mars 2026\nHeure : 10 h\nVisite obligatoire",
    [`${ON} | 20, rue du Parc | yes`],
  ],
  // The lines are those of the opening, or of the next meeting.
  ["Bid opening\nDate: March 5, 2026\nTime: 10:00 a.m.\nMandatory pre-bid meeting", []],
  ["Date: March 5, 2026\nTime: 10:00 a.m.\nSite visit\nDate: to be announced", []],
  ["Date: March 5, 2026\nMandatory pre-bid meeting\nTime: 10:00 a.m.", []],
])("%s", (text, meetings) => {
  expect(meetingsOf(text)).toEqual(meetings);
});

test.each([
  [
    "Mandatory Pre-Bid Location: 45 Mill Road\nMandatory Pre-Bid Date: March 5, 2026, 10:00 AM",
    "45 Mill Road | yes",
  ],
  [
    "Visite facultative le 5 mars 2026 à 10 h. Le point de rencontre est au 20, rue du Parc.",
    "20, rue du Parc | no",
  ],
  ["A walk-through is on March 5, 2026 at 10:00 a.m. at the work site.", "the work site | unsaid"],
  [
    "Questions on the site visit of March 5, 2026 at 10:00 a.m. are sent to the agent at 9 Oak Street.",
    " | unsaid",
  ],
  ["A site visit with teams of engineers is on March 5, 2026 at 10:00 a.m.", " | unsaid"],
  ["Park at 7 Lake Road and walk to the site visit on March 5, 2026 at 10:00 a.m.", " | unsaid"],
  ["The site visit is at 7 Lake Road on March 5, 2026 at 10:00 a.m.", "7 Lake Road | unsaid"],
  ["Site visit: March 5, 2026 at 10:00 a.m. and submit bonds at 9 Oak Street.", " | unsaid"],
])("%s", (text, meeting) => {
  expect(meetingsOf(text)).toEqual([`${ON} | ${meeting}`]);
});
