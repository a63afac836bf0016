import { testPhrases } from "./phrases";

const CLOSES = "closing 2026-03-12 14:00";
const VISIT = "site_meeting 2026-02-24 10:00";

// A day that holds only if something comes to pass is no date.
testPhrases([
  ["", "If it snows the site visit will be on February 25, 2026 at 10:00 a.m."],
  ["", "Should schools be closed that day, the site visit will be held February 25, 2026 at 10:00 a.m."],
  ["", "If City Hall is closed on March 11, 2026, bids will be received until March 12, 2026 at 2:00 p.m."],
  ["", "If demand warrants a further site visit will be held February 25, 2026 at 10:00 a.m."],
  ["", "When the road is impassable, the site visit will be on February 25, 2026 at 10:00 a.m."],
  ["", "Alternate site visit date: February 25, 2026 at 10:00 a.m."],
  ["", "Back-up date for the site visit: February 25, 2026 at 10:00 a.m."],
  ["", "Si l'école est fermée, la visite aura lieu le 25 février 2026 à 10 h."],
  ["", "Au besoin, une deuxième visite aura lieu le 25 février 2026 à 10 h."],
  ["", "If the tender closes on March 12, 2026, the award would follow in April."],
  ["", 'For illustration only: "Bids close March 12, 2026 at 2:00 p.m."'],
  [
    `${VISIT} unsaid`,
    "Site visit February 24, 2026 at 10:00 a.m. (rain date February 25, 2026 at 10:00 a.m.)",
  ],
  [CLOSES, "If you wish to bid, your bid must be received by March 12, 2026 at 2:00 p.m."],
  [CLOSES, "If mailed, bids must be received by March 12, 2026 at 2:00 p.m."],
  [CLOSES, "Bids are due March 12, 2026 at 2:00 p.m. unless City Hall is closed due to weather."],
  ["questions 2026-03-03", "If you have any questions, please e-mail them by March 3, 2026."],
]);

// Days beside a meeting's name on which something else becomes of it, and meetings of others.
testPhrases([
  ["", "A virtual pre-bid meeting link will be sent March 2, 2026 at 4:00 p.m."],
  ["", "The site visit will be announced on March 3, 2026 at 10:00 a.m."],
  ["", "Site visit photos taken on March 3, 2026."],
  ["", "The site visit ends March 3, 2026 at 10:00 a.m."],
  ["", "A site meeting with residents is scheduled for March 3, 2026 at 7:00 p.m."],
  ["", "The pre-bid meeting for the other contract is on March 3, 2026 at 10:00 a.m."],
  ["", "Questions arising from the pre-bid meeting will be answered by March 6, 2026."],
  ["", "Proposals for the related Project B are due March 12, 2026 at 2:00 p.m."],
  ["", "Bid amendments must be received by March 12, 2026 at 2:00 p.m."],
  ["", "Site visits will be held from March 3 through March 5, 2026."],
  ["", "Site visits every Tuesday at 10:00 a.m. until March 5, 2026."],
  ["", "Bids close at 2:00 p.m. March 12, 2026 (hard copies) or 4:00 p.m. (electronic)."],
]);

// A meeting that is named by its day.
testPhrases([
  ["questions 2026-03-10", "Questions from the March 3, 2026 pre-bid meeting are due March 10, 2026."],
  [
    "intent 2026-02-20",
    "Deadline to sign up for the February 24, 2026 10:00 a.m. site visit: February 20, 2026",
  ],
  [`${VISIT} yes`, "Bidders must attend the February 24, 2026 10:00 a.m. site visit to be eligible to bid."],
  ["", "Minutes of the March 3, 2026 pre-bid meeting will be posted."],
]);

// A closing that moves to another day keeps its hour where one hour is stated.
testPhrases([
  [CLOSES, "Bids close March 5, 2026 at 2:00 p.m.\nThe closing has been extended to March 12."],
  [CLOSES, "Bids close March 5, 2026 at 2:00 p.m.\nThe deadline has been extended to March 12, 2026."],
  [
    CLOSES,
    "Les soumissions seront reçues jusqu'au 5 mars 2026 à 14 h. La date limite est reportée au 12 mars 2026.",
  ],
]);

// An addendum's date of a meeting is the one date of it.
testPhrases([
  [
    "site_meeting 2026-03-06 13:00 yes",
    "Mandatory site visit March 3, 2026 at 10:00 a.m.\nAddendum 1 – the date of the site visit is March 6, 2026 at 1:00 p.m.",
  ],
  [
    "site_meeting 2026-03-03 10:00 unsaid, site_meeting 2026-03-06 13:00 unsaid",
    "Site visit March 3, 2026 at 10:00 a.m.\nAddendum 1 – a second site visit will be held March 6, 2026 at 1:00 p.m.",
  ],
]);

// A change of one date leaves the others alone.
testPhrases([
  [
    CLOSES,
    `Bids close March 12, 2026 at 2:00 p.m. Site visit: February 24, 2026 at 10:00 a.m.\nThe site visit date has been changed. See addendum 1.`,
  ],
  [
    `${VISIT} unsaid`,
    "Bids close March 12, 2026 at 2:00 p.m. Site visit: February 24, 2026 at 10:00 a.m.\nThe closing has been postponed. See addendum 1.",
  ],
]);
