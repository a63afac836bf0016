import { expect, test } from "vitest";
import { sureDates } from "./read-notice";

/** Dates in lists, tables and lines that have run together, and openings that do not repeat the closing's day. */
const LAYOUTS: ReadonlyArray<readonly [expected: string, text: string]> = [
  [
    "closing 2026-03-12 14:00, questions 2026-03-05 16:00, site_meeting 2026-03-03 10:00 unsaid",
    "Site Visit | March 3, 2026 10:00 AM\nQuestions Due | March 5, 2026 4:00 PM\nProposals Due | March 12, 2026 2:00 PM",
  ],
  [
    "intent 2026-03-02, opening 2026-03-12 14:00, questions 2026-03-05",
    "| Intent to Bid | March 2, 2026 |\n| Questions Deadline | March 5, 2026 |\n| Bid Opening | March 12, 2026 2:00 PM |",
  ],
  [
    "closing 2026-03-12 15:00, intent 2026-03-02 15:00, questions 2026-03-05 15:00, site_meeting 2026-03-03 10:00 yes",
    "Return of Site Visit Registration Form (Attachment C): Monday, March 2, 2026, by 3:00 PM Mandatory Site Visit: Tuesday, March 3, 2026, at 10:00 AM Receipt of Questions from Bidders: Thursday, March 5, 2026, by 3:00 PM Questions & Answers sent by the buyer: Friday, March 6, 2026 Bid Due Date and Time: Thursday, March 12, 2026, by 3:00 PM",
  ],
  [
    "closing 2026-03-12 15:00, questions 2026-03-05 15:00",
    "Questions about the bids are due in writing by March 5, 2026 by 3:00 PM Bids are due on Thursday, March 12, 2026 by 3:00 PM",
  ],
  [
    "closing 2026-03-12 11:00",
    "Sealed bids will be received by the Town until\n\n11:00 a.m., March 12, 2026,\n\nat the Town Hall.",
  ],
  [
    "closing 2026-03-12 13:00",
    "Tenders will be received until 1:00 p.m. local time on:\n\nThursday March 12, 2026",
  ],
  [
    "closing 2026-03-12 13:00",
    "Quotations must be submitted on or before 1300 hrs. Thursday, March 12, 2026.",
  ],
  [
    "closing 2026-03-12 13:00",
    "Sealed bids marked “Snow” are due at the office by 1:00 p.m. on March 12, 2026.",
  ],
  ["closing 2026-03-12 17:00", "All bids must be in our mailbox by Thursday, March 12, 2026 @5:00PM"],
  [
    "closing 2026-03-12 15:00",
    "All required documents must be received no later than 3:00 PM on March 12, 2026.",
  ],
  ["closing 2026-03-12 14:00", "Tender Closeout: Thursday, March 12th @ 2pm"],
  [
    "closing 2026-03-12 12:00",
    "Bids may be received during business hours (Monday-Friday 8:00 am-4:30 pm) at City Hall by Thursday, March 12 2026 at noon.",
  ],
  ["closing 2026-03-12 15:00", "All proposals must be received by march 12, 2026 @3: 00 p. m."],
  [
    "closing 2026-03-12 13:00, opening 2026-03-12 13:00",
    "Sealed bids will be received by the Board and publicly opened and read at the Town Hall at 1:00 PM on March 12, 2026.",
  ],
  [
    "closing 2026-03-12 12:00, opening 2026-03-12 18:00",
    "Bids are due by noon, Thursday, March 12, 2026, and will be opened during the Select Board meeting to be held at 6PM the same day.",
  ],
  [
    "closing 2026-03-12 17:30, opening 2026-03-12 18:00",
    "Sealed bids will be received until 5:30 p.m. on March 12, 2026, with bids being opened and read at 6:00 p.m.",
  ],
  [
    "closing 2026-03-12 11:00, opening 2026-03-12 11:05",
    "Les soumissions seront reçues jusqu'à 11 h, le 12 mars 2026, et seront ouvertes publiquement le même jour à 11 h 05.",
  ],
  [
    "closing 2026-03-12 08:59, opening 2026-03-12 09:00",
    "Sealed bids may be submitted on or before the bid opening date of March 12, 2026 until 8:59 a.m. Bids shall be opened at 9:00 a.m.",
  ],
  [
    "addenda 2026-03-06, questions 2026-03-05",
    "Questions will be accepted up  to Thursday March 5, 2026 , with addendums being issued up to Friday March 6, 2026.",
  ],
  [
    "questions 2026-03-06 17:00",
    "Requests for Information (RFIs): Cut off for RFIs is Friday, March 6th by 5pm.",
  ],
  ["questions 2026-03-05 17:00", "Q&A period closes March 5, 2026 at 5:00 PM"],
  ["intent 2026-03-02 16:00", "Bidders must submit the Intent to Bid Form by March 2, 2026 at 4:00 p.m."],
  ["intent 2026-03-02", "Letter of Intent Due: 3/2/2026 Monday"],
  ["intent 2026-03-02", "March 2, 2026: Letter of intent due"],
  ["site_meeting 2026-03-03 13:30 no", "Une visite facultative est prévue le 3 mars 2026 à 13 h 30."],
  [
    "end 2026-12-31",
    "The period of contract shall be from date of award and shall end on December 31, 2026.",
  ],
  ["end 2026-06-20", "The deadline for planting is June 20, 2026."],
  ["validity 60", "No response may be withdrawn for a period of sixty (60) days after the opening."],
  ["validity 90", "Pricing must be held firm for a period of ninety (90) days."],
  ["term", "The contract time for this project is sixty (60) calendar days."],
  ["term", "The work must be completed within 57 calendar days."],
  ["term", "The City requires an eighteen (18) month lease of collection vehicles."],
];

test.each(LAYOUTS)("reads %s in: %s", (expected, text) => {
  expect(sureDates(text)).toBe(expected);
});

test.each([
  "The contract covers the town's fiscal year 2026 (July 2026-June 2027).",
  "Bids will be opened at 10:00 a.m. in the Council Chambers.",
  "Bids will be received until noon, March 12, 2026, and opened immediately following, before the meeting at 7:00 p.m.",
  "The form of contract and other documents will be available starting March 5, 2026.",
  "PROPOSALS DUE soon. Proposals tell how all deliverables are completed no later than June 30, 2026.",
  "Office hours are Monday to Friday, 8:00 a.m. to 4:00 p.m., until March 12, 2026.",
  "Bidders must submit the registration form before they bid.",
])("no opening, period or closing is made up from: %s", (text) => {
  expect(sureDates(text).replace("closing 2026-03-12 12:00", "")).toBe("");
});
