import { testPhrases } from "./phrases";

/** A closing that is put off, beside the former day. */
testPhrases([
  [
    "closing 2026-03-11 14:00",
    "LA MODIFICATION 003 VISE À PROLONGER LA DATE DE CLÔTURE DE LA DEMANDE DE SOUMISSIONS DU 9 MARS 2026 À 14 H 00 HAE AU 11 MARS 2026 À 14 H 00 HAE.",
  ],
  [
    "closing 2026-03-11 14:00",
    "La présente modification a pour but de reporter la date de fermeture de la demande de propositions du 9 mars 2026, 14 h (HAE) au 11 mars 2026, 14 h (HAE).",
  ],
  [
    "closing 2026-03-11 14:00",
    "La date de fermeture de l'appel d'offres passe du 9 mars 2026 au 11 mars 2026 à 14 h.",
  ],
  ["closing 2026-03-11 14:00", "Report de la date de clôture : du 9 mars 2026 au 11 mars 2026, 14 h."],
  [
    "closing 2026-03-11 14:00",
    "Change the closing date from Monday, March 9, 2026 at 2:00 PM Local Time to Wednesday, March 11, 2026 at 2:00 PM Local Time.",
  ],
  ["closing 2026-03-11 15:00", "Bids will be received from March 2, 2026 to March 11, 2026 at 3:00 p.m."],
  ["", "Tender closing: March 9, 2026\nREVISED: March 11, 2026 at 2:00 pm"],
  ["closing 2026-03-09", "Tender closing: March 9, 2026\nRevised: February 20, 2026"],
]);

/** A closing whose label, hour and day stand on lines apart. */
testPhrases([
  [
    "closing 2026-03-11 14:00",
    "Project\n\nClosing Date\n\nStatus\n\nRoad Salt Supply\n\nMarch 11, 2026 2:00 PM\n\nOpen",
  ],
  [
    "closing 2026-03-11 13:59",
    "Closing Date\n\nDetails\n\nMain Street\n\n1:59:59 P.M. LOCAL TIME\n\nWEDNESDAY, March 11, 2026\n\nPosted February 4, 2026",
  ],
  [
    "closing 2026-03-11 14:00",
    "Projet\n\nDate de clôture\n\nStatut\n\nFourniture de sel\n\n11 mars 2026 14 h\n\nOuvert",
  ],
  [
    "closing 2026-03-11 14:00",
    "Fuseau horaire\n\n02:00 PM 2026-03-11\n\nGETS Ref. No. - N° de réf. de SEAG\n\n2026-02-10\n\non - le at - à\n\nSolicitation Closes - L'invitation prend fin",
  ],
  ["", "Project\n\nClosing Date\n\nOpening Date\n\nRoad Salt Supply\n\nMarch 11, 2026 2:00 PM"],
  ["", "Site Meeting\n\nClosing Date\n\nRoad Salt Supply\n\nMarch 11, 2026 2:00 PM"],
  ["", "Project\n\nClosing Date\n\nRoad Salt\n\nMarch 11, 2026 2:00 PM\n\nSand\n\nMarch 13, 2026 2:00 PM"],
  ["", "Closing Date\n\nRoad Salt\n\nPosted on March 11, 2026 at 2:00 PM"],
  ["", "Closing Date\n\nRoad Salt\n\nTuesday, March 11, 2026 2:00 PM"],
  [
    "closing 2026-03-03 15:00",
    "Proposals must be delivered to the Town Clerk, 5 Elm Street, Bath, ME. Not later than 3:00 p.m. on March 3, 2026.",
  ],
  [
    "closing 2026-03-03 09:00",
    "All bids shall be sealed and are due at the Town Offices, 435 Oak Road, Lee, MA. No later than 9:00 a.m., March 3, 2026.",
  ],
  [
    "closing 2026-03-03 11:00",
    "Les soumissions doivent être reçues au bureau du greffier, 12, rue Principale, Matane. Au plus tard le 3 mars 2026 à 11 h.",
  ],
  [
    "questions 2026-03-01",
    "Bids will be received at the Town Hall. No later than March 1, 2026 questions must be sent to the engineer.",
  ],
  [
    "end 2026-06-30",
    "Bids received late are returned. On or before June 30, 2026 the work must be complete.",
  ],
]);

