import { testPhrases } from "./phrases";

/** More forms of closings. */
testPhrases([
  ["closing 2026-03-05 15:00", "Deadline for submittal is March 5, 2026 at 3:00 PM."],
  ["closing 2026-03-05 14:00", "The final date for submissions is March 5, 2026 at 2 p.m."],
  ["closing 2026-03-05 12:00", "We must receive your bid by March 5, 2026 at noon."],
  ["closing 2026-03-05 12:00", "The Board must receive all bids by March 5, 2026 at noon."],
  [
    "closing 2026-03-05 14:00",
    "Bids shall be delivered to the Office of Purchasing on or before the hour of two o'clock p.m. (2:00) on March 5, 2026.",
  ],
  ["closing 2026-07-29 10:00", "Bids will be received until10:00 A.M. on07/29/2026."],
  ["closing 2026-03-25 14:00", "RFQ Due: 3/25/26@2PM"],
  ["closing 2026-03-05 14:00", "Bids are due as indicated below:\n\nThursday, March 5, 2026\n2:00 p.m."],
  ["closing 2026-03-05 14:00", "Only bids received by 2 p.m. March 5, 2026 will be considered."],
]);

/** No closing. */
testPhrases([
  ["", "The successful bidder must receive its permit by March 5, 2026."],
  ["", "The final date for payment is March 5, 2026."],
]);
