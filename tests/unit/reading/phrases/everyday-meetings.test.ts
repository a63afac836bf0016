import { testPhrases } from "./phrases";

const FIRST = "site_meeting 2026-03-03 10:00";

// Other names of meetings.
testPhrases([
  [`${FIRST} unsaid`, "A pre-bid call will be held on March 3, 2026 at 10:00 a.m."],
  [`${FIRST} no`, "An optional pre-bid call will be held on March 3, 2026 at 10:00 a.m."],
  [`${FIRST} unsaid`, "Industry Day: March 3, 2026 10:00 AM ET"],
  [`${FIRST} unsaid`, "A proponents' teleconference will be held March 3, 2026 at 10:00 a.m."],
  [`${FIRST} unsaid`, "Une conférence préparatoire aura lieu le 3 mars 2026 à 10 h."],
  [`${FIRST} unsaid`, "The buildings will be open for inspection by bidders on March 3, 2026 at 10:00 a.m."],
  [`${FIRST} unsaid`, "A meeting for interested bidders takes place at 10:00 a.m. on March 3, 2026."],
  [
    `${FIRST} unsaid`,
    "There will be a pre-conference meeting on March 3, 2026 at 10:00am to discuss the work.",
  ],
  [`${FIRST} unsaid`, "PRE-BID/PROPOSAL CONFERENCE: Yes DATE: March 3, 2026 TIME: 10:00 AM"],
  [
    `${FIRST} yes`,
    "Attendance at the site meeting is required. Bidders will meet at the main entrance at 10:00 a.m., Tuesday, March 3, 2026.",
  ],
  ["", "Vendors will meet the council on March 3, 2026 at 10:00 a.m."],
]);

// Several meetings in a sentence or a list.
testPhrases([
  [
    `${FIRST} unsaid, site_meeting 2026-03-04 10:00 unsaid`,
    "Site visits: March 3, 2026 at 10:00 a.m. at 5 Main Street and March 4, 2026 at 10:00 a.m. at 9 Oak Road.",
  ],
  [
    `${FIRST} yes, site_meeting 2026-03-04 10:00 yes`,
    "Mandatory site visits will be held March 3, 2026 at 10:00 a.m. at School A, 5 Main Street, and March 4, 2026 at 10:00 a.m. at School B, 9 Oak Road.",
  ],
  [
    `${FIRST} unsaid, site_meeting 2026-03-04 13:00 unsaid`,
    "A pre-bid meeting will be held on March 3, 2026 at 10:00 a.m. with a second session on March 4, 2026 at 1:00 p.m.",
  ],
  [
    `${FIRST} unsaid, site_meeting 2026-03-04 13:00 unsaid`,
    "Visites des lieux : le 3 mars 2026 à 10 h au 5, rue Principale et le 4 mars 2026 à 13 h au 9, rue du Parc.",
  ],
  [
    `${FIRST} yes, site_meeting 2026-03-03 13:00 yes`,
    "Mandatory visits on March 3, 2026 at 10:00 a.m. for Building 1 and at 1:00 p.m. for Building 2.",
  ],
  [
    `${FIRST} unsaid, site_meeting 2026-03-03 13:00 unsaid`,
    "Site visits March 3, 2026: School A 10:00 a.m., School B 1:00 p.m.",
  ],
  [
    `${FIRST} yes, site_meeting 2026-03-04 10:00 yes`,
    "Mandatory site visits: School A – March 3, 2026, 10:00 a.m.; School B – March 4, 2026, 10:00 a.m.",
  ],
  [
    `${FIRST} yes, site_meeting 2026-03-04 13:00 yes`,
    "Visites obligatoires\nLot 1 : le 3 mars 2026 à 10 h\nLot 2 : le 4 mars 2026 à 13 h",
  ],
  [
    `${FIRST} unsaid`,
    "Site visit: March 3, 2026 at 10:00 a.m. at 5 Main Street and closing March 4, 2026 at 9 Oak Road.",
  ],
]);

// Forms that give a meeting's day on a line of its own.
testPhrases([
  [`${FIRST} yes`, "Event Type: Conference\nAttendance: Mandatory\nEvent date: 2026/03/03 10:00:00 AM EST"],
  [`${FIRST} no`, "Event Type\nSite Visit\nAttendance\nOptional\nEvent date\n2026/03/03 10:00:00 AM EST"],
  [`${FIRST} yes`, "Event: Site Visit\nMandatory: Yes\nDate: March 3, 2026 10:00 AM"],
  [`${FIRST} yes`, "Prebid Meeting: Yes, Mandatory\nPrebid Date: March 3, 2026 10:00 AM"],
  [`${FIRST} no`, "Site Meeting Mandatory\nNo\nSite Meeting Date\nMarch 3, 2026 10:00 AM"],
  [
    `${FIRST} yes`,
    "Prebid Conference\n2026/03/03 10:00:00 AM EST\nPre-Bidding Events\nEvent Type\nConference\nAttendance\nMandatory\nEvent date\n2026/03/03 10:00:00 AM EST",
  ],
  [`${FIRST} unsaid`, "Pre-bid date:\nMarch 3, 2026\nPre-bid time:\n10:00 AM"],
]);

// The first hour of a range shares the half of the day that the last one has.
testPhrases([
  ["site_meeting 2026-03-03 13:00 unsaid", "Site visit March 3, 2026, 1-3 p.m."],
  [`${FIRST} unsaid`, "Site visit March 3, 2026, 10 to 11 a.m."],
  ["site_meeting 2026-03-03 11:00 unsaid", "Site visit March 3, 2026, 11-1 p.m."],
  ["", "Site visit March 3, 2026 in Room 2 - 3 p.m."],
  ["", "Bids are due March 3, 2026, 1-3 p.m."],
]);

// What looks like a form or a table of meetings and is none.
testPhrases([
  ["", "Item | Site visit fee | Date\n1 | $50 | March 3, 2026"],
  ["site_meeting none", "Pre-bid meeting: None\nDate: March 3, 2026"],
  ["", "Prior site meeting\nContract: Roads\nDate: March 3, 2026"],
  ["", "Event Type: Council meeting\nEvent date: 2026/03/03 10:00:00 AM EST"],
  ["", "Supplier days on site: March 3, 2026 and March 4, 2026 the kitchen is closed."],
  [
    `${FIRST} unsaid`,
    "Site visit March 3, 2026 at 10:00 a.m. for bidders and March 14, 2026 for the public.",
  ],
  [`${FIRST} unsaid`, "Site visit March 3, 2026 at 10:00 a.m. at 5 Main Street and rain date March 4, 2026."],
]);