/** The federal form with long lines between its hour and its day. */
const OFFER =
  "We hereby offer to sell to Her Majesty the Queen in right of Canada, in accordance with the terms and conditions set out herein, referred to herein or attached hereto, the goods, services, and construction listed herein and on any attached sheets at the price(s) set out thereof.";
testPhrases([
  [
    "closing 2026-03-11 14:00",
    `Solicitation Closes — L’invitation prend fin\n\nBid to: Correctional Service Canada\n\nat /à : 14 :00 HAE\n\n${OFFER}\n\non / le : 11 mars 2026 F.O.B. — F.A.B. Plant – Usine:`,
  ],
]);

/** Openings on the closing day, which another sentence states. */
testPhrases([
  [
    "closing 2026-03-05 14:00, opening 2026-03-05 14:15",
    "The public opening of tenders will be held in Council Chambers at 2:15 p.m. on the day of closing. Tenders close on Thursday, March 5, 2026 at 2:00 p.m.",
  ],
  [
    "closing 2026-03-05 14:00, opening 2026-03-05 14:30",
    "Tenders close on March 5, 2026 at 2:00 p.m. Vendors may attend the public opening commencing at 2:30 p.m., LOCAL TIME, on the closing date.",
  ],
  [
    "closing 2026-03-05 14:00, opening 2026-03-05 14:15",
    "L'ouverture publique des soumissions aura lieu à 14 h 15 le jour de la fermeture. Les soumissions seront reçues jusqu'au 5 mars 2026 à 14 h.",
  ],
  [
    "closing 2026-03-05 14:00",
    "The opening will be held at 9:00 a.m. on the day following the closing. Tenders close March 5, 2026 at 2:00 p.m.",
  ],
  [
    "closing 2026-03-05 14:00",
    "Bids are opened at 10:00 a.m. on the closing date. Tenders close on March 5, 2026 at 2:00 p.m.",
  ],
]);

/** Bids for a period, and when they are due. */
testPhrases([
  [
    "closing 2026-03-05 14:00, end 2027-04-30, start 2026-11-01",
    "Bids for snow removal from November 1, 2026 to April 30, 2027 close on March 5, 2026 at 2:00 p.m.",
  ],
  [
    "closing 2026-03-05 12:00, end 2027-10-31, start 2026-11-01",
    "Quotations for road salt for the period of November 1, 2026 through October 31, 2027 must be submitted to the Clerk no later than March 5, 2026 at noon.",
  ],
  [
    "closing 2026-03-05 11:00, end 2029-04-30, start 2026-11-01",
    "Les soumissions pour le déneigement du 1er novembre 2026 au 30 avril 2029 seront reçues au bureau municipal jusqu'au 5 mars 2026 à 11 h.",
  ],
  ["closing 2026-03-05 14:00", "Tenders for snow removal close on March 5, 2026 at 2:00 p.m."],
  ["", "Bids for the road that will close on March 5, 2026 at 2:00 p.m."],
]);

/** Filed sub-bids, beside the general bids. */
testPhrases([
  [
    "sub_bid_closing 2026-03-03 10:00",
    "The town, through the engineering department, will receive “sealed lump sum filed sub bids” at town hall until 10 a.m. on Tuesday, March 3, 2026.",
  ],
  [
    "sub_bid_closing 2026-03-03 14:00",
    "The Authority is accepting sealed sub-bids until 2:00 p.m. on March 3, 2026.",
  ],
  [
    "closing 2026-03-16 14:00, sub_bid_closing 2026-03-03 10:00",
    "FILED SUB-BIDS for the following trades: HVAC, Plumbing and Electrical. Sealed bids will be received until 10 a.m. on March 3, 2026. General bids will be received until 2 p.m. on March 16, 2026.",
  ],
  [
    "closing 2026-03-16 14:00",
    "Sub-bidders must be certified. Bids will be received until 2 p.m. on March 16, 2026.",
  ],
  [
    "closing 2026-03-16 14:00",
    "No filed sub-bids are required. General bids will be received until 2 p.m. on March 16, 2026.",
  ],
  [
    "closing 2026-03-16 14:00",
    "Bids from general contractors who carry the filed sub-bids are due by 2 p.m. on March 16, 2026.",
  ],
]);
