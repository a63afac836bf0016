import { testPhrases } from "./phrases";

/** When bids close. */
testPhrases([
  ["closing 2026-03-05 14:00", "All bids must be in by 2:00 p.m. on March 5, 2026."],
  ["closing 2026-03-05 12:00", "Bids should be dropped off at Town Hall by noon on March 5, 2026."],
  ["closing 2026-03-05 14:00", "The closing for tenders is set for March 5, 2026 at 2 p.m."],
  ["closing 2026-03-05 14:00", "Bidding closes on March 5, 2026 at 2 p.m."],
  [
    "closing 2026-03-05 14:00",
    "An original and two copies are to reach the bid box by 2:00pm, March 5, 2026.",
  ],
  [
    "closing 2026-03-05 14:00",
    "One original and four copies shall be delivered to the Clerk by 2:00 p.m. on March 5, 2026.",
  ],
  [
    "closing 2026-03-05 14:30",
    "Proposals must be submitted\nMarch 5, 2026\nno later than 2:30 PM ET\nLATE PROPOSALS WILL BE REJECTED",
  ],
  [
    "closing 2026-03-05 14:00",
    "The Township will receive tenders for the 2026 Works: Roads and Bridges until 2:00 PM on Thursday, March 5, 2026.",
  ],
  ["closing 2026-03-05 16:00", "Les propositions doivent nous parvenir d'ici le 5 mars 2026 à 16 h."],
  ["closing 2026-03-05 14:00", "Les soumissions reçues après le 5 mars 2026 à 14 h seront rejetées."],
  ["closing 2026-03-05 12:00", "Remise des offres : le 5 mars 2026 à 12 h 00"],
  ["closing 2026-03-05", "Délai de remise des soumissions : 5 mars 2026"],
  ["closing 2026-03-05 14:00", "L'invitation prend fin le 5 mars 2026 à 14 h HNE."],
  ["closing 2026-03-05", "Date limite pour soumettre une présentation :\n5 mars 2026"],
  ["closing 2026-03-05 14:00", "Deadline de soumission: 5 mars 2026, 14h00"],
  ["closing 2026-03-05", "Date limite 5 mars 2026"],
  [
    "closing 2026-08-04 14:00",
    "Les pièces et la soumission doivent être soumises au plus tard le 4 août 2026 avant 14 :00 HAE.",
  ],
  ["closing 2026-03-05 14:00", "Date de dépôt : 5 mars 2026 à 14 h"],
]);

/** No closing. */
testPhrases([
  ["", "Copies of the report must be submitted by March 5, 2026."],
  ["", "Drawings: an original and two copies are delivered on March 5, 2026."],
  ["", "Copies of the insurance certificate must reach the City by March 5, 2026."],
  ["", "The road closing for the parade is set for March 5, 2026."],
  ["", "Bidding closed on January 5, 2026."],
  ["", "La remise des prix aura lieu le 5 mars 2026."],
  ["", "Les soumissions reçues après le 5 mars 2026 ont été examinées."],
  ["", "L'exposition prend fin le 5 mars 2026."],
  ["", "The 2026 Snow Program: Plowing of lots from November 1."],
]);
