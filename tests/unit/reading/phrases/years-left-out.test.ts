import { testPhrases } from "./phrases";

/** A day without a year is in the year in which the bid's other dates leave room for it. */
testPhrases([
  [
    "closing 2026-03-04 15:30, opening 2026-03-04 15:31",
    "Sealed bids must be received before 3:30 p.m. on March 4, 2026. Bids will be opened at 3:31 p.m. on March 4th.",
  ],
  [
    "closing 2026-03-09 16:00, opening 2026-03-10 09:15",
    "Bids are due March 9, 2026 at 4:00 p.m. Bids will be opened March 10 at 9:15 a.m.",
  ],
  [
    "closing 2026-03-05 14:00, site_meeting 2026-02-20 09:00 yes",
    "A mandatory site visit will be held February 20 at 9 a.m. Bids are due Thursday, March 5, 2026 at 2 p.m.",
  ],
  [
    "closing 2026-03-05 14:00, questions 2026-02-24 12:00",
    "Questions are due February 24 at noon. Proposals are due March 5, 2026 at 2 p.m.",
  ],
  [
    "closing 2026-03-09 14:00, questions 2026-02-24 14:00",
    "Questions by: February 24, 2026 @ 2:00 p.m.\nRFQ responses due: March 9, @ 2:00 p.m.",
  ],
  [
    "closing 2026-03-12 14:30, site_meeting 2026-02-20 10:00 unsaid",
    "The pre-bid meeting is on February 20, 2026 at 10:00 a.m. Bids must be received no later than 2:30 p.m. on March 12.",
  ],
  [
    "addenda 2026-02-27, closing 2026-03-05 14:00",
    "The final addendum will be issued February 27. Tenders close March 5, 2026 at 2 p.m.",
  ],
  [
    "closing 2026-12-17 14:00, opening 2027-01-06 10:00",
    "Tenders close December 17, 2026 at 2 p.m. They will be opened on January 6 at 10:00 a.m.",
  ],
  [
    "closing 2027-01-07 14:00, questions 2026-12-18 16:00",
    "Bids are due on January 7, 2027 at 2 p.m. Questions will be accepted until December 18 at 4 p.m.",
  ],
  [
    "closing 2027-01-07 14:00, site_meeting 2027-01-04 10:00 unsaid",
    "Bids are due on January 7, 2027 at 2 p.m. The site visit is on January 4 at 10 a.m.",
  ],
  [
    "closing 2026-03-05 14:00, intent 2026-02-19",
    "RSVP for the meeting by February 19. Bids are due March 5, 2026 at 2 p.m.",
  ],
  [
    "closing 2026-03-05 11:00, opening 2026-03-06 14:00",
    "Les soumissions seront reçues jusqu'à 11 h le 5 mars 2026. Les enveloppes seront ouvertes le 6 mars, à 14 h.",
  ],
  [
    "closing 2026-03-05 14:00, site_meeting 2026-02-20 09:00 unsaid",
    "Date limite de réception des soumissions : 5 mars 2026, 14 h. Une visite des lieux aura lieu le 20 février à 9 h.",
  ],
  [
    "closing 2026-03-05 14:00, questions 2026-02-24 16:00",
    "Les questions doivent être transmises avant le 24 février à 16 h. La date de clôture est le 5 mars 2026 à 14 h.",
  ],
]);

/** Without another date it is the first such day after the notice's publication. */
testPhrases([
  ["closing 2026-03-05 14:00", "Bids are due March 5 at 2:00 p.m."],
  ["opening 2026-03-10 09:15", "Bids will be opened March 10 at 9:15 a.m."],
  ["site_meeting 2026-02-20 09:00 unsaid", "A site visit will be held February 20 at 9 a.m."],
  ["closing 2026-03-05", "Les entreprises intéressées ont jusqu'au 5 mars pour déposer leurs soumissions."],
  [
    "closing 2026-03-19",
    "CDC demande aux firmes de lui soumettre, d'ici le 19 mars prochain, des propositions.",
  ],
  [
    "opening 2026-03-12 14:00",
    "Les enveloppes seront donc ouvertes le 12 mars, à 14h, au 71, rue Charlotte.",
  ],
  [
    "opening 2026-02-26 14:00, start 2026-03-01",
    "The contract begins March 1, 2026. Bids will be opened February 26 at 2 p.m.",
  ],
]);

/** Where no other date tells the year, or the day does not fit, there is no date. */
testPhrases([
  ["", "Bids will be opened September 10 at 9:15 a.m."],
  ["", "A site visit will be held February 2 at 9 a.m."],
  ["", "Les soumissions devaient être reçues au plus tard le 26 mars dernier."],
  [
    "closing 2026-03-05 14:00",
    "Bids are due March 5, 2026 at 2 p.m. The site visit was on January 4 at 10 a.m.",
  ],
  [
    "closing 2026-03-05 14:00",
    "Bids are due March 5, 2026 at 2 p.m. The site visit is on January 20 at 10 a.m.",
  ],
  [
    "closing 2026-03-05 14:00",
    "Bids are due March 5, 2026 at 2 p.m. A second site visit is on September 20 at 10 a.m.",
  ],
  ["closing 2026-03-05 14:00, start 2026-04-01", "Bids are due March 5, 2026 at 2 p.m. Work begins April 1."],
  [
    "closing 2026-03-05 14:00",
    "Bids are due March 5, 2026 at 2 p.m. The season runs from November 1 to April 15.",
  ],
  ["start 2026-03-01", "The contract begins March 1, 2026. Bids will be opened September 26 at 2 p.m."],
  [
    "closing 2026-03-05 14:00",
    "Bids are due March 5, 2026 at 2 p.m. In the event of inclement weather, the site visit will take place on February 24 at 10 a.m.",
  ],
  [
    "closing 2026-03-05 14:00",
    "Bids are due March 5, 2026 at 2 p.m. The site visit is on Monday, February 24 at 10 a.m.",
  ],
  [
    "closing 2026-03-05 14:00",
    "La date de clôture est le 5 mars 2026 à 14 h. En cas de pluie, la visite aura lieu le 24 février à 9 h.",
  ],
  [
    "closing 2026-03-05 14:00, start 2026-04-01",
    "La date de clôture est le 5 mars 2026 à 14 h. Les travaux débutent le 1er avril.",
  ],
]);

/** A day of the work without a year follows the bid's last date; what happens every year has none. */
testPhrases([
  [
    "closing 2026-03-05 14:00, start 2026-08-01",
    "Bids close on March 5, 2026 at 2 p.m. Mowing will commence on August 1st.",
  ],
  [
    "closing 2026-03-05 14:00, end 2026-10-15",
    "Bids close on March 5, 2026 at 2 p.m. All work must be completed by October 15.",
  ],
  ["closing 2026-03-05 14:00", "Bids close on March 5, 2026 at 2 p.m. Services begin on May 1 of each year."],
  ["", "The warranty ends June 30, 2028. The work shall be completed by June 30."],
  ["", "Insurance certificate expires April 30, 2027. Work must be complete by April 30."],
  ["", "The existing agreement expires June 30, 2026. The new term begins July 1 and ends June 30."],
]);
