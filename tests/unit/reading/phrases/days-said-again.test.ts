import { testPhrases } from "./phrases";

testPhrases([
  [
    "closing 2026-03-05 14:00, opening 2026-03-05 14:15",
    "The bid opening is on March 5, 2026 at 2:15 p.m. in Room 4. Bids must be submitted before 2:00 p.m. that day.",
  ],
  [
    "closing 2026-03-05 16:00, opening 2026-03-05 18:30",
    "Bids will be opened at the Commissioners' meeting of March 5, 2026 at 6:30 p.m. Bids must reach the clerk by 4:00 p.m. on that date.",
  ],
  [
    "closing 2026-03-05 10:30, opening 2026-03-05 10:30",
    "L'ouverture des soumissions aura lieu le 5 mars 2026 à 10 h 30. Les soumissions doivent parvenir au greffe avant 10 h 30 ce même jour.",
  ],
  [
    "questions 2026-03-05 16:00, site_meeting 2026-03-05 10:00 unsaid",
    "Site visit: March 5, 2026 at 10:00 a.m. Questions are due by 4:00 p.m. the same day.",
  ],
  [
    "closing 2026-03-05 14:00",
    "Bids close March 5, 2026 at 2:00 p.m. The contract is awarded on March 9, 2026. Documents must be signed by 4:00 p.m. that day.",
  ],
  ["", "The award is on March 9, 2026. Forms must be signed by 4:00 p.m. that day."],
  [
    "closing 2026-03-20 14:00",
    "Due Date: Mar 20, 2026\nFriday, March 20, 2026\n- no later than 2:00 p.m.\nRoofing of the arena",
  ],
  [
    "closing 2026-03-20",
    "Due Date: Mar 20, 2026\nFriday, March 20, 2026\nPick-up of plans before 11:00 a.m.",
  ],
  [
    "closing 2026-03-09, opening 2026-03-09",
    "Bids are accepted until the close of business on Monday, March 9, 2026 and will be opened at the trustees' meeting that evening.",
  ],
]);
