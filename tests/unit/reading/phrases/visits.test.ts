import { testPhrases } from "./phrases";

/** Visits, and who will come. */
testPhrases([
  [
    "",
    "Bidders are required to attend one of two site visits: March 2, 2026 at 10 a.m. or March 3, 2026 at 1 p.m.",
  ],
  [
    "site_meeting 2026-03-03 10:00 unsaid",
    "The site may be viewed on March 3, 2026 between 10:00 a.m. and 2:00 p.m.",
  ],
  ["site_meeting none", "A Pre-Bid Conference will not be held."],
  ["intent 2026-03-02", "All attendees must submit their names by March 2, 2026."],
  [
    "intent 2026-03-02",
    "Les entreprises qui désirent assister à la visite doivent aviser la Ville avant le 2 mars 2026.",
  ],
  [
    "site_meeting 2026-03-03 10:00 yes",
    "Attendance at the March 3, 2026 10:00 a.m. pre-bid meeting is mandatory.",
  ],
]);

/** No visit at an hour. */
testPhrases([
  ["", "Site visits can be arranged by calling 555-123-4567."],
  ["", "Minutes of the March 3, 2026 pre-bid meeting will be posted."],
  ["", "Les participants au tournoi doivent s'entraîner avant le 2 mars 2026."],
  ["", "The pre-bid conference will not be repeated on March 3, 2026."],
  ["", "A pre-bid meeting will not be held on March 3, 2026 at 10 a.m."],
  ["", "La visite n'aura pas lieu le 3 mars 2026."],
]);
