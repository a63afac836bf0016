import { testPhrases } from "./phrases";

testPhrases([
  ["closing 2026-03-25 13:00", "OFFER RECEIPT DATE/TIME: 03/25/2026 1:00PM Eastern"],
  ["closing 2026-03-10 16:00", "• Proposals submitted by: March 10, 2026 @ 4pm"],
  ["closing 2026-03-10 16:00", "Submissions – by 4:00 p.m., March 10, 2026; interviews – April 2026"],
  ["closing 2026-03-10 14:00", "Closing takes place on March 10, 2026 at 2:00 p.m. in the clerk's office."],
  ["closing 2026-03-10 14:00", "Bids were due March 3, 2026. They are now due March 10, 2026 at 2:00 p.m."],
  ["closing 2026-03-10", "Please respond with a quote by Tuesday, March 10, 2026."],
  [
    "closing 2026-03-09 19:00",
    "Bids are due from contractors by the scheduled Fire District Board of Fire Commissioners meeting on March 9, 2026, no later than 7:00 p.m.",
  ],
  ["closing 2026-03-10 10:30", "Dépôt des prix : au plus tard le 10 mars 2026, 10 h 30"],
  ["", "La remise des prix aux écoliers aura lieu le 10 mars 2026."],
  ["closing 2026-03-10 16:00", "Soumissions attendues le 10 mars 2026 avant 16 h."],
  ["closing 2026-03-10 14:00", "La présente demande de propositions prend fin le 10 mars 2026 à 14 h."],
  ["closing 2026-03-10 13:30", "Heure limite : 13 h 30\nDate limite : le mardi 10 mars 2026"],
  ["closing 2026-03-10 10:30", "Limite pour déposer : le mardi 10 mars 2026, 10 h 30"],
  ["", "Limite pour déposer une plainte au service : voir la page"],
  ["opening 2026-03-10 13:00", "The time for opening bids is March 10, 2026, at 1:00 p.m. sharp."],
  [
    "questions 2026-03-10",
    "Any interpretation sought by bidders shall be requested in writing on or before March 10, 2026.",
  ],
  [
    "questions 2026-03-10 15:00",
    "Enquiries received later than 15:00 hours local time on March 10, 2026 may not be answered.",
  ],
  ["questions 2026-03-10", "The last day on which inquiries will be considered is March 10, 2026."],
  ["addenda 2026-03-10", "Un dernier addenda, s'il y a lieu, sera publié le 10 mars 2026."],
  [
    "site_meeting 2026-03-10 08:30 unsaid",
    "Contractors wanting to see the trees should meet the Forester at Veterans Park on March 10, 2026 at 8:30 a.m.",
  ],
  [
    "site_meeting 2026-03-10 08:00 unsaid",
    "A tour of all five buildings is offered on March 10, 2026 starting at 8:00 a.m.",
  ],
  [
    "site_meeting 2026-03-10 15:30 no",
    "A non-mandatory pre-RFP conference will be held March 10, 2026 at 3:30 p.m.",
  ],
  ["site_meeting 2026-03-10 13:00 unsaid", "Prebid March 10, 2026, 1:00 PM, on site."],
  ["site_meeting 2026-02-26 11:00 unsaid", "Tour: Thursday, February 26, 2026, 11 a.m."],
  ["", "Tour operators: Thursday, February 26, 2026, 11 a.m."],
  ["addenda 2026-03-06", "Addendum (if needed): Friday, March 6, 2026"],
  [
    "closing 2026-03-10 10:00",
    "Bids for paving are handed out today. Bids for paving due at 10 a.m. on March 10, 2026.",
  ],
  ["closing 2026-03-10 14:00", "Date de tombée : 10 mars 2026, 14 h."],
  ["opening 2026-03-10 10:15", "La séance d'ouverture est publique et débute à 10 h 15 le 10 mars 2026."],
  ["questions 2026-03-10 13:30", "Période de questions : se termine le 10 mars 2026 à 13 h 30."],
  [
    "closing 2026-03-18 14:00, opening 2026-03-18 14:00",
    "Bid Opening Date & Time: 18 March 2026 at 2:00 PM\nAll bids must be received in the bid room on or before the date and time stated above.",
  ],
  ["closing 2026-03-20 16:00", "Fermeture de l’appel de propositions : 20 mars 2026, 16h00 (HNE)"],
  ["intent 2026-03-20 11:00", "Interest Form Deadline: 3/20/26 at 11am"],
  [
    "questions 2026-03-10 16:00",
    "Questions about this project may be submitted in writing by 4 PM on March 10, 2026.\nAll questions received will have answers posted on this page by 4 PM on March 17, 2026.",
  ],
  [
    "closing 2026-03-05 13:00, opening 2026-03-05 13:00",
    "Sealed proposals must be received by the Town Clerk at the Town Hall, 12 Church Street,\n\nHighland, NY 12528 on or before March 5, 2026, 1:00pm, at which time they will be publicly\n\nopened and read aloud.",
  ],
]);
