import { testPhrases } from "./phrases";

/** Until when bidders may ask, and the last addendum, in further words. */
testPhrases([
  ["questions 2026-03-05", "Any questions must be posted on the portal by March 5, 2026."],
  ["questions 2026-03-05 14:00", "Questions must be posted to BidNet by March 5, 2026 at 2:00 p.m."],
  ["questions 2026-03-05", "Bidders have until March 5, 2026 to submit questions."],
  ["questions 2026-03-05", "Proponents have until March 5, 2026 to ask questions."],
  [
    "questions 2026-03-05 14:00",
    "Proposers will have until 2:00 p.m. on March 5, 2026 to submit written questions.",
  ],
  ["questions 2026-03-05", "Q & A Closing date March 5, 2026"],
  ["questions 2026-03-05", "No inquiries accepted after March 5, 2026."],
  ["questions 2026-03-05 14:00", "Closing for questions March 5, 2026 2:00 p.m."],
  ["questions 2026-03-05", "Email questions NLT March 5, 2026"],
  ["questions 2026-03-05", "Les questions reçues après le 5 mars 2026 ne seront pas répondues."],
  ["addenda 2026-03-05", "Date limite pour émettre un addenda : 5 mars 2026"],
  ["addenda 2026-03-05", "Dernier jour pour l'émission d'addenda : 5 mars 2026"],
]);

/** Words that are also said of other matters. */
testPhrases([
  ["", "Public comments must be received by March 5, 2026."],
  ["", "Residents may submit questions until March 5, 2026."],
  ["", "Date limite pour répondre aux questions : 5 mars 2026"],
  ["", "Les citoyens peuvent poser leurs questions jusqu'au 5 mars 2026."],
]);
