import { testPhrases } from "./phrases";

/** Lengths and days of work. */
testPhrases([
  [
    "end 2026-06-30, start 2026-05-04",
    "Work to commence the week of May 4, 2026 and be completed by June 30, 2026.",
  ],
  ["start 2026-07-01", "The agreement is effective from July 1, 2026."],
  ["end 2026-10-30", "Desired completion: October 30, 2026"],
  ["end 2026-10-30", "Delivery: on or before October 30, 2026"],
  ["term", "The contract period shall be twelve months from the date of award."],
  ["term", "La durée du contrat est de trente-six mois."],
]);

/** No work, or no length of it. */
testPhrases([
  ["", "Hand delivery: March 5, 2026 by 2 p.m."],
  ["", "Prices for the 2025 season were lower."],
  ["", "Bidders shall provide pricing for three (3) years."],
  ["", "The bidder must have eighteen months of experience with contracts of this kind."],
]);
