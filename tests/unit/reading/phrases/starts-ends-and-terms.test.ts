import { testPhrases } from "./phrases";

/** When work begins and ends. */
testPhrases([
  [
    "end 2027-03-31, start 2026-11-01",
    "All snow removal services must be available at the contractor's pricing between November 1, 2026 and March 31, 2027 (year 1).",
  ],
  [
    "end 2027-03-31, start 2026-11-01",
    "For snow removal, the equipment and crews shall be available from November 1, 2026 to March 31, 2027.",
  ],
  ["", "Contract documents will be available from March 5, 2026 to March 30, 2026."],
  [
    "end 2027-06-30, start 2026-07-01, term",
    "The contract period shall be for the fiscal year FY27, which is July 1, 2026 or date of award if later, through June 30, 2027, with the option for up to four (4) extensions of one year each.",
  ],
  [
    "end 2027-06-30, start 2026-07-01",
    "The contract runs from July 1, 2026 or the date of award, whichever is later, to June 30, 2027.",
  ],
  [
    "end 2026-12-31, start 2026-05-01",
    "Sealed bids are invited for garbage collection for the balance of the calendar year May 1, 2026 to December 31, 2026.",
  ],
  [
    "",
    "Alternative bids will also be accepted for services over a two year period commencing May 1, 2026 and ending April 30, 2028.",
  ],
  [
    "end 2028-10-31, start 2027-04-01",
    "Grounds maintenance for the period commencing April 1, 2027 and terminating October 31, 2028.",
  ],
  ["end, start", "Construction is expected to start in the spring of 2027 and be complete by fall 2028."],
  [
    "end, start",
    "L'appel vise un contrat pour une programmation allant de l'automne 2026 jusqu'au printemps 2029.",
  ],
  ["end, start", "Contract services from the fall 2026 until spring 2029"],
  ["end", "The work is scheduled for completion in June 2027."],
  ["end 2027-06-30", "The bridge is slated for completion by June 30, 2027."],
  [
    "end 2027-10-15, start 2027-05-03",
    "L'entrepreneur devra commencer les travaux au plus tard le 3 mai 2027 et les terminer avant le 15 octobre 2027.",
  ],
  [
    "end 2027-07-30, start 2027-05-03",
    "L'échéancier prévoit le début des travaux le 3 mai 2027 et leur achèvement le 30 juillet 2027.",
  ],
  ["end 2027-06-30", "L'entrepreneur a jusqu'au 30 juin 2027 pour terminer les travaux."],
  ["", "L'entrepreneur a jusqu'au 30 juin 2027 pour contester la décision."],
  ["end 2027-11-30", "Final deliverable due date: November 30, 2027"],
  [
    "end 2029-03-31",
    "La période de l'offre à commandes s'étend de la date d'attribution jusqu'au 31 mars 2029.",
  ],
  ["", "Les travaux de la phase 1 se sont terminés le 15 octobre 2025."],
  ["", "The Town's contract with its present hauler ends June 30, 2027."],
  ["", "The lease of the equipment being replaced ends June 30, 2027."],
]);

/** How long a contract runs, and for which years. */
testPhrases([
  ["term", "Now accepting bids for the 2026-2027 Snowplowing at the Transfer Station"],
  [
    "term",
    "The work includes repairs of roads, curbs and sidewalks on an as required basis under the contract during the 2026 season.",
  ],
  ["term", "Déneigement des stations de pompage 2026-2029"],
  ["term", "Quotes for mowing are wanted per season for 2026/27 and 2027/28."],
  ["term", "FY 2027 Low Sulfur Diesel Fuel, #2 Heating Oil"],
  [
    "term",
    "The Board is accepting sealed bids on materials for road maintenance work for contract year 2027.",
  ],
  ["term", "The Village invites bids on the Park Maintenance 2026/27 – 2027/28 contract."],
  ["term", "2026 and 2027 Annual Maintenance Contract for Tree Pruning"],
  ["start 2027-05-01, term", "The contract is to start May 1, 2027 and run for five years."],
  [
    "term",
    "This contract is expected to be awarded to one contractor for three (3) years with an option to add two years.",
  ],
  [
    "term",
    "Window cleaning services shall be provided for one (1) year (Base Year) with the option to extend the services.",
  ],
  ["term", "Project duration: approx. 8 months"],
  [
    "end 2027-12-31, start 2027-01-04, term",
    "Services are required from January 4, 2027 to December 31, 2027, with the possibility of renewal for two years.",
  ],
  ["term", "Le contrat offre la possibilité de prolongation pour une période de deux ans."],
  ["", "FY 2027 capital budget for road materials"],
  ["", "RFP 2026-28 Janitorial Services"],
  ["", "Proposals for a term shorter than three years will not be considered."],
  ["", "The bidder is known and has a 10 year contract with another city."],
  ["", "The current contract was awarded to Acme Ltd. for three (3) years with an option."],
  ["", "The five-year capital plan runs from 2027 to 2031."],
]);

/** Seasons, and days that are counted from. */
testPhrases([
  ["end 2027-04-30, start 2026-11-01", "Season starts: November 1, 2026. Season ends: April 30, 2027."],
  ["", "The school season starts: September 7, 2026"],
  ["term", "The Township is seeking pricing for winter sand for the upcoming 2026/2027 winter."],
  ["start 2027-01-01, term", "Trash pickup services for a three year period effective January 1, 2027."],
  ["start 2027-05-03, term", "Durée des travaux : 8 semaines à partir du 3 mai 2027"],
  ["", "Le contrat exige une assurance de 12 mois à partir du 3 mai 2027."],
  ["", "The earliest start date is May 4, 2027."],
  ["", "Les travaux débuteront au plus tôt le 3 mai 2027."],
]);

/** Hours before other words with "par". */
testPhrases([
  [
    "closing 2026-03-05 16:00",
    "Vous devez transmettre votre offre au plus tard le 5 mars 2026 à 16 h par courriel.",
  ],
  ["closing 2026-03-05 15:00", "La date de dépôt est le 5 mars 2026 avant 15 h."],
  ["", "Le service est de 16 h par semaine jusqu'au 5 mars 2026."],
]);
