import { testPhrases } from "./phrases";

testPhrases([
  ["closing 2026-03-25 14:00", "Deadline: March 25, 2026 at 2:00 p.m."],
  ["closing 2026-03-25 14:00", "Proposal Submittal Deadline: 2:00 PM, March 25, 2026"],
  ["closing 2026-03-25 14:00", "The deadline is Wednesday, March 25, 2026, by 2 PM."],
  ["closing 2026-03-25 14:00", "Proposal due date extended to March 25, 2026 at 2:00 PM."],
  ["closing 2026-03-25 14:00", "The closing date has been extended to March 25, 2026 at 2:00 PM."],
  ["closing 2026-03-25 14:00", "The bid due date has been changed to March 25, 2026 at 2:00 PM."],
  ["closing 2026-03-25 14:00", "Closing date extended from March 18, 2026 to March 25, 2026 at 2:00 PM."],
  [
    "closing 2026-03-25 14:00",
    "Bid due: March 18, 2026 2:00 PM. Addendum 1: The bid due date is extended to March 25, 2026 at 2:00 PM.",
  ],
  ["closing 2026-03-25 14:00", "Quotation Deadline: March 25, 2026 @ 2:00pm"],
  ["closing 2026-03-25 14:00", "RFQ Deadline: March 25, 2026 @ 2:00pm"],
  [
    "closing 2026-03-25 14:00",
    "Bid Classification: Services\nBid Closing Date: Wed Mar 25, 2026 2:00:00 PM (EDT)\nQuestion Deadline: see documents",
  ],
  [
    "closing 2026-03-25 14:00, questions 2026-03-12 16:00",
    "Bid Type: RFT\nBid Status: Open\nPublished Date: Mon Feb 9, 2026 10:00:00 AM (EST)\nBid Closing Date: Wed Mar 25, 2026 2:00:00 PM (EDT)\nQuestion Deadline: Thu Mar 12, 2026 4:00:00 PM (EDT)",
  ],
]);
