import { testPhrases } from "./phrases";

testPhrases([
  [
    "end 2026-10-30",
    "A requirement for the purchase, delivery and installation of furniture to Ottawa by October 30, 2026.",
  ],
  [
    "end 2026-09-30",
    "Un besoin d’acheter des meubles et de les faire livrer et installer à Oromocto avant le 30 septembre 2026.",
  ],
  ["end 2026-12-16", "Tous les produits livrables doivent être reçus au plus tard le 16 décembre 2026."],
  [
    "end 2027-05-14, start 2026-07-13",
    "The Notice to Proceed shall be issued July 13, 2026 with all Work completed by May 14, 2027.",
  ],
  ["start 2026-03-26", "The contractor must be fully mobilized by March 26, 2026."],
  ["end 2027-03-31, start 2026-04-13", "Period of Performance: 04/13/2026-03/31/2027."],
  ["end 2026-09-20, start 2026-05-13", "POP: 5/13/2026 to 9/20/2026."],
  [
    "end 2027-09-01, start 2026-09-02, term",
    "A base year and four option years, with a performance period from September 2, 2026, to September 1, 2027.",
  ],
  [
    "end 2028-04-15, start 2026-10-15",
    "The contractor clears snow for the period from October 15, \n    2026 until April 15, 2028.",
  ],
  ["term", "There is an option to extend the contract for two years (April 3, 2028 to April 2, 2030)."],
  ["", "The optional period runs from April 1, 2028 to March 31, 2029."],
  ["", "Option de prolonger le contrat du 1er avril 2028 au 31 mars 2029."],
  ["", '"Standstill" period | Saturday 1 August 2026 to Sunday 16 August 2026'],
  ["", "Samples must be delivered by March 9, 2026."],
  ["", "Deliver references by March 9, 2026."],
  ["", "The selection process is expected to be completed by March 28, 2026."],
  ["", "Evaluations will be completed by March 28, 2026."],
  [
    "validity 60",
    "The undersigned agrees, if this bid is accepted within (60) calendar days from the date of the opening, to furnish the items.",
  ],
  [
    "validity 30",
    "Si la soumission est acceptée dans les 30 jours suivant la clôture et que le soumissionnaire refuse, sa garantie est confisquée.",
  ],
  ["term", "The City may extend the contract for up to four (4) additional one season periods."],
  [
    "opening 2026-03-09 19:30",
    "Bids will be opened Monday, March 9, 2026 at the May Board of Trustees Meeting at 7:30 p.m.",
  ],
  ["questions 2026-03-10 09:00", "The deadline for clarification questions is 0900 2026-03-10"],
  ["questions 2026-03-09 12:00", "Deadline for receipt of clarifications | Monday 9th March 2026 at 12.00"],
  ["closing 2026-03-09 14:00", "Tenders are due on March 9, 2026 at 14.00"],
  ["closing 2026-03-09", "Bids are due on March 9, 2026 at 14.50 per set of plans."],
  ["intent 2026-03-28 17:00", "Please send a letter of intent to bid by March 28, 2026 by 5:00pmPST."],
  [
    "site_meeting 2026-03-14 unsaid",
    "Amended to state when questions are due after the second site visit scheduled for 3/14/2026.",
  ],
  [
    "site_meeting 2026-03-09 13:00 yes",
    "A mandatory bidders’ meeting and site tour to review the existing electrical infrastructure will be held\nat the Airport on:\nMarch 9, 2026 at 1:00 p.m. EDT",
  ],
  [
    "site_meeting 2026-03-09 13:00 no",
    "An information meeting is held on March 9, 2026 at 1:00 p.m. While attendance is at the discretion of tenderers, tenderers who do not attend will be deemed to have attended.",
  ],
]);

testPhrases([
  ["term", "2026 Mowing Season"],
  ["term", "The Town requests bids for snow removal for the 2026-2027 winter season."],
  ["term", "Service de déneigement pour la saison hivernale 2026-2027."],
  [
    "term",
    "Bids are invited for the replacement of controls for twenty-four (24) months after Commencement Date.",
  ],
  ["end relative", "Work to be completed within 90 days of Notice of Award."],
  ["term", "The contract shall be in effect for one year and may be renewed by mutual agreement."],
  ["", "During the 2019-2020 winter season 45 storms were recorded."],
  ["", "The contract was awarded for the 2025-2026 winter season."],
  ["", "Invoices are paid within 30 days of the completed work."],
  [
    "term",
    "The contract may be extended for one (1) additional one (1) year period ending on July 31, 2027.",
  ],
  ["end 2027-05-01", "Contract end date: May 1, 2027, with options to extend."],
  ["end 2026-05-01", "The completion date has been extended to May 1, 2026."],
  [
    "end 2026-11-15, end 2026-11-30",
    "Work on East Road shall be substantially complete by November 15, 2026.\nFinal completion shall be by November 30, 2026.",
  ],
  [
    "questions 2026-03-20 16:00",
    "Les soumissionnaires ont jusqu'au vendredi 20 mars 2026, 16 h, pour transmettre leurs questions à la personne responsable.",
  ],
  ["validity 120", "Les prix soumis doivent demeurer fermes pendant 120 jours suivant l'ouverture."],
  [
    "closing 2026-03-26 11:00, opening 2026-03-26 11:00",
    "Dépôt et ouverture des soumissions : 26 mars 2026, 11 h",
  ],
  ["closing 2026-03-26 14:00", "La date de clôture a été reportée du 19 mars 2026 au 26 mars 2026, à 14 h."],
  ["closing 2026-03-27", "Close Date: 03/27/2026"],
  ["", "Road close date: March 27, 2026"],
  [
    "start 2026-05-01",
    "The begin date for the contract is expected to be May 1, 2026 or shortly thereafter.",
  ],
  [
    "intent 2026-03-07",
    "To receive drawings at this meeting, the firm must be registered prior to the close of business on March 7, 2026.",
  ],
  [
    "site_meeting 2026-03-12 15:00 unsaid",
    "Pre-bid Meeting |\nManor Elementary School, March 12, 2026 @ 3:00 pm |",
  ],
  [
    "site_meeting 2026-03-18 10:00 no",
    "A NON-Mandatory site visit has been arranged for the following date, time and location. It is highly recommended that bidders attend this visit.\nDate: March 18, 2026\nTime: 10:00 am, local time\nLocation: 111 Airport Rd., Blissville",
  ],
  [
    "closing 2026-03-30",
    "A site visit has been arranged for the following date, time and location. Bids close on March 30, 2026.\nDate: March 18, 2026",
  ],
  [
    "closing 2026-03-25 10:00",
    "Bids will be received until 10:00 A.M. C.S.T. on Wednesday, March 25th, 2026.",
  ],
  [
    "closing 2026-03-25 16:00, opening 2026-03-25 16:00",
    "Bids will be received at the Centre at 4:00PM, Wednesday, March 25, 2026, and then opened and read aloud.",
  ],
  [
    "closing 2026-03-25 16:00, opening 2026-03-25 16:00",
    "Bids are received until 4:00PM, Wednesday, March 25, 2026, and then at said office publicly opened.",
  ],
  ["", "The previous tender closed on March 25, 2026."],
  ["", "Bids will not be opened on March 25, 2026."],
]);
