import { testPhrases } from "./phrases";

testPhrases([
  [
    "closing 2026-03-25 14:00, opening 2026-03-25 14:00",
    "Sealed bids for trucks will be received until Wednesday, March 25, 2026, 2:00 p.m. No bid will be accepted after this hour, at which time all bids will be publicly opened and read.",
  ],
  [
    "closing 2026-03-25 14:00, opening 2026-03-25 14:00",
    "The Board, on March 25, 2026 at 2:00 p.m. in the gym, will receive sealed proposals for the roof. The proposals will be, at that date, time, and place, publicly opened and read aloud, and will be available for viewing.",
  ],
  [
    "closing 2026-03-05 14:00, opening 2026-03-05 14:00",
    "Proposals must be submitted no later than 2:00 p.m. on Thursday, March 5, 2026 at City Hall. Proposals will be opened publicly at that time.",
  ],
  [
    "closing 2026-03-05 14:00, opening 2026-03-05 14:00",
    "Bids will be received until 2:00 p.m. on Thursday, March 5, 2026, at which time they will be publicly opened, with the contract being awarded on March 10, 2026 at 5:30 p.m.",
  ],
  [
    "closing 2026-03-05 14:00, opening 2026-03-05 14:00",
    "Bids will be received until 2:00 p.m. on March 5, 2026 and will be opened right then. Plans may be seen between 8:30 a.m. and 4:30 p.m.",
  ],
  [
    "closing 2026-03-05 13:00",
    "Bids close March 5, 2026 at 1:00 p.m. Proposals will not be publicly opened at that time.",
  ],
]);
