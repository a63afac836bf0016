import { testPhrases } from "./phrases";

testPhrases([
  // Labels, and bids that a sentence before names
  [
    "closing 2026-03-05 14:00",
    "E-mail: buyer@example.org RETURN TENDERS NO LATER THAN: March 5, 2026 at 2:00 PM",
  ],
  [
    "closing 2026-03-05 14:00",
    "Offers must be on the form.\nAnd shall be filed with the Secretary before 2:00 p.m. on March 5, 2026.",
  ],
  [
    "closing 2026-03-05 14:00",
    "Envelopes for proposals bear these words:\nNAME OF BIDDER\nAnd must be delivered by hand or mailed, to the Town Hall, on or before March 5, 2026 at 2:00 p.m.",
  ],
  ["", "The pumps are tested.\nAnd must be delivered to the shop on or before March 5, 2026."],
  ["", "Questions about bids are in writing.\nAnd must be received by March 5, 2026."],
  [
    "closing 2026-03-05 12:00",
    "Completion of a form is needed. Quotes must be in a sealed envelope. Deadline: March 5, 2026 at NOON",
  ],
  [
    "",
    "Completion of a form is needed. Reports must be in a sealed envelope. Deadline: March 5, 2026 at NOON",
  ],
  [
    "closing 2026-03-05 14:00",
    "Firms may send a quotation. Such information must be submitted to the contracting officer by 2:00 p.m. on March 5, 2026.",
  ],
  ["", "Such information must be submitted to the inspector by March 5, 2026."],
  [
    "closing 2026-03-05 12:00",
    "The School District is soliciting quotes for mowing on or before noon, March 5, 2026.",
  ],
  // French
  ["closing 2026-03-05 14:00", "La date et l'heure limites de dépôt des offres sont le 5 mars 2026 à 14 h."],
  [
    "closing 2026-03-05 14:00, opening 2026-03-05 14:00",
    "La date et l'heure limites de réception et d'ouverture des offres : le 5 mars 2026 à 14 h",
  ],
  [
    "questions 2026-03-05 14:00",
    "La date et l'heure limites de réception des questions sont le 5 mars 2026 à 14 h.",
  ],
  [
    "complaints 2026-03-05 14:00",
    "La date et l'heure limites de réception des plaintes sont le 5 mars 2026 à 14 h.",
  ],
  [
    "closing 2026-03-05 14:00",
    "Solicitation Closes – L'invitation prend fin EST\n\nAt / à :\n\n14 h\n\nOn / le :\n\n5 mars, 2026",
  ],
  // Blank lines between all lines
  [
    "closing 2026-03-05 11:00, opening 2026-03-05 11:00",
    "The County invites bids for the bridge on Canal Road. Sealed bids will be received\n\nby the Clerk of the County at 4 Court Square until the hour of\n\n11:00 a.m. on March 5, 2026, at which time they will be opened and\n\nread. Each bid must come with a deposit of ten per cent.",
  ],
  ["", "Bids will be received\n\nby the clerk\n\nat any time.\n\nThe office\n\nis closed on March 5, 2026."],
]);
