import { testPhrases } from "./phrases";

/** Days that are counted back from another date are told, and never computed. */
testPhrases([
  ["questions relative", "No questions will be answered within 48 hours of the bid closing."],
  ["questions relative", "No questions will be answered less than three days before closing."],
  [
    "addenda relative",
    "No addendum will be issued later than four days prior to the date for receipt of bids.",
  ],
  [
    "questions relative",
    "All inquiries must be received in writing no less than seven calendar days before the closing date.",
  ],
  [
    "questions relative",
    "Les questions doivent parvenir au moins cinq jours ouvrables avant la date de clôture.",
  ],
  ["questions 2026-03-03", "Requests for additional information must be received by March 3, 2026."],
  [
    "questions 2026-03-03 12:00",
    "Bidders requiring clarification must contact the City by March 3, 2026 at noon.",
  ],
]);

/** Nothing is counted back, or from no date of a bid. */
testPhrases([
  ["", "Questions are usually answered within 48 hours."],
  ["", "The City answers questions within two days of their receipt."],
  ["", "The contractor must answer within 24 hours of the opening of the road."],
  ["", "Addenda were posted within two days."],
]);
