import { testPhrases } from "./phrases";

testPhrases([
  [
    "closing 2026-03-05 14:00, opening 2026-03-05 14:00",
    "Bids will be received until 2:00 p.m. on March 5, 2026. At that time they will be opened.",
  ],
  [
    "closing 2026-03-05 14:00, opening 2026-03-05 14:00",
    "Bids will be received by the Clerk until 2:00 p.m. on March 5, 2026. At that time, all bids will be publicly opened and read aloud.",
  ],
  [
    "closing 2026-03-05 14:00, opening 2026-03-05 14:00",
    "Sealed bids are due at the Town Hall by 2:00 p.m. on March 5, 2026, and will be opened at that time.",
  ],
  [
    "closing 2026-03-05 14:00, opening 2026-03-05 14:00",
    "Sealed bids are due no later than 2:00 p.m. on March 5, 2026, when they will be opened and read.",
  ],
  [
    "closing 2026-03-05 14:00, opening 2026-03-05 14:00",
    "Sealed bids are due no later than 2:00 p.m. on March 5, 2026 and will be publicly opened in Conference Room B at that time.",
  ],
  [
    "closing 2026-03-05 14:00, opening 2026-03-05 14:00",
    "Sealed proposals will be received at City Hall until 2:00 PM, March 5, 2026, and then publicly opened and read aloud.",
  ],
  [
    "closing 2026-03-05 14:00, opening 2026-03-05 14:00",
    "Bids close at 2:00 pm March 5, 2026. Bids will be opened at closing time.",
  ],
  [
    "closing 2026-03-25 14:00, opening 2026-03-25 14:00",
    "Sealed bids will be received until 2:00 p.m. on March 25, 2026 at the Town Hall. At that time and place the bids will be publicly opened.",
  ],
  [
    "closing 2026-03-25 14:00, opening 2026-03-25 14:00",
    "Bids must be received by March 25, 2026 at 2:00 PM. At that time, officials will open them and read them out loud at the District office.",
  ],
  [
    "closing 2026-03-25 14:00, opening 2026-03-25 14:00",
    "Bids received on or before 2:00 PM, March 25, 2026 will be publicly opened and read aloud at that time.",
  ],
  [
    "closing 2026-03-25 14:00, opening 2026-03-25 14:00",
    "Sealed bids for the above will be received at the office of the Clerk, 1 Main Street, until 2:00 P.M., prevailing time, on March 25, 2026, at which time and place all bids received will be publicly opened and read.",
  ],
  [
    "opening 2026-03-25 14:00",
    "Bids will be publicly opened and read at 2:00 p.m. on March 25, 2026 in Room 2.",
  ],
  ["opening 2026-03-25 14:00", "Bid Opening Date: 03/25/2026 2:00 PM"],
  ["opening 2026-03-25 14:00", "Bid Open Date: March 25, 2026 2:00 PM"],
  [
    "closing 2026-03-25 14:00, opening 2026-03-25 14:00",
    "Sealed bids will be received and publicly opened at 2:00 pm on Wednesday, March 25, 2026 in the Purchasing Office.",
  ],
  [
    "closing 2026-03-25 14:00, opening 2026-03-25 14:30",
    "Bids due: March 25, 2026 at 2:00 PM. Public opening: March 25, 2026 at 2:30 PM.",
  ],
  ["opening 2026-03-25 14:00", "Bids are to be opened on March 25, 2026 at 2:00 PM in the Council Chambers."],
  ["opening 2026-03-25 14:00", "The bid opening will take place on March 25, 2026 at 2:00 PM."],
  [
    "opening 2026-03-25 14:00",
    "A public bid opening is scheduled for 2:00 PM on Wednesday, March 25, 2026 via Zoom.",
  ],
  [
    "opening 2026-03-25 14:00",
    "Bids shall be opened virtually via Microsoft Teams on March 25, 2026 at 2:00 pm.",
  ],
  ["opening 2026-03-25 14:00", "Opening of tenders: March 25, 2026, 2:00 p.m."],
  ["opening 2026-03-25 14:00", "Tenders shall be opened in public at 2:00 p.m. local time on March 25, 2026"],
  [
    "opening 2026-03-25 14:00",
    "The tenders will be opened by the Tender Opening Committee on March 25, 2026 at 2:00 p.m.",
  ],
  [
    "opening 2026-03-25 14:00",
    "L'ouverture des soumissions aura lieu le 25 mars 2026 à 14 h à l'hôtel de ville.",
  ],
  [
    "closing 2026-03-25 14:00, opening 2026-03-25 14:30, questions 2026-03-12",
    "SCHEDULE\nQuestions:\nMarch 12, 2026\nBid closing:\nMarch 25, 2026\n2:00 p.m.\nBid opening:\nMarch 25, 2026\n2:30 p.m.",
  ],
  [
    "closing 2026-03-25 14:00, opening 2026-03-25 14:00",
    "Bids should be submitted to the Highway Department, P.O. Box 12, by 2:00 P.M. on March 25, 2026, at which time they will be publicly opened.",
  ],
  [
    "closing 2026-03-25 14:00, opening 2026-03-25 14:00",
    "SEALED BIDS will be received and publicly read aloud by the Board on March 25, 2026 at 2:00 p.m.",
  ],
  ["opening 2026-03-25 14:00", "BID OPENING: Wednesday, March 25, 2026 - 2:00 p.m."],
  ["opening 2026-03-25 14:00", "Bids open: March 25, 2026 at 2:00 p.m."],
  ["opening 2026-03-25 14:00", "Bids opened: March 25, 2026 at 2:00 p.m."],
  ["opening 2026-03-25 14:00", "Public Opening: 2:00 PM, March 25, 2026"],
  ["opening 2026-03-25 14:00", "Tender Opening\nWednesday, March 25, 2026\n2:00 p.m."],
  ["opening 2026-03-25 14:05", "Bids will be publicly opened via Zoom at 2:05 PM on March 25, 2026."],
  ["opening 2026-03-25 14:00", "Opening date and time: March 25, 2026 2:00 p.m."],
  ["opening 2026-03-25 14:00", "Ouverture des soumissions : 25 mars 2026, 14 h"],
  ["opening 2026-03-25 14:00", "Ouverture publique des soumissions : le mercredi 25 mars 2026 à 14 h"],
  ["opening 2026-03-25 14:00", "Date d'ouverture des soumissions : 2026-03-25 14:00"],
  [
    "opening 2026-03-25 14:00",
    "Les soumissions seront ouvertes le 25 mars 2026 à 14 h à la salle du conseil.",
  ],
  [
    "closing 2026-03-11 10:00, opening 2026-03-11 10:00",
    "Notice is hereby given that bids will be received, opened, and read aloud in the Council Chambers on Wednesday, March 11, 2026, at 10:00 A.M. for the removal of snow.",
  ],
  [
    "opening 2026-03-30 13:00",
    "The opening date for the tenders has been changed to Monday March 30, 2026 at 1:00 PM.",
  ],
  [
    "closing 2026-03-17 14:00, opening 2026-03-17 14:00",
    "The BOARD OF EDUCATION hereby invites the submission of sealed bids for Snow Removal. Bids will be received until 2:00 P.M. prevailing time on the 17th day of March, 2026 at the Business Office, at which time and place all bids will be publicly opened.",
  ],
  [
    "closing 2026-03-17 14:00, opening 2026-03-17 14:00",
    "SEALED BIDS will be received by the Purchasing Agent until 2:00 P.M., Tuesday, March 17, 2026, at which time they will be opened publicly and read aloud for the following: SNOW REMOVAL",
  ],
  [
    "closing 2026-03-17 14:00, opening 2026-03-17 14:00",
    "Sealed proposals for Lawn Care will be received at the office of the City Clerk, City Hall, until 2:00 p.m., local time, Tuesday, March 17, 2026, and there, at said office, at said time, publicly opened and read aloud.",
  ],
  [
    "closing 2026-03-17 14:00, opening 2026-03-17 14:00",
    "Bids shall be submitted by 2:00 P.M. on Tuesday, March 17, 2026 and will be opened and read aloud publicly at that same time.",
  ],
  [
    "closing 2026-03-17 14:00, opening 2026-03-17 14:00",
    "Bids must be received by 2:00 P.M. on Tuesday, March 17, 2026. Bid opening will be at 2:00 P.M. on that date.",
  ],
  [
    "closing 2026-03-17 14:00, opening 2026-03-17 14:15",
    "Bids are due by 2:00 P.M. on Tuesday, March 17, 2026. Bids will be opened at 2:15 P.M. that day in the Board Room.",
  ],
  [
    "closing 2026-03-17 14:00, opening 2026-03-17 14:00",
    "Sealed bids are being accepted for the lawn mowing contract. Bids will be opened at 2 p.m. on Tuesday, March 17, 2026. All bids must be received prior to bid opening.",
  ],
  [
    "closing 2026-03-17 14:00, opening 2026-03-18 10:00",
    "Bids are due March 17, 2026 at 2:00 p.m.; bids will be opened March 18, 2026 at 10:00 a.m.",
  ],
  [
    "closing 2026-03-17, opening 2026-03-17 19:00",
    "Bids must be received by March 17, 2026. Bids will be opened that evening at the Council meeting on March 17, 2026 at 7:00 p.m.",
  ],
  [
    "closing 2026-03-20 14:00",
    "Bids are due March 20, 2026 at 2:00 p.m. The bids will not be opened at that time.",
  ],
  [
    "closing 2026-03-20 14:00",
    "Bids are due March 20, 2026 at 2:00 p.m. At that time no bids will be opened.",
  ],
  ["closing 2026-03-20 14:00", "Bids are due March 20, 2026 at 2:00 p.m. There will be no public opening."],
  [
    "closing 2026-03-20 14:00",
    "Bids are due March 20, 2026 at 2:00 p.m. At that time or shortly thereafter bids will be opened.",
  ],
  [
    "closing 2026-03-20 14:00",
    "Bids are due March 20, 2026 at 2:00 p.m. Late bids will be returned and not be opened.",
  ],
  [
    "closing 2026-03-20 14:00, site_meeting 2026-03-12 10:00 yes",
    "Bids are due March 20, 2026 at 2:00 p.m. A mandatory site visit is on March 12, 2026 at 10:00 a.m. At that time the gates will be opened.",
  ],
  [
    "closing 2026-03-25 14:00",
    "Bids are due at 2:00 p.m. on March 25, 2026. Bids may be withdrawn prior to the opening.",
  ],
  [
    "closing 2026-03-25 14:00, opening 2026-03-25 14:00",
    "Bids will be opened at 2:00 p.m. on March 25, 2026. Bids must be received in the Clerk's office prior to the opening.",
  ],
  [
    "closing 2026-03-25 14:00, opening 2026-03-25 14:00",
    "Bids will be opened at 2:00 p.m. on March 25, 2026. Bids are due at time of opening.",
  ],
  [
    "closing 2026-09-09 14:00, opening 2026-09-09 14:00",
    "The District will accept bids until 2 p.m.Wednesday, Sept. 9. At that time, officials will open them and read them out loud at the office, 12 Main St. Late bids will not be considered.",
  ],
  ["closing 2026-03-25 14:00", "Bids received after 2:00 p.m. on March 25, 2026 will be returned unopened."],
  [
    "closing 2026-04-14 10:00, opening 2026-04-14 10:00, sub_bid_closing 2026-03-31 10:00",
    "Filed sub-bids will be received until 10:00 a.m. on Tuesday, March 31, 2026 and at that place and time be publicly opened. General bids will be received until 10:00 a.m. on Tuesday, April 14, 2026 and at that place and time be publicly opened.",
  ],
  [
    "closing 2026-03-25 14:00",
    "Bids are due March 25, 2026 at 2:00 p.m. They may be opened publicly or privately at a later time.",
  ],
  [
    "closing 2026-03-11 10:00, opening 2026-03-11 10:00",
    "Bids will be received, opened, and read aloud in the Chambers on Wednesday, March 11, 2026, at 10:00 A.M.",
  ],
  [
    "closing 2026-03-25 14:00, opening 2026-03-25 14:15",
    "Bids are due March 25, 2026 at 2:00 p.m. Bids will be opened at 2:15 p.m.",
  ],
  ["closing 2026-03-25", "Closing date: March 25, 2026. The office is open from 8:30 a.m. to 4:30 p.m."],
  [
    "closing 2026-03-25, opening 2026-03-26 10:00",
    "Bids are due March 25, 2026. They will be opened at 10:00 a.m. on March 26, 2026.",
  ],
]);
