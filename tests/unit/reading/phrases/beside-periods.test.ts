import { testPhrases } from "./phrases";

testPhrases([
  [
    "closing 2026-03-05 14:00, end 2027-06-30, opening 2026-03-05 14:00, start 2026-07-01",
    "Sealed bids for supplying fuel oil for the period July 1, 2026 to June 30, 2027 will be received by the Clerk until 2:00 p.m. on March 5, 2026 at which time bids will be opened and read.",
  ],
  [
    "closing 2026-03-04 16:00, end 2027-10-31, start 2026-11-01",
    "Sealed bids will be received for the following work for the November 1, 2026 to October 31, 2027 heating season:\n- heating oil\n\nBids must be filed with the Clerk by 4:00 p.m., Wednesday, March 4, 2026.",
  ],
]);
