import { testPhrases } from "./phrases";

testPhrases([
  [
    "site_meeting 2026-03-05 10:00 yes",
    "Site visit: Mandatory. March 5, 2026 at 10:00 a.m., 45 King Street.",
  ],
  ["site_meeting 2026-03-05 10:00 no", "Pre-bid meeting: Optional. Thursday, March 5, 2026, 10:00 AM"],
  ["site_meeting 2026-03-05 10:00 no", "Job walk: Non-mandatory. March 5, 2026, 10:00 AM"],
  ["site_meeting 2026-03-05 10:00 yes", "Visite des lieux : obligatoire. Le 5 mars 2026 à 10 h."],
  ["closing 2026-03-05 14:00", "Bid bond: Mandatory. March 5, 2026 at 2:00 p.m. is the bid closing."],
  ["site_meeting 2026-03-05 10:00 yes", "Pre-Bid (Mandatory) - March 5, 2026 @ 10:00AM"],
  ["site_meeting 2026-03-05 10:00 no", "Pre-Tender (Optional): March 5, 2026 @ 10:00AM"],
  ["site_meeting 2026-03-05 10:00 no", "Pre Proposal (Non-Mandatory) | March 5, 2026 10:00 AM"],
  ["", "Pre-bid (mandatory) forms are on file since March 5, 2026."],
  [
    "site_meeting 2026-03-05 10:00 yes",
    "A mandatory pre-bid walk will be held on March 5, 2026 at 10:00 a.m.",
  ],
  ["site_meeting 2026-03-05 10:00 yes", "Mandatory job walk: March 5, 2026, 10:00 AM"],
  [
    "site_meeting 2026-03-05 10:00 unsaid",
    "A tour of the facility will be given on March 5, 2026 at 10:00 a.m.",
  ],
  [
    "site_meeting 2026-03-05 10:00 no",
    "A voluntary tour of the buildings will take place on March 5, 2026 at 10:00 a.m.",
  ],
  [
    "site_meeting 2026-03-05 10:00 unsaid",
    "Tuesday, January 27, 2026, release\nThursday, March 5, 2026, Pre-Proposal Site Visit 10AM",
  ],
  [
    "site_meeting 2026-03-05 14:00 unsaid",
    "• March 5, 2026 - Pre-bid meeting - Council Chambers (2:00 p.m.)",
  ],
  [
    "site_meeting 2026-03-05 10:00 yes, site_meeting 2026-03-06 10:00 yes",
    "Two mandatory pre-bid on-site meetings will be held from 10:00 a.m. to 12:00 p.m. on March 5, 2026 and March 6, 2026.",
  ],
  [
    "site_meeting 2026-03-05 16:30 unsaid",
    "A pre-bid meeting to discuss the specifications and answer questions will be held on Thursday, March 5, 2026 at 4:30 pm.",
  ],
  [
    "site_meeting 2026-03-05 09:00 yes",
    "A mandatory job showing will be held Thursday March 5th, 2026 at 9:00 AM at the arena.",
  ],
  [
    "site_meeting 2026-03-05 10:00 no",
    "Pre-proposal conference (non-mandatory): March 5, 2026 at 10:00 a.m.",
  ],
  [
    "site_meeting 2026-03-05 10:00 no",
    "Bidders are encouraged to attend a site inspection on March 5, 2026 at 10:00 a.m.",
  ],
  [
    "site_meeting 2026-03-05 10:00 yes",
    "Attendance at the site visit on March 5, 2026 at 10:00 a.m. is required.",
  ],
  ["site_meeting 2026-03-05 10:00 unsaid", "Event | Date\nSite visit | March 5, 2026 at 10:00 AM"],
  ["site_meeting 2026-03-05 10:00 yes", "Une visite obligatoire des lieux aura lieu le 5 mars 2026 à 10 h."],
  ["site_meeting 2026-03-05 10:00 yes", "Visite des lieux : obligatoire – 5 mars 2026 à 10h00"],
  ["site_meeting 2026-03-05 10:00 no", "Une visite facultative du site est prévue le 5 mars 2026 à 10 h."],
  ["site_meeting 2026-03-05 13:30 unsaid", "Une séance d'information se tiendra le 5 mars 2026 à 13 h 30."],
  [
    "site_meeting 2026-03-05 08:30 no",
    "Les soumissionnaires sont invités à assister à une conférence des soumissionnaires le 5 mars 2026 à 8 h 30.",
  ],
  [
    "",
    "Tuesday, March 3, 2026, Pre-Proposal Site Visit 10AM\nCHANGED TO 03/05/2026 at the same times, due to snow.",
  ],
  ["", "The pre-bid meeting of March 5, 2026 at 10:00 a.m. is cancelled."],
  ["", "A pre-construction meeting will be held on March 5, 2026 at 10:00 a.m. with the successful bidder."],
  ["", "The Town Council will consider the award at its meeting of March 17, 2026 at 7:00 p.m."],
  ["", "If a site visit is required it may be held on March 5, 2026 at 10:00 a.m."],
  ["", "Une réunion du conseil aura lieu le 5 mars 2026 à 19 h."],
  ["", "The site meeting was held on February 3, 2026 at 10:00 a.m."],
  ["site_meeting none", "NOTE: There is no site visit scheduled for this opportunity."],
  ["site_meeting none", "Visite des lieux : Non applicable"],
  [
    "site_meeting 2026-03-05 10:00 unsaid",
    "The site will be open for viewing on March 5, 2026 at 10:00 a.m.",
  ],
  [
    "site_meeting 2026-03-05 10:00 yes",
    "Contractors shall meet at the main entrance on March 5, 2026 at 10:00 a.m. for a mandatory walk-through.",
  ],
  ["site_meeting 2026-03-05 10:00 yes", "Mandatory Prebid: Thursday, March 5, 2026 at 10:00 AM"],
]);
