import { testPhrases } from "./phrases";

testPhrases([
  ["closing 2026-03-10 11:00", "L appel d offres se termine le 10 mars 2026 à 11 h, heure de l Est."],
  [
    "closing 2026-03-10 11:00, opening 2026-03-10 11:05",
    "Les soumissions sont reçues jusqu au 10 mars 2026 à 11 h et l ouverture aura lieu à 11 h 05.",
  ],
  ["closing 2026-03-10 11:00", "Date limite de l appel d offres : 10 mars 2026 à 11 h"],
  ["closing 2026-03-10 16:00", "Solicitation Closes - L invitation prend fin at 1600 heures on 10 mars 2026"],
]);
