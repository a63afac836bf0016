import { testPhrases } from "./phrases";

/** How long bids are valid, and meetings. */
testPhrases([
  ["validity 90", "Validity period: 90 days"],
  ["validity 60", "Irrevocability period: 60 days"],
  ["validity 60", "Tenders are open for acceptance for 60 days."],
  ["validity 60", "Bid validity: 60 days"],
  ["validity 90", "Délai de validité : 90 jours"],
  ["validity 60", "Le soumissionnaire s'engage à maintenir son offre pendant 60 jours."],
  [
    "site_meeting 2026-03-19 14:00 no",
    'A Voluntary "Pre-Bid" Conference will be conducted at the Library on Thursday, March 19, 2026 at 2:00 p.m.',
  ],
  ["site_meeting 2026-04-01 09:00 unsaid", "La visite aura lieu le 1er avril 2026 à 9 h."],
  [
    "site_meeting 2026-03-03 10:00 yes",
    "Les soumissionnaires doivent visiter le chantier le 3 mars 2026 à 10 h.",
  ],
  [
    "site_meeting 2026-03-03 10:00 no",
    "Les soumissionnaires sont invités à visiter les lieux le 3 mars 2026 à 10 h.",
  ],
  ["", "The bid bond has a validity of 90 days."],
  ["", "Le cautionnement a un délai de validité de 90 jours."],
  ["", "Warranty validity: 90 days"],
  ["", "The site is open for acceptance of waste for 60 days."],
  ["", "Les touristes peuvent visiter le site le 3 mars 2026."],
]);
