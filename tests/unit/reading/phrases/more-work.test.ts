import { testPhrases } from "./phrases";

/** When work begins and ends. */
testPhrases([
  ["start 2027-01-01", "Commence services January 1, 2027."],
  ["start 2026-05-04, term", "Duties to commence May 4, 2026 and will be for a 12 month term."],
  ["start 2026-05-04", "Mowing will begin on May 4, 2026."],
  ["start 2026-05-04", "Estimated commencement: May 4, 2026"],
  ["end 2026-10-30", "Work is to be finished by October 30, 2026."],
  ["end 2026-10-30", "Completion of the work is required by October 30, 2026."],
  ["end 2026-10-30", "The contractor must finish the project before October 30, 2026."],
  ["end 2027-02-01", "The time for completion of this project is on or before February 1, 2027."],
  ["end 2026-12-16", "All the deliverables must be received on or before 16 December, 2026."],
  ["end 2027-03-31", "Delivery has been requested by March 31, 2027."],
  ["end 2026-12-31", "The delivery is requested at Montreal by December 31, 2026."],
  ["end 2026-09-01", "Bids are requested for cleaning catch basins for the period ending September 1, 2026."],
  ["end 2027-03-31", "The contract period is from the date of issue to 31 March 2027."],
  ["start 2026-05-01", "Entrée en vigueur : 1er mai 2026"],
  ["start 2026-09-01, term", "Il y aura une période d'un an ferme commençant le 1er septembre 2026."],
  [
    "end 2028-03-31, term",
    "Le contrat sera attribué pour une période initiale jusqu'au 31 mars, 2028, avec quatre années d'option d'un an chacune.",
  ],
  [
    "end 2026-10-30, start 2026-05-04",
    "Les travaux seront exécutés entre le 4 mai 2026 et le 30 octobre 2026.",
  ],
  ["end 2026-10-30", "Les travaux devront être complétés d'ici le 30 octobre 2026."],
]);

/** No work. */
testPhrases([
  ["", "Services must run in test mode from June 16, 2026 through June 30, 2026."],
  ["", "The comment period ending March 5, 2026 is for residents."],
  ["", "Commence reading at page 5."],
  ["", "The deliverables of the last contract were received January 16, 2026."],
  ["", "Le congé commençant le 1er mai 2026 est férié."],
]);
