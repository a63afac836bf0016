import { testPhrases } from "./phrases";

const SEVERAL = [
  [
    "site_meeting 2026-04-01 10:00 yes, site_meeting 2026-04-02 10:00 yes, site_meeting 2026-04-03 10:00 yes",
    "Mandatory site visits at each of the three sites April 1, 2 and 3, 2026 at 10:00 a.m.",
  ],
  [
    "site_meeting 2026-04-01 10:00 unsaid, site_meeting 2026-04-02 10:00 unsaid, site_meeting 2026-04-03 10:00 unsaid",
    "Site visits: April 1, 2 and 3, 2026 at 10:00 a.m.",
  ],
  [
    "site_meeting 2026-04-01 10:00 unsaid, site_meeting 2026-04-02 10:00 unsaid",
    "Site visit April 1 and 2, 2026 at 10:00 a.m.",
  ],
  [
    "site_meeting 2026-04-01 10:00 unsaid, site_meeting 2026-04-02 10:00 unsaid",
    "Site visit at 10:00 a.m. on April 1 and 2, 2026.",
  ],
  [
    "site_meeting 2026-04-01 10:00 unsaid, site_meeting 2026-04-03 10:00 unsaid, site_meeting 2026-04-08 10:00 unsaid",
    "Site visit at 10:00 a.m. on April 1, April 3 and April 8, 2026.",
  ],
  ["site_meeting 2026-04-01 unsaid, site_meeting 2026-04-02 unsaid", "Site visits April 1 & 2, 2026"],
  [
    "site_meeting 2026-04-01 10:00 unsaid, site_meeting 2026-04-02 10:00 unsaid",
    "Site visits on the 1st and 2nd of April, 2026 at 10:00 a.m.",
  ],
  [
    "site_meeting 2026-04-01 10:00 unsaid, site_meeting 2026-04-02 10:00 unsaid",
    "Site visits 1 and 2 April 2026 at 10:00 a.m.",
  ],
  [
    "site_meeting 2026-03-24 10:00 yes, site_meeting 2026-03-25 10:00 yes",
    "Visite obligatoire les 24 et 25 mars 2026 à 10 h",
  ],
  [
    "site_meeting 2026-03-24 10:00 yes, site_meeting 2026-03-25 10:00 yes, site_meeting 2026-03-26 10:00 yes",
    "Visite obligatoire les 24, 25 et 26 mars 2026 à 10 h",
  ],
  ["site_meeting 2026-03-24 unsaid, site_meeting 2026-03-25 unsaid", "Visites les 24 et 25 mars 2026"],
  ["", "Visite du 24 au 26 mars 2026"],
  [
    "site_meeting 2026-04-01 10:00 unsaid, site_meeting 2026-04-01 13:00 unsaid",
    "Site visit April 1, 2026: 10:00 AM (Site A), 1:00 PM (Site B)",
  ],
  [
    "site_meeting 2026-04-01 10:00 unsaid, site_meeting 2026-04-01 14:00 unsaid",
    "Site visit April 1, 2026 at 10:00 a.m. and 2:00 p.m.",
  ],
  [
    "site_meeting 2026-04-01 10:00 unsaid, site_meeting 2026-04-01 14:00 unsaid",
    "Site visit April 1, 2026 at 10:00 a.m. or 2:00 p.m.",
  ],
  ["site_meeting 2026-04-01 10:00 unsaid", "Site visit April 1, 2026 between 10:00 a.m. and 2:00 p.m."],
  ["site_meeting 2026-04-01 10:00 unsaid", "Site visit April 1, 2026 from 10:00 a.m. to 2:00 p.m."],
  [
    "site_meeting 2026-04-01 10:00 unsaid, site_meeting 2026-04-01 13:00 unsaid",
    "Site visit April 1, 2026 at 10:00 a.m. at Site A and 1:00 p.m. at Site B",
  ],
  [
    "site_meeting 2026-04-01 10:00 unsaid",
    "Site visit April 1, 2026 at 10:00 a.m.; sign-in begins at 9:45 a.m.",
  ],
  ["site_meeting 2026-04-01 10:00 unsaid", "Site visit April 1, 2026 at 10:00 a.m. and ends at 11:00 a.m."],
  [
    "site_meeting 2026-04-01 10:00 unsaid, site_meeting 2026-04-01 13:00 unsaid",
    "Visite le 1er avril 2026 à 10 h (site A) et à 13 h (site B)",
  ],
  [
    "site_meeting 2026-04-01 10:00 unsaid, site_meeting 2026-04-01 14:00 unsaid",
    "Visite le 1er avril 2026 à 10 h et 14 h",
  ],
  [
    "site_meeting 2026-04-01 10:00 unsaid, site_meeting 2026-04-03 13:00 unsaid",
    "Site visits:\nApril 1, 2026 at 10:00 a.m.\nApril 3, 2026 at 1:00 p.m.",
  ],
  ["", "Site visits are on April 1 to 3, 2026 at 10:00 a.m."],
  ["", "Site visits are on April 1-3, 2026"],
  ["", "Bids will be accepted April 1-18, 2026."],
  ["", "Bids are due April 1 and 2, 2026 at 2:00 p.m."],
  ["", "Bids close April 11, 2026 at 2:00 p.m. and 3:00 p.m."],
  ["questions 2026-04-01 14:00", "Questions are due April 1, 2 p.m."],
  ["closing 2026-04-01", "Bids close April 1, 2026, 2 and 3 copies are required."],
  ["closing 2026-04-11 14:00", "Bids close April 11, 2026 at 2:00 p.m. Two copies."],
  [
    "questions 2026-04-01",
    "Bids will be received until April 11, 20226 at 2:00 p.m. Questions are due April 1, 2026.",
  ],
  ["", "Bids close April 11, 20226."],
  ["", "Bids close April 11, 202 at 2:00 p.m."],
  ["", "Bids shall be valid for ninety (60) days."],
  ["validity 60", "Bids shall be valid for sixty (60) days."],
  ["validity 90", "Bids shall remain open for acceptance for a period of ninety (90) days after closing."],
  ["", "Les soumissions sont valides pendant quatre-vingt-dix (60) jours."],
  ["validity 90", "Les soumissions sont valides pendant quatre-vingt-dix (90) jours."],
  ["", "Bids are valid for 90 (sixty) days."],
  ["validity 120", "Bids valid for one hundred twenty (120) days."],
  ["validity 120", "Bids valid for one hundred and twenty (120) calendar days."],
  ["", "Bids valid for thirty-five (30) days."],
  ["site_meeting 2026-03-30 unsaid, site_meeting 2026-04-02 unsaid", "Site visit: March 30, April 2, 2026"],
  ["", "The contract runs from April 1 to 3, 2026."],
] as const;

testPhrases(SEVERAL);
