import { testPhrases } from "./phrases";

const REPLACED = [
  [
    "site_meeting 2026-03-25 10:00 unsaid",
    "The site visit will NOT be on March 24, 2026 as previously stated but on March 25, 2026 at 10:00 a.m.",
  ],
  [
    "site_meeting 2026-03-25 10:00 unsaid",
    "The site visit will NOT be held on March 24, 2026 at 10:00 a.m. but on March 25, 2026 at 10:00 a.m.",
  ],
  ["site_meeting 2026-03-25 unsaid", "The site visit is not on March 24, 2026; it is on March 25, 2026."],
  ["site_meeting 2026-03-25 unsaid", "The site visit will be on March 25, 2026, not on March 24, 2026."],
  ["site_meeting 2026-03-25 unsaid", "The site visit will be on March 25, 2026 and not March 24, 2026."],
  [
    "site_meeting 2026-04-03 10:00 unsaid",
    "Delete: Site visit April 1, 2026 at 10:00 a.m.\nReplace with: Site visit April 3, 2026 at 10:00 a.m.",
  ],
  [
    "site_meeting 2026-04-03 10:00 unsaid",
    "Delete:\nSite visit April 1, 2026 at 10:00 a.m.\nReplace with:\nSite visit April 3, 2026 at 10:00 a.m.",
  ],
  [
    "site_meeting 2026-04-03 10:00 unsaid",
    'Delete "Site visit April 1, 2026 at 10:00 a.m." and replace with "Site visit April 3, 2026 at 10:00 a.m."',
  ],
  ["site_meeting 2026-04-03 unsaid", "Replace the site visit date of April 1, 2026 with April 3, 2026."],
  ["site_meeting 2026-04-03 unsaid", "Site visit: instead of April 1, 2026, read April 3, 2026."],
  [
    "site_meeting 2026-04-03 10:00 unsaid",
    "WAS: Site visit April 1, 2026 at 10:00 a.m.\nNOW: Site visit April 3, 2026 at 10:00 a.m.",
  ],
  [
    "site_meeting 2026-04-03 unsaid",
    "Old site visit date: April 1, 2026\nNew site visit date: April 3, 2026",
  ],
  ["closing 2026-04-18", "Original closing date: April 11, 2026\nRevised closing date: April 18, 2026"],
  ["closing 2026-04-18", "The closing date of April 11, 2026 is hereby extended to April 18, 2026."],
  [
    "closing 2026-04-18 14:00",
    "The closing date of April 11, 2026 at 2:00 p.m. has been hereby extended to April 18, 2026 at 2:00 p.m.",
  ],
  ["closing 2026-04-18", "The closing date of April 11, 2026, extended to April 18, 2026."],
  ["closing 2026-04-18", "Bids close April 11, 2026 (extended to April 18, 2026)."],
  [
    "closing 2026-04-18",
    "The closing date of April 11, 2026 for this tender was further extended to April 18, 2026.",
  ],
  [
    "closing 2026-04-05 14:00",
    "L'appel d'offres se termine le 3 avril 2026 à 14 h, prolongée au 5 avril 2026 à 14 h.",
  ],
  ["closing 2026-04-05", "La date de clôture du 3 avril 2026 est reportée au 5 avril 2026."],
  ["closing 2026-04-05", "La date de clôture du 3 avril 2026 est par la présente prolongée au 5 avril 2026."],
  [
    "site_meeting 2026-03-25 10:00 unsaid",
    "La visite n'aura pas lieu le 24 mars 2026 mais le 25 mars 2026 à 10 h.",
  ],
  ["site_meeting 2026-03-25 unsaid", "La visite n'est pas le 24 mars 2026, mais plutôt le 25 mars 2026."],
  ["site_meeting 2026-03-25 unsaid", "La visite aura lieu le 25 mars 2026 et non le 24 mars 2026."],
  [
    "site_meeting 2026-04-03 10:00 unsaid",
    "Supprimer : Visite le 1er avril 2026 à 10 h\nRemplacer par : Visite le 3 avril 2026 à 10 h",
  ],
  ["site_meeting 2026-04-03 unsaid", "Visite : au lieu du 1er avril 2026, lire le 3 avril 2026."],
  ["site_meeting 2026-04-03 unsaid", "Remplacer la date de visite du 1er avril 2026 par le 3 avril 2026."],
  [
    "site_meeting 2026-04-03 unsaid",
    "Ancienne date de visite : 1er avril 2026\nNouvelle date de visite : 3 avril 2026",
  ],
  [
    "site_meeting 2026-04-03 10:00 unsaid",
    "Site visit April 1, 2026 at 10:00 a.m.\nThe site visit has been rescheduled to April 3, 2026 at 10:00 a.m.",
  ],
  ["", "Site visit April 1, 2026 at 10:00 a.m.\nAddendum 1: The site visit of April 1, 2026 is cancelled."],
  [
    "site_meeting 2026-04-03 10:00 unsaid",
    "Site visit April 1, 2026 at 10:00 a.m.\nAddendum 1: The site visit will not be held on April 1, 2026. It will be held on April 3, 2026 at 10:00 a.m.",
  ],
  [
    "site_meeting 2026-04-03 10:00 yes",
    "Mandatory site visit: April 1, 2026 at 10:00 a.m. The new date of the site visit is April 3, 2026 at 10:00 a.m.",
  ],
  [
    "site_meeting 2026-04-03 11:00 unsaid",
    "Site visit April 1, 2026 at 10:00 a.m. NOTE: the site visit has been moved to April 3, 2026 at 11:00 a.m.",
  ],
  [
    "site_meeting 2026-04-03 10:00 unsaid",
    "Visite le 1er avril 2026 à 10 h.\nLa visite est reportée au 3 avril 2026 à 10 h.",
  ],
  ["questions 2026-03-24", "The question deadline of March 20, 2026 is changed to March 24, 2026."],
  ["questions 2026-03-24", "Questions are not due on March 20, 2026 but on March 24, 2026."],
  [
    "site_meeting 2026-03-25 unsaid",
    "March 24, 2026 is not the date of the site visit; the site visit is on March 25, 2026.",
  ],
  ["closing 2026-04-11 14:00", "Bids will not be accepted after April 11, 2026 at 2:00 p.m."],
  ["closing 2026-04-11 14:00", "Bids must be received not later than April 11, 2026 at 2:00 p.m."],
  ["", "Failure to submit by April 11, 2026 will not be excused."],
  [
    "site_meeting 2026-04-01 10:00 unsaid, site_meeting 2026-04-03 10:00 unsaid",
    "Site visits on April 1, 2026 at 10:00 a.m. and April 3, 2026 at 10:00 a.m.",
  ],
  ["", "Bids will not be opened until April 11, 2026 at 2:00 p.m."],
  [
    "closing 2026-04-11 14:00, site_meeting 2026-04-01 10:00 unsaid",
    "The site visit is on April 1, 2026 at 10:00 a.m. Bids close April 11, 2026 at 2:00 p.m.",
  ],
  [
    "site_meeting 2026-04-01 10:00 no",
    "A site visit is not mandatory and will be held on April 1, 2026 at 10:00 a.m.",
  ],
  [
    "site_meeting 2026-04-01 10:00 no",
    "La visite n'est pas obligatoire et aura lieu le 1er avril 2026 à 10 h.",
  ],
  ["closing 2026-04-11 14:00", "Les soumissions ne seront pas acceptées après le 11 avril 2026 à 14 h."],
  [
    "closing 2026-04-11, start 2026-05-04",
    "Bids are due April 11, 2026 and the work is to begin May 4, 2026.",
  ],
  [
    "closing 2026-04-11, questions 2026-03-20",
    "Questions are due March 20, 2026 and answers will be posted by March 24, 2026. Bids close April 11, 2026.",
  ],
  [
    "site_meeting 2026-04-03 unsaid",
    "If you did not attend on April 1, 2026, a second site visit is on April 3, 2026.",
  ],
  ["site_meeting 2026-04-03 unsaid", "The site visit was moved from April 1, 2026 to April 3, 2026."],
  ["", "Site visit April 1, 2026 at 10:00 a.m. The site visit has been cancelled."],
  ["", "Visite le 1er avril 2026 à 10 h. La visite est annulée."],
  [
    "site_meeting 2026-04-01 10:00 unsaid",
    "Site visit April 1, 2026 at 10:00 a.m. If the site visit is cancelled, bidders will be notified.",
  ],
  ["", "Remove snow beginning April 1, 2026."],
  ["site_meeting 2026-04-02 10:00 unsaid", "Site visit at Town of Kenora April 2, 2026 at 10:00 a.m."],
  ["site_meeting 2026-04-02 10:00 yes", "Mandatory site visit at Kenora April 2, 2026 at 10:00 a.m."],
  [
    "site_meeting 2026-04-02 10:00 unsaid",
    "Site visit at the May Street Arena on April 2, 2026 at 10:00 a.m.",
  ],
  ["closing 2026-04-18", "Deleted and replaced: the closing date is now April 18, 2026."],
] as const;

testPhrases(REPLACED);
