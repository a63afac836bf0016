import { testPhrases } from "./phrases";

/** Hours in other forms. */
testPhrases([
  ["closing 2026-03-05 14:00", "Bids are due at 1400h on March 5, 2026."],
  ["closing 2026-03-05 14:00", "Bids are due March 5, 2026 at 1400 h."],
  ["closing 2026-03-05 14:00", "Bids are due at two p.m. on March 5, 2026."],
  ["closing 2026-03-05 11:00", "Bids are due March 5, 2026 by eleven a.m."],
  ["closing 2026-03-05 14:00", "Bids are due at 200 PM on March 5, 2026."],
  ["closing 2026-03-05 11:30", "Bids are due March 5, 2026 at 1130 a.m."],
  ["closing 2026-03-05 14:30", "Les soumissions sont reçues jusqu'au 5 mars 2026 à 14 h 30."],
  ["closing 2026-03-05 14:00", "Les soumissions sont reçues jusqu'au 5 mars 2026 à 1400 h."],
]);

/** No hours. */
testPhrases([
  ["closing 2026-03-05", "Bids are due March 5, 2026 in Room 1400 Hall."],
  ["", "Bids are due March 5, 2026 at twelve a.m."],
  ["closing 2026-03-05", "Bids are due March 5, 2026 at 1375 PM."],
  ["closing 2026-03-12 14:00", "Votre soumission doit être déposée le 12 mars 2026 avant 14 h 00 00 s."],
  ["opening 2026-03-12 14:05", "Elles seront ouvertes le 12 mars 2026 à 14 h 05 00 s."],
  ["", "Snow date for pre-bid meeting: February 18, 2026 @ 11:00 a.m."],
]);
