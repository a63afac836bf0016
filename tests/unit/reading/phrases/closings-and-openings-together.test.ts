import { testPhrases } from "./phrases";

/** Closings and openings in further words, also of one label. */
testPhrases([
  [
    "opening 2026-03-05 14:00",
    "The Township will publicly open and read all bids on March 5, 2026 at 2:00 p.m.",
  ],
  ["opening 2026-03-05 14:00", "Unsealing of bids: March 5, 2026 2:00 p.m."],
  ["opening 2026-03-05 14:00", "The reading of bids will be held on March 5, 2026 at 2:00 p.m."],
  [
    "closing 2026-03-05 14:00, opening 2026-03-05 14:00",
    "Bids are due on March 5, 2026 at 2:00 p.m. Bids will be opened at the same time and place.",
  ],
  [
    "closing 2026-03-05 14:00, opening 2026-03-05 14:00",
    "Bid due date and opening: March 5, 2026 at 2:00 p.m.",
  ],
  [
    "closing 2026-03-05 14:00, opening 2026-03-05 14:00",
    "Bid Submission Deadline and Opening: March 5, 2026 at 2:00 p.m.",
  ],
  ["closing 2026-03-05 14:00, opening 2026-03-05 14:00", "Bid closing and opening: March 5, 2026 2:00 p.m."],
  [
    "closing 2026-03-05 14:00, opening 2026-03-05 14:00",
    "Sealed bids for snow plowing will be received by the Town until 2:00 p.m., March 5, 2026, then publicly opened and read.",
  ],
  ["opening 2026-03-05 14:00", "Date et heure d'ouverture : 5 mars 2026 à 14 h"],
  ["closing 2026-03-05 14:00", "SOQs are due March 5, 2026 at 2:00 p.m."],
  ["closing 2026-03-05 14:00", "Qualifications packages are due March 5, 2026 at 2:00 p.m."],
  ["closing 2026-03-05 14:00", "Capability statements are due March 5, 2026 at 2:00 p.m."],
  ["closing 2026-03-05", "Capability statements must be submitted by March 5, 2026."],
  ["closing 2026-03-05", "Interested parties must submit a capability statement by March 5, 2026."],
  ["closing 2026-03-05 14:00", "Date of submission: March 5, 2026 2:00 p.m."],
  ["closing 2026-03-05 14:00", "The bidding period ends March 5, 2026 at 2:00 p.m."],
  [
    "closing 2026-03-05 14:00",
    "La Ville de Laval demande des soumissions; elles seront reçues au bureau du greffier jusqu'à 14 h le 5 mars 2026.",
  ],
  ["closing 2026-03-05", "La date limite pour recevoir les soumissions est le 5 mars 2026."],
  ["closing 2026-03-05 14:00", "Les enveloppes doivent être reçues au plus tard le 5 mars 2026 à 14 h"],
]);

/** Words that are also said of other matters. */
testPhrases([
  ["", "Road opened to traffic on March 5, 2026."],
  ["", "The bid file will be opened to the public on March 5, 2026."],
  ["", "The grant application deadline is March 5, 2026."],
  [
    "closing 2026-03-05 14:00, opening 2026-03-05 14:05",
    "Sealed bids will be received until 2:00 p.m., local time, on Thursday, March 5, 2026, and publicly opened at 2:05 p.m.",
  ],
  [
    "closing 2026-03-05 14:00, opening 2026-03-05 14:30",
    "Sealed bids will be received until 2:00 p.m., prevailing time, March 5, 2026 and opened at 2:30 p.m.",
  ],
  [
    "closing 2026-03-05 14:00",
    "Bids are due by 2:00 p.m. (local time), on Thursday, March 5, 2026, with the site open at 8:00 a.m.",
  ],
  [
    "closing 2026-03-12 14:00, opening 2026-03-12 14:05",
    "Sealed bids will be received until 2:00 p.m. local time and publicly opened at 2:05 p.m. on Thursday, March 12, 2026.",
  ],
  [
    "closing 2026-03-12 10:30, opening 2026-03-12 10:45",
    "Les soumissions seront reçues jusqu'à 10 h 30 et seront ouvertes à 10 h 45 le 12 mars 2026",
  ],
  [
    "opening 2026-03-12 10:00",
    "Bids will be received until 2:00 p.m. daily and opened at 10:00 a.m. on March 12, 2026.",
  ],
  [
    "closing 2026-03-12 18:00, opening 2026-03-12 19:00",
    "Bids are due by 6:00 p.m. Thursday, March 12, 2026 and will be opened that same day at approximately 7:00 p.m.",
  ],
]);
