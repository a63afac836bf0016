import { testPhrases } from "./phrases";

/** Hours and days that contradict themselves, or could be two, give no closing. */
testPhrases([
  ["", "Bids close Monday, March 5, 2026 at 2 p.m."],
  ["", "Les soumissions seront reçues au plus tard le lundi 5 mars 2026 à 14 h."],
  ["", "Bids close March 5, 2026 at midnight."],
  ["", "Bids close March 5, 2026 at 12:00 midnight."],
  ["", "Bids close at 12 midnight, March 5, 2026."],
  ["", "Bids close March 5, 2026 at 12:00 a.m."],
  ["", "Bids close March 5, 2026 at 24:00."],
  ["", "Les soumissions sont reçues jusqu'au 5 mars 2026 à 24 h."],
  ["", "Les soumissions sont reçues jusqu'au 5 mars 2026 à minuit."],
  ["", "Bids close March 5, 2026 at 2:00."],
  ["", "Bids close March 5, 2026 at 14:00 p.m."],
  ["", "Bids close March 8, 2026 at 2:30 a.m."],
  ["", "Bids close November 1, 2026 at 1:30 a.m."],
  ["", "Bids close February 29, 2026 at 2 p.m."],
  ["", "Bids close 12/11/2026 at 2 p.m."],
  ["", "Bids close 02/03/2026 at 2 p.m."],
  ["", "Bids close March 5, 2099 at 2 p.m."],
  ["", "Bids close March 5 or 6, 2026 at 2 p.m."],
  ["", "Bids close March 5, 2026 at 2 p.m. or March 6, 2026 at 2 p.m."],
  ["", "The site visit is on March 5, 2026 or March 6, 2026."],
  ["", "La visite aura lieu le 5 mars 2026 ou le 6 mars 2026."],
  ["", "Bids close no earlier than March 5, 2026 at 2 p.m."],
  ["", "Bids do not close March 5, 2026 at 2 p.m."],
  ["", "Bids close January 7 at 2 p.m."],
  ["", "Les soumissions sont reçues au plus tard le vendredi 6 à 14 h."],
]);

/** Hours and days that are plain. */
testPhrases([
  ["closing 2026-03-05 23:59", "Bids close March 5, 2026 at 11:59 p.m. (midnight)."],
  ["closing 2026-03-05 12:00", "Bids close March 5, 2026 at 12:00 p.m. noon"],
  ["closing 2026-03-05 14:00", "Bids close March 5, 2026 at 2 p.m. or later."],
  ["closing 2026-03-05 14:00", "Bids are due by 2 p.m. on March 5, 2026, or will be returned."],
  ["closing 2027-01-07 14:00", "Bids close Thursday, January 7 at 2 p.m."],
  ["closing 2026-03-08 14:30", "Bids close March 8, 2026 at 2:30 p.m."],
  ["closing 2026-12-21 14:00", "Bids close 12/21/2026 at 2 p.m."],
  ["closing 2026-03-05 14:00", "Bids close March 5, 2026 1400 EST"],
  ["closing 2026-03-05", "Bids close March 5, 2026 1400 Main Street"],
  ["closing 2026-03-01 14:00", "Les soumissions sont reçues jusqu'au 1er mars 2026 à 14 h."],
  ["closing 2026-03-05 14:00", "Les soumissions sont reçues d'ici au 5 mars 2026, avant 14 h."],
  ["closing 2026-03-05 14:30", "Les soumissions sont reçues jusqu'au 5 mars 2026 à 14 :30."],
  ["closing 2026-03-05 14:00", "| Closing | March 5, 2026 | 2:00 PM |"],
  ["", "| Road closing | March 5, 2026 | 2:00 PM |"],
  [
    "closing 2026-03-05 14:00, opening 2026-03-05 14:30",
    "Event\tTime\nClosing\tMarch 5, 2026 2:00 PM\nOpening\tMarch 5, 2026 2:30 PM",
  ],
  [
    "closing 2026-03-05 14:00, questions 2026-03-03 14:00",
    "Closing: March 5, 2026 2:00 PM ET\nQuestions: March 3, 2026 2:00 PM ET",
  ],
  ["", "Opening March 5, 2026 a new arena will welcome us."],
]);
