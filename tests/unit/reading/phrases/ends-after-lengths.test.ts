import { testPhrases } from "./phrases";

/** Last days after lengths of time and in other words. */
testPhrases([
  ["end 2026-09-30", "The work shall be finished by September 30, 2026."],
  ["end 2026-09-30", "The contract shall be in effect until September 30, 2026."],
  ["end 2026-09-30", "The term of the contract shall be from the date of award through September 30, 2026."],
  ["end 2026-11-01", 'Construction "Open to Traffic": November 1, 2026'],
  ["end 2026-11-01", "The road must be open to traffic by November 1, 2026."],
  ["end 2026-09-30", "De la date d'attribution du contrat jusqu'au 30 septembre 2026."],
  ["end 2026-09-30", "Réalisation des travaux avant le 30 septembre 2026"],
  ["end 2026-09-30", "Contractor must be finished by September 30, 2026."],
  ["end 2026-09-30", "All roads shall be paved by September 30, 2026."],
  ["end 2026-09-30", "The roof must be replaced before September 30, 2026."],
  ["end 2026-09-30", "Equipment must be on site by September 30, 2026."],
  ["end 2026-09-30", "The contract is valid until September 30, 2026."],
  ["end 2026-09-30", "Services are required until September 30, 2026."],
  ["end 2026-09-30", "Period of the contract: from award until September 30, 2026"],
  ["end 2026-09-30", "Contrat en vigueur jusqu'au 30 septembre 2026."],
  ["end 2026-09-30", "À compter de la date d'attribution jusqu'au 30 septembre 2026 inclusivement."],
]);
