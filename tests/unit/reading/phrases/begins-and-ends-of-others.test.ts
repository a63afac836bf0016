import { testPhrases } from "./phrases";

/** The subject of the verb is no work for bid, whatever stands behind its prepositions. */
testPhrases([
  ["", "Fines for late work on the project start on October 5, 2026."],
  ["", "The surety bond for construction will end on October 5, 2027."],
  ["", "Monthly payments for services begin on August 3, 2026."],
  ["", "Lane closures for the paving are expected to begin June 8, 2026."],
  ["", "Pre-construction meetings on the contract begin on May 11, 2026."],
  ["", "The summer lunch program of the school starts on June 29, 2026 and ends on August 14, 2026."],
  ["", "State funding for the construction will terminate on June 30, 2027."],
  ["", "Classes in the building under construction start on September 8, 2026."],
  ["", "Regular collection service will start again on January 4, 2027."],
  ["", "The pool's days of operation end on September 7, 2026."],
  ["", "Les amendes pour retard des travaux commencent le 5 octobre 2026."],
  ["", "La fermeture du pont pour la durée des travaux débutera le 8 juin 2026."],
  ["", "Les cours de l'école en construction commencent le 31 août 2026."],
  ["", "La subvention des travaux expire le 31 mars 2027."],
  ["", "L'assurance du chantier débute le 4 mai 2026."],
]);

/** Work, but that of other hands. */
testPhrases([
  ["", "Clearing of the site by the Town's forces will be completed by May 8, 2026."],
  ["", "Installation of the poles by Verizon will be finished by June 5, 2026."],
  ["", "Excavation by a separate contractor is scheduled to begin on May 4, 2026."],
  ["", "The developer's construction is expected to end by June 5, 2026."],
  ["", "The Parks Department will start its own planting on May 4, 2026."],
  ["", "Les travaux de Bell débuteront le 4 mai 2026."],
  ["", "Le pavage exécuté par un autre entrepreneur se terminera le 5 juin 2026."],
  ["", "La Ville débutera ses travaux d'égout le 4 mai 2026."],
  ["", "Le mandat du comité se termine le 5 juin 2026."],
  ["", "Le contrat en vigueur expire le 5 juin 2026."],
]);

/** Hands behind the verb, papers, agreements about money, and contracts that somebody has. */
testPhrases([
  ["", "The survey will be completed by the Town's engineer by May 8, 2026."],
  ["", "Utilities will finish their relocation work by May 8, 2026."],
  ["", "Proof of coverage must be delivered by May 8, 2026."],
  ["", "The submittals shall be completed within 10 days of the notice to proceed."],
  ["", "The loan agreement between the Village and the State is for ten years."],
  ["", "The County has a service contract which runs through June 30, 2027."],
  ["", "The landlord's services are to be provided for two years."],
  ["", "Paving under a separate contract will begin on May 4, 2026."],
  ["", "The park's season runs from May 16, 2026 to October 12, 2026."],
  ["", "La MRC a une entente de cinq ans avec son transporteur."],
  ["", "La période d'analyse des travaux proposés débute le 4 mai 2026."],
  ["", "Les dessins seront livrés par l'architecte au plus tard le 8 mai 2026."],
  ["", "The principal's contract ends on June 30, 2026."],
  ["", "Mowing of the field by the soccer club starts on May 4, 2026."],
  ["", "Trout stream work window: June 15, 2026 to September 30, 2026"],
  ["", "L'entretien du terrain par l'association débute le 4 mai 2026."],
  ["end 2026-05-08", "The paving must be in place by May 8, 2026."],
  ["", "The contract must be in place by May 8, 2026."],
  ["term", "The expected duration of work is ten weeks."],
  ["", "The City's agreement with the police ends on June 30, 2027."],
  ["", "The soccer club's lease of the field ends on June 30, 2026."],
  ["", "Le contrat géré par la MRC expire le 31 mars 2027."],
  ["term", "Durée estimée : 8 semaines"],
  ["term", "Quotes for a two-year audit services contract."],
  ["start 2026-07-01, term", "Agreement effective July 1, 2026 for a term of two years"],
  ["end 2026-05-08", "All debris must be removed by May 8, 2026."],
  ["end 2026-05-08", "The clearing work will be completed by the selected contractor by May 8, 2026."],
  ["end 2026-05-08", "Utility relocation shall be finished by May 8, 2026."],
  ["term", "The engagement is expected to last for ten months."],
  ["term", "The insurance brokerage services contract is for three years."],
  ["end 2026-05-08", "L'étude doit être complétée au plus tard le 8 mai 2026."],
]);

/** The same words behind a preposition, or as a part of what the work is. */
testPhrases([
  ["start 2026-05-04", "Work on the permit office will start on May 4, 2026."],
  ["start 2026-06-29", "Construction at the schools begins June 29, 2026."],
  ["start 2026-07-01", "Insurance brokerage services shall commence on July 1, 2026."],
  ["start 2026-05-04", "The contractor's forces will start work on May 4, 2026."],
  ["end 2026-10-30", "Repairs for the County shall be completed by October 30, 2026."],
  ["end 2026-10-30", "Replacement of the traffic signals will end by October 30, 2026."],
  ["start 2026-05-04", "Les travaux de la fermeture du puits débuteront le 4 mai 2026."],
  ["end 2026-10-30", "La réfection des classes se terminera le 30 octobre 2026."],
  ["start 2026-05-04", "L'entrepreneur débutera ses travaux le 4 mai 2026."],
]);

/** Further words for times of the work, and their reverse. */
testPhrases([
  ["end 2026-08-14", "The Borough asks that all roofing be finished by August 14, 2026."],
  ["end 2026-08-14", "Finish all work by August 14, 2026"],
  ["end 2026-08-14, start 2026-06-29", "Paving must be finished between June 29, 2026 and August 14, 2026."],
  [
    "end 2026-08-14, start 2026-06-29",
    "Work shall be performed during the school vacation, June 29, 2026 to August 14, 2026.",
  ],
  ["", "No work is done during the school vacation, December 24, 2026 to January 4, 2027."],
  ["end 2028-06-30, start 2026-07-01", "Effective date: July 1, 2026 through June 30, 2028"],
  ["term", "Completion: 30 calendar days"],
  ["term", "The contract for the rental of two copiers will run for four years."],
  ["", "The service contract on the present copiers will run for two years."],
  ["end relative", "All materials shall be furnished within 30 days of the purchase order."],
  ["end relative", "The work shall be completed 90 days from the notice to proceed."],
]);

/** What buyers say of their project, and of their own affairs. */
testPhrases([
  ["start", "The District intends to begin construction in May 2026."],
  ["start 2026-05-04", "The Village plans to start the culvert replacement on May 4, 2026."],
  ["end 2026-10-30", "The County expects to finish this project by October 30, 2026."],
  ["start 2026-05-04", "Janitorial services for the offices begin on May 4, 2026."],
  ["end 2026-10-30", "Deliveries to the depots end October 30, 2026."],
  ["", "The Village plans to start its culvert replacement on May 4, 2026."],
  ["", "The County expects to finish the review by October 30, 2026."],
  ["", "Deliveries of the current vendor end October 30, 2026."],
]);

/** Tours of the public and sign-ups of other kinds. */
testPhrases([
  ["", "Public tours of the building are on March 3, 2026 at 10:00 a.m."],
  ["", "E-Verify registration must be completed by March 13, 2026."],
]);
