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
