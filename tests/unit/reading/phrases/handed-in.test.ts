import { testPhrases } from "./phrases";

/** Whatever is handed in, by whatever verb, up to a day or an hour. */
testPhrases([
  ["closing 2026-03-05 14:00", "Your price must reach us by March 5, 2026 at 2:00 p.m."],
  ["closing 2026-03-05 14:00", "Please have your quote to the undersigned by 2:00 PM, March 5, 2026."],
  [
    "closing 2026-03-05 14:00",
    "Quotes should be forwarded to the Purchasing Agent by March 5, 2026, 2:00 PM.",
  ],
  [
    "closing 2026-03-05 14:00",
    "The City of Troy requests that all pricing be received by 2:00 p.m. on March 5, 2026.",
  ],
  [
    "closing 2026-03-05 14:00",
    "Bidders are asked to provide their quotation by e-mail by 2:00 p.m. on March 5, 2026.",
  ],
  [
    "closing 2026-03-05 14:00",
    'Sealed envelopes marked "Paving" must be delivered to Town Hall by 2:00 p.m. on March 5, 2026.',
  ],
  [
    "closing 2026-03-05 14:00",
    "Two copies of the bid in a sealed envelope are required at the Town Office by 2:00 p.m. on March 5, 2026.",
  ],
  ["closing 2026-03-05 14:00", "Bids must be on file with the Village Clerk by 2:00 PM on March 5, 2026."],
  ["closing 2026-03-05 14:00", "Bids need to be at the Town Garage by March 5, 2026 at 2 PM."],
  [
    "closing 2026-03-05 14:00",
    "Vendors are to submit one (1) original and three (3) copies in a sealed package by 2:00 p.m. on March 5, 2026.",
  ],
  [
    "closing 2026-03-05 14:00",
    "Firms shall submit, by 2:00 p.m. on March 5, 2026, six copies of their proposal.",
  ],
  [
    "closing 2026-03-05 14:00",
    "The Township Committee will be receiving sealed bids on March 5, 2026 at 2:00 PM.",
  ],
  ["closing 2026-03-05 14:00", "Bidders have until 2 p.m. on March 5, 2026 to submit."],
  ["closing 2026-03-05 14:00", "The submission period ends on March 5, 2026 at 2:00 p.m."],
  ["closing 2026-03-05 14:00", "SUBMIT BY: March 5, 2026 – 2:00 PM"],
  ["closing 2026-03-05 14:00", "Close: March 5, 2026, 2:00 PM"],
  ["closing 2026-03-05 14:00", "Proposals: Due 2:00 PM March 5, 2026"],
  [
    "closing 2026-03-05 14:00, opening 2026-03-05 14:00",
    "Bid opening and deadline: March 5, 2026 at 2:00 p.m.",
  ],
  [
    "closing 2026-03-05 14:00, opening 2026-03-05 14:00",
    "Bids are due March 5, 2026 at 2 p.m. Bids will be opened and read publicly at that time.",
  ],
]);

testPhrases([
  ["closing 2026-03-05 14:00", "Veuillez transmettre votre prix avant le 5 mars 2026 à 14 h."],
  ["closing 2026-03-05 14:00", "Les réponses doivent être reçues d'ici le 5 mars 2026, 14 h HNE."],
  [
    "closing 2026-03-05 14:00",
    "Les fournisseurs doivent soumettre leur réponse par courriel avant 14 h HE le 5 mars 2026.",
  ],
  [
    "closing 2026-03-05 14:00",
    "Les demandes de qualification doivent être déposées au plus tard à 14 h le 5 mars 2026.",
  ],
  ["closing 2026-03-05 14:00", "Fin de la période de réception : 5 mars 2026 14 h"],
  ["closing 2026-03-05 14:00", "À remettre au plus tard le 5 mars 2026 à 14 h."],
  ["closing 2026-03-05 14:00", "Votre cotation doit nous être retournée pour le 5 mars 2026 à 14 h."],
  ["closing 2026-03-05 14:00", "Les dossiers complets sont attendus avant 14 h le 5 mars 2026."],
]);

