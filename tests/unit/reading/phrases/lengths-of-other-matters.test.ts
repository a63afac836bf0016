import { testPhrases } from "./phrases";

testPhrases([
  ["", "The successful proponent will submit its pricing for year two by March 1, 2027."],
  ["", "The period of performance is 25 MAR 26 or later"],
  ["term", "The contract is for one year."],
  ["", "The contract was awarded for a period of three years to another firm."],
  [
    "",
    "Work under the contract must begin within 10 days and all bids are good for 2 years from the date of purchase.",
  ],
  [
    "",
    "The Contractor shall have been in operation for a period of five (5) years and perform maintenance services.",
  ],
  ["", "The bidder shall have three years of maintenance experience."],
  ["", "Performance bonds stay in force for a period of one year after the contract is complete."],
  ["", "Maintenance bond for a period of two (2) years from the date of final acceptance of the contract."],
  [
    "",
    "The contractor shall guarantee all work for a period of one (1) year after completion of the contract.",
  ],
  ["", "The equipment must be under a service contract for five years after delivery."],
  ["", "Le contrat précédent avait une durée de trois ans."],
  ["", "The City's 5-year capital plan calls for a contract to pave roads over 5 years."],
  ["", "Bidders debarred for a period of three years may not bid on this contract."],
  ["", "Contract records shall be kept for a period of seven years."],
  ["", "Council approved a two-year extension of the contract with ABC Ltd."],
  ["", "All trees planted under this contract shall be maintained for a period of two years."],
  ["", "Option periods for the standing offer were exercised for 2 years."],
  [
    "closing 2026-03-25 14:00",
    "Bids are due March 25, 2026 at 2:00 p.m. The results are read at that time of the year when the board meets.",
  ],
  ["term", "Les travaux sont d'une durée de trois ans."],
  ["", "La Ville a octroyé deux contrats de déneigement. Chacun des contrats a une durée de trois ans."],
  ["", "The contract was awarded to another firm. Its term is three years."],
  [
    "closing 2026-03-25 14:00, term",
    "The previous contract was awarded in 2023. The term of the new contract is three years. Bids are due March 25, 2026 at 2:00 p.m.",
  ],
]);
