import { testPhrases } from "./phrases";

testPhrases([
  [
    "opening 2026-03-05 14:00",
    "Bids must be submitted in an envelope marked with the time and date of the opening, which will be March 5, 2026 at 2:00 p.m.",
  ],
  [
    "opening 2026-03-05 19:00",
    "Submissions will be open during the regular meeting of the Board on March 5, 2026 at 7:00 p.m.",
  ],
  ["opening 2026-03-05 16:15", "Bids will be opened March 5, 2026 at 4:15 p.m. in the Clerk's office."],
  ["opening 2026-03-05 10:00", "DATE OF BID OPENING: March 5, 2026 TIME: 10 AM"],
  [
    "opening 2026-03-05 14:00",
    "Une ouverture publique des soumissions se tiendra jeudi le 5 mars, 2026 à 14 h.",
  ],
  [
    "opening 2026-03-05 14:00",
    "Les enveloppes seront donc ouvertes le 5 mars 2026, à 14h, au 71, rue Charlotte.",
  ],
  ["opening 2026-03-05 11:05", "Les soumissions seront ouvertes publiquement le 5 mars 2026 à 11 h 05."],
  ["opening 2026-03-05 14:00", "The bids will be read out loud on March 5, 2026 at 2:00 p.m."],
  [
    "closing 2026-03-05 14:00, opening 2026-03-05 14:00",
    "Bids will be received until 2:00 p.m. on March 5, 2026, at which time and place they will be opened.",
  ],
  [
    "closing 2026-03-05 14:00",
    "Bids will be received until 2:00 p.m. on March 5, 2026. They will be opened immediately after.",
  ],
  [
    "closing 2026-03-05 14:00",
    "Bids will be received until 2:00 p.m. on March 5, 2026. They will be opened shortly after the closing.",
  ],
  [
    "closing 2026-03-05 14:00",
    "Bids close at 2:00 p.m. on March 5, 2026 and will be opened after the closing.",
  ],
  [
    "closing 2026-03-05 10:00",
    "Les offres doivent être déposées avant 10h00, le 5 mars 2026, pour être ouvertes immédiatement après.",
  ],
  ["", "Bidders may not withdraw bids before the date of opening, March 5, 2026, has passed."],
  ["", "The new library will have its public opening ceremony once built."],
  ["", "Opening hours of the Town Hall: Monday to Friday, 9:00 a.m. to 4:00 p.m."],
  ["", "The school opens on September 1, 2026."],
  [
    "opening 2026-03-05 19:00",
    "The City Council will open bids at its meeting on March 5, 2026 at 7:00 p.m.",
  ],
  [
    "closing 2026-03-05 14:00, opening 2026-03-05 14:15",
    "Tenders close March 5, 2026 at 2:00 p.m. and will be publicly opened at 2:15 p.m. the same day.",
  ],
  ["opening 2026-03-05 14:00", "Ouverture : 5 mars 2026 à 14 h"],
  [
    "",
    "Time: 10:00 AM on Thursday, March 5, 2026 and will be publicly opened and read aloud immediately thereafter.",
  ],
]);
