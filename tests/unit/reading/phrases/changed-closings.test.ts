import { testPhrases } from "./phrases";

testPhrases([
  ["closing 2026-03-09 13:00", "The solicitation has been extended to Monday, 9 March 2026 at 1:00 PM."],
  ["closing 2026-03-16", "QUOTE DUE DATE WAS EXTENDED TO 16 MAR 2026."],
  ["closing 2026-03-09", "The closing date is hereby extended to March 9, 2026."],
  ["closing 2026-03-11 14:00", "PROLONGER LA DATE DE CLÔTURE DU 9 MARS 2026 À 14 H AU 11 MARS 2026 À 14 H"],
  [
    "closing 2026-03-11 14:00",
    "La modification 2 vise à reporter la date de clôture du 9 mars 2026 au 11 mars 2026 à 14 h, heure locale.",
  ],
  [
    "end 2026-05-08, start 2026-05-04",
    "Les travaux consistent à changer les fenêtres de l'école et se dérouleront du 4 mai 2026 au 8 mai 2026.",
  ],
  [
    "closing 2026-03-11 14:00",
    "Prolongation de la date de clôture du lundi 9 mars 2026 au mercredi 11 mars 2026 à 14 h.",
  ],
  ["closing 2026-03-09 14:00", "The RFP deadline has been moved to March 9, 2026 at 2:00 p.m."],
  ["closing 2026-03-09", "The purpose of this amendment is to extend the closing date to March 9, 2026."],
  ["closing 2026-03-20", "Amendment 3 (11 March 2026): the closing date is extended to 20 March 2026."],
  ["closing 2026-03-09 15:00", "Closing- March 9th, 2026 at 3:00PM EST"],
  ["closing 2026-03-13 14:00", "REPLY BY DATE: 2 p.m. Friday, March 13, 2026"],
  ["closing 2026-03-31", "• Close RFP solicitation (March 31, 2026)"],
  [
    "closing 2026-03-05 12:00",
    "Bids shall be received in a sealed envelope; and be received at the Department of Public Works on or before 12:00 PM on Thursday, March 5, 2026.",
  ],
  [
    "closing 2026-03-12 19:00, opening 2026-03-12 19:00",
    "All proposals must be mailed to the Clerk, or brought to the Township Board Meeting by 7:00pm on March 12, 2026, at which time all proposals will be opened.",
  ],
  [
    "closing 2026-03-09 14:00",
    "The closing date was extended from March 3, 2026 to March 9, 2026 at 2:00 p.m.",
  ],
  [
    "closing 2026-03-09",
    "THIS AMENDS THE PREVIOUSLY POSTED NOTICE TO CHANGE THE RFAP CLOSING DATE FROM March 3, 2026 TO March 9, 2026, THE CLOSING TIME REMAINS UNCHANGED",
  ],
  [
    "closing 2026-03-09",
    "THIS AMENDS THE PREVIOUSLY POSTED NOTICE TO CHANGE THE CLOSING DATE TO MARCH 9, 2026. TIME REMAINS UNCHANGED",
  ],
  [
    "closing 2026-03-09",
    "This amendment was issued to extend the solicitation closing date out to March 9, 2026.",
  ],
  [
    "closing 2026-03-09 14:00",
    "The closing for receipt of proposals will be 2:00 pm Eastern Time, March 9, 2026.",
  ],
  ["closing 2026-03-25 23:59", "Assessment Event (AE) Submit NLT 25 March 2026 11:59 PM ET"],
  ["closing 2026-03-09 14:00", "All requested information must be submitted by March 9, 2026 at 2:00 pm."],
  [
    "closing 2026-03-09 14:00",
    "Toutes les informations et la soumission doivent être soumises le 9 mars 2026 avant 2PM HAE.",
  ],
  ["", "Les renseignements sur la soumission doivent être demandés avant le 5 mars 2026."],
  ["", "The closing date of the previously posted notice was March 9, 2026."],
  ["", "The previously posted closing date of March 9, 2026 no longer holds."],
  ["opening 2026-03-09", "The opening of the tenders has been changed to March 9, 2026."],
  ["", "The bid period was extended to March 9, 2026, but the call has been cancelled."],
  ["", "The site meeting for the tender was not extended to March 9, 2026."],
  ["", "The warranty has been extended to March 9, 2026."],
  ["", "If no bids are received, the deadline may be extended to March 9, 2026 in the event of a strike."],
  ["", "Amendment 00001 7 Mar 2026: all requests for the site visit must be sent to the buyer."],
  ["", "AMENDMENT NO. 2 - March 9, 2026 - The bid form is replaced."],
  ["", "Addendum #3, March 9, 2026, is part of the documents for bids."],
  ["", "• Deadline for bidders to submit any score discrepancies (March 9, 2026)"],
  ["", "Deadline to submit references: March 9, 2026"],
  ["", "Deadline to submit a protest: March 9, 2026"],
  ["", "Bids will be reviewed at the Council meeting by March 9, 2026."],
]);
