import { testPhrases } from "./phrases";

/** What comes with bids stands between them and their verb. */
testPhrases([
  [
    "closing 2026-03-12 14:00",
    "Tenders, including the bid bond and consent of surety, shall be delivered to the Clerk no later than 2:00 p.m. on March 12, 2026.",
  ],
  [
    "closing 2026-03-12 14:00, validity 60",
    "Bids, accompanied by a bid bond, must be received by 2:00 p.m. on March 12, 2026 and remain valid for 60 days.",
  ],
  [
    "closing 2026-03-12 14:00",
    "Bids must be accompanied by a bid bond and must be received by 2:00 p.m. on March 12, 2026.",
  ],
  [
    "closing 2026-03-12 14:00",
    "All bids – with the bid bond attached – shall be filed with the Clerk on or before 2:00 p.m., March 12, 2026.",
  ],
  [
    "closing 2026-03-12 14:00",
    "Les soumissions, accompagnées d'une garantie de soumission de 10 % valide pour 90 jours, devront être déposées au bureau municipal avant 14 h, le jeudi 12 mars 2026.",
  ],
  [
    "closing 2026-03-12 14:00",
    "Les soumissions doivent être accompagnées d'une garantie et être déposées au bureau municipal avant 14 h le 12 mars 2026.",
  ],
  ["questions 2026-03-12", "Questions on bids, including the bid bond, must be received by March 12, 2026."],
  ["", "Bids, with the bid deposit, will be returned to unsuccessful bidders by March 12, 2026."],
  ["", "The bid bond, accompanied by the agreement to bond, must be valid until June 12, 2026."],
]);

/** When late bids are returned tells when bids are due, if it is when they are opened. */
testPhrases([
  [
    "closing 2026-03-20 14:00, opening 2026-03-20 14:00",
    "Bids will be publicly opened at 2:00 P.M. on Friday, March 20, 2026. Bids received after 2:00 P.M. will be returned unopened.",
  ],
  [
    "opening 2026-03-20 14:00",
    "Bids will be publicly opened at 2:00 P.M. on Friday, March 20, 2026. Bids received after 1:00 P.M. on the day before will be returned unopened.",
  ],
  ["closing 2026-03-12 14:00", "Submission: March 12, 2026 no later than 2:00 p.m."],
]);

/** A name of work may have a word of another matter. */
testPhrases([
  [
    "closing 2026-03-12 14:00",
    "Bids for the Visitor Centre roof must be received by 2:00 p.m. on March 12, 2026.",
  ],
  [
    "closing 2026-03-12 14:00",
    "Tenders for the Old Meeting House restoration are to be submitted by 2:00 p.m. on March 12, 2026.",
  ],
  [
    "closing 2026-03-12 14:00",
    "Proposals for bond counsel services must be received no later than 2:00 p.m. on March 12, 2026.",
  ],
  [
    "closing 2026-03-12 14:00",
    "Quotations for the Registration Desk furniture must be received by 2:00 p.m. on March 12, 2026.",
  ],
  [
    "closing 2026-03-12 14:00",
    "Les offres pour la gestion des plaintes devront être reçues avant 14 h le 12 mars 2026.",
  ],
  ["", "Bids for awards will be evaluated by March 12, 2026."],
  [
    "site_meeting 2026-03-05 10:00 unsaid",
    "Bids for the work will be discussed at a pre-bid meeting to be held March 5, 2026 at 10:00 a.m.",
  ],
]);

/** Questions about bids are no bids. */
testPhrases([
  ["questions 2026-03-05", "Questions regarding the bid must be received by March 5, 2026."],
  ["questions 2026-03-05", "Questions on the proposals must be received by March 5, 2026."],
  [
    "questions 2026-03-05 16:00",
    "All inquiries concerning the tender shall be received no later than 4:00 p.m. on March 5, 2026.",
  ],
  [
    "closing 2026-03-05, questions 2026-02-27",
    "Questions about the bid must be submitted by February 27, 2026 and bids must be received by March 5, 2026.",
  ],
  [
    "closing 2026-03-05",
    "Questions may be directed to the Clerk and bids must be received by March 5, 2026.",
  ],
  [
    "questions 2026-03-05",
    "Toute question relative aux soumissions doit être transmise au plus tard le 5 mars 2026.",
  ],
  [
    "closing 2026-03-05, questions 2026-02-27",
    "Les questions portant sur l'appel d'offres doivent être reçues au plus tard le 27 février 2026 et les soumissions doivent être déposées avant le 5 mars 2026.",
  ],
  ["", "Requests for the evaluation of bids must be received by March 12, 2026."],
]);

/** What bids have, or what is asked about them, is no bid. */
testPhrases([
  ["", "Requests for bid documents must be received by March 5, 2026."],
  ["", "Samples for the bid must be received by March 5, 2026."],
  ["", "Requests for approval of substitutions in the bid must be received by March 5, 2026."],
  ["", "Objections to the tender must be filed by March 5, 2026."],
  ["", "The bid bond for the tender must be submitted by March 5, 2026."],
  ["", "Payment for the tender documents must be received by March 5, 2026."],
  ["", "Les demandes de documents de soumission doivent être reçues avant le 5 mars 2026."],
  ["", "Les échantillons pour la soumission doivent être reçus avant le 5 mars 2026."],
  ["", "Les résultats des soumissions seront transmis avant le 5 mars 2026."],
  ["", "Les modifications à la soumission doivent être reçues avant le 5 mars 2026."],
  ["closing 2026-03-05", "Two copies of the proposal must be received by March 5, 2026."],
  ["closing 2026-03-05", "Requests for proposals must be received by March 5, 2026."],
  ["closing 2026-03-05", "La Ville demande des soumissions qui doivent être reçues avant le 5 mars 2026."],
  ["closing 2026-03-05", "Le dépôt des soumissions doit être fait avant le 5 mars 2026."],
  ["closing 2026-03-05", "The list of bidders is closed; bids must be received by March 5, 2026."],
]);
