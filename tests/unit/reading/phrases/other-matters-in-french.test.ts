import { testPhrases } from "./phrases";

testPhrases([
  ["", "Le conseil ouvrira ses portes le 10 mars 2026 à 14 h."],
  ["", "L'avis d'appel d'offres a été publié le 9 février 2026."],
  ["", "Fermeture de la rue : le 10 mars 2026 à 8 h"],
  ["", "Fermeture : du 24 décembre 2026 au 2 janvier 2027"],
  ["", "Les bureaux municipaux seront fermés à compter du 24 mars 2026."],
  ["", "Les travaux devront être terminés avant l'hiver. Échéance : 30 octobre 2026"],
  ["", "Les citoyens ont jusqu'au 10 mars 2026 pour déposer leur demande de subvention."],
  ["", "Les contribuables ont jusqu'au 10 mars 2026 pour payer; une offre de règlement sera envoyée."],
  ["", "Les soumissions ont été ouvertes le 3 février 2026 à 11 h."],
  ["", "Le conseil a octroyé le contrat pour une période de trois ans à l'entreprise ABC."],
  [
    "end 2028-07-04",
    "La période des arrangements en matière d'approvisionnement est valide à compter de la date d'émission jusqu'au 4 juillet 2028.",
  ],
  ["", "La soumission est valide à compter de la date de clôture jusqu'au 4 juillet 2026."],
  [
    "closing 2026-03-25 14:00",
    "Les soumissions doivent être reçues au plus tard le 25 mars 2026. Les soumissions seront acceptées jusqu'à 14 h.",
  ],
  ["", "Délai de validité des offres : 6 mois"],
  ["", "Les soumissions demeurent valides pour une période de trois mois."],
  ["term", "Le délai d'exécution des travaux est de 3 mois."],
]);
