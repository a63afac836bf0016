import { testPhrases } from "./phrases";

/** When bids are opened. */
testPhrases([
  ["closing 2026-03-05 14:00, opening 2026-03-05 14:00", "BID DUE/OPENING: March 5, 2026 2:00 PM"],
  ["closing 2026-03-05 14:00, opening 2026-03-05 14:00", "Bid Due Date / Opening: March 5, 2026 at 2:00 PM"],
  [
    "closing 2026-03-05 14:00, opening 2026-03-05 14:30",
    "Tenders close at 2:00 p.m. on March 5, 2026. Opening at 2:30 p.m., March 5, 2026.",
  ],
  ["opening 2026-03-05 11:00", "Bids will be unsealed at 11:00 a.m. on March 5, 2026."],
  [
    "closing 2026-03-05 14:00, opening 2026-03-05 14:00",
    "Sealed bids must be received on or before Thursday, March 5, 2026 at 2:00 p.m. Tenders will be opened in public at the location, time and date specified above.",
  ],
  [
    "closing 2026-03-05 14:00, opening 2026-03-05 14:00",
    "Sealed bids are due March 5, 2026 at 2:00 p.m. They will be opened on the date and at the time stated above.",
  ],
  [
    "closing 2026-03-05 14:00, opening 2026-03-05 14:00",
    "Bids are due at 2:00 p.m. on March 5, 2026. Bids will be publicly opened at the above time in the Council Chambers.",
  ],
  [
    "closing 2026-04-28 14:00, opening 2026-04-28 14:00",
    "The Town will receive sealed bids for the 2026 Road Program: Paving and Drainage until 2:00 PM on Tuesday, April 28, 2026 at which time they will be opened.",
  ],
  ["opening 2026-03-05 14:00", "Dépouillement des offres : 5 mars 2026 à 14 h"],
  ["opening 2026-03-05 14:00", "L'ouverture des enveloppes aura lieu le 5 mars 2026 à 14 h."],
  ["opening 2026-03-05 14:00", "Les soumissions seront dépouillées le 5 mars 2026 à 14 h."],
  [
    "opening 2026-03-05 14:05",
    "Le dépouillement public des soumissions se fera à 14 h 05 le jeudi 5 mars 2026.",
  ],
]);

/** No opening of bids. */
testPhrases([
  ["", "The arena's opening at 2 p.m. on March 5, 2026 is open to all."],
  ["", "Envelopes were unsealed on January 5, 2026."],
  [
    "closing 2026-03-05 14:00",
    "Bids are due at 2:00 p.m. on March 5, 2026. The specifications above will be opened to questions.",
  ],
  [
    "closing 2026-03-05 14:00",
    "Sealed bids are due March 5, 2026 at 2:00 p.m. They will be opened after the time stated above.",
  ],
  ["", "L'ouverture de la piscine aura lieu le 5 mars 2026."],
  ["", "Le dépouillement du scrutin aura lieu le 5 mars 2026 à 20 h."],
]);

/** Questions and addenda. */
testPhrases([
  ["questions 2026-03-03", "Aucune question ne sera acceptée après le 3 mars 2026."],
  ["questions 2026-03-03 16:00", "Aucune demande de précisions ne sera traitée après le 3 mars 2026 à 16 h."],
  ["questions 2026-03-03 12:00", "La période de questions se termine le 3 mars 2026 à midi."],
  ["addenda 2026-03-06", "No addenda will be issued after March 6, 2026."],
  ["addenda 2026-03-06", "Aucun addenda ne sera émis après le 6 mars 2026."],
  ["addenda 2026-03-06", "The final addendum, if applicable, will be issued on March 6, 2026."],
  ["addenda 2026-03-06", "The last addendum, if any, shall be posted by March 6, 2026."],
  ["questions 2026-03-03", "Requests for information must be received by March 3, 2026."],
  ["questions 2026-03-03 17:00", "RFI deadline: March 3, 2026, 5:00 PM"],
  ["closing 2026-03-05 14:00", "RFI closes March 5, 2026 at 2 p.m."],
  ["closing 2026-03-05 14:00", "Request for Information closing date: March 5, 2026 at 2:00 p.m."],
  [
    "questions 2026-03-20 14:00",
    "Vendor Questions Due 2:00 PM 3/20/2026\nState Response to Vendor Questions Due 3/25/2026",
  ],
  ["", "Responses to vendor questions due: March 6, 2026"],
  ["", "City responses to bidder questions will be posted March 6, 2026."],
  ["", "No answer was given after January 6, 2026."],
  ["", "Aucun addenda n'a été publié en date du 6 février 2026."],
]);
