import { testPhrases } from "./phrases";

testPhrases([
  ["end relative", "The work must be completed within sixteen (16) weeks of contract award."],
  ["end relative", "Delivery is required no later than 90 days after award."],
  ["end relative", "The completion date is 1078 calendar days after notification of contract award."],
  [
    "end relative",
    "Les travaux doivent être achevés dans les seize semaines suivant l'attribution du contrat.",
  ],
  [
    "end relative",
    "La livraison est requise au plus tard quatre-vingt-dix (90) jours suivant l'attribution du contrat.",
  ],
  [
    "end relative",
    "Le contractant doit terminer les travaux dans les seize (16) semaines suivant\nl'attribution du contrat.",
  ],
  ["end relative", "The goods must be delivered within 6 to 8 weeks after receipt of order."],
  ["end 2026-09-30", "Work must be completed within 90 days of award. Completion date: September 30, 2026."],
  ["", "Invoices are paid within 30 days of completion of the contract."],
  ["", "A performance bond must be delivered within 10 days of notice of award."],
  ["", "Bids must be delivered within 10 days of the notice."],
  ["", "Contractor must complete the background checks within 10 days of award."],
  ["", "The successful bidder must complete and return the contract within 10 days of award."],
  ["", "The certificate of insurance is delivered within 10 days of award."],
  ["", "Le cautionnement doit être livré dans les 10 jours suivant l'attribution du contrat."],
]);

testPhrases([
  [
    "end 2030-10-16",
    "The buyer establishes Supply Arrangements (SAs) to procure vehicles in accordance with the description up to October 16, 2030.",
  ],
  [
    "end 2030-10-16",
    "Le gouvernement cherche à établir des arrangements d'approvisionnement pour acquérir des véhicules jusqu'au 16 octobre 2030.",
  ],
  ["", "Suppliers may ask to join the supply arrangement up to March 31, 2027."],
  ["", "Documents for the standing offer to supply salt can be downloaded up to March 5, 2026."],
  ["", "L'offre à commandes peut être consultée jusqu'au 5 mars 2026."],
  ["", "Requests for a standing offer are accepted up to October 16, 2026."],
  [
    "end 2027-06-30, start 2026-07-01",
    "The group invites bids for joint cooperative purchases for July 1, 2026 to June 30, 2027.",
  ],
  [
    "site_meeting 2026-07-15 10:00 unsaid",
    "La visite du site commencera à 10 h le mercredi 15 juillet 2026.",
  ],
  [
    "site_meeting 2026-12-04 10:00 unsaid",
    "La visite des lieux aura lieu au Centre le 4 décembre 2026, et commencera à 10 h au 5320, 122e Rue.",
  ],
  [
    "site_meeting 2026-03-10 09:00 unsaid",
    "A site visit has been arranged for the following date and time.\n\nDate:  March 10, 2026\nTime:  9:00am (local time)",
  ],
]);
