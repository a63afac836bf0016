import { testPhrases } from "./phrases";

/** When work begins and ends, as federal forms and others word it. */
testPhrases([
  [
    "end relative, start relative",
    "The contractor shall begin performance within 10 calendar days and complete it within45 calendar days after receiving award, notice to proceed.",
  ],
  [
    "end relative, start relative",
    "The contractor shall begin performance 14 calendar days and complete it within 365 calendar days after receiving (X) notice to proceed.",
  ],
  [
    "end relative",
    "The work shall be completed within 180 calendar days of the Contractor’s receipt of written Notice to Proceed.",
  ],
  ["start 2026-06-26", "Each of the contracts shall begin June 26, 2026."],
  [
    "end 2026-10-01",
    "In any event, the contractor will be required to have all contracted work completed satisfactorily no later than October 1, 2026.",
  ],
  ["end 2027-06-30, start 2026-07-01", "CONTRACT PERIOD: July 1, 2026 – through June 30, 2027"],
  ["start", "The anticipated construction would begin in May 2026."],
  ["start 2027-01-01", "Entrant en vigueur le 1er janvier 2027, le prochain contrat comporte deux options."],
  ["start", "Un nouvel entrepreneur pourra procéder à la collecte à compter de janvier 2027."],
  ["end, start", "Les travaux devraient être réalisés entre les mois d’août et décembre 2026."],
  ["end, start", "The work will be done between May and October 2026."],
  ["term", "The contract will be for one calendar year."],
]);

/** Papers that are brought somewhere are no goods, and what is only soon has no day. */
testPhrases([
  [
    "",
    "And shall be delivered, either by mail, express delivery service, or dropped off in exterior drop box, to the Office of the Town Administrator on or before March 5, 2026 at 11:00 a.m.",
  ],
  ["end 2026-03-05", "The goods shall be delivered to the garage on or before March 5, 2026."],
  [
    "end",
    "Le chantier débutera prochainement puisque les travaux doivent être terminés d’ici la fin décembre 2026.",
  ],
]);

/** Bids, their validity and their opening. */
testPhrases([
  ["closing 2026-03-05 14:00", "RETURN PROPOSAL NO LATER THAN: March 5, 2026 AT 2:00 PM EASTERN TIME"],
  ["validity 90", "Bids must be held for ninety (90) days beyond the bid opening date."],
  ["validity 60", "Bids must remain in force for sixty (60) days after the date of the bid opening."],
  [
    "closing 2026-03-05 12:00, opening 2026-03-05 12:00",
    "Sealed proposals will be received by the Clerk on Thursday, March 5, 2026 at 12:00 p.m., prevailing time, at which time the names of all the vendors and the price of their respective proposals will be announced in public.",
  ],
  [
    "closing 2026-03-15 14:00",
    "Sealed offers are due by 2:00 PM local time 3/15/2026. If this is a sealed bid solicitation, offers will be publicly opened at that time.",
  ],
  [
    "closing 2026-03-05 10:00, opening 2026-03-05 10:00",
    "Bids shall be submitted in sealed envelopes labeled, “J. H. Ketcham Park Project” to the Town Clerk at Town Hall, 126 East Duncan Hill Road by 10 a.m. on Thursday, March 5, 2026 when they will be opened and publicly read.",
  ],
  ["", "The committee hopes to send out requests for proposals no later than Monday, March 9, 2026."],
]);
