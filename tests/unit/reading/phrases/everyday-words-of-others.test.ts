import { testPhrases } from "./phrases";

/** Everyday sentences with the words of a closing, a visit or questions, about something else. */
testPhrases([
  ["", "Closing is set for March 12, 2026 on the sale of the property."],
  ["", "The property closing takes place on March 12, 2026 at the notary's office."],
  ["", "Road closing takes place March 12, 2026 at 7 a.m. for the parade."],
  ["", "Dépôt des prix de la loterie : 10 mars 2026 à 14 h."],
  ["", "Contact the park ranger by March 12, 2026 with any questions about camping permits."],
  [
    "questions 2026-03-12",
    "Contact the buyer by March 12, 2026 with any questions about the specifications.",
  ],
  ["", "Those interested in viewing the sunset may meet at the pier on March 4, 2026 at 6:00 p.m."],
  [
    "",
    "Insurance is in force from March 1, 2026 through March 1, 2027 and bids received shall remain valid until June 1, 2026.",
  ],
  ["closing 2026-03-12 14:00", "Bids for school buses due March 12, 2026 2 PM"],
  [
    "opening 2026-03-12 16:00",
    "We will open all parks on May 1, 2026. We'll open the bids on March 12, 2026 at 4 p.m.",
  ],
  [
    "closing 2026-03-10 14:00",
    "Bids are due March 10, 2026 at 2:00 p.m. The road reopens at 6:00 p.m. the same day.",
  ],
]);
