import { testPhrases } from "./phrases";

const CLOSES = "closing 2026-03-12 14:00";

// What city records and portals print.
testPhrases([
  [CLOSES, "SEWERS - Competitive Sealed Bids - PIN#85026B0001 - Due March 12, 2026 at 2:00 P.M."],
  [CLOSES, "SEWERS - Request for Proposals - PIN# 85026P0001 - Due March 12, 2026 at 2:00 P.M."],
  ["", "SEWERS - Requests for substitutions - Due March 12, 2026 at 2:00 P.M."],
  [CLOSES, "Last day to bid: March 12, 2026 at 2:00 p.m."],
  ["", "Last day to respond to questions: March 12, 2026 at 2:00 p.m."],
  [CLOSES, "Date Issued 2026/02/10 Date Closing 2026/03/12 2:00 PM EST"],
  [CLOSES, "Publication date\nAmendment date\nDate closing\n2026/03/12 14:00 Eastern Daylight Time (EDT)"],
  [
    CLOSES,
    "Timeline: Issue date Feb 10, 2026; Closing Mar 12, 2026 2:00 pm; Evaluation Mar 19, 2026; Award Mar 26, 2026",
  ],
  [CLOSES, "March 12, 2026 2:00 p.m.\nClosing\nMarch 30, 2026\nAward"],
  ["", "March 12, 2026 2:00 p.m.\nRoad closing"],
  [CLOSES, "Date de fermeture\n2026-03-12\nHeure de fermeture\n14:00"],
  [CLOSES, "Date limite de réception des offres 2026-03-12 Heure limite 14 h 00"],
]);

// Bids that are received and opened at one time.
testPhrases([
  [
    "closing 2026-03-12 10:00, opening 2026-03-12 10:00",
    "The Town will receive and publicly open and read sealed bids for a water main at the Clerk's Office at 10:00 a.m. on March 12, 2026.",
  ],
  [
    "closing 2026-03-12 14:00, opening 2026-03-12 14:00",
    "The City shall receive and publicly open bids on March 12, 2026 at 2:00 p.m.",
  ],
]);

// Markup that a page left in its text.
testPhrases([
  [CLOSES, "Closing&nbsp;Date:&nbsp;March&nbsp;12,&nbsp;2026&nbsp;at&nbsp;2:00&nbsp;p.m."],
  [CLOSES, "<b>Closing Date:</b><br/>March 12, 2026<br/>2:00 p.m."],
  [
    `${CLOSES}, site_meeting 2026-02-24 10:00 yes`,
    "<tr><td>Closing</td><td>March 12, 2026 2:00 PM</td></tr><tr><td>Mandatory Site Visit</td><td>February 24, 2026 10:00 AM</td></tr>",
  ],
]);

// A header's cells above the cells of their row.
testPhrases([
  [
    `${CLOSES}, questions 2026-02-26 16:00`,
    "Bid Closing Date | Question Deadline\nMarch 12, 2026 2:00 PM | February 26, 2026 4:00 PM",
  ],
  [
    `${CLOSES}, site_meeting 2026-02-24 10:00 unsaid`,
    "Site Visit\tClosing\tAward\nFebruary 24, 2026 10:00 AM\tMarch 12, 2026 2:00 PM\tMarch 30, 2026",
  ],
  [
    `${CLOSES}, opening 2026-03-12 14:15`,
    "Closing | Opening\n--- | ---\nMarch 12, 2026 2:00 PM | March 12, 2026 2:15 PM",
  ],
  [CLOSES, "| Tender | Closing date | Closing time |\n| 26-04 | March 12, 2026 | 2:00 PM |"],
  [CLOSES, "Issue Date: Closing Date:\nFebruary 10, 2026 March 12, 2026 2:00 PM"],
  [
    "",
    "Tender | Closing date | Questions due\nRoad A | March 12, 2026 | March 3, 2026\nRoad B | March 19, 2026 | March 10, 2026",
  ],
]);

// Lists of days that lost their line breaks.
testPhrases([
  [
    "closing 2026-03-17 15:00, end 2026-09-30, site_meeting 2026-02-24 15:00 no",
    "Replace boilers. Friday 02/20/26 Bid packages available for pick-up Tuesday 02/24/26 Pre-bid meeting at 3:00 P.M. at the Administration Building, 500 Rhoads Avenue. Attendance at the Pre-Bid meeting is not mandatory, but strongly recommended. Tuesday 03/17/26 Bids Due at 3:00 P.M. at the Administration Building Wednesday 09/30/26 Project Completion",
  ],
]);
