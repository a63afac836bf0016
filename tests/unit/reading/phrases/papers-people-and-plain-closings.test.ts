import { testPhrases } from "./phrases";

/** What is handed in that is no bid, and what others do. */
testPhrases([
  ["", "Liability insurance is required, with certificates delivered by May 1, 2026."],
  ["", "Nominations will be received until March 31, 2026 at 4:00 p.m."],
  ["", "Applications for grants will be received until 4:00 p.m. on March 31, 2026."],
  ["", "Comments on the draft plan will be received until March 20, 2026 at 4:00 p.m."],
  ["", "Written comments on the proposed by-law must be received by March 6, 2026."],
  ["", "Questions from residents will be received until March 20, 2026 at 4:00 p.m."],
  ["questions 2026-03-20 16:00", "Questions from bidders will be received until March 20, 2026 at 4:00 p.m."],
  ["", "Les candidatures pour le poste de journalier seront acceptées jusqu'au 31 mars 2026 à 16 h."],
  ["", "Les questions des citoyens seront reçues jusqu'au 20 mars 2026 à 16 h."],
  ["", "The hydro company will complete its work by May 1, 2026."],
  ["", "Work by others: gas main relocation to be completed by June 1, 2026."],
  ["", "Proposals for audit services for the fiscal year ending June 30, 2026."],
  ["", "Services de vérification pour les exercices se terminant le 31 décembre 2026."],
]);

/** Closings and openings in few words. */
testPhrases([
  ["closing 2026-03-05 12:00", "Closing is March 5, 2026 at 12:00:00 p.m. Eastern Time."],
  ["", "Closing is March 5, 2026 at 2:00 p.m. on the sale of the property."],
  ["closing 2026-03-17 14:00", "Closing 17 March 2026, 14:00 hours."],
  [
    "closing 2026-03-18 14:00",
    "The Authority requests proposals for legal services by March 18, 2026, 2:00 p.m.",
  ],
  ["closing 2026-03-18 14:00", "The Town seeks sealed bids for tree work by 2:00 p.m. on March 18, 2026."],
  ["end 2026-03-18", "The Town seeks bids for paving to be completed by March 18, 2026."],
  [
    "closing 2026-03-11 11:00, opening 2026-03-11 11:15",
    "Tenders will be received until 11:00 a.m. on Wed. March 11, 2026. Opening will follow at 11:15 a.m.",
  ],
  [
    "closing 2026-03-04 10:00, opening 2026-03-04 10:30",
    "Tenders will be received until 10:00 a.m., March 4th, 2026. Tender openings will occur at 10:30 a.m. on March 4th, 2026.",
  ],
  [
    "closing 2026-03-17 14:00, opening 2026-03-17 14:00",
    "Les soumissions seront reçues jusqu'à 14 h le 17 mars 2026. Elles seront ouvertes publiquement immédiatement à 14 h.",
  ],
  [
    "closing 2026-03-17 14:00",
    "Les soumissions seront reçues jusqu'à 14 h le 17 mars 2026. Elles seront ouvertes immédiatement après.",
  ],
  [
    "closing 2026-03-17 14:00, opening 2026-03-17 14:00",
    "Bid opening is scheduled for 2:00 p.m., March 17, 2026. No bids will be accepted after that time.",
  ],
  [
    "closing 2026-03-17 14:00, sub_bid_closing 2026-03-10 12:00",
    "Sub-trade bids due March 10, 2026 at 12:00 noon. General contractor bids due March 17, 2026 at 2:00 p.m.",
  ],
  [
    "closing 2026-03-17 14:00, validity 90",
    "Les soumissions ne pourront être retirées pendant 90 jours. Clôture : 17 mars 2026, 14 h.",
  ],
  ["term", "The roster will be for a period of four years."],
]);

/** What follows an hour leaves its minutes alone. */
testPhrases([
  ["closing 2026-03-03 10:30", "Les soumissions seront reçues jusqu'au 3 mars 2026 à 10 h 30 sur SEAO."],
  [
    "closing 2026-03-03 10:30",
    "Les soumissions seront reçues jusqu'au 3 mars 2026 à 10 h 30 par le système électronique.",
  ],
  ["site_meeting 2026-03-03 10:00 unsaid", "Une visite aura lieu le 3 mars 2026 à 10 h sur le pont."],
  ["", "Service offert 24 h sur 24 à compter du 3 mars 2026."],
  ["", "La visite doit être annulée 24 h avant le 3 mars 2026."],
]);
