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

// Bids are due before the time of the opening that the sentence before states.
testPhrases([
  [
    "closing 2026-03-12 14:00, opening 2026-03-12 14:00",
    "Bids will be opened and read in public at Town Hall on March 12, 2026 at 2:00 p.m. All bids shall be presented to the Clerk before this time.",
  ],
  [
    "closing 2026-03-12 14:00, opening 2026-03-12 14:00",
    "Bids will be received up to 2:00 p.m. on March 12, 2026. Bids received on time will be publicly opened and read aloud at that time at the Town Hall, 933 Country Route 401, Albany.",
  ],
]);

// Bids by other names, and what parts a sentence.
testPhrases([
  [
    CLOSES,
    "RFPs shall be submitted in sealed envelopes and delivered to the Clerk's Office by 2:00 p.m. on March 12, 2026.",
  ],
  [CLOSES, "Requests for Proposals (RFPs) will be received until 2:00 p.m. on March 12, 2026."],
  ["", "Requests for proposals will be sent to vendors on March 12, 2026."],
  ["closing 2026-03-12", "Amendment 2: extending solicitation until March 12, 2026."],
  [
    "closing 2026-03-12 10:00, opening 2026-03-12 10:00",
    "The Town will receive and publicly open and read sealed bids for:\nWATER MAIN EXTENSION CONTRACT NO. CCWD 26.01\nat the Town Clerk's Office, 1 Heady Street, at:10:00 AM (prevailing time), Thursday, March 12, 2026.",
  ],
  [
    "opening 2026-03-12 13:00",
    "Copies of proposal forms and specifications may be obtained from the website www.example.org/scripts/public/home.asp\nAt 1:00 p.m., Thursday, March 12, 2026, the proposals will be opened and read aloud.",
  ],
  [
    "site_meeting 2026-03-03 10:00 no",
    "|Pre-Bid Conference: |ALL PROSPECTIVE BIDDERS ARE ENCOURAGED TO ATTEND A PRE-BID CONFERENCE TO BE HELD AT |\n\n| |10:00 A.M. ON MARCH 3, 2026 AT THE SCHOOL, HAYESTOWN AVENUE |",
  ],
  [
    CLOSES,
    "The bid due date has been rescheduled for March 12, 2026, at 2:00 PM, with the anticipated contract award date set for April 8, 2026.",
  ],
]);

// What looks like the receiving or the closing of bids and is none.
testPhrases([
  ["", "The council will receive and open correspondence on March 12, 2026."],
  ["", "School closing: March 12, 2026"],
  [
    "opening 2026-03-12 14:00",
    "Bids will be opened March 12, 2026 at 2:00 p.m. Samples shall be submitted after this time.",
  ],
  [CLOSES, "Closing March 12, 2026 at 2:00 p.m.\nAddendum 1 issued February 20, 2026"],
  [CLOSES, "Submissions: Thursday March 12, 2026 at 2 PM"],
  [CLOSES, "Date & Time of Closing\nMarch 12, 2026 14:00"],
]);
