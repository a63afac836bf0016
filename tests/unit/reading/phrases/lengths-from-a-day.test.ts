import { testPhrases } from "./phrases";

/** A length that is counted from a day begins then. */
testPhrases([
  ["start 2026-07-01, term", "The contract is for three years from July 1, 2026."],
  ["term", "A three (3) year contract from May 4, 2026 is offered."],
  ["start 2026-11-01, term", "The services are needed for six months from November 1, 2026."],
  ["start 2026-05-01, term", "Le contrat est d'une durée de 3 ans à compter du 1er mai 2026."],
  ["start 2026-07-01, term", "Durée 12 mois à compter du 1er juillet 2026"],
  ["term", "Contrat d'entretien de 2 ans"],
  ["start 2026-11-01, term", "Contrat de déneigement de deux ans à partir du 1er novembre 2026"],
]);

/** Nothing begins. */
testPhrases([
  ["", "The contract requires a warranty of two years from May 4, 2026."],
  ["", "La garantie du contrat est de deux ans à compter du 1er mai 2026."],
  ["", "Les documents du contrat sont disponibles à compter du 16 février 2026."],
  ["", "The bidder must show five years of experience from May 4, 2021."],
]);
