import { testPhrases } from "./phrases";

const ALL = "closing 2026-03-10, questions 2026-03-03, site_meeting 2026-02-26 unsaid";

testPhrases([
  [
    ALL,
    "February 26, 2026 Pre-bid meeting March 3, 2026 Questions due March 10, 2026 Bids due March 20, 2026 Award",
  ],
  [
    ALL,
    "Pre-bid meeting February 26, 2026 Questions due March 3, 2026 Bids due March 10, 2026 Award March 20, 2026",
  ],
  [ALL, "February 26, 2026 – pre-bid meeting, March 3, 2026 – questions due, March 10, 2026 – bids due"],
  [ALL, "February 26, 2026: Pre-bid meeting\nMarch 3, 2026: Questions due\nMarch 10, 2026: Bids due"],
  [
    ALL,
    "| February 26, 2026 | Pre-bid meeting |\n| March 3, 2026 | Questions due |\n| March 10, 2026 | Bids due |",
  ],
  [
    ALL,
    "1. Pre-bid meeting ........ February 26, 2026\n2. Questions due ........ March 3, 2026\n3. Bids due ........ March 10, 2026",
  ],
  [ALL, "Pre-bid meeting\tFebruary 26, 2026\nQuestions due\tMarch 3, 2026\nBids due\tMarch 10, 2026"],
  [
    "closing 2026-03-09 14:00, site_meeting 2026-03-03 10:00 yes",
    "March 3, 2026 at 10 a.m. – mandatory site visit at Town Hall, March 9, 2026 at 2 p.m. – bids due, March 20, 2026 – award",
  ],
  [
    "closing 2026-03-09 14:00, site_meeting 2026-03-03 10:00 unsaid",
    "March 3, 2026 10:00 AM Pre-Bid Meeting March 9, 2026 2:00 PM Bids due March 20, 2026 Award",
  ],
  [
    "closing 2026-03-09, site_meeting 2026-03-03 unsaid, start 2026-03-12",
    "3 mars 2026 Visite des lieux 9 mars 2026 Dépôt des soumissions 12 mars 2026 Début du contrat",
  ],
  [
    "closing 2026-03-09, site_meeting 2026-03-03 unsaid",
    "3 mars 2026 : visite des lieux, 9 mars 2026 : dépôt des soumissions",
  ],
  ["closing 2026-03-09", "Réception des offres\t9 mars 2026"],
  ["questions 2026-03-03", "Deadline for inquiries from bidders\tMarch 3, 2026"],
  ["intent 2026-03-03", "Notice of Intent to Propose\nMarch 3, 2026"],
  ["intent 2026-03-03", "• Mandatory letter of intent (March 3, 2026)"],
  ["addenda 2026-03-03", "March 3, 2026 – Issue final addendum"],
  ["addenda 2026-03-03", "3 mars 2026 : publication du dernier addenda"],
  ["questions 2026-03-03", "End of question period\tMarch 3, 2026"],
  ["closing 2026-03-09", "Receipt of proposals\nMarch 9, 2026"],
  ["start 2026-03-30", "| Start of services | March 30, 2026 |"],
  ["end 2026-12-01", "• End of contract (December 1, 2026)"],
  ["end 2026-12-01", "Fin prévue des travaux : 1er décembre 2026"],
  ["end 2026-12-01", "Achèvement des travaux\t1er décembre 2026"],
  ["closing 2026-03-10 14:00", "March 3, 2026 was the first date; bids are due March 10, 2026 at 2:00 PM."],
  ["closing 2026-03-09", "March 3, 2026 bids are due by March 9, 2026"],
  ["", "• Announce pre-bid conference (March 3, 2026)"],
  ["site_meeting 2026-03-17 unsaid", "• Hold virtual pre-bid conference (March 17, 2026)"],
  ["", "April 2, 2026 Deadline for vendors to notify the owner of intent to attend the Pre-Bid Meeting."],
  ["", "April 26, 2026 Vendors submit written questions arising from the Pre-Bid Meeting."],
  ["", "May 3, 2026 The owner sends its response to Pre-Bid Meeting questions."],
  ["", "• Deadline for bidders to respond to requests for information (April 21, 2026)"],
  ["", "The work is to be completed 100 calendar days from the start of construction."],
  ["", "March 3, 2026 to March 5, 2026 Site visits by appointment."],
  ["questions 2026-03-30 15:00", "Closing Time: 3:00 PM Question Acceptance Deadline 2026/03/30 03:00:00 PM"],
  [
    "closing 2026-03-12 14:00, questions 2026-03-04 14:00, site_meeting 2026-02-27 12:00 no",
    "Request for Proposals: Facility Management Event Date Time Question Due Date (See Section 2.1 of this RFP.) Wednesday, March 4, 2026 2:00 PM ET Optional Pre-Proposal Conference (See Section 2.2 of this RFP.) Friday, February 27, 2026 12:00 PM Proposal Due Date (See Section 2.3 of this RFP.) Thursday, March 12, 2026 2:00 PM ET Dates may change.",
  ],
  [
    "closing 2026-03-12 14:00, site_meeting 2026-03-03 11:00 yes",
    "Notice issued February 20, 2026 Mandatory walk-through (front entrance) March 3, 2026 11:00 AM Bid submission deadline March 12, 2026 2:00 PM",
  ],
  [
    "closing 2026-03-12 14:00, questions 2026-03-05",
    "Questions will be accepted until March 5, 2026. Proposals must be received by March 12, 2026 at 2:00 PM. The award is planned for March 30, 2026.",
  ],
  [
    "site_meeting 2026-03-03 10:00 unsaid",
    "Site visit (Refer to Section 4.) Tuesday, March 3, 2026 10:00 AM",
  ],
  [
    "closing 2026-03-12 14:00",
    "Proposal Submission Date March 12, 2026 (Refer to Section 3.2 for more information.) 2:00 PM",
  ],
]);