/** Neither are papers of the winner nor of other people, nor what is done with bids. */
testPhrases([
  ["", "The bid bond must be provided by March 5, 2026."],
  ["", "Insurance certificates must be forwarded to the Town by March 5, 2026."],
  ["", "References must be sent to the Owner by March 5, 2026 at 2:00 p.m."],
  ["", "The successful bidder shall provide its final prices by March 5, 2026."],
  ["", "The winning bid will be announced by March 5, 2026 at 2:00 p.m."],
  ["", "Bids will be tabulated and posted by 2:00 p.m. on March 5, 2026."],
  ["", "The Town will respond to proposals by March 5, 2026."],
  ["", "Bid packages may be picked up until March 5, 2026 at 2:00 p.m."],
  ["", "Bidders may modify their bids by fax before 2:00 p.m. on March 5, 2026."],
  ["", "Proposals for grants to residents must be submitted by March 5, 2026 to the arts council."],
  ["", "Grant applications must be received no later than 2:00 p.m. on March 5, 2026."],
  ["", "Bid protests must be received by the City no later than 2:00 p.m. on March 5, 2026."],
  ["", "The performance bond is due by March 5, 2026."],
  ["", "Poll closes: March 5, 2026 2:00 PM"],
  ["", "Job opening date: March 5, 2026"],
  ["", "Opening date of the exhibition: March 5, 2026"],
  ["", "Requests for substitution must be received by 2:00 p.m. on March 5, 2026."],
  ["", "La garantie de soumission doit être remise avant le 5 mars 2026."],
  ["", "L'adjudicataire doit transmettre ses prix finaux avant le 5 mars 2026."],
  ["", "Les réponses aux questions seront publiées avant le 5 mars 2026."],
  ["", "Les comptes de taxes doivent être remis avant le 5 mars 2026."],
]);

/** Days and hours in words. */
testPhrases([
  [
    "closing 2026-03-05 14:00",
    "Sealed bids will be received until 2:00 P.M. on the fifth day of March, 2026.",
  ],
  ["closing 2026-03-21 14:00", "Bids close at 2 p.m. on the twenty-first (21st) day of March 2026."],
  ["opening 2026-03-02 11:00", "Bids will be opened at 11 a.m. on the second of March, 2026."],
  ["closing 2026-03-05 14:00", "Les soumissions seront reçues jusqu'à 14 h le cinq mars 2026."],
  ["closing 2026-03-22 11:00", "La clôture est fixée à 11 h le vingt-deux (22) mars 2026."],
  ["closing 2026-04-01 14:00", "Les soumissions seront reçues jusqu'à 14 h le premier avril 2026."],
  ["closing 2026-03-05 14:00", "Des soumissions seront reçues jusqu'à 14 h 00, le 5e jour de mars 2026."],
  ["", "The agreement is dated this fifth day of March, 2026."],
  ["", "Donné à Laval le cinq mars 2026"],
  ["", "Fait à Laval, ce 5e jour de mars 2026"],
]);

/** Subcontractors' bids, answers by addendum, complaints. */
testPhrases([
  ["sub_bid_closing 2026-03-05 14:00", "FSB due March 5, 2026 at 2:00 p.m."],
  ["sub_bid_closing 2026-03-05 14:00", "Filed Sub-Bid Opening and Due Date: March 5, 2026 at 2:00 PM"],
  ["sub_bid_closing 2026-03-05 14:00", "La date limite de dépôt au BSDQ est le 5 mars 2026 à 14 h."],
  ["sub_bid_closing 2026-03-05 14:00", "BSDQ : 5 mars 2026, 14 h"],
  ["sub_bid_closing 2026-03-05 14:00", "Clôture du BSDQ : 5 mars 2026 à 14 h"],
  [
    "sub_bid_closing 2026-03-05 14:00",
    "Les soumissions des sous-traitants assujetties aux règles du BSDQ doivent être déposées au plus tard le 5 mars 2026 à 14 h.",
  ],
  [
    "closing 2026-03-05 14:00",
    "Les soumissions doivent être déposées selon les règles du BSDQ avant le 5 mars 2026 à 14 h.",
  ],
  ["", "Le BSDQ a publié son bulletin le 5 mars 2026."],
  [
    "addenda 2026-03-05 14:00",
    "Responses to questions will be issued via addendum by 2:00 p.m. on March 5, 2026.",
  ],
  ["addenda 2026-03-05 14:00", "Addendum issued (if necessary): March 5, 2026, 2:00 PM"],
  ["", "Responses to questions will be provided no later than March 5, 2026."],
  ["complaints 2026-03-05", "Les plaintes doivent être transmises au responsable avant le 5 mars 2026."],
  ["complaints 2026-03-05", "Complaints must be received by March 5, 2026."],
  ["", "La plainte a été déposée le 5 mars 2026."],
  ["", "La décision sur les plaintes sera rendue le 5 mars 2026."],
]);
