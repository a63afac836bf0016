import { testPhrases } from "./phrases";

/** Days that hold only if an option is taken, and what is said of options beside a contract's days. */
testPhrases([
  ["", "If the City exercises its option, work shall be complete by June 30, 2027."],
  ["", "Work is complete by June 30, 2027 if the option is exercised."],
  ["", "Si l'option est exercée, les travaux seront terminés le 30 juin 2027."],
  ["", "The Board reserves the right to award a contract ending June 30, 2027."],
  [
    "end 2027-06-30, start 2026-07-01, term",
    "La période du contrat est du 1er juillet 2026 au 30 juin 2027, avec deux périodes d'option d'un an.",
  ],
  [
    "end 2027-09-30, start 2026-10-01, term",
    "Base Period: October 1, 2026 to September 30, 2027\nOption Year 1: October 1, 2027 to September 30, 2028",
  ],
  [
    "end 2027-04-30, start 2026-05-01, term",
    "The contract runs from May 1, 2026 to April 30, 2027. The one-year renewal option shall be in effect for the period of May 1, 2027 through April 30, 2028.",
  ],
]);

/** Lengths in forms, and lengths to choose from. */
testPhrases([
  ["term", "Contract Duration (Months): 24"],
  ["term", "The standing offer will be in place for three years."],
  ["term", "Services are required for approximately six (6) months starting upon award."],
  ["term", "The Board may award the contract for one, two or three years."],
  ["term", "Le projet doit s'échelonner sur 14 mois."],
  ["term", "L'adjudicataire disposera de 90 jours pour compléter les travaux."],
  ["term", "Un délai de 45 jours ouvrables est alloué pour la réalisation des travaux."],
  ["term", "La durée de l offre à commandes sera de quatre (4) ans."],
  ["term", "L entrepreneur accorde l option de prolonger le contrat d un maximum de deux périodes d un an."],
  [
    "start relative",
    "L'entrepreneur devra commencer les travaux dans les dix (10) jours suivant l'autorisation.",
  ],
  ["validity 60", "Bidders must hold their prices for 60 days."],
  ["", "The loader may be paid with financing over 5 years."],
  ["", "The maintenance period shall be two (2) years after substantial performance of the work."],
  ["", "La garantie est d une durée de deux ans."],
]);

/** The label is the line above its length. */
testPhrases([
  ["term", "Contract Term:\n3 years"],
  ["term", "Durée du contrat\n24 mois"],
  ["term", "Contract Duration\n730 days"],
  ["validity 60", "Bid validity:\n60 days"],
  ["", "Warranty period:\n2 years"],
  ["", "Experience required\n5 years"],
  ["end relative", "Completion Date: 60 days from Notice to Proceed"],
  ["end relative", "Delivery: 45 days ARO"],
  ["end, start", "Project duration: mid-June through August 2026"],
  ["term", "Period of Performance: 12 months from date of award plus four 12-month option periods."],
]);
