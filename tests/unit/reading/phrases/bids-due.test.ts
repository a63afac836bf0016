import { testPhrases } from "./phrases";

testPhrases([
  ["closing 2026-03-05 14:00", "Reply By: March 5, 2026 2:00 PM EST"],
  [
    "closing 2026-03-05 14:00",
    "Submit your Tender to the Health Centre in a closed envelope by March 5, 2026 at 2:00 p.m.",
  ],
  ["closing 2026-03-05", "Requests for Qualifications are due Thursday, March 5, 2026."],
  ["closing 2026-03-05 14:00", "Thursday, March 5, 2026, Bids Due 2 PM"],
  [
    "closing 2026-03-05 14:00, opening 2026-03-05 14:00",
    "• March 5, 2026 - Bid packet due / bid opening - Council Chambers (2:00 p.m.)",
  ],
  ["closing 2026-03-05 14:00", "No bids will be accepted after 2:00 p.m. on March 5, 2026."],
  ["closing 2026-03-05 14:00", "Proposals will not be accepted after 2:00 p.m. on March 5, 2026."],
  [
    "closing 2026-03-05 15:00",
    "All tenders are due by 3 p.m. on March 5, 2026 and can be received by fax or e-mail.",
  ],
  [
    "closing 2026-03-05 16:00",
    "You may also bring your bid into the office or use the drop box by 4 pm on March 5, 2026.",
  ],
  [
    "closing 2026-03-05 14:00",
    "Sealed bids must be hand delivered to the Clerk's office before 2:00 p.m., March 5, 2026.",
  ],
  [
    "closing 2026-03-05 14:00",
    "Bids will be received at the office of the Engineer, 71 Mt. Vernon Street, until 2:00 p.m. on Thursday, March 5, 2026.",
  ],
  [
    "closing 2026-03-05 14:00",
    "All quotes will be received at the Office of the Select Board at the Southborough Town Hall, 17\nCommon Street, until 2 PM on Thursday, March 5, 2026.",
  ],
  ["closing 2026-03-05 14:00", "BCSD will accept bids until 2 p.m.Thursday, March 5, 2026."],
  ["closing 2026-03-05 14:00", "Date de clôture : Le 5 mars, 2026 à 02 :00 PM (HNE)"],
  ["closing 2026-03-05 14:00", "Aucune soumission ne sera acceptée après 14 h le 5 mars 2026."],
  [
    "closing 2026-03-05 11:00",
    "Les soumissions doivent être déposées au bureau du greffier avant 11 h, le jeudi 5 mars 2026.",
  ],
  ["closing 2026-03-05 14:00", "Date limite de remise des offres : 5 mars 2026 à 14h00"],
  [
    "closing 2026-03-05 10:00",
    "La municipalité recevra jusqu'à 10 h, le 5 mars 2026, des soumissions pour le déneigement.",
  ],
  [
    "closing 2026-03-05 14:00",
    "Vos offres doivent être reçues au plus tard à 14:00 heures, heure normale de l’Est le 5 mars, 2026.",
  ],
  ["closing 2026-03-05 12:00", "Les candidats remettront leur candidature avant le 5 mars 2026 à midi."],
  ["", "Bids received after March 5, 2026 will be returned unopened."],
  ["", "Les soumissions reçues après le 5 mars 2026 seront rejetées."],
  ["end 2026-11-30", "The period for call-ups against this standing offer runs until November 30, 2026."],
  ["", "Bid documents may be picked up until 12:00 P.M. March 2, 2026."],
  ["", "Plans are on sale until March 2, 2026 at the office of the Engineer."],
  ["", "The bidder must hold a licence that is valid until March 5, 2027."],
  ["", "Bids were received until March 5, 2025."],
  ["", "Addendum 2 was issued on March 2, 2026."],
  ["", "Le contrat actuel arrive à échéance le 31 mars 2026."],
  ["", "Addenda 2 publié le 15 février 2026."],
  ["", "Tuesday, March 17, 2026, Contractor Interviews (if necessary)"],
  ["closing 2026-03-05 14:00", "The City is accepting proposals through March 5, 2026 at 2:00 PM."],
  ["closing 2026-03-05 14:00", "Submittals are due March 5, 2026 by 2 PM."],
  ["", "Reports of the contractor are due by January 31, 2027."],
  ["", "All invoices must be submitted by December 15, 2026."],
]);
