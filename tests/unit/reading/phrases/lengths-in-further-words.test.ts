import { testPhrases } from "./phrases";

/** How long contracts run and bids are valid, in further words. */
testPhrases([
  ["term", "Estimated duration: six months"],
  ["term", "The project will last eight months."],
  ["term", "Work to be completed in 45 working days."],
  ["term", "Number of calendar days to complete: 240"],
  ["term", "The work must be substantially complete within 120 days."],
  [
    "term",
    "The work shall be substantially completed within 120 days after the date when the contract times commence.",
  ],
  ["term", "The agreement may be renewed for two additional one-year terms after the initial one-year term."],
  ["term", "Three (3) years firm, plus two optional years"],
  ["term", "Duration: 12 months"],
  ["term", "The ordering period is five years."],
  ["term", "The IDIQ will have a five-year ordering period."],
  ["term", "La durée du mandat est de 18 mois."],
  ["term", "La durée estimée des travaux est de 10 semaines."],
  ["term", "Déneigement pour trois (3) hivers."],
  ["term", "Contrat de déneigement, 3 saisons hivernales"],
  ["term", "Contrat pour les hivers 2026-2027, 2027-2028 et 2028-2029"],
  ["term", "L'offre à commandes est d'une durée de trois ans."],
  ["term", "Période initiale d'un an, plus deux périodes d'option d'un an."],
  ["term", "Un an ferme et deux années d'option."],
  ["term", "La période de l'offre à commandes est de trois ans."],
  ["term", "L'arrangement en matière d'approvisionnement aura une durée de quatre ans."],
  ["term", "Bail d'une durée de dix ans."],
  ["term", "La durée de la location est de 5 ans."],
  ["term", "Le mandat est d'une durée de six mois."],
  ["validity 60", "Bids cannot be withdrawn for 60 days."],
  ["validity 90", "Bid Irrevocability: 90 days"],
  ["validity 90", "Offer validity 90 days"],
  ["validity 90", "All bids are subject to acceptance for 90 days."],
  ["validity 60", "The bid shall remain subject to acceptance for 60 days after the day of bid opening."],
  ["validity 60", "All bids shall be retained for sixty (60) days."],
  ["validity 60", "Validity Period – 60 days from closing"],
  ["validity 30", "Bids expire 30 days after opening."],
  ["validity 60", "Validité : 60 jours"],
  ["validity 60", "Les soumissionnaires ne peuvent retirer leur soumission pendant 60 jours."],
  ["validity 60", "Les prix soumis sont fermes pour 60 jours."],
  ["validity 60", "Les prix doivent être fermes pendant 60 jours suivant l'ouverture."],
]);

/** Words that are also said of other matters. */
testPhrases([["", "Le fournisseur doit avoir réalisé deux contrats d'une durée de deux ans."]]);
