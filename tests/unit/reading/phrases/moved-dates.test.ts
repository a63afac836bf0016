import { testPhrases } from "./phrases";

/** The date in place of another is the one that holds. */
testPhrases([
  [
    "site_meeting 2026-03-04 10:00 unsaid",
    "The site visit scheduled for March 3, 2026 has been moved to March 4, 2026 at 10:00 a.m.",
  ],
  [
    "site_meeting 2026-03-04 10:00 unsaid",
    "The site visit originally scheduled for March 3, 2026 will now take place on March 4, 2026 at 10:00 a.m.",
  ],
  [
    "closing 2026-03-12 14:00",
    "The closing date was March 5, 2026 and has been changed to March 12, 2026 at 2:00 p.m.",
  ],
  [
    "closing 2026-03-06",
    "The closing date was incorrectly shown as Wednesday March 5, 2026 and has been amended to read Friday, March 6, 2026.",
  ],
  [
    "closing 2026-03-12 14:00",
    "The bid closing is revised from March 5, 2026 to March 12, 2026 at 2:00 p.m.",
  ],
  [
    "closing 2026-03-12 14:00",
    "The closing date has been extended from Thursday, March 5, 2026 to Thursday, March 12, 2026 at 2 p.m.",
  ],
  [
    "closing 2026-03-12 14:00",
    "The closing date for the project has been postponed until March 12, 2026 at 2:00 p.m.",
  ],
  ["questions 2026-03-04", "Question deadline was changed from March 3, 2026 to March 4, 2026."],
  [
    "closing 2026-03-12 14:00",
    "The closing date of March 5, 2026 is extended to March 12, 2026 at 2:00 p.m.",
  ],
  [
    "closing 2026-09-04 14:00",
    "The RFI closing date is hereby extended to 4 September 2026 at 14:00 EDT to publish the resulting questions and responses.",
  ],
  [
    "closing 2026-03-12 14:00",
    "La date de clôture était le 5 mars 2026 et est reportée au 12 mars 2026 à 14 h.",
  ],
  ["closing 2026-03-12 14:00", "La date de clôture a été reportée au 12 mars 2026 à 14 h."],
  ["closing 2026-03-12 14:00", "La date de clôture est reportée au jeudi 12 mars 2026 à 14 h."],
  ["site_meeting 2026-03-04 10:00 unsaid", "La visite du 3 mars 2026 a été déplacée au 4 mars 2026 à 10 h."],
  [
    "closing 2026-03-12 14:00, questions 2026-03-03",
    "La période de questions se termine le 3 mars 2026. La date de clôture est prolongée jusqu'au 12 mars 2026 à 14 h.",
  ],
]);

/** No date of a bid, or none that holds. */
testPhrases([
  ["", "The council meeting of March 3, 2026 was moved to March 4, 2026 at 7 p.m."],
  ["", "The site visit scheduled for March 3, 2026 has been cancelled."],
  ["", "The site visit of March 3, 2026 has been postponed."],
  ["", "The public hearing was moved from March 3, 2026 to March 4, 2026."],
  ["", "The closing was on January 5, 2026 and bids were opened January 6, 2026."],
  ["", "La visite du 3 mars 2026 est annulée."],
  ["", "La visite du 3 mars 2026 est reportée à une date ultérieure."],
  ["", "La séance du conseil du 3 mars 2026 est reportée au 4 mars 2026 à 19 h."],
]);
